"""Touch on a small screen: a finger scrolls the table, takes what it stays on, and chooses what it taps."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, MOVED, log_length, quick_game

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

Point = tuple[float, float]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
STEPS = 8
# How far the parts of the table are scrolled, and whether they are scrolled farther or back.
SCROLLED = "() => [...document.querySelectorAll('.layout *')].reduce((sum, {scrollTop}) => sum + scrollTop, 0)"
SCROLLED_ON = f"before => Math.abs(({SCROLLED})() - before) > 50"
INTO_SIGHT = "element => element.scrollIntoView({block: 'nearest', behavior: 'instant'})"
HOLD = 300  # milliseconds; longer than a finger must stay
DRAGGED = "[data-at^='hand-'].dragged"
FELT = """() => ({
    felt: new Promise(done => addEventListener('pointerdown', () => done(), {capture: true, once: true})),
})"""
AT_REST = """async element => {
    await Promise.all(element.getAnimations().map(animation => animation.finished));
    return element.getBoundingClientRect().toJSON();
}"""


def middle(page: Page, selector: str) -> Point:
    """Return the middle of the first element that matches, once it no longer moves."""
    box = page.locator(selector).first.evaluate(AT_REST)
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


class Finger:
    """A finger on a page, for which time passes only as the test says while it is down."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.at: Point = (0, 0)

    def down(self, at: Point) -> None:
        """Put it down."""
        self.page.clock.pause_at(self.page.evaluate("Date.now()") / 1000 + 1)
        self.at = at
        felt = self.page.evaluate_handle(FELT)
        self._touch("touchStart", at)
        felt.evaluate("felt => felt.felt")  # a page that still scrolls hears of it later

    def stay(self) -> None:
        """Let it stay for as long as it takes to take hold of something."""
        self.page.clock.run_for(HOLD)

    def move(self, to: Point) -> None:
        """Move it in steps."""
        (x, y), (across, down) = self.at, to
        for step in range(1, STEPS + 1):
            self._touch("touchMove", (x + (across - x) * step / STEPS, y + (down - y) * step / STEPS))
        self.at = to

    def up(self, kind: str = "touchEnd") -> None:
        """Lift it, or let the browser take it."""
        self._touch(kind)
        self.page.clock.resume()

    def swipe(self, start: Point, end: Point) -> None:
        """Put it down, move it, and lift it."""
        self.down(start)
        self.move(end)
        self.up()

    def carry(self, start: Point, end: Point) -> None:
        """Put it down, let it stay, move it, and lift it."""
        self.down(start)
        self.stay()
        self.move(end)
        self.up()

    def _touch(self, kind: str, *points: Point) -> None:
        touched = [{"x": x, "y": y} for x, y in points]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})


def asked_to_place(page: Page, server: str) -> Finger:
    """Open a page on which a card is to be placed, with hand and row in sight; return a finger on it."""
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    page.locator(".hand").evaluate("hand => hand.scrollIntoView({block: 'end'})")
    return Finger(page)


def test_a_finger_places_a_card(new_page: NewPage, server: str) -> None:
    """A card is placed by carrying it once, without a question; dropped elsewhere it stays in the hand."""
    page = new_page(**PHONE)
    finger = asked_to_place(page, server)
    before, scrolled = log_length(page), page.evaluate("scrollY")
    card = middle(page, "[data-at^='hand-'].legal")
    finger.carry(card, (card[0] + 20, card[1] + 30))
    expect(page.locator(DRAGGED)).to_have_count(0)
    assert (page.evaluate("scrollY"), log_length(page)) == (scrolled, before)
    finger.carry(card, middle(page, "[data-row]"))
    page.wait_for_function(MOVED, arg=before)
    expect(page.locator(".log").get_by_text("You place face down")).to_have_count(1)


def test_a_finger_takes_a_card_only_once_it_has_stayed(new_page: NewPage, server: str) -> None:
    """A tap chooses a card; one that stays takes it, and lets it go where the browser takes the finger."""
    page = new_page(**PHONE)
    finger = asked_to_place(page, server)
    before, scrolled = log_length(page), page.evaluate("scrollY")
    card = middle(page, "[data-at^='hand-'].legal")
    finger.down(card)
    expect(page.locator(DRAGGED)).to_have_count(0)
    finger.stay()
    expect(page.locator(DRAGGED)).to_have_count(1)
    finger.move(middle(page, "[data-row]"))
    finger.up("touchCancel")
    expect(page.locator(DRAGGED)).to_have_count(0)
    assert page.evaluate("scrollY") == scrolled
    expect(page.locator("[data-at^='hand-'].chosen")).to_have_count(0)
    page.touchscreen.tap(*card)
    expect(page.locator("[data-at^='hand-'].chosen")).to_have_count(1)
    assert log_length(page) == before


def test_a_finger_that_moves_scrolls_the_table(new_page: NewPage, server: str) -> None:
    """On a low screen swiping scrolls wherever it begins: on the other players, the row, a card that may be placed."""
    page = new_page(**PHONE | {"viewport": {"width": 360, "height": 420}})
    finger = asked_to_place(page, server)
    for place in (".mats", "[data-row]", "[data-at^='hand-'].legal"):
        page.locator(place).first.evaluate(INTO_SIGHT)
        before, start = page.evaluate(SCROLLED), middle(page, place)
        finger.swipe(start, (start[0], start[1] + (150 if before > 50 else -150)))
        page.wait_for_function(SCROLLED_ON, arg=before)
        expect(page.locator(DRAGGED)).to_have_count(0)
    assert page.locator("[data-at^='hand-'].legal").count() > 0
    expect(page.locator("[data-at^='hand-'].chosen")).to_have_count(0)
