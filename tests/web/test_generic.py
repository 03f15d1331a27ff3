"""A game nobody has drawn a board for is played on panels and buttons, to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, MOVED, MOVES, PATIENCE, log_length, over, play_out, quick_game

pytestmark = [pytest.mark.browser, pytest.mark.slow]


def move_on_panels(page: Page) -> None:
    """Click the first move that is offered: a placing, or a bid that the stepper shows."""
    before = log_length(page)
    moves = page.locator(".moves fieldset")
    expect(moves.first).to_be_visible(timeout=PATIENCE)
    moves.last.locator(".button").last.click()
    page.wait_for_function(MOVED, arg=before, timeout=PATIENCE)


def test_a_whole_game_on_panels(new_page: NewPage, server: str) -> None:
    """Every move of a game can be made without a drawn board, and the end shows the ranking."""
    page = new_page()
    quick_game(page, server)
    page.goto(page.url + "?board=generic")
    expect(page.locator(".generic")).to_be_visible(timeout=PATIENCE)
    play_out(page, move_on_panels)
    assert over(page)
    expect(page.locator(".ranking li")).to_have_count(4)
    expect(page.locator(".ranking li").first).to_contain_text("point")


def test_a_bid_by_stepper_and_an_impossible_move_explained(new_page: NewPage, server: str) -> None:
    """The stepper chooses among the legal numbers; a written move that is impossible says why."""
    page = new_page()
    quick_game(page, server)
    page.goto(page.url + "?board=generic")
    play_until_a_stepper(page)
    page.locator(".moves summary").click()
    page.locator("#written").fill("bid 99")
    page.locator("#written").press("Enter")
    expect(page.locator(".moves .note")).to_contain_text("at most", timeout=PATIENCE)
    page.get_by_role("button", name="More").click()
    shown = page.locator(".moves fieldset .primary").inner_text()
    page.locator(".moves fieldset .primary").click()
    expect(page.locator(".log")).to_contain_text(f"You {shown.lower()}", timeout=PATIENCE)


def play_until_a_stepper(page: Page) -> None:
    """Move until there are so many bids to choose from that a stepper offers them."""
    for _ in range(MOVES):
        page.wait_for_function(AWAITED, timeout=PATIENCE)
        if page.locator(".moves select").count():
            return
        move_on_panels(page)
    raise AssertionError("no stepper in a whole game")
