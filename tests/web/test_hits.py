"""What is to be pressed is hit wherever people press it: in its middle and at four points within, by coordinates."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.suites import deep
from tests.web.access import hit
from tests.web.conftest import NewPage
from tests.web.people import AWAITED, PHONE, against_bots
from tests.web.test_touch import AT_REST, MINE, Point, boss, mat

pytestmark = [pytest.mark.browser]

INNER = [(0.5, 0.5), (0.12, 0.15), (0.88, 0.15), (0.12, 0.85), (0.88, 0.85)]
DESK = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 800, "height": 1100}, "has_touch": True}
INTO_SIGHT = "element => element.scrollIntoView({ block: 'center', behavior: 'instant' })"
# Whether a point lies on another button of a mat, which is then what is meant.
ON_A_BUTTON = """([x, y]) => document.elementFromPoint(x, y)?.closest("button:not(.open), a") !== null"""


def points(page: Page, selector: str) -> list[Point]:
    """Return the points of a target at which it must be hit, once it is in sight and at rest."""
    target = page.locator(selector).first
    target.evaluate(INTO_SIGHT)
    box = target.evaluate(AT_REST)
    found = [(box["x"] + box["width"] * x, box["y"] + box["height"] * y) for x, y in INNER]
    return [point for point in found if not page.evaluate(ON_A_BUTTON, [*point])]


def press(page: Page, point: Point, *, touch: bool) -> None:
    """Tap or click at a point of the page."""
    if touch:
        page.touchscreen.tap(*point)
    else:
        page.mouse.click(*point)


@pytest.mark.parametrize("device", [PHONE, *deep([TABLET, DESK])], ids=lambda device: str(device["viewport"]["width"]))
def test_a_mat_takes_a_card_wherever_it_is_pressed(new_page: NewPage, server: str, device: dict[str, Any]) -> None:
    """GoodCritters: a card that is picked up goes to the mat that is pressed, one's own or another's, at any point."""
    page, _ = boss(new_page, server, device)
    loot = page.locator("[data-place]")
    pressed = 0
    for target in (mat(1), mat(2), mat(3), MINE):
        for n in range(len(INNER)):
            if not page.locator("[data-place].picked").count():  # a card taken back may be picked up already
                loot.first.click()
            where = points(page, target)
            if n >= len(where):
                continue
            press(page, where[n], touch=device.get("has_touch", False))
            expect(loot, f"{target}, point {n}: {where[n]}").to_have_count(5)
            page.locator(f"{target} .share button").first.click()
            expect(loot).to_have_count(6)
            pressed += 1
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert pressed >= 4 * (len(INNER) - 1)


@pytest.mark.thorough
@pytest.mark.parametrize("device", [PHONE, TABLET, DESK], ids=lambda device: str(device["viewport"]["width"]))
def test_all_there_is_to_press_is_hit(new_page: NewPage, server: str, device: dict[str, Any]) -> None:
    """Every button and link of a table, where the person is asked first: of each game, by coordinates."""
    page = new_page(**device)
    for game, more in {"felicity": {}, "goodcritters": {}, "goons": {}, "heist": {"edition": "v5"}}.items():
        against_bots(page, server, game, 4, **more)
        page.wait_for_function(AWAITED)
        hit(page)
