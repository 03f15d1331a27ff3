"""Budgets for the transfer sizes of pages and for layout shifts."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from benchmarks.pages import BOARD, GAMES, LOBBY, PHONE, SHIFTS, Line, quick_game
from tests.web.conftest import NewPage, Server

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.thorough]

LOBBY_BYTES, TABLE_BYTES, REPLAY_BYTES = 90_000, 164_000, 171_500
VIEWS = {"goons": 12_830}  # bytes of the largest first view seen; how much it tells depends on the deal
VIEW = 8_000  # of the other games
SHIFT = 0.02  # the cumulative layout shift of a page that stands still
SLOW = (50, 400)  # kilobytes a second, milliseconds of latency: on a slow connection late content could shift the page
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
LOCALES = ["en-GB", "fr-FR", "de-DE"]
DONE = "() => document.readyState === 'complete'"


def opened(page: Page, url: str, ready: str, *, beside: str = "") -> int:
    """Open a page in a fresh browser; return the bytes received until it is complete (`ready`).

    `beside`: what an address ends with of which the bytes do not count.
    """
    line = Line(page)
    page.goto(url)
    page.wait_for_function(ready)
    page.wait_for_function(DONE)
    heaviest = ", ".join(f"{size} {address.rpartition('/')[2]}" for size, address in line.heaviest()[:8])
    print(f"{url}: {line.received} bytes, of them {heaviest}")  # noqa: T201 - shown where the test fails
    counted = [size for size, address in line.heaviest() if not beside or not address.endswith(beside)]
    assert len(counted) == len(line.heaviest()) - bool(beside)
    return sum(counted)


def plays_in_sight(page: Page) -> int:
    """Return in how many boxes Play is in sight."""
    boxes = [button.bounding_box() for button in page.locator("[data-play]").all()]
    return sum(box is not None and box["y"] + box["height"] <= page.evaluate("innerHeight") for box in boxes)


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lobby_is_light_and_stands_still(new_page: NewPage, fragile: Server, locale: str) -> None:
    """On a phone all that is in sight comes in 90 kB, compressed, and nothing shifts while it loads.

    No public table is listed: each would add its own.
    """
    page = new_page(locale=locale, viewport=PHONE)
    page.add_init_script(f"({SHIFTS})()")
    assert 10_000 < opened(page, fragile.url, LOBBY) <= LOBBY_BYTES
    expect(page.locator("[aria-labelledby=public] .empty, [aria-labelledby=public] article").first).to_be_attached()
    assert page.evaluate("window.shifted") <= SHIFT


def test_the_lobby_stands_still_for_who_comes_back(new_page: NewPage, server: str) -> None:
    """On a slow connection nothing shifts when it becomes known which of several games waits for the reader."""
    page = new_page(locale="de-DE", viewport=PHONE)
    for game in ("felicity", "goodcritters"):
        page.goto(f"{server}/t/{quick_game(page.context, server, game)}")
        expect(page.locator(".screen:not(.coming)")).to_be_attached()
    page.add_init_script(f"({SHIFTS})()")
    line = Line(page, SLOW)
    page.goto(server)
    page.wait_for_function(LOBBY)
    expect(page.locator("[data-continue] > a")).to_have_text("Weiterspielen: GoodCritters, Du bist am Zug")
    page.evaluate(FRAMES)
    assert line.received > 0
    assert page.evaluate("window.shifted") <= SHIFT


@pytest.mark.parametrize("locale", LOCALES)
def test_play_is_in_sight(new_page: NewPage, server: str, locale: str) -> None:
    """Without scrolling, a phone shows games to play, a desktop all four, and both the one to begin with, alone in red.

    Who comes back sees the game that waits, alone in red, and games to play as before.
    """
    for size, least in ((PHONE, 2), ({"width": 1280, "height": 800}, 4)):
        page = new_page(locale=locale, viewport=size)
        page.goto(server)
        page.wait_for_function(LOBBY)
        expect(page.locator("main .primary")).to_have_count(1)
        expect(page.locator("[data-box=felicity] [data-play].primary")).to_be_in_viewport(ratio=1)
        assert plays_in_sight(page) >= least
        page.goto(f"{server}/t/{quick_game(page.context, server, 'goodcritters')}")
        expect(page.locator(".screen:not(.coming)")).to_be_attached()
        page.goto(server)
        page.wait_for_function(LOBBY)
        expect(page.locator("main .primary")).to_have_count(1)
        expect(page.locator("[data-continue] > .primary")).to_be_in_viewport(ratio=1)
        assert plays_in_sight(page) >= least - (size is PHONE)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(new_page: NewPage, server: str, game: str) -> None:
    """Loading a table takes at most 164 kB with the largest first view, in the language with the longest words."""
    page = new_page(locale="fr-FR", viewport=PHONE)
    table = quick_game(page.context, server, game)
    assert 10_000 < opened(page, f"{server}/t/{table}", BOARD, beside="socket") <= TABLE_BYTES - VIEWS.get(game, VIEW)


@pytest.mark.parametrize(("width", "hints"), [(360, False), (360, True), (1280, True)])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_stands_still_while_it_comes(
    new_page: NewPage, server: str, game: str, width: int, hints: bool
) -> None:
    """On a slow connection the board fills the space reserved for it; nothing in sight shifts, for a hint neither."""
    page = new_page(locale="fr-FR", viewport={"width": width, "height": 740}, hints=hints)
    table = quick_game(page.context, server, game)
    page.add_init_script(f"({SHIFTS})()")
    line = Line(page, SLOW)
    page.goto(f"{server}/t/{table}")
    page.wait_for_function(BOARD)
    page.wait_for_function(DONE)
    expect(page.locator(".screen:not(.coming)")).to_be_attached()
    expect(page.locator("[data-hint]")).to_have_count(int(hints))
    page.evaluate(FRAMES)
    assert line.received > 10_000
    assert page.evaluate("window.shifted") <= SHIFT


@pytest.mark.parametrize("game", ["felicity", "goodcritters"])
def test_a_replay_is_light(new_page: NewPage, server: str, game: str) -> None:
    """Loading a replay takes at most 171.5 kB beside the game itself, which may be a long one."""
    page = new_page(locale="fr-FR", viewport=PHONE)
    table = quick_game(page.context, server, game, finished=True)
    assert 10_000 < opened(page, f"{server}/r/{table}", BOARD, beside="/replay?pov=open") <= REPLAY_BYTES


def test_games_come_when_they_are_wanted(new_page: NewPage, server: str) -> None:
    """The lobby loads no board and no game's texts, a table only those of its game, a second visit next to nothing."""
    page = new_page()
    line = Line(page)
    page.goto(server)
    page.wait_for_function(LOBBY)
    assert [url for url in line.addresses.values() if "/Board-" in url or "/Table-" in url] == []
    texts = [url.partition("/texts/")[2] for url in line.addresses.values() if "/texts/" in url]
    assert set(texts) == {"en/shared-first"}
    again = Line(page)
    page.reload()
    page.wait_for_function(LOBBY)
    assert again.received < 20_000
