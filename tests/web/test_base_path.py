"""A server below a path of a host, behind each proxy: whole games in a browser, which asks for nothing beside it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.deploy.proxies import PROXIES, SITE, Proxy, certificate, running
from tests.deploy.test_proxies import BELOW, serving, visitor
from tests.server.serving import API, play_out, quick
from tests.suites import deep
from tests.web.conftest import CHROMIUM, NO_HINTS, complaints, opened
from tests.web.people import AWAITED, PATIENCE, move_by_mouse, quick_game, table_of

pytestmark = pytest.mark.browser

KEPT = """async () => {
    const { scope } = await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async name => (await caches.open(name)).keys()));
    return [scope, ...requests.flat().map(({ url }) => url)];
}"""
MADE = """async (path) => {
    const body = JSON.stringify({ game: "felicity", players: 3, nickname: "Ann", seats: [{ kind: "me" }] });
    const headers = { "Content-Type": "application/json" };
    return (await (await fetch(path, { method: "POST", headers, body })).json()).table;
}"""


@pytest.fixture(params=["nginx", *deep(name for name in PROXIES if name != "nginx")])
def below(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Proxy, str]]:
    """A proxy in front of one server below a path, and the address by which browsers reach that."""
    certificate(tmp_path)
    scheme = "http" if request.param == "caddy" else "https"
    with serving(tmp_path, f"{scheme}://{SITE}{BELOW}") as server:
        made = PROXIES[request.param](tmp_path, (server.address, server.address), BELOW)
        with running(made) as found:
            yield found, f"{scheme}://{SITE}{BELOW}"


@contextlib.contextmanager
def browsing(chromium: Browser, proxy: Proxy, url: str, asked: list[str]) -> Iterator[Page]:
    """A page in a browser that finds the site at the proxy; `asked` gets all that it asks for, and its complaints."""
    rules = f"MAP {SITE}:443 127.0.0.1:{proxy.https}, MAP {SITE}:80 127.0.0.1:{proxy.http}, MAP * ~NOTFOUND"
    trusted = ["--ignore-certificate-errors", f"--unsafely-treat-insecure-origin-as-secure=http://{SITE}"]
    arguments = ["--no-sandbox", "--disable-gpu", f"--host-resolver-rules={rules}", *trusted]
    browser = chromium.browser_type.launch(executable_path=CHROMIUM, args=arguments, timeout=PATIENCE)
    context = opened(browser, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(NO_HINTS)
    context.on("request", lambda request: asked.append(request.url))
    page = context.new_page()
    page.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    page.on("console", lambda line: asked.extend(complaints(line.type, line.text)))
    page.on("pageerror", lambda error: asked.append(str(error)))
    yield page
    browser.close()


@pytest.mark.slow
def test_all_of_a_game_goes_on_below_the_path(below: tuple[Proxy, str], chromium: Browser) -> None:
    """Lobby, table, moves, a reload, invitation, rules, replay, and what stays without a network; nothing beside it."""
    (proxy, url), asked = below, []
    with browsing(chromium, proxy, url, asked) as page:
        table = quick_game(page, f"{url}/")
        page.wait_for_function(AWAITED)
        move_by_mouse(page)
        page.reload()
        expect(page.locator("[data-felicity]")).to_be_visible()
        page.wait_for_function(AWAITED)
        move_by_mouse(page)
        assert page.url == f"{url}/t/{table}"

        page.get_by_role("link", name="Rascals").first.click()
        expect(page).to_have_url(f"{url}/")
        page.goto(f"{url}/rules/goons")
        expect(page.get_by_role("heading", name="Goons").first).to_be_visible()

        made = page.evaluate(MADE, f"{BELOW}{API}/tables")
        page.goto(f"{url}/t/{made['id']}")
        expect(page.get_by_text(f"{url}/j/{made['code']}").first).to_be_visible()
        page.wait_for_function("() => [...document.images].every(image => image.complete && image.naturalWidth > 0)")

        with visitor(proxy, BELOW) as http:
            ann = quick(http)
            play_out([ann])
        page.goto(f"{url}/r/{ann.table}")
        expect(page.locator("[data-felicity]")).to_be_visible()

        kept = page.evaluate(KEPT)
        assert len(kept) > 5
        names = set(page.evaluate("() => Object.keys(localStorage)"))
        for name in ("rascals-tables", "rascals-games", "rascals-shuffle"):
            assert (f"{BELOW}/{name}" in names, name in names) == (True, False), names
        page.context.set_offline(True)
        page.goto(f"{url}/")
        expect(page.get_by_text("Offline: the server cannot be reached.")).to_be_visible()
        assert table_of(page) == ""
        assert [one for one in {*asked, *kept} if not one.startswith((f"{url}/", "blob:", "data:"))] == []
