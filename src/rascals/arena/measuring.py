"""The metrics of one finished match: those of all games, and those of the game's own `figures` module."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from typing import TYPE_CHECKING

import rascals
from rascals.arena.tally import win_shares
from rascals.core.figures import GameFigures

if TYPE_CHECKING:
    from rascals.core.match import Match


@dataclass(frozen=True)
class Measured:
    """One match: integers by figure, and by figure how often each seat did something; `shares`: see `win_shares`.

    Figures: `actions`, `turns`, `score` (of all seats together), `best`, `spread`, `end:REASON` (1), `place:N` (the
    victory, in 840ths, of number N in turn order, else by seat), `verb:WORD`; the game's own begin with `own:`.
    """

    index: int
    numbers: dict[str, int]
    done: dict[str, tuple[int, ...]]
    shares: tuple[int, ...]


@cache
def figures_of(game: str) -> GameFigures | None:
    """Return the declaration in a game's module `figures`; None if it has none."""
    module = f"{rascals.games()[game].package}.figures"
    if find_spec(module) is None:
        return None
    figures: GameFigures = import_module(module).FIGURES
    return figures


def measure(match: Match, index: int) -> Measured:
    """Measure a finished match with this game number."""
    own = figures_of(match.game.name)
    scores = match.scores or (0,)
    shares = win_shares(match.winners, match.game.players)
    first = own.first(match) if own is not None and own.first is not None else 0
    numbers = {
        "actions": len(match.history) - 1,
        "turns": turns(match),
        "score": sum(scores),
        "best": max(scores),
        "spread": max(scores) - min(scores),
        f"end:{match.end_reason}": 1,
    }
    for seat, share in enumerate(shares):
        numbers[f"place:{(seat - first) % match.game.players + 1}"] = share
    for ply in match.history[1:]:
        verb = f"verb:{ply.move.split()[0].rstrip(';')}"
        numbers[verb] = numbers.get(verb, 0) + 1
    if own is None:
        return Measured(index, numbers, {}, tuple(shares))
    named = dict(own.numbers(match))
    numbers["turns"] = named.pop("turns", numbers["turns"])
    done = {name: tuple(counts) for name, counts in own.done(match).items()}
    return Measured(index, numbers | {f"own:{name}": number for name, number in named.items()}, done, tuple(shares))


def turns(match: Match) -> int:
    """Return the number of turns: a turn is all consecutive moves of one seat."""
    return sum(1 for _ in groupby(ply.seat for ply in match.history[1:]))
