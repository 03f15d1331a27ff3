"""A seat's decisions looked back at, in lines: what the game's best bot would have done, and what cost most."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING

from rascals.bots import coach, decide
from rascals.bots.hindsight import Hindsight, costliest, looked_back, moments

if TYPE_CHECKING:
    from rascals.core.match import Match
    from rascals.words import Words

WORST = "★"


def look_back(match: Match, seat: int, progress: Callable[[int], object] = lambda _: None) -> list[Hindsight]:
    """Return what the best bot says of each decision of a seat, the same every time; `progress` hears each ply."""
    best, found = coach(match.game.name), []
    for moment in moments(match, seat):
        progress(moment.n)
        chance = Random(f"hindsight {match.commitment} {seat} {moment.n}")
        found.append(looked_back(moment, decide(best, moment.match, seat, chance, weigh=moment.steps)))
    return found


def lines(match: Match, seat: int, found: list[Hindsight], names: list[str], words: Words) -> list[str]:
    """Return it in words: a line a decision that the bot would have made otherwise, those that cost most marked."""
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
