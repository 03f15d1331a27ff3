"""A game without a drawn board is played to its end on generic panels and buttons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import NewPage, Server
from tests.web.people import AWAITED, MOVED, MOVES, log_length, over, play_out, quick_game

pytestmark = [pytest.mark.browser, pytest.mark.thorough]


def move_on_panels(page: Page) -> None:
    """Click the first move that is offered: placing a card, or the bid that the stepper shows."""
    before = log_length(page)
    moves = page.locator(".moves fieldset")
    expect(moves.first).to_be_visible()
    moves.last.locator(".button").last.click()
    page.wait_for_function(MOVED, arg=before)


def test_a_whole_game_on_panels(new_page: NewPage, server: str) -> None:
    """Every move of a game can be made without a drawn board, and the end shows the ranking."""
    page = new_page()
    quick_game(page, server)
    page.goto(page.url + "?board=generic")
    expect(page.locator(".generic")).to_be_visible()
    play_out(page, move_on_panels)
    assert over(page)
    expect(page.locator(".ranking li")).to_have_count(4)
    expect(page.locator(".ranking li").first).to_contain_text("point")


def test_a_bid_by_stepper_and_an_impossible_move_explained(new_page: NewPage, server: str) -> None:
    """The stepper offers the legal numbers; a typed move that is impossible is refused with the reason."""
    page = new_page()
    quick_game(page, server)
    page.goto(page.url + "?board=generic")
    play_until_a_stepper(page)
    page.locator(".moves summary").click()
    page.locator("#written").fill("bid 99")
    page.locator("#written").press("Enter")
    expect(page.locator(".moves .note")).to_contain_text("at most")
    page.get_by_role("button", name="More").click()
    shown = page.locator(".moves fieldset .primary").inner_text()
    page.locator(".moves fieldset .primary").click()
    expect(page.locator(".log")).to_contain_text(f"You {shown.lower()}")


def play_until_a_stepper(page: Page) -> None:
    """Move until there are so many legal bids that a stepper is shown."""
    for _ in range(MOVES):
        page.wait_for_function(AWAITED)
        if page.locator(".moves select").count():
            return
        move_on_panels(page)
    raise AssertionError("no stepper in a whole game")


@pytest.fixture
def ballots(tmp_path: Path) -> Iterator[str]:
    """The URL of a server with an additional game of simultaneous secret votes, with moves of two steps."""
    server = Server(tmp_path, module="tests.web.ballots")
    server.start()
    yield server.url
    server.kill()


def at_the_ballot(new_page: NewPage, server: str) -> tuple[Page, Page]:
    """Seat two people at a table of the ballot and start it; return their pages."""
    ada, bo = new_page(), new_page()
    made = ada.request.post(f"{server}/api/v1/tables", data=ballot_table())
    assert made.ok, made.text()
    table = made.json()["table"]["id"]
    bo.request.post(f"{server}/api/v1/join", data={"table": table, "nickname": "Bo"})
    assert ada.request.post(f"{server}/api/v1/tables/{table}/start", data={}).ok
    for page in (ada, bo):
        page.goto(f"{server}/t/{table}")
        expect(page.locator(".generic")).to_be_visible()
    return ada, bo


def ballot_table() -> dict[str, object]:
    """Return the request for a table for two with one round."""
    return {"game": "ballot", "players": 2, "nickname": "Ada", "options": {"rounds": 1}, "seats": [{"kind": "me"}]}


def test_a_secret_choice_and_a_move_of_two_parts(new_page: NewPage, ballots: str) -> None:
    """Both choose at once; the draft of a two-step move can be undone, survives the other's move, and is confirmed."""
    ada, bo = at_the_ballot(new_page, ballots)
    ada.get_by_role("button", name="think", exact=True).click()
    expect(ada.locator(".draft li")).to_have_text(["think"])
    ada.get_by_role("button", name="Undo the last step").click()
    expect(ada.locator(".draft")).to_have_count(0)
    ada.get_by_role("button", name="think", exact=True).click()
    ada.get_by_role("button", name="vote yes").click()
    expect(ada.locator(".draft li")).to_have_text(["think", "vote yes"])
    bo.get_by_role("button", name="vote no").click()
    expect(bo.get_by_text("Nothing for you to do now.")).to_be_visible()
    expect(bo.locator(".status")).to_contain_text("Ada")
    expect(ada.locator(".draft li")).to_have_text(["think", "vote yes"])
    ada.get_by_role("button", name="Play this").click()
    for page in (ada, bo):
        expect(page.locator(".ranking li").first).to_contain_text("Ada")


def test_a_written_move_where_buttons_end(new_page: NewPage, ballots: str) -> None:
    """The text field shows the notation, refuses an impossible move with the reason, and accepts a composite one."""
    ada, _ = at_the_ballot(new_page, ballots)
    ada.locator(".moves summary").click()
    expect(ada.locator(".moves code")).to_contain_text("vote no|yes · think")
    ada.locator("#written").fill("vote perhaps")
    ada.locator("#written").press("Enter")
    expect(ada.locator(".moves .note")).to_contain_text("is no move")
    ada.locator("#written").fill("think; vote no")
    ada.locator("#written").press("Enter")
    expect(ada.get_by_text("Nothing for you to do now.")).to_be_visible()
