"""Small leagues for the tests of this folder."""

from __future__ import annotations

from typing import Any

from rascals.cli.league import Report, results
from rascals.league import Figures, Kept, League, parse_league

ENTRANTS = ("random", "greedy", "timid", "spiteful")


def league(head: str = "deals = 2", entrants: tuple[str, ...] = ENTRANTS, games: str = '["felicity:3"]') -> League:
    """Return a league of bots."""
    tables = "".join(f'[[entrant]]\nbot = "{bot}"\n' for bot in entrants)
    return parse_league(f"[league]\ngames = {games}\n{head}\n{tables}")


def told(kept: Kept) -> dict[str, Any]:
    """Return everything that a league tells of its results, but for times."""
    from pathlib import Path

    said = results(Report(Figures(kept), Path("league.toml"), complete=True, saved={}))
    for entrant in said["entrants"]:
        del entrant["seconds"]
    return said
