"""Goons in the browser: the city with the keyboard alone, on a phone, and whole games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import (
    BOT,
    LANGUAGES,
    ME,
    OPEN,
    SOON,
    OnBoard,
    Press,
    against_bots,
    finger,
    join,
    key,
    play_by,
    ranked,
    start,
    table_for,
)
from tests.web.test_touch import Finger, middle

pytestmark = [pytest.mark.browser]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
FINGER = 44  # pixels
TRIES = 20
QUIET = ":not([disabled]):not(.ghost):not(.back)"
# What to press, the first that exists: what is asked, then the actions of a turn, then its end.
DOINGS = (
    "[data-deeds] .placing [data-space]",
    "[data-deeds] [data-confirm]",
    f"[data-deeds] .choosing .button{QUIET}",
    f"[data-deeds] .goons .button{QUIET}",
    "[data-deeds] [data-bid]",
    f"[data-deeds] > .row .button{QUIET}",
    "[data-use]:not([disabled])",
    "[data-do=ability]:not([disabled])",
    "[data-do=place]:not([disabled])",
    "[data-do=commit]:not([disabled])",
    "[data-do=hustle]:not([disabled])",
    "[data-do=end]:not([disabled])",
)


def goons(page: Page, server: str, players: int = 2) -> str:
    """Begin a game of Goons against bots that do not pause; return the table's id."""
    table = against_bots(page, server, "goons", players)
    expect(page.locator("[data-goons]")).to_be_visible()
    return table


def city_of(page: Page) -> Locator:
    """Return the city."""
    return page.get_by_role("application")


def lit(page: Page) -> Locator:
    """Return the cells that may be chosen."""
    return page.locator("[data-lit]")


def with_a_goon(page: Page, press: Press) -> None:
    """Choose a goon, and wait until a cube may be taken."""
    expect(page.locator("[data-deeds] .goons .button").first).to_be_visible()
    press(page.locator("[data-deeds] .goons .button").first)
    expect(lit(page).first).to_be_attached()


def on_city_by_keys(page: Page) -> None:
    """Move to the next cell that can be chosen, and choose it."""
    page.keyboard.press("b")
    page.keyboard.press("n")
    page.keyboard.press("Enter")


def on_city_by_finger(page: Page) -> None:
    """Tap a cell that can be chosen."""
    city_of(page).scroll_into_view_if_needed()
    place = lit(page).first.bounding_box(timeout=SOON)
    if place is None:  # the question has gone
        return
    page.touchscreen.tap(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)


def act(page: Page, press: Press, on_city: OnBoard) -> None:
    """Do what is asked, on the city if it is asked there; in a turn, take every action there is, then end it."""
    if lit(page).count() and not page.locator("[data-deeds] [data-kind=finish]").count():
        return on_city(page)
    for doing in DOINGS:
        if page.locator(doing).count():
            return press(page.locator(doing).first)
    return None


@pytest.mark.thorough
def test_a_finger_takes_a_cube_only_once_it_has_stayed(new_page: NewPage, server: str) -> None:
    """A swipe that begins on a cube leads to the next place; one that stayed first carries it, or lets it go."""
    page = new_page(**PHONE, is_mobile=True)
    goons(page, server)
    with_a_goon(page, finger)
    touching, spaces = Finger(page), page.locator("[data-deeds] [data-space]")
    x, y = middle(page, last := "[data-lit] >> nth=-1")
    touching.swipe((x, y), (x - 160, y))
    page.wait_for_function(
        "() => (({scrollLeft, clientWidth}) => scrollLeft === clientWidth)(document.querySelector('.places'))"
    )
    expect(spaces).to_have_count(0)
    page.locator("[data-at=tab-board]").tap()
    page.wait_for_function("() => document.querySelector('.places').scrollLeft === 0")
    x, y = middle(page, last)
    touching.down((x, y))
    expect(spaces).to_have_count(0)
    touching.stay()
    expect(spaces).to_have_count(4)
    touching.move((x, y - 120))
    expect(spaces).to_have_count(4)
    assert page.evaluate("document.querySelector('.places').scrollLeft") == 0
    touching.up("touchCancel")
    expect(spaces).to_have_count(0)


def test_a_cube_is_taken_and_put_down_by_keyboard_alone(new_page: NewPage, server: str) -> None:
    """[O-09, O-10] With keys a cube is found, described and placed; each space shows both actions."""
    page = new_page()
    goons(page, server)
    with_a_goon(page, key)
    page.keyboard.press("b")
    expect(city_of(page)).to_be_focused()
    page.keyboard.press("n")
    expect(page.locator("[data-map-cell]")).to_contain_text("can be chosen")
    page.keyboard.press("Enter")
    spaces = page.locator("[data-deeds] [data-space]")
    expect(spaces).to_have_count(4)
    expect(spaces.first).to_be_focused()
    page.keyboard.press("Escape")
    expect(spaces).to_have_count(0)
    expect(city_of(page)).to_be_focused()
    page.keyboard.press("Enter")
    expect(spaces.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("[data-do=end]")).to_be_visible()
    assert page.evaluate("() => document.activeElement.closest('[data-deeds]') !== null")


@pytest.mark.thorough
def test_a_cube_is_dragged_onto_the_crib(new_page: NewPage, server: str) -> None:
    """[O-10] With a pointer, a cube can be dragged from the city to a space of the crib."""
    page = new_page(viewport={"width": 1280, "height": 1400})
    goons(page, server)
    with_a_goon(page, lambda button: button.click())
    cube = lit(page).first.bounding_box()
    assert cube is not None
    page.mouse.move(cube["x"] + cube["width"] / 2, cube["y"] + cube["height"] / 2)
    page.mouse.down()
    page.mouse.move(cube["x"] + 60, cube["y"] + 90, steps=4)
    space = page.locator(".crib button[data-space=blue]")
    expect(space).to_be_visible()
    at = space.bounding_box()
    assert at is not None
    page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator("[data-do=end]")).to_be_visible()
    expect(page.locator(".mine .crib td.B [data-cube]")).to_have_count(1)


@pytest.mark.thorough
def test_a_phone_sees_the_city_first(new_page: NewPage, server: str) -> None:
    """At 360 px the city fills the width, the rest is a tap away; everything to press is large enough for a finger."""
    page = new_page(**PHONE)
    goons(page, server)
    with_a_goon(page, finger)
    box = city_of(page).bounding_box()
    assert box is not None
    assert box["width"] == 360
    on_city_by_finger(page)
    expect(page.locator("[data-deeds] [data-space]").first).to_be_visible()
    finger(page.locator("[data-deeds] [data-space]").first)
    expect(page.locator("[data-do=end]")).to_be_visible()
    for name in ("Villains", "Others", "Crib", "The city"):
        page.get_by_role("navigation", name="Parts").get_by_role("button", name=name).tap()
        expect(page.get_by_role("group", name=name, exact=True)).to_be_in_viewport(ratio=0.99)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    sizes = page.locator("[data-goons] button:visible").evaluate_all(
        "all => all.map(one => one.getBoundingClientRect()).map(({width, height}) => Math.min(width, height))"
    )
    assert min(sizes) >= FINGER - 0.5


IN_SIGHT = """() => [...document.querySelectorAll('[data-lit]')].every(cell => {
    const {left, top, width, height} = cell.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.city') !== null;
})"""


@pytest.mark.thorough
def test_the_city_comes_into_sight_when_it_is_asked(new_page: NewPage, server: str) -> None:
    """After pressing something far below the city, every cube that may be taken is scrolled into view, uncovered."""
    page = new_page(**PHONE)
    goons(page, server)
    finger(page.locator("[data-deeds] .goons .button").last)
    expect(lit(page).first).to_be_attached()
    page.wait_for_function(IN_SIGHT)


DONE = "[data-do=end], [data-do=place]"


# Lists the words that are broken over several lines.
BROKEN = """() => [...document.querySelectorAll('[data-goons] :is(b, h3, h4, small)')].flatMap(element => {
    const text = [...element.childNodes].find(node => node.nodeType === 3 && node.textContent.trim());
    if (!text || !element.offsetParent) return [];
    return [...text.textContent.matchAll(/[\\p{L}]{4,}/gu)].filter(word => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return new Set([...range.getClientRects()].map(box => Math.round(box.top))).size > 1;
    }).map(String);
})"""


@pytest.mark.thorough
@pytest.mark.parametrize("width", [360, 768, 1280])
def test_no_name_is_broken(new_page: NewPage, server: str, width: int) -> None:
    """In the language with the longest words, names of things and actions are never broken, whatever the width."""
    page = new_page(viewport={"width": width, "height": 900}, locale="de-DE")
    goons(page, server)
    with_a_goon(page, key)
    on_city_by_keys(page)
    key(page.locator("[data-deeds] [data-space]").first)
    expect(page.locator(DONE).first).to_be_visible()
    assert page.evaluate(BROKEN) == []


# ---------------------------------------------------------------- whole games


@pytest.mark.thorough
def test_two_people_one_on_a_phone_and_a_bot(new_page: NewPage, server: str) -> None:
    """A whole game in two browsers, by keyboard alone and by touch, with the villains' show, to the same end."""
    ada, bo = new_page(reduced_motion="no-preference"), new_page(**PHONE)
    table = table_for(ada, server, "goons", 3, seats=[ME, OPEN, BOT])["id"]
    join(bo, server, table, "Bo")
    start(ada, server, table, bo)
    play_by(act, (ada, key, on_city_by_keys), (bo, finger, on_city_by_finger))
    assert len(ranked(ada)) == 6
    assert ranked(ada) == ranked(bo)
    assert bo.evaluate("document.documentElement.scrollWidth") <= 360


TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
RECORDED = Path(__file__).parents[2] / "web/src/games/goons/recorded/scenes.json"


def carried_out(socket: WebSocketRoute) -> None:
    """Tell a recorded moment and nothing that follows: a scheme is carried out, and a player may reroll a die."""
    server, scene = socket.connect_to_server(), json.loads(RECORDED.read_text())["reroll"]

    def hear(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "snapshot":
            socket.send(json.dumps(told | {"you": scene["you"], "view": scene["view"], "moves": scene["moves"]}))

    server.on_message(hear)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("screen", "language"), [*((PHONE | {"is_mobile": True}, language) for language in LANGUAGES), (TABLET, "de-DE")]
)
def test_a_scheme_leaves_room_for_its_question(
    new_page: NewPage, server: str, screen: dict[str, Any], language: str
) -> None:
    """Below the stage of a scheme what one has and every answer are in sight without scrolling, on a tablet too."""
    page = new_page(**screen, locale=language)
    page.route_web_socket("**/ws/v1/tables/*", carried_out)
    against_bots(page, server, "goons", 3)
    expect(page.locator("[data-at=stage] [data-die]").first).to_be_in_viewport(ratio=1)
    answers = page.locator("[data-deeds] .button")
    expect(answers.last).to_be_visible()
    assert answers.count() >= 2
    for thing in (page.locator("[data-part=question] [data-purse]").first, *answers.all()):
        expect(thing).to_be_in_viewport(ratio=1)  # once it is laid out for that size
    assert page.evaluate("scrollY") == 0
    check(page)
