"""Tips explain a thing that the pointer has come to, or a finger stays on, and leave in sight what is decided with."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, quick_game
from tests.web.test_touch import PHONE, Finger, middle

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

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
    wish = {"game": "goons", "players": 4, "level": "random", "nickname": "Ada"}
    made = page.request.post(f"{server}/api/v1/quick", data=wish).json()
    page.goto(f"{server}/t/{made['table']['id']}")
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
