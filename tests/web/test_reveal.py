"""The end of a round of GoodCritters in a browser: shown card by card, skipped, told in words, and the final screen."""

from __future__ import annotations

import uuid
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import PATIENCE, PAUSE

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

OPTIONS = {"payoffs": True, "length": "short"}


def seated(page: Page, server: str) -> str:
    """Ada, the first boss, with three bots, at a table that has begun; returns its address."""
    bots = [{"kind": "bot", "bot": "random"}] * 3
    wanted = {"game": "goodcritters", "players": 4, "nickname": "Ada", "options": OPTIONS}
    made = page.request.post(f"{server}/api/v1/tables", data={**wanted, "seats": [{"kind": "me"}, *bots]})
    assert made.ok, made.text()
    address = f"{server}/api/v1/tables/{made.json()['table']['id']}"
    assert page.request.post(f"{address}/start", data={}).ok
    page.goto(f"{server}/t/{made.json()['table']['id']}")
    expect(page.locator("[data-goodcritters]")).to_be_visible()
    return address


def known(page: Page, address: str) -> Any:
    """What the server tells Ada now."""
    return page.request.get(f"{address}/view").json()


def wish(view: Any) -> str:
    """What Ada does: she keeps all the loot, chooses yes, and is ready."""
    if view["phase"] == "share":
        return "share 0:" + ",".join(card.split()[0] + card.split()[1][0] for card in view["middle"])
    return "ready" if view["seats"][0]["chosen"] else "choose yes"


def play(page: Page, address: str) -> None:
    """Move for Ada until a round has ended; what is refused, since somebody was faster, is tried again."""
    first = known(page, address)["view"]["round"]
    for _ in range(PATIENCE // PAUSE):
        told = known(page, address)
        if told["view"]["round"] > first:
            return
        if told["moves"]:
            command = {"id": uuid.uuid4().hex, "decision": told["decision"], "move": wish(told["view"])}
            page.request.post(f"{address}/commands", data=command)
        else:
            page.wait_for_timeout(PAUSE)
    raise AssertionError("the round does not end")


def test_a_reveal_is_shown_and_skipped(new_page: NewPage, server: str) -> None:
    """Cards are turned up one after the other, and nothing tells of them before; skipped, all stands as it is."""
    page = new_page(reduced_motion="no-preference")
    address = seated(page, server)
    play(page, address)
    show = page.locator("[data-show]")
    expect(show).to_be_visible()
    expect(page.locator(".status")).to_contain_text("The action cards are turned up")
    assert "Round 2" not in page.locator(".log").inner_text()
    page.locator("[data-skip]").click()
    expect(show).to_have_count(0)
    expect(page.locator(".log")).to_contain_text("Round 2")
    last = page.locator("[data-last='1']")
    expect(last).to_contain_text("Round 1:")
    last.locator("summary").click()
    expect(last).to_contain_text("Vote yes")
    check(page)


@pytest.mark.thorough
def test_the_end_is_counted(new_page: NewPage, server: str) -> None:
    """Without movements the final screen is there at once: money by loot and payoffs, and worth by round in numbers."""
    page = new_page(viewport={"width": 360, "height": 740}, color_scheme="dark")
    address, final = "", page.locator("[data-final]")
    while not address or known(page, address)["view"]["round"] == 1:  # of one round alone, of which bots are capable
        address = seated(page, server)
        assert page.request.post(f"{address}/standin", data={"seat": 0, "on": True}).ok
        expect(final).to_be_visible()
    scores = sorted((seat["score"] for seat in known(page, address)["view"]["seats"]), reverse=True)
    totals = final.locator(".all dd").all_inner_texts()
    assert totals == [f"${score},000" if score else "$0" for score in scores]
    expect(final.locator("li").first).to_contain_text("Payoffs")
    final.get_by_text("The same in numbers").click()
    expect(final.locator("tbody tr")).to_have_count(4)
    check(page)
