"""A broken connection or a reload loses nothing: each move is made exactly once, what is half done is there again."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.suites import deep
from tests.web.conftest import NewPage, Server
from tests.web.people import AWAITED, against_bots, key, log_length, move_by_keys, quick_game
from tests.web.test_goons import on_city_by_keys, with_a_goon

pytestmark = [pytest.mark.browser]

HIRING = ".hiring button[data-critter]"


def felicity(page: Page) -> str:
    """Choose a card, and do not place it yet."""
    page.locator("[data-at^='hand-'].legal").first.click()
    return "[data-at^='hand-'].chosen"


def goons(page: Page) -> str:
    """Take up a cube, and do not say onto which space."""
    with_a_goon(page, key)
    on_city_by_keys(page)
    return "[data-deeds] [data-space]"


def heist(page: Page) -> str:
    """Pick the first critters that may be hired."""
    page.locator(HIRING).first.click()
    return f"{HIRING}[aria-pressed=true]"


def goodcritters(page: Page) -> str:
    """Lay a card of the share before another player."""
    page.locator("[data-place]").first.click()
    page.locator("[data-den] [data-seat] button.open").first.click()
    return "[data-place]"


@pytest.mark.parametrize("begin", [goodcritters, *deep([felicity, goons, heist])])
def test_what_is_half_done_is_there_when_the_page_is_loaded_again(
    new_page: NewPage, server: str, begin: Callable[[Page], str]
) -> None:
    """A person who loads the page again in the midst of a move goes on where they were."""
    page = new_page()
    against_bots(page, server, begin.__name__)
    page.wait_for_function(AWAITED)
    half = page.locator(begin(page))
    expect(half.first).to_be_visible()
    count = half.count()
    page.reload()
    page.wait_for_function(AWAITED)
    expect(half).to_have_count(count)


@pytest.mark.thorough
def test_the_game_goes_on_after_the_server_was_killed(new_page: NewPage, fragile: Server) -> None:
    """A move made while the server is down is kept, sent when it is back, and done exactly once."""
    page = new_page()
    quick_game(page, fragile.url)
    page.wait_for_function(AWAITED)
    before = page.locator(".log .mine").count()
    fragile.kill()
    expect(page.locator(".link")).to_contain_text("Connection lost")
    page.locator("[data-at^='hand-'].legal").first.click()
    if page.locator(".panel > .place").count():
        page.locator(".panel > .place").click()
    fragile.start()
    expect(page.locator(".link")).to_contain_text("Connected")
    expect(page.get_by_text("You place face down")).to_have_count(1)
    assert page.locator(".log .mine").count() > before


@pytest.mark.thorough
def test_offline_is_said_and_ended(new_page: NewPage, server: str) -> None:
    """Offline, the page says so; online again, it returns to the table and can play."""
    page = new_page()
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    page.context.set_offline(True)
    expect(page.locator(".link")).to_contain_text("No connection")
    page.context.set_offline(False)
    expect(page.locator(".link")).to_contain_text("Connected")
    move_by_keys(page)


@pytest.mark.thorough
def test_the_same_seat_in_another_window(new_page: NewPage, server: str) -> None:
    """A second window of the same person shows the same game, log and all."""
    page = new_page()
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-felicity]")).to_be_visible()
    assert log_length(other) >= log_length(page)
