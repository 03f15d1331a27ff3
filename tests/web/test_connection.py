"""A broken connection loses nothing: each move is made exactly once, and the page shows the state of the connection."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage, Server
from tests.web.people import AWAITED, log_length, move_by_keys, quick_game

pytestmark = [pytest.mark.browser, pytest.mark.thorough]


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


def test_the_same_seat_in_another_window(new_page: NewPage, server: str) -> None:
    """A second window of the same person shows the same game, log and all."""
    page = new_page()
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator("[data-felicity]")).to_be_visible()
    assert log_length(other) >= log_length(page)
