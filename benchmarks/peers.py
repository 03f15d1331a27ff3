"""The speed of our rules compared with other libraries, measured alternately in the same run.

    python -m benchmarks.peers
    python -m benchmarks.peers --python ../peers/bin/python --python ../puffer/bin/python --npm ../peers

Everything plays random legal moves on one core; times are processor time. Each measurement has a process of
its own, which warms up and then works whenever it is its turn, so that a busy spell of the machine affects
all of them. A library that is not installed is skipped, with a message. `--python` names further
interpreters, tried in order after this one: PufferLib 2.0.2, for example, needs an older numpy and therefore
its own environment. `--npm` names the folder in which npm has installed peers; they need node in PATH.

    pip install open_spiel pettingzoo pygame rlcard pgx      # one environment
    pip install pufferlib==2.0.2                             # another
    npm install boardgame.io                                 # in a folder of its own

`benchmarks.contenders` says what exactly is timed for each, and has all of them but those of npm:

- boardgame.io: the tic-tac-toe of its tutorial, in node, without network. It has no games of its own and no list of
  legal moves, so the game says which cells are free. `client`: each move by the plain client of its documentation,
  which looks at the state before each. `Simulate`: its own loop for random games, with its `RandomBot`. Games
  begin from a state that was set up once. It is a far smaller game than any of ours; what is timed is mostly
  what boardgame.io does around any move: a new immutable state, turn order, the end of the game, the log.
"""

from __future__ import annotations

import json
import shutil
import statistics
import subprocess
import sys
from argparse import SUPPRESS
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any

from benchmarks.contenders import MEASUREMENTS
from benchmarks.timing import Figure, arguments, rate, report, shown, write_into

Measured = tuple[float, float | None, float]  # actions, games that ended (None: unknown), seconds
ROOT = Path(__file__).resolve().parents[1]
SCRIPTS = {  # measured by peers.mjs
    "boardgame.io: tic-tac-toe, client": "client",
    "boardgame.io: tic-tac-toe, Simulate": "simulate",
}


def serve(name: str) -> None:
    """In a child process: warm up, then work once for each line read from stdin, and answer with a line."""
    try:
        work = MEASUREMENTS[name]()
        work()
    except ImportError as missing:
        print(json.dumps({"missing": str(missing)}), flush=True)
        return
    print(json.dumps({"ready": True}), flush=True)
    for _ in sys.stdin:
        began = process_time()
        played = work()
        print(json.dumps([*played, process_time() - began]), flush=True)


@dataclass
class Runner:
    """A child process that measures one thing on request."""

    name: str
    process: subprocess.Popen[str]

    def measure(self) -> Measured:
        """Let it work once; return the actions played, the games that ended, and the seconds they took."""
        assert self.process.stdin is not None
        self.process.stdin.write("go\n")
        self.process.stdin.flush()
        actions, games, seconds = self.answer()
        return actions, games, seconds

    def answer(self) -> Any:
        """Return the next line of JSON that the child prints, skipping what its libraries print."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith(("{", "[")):
                return json.loads(line)
        raise RuntimeError(f"{self.name}: the measurement ended with an error")

    def close(self) -> None:
        """End the child."""
        self.process.communicate()


def commands(name: str, pythons: Sequence[str], npm: str) -> list[list[str]]:
    """Return the commands that can make a measurement, to be tried in order."""
    if name not in SCRIPTS:
        return [[python, "-W", "ignore", "-m", "benchmarks.peers", "--serve", name] for python in pythons]
    node = shutil.which("node")
    return [[node, "benchmarks/peers.mjs", npm, SCRIPTS[name]]] if node else []


def start(name: str, tried: Sequence[Sequence[str]]) -> Runner | None:
    """Start a measurement by the first command that finds its library; None if none does."""
    reason = "no node in PATH"
    for command in tried:
        runner = Runner(name, subprocess.Popen(command, cwd=ROOT, stdin=-1, stdout=-1, text=True))
        reply = runner.answer()
        if "ready" in reply:
            return runner
        runner.close()
        reason = reply["missing"]
    print(f"skipped: {name} ({reason})", file=sys.stderr)
    return None


def figure(name: str, runs: Sequence[Measured]) -> Figure:
    """Return actions a second, with games a second beside them where games were counted."""
    games = [ended / seconds for _, ended, seconds in runs if ended is not None]
    note = f"{shown(statistics.median(games))} games/s" if games else ""
    return rate(name, [(actions, seconds) for actions, _, seconds in runs], note)


def main() -> None:
    """Start the measurements, let them take turns, and print the figures side by side."""
    parser = arguments(__doc__.splitlines()[0])
    parser.add_argument("--python", action="append", default=[], help="another interpreter that has peers")
    parser.add_argument("--npm", default=".", help="the folder in which npm has installed peers")
    parser.add_argument("--page", type=Path, help="a page of the documentation to write the figures into")
    parser.add_argument("--only", default="", help="measure only names that contain this")
    parser.add_argument("--serve", help=SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve)
        return
    names = [name for name in (*MEASUREMENTS, *SCRIPTS) if chosen.only.lower() in name.lower()]
    pythons = [sys.executable, *(str(Path(python).absolute()) for python in chosen.python)]
    npm = str(Path(chosen.npm).absolute())
    runners = [runner for name in names if (runner := start(name, commands(name, pythons, npm)))]
    results: dict[str, list[Measured]] = {runner.name: [] for runner in runners}
    for _ in range(1 if chosen.quick else chosen.repeats):
        for runner in runners:
            results[runner.name].append(runner.measure())
    for runner in runners:
        runner.close()
    if runners:
        figures = [figure(name, runs) for name, runs in results.items()]
        report(figures, chosen.json)
        if chosen.page:
            write_into(chosen.page, figures)


if __name__ == "__main__":
    main()
