"""Each game in Firefox and WebKit: opened, hit wherever one presses, played, loaded again, and cut off for a while."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from tests.web.access import MISSED
from tests.web.conftest import Server
from tests.web.other_browsers import PLACE, Window, firefox, webkit
from tests.web.test_goons import DOINGS

pytestmark = [pytest.mark.real, pytest.mark.thorough]

SIZES = [{"width": 360, "height": 740}, {"width": 1280, "height": 900}]
MOVES = 3
PRESSES = 500  # far more than a move takes

# What to press, the first that can be pressed.
PRESSED = {
    "felicity": (".panel > .place", "[data-at^='hand-'].legal", ".bidding .pass"),
    "goodcritters": (
        "[data-form=share] .primary",
        "[data-form=share] .button",
        "[data-dock] .ready",
        "[data-action=yes]",
    ),
    "goons": ("[data-lit]", *DOINGS),
    "heist": (
        "section.hiring .row .primary",
        "section.hiring .critter-card:not(.chosen)",
        "[role=application] .open",
        ".question.wide button",
        ".bar .primary",
        "[data-lit]",
        ".question button",
    ),
}
SHOWN = "selector => document.querySelector(selector)?.checkVisibility()"
LINES = "() => [...document.querySelectorAll('.log li')].map(line => line.textContent)"
OWN = "() => document.querySelectorAll('.log .mine').length"
# What is missed, once something is asked and nothing is on its way any more.
AT_REST = f"""() => {{
    const moves = one => one.playState === 'running' && one.effect.getTiming().iterations !== Infinity;
    return document.title.startsWith('●') && !document.getAnimations().some(moves) && {{ missed: ({MISSED})() }};
}}"""
NEXT = f"""async ([selectors, before]) =>
    ({OWN})() > before ? 'moved' : document.title.startsWith('●') && await ({PLACE})(selectors)"""


def move(window: Window, game: str) -> None:
    """Press what is asked for, until the log tells of it; hints first, which are then done with."""
    before = window.evaluate(OWN)
    for _ in range(PRESSES):
        found = window.wait_for_function(NEXT, arg=[["[data-hint] .ok", *PRESSED[game]], before])
        if found == "moved":
            return
        window.press(*found)
    raise AssertionError("nothing comes of the presses")


@pytest.mark.parametrize("game", PRESSED)
@pytest.mark.parametrize("browser", [firefox, webkit])
def test_a_game_in_another_browser(
    fragile: Server, tmp_path: Path, browser: Callable[[Path], AbstractContextManager[Window]], game: str
) -> None:
    """All there is to press is hit, moves are made, and neither loading again nor a killed server loses any."""
    with browser(tmp_path) as window:
        window.goto(fragile.url)
        window.fill("main input[autocomplete=nickname]", "Ada")
        window.click(f"[data-box={game}] [data-play]")
        window.wait_for_function(SHOWN, arg=f"[data-{game}]")
        for size in SIZES:
            window.set_viewport_size(size)
            for _ in range(MOVES):
                move(window, game)
            assert window.wait_for_function(AT_REST)["missed"] == [], size
        told = window.evaluate(LINES)
        window.reload()
        window.wait_for_function(SHOWN, arg=f"[data-{game}]")
        move(window, game)
        fragile.kill()
        window.wait_for_function(SHOWN, arg=".link.reconnecting")
        fragile.start()
        window.wait_for_function(SHOWN, arg=".link.connected")
        move(window, game)
        assert window.evaluate(LINES)[: len(told)] == told
        assert window.faults == []
