"""How steady the frames of a table are while pieces move, on a processor slowed down.

    python -m benchmarks.frames
    python -m benchmarks.frames --slowed 4 --seconds 30 --json

Opens a table of each game in Chromium, lets a bot play for the person, and watches what the others do as well, at the
usual pace. For each game:

- *moved*: how many movements the page itself began;
- *halts*: how often moving things stood still for longer than 50 ms, because a task of the page took so long;
- *median*, *longest*: milliseconds of these;
- *task*: milliseconds of the longest task of the page, whether something moved or not.

The processor is slowed by keeping it busy, and the server and its bots work on the same machine: with few cores it is
slowed even more. `--slowed 1` shows what a task takes by itself.
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
LONG = 50  # milliseconds
WATCH = """() => {
  window.tasks = [], window.moves = [];
  const note = ({startTime, duration}) => window.tasks.push([startTime, startTime + duration]);
  new PerformanceObserver(list => list.getEntries().forEach(note)).observe({type: 'longtask'});
  const {animate} = Element.prototype;
  Element.prototype.animate = function (...given) {
    const begun = animate.apply(this, given), now = performance.now();
    window.moves.push([now, now + begun.effect.getComputedTiming().endTime]);
    return begun;
  };
}"""


@dataclass(frozen=True)
class Watched:
    """The measurements of one game's table."""

    game: str
    moved: int
    halts: int
    median: float
    longest: float
    task: float


def watch(context: BrowserContext, url: str, game: str, slowed: float, seconds: float) -> Watched:
    """Watch a table on a processor that is so many times slower."""
    page = context.new_page()
    page.goto(f"{url}/t/{quick_game(context, url, game, level='easy')}", timeout=PATIENCE)
    page.wait_for_function(BOARD, timeout=PATIENCE)
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slowed})
    page.evaluate(WATCH)
    page.get_by_role("button", name="Let a bot play").click()
    page.wait_for_timeout(seconds * 1000)
    tasks: list[tuple[float, float]] = page.evaluate("window.tasks")
    moves: list[tuple[float, float]] = page.evaluate("window.moves")
    page.close()
    halts = [time for task in tasks if (time := halted(task, moves)) > LONG]
    longest = max((end - start for start, end in tasks), default=0.0)
    return Watched(game, len(moves), len(halts), median(halts or [0.0]), max(halts, default=0.0), longest)


def halted(task: tuple[float, float], moves: list[tuple[float, float]]) -> float:
    """Return the milliseconds that a task lets something stand still that was moving when it began."""
    start, end = task
    return max((min(end, arrives) - start for begun, arrives in moves if begun <= start), default=0.0)


def shown(found: Watched) -> str:
    """Return the measurements of a table, on one line."""
    times = f"{found.median:5.0f} ms median {found.longest:5.0f} ms longest {found.task:5.0f} ms longest task"
    return f"{found.game:<14} {found.moved:5} moved {found.halts:4} halts {times}"


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
