"""What is looked up or asked beside a game leaves the game where it is, and in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED
from tests.web.test_heist import heist, hired, map_of

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

WORDS = {"felicity": "mice", "goodcritters": "loot", "goons": "scheme", "heist": "tile"}  # each in its rules alone


@pytest.mark.parametrize("game", WORDS)
def test_rules_in_the_header_of_a_table_open_beside_it(new_page: NewPage, server: str, game: str) -> None:
    """They are the rules of its game, in a window over the table; closed, the table is there as before."""
    page = new_page()
    wish = {"game": game, "players": 4, "level": "random", "nickname": "Ada"}
    made = page.request.post(f"{server}/api/v1/quick", data=wish).json()
    page.goto(address := f"{server}/t/{made['table']['id']}")
    page.wait_for_function(AWAITED)
    page.locator("header nav").get_by_role("link", name="Rules").click()
    rules = page.get_by_role("dialog")
    expect(rules.locator(".rules")).to_contain_text(WORDS[game])
    assert page.url == address
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.locator(f"[data-{game}]")).to_be_visible()


def test_after_hiring_on_a_small_screen_the_map_is_in_sight(new_page: NewPage, server: str) -> None:
    """On a usual desk at a zoom of 200 %, without scrolling by hand."""
    page = new_page(viewport={"width": 720, "height": 450})
    heist(page, server, "v1")
    hired(page, server)
    page.wait_for_function(AWAITED)
    expect(map_of(page)).to_be_in_viewport(ratio=1)
