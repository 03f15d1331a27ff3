"""On a phone of 360 by 740, what is asked is in sight without scrolling in each language, and nothing is wider."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.web.access import check
from tests.web.conftest import NewPage
from tests.web.people import AWAITED, open_lobby, table_of

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TABLET = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
LANGUAGES = ("en-GB", "fr-FR", "de-DE")
RECORDED = Path(__file__).parents[2] / "web/src/games/goons/recorded/scenes.json"


def sit(page: Page, server: str, **wish: Any) -> None:
    """Begin a game against bots that do not pause."""
    open_lobby(page, server, "Ada")
    made = page.request.post(f"{server}/api/v1/quick", data={"level": "random", "nickname": "Ada", **wish})
    assert made.ok, made.text()
    page.goto(f"{server}/t/{made.json()['table']['id']}")
    expect(page.locator("[data-felicity], [data-heist], [data-goons]")).to_be_visible()


def lowest(page: Page, thing: Locator) -> float:
    """Return the lower edge of an element on the unscrolled page, in pixels."""
    expect(thing).to_be_visible()
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


def asked(page: Page, server: str) -> dict[str, Any]:
    """Wait until a decision is asked for; return the snapshot."""
    page.wait_for_function(AWAITED)
    told: dict[str, Any] = page.request.get(f"{server}/api/v1/tables/{table_of(page)}/view").json()
    return told


def answer(page: Page, server: str, told: dict[str, Any]) -> None:
    """Make the first legal move, step by step if it is composite; a late one is refused."""
    table = f"{server}/api/v1/tables/{table_of(page)}"
    if not told["moves"]:
        return
    move, more = told["moves"][0]["move"], {"complete": False, "moves": []}
    while not more["complete"]:
        more = page.request.get(f"{table}/preview", params={"draft": move}).json()
        move += "" if more["complete"] else "; " + more["moves"][0]["move"]
    made = {"id": f"first {told['decision']}", "decision": told["decision"], "move": move}
    page.request.post(f"{table}/commands", data=made)


@pytest.mark.parametrize("language", LANGUAGES)
def test_bids_at_a_full_table_of_felicity(new_page: NewPage, server: str, language: str) -> None:
    """With five players, the buttons to bid and to pass are both in sight without scrolling."""
    page = new_page(**PHONE, locale=language)
    sit(page, server, game="felicity", players=5)
    while (told := asked(page, server))["view"]["phase"] == "place":
        answer(page, server, told)
    for button in (page.locator(".bidding .go"), page.locator(".bidding .pass")):
        assert lowest(page, button) <= 740


# The height of a hint's line, and how much of its place, of what it speaks of and of the header it covers.
LINE = """() => {
    const line = document.querySelector("[data-hint]"), place = line.parentElement;
    const [one, ...others] = [line, document.querySelector("header"), document.querySelector("[data-pointed]"),
        ...[...place.children].filter(other => other !== line)].map(other => other.getBoundingClientRect());
    const over = ({ left, right, top, bottom }) =>
        left < one.right - 1 && right > one.left + 1 && top < one.bottom - 1 && bottom > one.top + 1;
    return { height: one.height, covered: others.filter(over).length };
}"""


def read_hints(page: Page, *names: str) -> None:
    """Check that hints come one by one in this order, each a line that covers nothing; dismiss all but the last."""
    for name in names:
        expect(page.locator("[data-hint]")).to_have_attribute("data-hint", name)
        line = page.evaluate(LINE)
        assert line["height"] <= 60
        assert line["covered"] == 0
        if name != names[-1]:
            page.locator("[data-hint] .ok").tap()


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_hires_sees_cards_and_button(new_page: NewPage, server: str, language: str) -> None:
    """Players who hire in Critter Heist see cards and the button that ends the choice, with the hint about it."""
    page = new_page(**PHONE, locale=language, hints=True)
    sit(page, server, game="heist", players=2, edition="v3")
    read_hints(page, "heist-hint-goal", "heist-hint-hire")
    expect(page.locator(".hiring .critter-card").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".hiring .done .button")).to_be_in_viewport(ratio=1)
    check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_chooses_a_goon_sees_four(new_page: NewPage, server: str, language: str) -> None:
    """A player who chooses a goon sees four of them at once, with the hint about it."""
    page = new_page(**PHONE, locale=language, hints=True)
    sit(page, server, game="goons", players=3)
    asked(page, server)
    read_hints(page, "goons-hint-goal", "goons-hint-goon")
    expect(page.locator("[data-deeds] [data-goon] .button").nth(3)).to_be_in_viewport(ratio=1)
    check(page)


def carried_out(socket: WebSocketRoute) -> None:
    """Tell a recorded moment and nothing that follows: a scheme is carried out, and a player may reroll a die."""
    server, scene = socket.connect_to_server(), json.loads(RECORDED.read_text())["reroll"]

    def hear(message: str | bytes) -> None:
        told = json.loads(message)
        if told["type"] == "snapshot":
            socket.send(json.dumps(told | {"you": scene["you"], "view": scene["view"], "moves": scene["moves"]}))

    server.on_message(hear)


@pytest.mark.parametrize(("screen", "language"), [*((PHONE, language) for language in LANGUAGES), (TABLET, "de-DE")])
def test_a_scheme_leaves_room_for_its_question(
    new_page: NewPage, server: str, screen: dict[str, Any], language: str
) -> None:
    """Below the stage of a scheme what one has and every answer are in sight without scrolling, on a tablet too."""
    page = new_page(**screen, locale=language)
    page.route_web_socket("**/ws/v1/tables/*", carried_out)
    sit(page, server, game="goons", players=3)
    expect(page.locator("[data-at=stage] [data-die]").first).to_be_in_viewport(ratio=1)
    answers = page.locator("[data-deeds] .button")
    expect(answers.last).to_be_visible()
    assert answers.count() >= 2
    for thing in (page.locator("[data-part=question] [data-purse]").first, *answers.all()):
        expect(thing).to_be_in_viewport(ratio=1)  # once it is laid out for that size
    assert page.evaluate("scrollY") == 0
    check(page)


def test_a_turn_of_critter_heist(new_page: NewPage, server: str) -> None:
    """All that can be done in a turn is in sight without scrolling; the page is accessible, even with a card chosen."""
    page = new_page(**PHONE, locale="de-DE")
    sit(page, server, game="heist", players=2, edition="v3")
    while (told := asked(page, server))["view"]["status"]["id"] != "turn":
        answer(page, server, told)
    assert lowest(page, page.locator("[data-kind=end]")) <= 740
    check(page)
    page.locator(".critter-card").first.tap()
    expect(page.locator(".play h2")).to_be_visible()
    check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_shows_the_board(new_page: NewPage, server: str, language: str) -> None:
    """Above the board of a replay there are only the bar and the last line of the log."""
    page = new_page(**PHONE, locale=language)
    sit(page, server, game="felicity", players=3)
    page.goto(f"{server}/r/{table_of(page)}")
    board = page.locator("[data-felicity] .mats, [data-felicity] .final").first
    expect(board).to_be_visible()
    for word in (".more .button", ".pov select", ".steps .button"):
        assert lowest(page, page.locator(word).last) <= 370
    box = board.bounding_box()
    assert box is not None
    assert box["y"] <= 500
