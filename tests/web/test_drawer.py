"""On a phone, log and talk are in a drawer, and a mat of GoodCritters is a sheet: both slide in from the bottom."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import BOT, ME, OPEN, PHONE, against_bots, join, start, table_for
from tests.web.test_touch import Finger, middle

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

DRAWER, WAY = "[data-drawer]", "[data-at=talk]"
FOCUS = "document.activeElement.closest('[data-drawer]') !== null"
ROUND = 40  # more than the tab stops in a drawer


def swipe(page: Page, top: str) -> None:
    """Swipe a sheet down by its top."""
    start = middle(page, top)
    Finger(page).swipe(start, (start[0], start[1] + 200))


CLOSING: dict[str, Callable[[Page], None]] = {
    "Escape": lambda page: page.keyboard.press("Escape"),
    "a tap beside it": lambda page: page.touchscreen.tap(180, 20),
    "its button": lambda page: page.locator(f"{DRAWER} .top button").tap(),
    "a swipe": lambda page: swipe(page, f"{DRAWER} .top h2"),
}


def at_a_table(page: Page, server: str, game: str, players: int) -> str:
    """Seat Ada at a table with bots; return its id."""
    table = against_bots(page, server, game, players)
    expect(page.locator(WAY)).to_be_visible()
    return table


def test_log_and_talk_lie_in_a_drawer(new_page: NewPage, server: str) -> None:
    """Open, the drawer traps the focus and shows the end of the log, then talk; however it is closed, focus returns."""
    page = new_page(**PHONE)
    at_a_table(page, server, "goodcritters", 6)
    drawer = page.locator(DRAWER)
    expect(drawer).not_to_be_visible()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")  # the whole table, without scrolling
    for close in CLOSING.values():
        page.locator(WAY).tap()
        expect(page.locator("#tab-log")).to_be_focused()
        expect(page.locator(".log li").last).to_be_in_viewport()
        close(page)
        expect(drawer).not_to_be_visible()
        expect(page.locator(WAY)).to_be_focused()
    page.locator(WAY).click()  # the browser ignores a tap right after a swipe
    expect(page.locator("#tab-log")).to_be_focused()
    check(page)
    page.locator("#tab-log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#tab-chat")).to_be_focused()
    inside = []
    for _ in range(ROUND):
        page.keyboard.press("Tab")
        inside.append(page.evaluate(FOCUS))
    assert inside.count(False) <= ROUND // 10  # the focus may pass through the browser's own bar
    page.locator("#tab-log").tap()
    page.locator(".log li button").first.tap()
    expect(drawer).not_to_be_visible()  # it does not cover the moment in the replay


def test_what_is_said_is_counted_at_the_way_to_it(new_page: NewPage, server: str) -> None:
    """Two lines said while the drawer is closed are counted on its button, which opens the talk and ends the count."""
    ada, bo = new_page(), new_page(**PHONE)
    table = table_for(ada, server, "felicity", 4, seats=[ME, OPEN, BOT, BOT])["id"]
    join(bo, server, table, "Bo")
    start(ada, server, table, bo)
    expect(bo.locator(WAY)).to_be_visible()
    ada.get_by_role("tab", name=re.compile("Chat")).click()
    for text in ("Well met!", "Your turn."):
        ada.locator("#say").fill(text)
        ada.keyboard.press("Enter")
        expect(ada.locator(".talk")).to_contain_text(text)
    expect(bo.locator(WAY)).to_have_text("2")
    assert re.search(r"2 new messages", bo.locator(WAY).get_attribute("aria-label") or "")
    bo.locator(WAY).tap()
    expect(bo.locator("#tab-chat")).to_be_focused()
    expect(bo.locator(".talk")).to_contain_text("Your turn.")
    bo.keyboard.press("Escape")
    expect(bo.locator(WAY)).to_have_text("")


def test_a_mat_is_a_sheet_on_a_phone(new_page: NewPage, server: str) -> None:
    """On a phone it is at the bottom, as wide as the screen, and a swipe closes it; on a desktop it is beside a mat."""
    phone = new_page(**PHONE)
    at_a_table(phone, server, "goodcritters", 4)
    name = phone.locator("[data-den] button.open").first
    name.tap()
    sheet = phone.get_by_role("dialog")
    box = sheet.bounding_box()
    assert box is not None
    assert (box["x"], box["width"], round(box["y"] + box["height"])) == (0, 360, 740)
    check(phone)
    swipe(phone, "dialog[open] .top h2")
    expect(sheet).to_have_count(0)
    expect(name).to_be_focused()
