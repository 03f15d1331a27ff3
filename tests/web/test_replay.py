"""The replay of a finished game, from any point of view and any moment; and looking back at a game in play."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import rascals
from tests.web.conftest import Finished, NewPage
from tests.web.people import AWAITED, move_by_keys, quick_game, table_of

pytestmark = [pytest.mark.browser, pytest.mark.thorough]

# Which controls of a replay lie on one another, and which points of view, other than players, are cut short.
CRAMPED = """() => {
  const controls = [...document.querySelectorAll('.bar :is(button, select, input, a, .number)')];
  const box = (one) => one.getBoundingClientRect();
  const [across, down] = [["left", "right"], ["top", "bottom"]].map(([from, to]) =>
    (a, b) => Math.min(box(a)[to], box(b)[to]) - Math.max(box(a)[from], box(b)[from]) > 1);
  const name = (one) => one.title || one.ariaLabel || one.className || one.localName;
  const found = controls.flatMap((one, at) => controls.slice(at + 1)
    .filter((other) => across(one, other) && down(one, other)).map((other) => `${name(one)} and ${name(other)}`));
  const select = document.querySelector('.pov select');
  for (const option of select.querySelectorAll('[value=open], [value=public]')) {
    const alone = select.cloneNode(false);
    alone.append(option.cloneNode(true));
    alone.style.cssText = 'position: absolute; width: auto; min-width: 0; max-width: none';
    select.after(alone);
    if (alone.offsetWidth > select.offsetWidth) found.push(option.label);
    alone.remove();
  }
  return found;
}"""


def moment(page: Page) -> int:
    """Return the number of the moment that a replay shows."""
    return int(page.locator(".slider input").input_value())


@pytest.mark.xdist_group("finished")  # played once, looked at by all
def test_replay_of_a_finished_game(new_page: NewPage, server: str, finished: Finished, tmp_path: Path) -> None:
    """Keys step, the slider jumps, a link opens the same moment and point of view, the downloaded game verifies."""
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
    """Check that the downloaded game verifies, line by line."""
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the game").click()
    download.value.save_as(path)
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["game"] == "felicity"
    assert rascals.verify(path).ok


@pytest.mark.xdist_group("finished")  # played once, looked at by all
def test_a_running_replay_stops_at_the_end(new_page: NewPage, server: str, finished: Finished) -> None:
    """Playback advances by itself and stops at the last moment."""
    page = new_page()
    page.goto(f"{server}/r/{finished.table}")
    slider = page.locator(".slider input")
    expect(slider).to_be_visible()
    board = page.locator("section.board").bounding_box()
    assert board is not None
    assert board["y"] <= 240, "one line of controls, and what was said"
    page.keyboard.press("End")
    last = moment(page)
    page.keyboard.press("ArrowLeft")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value(str(last))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


@pytest.mark.xdist_group("finished")  # played once, looked at by all
def test_controls_have_room(new_page: NewPage, server: str, finished: Finished) -> None:
    """At desks, a narrow one too, and on a phone no control lies on another, and whose view is shown can be read."""
    for locale in ("en-GB", "fr-FR", "de-DE"):
        page = new_page(locale=locale, viewport={"width": 1280, "height": 800})
        page.goto(f"{server}/r/{finished.table}?pov=open")
        expect(page.locator(".pov select")).to_have_value("open")
        for width in (1280, 1060, 360):
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate(CRAMPED) == [], (locale, width)


def test_looking_back_while_playing(new_page: NewPage, server: str) -> None:
    """Clicking a line of the log shows its moment; nothing can be played then, and one button leads back to now."""
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
    """The replay of a game in play offers only one's own point of view and the spectators'."""
    page = new_page()
    quick_game(page, server)
    page.goto(f"{server}/r/{table_of(page)}")
    expect(page.locator(".pov option")).to_have_count(2)
