"""What is looked up or asked beside a game leaves the game where it is, and in sight."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, by_menu, open_tab
from tests.web.test_heist import answer, heist, hired, map_of, told_to

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

CELL = re.compile(r"\b\d+,\d+\b")
WHERE = "() => [scrollX, scrollY, document.activeElement.tagName]"
WORDS = {"felicity": "mice", "goodcritters": "loot", "goons": "scheme", "heist": "tile"}  # each in its rules alone


@pytest.mark.parametrize("game", WORDS)
def test_rules_in_the_menu_of_a_table_open_beside_it(new_page: NewPage, server: str, game: str) -> None:
    """They are the rules of its game, in a window over the table; closed, the table is there as before."""
    page = new_page()
    wish = {"game": game, "players": 4, "level": "random", "nickname": "Ada"}
    made = page.request.post(f"{server}/api/v1/quick", data=wish).json()
    page.goto(address := f"{server}/t/{made['table']['id']}")
    page.wait_for_function(AWAITED)
    by_menu(page, "Rules")
    rules = page.get_by_role("dialog")
    expect(rules.locator(".rules")).to_contain_text(WORDS[game])
    assert page.url == address
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.locator(f"[data-{game}]")).to_be_visible()


def tile_laid(page: Page, server: str) -> tuple[Locator, list[str]]:
    """Lay a tile; return a line of the log that names cells, and these cells."""
    heist(page, server, "v1")
    hired(page, server)
    answer(page, told_to(page), random.Random("a tile"))
    line = page.locator(".log li button").filter(has_text=CELL).first
    expect(line).to_be_attached()
    page.wait_for_function(AWAITED)
    named = CELL.findall(line.text_content() or "")
    assert named
    return line, named


def lit(page: Page) -> list[str]:
    """Return the cells of the map that are lit because the log names them."""
    cells: list[str] = page.locator("[data-named-cell]").evaluate_all("them => them.map(it => it.dataset.namedCell)")
    return cells


def test_a_line_of_the_log_lights_the_cells_it_names(new_page: NewPage, server: str) -> None:
    """Under the pointer, or with the focus; nothing scrolls or loses the focus for it, and nothing stays lit."""
    page = new_page(viewport={"width": 1720, "height": 1000})
    line, named = tile_laid(page, server)
    before = page.evaluate(WHERE)
    line.hover()
    expect(page.locator("[data-named-cell]")).to_have_count(len(named))
    assert lit(page) == named
    assert page.evaluate(WHERE) == before
    map_of(page).hover()
    expect(page.locator("[data-named-cell]")).to_have_count(0)
    line.focus()
    expect(page.locator("[data-named-cell]")).to_have_count(len(named))
    map_of(page).focus()
    expect(page.locator("[data-named-cell]")).to_have_count(0)


def test_on_a_phone_a_tap_on_a_line_of_the_log_lights_what_it_names(new_page: NewPage, server: str) -> None:
    """In the moment that it leads to, with the drawer closed, until the next tap."""
    page = new_page(viewport={"width": 390, "height": 800}, has_touch=True)
    line, named = tile_laid(page, server)
    open_tab(page, "log")
    line.tap()
    expect(page.locator("[data-named-cell]")).to_have_count(len(named))
    assert lit(page) == named
    page.locator(".status").tap()
    expect(page.locator("[data-named-cell]")).to_have_count(0)
