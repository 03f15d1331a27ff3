"""What a person finds at a table besides the game: where keys go, what is told, what is offered after the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, LEGAL_CARD, PATIENCE, quick_game

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

FREE_TO_BID = "() => document.querySelector('.bidding .go[aria-disabled=false]') !== null"


def place_by_keys(page: Page) -> None:
    """Choose the first card that may be placed by its number, and place it with Enter."""
    page.wait_for_function(AWAITED, timeout=PATIENCE)
    page.keyboard.press(str((page.evaluate(LEGAL_CARD) + 1) % 10))
    page.keyboard.press("Enter")


def test_the_focus_goes_to_what_is_asked(new_page: NewPage, server: str) -> None:
    """After a card is placed by keys, arrows and Enter bid: the focus is no longer on the hand."""
    page = new_page()
    quick_game(page, server)
    place_by_keys(page)
    expect(page.locator(".panel[data-asked]")).to_be_focused(timeout=PATIENCE)
    page.wait_for_function(FREE_TO_BID, timeout=PATIENCE)
    least = int(page.locator(".bidding input").get_attribute("min") or 0)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".bidding input")).to_have_value(str(least + 1))
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(f"You bid {least + 1}", timeout=PATIENCE)


def test_the_focus_stays_with_who_is_writing(new_page: NewPage, server: str) -> None:
    """A decision that comes while somebody writes takes nothing from them."""
    page = new_page()
    quick_game(page, server)
    place_by_keys(page)
    page.get_by_role("tab", name=re.compile("Chat")).click()
    page.locator("#say").press_sequentially("we")
    page.wait_for_function(FREE_TO_BID, timeout=PATIENCE)
    page.locator("#say").press("l")
    expect(page.locator("#say")).to_be_focused()
    expect(page.locator("#say")).to_have_value("wel")
