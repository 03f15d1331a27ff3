"""A browser may refuse whatever it stores or offers: games are played all the same, and the page says what is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.suites import deep
from tests.web.conftest import NewPage
from tests.web.people import AWAITED, by_menu, move_by_mouse, open_tab, quick_game
from tests.web.refusing import LATER, USED, all_blocked, lost, refusing, says

pytestmark = pytest.mark.browser

ALONE = [
    (what, way)
    for what in USED
    for way in ("absent", "hidden", "throwing", "rejecting")
    if way != "rejecting" or what in LATER
]


def play(page: Page, server: str) -> None:
    """Begin a game, move, take notes, change a setting, make a table and copy its link; come back, and move again."""
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    move_by_mouse(page)
    open_tab(page, "notes")
    page.locator("#notes").fill("the cat is hers")
    table = page.url
    by_menu(page, "Settings")
    page.locator("label", has_text="dark").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("link", name="My games").click()
    expect(page.locator("h1")).to_have_text("My games")
    page.get_by_role("link", name="Lobby", exact=True).click()
    page.locator("[aria-controls=making]").click()
    page.locator("#making form .primary").click()
    page.get_by_role("button", name="Copy the link", exact=True).click()
    page.get_by_role("link", name="Lobby", exact=True).click()
    page.locator("[data-continue] summary").click()
    page.locator(f"[data-continue] a[href$='{table.rpartition('/')[2]}']").click()
    expect(page.locator("[data-felicity]")).to_be_visible()
    page.wait_for_function(AWAITED)
    move_by_mouse(page)
    open_tab(page, "notes")
    expect(page.locator("#notes")).to_have_value("the cat is hers")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.slow
@pytest.mark.parametrize("way", ["full", *deep(["absent", "hidden", "throwing", "rejecting"])])
def test_all_refused_at_once(new_page: NewPage, server: str, way: str) -> None:
    """Where all is absent, hidden, fails or has no room, a game is played as ever, and it is said once what is lost."""
    page = new_page(service_workers="allow")
    refusing(page, way, *USED)
    page.goto(server)
    says(page, lost(way, *USED))
    play(page, server)
    if way != "full":
        assert page.context.cookies() == []


@pytest.mark.thorough
@pytest.mark.parametrize(("what", "way"), ALONE)
def test_each_refused_alone(new_page: NewPage, server: str, what: str, way: str) -> None:
    """So it is where only one of them is refused."""
    page = new_page(service_workers="allow")
    refusing(page, way, what)
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    move_by_mouse(page)
    says(page, lost(way, what))


@pytest.mark.thorough
def test_all_site_data_blocked(chromium: Browser, server: str, tmp_path: Path) -> None:
    """So it is by Chromium's own setting, which tells pages that they may have cookies."""
    with all_blocked(chromium, tmp_path) as page:
        page.goto(server)
        says(page, "all")
        play(page, server)
