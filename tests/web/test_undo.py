"""Taking back a move in the browser: by button and by keys, told to the other seat, offered only where possible."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.access import check
from tests.web.conftest import NewPage, Server

pytestmark = [pytest.mark.browser, pytest.mark.thorough]


@pytest.fixture
def markets(tmp_path: Path) -> Iterator[str]:
    """The URL of a server with an additional game in which many moves can be taken back."""
    server = Server(tmp_path, module="tests.web.markets")
    server.start()
    yield server.url
    server.kill()


def made(page: Page, server: str, **more: Any) -> dict[str, Any]:
    body = {"game": "market", "players": 2, "nickname": "Ada", "public": True, **more}
    found: dict[str, Any] = page.request.post(f"{server}/api/v1/tables", data=body).json()["table"]
    return found


def test_a_move_is_taken_back(new_page: NewPage, markets: str) -> None:
    """Ada takes back a move by the button, by U and by Ctrl+Z, and Bob is told; after a peek she cannot."""
    ada, bob = new_page(), new_page()
    ada.goto(markets)
    table = made(ada, markets)
    bob.goto(markets)
    bob.request.post(f"{markets}/api/v1/join", data={"code": table["code"], "nickname": "Bob"})
    ada.request.post(f"{markets}/api/v1/tables/{table['id']}/start", data={})
    for page in (ada, bob):
        page.goto(f"{markets}/t/{table['id']}")
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


def test_a_table_is_made_where_nothing_is_taken_back(new_page: NewPage, markets: str) -> None:
    """The form has a switch for taking back moves, on by default; if it is off, the table says so and offers none."""
    page = new_page()
    page.goto(markets)
    page.get_by_label("Nickname").first.fill("Ada")
    page.get_by_role("button", name="New table").click()
    page.locator("#making form summary").click()
    switch = page.get_by_label("Moves can be taken back")
    expect(switch).to_be_checked()
    switch.uncheck()
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_text("Nothing is taken back")).to_be_visible()
    page.wait_for_load_state("networkidle")
