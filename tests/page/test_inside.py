"""The server in a browser's worker: a page's messages become requests to the API, and answers, over stored data."""

from __future__ import annotations

import asyncio
import json
import random
from types import SimpleNamespace
from typing import Any

import pytest

from rascals.bots import Budget, ask
from rascals.page import inside
from rascals.page.inside import Cookies, Inside, RemoteBots, answer_request
from rascals.server.tables.bot_workers import BotRequest, Here
from rascals.table import Leave
from tests.page.visiting import API, Browser, Page, visited
from tests.suites import deep
from tests.table.sitting import Sitting

FEW = Budget(simulations=20)
GAMES = {"felicity": 3, "goodcritters": 4, "goons": 3, "heist": 2}
WISH = {"game": "felicity", "players": 3, "nickname": "Ada", "level": "random", "pause": 0}


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """The parts of a view that are the same whoever shows it."""
    return {name: view[name] for name in ("you", "decision", "view", "moves", "log")}


@pytest.fixture
def faults(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The errors in the log."""
    found: list[str] = []
    log = SimpleNamespace(error=lambda _said, *, exc_info: found.append(repr(exc_info)))
    monkeypatch.setattr(inside, "log", log)
    return found


async def settled(page: Page, table: str) -> dict[str, Any]:
    """Return what a person sees once it no longer changes, because only they can act."""
    before: dict[str, Any] | None = None
    while (view := await page.turn(table)) is None or before is None or seen(view) != seen(before):
        before = view
        await asyncio.sleep(0.05)
    return view


@pytest.mark.parametrize("game", ["felicity", *deep(game for game in GAMES if game != "felicity")])
async def test_a_table_is_made_and_played(game: str) -> None:
    """A game is started by a request, and played over a socket that gets every move."""
    async with visited(Browser()) as site:
        page = site.page()
        table = await page.sit_down(game, GAMES[game])
        socket = await page.socket(table)
        assert (await page.next(socket, "snapshot"))["view"]
        view = await page.turn(table)
        assert view is not None
        page.say(socket, **await page.command(table, view))
        heard = set[str]()
        while heard != {"ack", "update"}:  # a bot that has moved meanwhile causes an update too
            heard.add((await page.next(socket, "ack", "update"))["type"])
        assert await page.play(table, 2) == 2


async def test_tables_and_seats_last() -> None:
    """A person who comes back has their seats, and the tables are as before."""
    browser = Browser()
    known = {}
    async with visited(browser) as site:
        page = site.page()
        for game, players in GAMES.items():
            table = await page.sit_down(game, players)
            await page.play(table, 2)
            known[table] = seen(await settled(page, table))
    async with visited(browser) as site:
        page = site.page("the same page, loaded again")
        for table, before in known.items():
            now = await page.get(f"/tables/{table}/view")
            assert now["you"] is not None
            assert seen(now) == before
            assert await page.play(table, 1) == 1


async def test_no_cookies_no_seat() -> None:
    """The cookies prove a seat: if the tables are kept and they are not, one can only watch."""
    browser = Browser()
    async with visited(browser) as site:
        table = await site.page().sit_down()
    browser.texts.clear()
    async with visited(browser) as site:
        status, view = await site.page().ask("GET", f"/tables/{table}/view")
    assert status != 200 or view["you"] is None


async def test_cookies_are_kept_before_the_answer_is_told() -> None:
    """Nobody learns of a seat whose proof could still be lost."""
    browser = Browser()
    async with visited(browser) as site:
        page = site.page()
        browser.free.clear()
        number = page.asking("POST", f"{API}/quick", WISH)
        await page.get("/games")  # other requests are answered meanwhile
        for _ in range(100):
            await asyncio.sleep(0)
        assert browser.happened.count("head") == 1
        assert not browser.texts
        browser.free.set()
        head, _ = await page.parts(number)
    assert head["status"] in {200, 201}
    order = browser.happened
    assert order.index("kept cookies") < len(order) - 1 - order[::-1].index("head")
    assert "set-cookie" not in dict(head["headers"])


async def test_cookies_that_cannot_be_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the proof of a seat cannot be stored the request ends without an answer."""
    browser = Browser()

    async def full(_name: str, _text: str) -> None:
        raise RuntimeError("QuotaExceededError")

    monkeypatch.setattr(browser, "keep", full)
    async with visited(browser) as site:
        page = site.page()
        number = page.asking("POST", f"{API}/quick", WISH)
        assert (await page.heard(number))["kind"] == "end"
        assert await page.get("/games")


async def test_cookies_can_be_taken_back() -> None:
    """A cookie that an answer deletes is forgotten; one set again is the latest; nonsense changes nothing."""
    browser = Browser()
    cookies = Cookies(browser)
    await cookies.load()
    for line in ("one=1; Path=/", "two=2", "one=3; Max-Age=9", "not a cookie", "=", "two=; Max-Age=0"):
        await cookies.heed([(b"set-cookie", line.encode()), (b"vary", b"cookie")])
    assert cookies.header == b"one=3"
    later = Cookies(browser)
    await later.load()
    assert later.header == b"one=3"


async def test_two_pages_agree() -> None:
    """Two pages have their own numbers, and get the same about one table."""
    async with visited(Browser()) as site:
        one, two = site.page("one"), site.page("two")
        table = await one.sit_down()
        sockets = await one.socket(table), await two.socket(table)
        for page, socket in zip((one, two), sockets, strict=True):
            assert (await page.next(socket, "snapshot"))["view"]
        await two.play(table, 1)
        end = (await settled(one, table))["view"]
        for page, socket in zip((one, two), sockets, strict=True):
            while (await page.next(socket, "snapshot", "update"))["view"] != end:
                pass
        assert seen(await one.get(f"/tables/{table}/view")) == seen(await two.get(f"/tables/{table}/view"))


async def test_a_socket_ends(faults: list[str]) -> None:
    """`stop` ends a socket without an error: the page is told once, and its later messages are ignored."""
    async with visited(Browser()) as site:
        page = site.page()
        table = await page.sit_down()
        socket = await page.socket(table)
        await page.next(socket, "snapshot")
        page.more(socket, "stop")
        while (told := await page.heard(socket))["kind"] == "heard":
            pass
        assert told["kind"] == "closed"
        page.say(socket, type="hello", after=0, run=None)
        page.more(socket, "stop")
        assert await page.get(f"/tables/{table}/view")
    assert faults == []


async def test_a_stream_ends() -> None:
    """`stop` ends an answer that would never end by itself."""
    async with visited(Browser()) as site:
        page = site.page()
        stream = page.asking("GET", f"{API}/tables/events", accept="text/event-stream")
        head = await page.heard(stream)
        assert (head["status"], dict(head["headers"])["content-type"].partition(";")[0]) == (200, "text/event-stream")
        assert (await page.heard(stream))["kind"] == "part"
        page.more(stream, "stop")
        while (told := await page.heard(stream))["kind"] == "part":
            pass
        assert told["kind"] == "end"


async def test_what_there_is_not() -> None:
    """An unknown path gets a 404, and so does an unknown table; its socket is closed."""
    async with visited(Browser()) as site:
        page = site.page()
        for path in ("/nothing", "/tables/none/view"):
            status, found = await page.ask("GET", path)
            assert (status, found["error"]["code"]) == (404, "not_found"), path
        socket = page.begin("open", path="/ws/v1/tables/none")
        kinds = []
        while not kinds or kinds[-1] != "closed":
            kinds.append((await page.heard(socket))["kind"])
        nowhere = page.begin("open", path="/ws/v1/nowhere")
        assert (await page.heard(nowhere))["kind"] == "closed"


async def test_an_answer_in_parts() -> None:
    """An answer is sent part by part, and then its end."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked = await receive()
        assert (scope["method"], scope["path"], scope["query_string"]) == ("PUT", "/api/v1/Zoë", b"a=%20")
        assert asked == {"type": "http.request", "body": "né".encode(), "more_body": False}
        named = [name for name, _ in scope["headers"]]
        assert named.count(b"host") == named.count(b"origin") == 1
        assert b"accept-encoding" not in named
        await send({"type": "http.response.start", "status": 207, "headers": [(b"x-is", b"caf\xe9")]})
        for body in (b"one", b"", b"\x00\xff"):
            await send({"type": "http.response.body", "body": body, "more_body": True})
        await send({"type": "http.response.body"})

    told: list[Any] = []
    ended = asyncio.Event()

    def tell(message: str, content: bytes | None) -> None:
        told.append((json.loads(message), content))
        if told[-1][0]["kind"] == "end":
            ended.set()

    opened = Inside(app, Cookies(Browser()))
    opened.tell = tell
    headers = [["Accept-Encoding", "br"], ["cookie", "mine=1"], ["origin", "https://elsewhere.example"]]
    opened.take(
        {"page": "p", "id": 7, "kind": "ask", "method": "PUT", "path": f"{API}/Zo%C3%AB?a=%20"}
        | {"headers": headers, "body": "né"}
    )
    await asyncio.wait_for(ended.wait(), 60)
    assert told == [
        ({"page": "p", "id": 7, "kind": "head", "status": 207, "headers": [["x-is", "café"]]}, None),
        ({"page": "p", "id": 7, "kind": "part"}, b"one"),
        ({"page": "p", "id": 7, "kind": "part"}, b"\x00\xff"),
        ({"page": "p", "id": 7, "kind": "end"}, None),
    ]


async def test_a_fault_ends_what_it_concerns(faults: list[str]) -> None:
    """If an answer fails the page is told that it has ended, and the log says why."""

    async def app(_scope: Any, _receive: Any, _send: Any) -> None:
        raise ValueError("broken")

    opened, told = Inside(app, Cookies(Browser())), asyncio.Queue[dict[str, Any]]()
    opened.tell = lambda message, _content: told.put_nowait(json.loads(message))
    opened.take({"page": "p", "id": 1, "kind": "ask", "method": "GET", "path": "/", "headers": [], "body": None})
    assert (await told.get())["kind"] == "end"
    opened.take({"page": "p", "id": 2, "kind": "open", "path": "/"})
    assert await told.get() == {"page": "p", "id": 2, "kind": "closed", "code": 1006}
    await asyncio.sleep(0)  # now the tasks are done
    await asyncio.sleep(0)
    assert faults == ["ValueError('broken')"] * 2


async def test_a_journal_that_fails() -> None:
    """While the browser stores nothing, nothing is acknowledged; acknowledged commands exist; then it continues."""
    browser = Browser()
    async with visited(browser) as site:
        page = site.page()
        table = await page.sit_down()
        await page.play(table, 1)
        view = await settled(page, table)
        browser.full = True
        status, found = await page.ask("POST", "/quick", WISH)
        assert status >= 500
        assert found["error"]
        socket = await page.socket(table)
        await page.next(socket, "snapshot")
        page.say(socket, **await page.command(table, view))
        kinds = []
        while (told := await page.heard(socket))["kind"] == "heard":
            kinds.append(json.loads(told["text"])["type"])
        assert "ack" not in kinds
        browser.full = False
        assert seen(await page.get(f"/tables/{table}/view")) == seen(view)
        assert await page.play(table, 1) == 1
        after = seen(await settled(page, table))
    async with visited(browser) as site:
        assert seen(await site.page().get(f"/tables/{table}/view")) == after


async def test_one_record_that_cannot_be_read() -> None:
    """A damaged record in the journal affects only its own table: others are as before, and new ones can be made."""
    browser = Browser()
    async with visited(browser) as site:
        page = site.page()
        broken, sound = await page.sit_down(), await page.sit_down("goons", 3)
        await page.play(broken, 2)
        await page.play(sound, 1)
        before = seen(await settled(page, sound))
    where = [n for n, record in enumerate(browser.records) if broken.encode() in record[:60]][4]
    record = browser.records[where]
    browser.records[where] = record[:-5] + bytes([record[-5] ^ 1]) + record[-4:]
    async with visited(browser) as site:
        page = site.page()
        status, found = await page.ask("GET", f"/tables/{broken}/view")
        assert status >= 400
        assert found["error"]
        assert seen(await page.get(f"/tables/{sound}/view")) == before
        assert await page.play(sound, 1) == 1
        assert await page.play(await page.sit_down(), 1) == 1


# ---------------------------------------------------------------- bots in another worker


def question(level: str) -> BotRequest:
    """A turn at a table that somebody has left."""
    sitting = Sitting(players=3).seat(3).start()
    sitting.do(Leave(sitting.next))
    task, match = sitting.table.tasks()[0], sitting.table.match
    assert match is not None
    return BotRequest(ask(match, task.seat, random.Random(1)), level, seed=5)


async def there(asked: bytes) -> bytes | None:
    """Think as the other worker does: receiving and sending bytes."""
    return answer_request(asked)


@pytest.mark.parametrize("level", ["random", "medium", "shrewd"])
async def test_a_bot_elsewhere_moves_like_one_here(level: str) -> None:
    """A bot moves the same in either worker."""
    begun: list[str] = []
    elsewhere, here = RemoteBots(there), Here()
    asked = question(level)
    found = await elsewhere.ask(asked, FEW, lambda: begun.append("elsewhere"))
    assert found == await here.ask(asked, FEW, lambda: begun.append("here"))
    assert found in {str(move) for move in asked.question.moves}
    assert begun == ["elsewhere", "here"]
    elsewhere.cancel()
    elsewhere.end()


@pytest.mark.parametrize("fault", ["fails", "is ended"])
async def test_tables_go_on_without_the_other_worker(fault: str) -> None:
    """Whatever happens to the bots' worker, a table with bots goes on."""
    asked: list[bytes] = []

    async def think(question: bytes) -> bytes | None:
        asked.append(question)
        if len(asked) % 2:
            return answer_request(question)
        if fault == "is ended":
            raise EOFError
        return None

    async with visited(Browser(), think) as site:
        page = site.page()
        assert await page.play(await page.sit_down(), 3) == 3
    assert len(asked) > 4
