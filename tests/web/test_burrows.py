"""A game from outside the package is played in the browser to its end, in the words of its own texts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import NewPage, Server
from tests.web.people import over, play_out
from tests.web.test_generic import move_on_panels

pytestmark = [pytest.mark.browser, pytest.mark.thorough]


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
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table = {"game": "burrows", "players": 3, "seats": seats, "nickname": "Ada"}
    made = page.request.post(f"{with_burrows}/api/v1/tables", data=table)
    assert made.ok, made.text()
    page.goto(f"{with_burrows}/t/{made.json()['table']['id']}")
    page.request.post(f"{with_burrows}/api/v1/tables/{made.json()['table']['id']}/start", data={})
    expect(page.locator(".generic")).to_be_visible()
    play_out(page, move_on_panels)
    assert over(page)
    expect(page.locator(".log")).to_contain_text("The rounds are over")
    expect(page.locator(".ranking li")).to_have_count(3)
