"""Critter Heist in the browser: the map with the keyboard alone, on a phone, and whole games."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPage
from tests.web.people import (
    AWAITED,
    BOT,
    ME,
    OPEN,
    PATIENCE,
    PAUSE,
    SOON,
    OnBoard,
    Press,
    against_bots,
    finger,
    join,
    key,
    open_tab,
    over,
    play_by,
    ranked,
    start,
    table_for,
    table_of,
    view_of,
)

pytestmark = [pytest.mark.browser]


TELLS = """() => ({
    costs: document.querySelector('[data-costs]')?.textContent ?? '',
    suspicion: document.querySelector('[data-have=suspicion] .hidden')?.textContent ?? '',
    loot: document.querySelector('[data-have=loot] [role=img]')?.ariaLabel ?? '',
    budget: Object.fromEntries([...document.querySelectorAll('[data-budget]')].map(chip =>
        [chip.dataset.budget, chip.querySelectorAll('i:not(.used)').length])),
})"""


def heist(page: Page, server: str, edition: str) -> str:
    """Begin a heist for two against a bot that does not pause; return the table's id."""
    table = against_bots(page, server, "heist", 2, edition=edition)
    expect(page.locator("[data-heist]")).to_be_visible()
    return table


def hired(page: Page, server: str) -> None:
    """Answer the questions of hiring, each with the first legal move, until tiles are placed."""
    for _ in range(5000):
        page.wait_for_function(AWAITED)
        told = view_of(page)
        if told["view"]["phase"] != "hire":
            break
        if not told["moves"]:
            continue  # the page does not know yet that the other player is choosing
        first = {"id": f"hire {told['decision']}", "decision": told["decision"], "move": told["moves"][0]["move"]}
        assert page.request.post(f"{server}/api/v1/tables/{table_of(page)}/commands", data=first).ok
    expect(map_of(page)).to_be_visible()


def map_of(page: Page) -> Locator:
    """Return the map."""
    return page.get_by_role("application")


def tiles(page: Page) -> int:
    """Return the number of tiles on the map."""
    return page.locator("[data-place]").count()


def test_tiles_are_laid_by_keyboard_alone(new_page: NewPage, server: str) -> None:
    """[H-12] With keys a tile is moved to a cell, rotated, held and put down; the map describes every cell in words."""
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
    """At 360 px the map fills the width, one tap holds a tile, a second puts it down; the page is not wider."""
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


# ---------------------------------------------------------------- what a question says


def tells_the_stake(page: Page) -> None:
    """Check that the question says what an answer costs, and what the crew has: suspicion, loot, movement left."""
    for _ in range(PATIENCE // PAUSE):
        told = view_of(page)
        shown = page.evaluate(TELLS)
        if not told["moves"] or over(page):
            return
        if shown["costs"] and as_told(told["view"], shown):
            return
        page.wait_for_timeout(PAUSE)  # the page does not show it yet, or has just answered
    raise AssertionError(f"{told['view']['status']}: {shown}")


def as_told(view: dict[str, Any], shown: dict[str, Any]) -> bool:
    """Return whether a page shows what the reader's crew has, as in the server's view."""
    if view["phase"] == "hire":
        return True
    crew = view["seats"][view["seat"]]
    loot = re.findall(r"\d+", shown["loot"])
    food = [str(abs(worth)) for worth in crew["carried"]]
    return (
        shown["suspicion"] == f"Suspicion {crew['suspicion']} of {view['cap']}"
        and sorted(loot) == sorted(food)
        and (view["left"] is None or shown["budget"].items() <= view["left"].items())
    )


# ---------------------------------------------------------------- whole games


def on_map_by_keys(page: Page) -> None:
    """Move to the next place of the map that can be chosen, and choose it; a tile is first held, then put down."""
    page.keyboard.press("b")
    page.keyboard.press("n")
    page.keyboard.press("Enter")
    if page.locator(".ghost.held").count():
        page.keyboard.press("Enter")


def on_map_by_finger(page: Page) -> None:
    """Tap a place of the map that can be chosen, and once more if that is asked for."""
    map_of(page).scroll_into_view_if_needed()
    for _ in range(2):
        target = page.locator("[role=application] .open, [data-lit]").first
        place = target.bounding_box(timeout=SOON) if target.count() else None
        if place is None:  # the question has gone
            return
        page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        page.wait_for_timeout(30)


def act(page: Page, press: Press, on_map: OnBoard) -> None:
    """Do what is asked: hire, put tiles down, answer, walk as long as possible, then end the turn."""
    tells_the_stake(page)
    hiring, answers = page.locator("section.hiring"), page.locator(".question.wide button:not([disabled])")
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
    elif page.locator("[data-at=do-end]").count():
        press(page.locator("[data-at=do-end]"))
    else:
        press(page.locator(".question button:not([disabled])").last)


@pytest.mark.thorough
def test_a_whole_game_of_v1_by_keyboard_alone(new_page: NewPage, server: str) -> None:
    """[H1-10, H-12] A whole game without a pointer: hiring from piles, sixty tiles and the heist."""
    page = new_page()
    table = table_for(page, server, "heist", 2, edition="v1", options={"turn_limit": 3}, seats=[ME, BOT])
    page.goto(f"{server}/t/{table['id']}")
    key(page.get_by_role("button", name="Start"))
    expect(page.locator("[data-heist]")).to_be_visible()
    play_by(act, (page, key, on_map_by_keys))
    assert tiles(page) >= 40


@pytest.mark.thorough
def test_two_people_one_on_a_phone_and_two_bots(new_page: NewPage, server: str) -> None:
    """A whole game of v5 in two browsers, by keyboard and by touch; both display the same end."""
    ada, bo = new_page(), new_page(viewport={"width": 360, "height": 740}, has_touch=True)
    seats = [ME, OPEN, *[{"kind": "bot", "bot": "runner"}] * 2]
    table = table_for(ada, server, "heist", 4, edition="v5", options={"turn_limit": 6}, seats=seats)["id"]
    join(bo, server, table, "Bo")
    start(ada, server, table, bo)
    play_by(act, (ada, key, on_map_by_keys), (bo, finger, on_map_by_finger))
    assert len(ranked(ada)) == 8
    assert ranked(ada) == ranked(bo)
    assert bo.evaluate("document.documentElement.scrollWidth") <= 360


CELL = re.compile(r"\b\d+,\d+\b")


def tile_laid(page: Page, server: str) -> tuple[Locator, list[str]]:
    """Lay a tile; return a line of the log that names cells, and these cells."""
    heist(page, server, "v1")
    hired(page, server)
    told, table = view_of(page), f"{server}/api/v1/tables/{table_of(page)}"
    move = told["moves"][0]["move"]
    while not (more := page.request.get(f"{table}/preview", params={"draft": move}).json())["complete"]:
        move += f"; {more['moves'][0]['move']}"
    tile = {"id": "tile", "decision": told["decision"], "move": move}
    assert page.request.post(f"{table}/commands", data=tile).ok
    line = page.locator(".log li button").filter(has_text=CELL).first
    expect(line).to_be_attached()
    page.wait_for_function(AWAITED)
    named = CELL.findall(line.text_content() or "")
    assert named
    return line, named


def lit(page: Page) -> list[str]:
    """Return the cells of the map that are lit because the log names them."""
    cells: list[str] = page.locator("[data-named-cell]").evaluate_all("them => them.map(it => it.dataset.namedCell)")
    return cells


@pytest.mark.thorough
def test_on_a_phone_a_tap_on_a_line_of_the_log_lights_what_it_names(new_page: NewPage, server: str) -> None:
    """In the moment that it leads to, with the drawer closed, until the next tap."""
    page = new_page(viewport={"width": 390, "height": 800}, has_touch=True)
    line, named = tile_laid(page, server)
    open_tab(page, "log")
    line.tap()
    expect(page.locator("[data-named-cell]")).to_have_count(len(named))
    assert lit(page) == named
    page.locator(".status").tap()
    expect(page.locator("[data-named-cell]")).to_have_count(0)
