"""Touch on a small screen: a finger drags what may be placed, and scrolls the page everywhere else."""

from __future__ import annotations

import pytest
from playwright.sync_api import CDPSession, Page, expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, MOVED, log_length, quick_game

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

Point = tuple[float, float]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
STEPS = 8
AT_REST = """async element => {
    await Promise.all(element.getAnimations().map(animation => animation.finished));
    return element.getBoundingClientRect().toJSON();
}"""


def middle(page: Page, selector: str) -> Point:
    """Return the middle of the first element that matches, once it no longer moves."""
    box = page.locator(selector).first.evaluate(AT_REST)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def touch(finger: CDPSession, kind: str, *points: Point) -> None:
    """Send one touch event."""
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def drag(finger: CDPSession, start: Point, end: Point) -> None:
    """Put a finger down, move it in steps, and lift it."""
    touch(finger, "touchStart", start)
    for step in range(1, STEPS + 1):
        part = step / STEPS
        touch(finger, "touchMove", (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
    touch(finger, "touchEnd")


def asked_to_place(page: Page, server: str) -> CDPSession:
    """Open a page on which a card is to be placed, with hand and row in sight; return a session for touch events."""
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    page.locator(".hand").evaluate("hand => hand.scrollIntoView({block: 'end'})")
    return page.context.new_cdp_session(page)


def test_a_finger_places_a_card(new_page: NewPage, server: str) -> None:
    """A card dragged onto the row must be confirmed, like all moves on a touch screen; dragging again confirms it."""
    page = new_page(**PHONE)
    finger = asked_to_place(page, server)
    before, scrolled = log_length(page), page.evaluate("scrollY")
    drag(finger, middle(page, "[data-at^='hand-'].legal"), middle(page, "[data-row]"))
    expect(page.locator(".panel > .place")).to_be_visible()
    assert page.evaluate("scrollY") == scrolled
    assert log_length(page) == before
    drag(finger, middle(page, "[data-at^='hand-'].chosen"), middle(page, "[data-row]"))
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator(".log").get_by_text("You place face down")).to_have_count(1)


def test_without_questions_one_drag_is_enough(new_page: NewPage, server: str) -> None:
    """Without confirmations a card is placed by dragging it once; dropped elsewhere it stays in the hand."""
    page = new_page(**PHONE)
    page.add_init_script("localStorage.setItem('rascals-settings', '{\"confirm\":false}')")
    finger = asked_to_place(page, server)
    before = log_length(page)
    card = middle(page, "[data-at^='hand-'].legal")
    drag(finger, card, (card[0] + 20, card[1] + 30))
    expect(page.locator("[data-at^='hand-'].dragged")).to_have_count(0)
    assert log_length(page) == before
    drag(finger, card, middle(page, "[data-row]"))
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator(".log").get_by_text("You place face down")).to_have_count(1)


def test_a_finger_elsewhere_scrolls_the_page(new_page: NewPage, server: str) -> None:
    """Swiping over the other players or the row scrolls the page, even while cards may be placed."""
    page = new_page(**PHONE)
    finger = asked_to_place(page, server)
    for place in (".mats", "[data-row]"):
        page.evaluate("scrollTo({top: 0, behavior: 'instant'})")
        start = middle(page, place)
        drag(finger, start, (start[0], start[1] - 150))
        page.wait_for_function("scrollY > 50")
    assert page.locator("[data-at^='hand-'].legal").count() > 0
