"""What is half done when a page is loaded again: it is there, in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, open_lobby
from tests.web.pressing import key
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


@pytest.mark.parametrize("begin", [felicity, goons, heist, goodcritters])
def test_what_is_half_done_is_there_when_the_page_is_loaded_again(
    new_page: NewPage, server: str, begin: Callable[[Page], str]
) -> None:
    """A person who loads the page again in the midst of a move goes on where they were."""
    page = new_page()
    open_lobby(page, server, "Ada")
    wanted = {"game": begin.__name__, "players": 4, "level": "random", "nickname": "Ada"}
    made = page.request.post(f"{server}/api/v1/quick", data=wanted)
    assert made.ok, made.text()
    page.goto(f"{server}/t/{made.json()['table']['id']}")
    page.wait_for_function(AWAITED)
    half = page.locator(begin(page))
    expect(half.first).to_be_visible()
    count = half.count()
    page.reload()
    page.wait_for_function(AWAITED)
    expect(half).to_have_count(count)
