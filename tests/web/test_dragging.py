"""Loot and the threat marker of GoodCritters can be dragged: with a mouse on a desktop, with a finger on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.test_touch import INTO_SIGHT, PHONE, SCROLLED, SCROLLED_ON, STEPS, Finger, Point, middle

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

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
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    wanted = {"game": "goodcritters", "players": 4, "nickname": "Ada", "seats": seats}
    made = ada.request.post(f"{server}/api/v1/tables", data=wanted)
    assert made.ok, made.text()
    table = made.json()["table"]["id"]
    for page, name in zip(others, ("Bo", "Cy", "Di"), strict=True):
        assert page.request.post(f"{server}/api/v1/join", data={"table": table, "nickname": name}).ok
    assert ada.request.post(f"{server}/api/v1/tables/{table}/start", data={}).ok
    ada.goto(f"{server}/t/{table}")
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
    for start, end in ((MINE, mat(2)), (mat(2), mat(3)), (mat(3), MINE)):
        carry(page, middle(page, f"{start} {pawn}"), middle(page, end))
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
