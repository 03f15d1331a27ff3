"""Promises at the table: made with two taps in one language, read in another, and marked when they are broken."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import open_tab

pytestmark = [pytest.mark.browser, pytest.mark.no_cover]

PHONE = {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark", "locale": "de-DE"}


def seat(page: Page, server: str, table: str) -> None:
    """Open the table and its talk."""
    page.goto(f"{server}/t/{table}")
    expect(page.locator("[data-goodcritters]")).to_be_visible()
    open_tab(page, "chat")


def played(page: Page, server: str, table: str, *moves: str) -> None:
    """Make moves over REST, as the page's own seat."""
    for number, move in enumerate(moves):
        view = page.request.get(f"{server}/api/v1/tables/{table}/view").json()
        body = {"id": f"m{number}{move}", "decision": view["decision"], "move": move}
        done = page.request.post(f"{server}/api/v1/tables/{table}/commands", data=body)
        assert done.ok, done.text()


def test_a_promise_is_read_by_each_in_their_own_language_and_marked(new_page: NewPage, server: str) -> None:
    """Bo promises by two taps in German on a phone; Ada reads it in English, at the seat, in talk and log, and later
    that it was broken.
    """
    ada, bo = new_page(locale="en-GB"), new_page(**PHONE)
    wanted = {"game": "goodcritters", "players": 4, "nickname": "Ada", "options": {"changes": 0, "first_boss": 0}}
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "timid"}] * 2]
    made = ada.request.post(f"{server}/api/v1/tables", data={**wanted, "seats": seats})
    assert made.ok, made.text()
    table: str = made.json()["table"]["id"]
    assert bo.request.post(f"{server}/api/v1/join", data={"table": table, "nickname": "Bo"}).ok
    assert ada.request.post(f"{server}/api/v1/tables/{table}/start", data={}).ok
    for page in (ada, bo):
        seat(page, server, table)
    bo.locator("details.say > summary").click()
    bo.get_by_role("button", name="Ich stimme mit Ja, wenn … es auch tut.").click()
    bo.get_by_role("group", name="Wem?").get_by_role("button", name="Ada").click()
    expect(bo.locator(".text.phrase")).to_have_text("Ich stimme mit Ja, wenn Ada es auch tut.")
    expect(ada.locator(".text.phrase")).to_have_text("I will vote Yes if you do.")
    check(bo)
    check(ada)
    view = ada.request.get(f"{server}/api/v1/tables/{table}/view").json()["view"]
    played(ada, server, table, "; ".join(["give 0"] * len(view["middle"])), "choose yes", "ready")
    played(bo, server, table, "choose no", "ready")
    expect(ada.locator(".mark")).to_have_text("✗ broken")
    expect(bo.locator(".mark")).to_have_text("✗ gebrochen")
    ada.get_by_role("tab").first.click()
    expect(ada.locator(".log")).to_contain_text("Bo says: I will vote Yes if you do. ✗ broken")
    check(ada)
