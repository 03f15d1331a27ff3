"""Critter Heist in the browser: the map by keyboard alone, and on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, PATIENCE, open_lobby, table_of

pytestmark = [pytest.mark.browser]

TOLD = "cell => document.querySelector('[data-map-cell]').textContent.startsWith(cell)"


def heist(page: Page, server: str, edition: str) -> str:
    """Sit down at a heist of two against a hasty bot; returns the table's id."""
    open_lobby(page, server, "Ada")
    made = page.request.post(
        f"{server}/api/v1/quick",
        data={"game": "heist", "players": 2, "level": "random", "nickname": "Ada", "edition": edition},
    )
    assert made.ok, made.text()
    table: str = made.json()["table"]["id"]
    page.goto(f"{server}/t/{table}")
    expect(page.locator("[data-heist]")).to_be_visible(timeout=PATIENCE)
    return table


def hired(page: Page, server: str) -> None:
    """Answer the questions of hiring, each with the first move there is, until tiles are placed."""
    for _ in range(5000):
        page.wait_for_function(AWAITED, timeout=PATIENCE)
        told = page.request.get(f"{server}/api/v1/tables/{table_of(page)}/view").json()
        if told["view"]["phase"] != "hire":
            break
        if not told["moves"]:
            continue  # the page has not yet heard that the other one chooses
        first = {"id": f"hire {told['decision']}", "decision": told["decision"], "move": told["moves"][0]["move"]}
        assert page.request.post(f"{server}/api/v1/tables/{table_of(page)}/commands", data=first).ok
    expect(map_of(page)).to_be_visible()


def map_of(page: Page) -> Locator:
    """The map."""
    return page.get_by_role("application")


def tiles(page: Page) -> int:
    """How many tiles lie on the map."""
    return page.locator("[data-place]").count()


def test_tiles_are_laid_by_keyboard_alone(new_page: NewPage, server: str) -> None:
    """[H-12] A tile is taken to a cell, turned, held and put down by keys; the map says every cell in words."""
    page = new_page()
    heist(page, server, "v1")
    hired(page, server)
    page.keyboard.press("b")
    expect(map_of(page)).to_be_focused()
    for _ in range(3):
        page.wait_for_function(AWAITED, timeout=PATIENCE)
        expect(page.locator(".open").first).to_be_attached(timeout=PATIENCE)
        before = tiles(page)
        page.keyboard.press("n")
        expect(page.locator("[data-map-cell]")).to_contain_text("The tile fits here")
        page.keyboard.press("Enter")
        expect(page.locator("[data-map-cell]")).to_contain_text("held here")
        page.keyboard.press("r")
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Put it here")).to_have_count(0)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.wait_for_function("count => document.querySelectorAll('[data-place]').length > count", arg=before)
    expect(map_of(page)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-map-cell]")).to_contain_text(re.compile(r"^\d+,\d+:"))


def test_a_phone_sees_the_map_first(new_page: NewPage, server: str) -> None:
    """At 360 px the map fills the width, a tap holds a tile, a second puts it down; the page is no wider."""
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    heist(page, server, "v1")
    hired(page, server)
    box = map_of(page).bounding_box()
    assert box is not None
    assert box["width"] > 320
    assert box["y"] + box["width"] < 740
    expect(page.locator(".open").first).to_be_attached(timeout=PATIENCE)
    before = tiles(page)
    middle = page.locator(".open").first.bounding_box()
    assert middle is not None
    at = (middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    page.touchscreen.tap(*at)
    expect(page.get_by_role("button", name="Put it here")).to_be_visible()
    page.touchscreen.tap(*at)
    page.wait_for_function("count => document.querySelectorAll('[data-place]').length > count", arg=before)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
