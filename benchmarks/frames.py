"""How steady the frames of a table are while pieces move, on a processor slowed down.

    python -m benchmarks.frames
    python -m benchmarks.frames --slowed 4 --seconds 30 --json

Opens a table of each game in Chromium, lets a bot play for the reader, and watches what the others do as well, at the
usual pace. For each game:

- *tasks*: how many tasks of the page took longer than 50 ms once its board was drawn;
- *median*, *longest*: milliseconds of these;
- *moved*: how many movements were begun by the page itself.
"""

from __future__ import annotations

import argparse
import contextlib
import json
from dataclasses import dataclass
from statistics import median

from playwright.sync_api import BrowserContext, ViewportSize

from benchmarks.pages import BOARD, GAMES, PATIENCE, chromium, quick_game
from benchmarks.server import server

DESK: ViewportSize = {"width": 1440, "height": 900}
WATCH = """() => {
  window.tasks = [], window.moved = 0;
  new PerformanceObserver(list => window.tasks.push(...list.getEntries().map(({duration}) => duration)))
    .observe({type: 'longtask'});
  const {animate} = Element.prototype;
  Element.prototype.animate = function (...given) {
    window.moved += 1;
    return animate.apply(this, given);
  };
}"""


@dataclass(frozen=True)
class Watched:
    """The measurements of one game's table."""

    game: str
    tasks: int
    median: float
    longest: float
    moved: int


def watch(context: BrowserContext, url: str, game: str, slowed: float, seconds: float) -> Watched:
    """Watch a table on a processor that is so many times slower."""
    page = context.new_page()
    page.goto(f"{url}/t/{quick_game(context, url, game)}", timeout=PATIENCE)
    page.wait_for_function(BOARD, timeout=PATIENCE)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.evaluate(WATCH)
    page.get_by_role("button", name="Let a bot play").click()
    page.wait_for_timeout(seconds * 1000)
    tasks: list[float] = page.evaluate("window.tasks")
    moved: int = page.evaluate("window.moved")
    page.close()
    return Watched(game, len(tasks), median(tasks or [0.0]), max(tasks, default=0.0), moved)


def shown(found: Watched) -> str:
    """Return the measurements of a table, on one line."""
    times = f"{found.median:5.0f} ms median {found.longest:5.0f} ms longest"
    return f"{found.game:<14} {found.tasks:4} tasks above 50 ms {times} {found.moved:5} moved"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--slowed", type=float, default=4, help="how many times slower the processor is")
    parser.add_argument("--seconds", type=float, default=30, help="how long each table is watched")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    with server() as (address, _), chromium() as browser:
        for game in GAMES:
            with contextlib.closing(browser.new_context(viewport=DESK, locale="en-GB")) as context:
                found = watch(context, f"http://{address}", game, given.slowed, given.seconds)
            print(json.dumps(vars(found)) if given.json else shown(found), flush=True)


if __name__ == "__main__":
    main()
