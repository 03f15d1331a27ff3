"""People with the code of a table in play, or with an unknown code, are told so at once, and offered alternatives."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage

pytestmark = pytest.mark.browser

SMALLER = "[mice]\nstart = 12\n"


def begun(page: Page, server: str) -> dict[str, str]:
    """Make a table in play with changed components; return its description."""
    wish = {"game": "felicity", "players": 3, "nickname": "Ada", "data": SMALLER, "undo": False}
    wish["seats"] = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
    table: dict[str, str] = page.request.post(f"{server}/api/v1/tables", data=wish).json()["table"]
    assert page.request.post(f"{server}/api/v1/tables/{table['id']}/start", data={}).ok
    return table


def test_who_comes_late_watches_or_makes_a_table_like_it(new_page: NewPage, server: str) -> None:
    """There is no button to sit down; one button leads to the table to watch, another to a new one with equal rules."""
    table = begun(new_page(), server)
    late = new_page()
    late.goto(f"{server}/j/{table['code']}")
    expect(late.get_by_text("The game has begun.")).to_be_visible()
    expect(late.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(late.get_by_role("link", name="Watch")).to_have_attribute("href", f"/t/{table['id']}")
    late.get_by_role("button", name="A table like this").click()
    late.wait_for_url("**/t/*")
    made = late.request.get(f"{server}/api/v1/tables/{late.url.rpartition('/')[2]}").json()
    assert made["id"] != table["id"]
    same = ("game", "players", "options", "data", "undo", "coach", "clock", "public")
    assert {name: made[name] for name in same} == {name: table[name] for name in same}
    assert made["data"] == {"mice.start": 12}


def test_a_code_is_told_of_before_the_button(new_page: NewPage, server: str) -> None:
    """In the lobby an unknown code, or one of a game in play, is reported as soon as the code is complete."""
    table = begun(new_page(), server)
    page = new_page()
    page.goto(server)
    page.locator("#code").fill("CDFGHJ")
    told = page.locator("#code-meant")
    expect(told).to_contain_text("No table has the code CDFGHJ")
    expect(page.get_by_role("button", name="Join")).to_be_disabled()
    page.locator("#code").fill(table["code"].lower())
    expect(told).to_contain_text("The game has begun")
    expect(page.get_by_role("link", name="Watch")).to_be_visible()
    page.goto(f"{server}/j/CDFGHJ")
    expect(page.get_by_role("alert")).to_contain_text("No table has the code CDFGHJ")
    expect(page.locator("form")).to_have_count(0)
