"""Games without a drawn board, our own or from outside the package, played on panels and on the generic board."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPage, Server
from tests.web.people import (
    AWAITED,
    BOT,
    ME,
    MOVED,
    MOVES,
    against_bots,
    join,
    log_length,
    over,
    play_out,
    quick_game,
    start,
    table_for,
)

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


def at_the_ballot(new_page: NewPage, server: str) -> tuple[Page, Page]:
    """Seat two people at a table of the ballot and start it; return their pages."""
    ada, bo = new_page(), new_page()
    table = table_for(ada, server, "ballot", 2, options={"rounds": 1})["id"]
    join(bo, server, table, "Bo")
    start(ada, server, table, bo)
    return ada, bo


def test_a_secret_choice_and_a_move_of_two_parts(new_page: NewPage, extra_games: str) -> None:
    """Both choose at once; the draft of a two-step move can be undone, survives the other's move, and is confirmed."""
    ada, bo = at_the_ballot(new_page, extra_games)
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


@pytest.fixture
def with_burrows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The URL of a server that finds the example games."""
    monkeypatch.setenv("RASCALS_GAMES", str(Path(__file__).parents[2] / "examples"))
    server = Server(tmp_path)
    server.start()
    yield server.url
    server.kill()


def test_burrows_in_the_browser(new_page: NewPage, with_burrows: str) -> None:
    """A person and two bots play it on the generic table; the log uses the game's texts."""
    page = new_page()
    table = table_for(page, with_burrows, "burrows", 3, seats=[ME, BOT, BOT])["id"]
    start(page, with_burrows, table)
    play_out(page, move_on_panels)
    assert over(page)
    expect(page.locator(".log")).to_contain_text("The rounds are over")
    expect(page.locator(".ranking li")).to_have_count(3)


RABBIT = "[pets]\nvalues = [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]\n"


def at_the_meadow(page: Page, server: str) -> str:
    """Begin a game for two, against a bot; return the table's id."""
    table = against_bots(page, server, "meadow", 2)
    expect(page.locator(".place.lit").first).to_be_visible()
    return table


def place(page: Page, name: str) -> Locator:
    """Return a place of the board."""
    return page.locator(f".place[aria-label^='{name}']")


def test_a_click_on_a_place_plays_or_offers_its_moves(new_page: NewPage, extra_games: str) -> None:
    """A place with one move plays it at once, one with several offers a button for each; labels say who is there."""
    page = new_page()
    table = at_the_meadow(page, extra_games)
    expect(page.locator(".map .place")).to_have_count(6)
    expect(place(page, "oak")).to_have_attribute("aria-label", "oak: Ada. 2 moves here.")
    expect(place(page, "hollow")).to_have_attribute("aria-label", "hollow: Cat. One move here.")
    expect(place(page, "orchard")).to_have_attribute("aria-disabled", "true")
    place(page, "oak").click()
    expect(page.locator(".offer .button")).to_have_text(["dig oak", "hide oak", "Cancel"])
    page.locator(".offer .button").last.click()
    place(page, "hollow").click()
    expect(page.locator(".log")).to_contain_text("Went to (mole Ada, place hollow)")
    arrived = re.compile(r"hollow: Cat(,| and) Ada\b.* 2 moves here\.")  # the bot may be there too
    expect(place(page, "hollow")).to_have_attribute("aria-label", arrived)
    place(page, "hollow").focus()
    page.keyboard.press("ArrowUp")
    expect(place(page, "oak")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".ranking li")).to_have_count(2)
    assert over(page)
    expect(place(page, "oak")).to_have_attribute("aria-label", re.compile("oak: Ada"))
    page.goto(f"{extra_games}/r/{table}?n=0")
    expect(place(page, "oak")).to_have_attribute("aria-label", "oak: Ada")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_fits_a_narrow_screen(new_page: NewPage, extra_games: str, scheme: str) -> None:
    """On a phone the page does not scroll horizontally, and every place is large enough for a finger."""
    page = new_page(viewport={"width": 360, "height": 740}, color_scheme=scheme)
    at_the_meadow(page, extra_games)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for box in (one.bounding_box() for one in page.locator(".map .place").all()):
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_a_range_is_a_number_and_components_are_a_file(new_page: NewPage, extra_games: str) -> None:
    """The form for a table has a number field for a long range, and accepts a file of components; the table says so."""
    page = new_page()
    page.goto(extra_games)
    page.get_by_role("button", name="New table").click()
    form = page.locator("#making")
    form.locator("label", has_text="GoodCritters").first.click()
    form.locator("summary").click()
    number = form.get_by_label("Changes per player and round")
    expect(number).to_have_value("20")
    expect(number).to_have_attribute("max", "100")
    form.locator("label", has_text="Felicity").first.click()
    upload = form.locator("input[type=file]")
    upload.set_input_files({"name": "ears.toml", "mimeType": "text/plain", "buffer": b"[mice]\nears = 2\n"})
    form.get_by_role("button", name="Create the table").click()
    fault = "Line 2: mice.ears cannot be changed"
    expect(form.get_by_role("alert")).to_contain_text(fault)
    upload.set_input_files({"name": "rabbit.toml", "mimeType": "text/plain", "buffer": RABBIT.encode()})
    form.get_by_role("button", name="Create the table").click()
    expect(page.locator("h1")).to_have_text("Felicity: The Cat in the Sack (altered)")
    page.locator("summary", has_text="altered").click()
    expect(page.locator("details code").first).to_have_text("pets.values = [-8,-5,3,5,8,11,15,20,0,0]")
