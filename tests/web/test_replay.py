"""The replay of a finished game, from any point of view and any moment; and looking back at a game in play."""

from __future__ import annotations

import base64
import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import rascals
from tests.web.conftest import Finished, NewPage
from tests.web.people import LANGUAGES, PHONE, against_bots, end_in_view, quick_game, table_of

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


# The size of a picture, and whether the colour at a point of it is that of a variable of the page.
PICTURE = """async ([data, x, y, name]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${data}`;
  await picture.decode();
  const there = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  there.drawImage(picture, 0, 0);
  const wanted = document.body.appendChild(document.createElement('i'));
  wanted.style.color = `var(${name})`;
  const colour = `rgb(${[...there.getImageData(x, y, 1, 1).data].slice(0, 3).join(', ')})`;
  return [picture.width, picture.height, colour === getComputedStyle(wanted).color];
}"""


@pytest.mark.xdist_group("finished")
@pytest.mark.parametrize(("size", "locale", "scheme"), [((1280, 720), "en-GB", "light"), ((390, 844), "de-DE", "dark")])
def test_the_end_is_one_screen(
    new_page: NewPage, server: str, finished: Finished, size: tuple[int, int], locale: str, scheme: str
) -> None:
    """Result, ranking and actions are in view, the turning point leads to its moment; a picture needs no network."""
    viewport = dict(zip(("width", "height"), size, strict=True))
    page = new_page(storage_state=finished.state, viewport=viewport, locale=locale, color_scheme=scheme)
    page.route("**/turning-point", lambda route: route.fulfill(json={"point": {"n": 30, "last": 80, "seat": 1}}))
    page.goto(f"{server}/t/{finished.table}")
    expect(page.locator(".turning")).to_contain_text("30")
    end_in_view(page)
    winner = next(seat for seat in range(4) if page.locator(f".ranking .won[style*='--seat-{seat}']").count())
    page.context.set_offline(True)
    with page.expect_download() as saved:
        page.locator("#final button.ghost").click()
    assert saved.value.suggested_filename == f"felicity-{finished.table}.png"
    data = base64.b64encode(Path(saved.value.path()).read_bytes()).decode()
    assert page.evaluate(PICTURE, [data, 69, 250, f"--seat-{winner}"]) == [1200, 630, True]
    page.context.set_offline(False)
    page.locator(".turning a").click()
    expect(page.locator(".slider input")).to_have_value("30")
    expect(page.locator(".pov select")).to_have_value("open")


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


@pytest.mark.xdist_group("finished")
def test_other_moves_are_played_on(new_page: NewPage, server: str, finished: Finished) -> None:
    """Beside the moment shown: games from the move that was made and from another, with bars, until one stops."""
    page = new_page(storage_state=finished.state)
    page.goto(f"{server}/r/{finished.table}?n=6")
    panel = page.locator("[data-what-if]")
    panel.locator("summary").click()
    panel.get_by_role("button", name="Try other moves here").click()
    expect(panel.locator(".scale")).to_have_count(1)
    panel.locator("button[aria-pressed=false]").first.click()
    expect(panel.locator(".scale")).to_have_count(2)
    panel.get_by_role("button", name="Stop").click()
    expect(panel.get_by_role("button", name="Stop")).to_have_count(0)
    page.get_by_role("button", name="One move forward").click()
    expect(panel.locator(".scale")).to_have_count(0)


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
    for locale in LANGUAGES:
        page = new_page(locale=locale, viewport={"width": 1280, "height": 800})
        page.goto(f"{server}/r/{finished.table}?pov=open")
        expect(page.locator(".pov select")).to_have_value("open")
        for width in (1280, 1060, 360):
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate(CRAMPED) == [], (locale, width)


def test_a_running_game_shows_no_more_than_the_seat_knows(new_page: NewPage, server: str) -> None:
    """The replay of a game in play offers only one's own point of view and the spectators'."""
    page = new_page()
    quick_game(page, server)
    page.goto(f"{server}/r/{table_of(page)}")
    expect(page.locator(".pov option")).to_have_count(2)


def lowest(page: Page, thing: Locator) -> float:
    """Return the lower edge of an element on the unscrolled page, in pixels."""
    expect(thing).to_be_visible()
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    box = thing.bounding_box()
    assert box is not None
    return box["y"] + box["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_shows_the_board(new_page: NewPage, server: str, language: str) -> None:
    """Above the board of a replay there are only the bar and the last line of the log."""
    page = new_page(**PHONE, locale=language)
    against_bots(page, server, "felicity", 3)
    page.goto(f"{server}/r/{table_of(page)}")
    board = page.locator("[data-felicity] .mats, [data-felicity] .final").first
    expect(board).to_be_visible()
    for word in (".more .button", ".pov select", ".steps .button"):
        assert lowest(page, page.locator(word).last) <= 370
    box = board.bounding_box()
    assert box is not None
    assert box["y"] <= 500
