"""A finished game can be looked at again, from every side, from any moment; a running one looked back at."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rascals
from tests.web.conftest import Finished, NewPage
from tests.web.people import AWAITED, move_by_keys, quick_game, table_of

pytestmark = [pytest.mark.browser, pytest.mark.thorough]


def moment(page: Page) -> int:
    """The moment a replay shows."""
    return int(page.locator(".slider input").input_value())


@pytest.mark.xdist_group("finished")  # played once, looked at by all
def test_replay_of_a_finished_game(new_page: NewPage, server: str, finished: Finished, tmp_path: Path) -> None:
    """Keys step, the slider jumps, a link opens the same moment from the same side, the download verifies."""
    page = new_page(storage_state=finished.state)
    page.goto(f"{server}/t/{finished.table}")
    page.get_by_role("link", name="Replay").click()
    expect(page.locator(".slider input")).to_be_visible()
    expect(page.locator(".pov select")).to_have_value("open")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert moment(page) == 2
    page.locator(".slider input").fill("30")
    assert moment(page) == 30
    page.locator(".pov select").select_option("1")
    expect(page).to_have_url(f"{server}/r/{finished.table}?n=30&pov=1")
    board = page.locator("[data-felicity]").inner_text()
    other = new_page()
    other.goto(page.url)
    expect(other.locator(".pov select")).to_have_value("1")
    assert moment(other) == 30
    expect(other.locator("[data-felicity]")).to_have_text(board, use_inner_text=True)
    page.locator(".log button").nth(3).click()
    assert moment(page) < 30
    verify_download(page, tmp_path / "game.json")


def verify_download(page: Page, path: Path) -> None:
    """The downloaded game holds, line by line."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    download.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["game"] == "felicity"
    assert rascals.verify(path).ok


@pytest.mark.xdist_group("finished")  # played once, looked at by all
def test_a_running_replay_stops_at_the_end(new_page: NewPage, server: str, finished: Finished) -> None:
    """Play runs on by itself and stops at the last moment."""
    page = new_page()
    page.goto(f"{server}/r/{finished.table}")
    slider = page.locator(".slider input")
    expect(slider).to_be_visible()
    page.keyboard.press("End")
    last = moment(page)
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_looking_back_while_playing(new_page: NewPage, server: str) -> None:
    """A line of the log shows its moment, playing waits, and one button leads back to now."""
    page = new_page()
    quick_game(page, server)
    page.wait_for_function(AWAITED)
    move_by_keys(page)
    page.wait_for_function(AWAITED)
    page.locator(".log button").nth(1).click()
    expect(page.locator(".status .text")).to_contain_text("looking back")
    assert page.locator("[data-at^='hand-'].legal").count() == 0
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".status .text")).to_contain_text("Your turn")
    move_by_keys(page)


def test_a_running_game_shows_no_more_than_the_seat_knows(new_page: NewPage, server: str) -> None:
    """The replay of a running game offers one's own side and the spectators', nothing else."""
    page = new_page()
    quick_game(page, server)
    page.goto(f"{server}/r/{table_of(page)}")
    expect(page.locator(".pov option")).to_have_count(2)
