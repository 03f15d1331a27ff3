"""A site without a server: a folder behind a plain web server, in which all games are played in the browser alone."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from benchmarks.first_table import KEPT, Space, offered
from rascals.page import archives
from tests.web.conftest import NewPage
from tests.web.people import PLAY, move_by_mouse, over
from tests.web.refusing import USED, all_blocked, refusing, says

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

RUNTIME = "RASCALS_PAGE_RUNTIME"  # a folder with the two files of the runtime; without it npm and pip bring them
BASE = "some/where"  # a page lies in a folder of somebody's web space, not at its root
GAMES = {"felicity": 3, "goodcritters": 4, "goons": 2, "heist": 2}
LIGHT = 5_000_000  # bytes
FULL = "This browser has no room left"
LONG = 600_000  # milliseconds that a whole game may take on a busy machine

OWN = "blob:http://127.0.0.1:"  # what a page has made itself
MADE = """async ({ game, players }) => {
  const wish = { game, players, nickname: "Ada", level: "random", pause: 0 };
  const answer = await fetch("/api/v1/quick", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(wish) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()).table.id;
}"""  # noqa: E501 - a script
ADVISED = """async (table) => {
  for (let decision = 0; ; decision++) {
    const headers = { "Content-Type": "application/json" };
    const asked = { method: "POST", headers, body: JSON.stringify({ decision }) };
    const answer = await fetch(`/api/v1/tables/${table}/advice`, asked);
    if (answer.ok) return (await answer.json()).considered.map((move) => move.error);
    if (answer.status !== 409) throw new Error(await answer.text());
  }
}"""
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.fixture(scope="session")
def space(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Space]:
    """A web space with a page that has been built, in one of its folders."""
    given = os.environ.get(RUNTIME)
    folder = tmp_path_factory.mktemp("space")
    command = [sys.executable, "-m", "rascals", "build-page", str(folder / BASE)]
    command += ["--runtime", given] if given else []
    built = subprocess.run(command, capture_output=True, text=True, check=False)
    if built.returncode and not given:
        pytest.skip(f"needs the runtime of a page: {built.stderr.strip()}")
    assert built.returncode == 0, built.stderr
    with offered(folder) as found:
        yield found


@pytest.fixture(scope="session")
def site(space: Space) -> str:
    """The URL of the page."""
    return f"{space.url}{BASE}/"


@pytest.fixture
def visit(new_page: NewPage, site: str) -> Iterator[NewPage]:
    """Return a function that opens the site for somebody new. Nobody's browser ever asks any other host."""
    asked: list[str] = []

    def make(**options: Any) -> Page:
        page = new_page(**({"service_workers": "allow"} | options))
        page.context.on("request", lambda request: asked.append(request.url))
        page.goto(site)
        return page

    yield make
    assert asked
    assert {url for url in asked if not url.startswith((site, "data:", OWN))} == set()


def begin(page: Page, game: str = "felicity") -> str:
    """Begin a game against bots that do not pause; return the table's id."""
    table: str = page.evaluate(MADE, {"game": game, "players": GAMES[game]})
    page.evaluate("id => { location.hash = `#/t/${id}` }", table)
    expect(page.locator(f"[data-{game}]")).to_be_visible()
    return table


def moves(page: Page, times: int) -> None:
    """Make some moves in Felicity."""
    for _ in range(times):
        page.wait_for_function("() => document.title.startsWith('●') || document.querySelector('#final') !== null")
        if not over(page):
            move_by_mouse(page)


def lines(page: Page) -> list[str]:
    """The log as the page shows it, once it is one's turn and nothing else is to come."""
    page.wait_for_function("() => document.title.startsWith('●')")
    return page.locator(".log li").all_inner_texts()


def test_a_first_table(visit: NewPage, site: str) -> None:
    """From the lobby a first game of Felicity is begun by its button, and played; a reload brings it back."""
    page = visit()
    page.get_by_label("Nickname").first.fill("Ada")
    page.locator(PLAY).click()
    expect(page.locator("[data-felicity]")).to_be_visible()
    moves(page, 2)
    before = lines(page)
    page.reload()
    expect(page.locator("[data-felicity]")).to_be_visible()
    assert lines(page)[: len(before)] == before
    moves(page, 1)
    assert page.url.startswith(f"{site}#/t/")
    page.goto(site)  # the lobby knows the table, too
    page.locator("[data-continue] a").click()
    expect(page.locator("[data-felicity]")).to_be_visible()


def test_a_first_table_is_light(visit: NewPage, space: Space) -> None:
    """Until the first table stands a page has loaded no more than is promised, all files as they lie there."""
    before = space.sent
    page = visit(service_workers="block")
    page.get_by_label("Nickname").first.fill("Ada")
    page.locator(PLAY).click()
    expect(page.locator("[data-felicity]")).to_be_visible()
    assert space.sent - before <= LIGHT


@pytest.mark.skipif(not archives.machines(), reason="needs python -m tools.machine_code")
def test_the_coach_looks_ahead_in_many_worlds(visit: NewPage) -> None:
    """By machine code that is fetched when it is first asked; plainly its intervals would be several times as wide."""
    page = visit(service_workers="block")
    fetched: list[str] = []
    page.context.on("request", lambda request: fetched.append(request.url))
    table = begin(page)
    page.wait_for_function("() => document.title.startsWith('●')")
    assert not any("felicity.wasm" in one for one in fetched)
    errors = page.evaluate(ADVISED, table)
    assert any("felicity.wasm" in one for one in fetched)
    assert errors
    assert max(errors) < 0.2


def test_no_room_left(new_page: NewPage, site: str) -> None:
    """Where the browser takes nothing that is told, and no game begins; once there is room one does, and stays."""
    page = new_page(service_workers="block")
    browser = page.context.new_cdp_session(page)
    browser.send("Storage.overrideQuotaForOrigin", {"origin": site, "quotaSize": 1})
    page.goto(site)
    page.get_by_label("Nickname").first.fill("Ada")
    page.locator(PLAY).click()
    expect(page.get_by_text(FULL)).to_be_visible()
    expect(page.locator(PLAY)).to_be_enabled()
    browser.send("Storage.overrideQuotaForOrigin", {"origin": site})
    page.locator(PLAY).click()
    expect(page.locator("[data-felicity]")).to_be_visible()
    expect(page.get_by_text(FULL)).not_to_be_visible()
    moves(page, 1)
    before = lines(page)
    page.reload()
    expect(page.locator("[data-felicity]")).to_be_visible()
    assert lines(page)[: len(before)] == before


def test_all_site_data_blocked(chromium: Browser, site: str, tmp_path: Path) -> None:
    """Where the browser stores nothing, in pages and in workers, a game is played, and it is said what is lost."""
    with all_blocked(chromium, tmp_path) as page:
        page.goto(site)
        page.locator(PLAY).click()
        expect(page.locator("[data-felicity]")).to_be_visible()
        says(page, "all")
        moves(page, 2)


@pytest.mark.parametrize("way", ["absent", "hidden", "throwing", "rejecting"])
@pytest.mark.parametrize("what", [("navigator.locks",), ("window.BroadcastChannel",), tuple(USED)])
def test_refused(new_page: NewPage, site: str, what: tuple[str, ...], way: str) -> None:
    """Pages that cannot share a worker play each with its own; without a worker nothing is played, and that is said."""
    page = new_page(service_workers="allow")
    refusing(page, way, *what)
    page.goto(site)
    if "window.Worker" in what:
        expect(page.get_by_text("could not be started here")).to_be_visible()
        return
    page.locator(PLAY).click()
    expect(page.locator("[data-felicity]")).to_be_visible()
    says(page, "seats")
    moves(page, 1)


def test_without_a_network(visit: NewPage) -> None:
    """Once it has been visited it is played offline: a game goes on, a reload brings it back, a new one begins."""
    page = visit()
    begin(page)
    moves(page, 1)
    page.wait_for_function(KEPT)
    page.context.set_offline(True)
    moves(page, 2)
    before = lines(page)
    page.reload()
    expect(page.locator("[data-felicity]")).to_be_visible()
    assert lines(page)[: len(before)] == before
    moves(page, 1)
    begin(page, "goons")


def test_two_tabs_agree(visit: NewPage, site: str) -> None:
    """Two tabs show one table, whichever is played in; closing the one that keeps the worker, the other goes on."""
    page = visit()
    table = begin(page)
    second = page.context.new_page()
    second.goto(f"{site}#/t/{table}")
    expect(second.locator("[data-felicity]")).to_be_visible()
    moves(page, 1)
    moves(second, 1)
    assert lines(page) == lines(second)
    before = lines(second)
    page.close()
    assert lines(second)[: len(before)] == before
    moves(second, 2)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(visit: NewPage, game: str) -> None:
    """Each game is played to its final screen, by bots of which one stands in for the person."""
    page = visit()
    begin(page, game)
    page.get_by_role("button", name="Let a bot play").click()
    expect(page.locator("#final")).to_be_visible(timeout=LONG)
    page.reload()
    expect(page.locator("#final")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_german_on_a_phone(visit: NewPage, game: str) -> None:
    """In German on a phone's width nothing has to be scrolled sideways, neither lobby nor table."""
    page = visit(locale="de-DE", viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    expect(page.get_by_label("Spitzname").first).to_be_visible()
    assert page.evaluate(WIDE) <= 0
    begin(page, game)
    assert page.evaluate(WIDE) <= 0
