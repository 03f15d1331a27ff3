"""Critter Heist in the browser: the map by keyboard alone, on a phone, and whole games."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.web.conftest import NewPage
from tests.web.people import AWAITED, log_length, open_lobby, over, table_of
from tests.web.pressing import Press, finger, key

pytestmark = [pytest.mark.browser]

DEEDS = 3_000  # far more than people are asked in games as short as these


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
    expect(page.locator("[data-heist]")).to_be_visible()
    return table


def hired(page: Page, server: str) -> None:
    """Answer the questions of hiring, each with the first move there is, until tiles are placed."""
    for _ in range(5000):
        page.wait_for_function(AWAITED)
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
        page.wait_for_function(AWAITED)
        expect(page.locator(".open").first).to_be_attached()
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


@pytest.mark.thorough
def test_a_phone_sees_the_map_first(new_page: NewPage, server: str) -> None:
    """At 360 px the map fills the width, a tap holds a tile, a second puts it down; the page is no wider."""
    page = new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    heist(page, server, "v1")
    hired(page, server)
    box = map_of(page).bounding_box()
    assert box is not None
    assert box["width"] > 320
    assert box["y"] + box["width"] < 740
    expect(page.locator(".open").first).to_be_attached()
    before = tiles(page)
    middle = page.locator(".open").first.bounding_box()
    assert middle is not None
    at = (middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    page.touchscreen.tap(*at)
    expect(page.get_by_role("button", name="Put it here")).to_be_visible()
    page.touchscreen.tap(*at)
    page.wait_for_function("count => document.querySelectorAll('[data-place]').length > count", arg=before)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


# ---------------------------------------------------------------- whole games


def on_map_by_keys(page: Page) -> None:
    """Go to the next place of the map that can be chosen, and choose it; a tile is held first, and put down then."""
    page.keyboard.press("b")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    if page.locator(".ghost.held").count():
        page.keyboard.press("Enter")


def on_map_by_finger(page: Page) -> None:
    """Tap a place of the map that can be chosen, and once more where that is asked for."""
    map_of(page).scroll_into_view_if_needed()
    for _ in range(2):
        place = page.locator("[role=application] .open, [data-lit]").first.bounding_box(timeout=1_000)
        if place is None:  # it was asked for no more
            return
        page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        page.wait_for_timeout(30)


def act(page: Page, press: Press, on_map: Callable[[Page], None]) -> None:
    """Do what is asked: hire, put tiles down, answer, walk while that can be done, and end the turn."""
    hiring, answers = page.locator(".hiring"), page.locator(".question.wide button:not([disabled])")
    if hiring.count():
        while (
            hiring.locator(".row .primary[disabled]").count() and hiring.locator(".critter-card:not(.chosen)").count()
        ):
            press(hiring.locator(".critter-card:not(.chosen)").first)
        press(hiring.locator(".row .primary"))
    elif page.locator("[role=application] .open").count():
        on_map(page)
    elif answers.count():
        press(answers.first)
    elif page.locator(".bar .primary").count():
        press(page.locator(".bar .primary"))
    elif page.locator("[data-lit]").count():
        on_map(page)
    else:
        press(page.locator(".question button:not([disabled])").last)


def plays(page: Page, press: Press, on_map: Callable[[Page], None]) -> bool:
    """Do what a page asks for, if it does; False where it asks for nothing."""
    if over(page) or not page.evaluate(AWAITED):
        return False
    before = log_length(page)
    try:
        act(page, press, on_map)
        page.wait_for_function(
            "before => document.querySelectorAll('.log li').length > before", arg=before, timeout=2_000
        )
    except Error:  # what was asked may be asked no more; if it is, it is done again
        page.wait_for_timeout(50)
    return True


def play_to_the_end(*people: tuple[Page, Press, Callable[[Page], None]]) -> None:
    """Each does what the page asks, until the game is over for all."""
    for _ in range(DEEDS):
        if all(over(page) for page, *_ in people):
            return
        played = [plays(*one) for one in people]
        if not any(played):
            people[0][0].wait_for_timeout(30)
    raise AssertionError("the game does not end")


def seated(page: Page, server: str, edition: str, limit: int, *seats: dict[str, str]) -> str:
    """Open a table of a heist that is over after so many turns, with Ada on the first seat; returns its id."""
    open_lobby(page, server, "Ada")
    wanted = {
        "game": "heist", "players": 1 + len(seats), "nickname": "Ada", "edition": edition,
        "options": {"turn_limit": limit}, "seats": [{"kind": "me"}, *seats],
    }  # fmt: skip
    made = page.request.post(f"{server}/api/v1/tables", data=wanted)
    assert made.ok, made.text()
    return str(made.json()["table"]["id"])


def scores(page: Page) -> list[str]:
    """Who has how many points, as the final screen says it."""
    return page.locator(".final li .who b, .final li .score").all_inner_texts()


@pytest.mark.thorough
def test_a_whole_game_of_v1_by_keyboard_alone(new_page: NewPage, server: str) -> None:
    """[H1-10, H-12] Hiring from piles, sixty tiles and the heist, without a pointer."""
    page = new_page()
    table = seated(page, server, "v1", 3, {"kind": "bot", "bot": "random"})
    page.goto(f"{server}/t/{table}")
    key(page.get_by_role("button", name="Start"))
    expect(page.locator("[data-heist]")).to_be_visible()
    play_to_the_end((page, key, on_map_by_keys))
    assert tiles(page) >= 40
    expect(page.locator("#final")).to_be_visible()


@pytest.mark.thorough
def test_two_people_one_on_a_phone_and_two_bots(new_page: NewPage, server: str) -> None:
    """A whole game of v5 in two browsers, by keys and by fingers; both read the same end."""
    ada, bo = new_page(), new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    bot = {"kind": "bot", "bot": "runner"}
    table = seated(ada, server, "v5", 6, {"kind": "open"}, bot, bot)
    open_lobby(bo, server, "Bo")
    assert bo.request.post(f"{server}/api/v1/join", data={"table": table, "nickname": "Bo"}).ok
    assert ada.request.post(f"{server}/api/v1/tables/{table}/start", data={}).ok
    for page in (ada, bo):
        page.goto(f"{server}/t/{table}")
        expect(page.locator("[data-heist]")).to_be_visible()
    play_to_the_end((ada, key, on_map_by_keys), (bo, finger, on_map_by_finger))
    for page in (ada, bo):
        expect(page.locator(".final li .score")).to_have_count(4)
    assert len(scores(ada)) == 8
    assert scores(ada) == scores(bo)
    assert bo.evaluate("document.documentElement.scrollWidth") <= 360
