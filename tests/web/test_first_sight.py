"""A phone of 360 by 740: what is asked stands on the first screen, in each language, and nothing is wider than it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import AWAITED, open_lobby, table_of

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LANGUAGES = ("en-GB", "fr-FR", "de-DE")


def sit(page: Page, server: str, **wish: Any) -> None:
    """Begin a game against hasty bots."""
    open_lobby(page, server, "Ada")
    made = page.request.post(f"{server}/api/v1/quick", data={"level": "random", "nickname": "Ada", **wish})
    assert made.ok, made.text()
    page.goto(f"{server}/t/{made.json()['table']['id']}")
    expect(page.locator("[data-felicity], [data-heist], [data-goons]")).to_be_visible()


def lowest(page: Page, thing: Locator) -> float:
    """Where a thing ends on the page, which has not been scrolled."""
    expect(thing).to_be_visible()
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def asked(page: Page, server: str) -> dict[str, Any]:
    """What the table tells, once something is asked."""
    page.wait_for_function(AWAITED)
    told: dict[str, Any] = page.request.get(f"{server}/api/v1/tables/{table_of(page)}/view").json()
    return told


def answer(page: Page, server: str, told: dict[str, Any]) -> None:
    """Make the first move there is, step by step where it has several; one that comes too late is refused."""
    table = f"{server}/api/v1/tables/{table_of(page)}"
    if not told["moves"]:
        return
    move, more = told["moves"][0]["move"], {"complete": False, "moves": []}
    while not more["complete"]:
        more = page.request.get(f"{table}/preview", params={"draft": move}).json()
        move += "" if more["complete"] else "; " + more["moves"][0]["move"]
    made = {"id": f"first {told['decision']}", "decision": told["decision"], "move": move}
    page.request.post(f"{table}/commands", data=made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bids_at_a_full_table_of_felicity(new_page: NewPage, server: str, language: str) -> None:
    """With five players, to bid and to pass are both there without scrolling."""
    page = new_page(**PHONE, locale=language)
    sit(page, server, game="felicity", players=5)
    while (told := asked(page, server))["view"]["phase"] == "place":
        answer(page, server, told)
    for button in (page.locator(".bidding .go"), page.locator(".bidding .pass")):
        assert lowest(page, button) <= 740


@pytest.mark.parametrize("language", LANGUAGES)
def test_hiring_comes_before_the_map(new_page: NewPage, server: str, language: str) -> None:
    """Whoever hires in Critter Heist sees cards first, and the button that ends the choice; the hint speaks of it."""
    page = new_page(**PHONE, locale=language, hints=True)
    sit(page, server, game="heist", players=2, edition="v3")
    assert lowest(page, page.locator(".hiring .critter-card").first) <= 740
    assert lowest(page, page.locator(".hiring .done .button")) <= 740
    expect(page.locator("[data-hint=heist-hint-hire]")).to_be_visible()
    map_top = page.get_by_role("application").bounding_box()
    cards = page.locator(".hiring").bounding_box()
    assert map_top is not None
    assert cards is not None
    assert map_top["y"] > cards["y"] + cards["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_goons_come_before_the_city(new_page: NewPage, server: str, language: str) -> None:
    """Whoever chooses a goon sees four of them at once, and why; the hint speaks of it."""
    page = new_page(**PHONE, locale=language, hints=True)
    sit(page, server, game="goons", players=3)
    asked(page, server)
    assert lowest(page, page.locator("[data-deeds] [data-goon] .button").nth(3)) <= 740
    expect(page.locator("[data-hint=goons-hint-goon]")).to_be_visible()
    city, goons = page.get_by_role("application").bounding_box(), page.locator("[data-deeds]").bounding_box()
    assert city is not None
    assert goons is not None
    assert city["y"] > goons["y"] + goons["height"]
    check(page)


def test_a_turn_of_critter_heist(new_page: NewPage, server: str) -> None:
    """What can be done in a turn is there without scrolling; the page owes nobody anything, with a card chosen too."""
    page = new_page(**PHONE, locale="de-DE")
    sit(page, server, game="heist", players=2, edition="v3")
    while (told := asked(page, server))["view"]["status"]["id"] != "turn":
        answer(page, server, told)
    assert lowest(page, page.locator("[data-kind=end]")) <= 740
    check(page)
    page.locator(".critter-card").first.tap()
    expect(page.locator(".play h2")).to_be_visible()
    check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_shows_the_board(new_page: NewPage, server: str, language: str) -> None:
    """Above the board of a replay there is no more than the bar and what was said last."""
    page = new_page(**PHONE, locale=language)
    sit(page, server, game="felicity", players=3)
    page.goto(f"{server}/r/{table_of(page)}")
    board = page.locator("[data-felicity] .mats, [data-felicity] .final").first
    expect(board).to_be_visible()
    for word in (".more .button", ".pov select", ".steps .button"):
        assert lowest(page, page.locator(word).last) <= 370
    box = board.bounding_box()
    assert box is not None
    assert box["y"] <= 500
