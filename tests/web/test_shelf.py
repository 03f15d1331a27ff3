"""The lobby's shelf of games and the pages around it, for a first-time visitor."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
TOPS = "all => all.map(one => one.getBoundingClientRect().top)"


def shelf(page: Page, server: str) -> None:
    """Open the lobby."""
    page.goto(server)
    expect(page.locator("[data-box]").last).to_be_visible()


def test_what_is_opened_in_a_box_leaves_the_others_alone(new_page: NewPage, server: str) -> None:
    """Facts and buttons of all boxes in a row are aligned, and stay so while bots are chosen in one."""
    page = new_page()
    shelf(page, server)
    for what in (".facts", "[data-play]"):
        before = page.locator(f"[data-box] {what}").evaluate_all(TOPS)
        assert max(before) - min(before) < 1
        page.locator("[data-box=goons] summary").click()
        expect(page.locator("#level-goons")).to_be_visible()
        assert page.locator(f"[data-box] {what}").evaluate_all(TOPS) == before
        page.locator("[data-box=goons] summary").click()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_a_phone_shows_play_and_the_lesson_at_once(new_page: NewPage, server: str, locale: str) -> None:
    """On a phone, play and lesson of the first game are both in sight without scrolling, in every language."""
    page = new_page(**PHONE, locale=locale)
    shelf(page, server)
    for way in (".primary", ".learn"):
        box = page.locator(f"[data-box=felicity] {way}").bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 740


def test_what_is_chosen_shows_in_the_systems_colours(new_page: NewPage, server: str) -> None:
    """With forced colours, a selected choice looks different from the others."""
    page = new_page(forced_colors="active")
    page.goto(f"{server}/settings")
    labels = page.locator("fieldset").first.locator("label")
    expect(labels.first).to_be_visible()
    shades = labels.evaluate_all("all => all.map(one => getComputedStyle(one).backgroundColor)")
    assert shades.count(shades[0]) == 1


def test_a_table_without_company_names_nobody(new_page: NewPage, server: str) -> None:
    """In "my games", a table at which one still sits alone has no sentence about whom one plays with."""
    page = new_page()
    shelf(page, server)
    page.locator("[aria-controls=making]").click()
    page.locator("#making form .primary").click()
    expect(page.locator("strong.code")).to_be_visible()
    page.goto(f"{server}/mine")
    table = page.locator("[aria-labelledby=going] li")
    expect(table).to_contain_text("Waiting for players")
    expect(table).not_to_contain_text("With")


def test_the_rules_lead_from_game_to_game(new_page: NewPage, server: str) -> None:
    """All games are linked above the rules, and the current one is marked."""
    page = new_page(**PHONE)
    page.goto(f"{server}/rules/goons")
    games = page.get_by_role("navigation", name="Games").get_by_role("link")
    expect(games).to_have_count(4)
    expect(games.and_(page.locator("[aria-current=page]"))).to_have_text("Goons")
    games.filter(has_text="GoodCritters").click()
    expect(page.locator("h1")).to_have_text("GoodCritters")
