"""A level of bots that suits: proposed in the lobby by how the last games went, and set only when it is pressed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.web.conftest import Finished, NewPage

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

TWICE = """() => {
  const [one] = JSON.parse(localStorage.getItem('rascals-tables'));
  localStorage.setItem('rascals-tables', JSON.stringify([one, {...one, id: `again-${one.id}`}]));
  localStorage.removeItem('rascals-quick-felicity');
}"""


def won(route: Route) -> None:
    """Tell of the finished game, and of another like it, that the only person has won it, against medium bots."""
    told = route.fetch(url=route.request.url.replace("again-", "")).json()
    table = told.get("table", told)
    table["id"] = route.request.url.rpartition("/")[2]
    table["winners"] = [seat["seat"] for seat in table["seats"] if seat["kind"] == "human"]
    for seat in table["seats"]:
        if seat["kind"] != "human":
            seat["bot"] = "medium"
    route.fulfill(json=told)


@pytest.mark.xdist_group("finished")  # played once, looked at by all
@pytest.mark.parametrize(("width", "locale", "level"), [(1280, "en-GB", "Hard"), (360, "de-DE", "Schwer")])
def test_a_level_is_proposed(
    new_page: NewPage, server: str, finished: Finished, width: int, locale: str, level: str, tmp_path: Path
) -> None:
    """After two games won against medium bots the next level is one press away; until then nothing has changed."""
    page = new_page(storage_state=finished.state, viewport={"width": width, "height": 800}, locale=locale)
    page.route(f"**/api/v1/tables/*{finished.table}", won)
    page.goto(server)
    page.evaluate(TWICE)
    page.reload()
    proposal = page.locator("[data-box=felicity] [data-proposal]")
    expect(proposal.locator("button")).to_contain_text(level)
    expect(page.locator("#level-felicity")).to_have_value("medium")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    proposal.scroll_into_view_if_needed()
    page.screenshot(path=tmp_path / "proposal.png")
    proposal.locator("button").click()
    expect(page.locator("#level-felicity")).to_have_value("hard")
    expect(proposal).to_have_count(0)
