"""With a finger or the mouse: what scrolls, is taken, chosen and carried, and what tips explain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, MOVED, PHONE, against_bots, join, log_length, quick_game, start, table_for

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

Point = tuple[float, float]
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


Carry = Callable[[Page, Point, Point], None]
BESIDE: Point = (150, 30)  # in the head of the page
MINE = ".front"


def by_mouse(page: Page, start: Point, end: Point) -> None:
    """Press, move in steps, and let go."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end, steps=STEPS)
    page.mouse.up()


def by_finger(page: Page, start: Point, end: Point) -> None:
    """Put a finger down, let it stay, move it in steps, and lift it."""
    Finger(page).carry(start, end)


def boss(new_page: NewPage, server: str, device: dict[str, Any]) -> tuple[Page, str]:
    """Seat Ada, the boss, with three people who do nothing; return her page and the URL of her view."""
    ada, *others = [new_page(**device), *(new_page() for _ in range(3))]
    table = table_for(ada, server, "goodcritters", 4)["id"]
    for page, name in zip(others, ("Bo", "Cy", "Di"), strict=True):
        join(page, server, table, name)
    start(ada, server, table)
    expect(ada.locator("[data-place]")).to_have_count(6)
    return ada, f"{server}/api/v1/tables/{table}/view"


def mat(seat: int) -> str:
    """Return the selector of another player's mat."""
    return f"[data-den] [data-seat='{seat}']"


HANDS = pytest.mark.parametrize(("carry", "device"), [(by_mouse, {}), (by_finger, PHONE)], ids=["mouse", "finger"])


@HANDS
def test_loot_is_carried_to_the_mats(new_page: NewPage, server: str, carry: Carry, device: dict[str, Any]) -> None:
    """A card dropped on a mat stays there, even on one's own; dropped elsewhere it goes back; a drag is not a tap."""
    page, known = boss(new_page, server, device)
    loot = page.request.get(known).json()["view"]["middle"]
    carry(page, middle(page, "[data-place='0']"), BESIDE)
    expect(page.locator(".goodcritters > .ghost")).to_have_count(0)
    expect(page.locator("[data-place]")).to_have_count(6)
    for place, target in enumerate((mat(2), mat(2), mat(1), MINE, mat(3), MINE)):
        carry(page, middle(page, f"[data-place='{place}']"), middle(page, target))
        expect(page.locator("[data-place]")).to_have_count(5 - place)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("[data-form=share] .primary").click()
    expect(page.locator("[data-dock]")).to_be_visible()
    shares = page.request.get(known).json()["view"]["shares"]
    assert [sorted(share) for share in shares] == [
        sorted(loot[place] for place in places) for places in ((3, 5), (2,), (0, 1), (4,))
    ]


@HANDS
def test_the_threat_marker_is_carried(new_page: NewPage, server: str, carry: Carry, device: dict[str, Any]) -> None:
    """The marker can be dragged from one's mat to a threatened player's, from there to another, and back."""
    page, known = boss(new_page, server, device)
    page.get_by_role("button", name="Even split", exact=True).click()
    page.locator("[data-form=share] .primary").click()
    pawn = "[data-at='pawn-0']"
    expect(page.locator(f"{MINE} {pawn}")).to_be_visible()
    for begin, end in ((MINE, mat(2)), (mat(2), mat(3)), (mat(3), MINE)):
        carry(page, middle(page, f"{begin} {pawn}"), middle(page, end))
        expect(page.locator(f"{end} {pawn}")).to_be_visible()
        threatened = page.request.get(known).json()["view"]["seats"][0]["threat"]
        assert threatened == {mat(2): 2, mat(3): 3, MINE: None}[end]
    carry(page, middle(page, f"{MINE} {pawn}"), BESIDE)
    expect(page.locator(f"{MINE} {pawn}")).to_be_visible()
    assert page.request.get(known).json()["view"]["seats"][0]["threat"] is None
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_swipe_that_begins_on_loot_scrolls_the_table(new_page: NewPage, server: str) -> None:
    """A finger that moves at once takes neither a card nor the threat marker."""
    page, _ = boss(new_page, server, PHONE | {"viewport": {"width": 360, "height": 420}})
    for thing in ("[data-place='0']", f"{MINE} [data-at='pawn-0']"):
        if thing.startswith(MINE):
            page.get_by_role("button", name="Even split", exact=True).click()
            page.locator("[data-form=share] .primary").click()
        page.locator(thing).evaluate(INTO_SIGHT)
        before, (x, y) = page.evaluate(SCROLLED), middle(page, thing)
        Finger(page).swipe((x, y), (x, y + (120 if before > 50 else -120)))
        page.wait_for_function(SCROLLED_ON, arg=before)
        expect(page.locator(".goodcritters > .ghost")).to_have_count(0)
    expect(page.locator(f"{MINE} [data-at='pawn-0']")).to_be_visible()


LONG = 1_000  # milliseconds: longer than a pointer rests, or a finger stays, until a tip opens
UNDER = """([element, x, y]) => {
    const place = {left: `${x - 20}px`, top: `${y - 20}px`, width: '80px'};
    Object.assign(element.style, {position: 'fixed', zIndex: 99, ...place});
}"""
COVERED = """tip => {
    const {left, top, right, bottom} = tip.getBoundingClientRect();
    return [...document.querySelectorAll('[data-asked] button:not(:disabled)')].filter(one => {
        const box = one.getBoundingClientRect();
        return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    }).map(one => one.textContent);
}"""


def tip(page: Page) -> str:
    """Return what the tip says that is open now."""
    return "".join(page.locator("[role=tooltip]").all_text_contents())


def test_what_comes_to_lie_under_a_pointer_that_stays_is_not_told(new_page: NewPage, server: str) -> None:
    """However long it stays; with the first movement the pointer has come to it."""
    page = new_page()
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
    x, y = 640, 880
    page.mouse.move(x, y)
    card = page.locator("[data-at^='hand-'].legal").first
    page.evaluate(UNDER, [card.element_handle(), x, y])
    page.wait_for_function("card => card.matches(':hover')", arg=card.element_handle(), polling=100)
    page.clock.run_for(LONG)
    assert tip(page) == ""
    page.mouse.move(x + 1, y)
    page.clock.run_for(LONG)
    assert tip(page) != ""


def test_on_a_phone_a_tip_leaves_all_buttons_of_the_decision_in_sight(new_page: NewPage, server: str) -> None:
    """Goons: of each goon that can be taken, below a finger that stays on it."""
    page = new_page(**PHONE)
    against_bots(page, server, "goons")
    page.wait_for_function(AWAITED)
    finger = Finger(page)
    goons = page.locator("[data-asked] [data-goon]")
    expect(goons).not_to_have_count(0)
    for goon in goons.all():
        goon.scroll_into_view_if_needed()
        x, y = middle(page, f"[data-goon={goon.get_attribute('data-goon')}] svg")
        finger.down((x, y))
        page.clock.run_for(LONG)
        shown = page.locator("[role=tooltip]")
        expect(shown).to_be_visible()
        assert shown.evaluate(COVERED) == []
        finger.up()
