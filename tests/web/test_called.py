"""In a browser: notifications, installing the app, playing offline, and one's games on another device."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Page, Worker, expect

from rascals.server.api import pages
from tests.server import post
from tests.server.post import MailBox
from tests.server.serving import live
from tests.web.access import check as check_access
from tests.web.conftest import NewPage, Server
from tests.web.people import PATIENCE, PAUSE, join, start, table_for

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

READY = "async () => { await navigator.serviceWorker.ready; }"
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
# Notices that are shown and closed are recorded by these wrappers. The browser's own list is not reliable: it loses a
# notice if it is queried while it shows that one, and removes each after some twenty seconds.
NOTED = """() => {
    globalThis.noted = [];
    const open = [];
    const { showNotification } = ServiceWorkerRegistration.prototype;
    Object.assign(ServiceWorkerRegistration.prototype, {
        async showNotification(title, options) {
            await showNotification.call(this, title, options);
            const { body, tag = "", data } = options;
            noted.push({ title, body, tag, data });
            open.push({ tag, close: () => noted.push(`closed ${tag}`) });
        },
        getNotifications: async ({ tag }) => open.filter(notice => notice.tag === tag),
    });
}"""
HIDDEN = "Object.defineProperty(document, 'hidden', { get: () => globalThis.isHidden ?? false })"
KEPT = """(await indexedDB.databases()).length > 0 && await new Promise(done => {
    const opened = indexedDB.open('rascals', 1);
    opened.onsuccess = () => {
        const asked = opened.result.transaction('replays').objectStore('replays').count();
        asked.onsuccess = () => (opened.result.close(), done(asked.result > 0));
    };
})"""
STORED = """async () => {
    const found = {};
    for (const name of await caches.keys())
        for (const request of await (await caches.open(name)).keys()) found[new URL(request.url).pathname] = name;
    return found;
}"""


@pytest.fixture
def box() -> Iterator[MailBox]:
    with post.mail_server() as found:
        yield found


def move(page: Page, server: str, name: str) -> None:
    """Make the first legal move, as the person of the page."""
    view = page.request.get(f"{server}/api/v1/tables/{name}/view").json()
    body = {"id": f"m{view['decision']}", "decision": view["decision"], "move": view["moves"][0]["move"]}
    assert page.request.post(f"{server}/api/v1/tables/{name}/commands", data=body).ok


def awaited(page: Page, server: str, name: str) -> bool:
    return page.request.get(f"{server}/api/v1/tables/{name}/view").json()["decision"] is not None


def until(page: Page | Worker, holds: str) -> Any:
    """Wait in the page until an expression, which may be async, is truthy; return its value."""
    return page.evaluate(f"""async () => {{
        const end = Date.now() + {PATIENCE};
        for (;;) {{
            const found = {holds};
            if (found) return found;
            if (Date.now() > end) throw new Error('waited in vain');
            await new Promise(done => setTimeout(done, 30));
        }}
    }}""")


def noted(page: Page | Worker, count: int) -> list[Any]:
    """Wait for the expected number of notices that were shown or closed; return them."""
    found: list[Any] = until(page, f"noted.length >= {count} && noted")
    return found


def working(page: Page, server: str) -> None:
    """Open the lobby and wait until its service worker controls the page and has cached the app shell."""
    page.goto(server)
    page.evaluate(READY)
    page.wait_for_function(CONTROLLED)
    until(page, "await caches.match('/api/v1/games') && await caches.match('/api/v1/texts/en/shared-first')")


def test_a_hidden_page_notifies_its_reader(new_page: NewPage, server: str) -> None:
    """A person who asked for it gets a notice when it becomes their turn and the page is hidden; looking closes it."""
    ann = new_page(service_workers="allow", permissions=["notifications"])
    others = [new_page(), new_page()]
    ann.add_init_script(HIDDEN)
    ann.add_init_script(f"({NOTED})()")
    name = table_for(ann, server, "felicity", 3, nickname="Ann")["id"]
    for page, who in zip(others, ("Bob", "Cid"), strict=True):
        join(page, server, name, who)
    working(ann, server)
    ann.goto(f"{server}/t/{name}")
    ann.get_by_role("button", name="Notify me").click()
    dialog = ann.get_by_role("dialog")
    dialog.get_by_role("button", name="Notify me here").click()
    expect(dialog).to_contain_text("notifies you")
    check_access(ann)
    ann.keyboard.press("Escape")
    assert ann.request.post(f"{server}/api/v1/tables/{name}/start", data={}).ok
    expect(ann.locator("[data-felicity]")).to_be_visible()
    people = [ann, *others]
    while awaited(ann, server, name):
        move(ann, server, name)
    assert noted(ann, 0) == []
    ann.wait_for_function("() => !document.title.startsWith('●')")  # the page knows that others are to move
    ann.evaluate("() => { globalThis.isHidden = true; document.dispatchEvent(new Event('visibilitychange')); }")
    while not awaited(ann, server, name):
        move(next(page for page in people if awaited(page, server, name)), server, name)
    notice = {
        "title": "Your turn – Felicity: The Cat in the Sack",
        "body": "At the table with Bob and Cid.",
        "tag": f"turn-{name}",
        "data": {"url": f"/t/{name}"},
    }
    assert noted(ann, 1) == [notice]
    ann.evaluate("() => { globalThis.isHidden = false; document.dispatchEvent(new Event('visibilitychange')); }")
    assert noted(ann, 2) == [notice, f"closed turn-{name}"]


def test_what_is_pushed_is_shown(new_page: NewPage, server: str) -> None:
    """The service worker shows what is pushed, even if it is not in our format, and never opens another site."""
    page = new_page(service_workers="allow", permissions=["notifications"])
    devtools = page.context.new_cdp_session(page)
    registrations: list[str] = []
    devtools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    devtools.send("ServiceWorker.enable")
    working(page, server)
    (worker,) = page.context.service_workers
    worker.evaluate(NOTED)
    turn = {"title": "Your turn – Felicity", "body": "At the table with Bob.", "tag": "turn-x"}
    for count, message in enumerate(({**turn, "url": "/t/x"}, {"title": 1}), start=1):
        devtools.send(
            "ServiceWorker.deliverPushMessage",
            {"origin": server, "registrationId": registrations[-1], "data": json.dumps(message)},
        )
        found = noted(worker, count)
    assert found == [
        {**turn, "data": {"url": "/t/x"}},
        {"title": "Rascals", "body": "", "tag": "", "data": {"url": "/"}},
    ]


def play_alone(page: Page, server: str) -> str:
    """Let bots play a whole game for the person's seat; return the table's id."""
    wish = {"game": "felicity", "players": 3, "level": "random", "nickname": "Ann"}
    name: str = page.request.post(f"{server}/api/v1/quick", data=wish).json()["table"]["id"]
    standin = {"seat": 0, "on": True, "bot": "random"}
    assert page.request.post(f"{server}/api/v1/tables/{name}/standin", data=standin).ok
    while page.request.get(f"{server}/api/v1/tables/{name}").json()["status"] != "over":
        pass
    return name


def ready(page: Page, server: str, name: str) -> None:
    """Open a game's replay, then the list of games, until the list says that the game can be opened offline."""
    page.goto(f"{server}/r/{name}")
    expect(page.get_by_label("Moment")).to_be_visible()
    until(page, KEPT)
    page.goto(f"{server}/mine")
    expect(page.get_by_text("ready to be opened without a network")).to_be_visible()


def test_without_a_network_the_shell_says_so_and_kept_games_open(
    new_page: NewPage, server: str, tmp_path: Path
) -> None:
    """Offline, the lobby opens and says so; the replay of a game viewed before opens, and that of a game in a file."""
    page = new_page(service_workers="allow", accept_downloads=True)
    name = play_alone(page, server)
    working(page, server)
    page.goto(f"{server}/t/{name}")
    expect(page.locator("#final")).to_be_visible()
    ready(page, server, name)
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the replay as a file").click()
    file = tmp_path / "game.replay.json"
    download.value.save_as(file)
    page.context.set_offline(True)
    page.goto(server)
    expect(page.get_by_text("Offline: the server cannot be reached.")).to_be_visible()
    page.get_by_role("link", name="My games").last.click()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()  # the lobby has such links too
    page.get_by_role("link", name=re.compile("Felicity")).click()
    expect(page.get_by_label("Moment")).to_be_visible()
    expect(page.locator("[data-felicity]")).to_be_visible()
    page.goto(f"{server}/mine")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/r/file-*")
    expect(page.locator("[data-felicity]")).to_be_visible()
    page.context.set_offline(False)


def test_a_saved_game_is_told_without_a_network_and_drawn_with_one(
    new_page: NewPage, server: str, tmp_path: Path
) -> None:
    """A saved game dropped while offline is shown in words and kept; online it gets its board, which is kept too.

    Offline the page says why there is no board; a file that is not a saved game is refused.
    """
    page = new_page(service_workers="allow")
    name = play_alone(page, server)
    working(page, server)
    page.goto(f"{server}/t/{name}")
    expect(page.locator("#final")).to_be_visible()
    ready(page, server, name)
    answer = page.request.get(f"{server}/api/v1/tables/{name}/game.json")
    page.context.set_offline(True)
    page.goto(f"{server}/mine")
    nothing = tmp_path / "x.json"
    nothing.write_text("{}", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(nothing)
    expect(page.get_by_role("alert")).to_contain_text("neither a replay nor a saved game")
    drop(page, f"felicity-{name}.json", answer.text())
    page.wait_for_url("**/r/file-*")
    told = page.locator("[data-saved]")
    expect(told).to_contain_text("The server draws the board")
    expect(told).to_contain_text("Round 1: ")
    check_access(page)
    page.get_by_role("button", name="Look for the board again").click()
    expect(told.get_by_role("status")).to_contain_text("cannot be reached")
    page.context.set_offline(False)
    page.get_by_role("button", name="Look for the board again").click()
    expect(page.locator("[data-felicity]")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("[data-felicity]")).to_be_visible()
    page.context.set_offline(False)


def drop(page: Page, name: str, text: str) -> None:
    """Drop a file onto the page."""
    page.evaluate(
        """([name, text]) => {
            const carried = new DataTransfer();
            carried.items.add(new File([text], name, { type: "application/json" }));
            const more = { dataTransfer: carried, bubbles: true, cancelable: true };
            for (const type of ["dragover", "drop"]) document.body.dispatchEvent(new DragEvent(type, more));
        }""",
        [name, text],
    )


def test_who_never_came_back_sees_the_lobby_offline(new_page: NewPage, server: str) -> None:
    """After a single visit its pages open offline, although they were loaded before the worker controlled the page."""
    page = new_page(service_workers="allow")
    page.goto(server)
    expect(page.get_by_role("button", name="Play Felicity")).to_be_visible()
    until(page, "(await navigator.serviceWorker.ready) && navigator.serviceWorker.controller !== null")
    until(page, f"Object.keys(await ({STORED})()).some(path => /Lobby/.test(path))")
    until(page, "await caches.match('/api/v1/games') && await caches.match('/api/v1/texts/en/shared-first')")
    page.context.set_offline(True)
    page.goto(server)
    expect(page.get_by_role("button", name="Play Felicity")).to_be_visible()
    expect(page.get_by_text("Offline: the server cannot be reached.")).to_be_visible()
    page.goto(f"{server}/learn/felicity")
    expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    expect(page.get_by_text("Nothing here")).to_have_count(0)
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Learn by playing: Felicity")).to_be_visible()


def test_offline_the_banner_leads_to_a_page_that_was_kept(new_page: NewPage, server: str) -> None:
    """Once all is kept it names one's own games, and they are there without a server."""
    page = new_page(service_workers="allow")
    working(page, server)
    ready(page, server, play_alone(page, server))
    page.goto(f"{server}/settings")
    expect(page.locator("h1")).to_be_visible()
    page.context.set_offline(True)
    banner = page.get_by_text("Offline: the server cannot be reached.")
    expect(banner).to_be_visible()
    banner.get_by_role("link").click()
    expect(page.get_by_role("heading", name="No connection")).to_have_count(0)
    expect(page.locator("main h1")).to_have_text("My games")
    page.reload()
    expect(page.locator("main h1")).to_have_text("My games")


def test_the_worker_keeps_nothing_of_a_seat(new_page: NewPage, server: str) -> None:
    """After a game, a replay, my games and a secret link, the worker's cache holds only files, texts and game data."""
    page = new_page(service_workers="allow")
    working(page, server)
    name = play_alone(page, server)
    for path in (f"/t/{name}", f"/r/{name}", "/mine", "/settings"):
        page.goto(f"{server}{path}")
        expect(page.locator("h1").first).to_be_visible()
    page.get_by_role("heading").first.wait_for()
    texts = r"/api/v1/(games|texts/[a-z]{2}/[a-z-]+)"
    allowed = re.compile(rf"/|/(assets|icons)/[^/]+|/favicon\.svg|/manifest\.webmanifest|{texts}")
    stored = page.evaluate(STORED)
    assert len(stored) > 5
    assert [path for path in stored if not allowed.fullmatch(path)] == []


WHATEVER = """async ([told, asked]) => {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise(done => (port1.onmessage = ({ data }) => done(data)));
    (await navigator.serviceWorker.ready).active.postMessage({ read: told }, [port2]);
    await answered;
    const found = [];
    for (const [path, headers] of asked) {
        const answer = await fetch(path, { headers });
        found.push([answer.status, (await answer.arrayBuffer()).byteLength > 0]);
    }
    return found;
}"""


def test_whatever_is_asked_the_worker_keeps_files_alone(new_page: NewPage, server: str) -> None:
    """What a page tells it of, parts, questions and errors are kept nowhere; without room all is answered all the same,
    and a game that cannot be kept is said to be none.
    """
    page = new_page(service_workers="allow")
    name = play_alone(page, server)
    working(page, server)
    picture, view = "/icons/icon-512.png", f"/api/v1/tables/{name}/view"
    told = [f"/assets/..{view}", f"/assets/../api/v1/mine?tables={name}", f"{picture}?x", "//127.0.0.2/icons/x.png"]
    asked = [[picture, {"range": "bytes=0-9"}], [f"{picture}?secret", {}], ["/icons/none.png", {}], [view, {}]]
    assert page.evaluate(WHATEVER, [told, asked]) == [[206, True], [200, True], [404, True], [200, True]]
    assert [path for path in page.evaluate(STORED) if re.search(r"tables|mine|512|none|x\.png", path)] == []
    devtools = page.context.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": server, "quotaSize": 1})
    assert page.evaluate(WHATEVER, [[], [[picture, {}], ["/api/v1/games", {}]]]) == [[200, True], [200, True]]
    assert picture not in page.evaluate(STORED)
    page.goto(f"{server}/mine")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    drop(page, f"felicity-{name}.json", page.request.get(f"{server}/api/v1/tables/{name}/game.json").text())
    expect(page.get_by_role("alert")).to_contain_text("cannot keep the game")
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": server})
    page.reload()
    expect(page.get_by_role("heading", name="My games")).to_be_visible()


def test_a_new_bundle_takes_the_place_of_the_old(
    new_page: NewPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An open page keeps its files; after it is closed the new worker has all of the new, and nothing old is left."""
    copy = tmp_path / "static"
    shutil.copytree(pages.HOME, copy)
    monkeypatch.setattr("rascals.server.assembly.WebApp", lambda *_, **__: pages.WebApp(copy))
    with live(tmp_path) as (address, _):
        page = new_page(service_workers="allow")
        working(page, f"http://{address}")
        (before,) = page.evaluate("() => caches.keys()")
        script = (copy / "worker.js").read_text(encoding="utf-8")
        fresh = before.removeprefix("rascals-")[::-1]
        (copy / "worker.js").write_text(script.replace(before.removeprefix("rascals-"), fresh), encoding="utf-8")
        page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
        until(page, "(await navigator.serviceWorker.ready).waiting !== null")
        assert set(page.evaluate("() => caches.keys()")) == {before, f"rascals-{fresh}"}
        page.reload()
        expect(page.locator("h1").first).to_be_visible()
        again = page.context.new_page()
        page.close()
        again.goto(f"http://{address}")
        again.close()
        for _ in range(500):  # the browser may take a while to notice that a page was closed
            last = page.context.new_page()
            last.goto(f"http://{address}")
            kept = last.evaluate("() => caches.keys()")
            last.close()
            if kept == [f"rascals-{fresh}"]:
                break
        assert kept == [f"rascals-{fresh}"]


def test_it_can_be_installed(new_page: NewPage, server: str) -> None:
    """The icons in the manifest exist, and the browser reports no obstacle to installing the app."""
    page = new_page(service_workers="allow")
    working(page, server)
    devtools = page.context.new_cdp_session(page)
    found = devtools.send("Page.getAppManifest")
    assert found["errors"] == []
    for icon in json.loads(found["data"])["icons"]:
        assert page.request.get(urljoin(f"{server}/", icon["src"])).ok
    errors = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors if error["errorId"] != "in-incognito"] == []


def test_my_games_come_along_by_a_secret_link(new_page: NewPage, server: str) -> None:
    """The link gives another browser the seat and does not stay in the address bar; once replaced, it stops working."""
    desk, phone = new_page(), new_page(viewport={"width": 360, "height": 740})
    clock = {"bank": 3 * 86_400, "increment": 0, "anew": True}
    name = table_for(desk, server, "felicity", 3, nickname="Ann", clock=clock)["id"]
    desk.goto(f"{server}/t/{name}")
    expect(desk.get_by_text("3 days per move").first).to_be_visible()
    desk.goto(f"{server}/mine")
    desk.get_by_label("Name").fill("Ann")
    desk.get_by_role("button", name="Make a secret link").click()
    expect(desk.get_by_text("under the name Ann")).to_be_visible()
    check_access(desk)
    key = json.loads(desk.evaluate("() => localStorage.getItem('rascals-key')"))["key"]
    phone.goto(f"{server}/mine#{key}")
    phone.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(phone.get_by_role("link", name=re.compile("Felicity"))).to_be_visible()
    assert key not in phone.url
    assert phone.evaluate("() => document.documentElement.scrollWidth") <= 360
    check_access(phone)
    assert phone.request.get(f"{server}/api/v1/tables/{name}/view").json()["you"] == 0
    phone.get_by_role("button", name="Forget everything here").click()
    phone.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(phone.get_by_role("button", name="Make a secret link")).to_be_visible()
    phone.reload()
    expect(phone.get_by_role("button", name="Make a secret link")).to_be_visible()
    expect(phone.get_by_role("link", name=re.compile("Felicity"))).to_have_count(0)
    phone.goto(f"{server}/mine#{key}")
    phone.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(phone.get_by_role("link", name=re.compile("Felicity"))).to_be_visible()
    desk.get_by_role("button", name="Make a new link").click()
    desk.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(desk.get_by_text("The link is new, and only this device has your seats.")).to_be_visible()
    phone.reload()
    expect(phone.get_by_text("This secret link no longer works")).to_be_visible()


def test_a_link_of_somebody_else_gets_no_seat_unasked(new_page: NewPage, server: str) -> None:
    """Opening a link neither adds nor removes seats before its reader confirms that it is their own."""
    ann, eve = new_page(), new_page()
    seat = f"seat_{table_for(ann, server, 'felicity', 3)['id']}"
    made = eve.request.post(f"{server}/api/v1/keyrings", data={"name": "Eve"}).json()
    ann.goto(f"{server}/mine#{made['key']}")
    question = ann.get_by_role("dialog")
    expect(question.get_by_text("Is this link your own?")).to_be_visible()
    check_access(ann)
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)
    assert ann.evaluate("() => localStorage.getItem('rascals-key')") is None
    ann.goto(f"{server}/mine")
    expect(ann.get_by_role("button", name="Make a secret link")).to_be_visible()
    assert eve.request.post(f"{server}/api/v1/keyrings/open", data={"key": made["key"]}).json()["tables"] == []
    assert seat in {cookie["name"] for cookie in ann.context.cookies()}


def test_a_day_off_is_told_to_all(new_page: NewPage, server: str) -> None:
    """At a table with days for each decision, a person takes a day off, confirms it, and the others are told."""
    ann, bob = new_page(), new_page()
    clock = {"bank": 86_400, "increment": 0, "anew": True}
    name = table_for(ann, server, "felicity", 3, nickname="Ann", clock=clock)["id"]
    join(bob, server, name, "Bob")
    join(new_page(), server, name, "Cid")
    start(ann, server, name, bob)
    ann.get_by_role("button", name="Take a day off").click()
    ann.get_by_role("dialog").get_by_role("button", name="Yes").click()
    expect(ann.get_by_text("You have taken a day off.")).to_be_visible()
    expect(bob.get_by_text("Ann has taken a day off.")).to_be_visible()


def test_the_link_in_a_mail_asks_before_it_does_anything(new_page: NewPage, tmp_path: Path, box: MailBox) -> None:
    """Opening a link from a mail does nothing by itself; one click confirms the address, another ends notifications."""
    more = {"RASCALS_MAIL_SERVER": box.url, "RASCALS_MAIL_FROM": "play@games.example"}
    server = Server(tmp_path, more=more | {"RASCALS_PUBLIC_URL": "http://127.0.0.1:1"})
    server.start()
    try:
        page = new_page()
        page.goto(f"{server.url}/t/{table_for(page, server.url, 'felicity', 3)['id']}")
        page.get_by_role("button", name="Notify me").click()
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name="Email me").click()
        dialog.get_by_label("Email address").fill("ann@home.example")
        dialog.get_by_role("button", name="Send me the link").click()
        expect(dialog).to_contain_text("Check your email")
        check_access(page)
        for _ in range(PATIENCE // PAUSE):
            if box.letters:
                break
            page.wait_for_timeout(PAUSE)
        assert box.letters, "no mail came"
        found = re.search(r"/called/[\w-]{43}", box.letters[0][2].replace("=\r\n", ""))
        assert found is not None
        page.goto(f"{server.url}{found[0]}")
        page.get_by_role("button", name="Yes, email me").click()
        expect(page.get_by_text("From now on you get an email")).to_be_visible()
        check_access(page)
        page.get_by_role("button", name="No more emails to me").click()
        expect(page.get_by_text("The address has been forgotten.")).to_be_visible()
    finally:
        server.kill()
