"""Mutation testing: plant faults in the rules, one at a time, and check that the tests find each.

    python -m tools.mutate                     all listed faults
    python -m tools.mutate refill              listed faults whose name contains these words
    python -m tools.mutate --since main        listed faults in modules that changed since that commit
    python -m tools.mutate --drawn 100         faults drawn at random from all modules that hold rules
    python -m tools.mutate --drawn 100 heist,  those of these hundred that are in Critter Heist

Listed faults are written by hand, in tests/games/<game>/faults.txt; the tests of that game and the laws must find them.
Drawn faults are small changes anywhere in the rules (tools/operators.py); `--seed` gives different ones. Faults that no
test could find are listed, with the reason, in tests/games/<game>/equivalent.txt. Tests that replay recorded games do
not run: the tests written from the clauses must find the faults themselves.

The output is a measurement, not a check: the numbers of faults planted and found, those that survived, and those that
could not be planted. The exit code is 1 if no fault could be planted or none has the given words in its name, else 0.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import NamedTuple

from tools.faults import CORE, ROOT, Fault, faults, listed
from tools.operators import drawn

LIMIT = 1800  # seconds; the tests of a game take half a minute
GENERAL = ("tests/games/test_transcripts.py", "tests/games/test_counts.py")
LAWS = "tests/core/test_laws.py"


# ---------------------------------------------------------------- planting


class Broken(Exception):
    """The tests cannot be used to find faults; the message says why."""


class Outcome(NamedTuple):
    """The result for one fault: `by`, the test that found it, or None if it survived."""

    fault: Fault
    by: str | None


def command(game: str, *arguments: str | Path) -> list[str | Path]:
    """Return the command that runs the tests of a game, or of the core, with the plug-in `tools.planting`."""
    if game == CORE:
        where, which = ["tests/core", *GENERAL], "not (recorded or on_record)"
    else:
        where, which = [f"tests/games/{game}", *GENERAL, LAWS], f"{game} and not (recorded or on_record)"
    return [sys.executable, "-m", "pytest", "-q", "-p", "tools.planting", "-k", which, *arguments, *where]


def run(game: str, given: Sequence[Fault], folder: Path, *arguments: str | Path) -> subprocess.CompletedProcess[str]:
    """Run the tests of a game with faults; `folder` is for temporary files."""
    plantings = [(str(ROOT / path), text) for path, text in (fault.place for fault in given)]
    (folder / "faults.json").write_text(json.dumps(plantings), encoding="utf-8")
    own = ("--faults", folder / "faults.json", "--basetemp", folder / "tests", "-p", "no:cacheprovider")
    path = os.pathsep.join((str(ROOT / "src"), str(ROOT)))
    return subprocess.run(
        command(game, *own, *arguments),
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
        timeout=LIMIT,
    )


def planted(game: str, given: Sequence[Fault]) -> list[Outcome]:
    """Plant faults one after another; Broken if the tests of the game fail without a fault."""
    with tempfile.TemporaryDirectory() as temporary:
        found = Path(temporary) / "found"
        done = run(game, given, Path(temporary), "--found", found)
        said = [json.loads(line) for line in found.read_text(encoding="utf-8").splitlines()] if found.exists() else []
    if not said:
        raise Broken(f"{game}: the tests cannot be collected:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
    without, *outcomes = said
    if without["failed"] or not without["tests"]:
        raise Broken(f"{game}: without a fault fails {without['failed'] or 'everything, as there are no tests'}")
    if len(outcomes) < len(given):
        raise Broken(f"{game}: {len(outcomes)} of {len(given)} faults were planted:\n{done.stdout[-3000:]}")
    return [
        Outcome(fault, outcome["by"] or from_the_first(fault)) for fault, outcome in zip(given, outcomes, strict=True)
    ]


def from_the_first(fault: Fault) -> str | None:
    """Plant a fault before anything is imported, and return what finds it.

    This is for faults that take effect at import, and to confirm that a fault survives.
    """
    with tempfile.TemporaryDirectory() as temporary:
        try:
            done = run(fault.game, [fault], Path(temporary), "-x", "-rfE")
        except subprocess.TimeoutExpired:
            return "the tests, which did not end"
    if done.returncode not in {0, 1, 2}:
        raise Broken(f"{fault}: the tests did not run:\n{done.stdout[-3000:]}{done.stderr[-1000:]}")
    lines = [line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return lines[0] if done.returncode and lines else "importing it" if done.returncode else None


# ---------------------------------------------------------------- choosing


def git(*arguments: str) -> str:
    """Return the output of a git command; ValueError if it fails."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise ValueError(done.stderr.strip())
    return done.stdout


def changed(since: str) -> list[Fault]:
    """Return the listed faults in modules that changed since a commit, and those added to the lists since."""
    names = git("diff", "--name-only", since, "--") + git("ls-files", "--others", "--exclude-standard")
    paths = {Path(line) for line in names.splitlines()}
    known: list[Fault] = []
    for path in git("ls-tree", "-r", "--name-only", since, "tests/games").splitlines():
        if path.endswith("/faults.txt"):
            known += listed(Path(path).parent.name, git("show", f"{since}:{path}"))
    return [fault for fault in faults() if fault.source in paths or fault not in known]


def chosen(given: argparse.Namespace) -> list[Fault]:
    """Return the faults that the arguments select."""
    if given.drawn is not None:
        wanted = drawn(given.drawn, given.seed)
    elif given.since is not None:
        wanted = changed(given.since)
    else:
        wanted = faults()
    return [fault for fault in wanted if all(word in str(fault) for word in given.words)]


# ---------------------------------------------------------------- the command line


def parsed(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the parsed arguments."""
    parser = argparse.ArgumentParser(description="Plant faults in the rules and check that the tests find each.")
    parser.add_argument("words", nargs="*", help="words that a fault's name must contain")
    parser.add_argument("--since", metavar="COMMIT", help="only faults of the modules that changed since then")
    parser.add_argument("--drawn", metavar="N", type=int, help="faults drawn over all modules that hold rules")
    parser.add_argument(
        "--seed", metavar="N", type=int, default=0, help="random seed of --drawn; the same one gives the same faults"
    )
    return parser.parse_args(arguments)


def outcomes(given: Sequence[Fault]) -> Iterator[Outcome | Broken]:
    """Yield the result for each fault, testing several games in parallel; first, the faults that cannot be planted."""
    games: dict[str, list[Fault]] = {}
    for fault in given:
        try:
            _ = fault.place
            games.setdefault(fault.game, []).append(fault)
        except (OSError, ValueError) as error:
            yield Broken(f"{fault}: {error}")

    def of(game: str) -> list[Outcome] | Broken:
        try:
            return planted(game, games[game])
        except Broken as error:
            return error

    with ThreadPoolExecutor(os.cpu_count() or 2) as pool:
        ways = [pool.submit(of, game) for game in sorted(games, key=lambda game: -len(games[game]))]
        for way in as_completed(ways):
            became = way.result()
            yield from [became] if isinstance(became, Broken) else became


def main(arguments: Sequence[str]) -> int:
    """Plant the selected faults and print the results; return 0 if any could be planted, else 1."""
    asked = parsed(arguments)
    given = chosen(asked)
    if not given:
        print(f"no faults chosen: none {'has these words' if asked.words else 'lies in what changed'}")
        return 1 if asked.words else 0
    began, tried = time.monotonic(), list[Outcome]()
    for became in outcomes(given):
        if isinstance(became, Broken):
            print(became, flush=True)
            continue
        tried.append(became)
        if became.by is None:
            print(f"no test found this, {became.fault.game}:\n\n{became.fault.entry}\n", flush=True)
    left = sum(by is None for _, by in tried)
    print(
        f"{len(tried)} of {len(given)} faults planted, in {len({fault.source for fault, _ in tried})} modules: "
        f"{len(tried) - left} found, {left} survived, in {(time.monotonic() - began) / 60:.1f} minutes"
    )
    return 0 if tried else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
