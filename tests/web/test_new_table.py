"""The form for a new table: the main choices are shown, all others are folded behind a line that says what differs."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.suites import deep
from tests.web.conftest import NewPage

pytestmark = pytest.mark.browser

SIZES = [(1280, 800), *deep([(768, 1024), (360, 740)])]


@pytest.mark.parametrize("size", SIZES)
def test_a_table_is_made_without_scrolling_far(new_page: NewPage, server: str, size: tuple[int, int]) -> None:
    """For every game the folded form takes under a screen and a half; unfolded, the button is in sight and all fits."""
    width, height = size
    page = new_page(viewport={"width": width, "height": height}, locale="de-DE")
    page.goto(server)
    page.locator("[aria-controls=making]").click()
    form = page.locator("#making form")
    first, make = form.locator("fieldset").first.bounding_box(), form.locator(".make").bounding_box()
    assert first is not None
    assert make is not None
    assert 0 <= first["y"] <= first["y"] + first["height"] <= make["y"], "nothing lies on the first line"
    games = form.locator("fieldset").first.locator("label")
    expect(games).to_have_count(4)
    for place in range(4):
        games.nth(place).click()
        form.locator("fieldset").nth(1).locator("label").last.click()  # the most seats there can be
        box = form.bounding_box()
        assert box is not None
        assert box["height"] <= 1.5 * height
    form.locator("summary").click()
    expect(form.locator(".option").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page goes sideways"
    form.evaluate("form => form.scrollIntoView()")
    button = form.locator(".primary")
    expect(button).to_be_in_viewport(ratio=1)
    box = form.bounding_box()
    assert box is not None
    assert box["height"] > height, "there is something to fold"


def test_what_differs_is_told_where_it_is_folded(new_page: NewPage, server: str) -> None:
    """The line says that all is as usual, then what differs; the table is made accordingly."""
    page = new_page()
    page.goto(server)
    page.locator("[aria-controls=making]").click()
    form = page.locator("#making form")
    line = form.locator("summary")
    expect(line).to_contain_text("as usual")
    line.click()
    form.locator("label", has=page.get_by_role("radio", name="private")).click()
    form.get_by_role("checkbox", name="Spectators welcome").uncheck()
    line.click()
    expect(form.get_by_role("radio", name="private")).not_to_be_visible()
    expect(line).to_contain_text("private · no spectators")
    form.get_by_role("button", name="Make the table").click()
    page.wait_for_url("**/t/*")
    made = page.request.get(f"{server}/api/v1/tables/{page.url.rpartition('/')[2]}").json()
    assert (made["public"], made["spectators"]) == (False, False)
