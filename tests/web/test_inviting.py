"""Invitations: how others come to a table, and what they are told where there is no seat for them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage
from tests.web.people import BOT, ME, join, table_for

pytestmark = pytest.mark.browser


def test_an_invitation_nobody_can_follow_says_so(new_page: NewPage, server: str) -> None:
    """If only this machine can connect, the page says which command to start instead, and shows no QR code."""
    page = new_page()
    table = table_for(page, server, "felicity", 3)
    page.goto(f"{server}/t/{table['id']}")
    invitation = page.get_by_role("region", name="Invite")
    expect(invitation).to_contain_text("Nobody else can connect")
    port = server.rpartition(":")[2]
    expect(invitation.locator("code")).to_have_text(f"rascals serve --host 0.0.0.0 --allow-remote --port {port}")
    expect(invitation.locator("img")).to_have_count(0)
    expect(invitation.locator("strong.code")).to_have_text(table["code"])


@pytest.mark.parametrize(("way", "ready"), [("j", ".invitation ul"), ("t", "strong.code")])
def test_who_comes_by_a_link_is_asked_for_a_name_once_and_first(
    new_page: NewPage, server: str, way: str, ready: str
) -> None:
    """On a phone the name and one red button are in sight, by an invitation to a table of odd rules as by its link."""
    page = new_page(viewport={"width": 360, "height": 640}, locale="de-DE")
    table = table_for(new_page(), server, "goodcritters", 5, options={"length": "long", "payoffs": True})
    page.goto(f"{server}/{way}/{table['code' if way == 'j' else 'id']}")
    expect(page.locator(ready)).to_be_attached()
    name, button = page.locator("input[autocomplete=nickname]"), page.locator("main .primary")
    expect(name).to_be_in_viewport(ratio=1)
    expect(button).to_be_in_viewport(ratio=1)
    expect(button).to_have_text("Platz nehmen")
    name.fill("Bo")
    name.press("Enter")
    expect(page.get_by_role("button", name="Verlassen")).to_be_visible()
    seats = page.request.get(f"{server}/api/v1/tables/{table['id']}").json()["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bo", None, None, None]


def test_whatever_people_write_stays_text_within_a_phone_s_width(new_page: NewPage, server: str) -> None:
    """Longest names and lines of one word or in markup, in the room where people wait and at the table."""
    page = new_page(viewport={"width": 360, "height": 740})
    table = table_for(page, server, "felicity", 3, nickname="W" * 24)
    said = f"{server}/api/v1/tables/{table['id']}/chat"
    for name, text in (("M" * 24, "W" * 300), ("<img src=x onerror=a()>", "<b>&lt;hello</b>")):
        other = new_page()
        join(other, server, table["id"], name)
        assert other.request.post(said, data={"id": "a", "text": text, "scope": "table"}).ok
    page.goto(f"{server}/t/{table['id']}")
    expect(page.get_by_role("button", name="Remove <img src=x onerror=a()>")).to_be_visible()
    expect(page.get_by_text("<b>&lt;hello</b>")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.request.post(f"{server}/api/v1/tables/{table['id']}/start", data={}).ok
    expect(page.locator("[data-felicity]")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


SMALLER = "[mice]\nstart = 12\n"


def begun(page: Page, server: str) -> dict[str, str]:
    """Make a table in play with changed components; return its description."""
    table = table_for(page, server, "felicity", 3, data=SMALLER, undo=False, seats=[ME, BOT, BOT])
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
