"""The lobby shows the public tables as they are; people who have lost their seat can find another."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import APIRequestContext, Page, expect

from tests.web.conftest import NewPage, Server

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

CARD = "[aria-labelledby=public] article"


def make(request: APIRequestContext, server: str, nickname: str, **more: object) -> dict[str, str]:
    """Make a table for three with one seat taken; return its description."""
    wish = {"game": "felicity", "players": 3, "nickname": nickname, "seats": [{"kind": "me"}], "public": True}
    answer = request.post(f"{server}/api/v1/tables", data=wish | more)
    assert answer.ok, answer.text()
    table: dict[str, str] = answer.json()["table"]
    return table


def test_the_lobby_tells_what_changes(new_page: NewPage, fragile: Server) -> None:
    """Tables appear, change and disappear in the list without reloading the page or requesting the list again.

    That there is none is said once; a game's box says how many have room.
    """
    page, ada, bo = new_page(), new_page(), new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(fragile.url)
    expect(page.get_by_text("No public table at the moment")).to_be_visible()
    expect(page.get_by_text("free seat")).to_have_count(0)
    first = make(ada.request, fragile.url, "Ada")
    expect(page.locator(CARD)).to_contain_text("Ada")
    make(bo.request, fragile.url, "Bo")
    expect(page.locator(CARD)).to_have_count(2)
    expect(page.locator("[data-box] a[href='#public']")).to_have_text("2 tables with free seats")
    expect(page.locator(CARD).first).to_contain_text("Bo")
    bo.request.post(f"{fragile.url}/api/v1/join", data={"table": first["id"], "nickname": "Cy"})
    expect(page.locator(CARD).last).to_contain_text("Cy")
    for person in (ada, bo):
        person.request.post(f"{fragile.url}/api/v1/tables/{first['id']}/leave", data={})
    expect(page.locator(CARD)).to_have_count(1)
    assert [url for url in asked if url.endswith("/api/v1/tables")] == []
    assert len([url for url in asked if url.endswith("/tables/events")]) == 1


@pytest.mark.slow
def test_a_list_that_is_not_live_says_so(new_page: NewPage, fragile: Server) -> None:
    """While the server is down the lobby keeps the list and says that it is not live; afterwards it is live again."""
    page, ada = new_page(), new_page()
    page.goto(fragile.url)
    make(ada.request, fragile.url, "Ada")
    expect(page.locator(CARD)).to_have_count(1)
    expect(page.locator("[data-box=felicity] .picture svg").nth(2)).to_be_visible()
    fragile.kill()
    notice = page.locator("[aria-labelledby=public] .notice")
    expect(notice).to_contain_text("cannot be reached")
    expect(page.locator(CARD)).to_have_count(1)
    fragile.start()
    expect(notice).to_have_count(0)
    make(ada.request, fragile.url, "Ada again")
    expect(page.locator(CARD)).to_have_count(2)


def test_leaving_the_lobby_ends_its_stream(new_page: NewPage, server: str) -> None:
    """On another page of the app the lobby's connection is closed."""
    page = new_page()
    page.goto(server)
    expect(page.locator("h1")).to_be_visible()
    with page.expect_event("requestfailed", lambda request: request.url.endswith("/tables/events")):
        page.get_by_role("link", name="Settings").click()


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR", "de-DE"])
def test_what_is_read_can_be_said(new_page: NewPage, server: str, locale: str) -> None:
    """Names of buttons and links contain the words on them, in the lobby of who is new, in a waiting room, and back."""
    page = new_page(locale=locale)

    def check() -> None:
        found = Axe().run(page, options={"runOnly": ["label-content-name-mismatch"]})
        assert found.response["passes"], "nothing was checked"
        assert found.violations_count == 0, found.generate_report()

    page.goto(server)
    expect(page.locator("[data-box] .learn").last).to_be_visible()
    check()
    table = make(page.request, server, "Ada", public=False)
    page.goto(f"{server}/t/{table['id']}")
    expect(page.locator("strong.code")).to_be_visible()
    check()
    page.goto(server)
    expect(page.locator("[data-continue] a")).to_be_visible()
    check()


def lose_the_seat(page: Page) -> None:
    """Delete what proves one's seats, as a browser may."""
    page.context.clear_cookies()


def test_whoever_lost_the_seat_may_sit_down_again(new_page: NewPage, server: str) -> None:
    """A person who no longer proves a seat is told so in plain words, sees the free seats, and can take one."""
    page = new_page()
    table = make(page.request, server, "Ada")
    page.goto(f"{server}/t/{table['id']}")
    expect(page.get_by_role("button", name="Fill up with bots")).to_be_visible()
    lose_the_seat(page)
    page.get_by_role("button", name="Fill up with bots").click()
    expect(page.get_by_role("alert")).to_contain_text("You have no seat at this table")
    expect(page.get_by_role("alert")).not_to_contain_text("Bearer")
    page.get_by_role("button", name="Sit down").first.click()
    expect(page.get_by_role("button", name="Leave")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_table_without_spectators_leads_a_stranger_to_a_seat(new_page: NewPage, server: str) -> None:
    """A person who may not watch is told so and offered a free seat, instead of connecting without end."""
    ada, bo = new_page(), new_page()
    table = make(ada.request, server, "Ada", spectators=False)
    bo.goto(f"{server}/t/{table['id']}")
    expect(bo.get_by_text("admits no spectators")).to_be_visible()
    bo.get_by_role("link", name="Sit down").click()
    bo.locator("input[autocomplete=nickname]").fill("Bo")
    bo.locator("form .primary").click()
    expect(bo.get_by_role("button", name="Leave")).to_be_visible()
