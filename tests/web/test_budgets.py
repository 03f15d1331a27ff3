"""What pages may weigh over the wire, and that nothing moves about under a reader's finger."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from benchmarks.pages import BOARD, GAMES, LOBBY, PHONE, SHIFTS, Line, quick_game
from tests.web.conftest import NewPage

pytestmark = [pytest.mark.browser, pytest.mark.slow, pytest.mark.thorough]

LOBBY_BYTES, TABLE_BYTES, REPLAY_BYTES = 90_000, 150_000, 200_000
SHIFT = 0.02  # the cumulative layout shift of a page that stands still
SLOW = (50, 400)  # kilobytes a second, milliseconds of latency: what comes late would push away what is there
FRAMES = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
LOCALES = ["en-GB", "fr-FR", "de-DE"]
DONE = "() => document.readyState === 'complete'"


def opened(page: Page, url: str, ready: str) -> int:
    """Open a page in a browser that has never been there; return the bytes that came until it was all to be seen."""
    line = Line(page)
    page.goto(url)
    page.wait_for_function(ready)
    page.wait_for_function(DONE)
    heaviest = ", ".join(f"{size} {address.rpartition('/')[2]}" for size, address in line.heaviest()[:8])
    print(f"{url}: {line.received} bytes, of them {heaviest}")  # noqa: T201 - shown where the test fails
    return line.received


@pytest.mark.parametrize("locale", LOCALES)
def test_the_lobby_is_light_and_stands_still(new_page: NewPage, server: str, locale: str) -> None:
    """On a telephone all that is in sight comes in 90 kB, compressed, and nothing moves while it does."""
    page = new_page(locale=locale, viewport=PHONE)
    page.add_init_script(f"({SHIFTS})()")
    assert 10_000 < opened(page, server, LOBBY) <= LOBBY_BYTES
    expect(page.locator("[aria-labelledby=public] .empty, [aria-labelledby=public] article").first).to_be_attached()
    assert page.evaluate("window.shifted") <= SHIFT


@pytest.mark.parametrize("locale", LOCALES)
def test_play_is_in_sight(new_page: NewPage, server: str, locale: str) -> None:
    """Without scrolling there is a box to play on a telephone, and all four on a desk."""
    for size, least in ((PHONE, 2), ({"width": 1280, "height": 800}, 4)):
        page = new_page(locale=locale, viewport=size)
        page.goto(server)
        page.wait_for_function(LOBBY)
        boxes = [button.bounding_box() for button in page.locator("[data-box] .primary").all()]
        seen = [box for box in boxes if box is not None and box["y"] + box["height"] <= size["height"]]
        assert len(seen) >= least


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_light(new_page: NewPage, server: str, game: str) -> None:
    """A table of each game comes in 150 kB, in the language with the longest words."""
    page = new_page(locale="fr-FR", viewport=PHONE)
    table = quick_game(page.context, server, game)
    assert 10_000 < opened(page, f"{server}/t/{table}", BOARD) <= TABLE_BYTES


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_stands_still_while_it_comes(new_page: NewPage, server: str, game: str, width: int) -> None:
    """On a slow line the board takes the place that was kept for it; nothing that is in sight is pushed away."""
    page = new_page(locale="fr-FR", viewport={"width": width, "height": 740})
    table = quick_game(page.context, server, game)
    page.add_init_script(f"({SHIFTS})()")
    line = Line(page, SLOW)
    page.goto(f"{server}/t/{table}")
    page.wait_for_function(BOARD)
    page.wait_for_function(DONE)
    expect(page.locator(".room:not(.coming)")).to_be_attached()
    page.evaluate(FRAMES)
    assert line.received > 10_000
    assert page.evaluate("window.shifted") <= SHIFT


@pytest.mark.parametrize("game", ["felicity", "goodcritters"])
def test_a_replay_is_light(new_page: NewPage, server: str, game: str) -> None:
    """A whole game, moment by moment, comes in 200 kB."""
    page = new_page(locale="fr-FR", viewport=PHONE)
    table = quick_game(page.context, server, game, finished=True)
    assert 10_000 < opened(page, f"{server}/r/{table}", BOARD) <= REPLAY_BYTES


def test_games_come_when_they_are_wanted(new_page: NewPage, server: str) -> None:
    """The lobby loads no board and no game's texts; a table those of its game alone; a second visit next to nothing."""
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
