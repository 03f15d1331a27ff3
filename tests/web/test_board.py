"""The generic board of a game without a drawn one: its places can be seen, reached by keys and clicked."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPage, Server
from tests.web.people import over

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

RABBIT = "[pets]\nvalues = [-8, -5, 3, 5, 8, 11, 15, 20, 0, 0]\n"


@pytest.fixture(scope="module")
def meadows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of a server that has an additional game with a board, without any texts of its own."""
    server = Server(tmp_path_factory.mktemp("meadows"), module="tests.web.meadows")
    server.start()
    yield server.url
    server.kill()


def at_the_meadow(page: Page, server: str) -> str:
    """Begin a game for two, against a bot; return the table's id."""
    body = {"game": "meadow", "players": 2, "level": "random", "nickname": "Ada"}
    made = page.request.post(f"{server}/api/v1/quick", data=body)
    assert made.ok, made.text()
    table = str(made.json()["table"]["id"])
    page.goto(f"{server}/t/{table}")
    expect(page.locator(".place.lit").first).to_be_visible()
    return table


def place(page: Page, name: str) -> Locator:
    """Return a place of the board."""
    return page.locator(f".place[aria-label^='{name}']")


def test_a_click_on_a_place_plays_or_offers_its_moves(new_page: NewPage, meadows: str) -> None:
    """A place with one move plays it at once, one with several offers a button for each; labels say who is there."""
    page = new_page()
    table = at_the_meadow(page, meadows)
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
    page.goto(f"{meadows}/r/{table}?n=0")
    expect(place(page, "oak")).to_have_attribute("aria-label", "oak: Ada")


def test_where_moves_are_confirmed_a_place_is_asked_about(new_page: NewPage, meadows: str) -> None:
    """If moves are to be confirmed, a click on a place does not play one."""
    page = new_page()
    page.goto(f"{meadows}/settings")
    page.get_by_role("group", name="Ask before a move").get_by_text("always").click()
    at_the_meadow(page, meadows)
    place(page, "pond").click()
    expect(page.locator("dialog:modal")).to_contain_text("pond")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_board_fits_a_narrow_screen(new_page: NewPage, meadows: str, scheme: str) -> None:
    """On a phone the page does not scroll horizontally, and every place is large enough for a finger."""
    page = new_page(viewport={"width": 360, "height": 740}, color_scheme=scheme)
    at_the_meadow(page, meadows)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for box in (one.bounding_box() for one in page.locator(".map .place").all()):
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_a_range_is_a_number_and_components_are_a_file(new_page: NewPage, meadows: str) -> None:
    """The form for a table has a number field for a long range, and accepts a file of components; the table says so."""
    page = new_page()
    page.goto(meadows)
    page.get_by_role("button", name="New table").click()
    form = page.locator("#making")
    form.locator("label", has_text="GoodCritters").first.click()
    form.locator("summary").click()
    number = form.get_by_label("Changes for each player and round")
    expect(number).to_have_value("20")
    expect(number).to_have_attribute("max", "100")
    form.locator("label", has_text="Felicity").first.click()
    upload = form.locator("input[type=file]")
    upload.set_input_files({"name": "ears.toml", "mimeType": "text/plain", "buffer": b"[mice]\nears = 2\n"})
    form.get_by_role("button", name="Make the table").click()
    fault = "Line 2: mice.ears is nothing that can be changed"
    expect(form.get_by_role("alert")).to_contain_text(fault)
    upload.set_input_files({"name": "rabbit.toml", "mimeType": "text/plain", "buffer": RABBIT.encode()})
    form.get_by_role("button", name="Make the table").click()
    expect(page.locator("h1")).to_have_text("Felicity: The Cat in the Sack (altered)")
    page.locator("summary", has_text="altered").click()
    expect(page.locator("details code").first).to_have_text("pets.values = [-8,-5,3,5,8,11,15,20,0,0]")
