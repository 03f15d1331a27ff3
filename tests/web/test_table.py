"""A table's page besides the game: focus and keys, messages, what is taken back, and what is offered after the end."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.access import check
from tests.web.conftest import Finished, NewPage
from tests.web.people import AWAITED, LEGAL_CARD, PHONE, join, quick_game, start, table_for
from tests.web.test_playing import sit_down

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

FREE_TO_BID = "() => document.querySelector('.bidding .go[aria-disabled=false]') !== null"
BIDDING = "() => document.title.startsWith('●') && document.querySelector('.bidding.mine') !== null"
HAND = "() => document.querySelector('.felicity .hand').getBoundingClientRect().top + window.scrollY"


def place_by_keys(page: Page) -> None:
    """Choose the first card that may be placed by its number, and place it with Enter."""
    choose_by_keys(page)
    page.keyboard.press("Enter")


def choose_by_keys(page: Page) -> None:
    """Choose the first card that may be placed by its number."""
    page.wait_for_selector("[data-at^='hand-'].legal")
    page.keyboard.press(str((page.evaluate(LEGAL_CARD) + 1) % 10))


def until_one_can_bid(page: Page) -> None:
    """Place and pass by keys until a real bid can be made, not only the sack taken."""
    for _ in range(9):
        place_by_keys(page)
        page.wait_for_function(BIDDING)
        field = page.locator(".bidding input")
        if page.evaluate(FREE_TO_BID) and field.count() and field.get_attribute("min") != field.get_attribute("max"):
            return
        page.keyboard.press("p")
    raise AssertionError("in no round more can be bid")


def test_the_focus_goes_to_what_is_asked(new_page: NewPage, server: str) -> None:
    """After a card is placed by keys, arrows and Enter bid, because the focus has left the hand."""
    page = new_page()
    quick_game(page, server)
    until_one_can_bid(page)
    expect(page.locator(".panel[data-asked]")).to_be_focused()
    least = int(page.locator(".bidding input").get_attribute("min") or 0)
    page.keyboard.press("ArrowUp")
    expect(page.locator(".bidding input")).to_have_value(str(least + 1))
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text(f"You bid {least + 1}")


@pytest.mark.parametrize("device", [{}, PHONE | {"locale": "fr-FR"}], ids=["desk", "phone"])
def test_what_the_table_says_does_not_move_the_hand(new_page: NewPage, server: str, device: dict[str, Any]) -> None:
    """Explanations of the row and confirmations of the first cards do not move the hand."""
    page = new_page(**device)
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    card = page.locator("[data-at^='hand-'].legal").last
    expect(card).to_be_visible()
    before = page.evaluate(HAND)
    page.locator("[data-at=sack]").click()
    expect(page.locator(".note.filled")).to_be_visible()
    assert page.evaluate(HAND) == before
    card.click()
    expect(page.locator(".panel > .place")).to_be_visible()
    assert page.evaluate(HAND) == before
    card.click()
    page.wait_for_function(BIDDING)
    before = page.evaluate(HAND)
    page.locator("[data-at=sack]").click()
    expect(page.locator(".note.filled")).to_be_visible()
    assert page.evaluate(HAND) == before


def test_few_colours_tell_the_same(new_page: NewPage, server: str) -> None:
    """With forced colours, the current turn, tab, card and button still stand out."""
    page = new_page(forced_colors="active")
    quick_game(page, server)
    choose_by_keys(page)
    expect(page.locator(".panel > .place")).to_be_visible()
    shade = "element => getComputedStyle(element).backgroundColor"
    tabs = page.locator("[role=tab]")
    assert tabs.first.evaluate(shade) != tabs.last.evaluate(shade)
    assert page.locator(".panel > .place").evaluate(shade) == tabs.first.evaluate(shade)
    outline = "element => getComputedStyle(element).outlineStyle"
    assert page.locator(".mat.acting").evaluate(outline) == "solid"
    assert page.locator(".mat:not(.acting)").first.evaluate(outline) == "none"
    assert page.locator(".hand .chosen .card").evaluate(outline) == "solid"
    border = "element => getComputedStyle(element).borderTopWidth"
    assert page.locator(".status.mine").evaluate(border) == "4px"


def test_who_is_taken_off_a_table_sees_no_list_of_it(new_page: NewPage, server: str) -> None:
    """If the host removes somebody, they are told so, and the page no longer shows the table."""
    ada, bo = new_page(), new_page()
    table = table_for(ada, server, "felicity", 3, public=False)
    sit_down(bo, server, table["code"], "Bo")
    ada.goto(f"{server}/t/{table['id']}")
    expect(ada.locator(".seats .chip svg path").first).to_have_attribute("d", re.compile("^M3 11.5L12 4"))
    ada.get_by_role("button", name="Remove Bo").click()
    expect(bo.get_by_role("alert")).to_have_text("The host has removed you from this table.")
    expect(bo.locator(".seats")).to_have_count(0)


def test_the_next_game_is_called_in_the_lobby(new_page: NewPage, server: str, finished: Finished) -> None:
    """Finished games stay in "my games" with their replay, and a person who has left is told there of a rematch."""
    page = new_page(storage_state=finished.state)
    page.goto(server)
    own = page.locator("[aria-labelledby=finished] li")
    expect(own).to_have_count(1)
    expect(own.get_by_role("link", name="Replay")).to_have_attribute("href", f"/r/{finished.table}")
    expect(own.get_by_role("link", name="Go to the next game")).to_have_count(0)
    answer = page.request.post(f"{server}/api/v1/tables/{finished.table}/rematch", data={"pledge": "0" * 64})
    assert answer.ok, answer.text()
    page.reload()
    own.get_by_role("link", name="Go to the next game").click()
    page.wait_for_url(f"**/t/{answer.json()['table']['id']}")


def test_a_move_is_taken_back(new_page: NewPage, extra_games: str) -> None:
    """Ada takes back a move by the button, by U and by Ctrl+Z, and Bob is told; after a peek she cannot."""
    ada, bob = new_page(), new_page()
    table = table_for(ada, extra_games, "market", 2)["id"]
    join(bob, extra_games, table, "Bob")
    start(ada, extra_games, table, bob)
    undo = ada.get_by_role("button", name="Undo", exact=True)
    written = ada.locator("#written")
    ada.locator(".moves summary").click()
    expect(undo).to_have_count(0)
    for count, way in enumerate(("button", "u", "Control+z")):
        written.fill("walk 2")
        written.press("Enter")
        expect(undo).to_be_visible()
        if not count:
            check(ada)
        if way == "button":
            undo.click()
        else:
            ada.locator(".board").focus()
            ada.keyboard.press(way)
        expect(undo).to_have_count(0)
        expect(bob.locator(".log li")).to_have_count(2 * count + 2)
        expect(bob.locator(".log li").last).to_contain_text("Ada took back:")
        expect(ada.locator(".log li").last).to_contain_text("You took back:")
    expect(bob.get_by_role("button", name="Undo", exact=True)).to_have_count(0)
    ada.locator(".log li button").nth(1).click()  # the moment in which a move was taken back, in the replay
    expect(ada.locator(".status")).to_contain_text("looking back", ignore_case=True)
    ada.keyboard.press("z")
    ada.locator(".moves summary").click()
    for move, offered in (("walk 1", 1), ("peek", 0), ("walk 3", 1), ("call", 0)):
        written.fill(move)
        written.press("Enter")
        expect(undo).to_have_count(offered)
    written.fill("u")  # in the text field, U is not a shortcut
    expect(written).to_have_value("u")


def test_a_table_is_made_where_nothing_is_taken_back(new_page: NewPage, extra_games: str) -> None:
    """The form has a switch for taking back moves, on by default; if it is off, the table says so and offers none."""
    page = new_page()
    page.goto(extra_games)
    page.get_by_label("Nickname").first.fill("Ada")
    page.get_by_role("button", name="New table").click()
    page.locator("#making form summary").click()
    switch = page.get_by_label("Moves can be taken back")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.get_by_role("button", name="Create the table").click()
    expect(page.get_by_text("No moves taken back")).to_be_visible()
    page.wait_for_load_state("networkidle")
