"""Analysis of a seat's decisions, in lines: the best bot's choices, and the costliest mistakes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from rascals.bots import coach, decide
from rascals.bots.hindsight import Hindsight, analysed, costliest, moments

if TYPE_CHECKING:
    from rascals.core.match import Match
    from rascals.words import Words

WORST = "★"


def look_back(match: Match, seat: int, progress: Callable[[int], object] = lambda _: None) -> list[Hindsight]:
    """Return the best bot's verdict on each decision of a seat, reproducibly; `progress` is called with ply numbers."""
    best, found = coach(match.game.name), []
    for moment in moments(match, seat):
        progress(moment.n)
        chance = Random(f"hindsight {match.commitment} {seat} {moment.n}")
        found.append(analysed(moment, decide(best, moment.match, seat, chance, weigh=moment.steps)))
    return found


def lines(match: Match, seat: int, found: list[Hindsight], names: list[str], words: Words) -> list[str]:
    """Return the analysis in words: one line per decision that differs from the bot's, the costliest marked."""
    same = sum(one.same for one in found)
    said = [
        words.text("tui-hindsight-head", name=names[seat]),
        words.text("hindsight-summary", same=same, count=len(found)),
    ]
    worst = costliest(found)
    others = (one for one in found if not one.same)
    return [*said, *(_line(match, seat, one, names, words, marked=one.n in worst) for one in others)]


def _line(match: Match, seat: int, one: Hindsight, names: list[str], words: Words, *, marked: bool) -> str:
    reason = {"id": "none"} if one.reason is None else {"id": one.reason.id, "args": one.reason.args}
    why = words.because(match.game.name, reason, names, seat)
    line = words.text("tui-hindsight-line", n=one.n, made=one.made, instead=one.move, why=why)
    unit = "hindsight-cost-wins" if one.considered else "hindsight-cost"
    cost = words.text(unit, cost=round(one.cost, 1)) if one.cost else ""
    return " ".join(part for part in (WORST if marked else "", line, cost) if part)
