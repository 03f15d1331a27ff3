"""The end of a round of GoodCritters in a browser: revealed card by card, skipped, in words; and the final screen."""

from __future__ import annotations

import uuid
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import PATIENCE, PAUSE

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

GAMES = 20
OPTIONS = {"payoffs": True, "length": "short"}


# The rectangles of the result and of the skip button without animations, as soon as there is a result.
RESULT = """() => {
  const [stamp, skip] = ["[data-show] .verdict span", "[data-skip]"].map((found) => document.querySelector(found));
  const box = ({ offsetLeft: left, offsetTop: top, offsetWidth, offsetHeight }) =>
    ({ left, top, right: left + offsetWidth, bottom: top + offsetHeight });
  return stamp && [box(stamp), box(skip), document.documentElement.scrollWidth - document.documentElement.clientWidth];
}"""


def seated(page: Page, server: str, players: int = 4) -> str:
    """Seat Ada, the first boss, with bots at a table and start it; return its REST URL."""
    bots = [{"kind": "bot", "bot": "random"}] * (players - 1)
    wanted = {"game": "goodcritters", "players": players, "nickname": "Ada", "options": OPTIONS}
    made = page.request.post(f"{server}/api/v1/tables", data={**wanted, "seats": [{"kind": "me"}, *bots]})
    assert made.ok, made.text()
    address = f"{server}/api/v1/tables/{made.json()['table']['id']}"
    assert page.request.post(f"{address}/start", data={}).ok
    page.goto(f"{server}/t/{made.json()['table']['id']}")
    expect(page.locator("[data-goodcritters]")).to_be_visible()
    return address


def known(page: Page, address: str) -> Any:
    """Return Ada's snapshot from the server."""
    return page.request.get(f"{address}/view").json()


def wish(view: Any) -> str:
    """Return Ada's next move: she keeps all the loot, chooses yes, and is ready."""
    if view["phase"] == "share":
        return "share 0:" + ",".join(card.split()[0] + card.split()[1][0] for card in view["middle"])
    return "ready" if view["seats"][0]["chosen"] else "choose yes"


def play(page: Page, address: str) -> None:
    """Move for Ada until a round has ended; a move that is refused because somebody was faster is tried again."""
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
    """Cards are revealed one after another, and nothing gives them away before; skipping shows the result at once."""
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


def test_the_result_among_eight_at_a_phone_lies_free(new_page: NewPage, server: str) -> None:
    """In the language with the longest words nothing covers the result of a vote, and its stamp fits the page."""
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    page = new_page(reduced_motion="no-preference", locale="de-DE", **phone)
    address = seated(page, server, players=8)
    play(page, address)
    stamp, skip, wider = page.wait_for_function(RESULT).json_value()
    beside = stamp["right"] <= skip["left"] or skip["right"] <= stamp["left"]
    assert beside or stamp["bottom"] <= skip["top"] or skip["bottom"] <= stamp["top"]
    assert wider == 0


@pytest.mark.thorough
def test_the_end_is_counted(new_page: NewPage, server: str) -> None:
    """Without animations the final screen comes at once: money by loot and payoffs, and a table of worth by round."""
    page = new_page(viewport={"width": 360, "height": 740}, color_scheme="dark")
    final = page.locator("[data-final]")
    for _ in range(GAMES):  # bots may end a game after one round
        address = seated(page, server)
        assert page.request.post(f"{address}/standin", data={"seat": 0, "on": True}).ok
        expect(final).to_be_visible()
        if known(page, address)["view"]["round"] > 1:
            break
    scores = sorted((seat["score"] for seat in known(page, address)["view"]["seats"]), reverse=True)
    totals = final.locator(".all dd").all_inner_texts()
    assert totals == [f"${score},000" if score else "$0" for score in scores]
    expect(final.locator(".how li").first).to_contain_text("Payoffs")
    final.get_by_text("The same in numbers").click()
    expect(final.locator("tbody tr")).to_have_count(4)
    check(page)
