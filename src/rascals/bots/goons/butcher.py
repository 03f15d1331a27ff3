"""Whom the Jolly Butcher will pay: the first in the commit order or the last, when all turns are over. [O-24]

One alone is paid, and energy that is not paid comes back; so what counts is how likely one still stands there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rascals.games.goons.jolly_butcher import pays_last
from rascals.games.goons.piles import counted
from rascals.games.goons.state import TURN, State
from rascals.games.goons.turns import turns_in_round

# From 2,000 positions of 25 games of four shrewd players, so that what is likely is as often true.
PLACE = 0.2  # markers that it is worth to stand one place further ahead
GROWTH = 0.7  # markers that come onto a pile there with each turn, on a mean
SURE, DOUBT = 0.6, 0.6  # how many markers a lead may be wrong by: in any case, and for each turn that players have left
COMES, RETURNS = 0.22, 0.1  # how likely a turn brings a newcomer to the end of the row, or one who was there back


def turns_of(s: State, seat: int) -> int:
    """Return how many turns a seat has left in this round, beside the one under way."""
    if s.phase != TURN:
        return 0
    still = (seat - s.first) % s.players > (s.mover - s.first) % s.players
    return turns_in_round(s) - s.turn + still


def due(s: State, colour: int, row: Sequence[int]) -> dict[int, float]:
    """Return by seat of a commit order how likely it is the one whom the Butcher pays."""
    if pays_last(s.scheme[colour]):
        return _last(s, colour, row)
    return _first(s, colour, row)


def _first(s: State, colour: int, row: Sequence[int]) -> dict[int, float]:
    """The largest pile, of equals the earlier: the fewer turns are left, the surer a lead."""
    order = [*row, *(seat for seat in range(s.players) if seat not in row)]
    turns = [turns_of(s, seat) for seat in order]
    if not any(turns):
        first = max(row, key=lambda seat: counted(s, seat, colour))
        return {seat: float(seat == first) for seat in row}
    leads = [
        counted(s, seat, colour) - PLACE * place + GROWTH * left
        for place, (seat, left) in enumerate(zip(order, turns, strict=True))
    ]
    doubt = SURE + DOUBT * sum(turns) / s.players
    weights = [
        exp((lead - max(leads)) / doubt) if seat in row or left else 0.0
        for seat, lead, left in zip(order, leads, turns, strict=True)
    ]
    return {seat: weight / sum(weights) for seat, weight in zip(row, weights, strict=False)}


def _last(s: State, colour: int, row: Sequence[int]) -> dict[int, float]:
    """The smallest pile, of equals the later: whoever comes, or comes back, stands behind it."""
    last = min(reversed(row), key=lambda seat: counted(s, seat, colour))
    stays = 1.0
    for seat in range(s.players):
        if seat != last:
            stays *= (1 - (RETURNS if seat in row else COMES)) ** turns_of(s, seat)
    back = {seat: 1 - (1 - RETURNS) ** turns_of(s, seat) for seat in row}
    return {seat: stays if seat == last else (1 - stays) * back[seat] for seat in row}
