"""Small leagues for the tests of this folder."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import rascals
from rascals.cli.league import LeagueReport, results
from rascals.league import League, LeagueFigures, SavedLeague, parse_league

_PLACES = [Path(rascals.__file__).parents[1], Path(__file__).parents[2]]
ELSEWHERE = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, _PLACES))}  # of a process that uses this module
ENTRANTS = ("random", "greedy", "timid", "spiteful")


def league(head: str = "deals = 2", entrants: tuple[str, ...] = ENTRANTS, games: str = '["felicity:3"]') -> League:
    """Return a league of bots."""
    tables = "".join(f'[[entrant]]\nbot = "{bot}"\n' for bot in entrants)
    return parse_league(f"[league]\ngames = {games}\n{head}\n{tables}")


def told(kept: SavedLeague) -> dict[str, Any]:
    """Return everything observable about a league's results, except times."""
    said = results(LeagueReport(LeagueFigures(kept), Path("league.toml"), complete=True, saved={}))
    for entrant in said["entrants"]:
        del entrant["seconds"]
    return said


MORTAL = """
import os, signal, sys
from pathlib import Path
from rascals.league import SavedLeague, play_all, read_league
from tests.league.leagues import league

class Mortal(SavedLeague):
    def _write(self, line):
        super()._write(line)
        if len(self.results) == int(sys.argv[3]):
            self._out.write(b'{"table":"half a li')
            self._out.flush()
            os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    with Mortal(eval(sys.argv[1]), Path(sys.argv[2])) as kept:
        play_all(kept, workers=int(sys.argv[4]))
"""


def play_and_be_killed(made: str, file: Path, results: int, workers: int) -> None:
    """Play the league of an expression, in a process that is killed while writing a line after this many results."""
    script = file.with_name("mortal.py")
    script.write_text(MORTAL, encoding="utf-8")
    arguments = [sys.executable, str(script), made, str(file), str(results), str(workers)]
    ended = subprocess.run(arguments, env=ELSEWHERE, check=False, timeout=600)
    assert ended.returncode == -signal.SIGKILL
    assert len(file.read_bytes().splitlines()) == 1 + results + 1
