"""The probability of each seat to be paid by the Jolly Butcher: to be first or last once all turns are over. [O-24]

Only one seat is paid, and the markers of the others return, so nothing else counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from rascals.games.goons.jolly_butcher import pays_last
from rascals.games.goons.piles import counted
from rascals.games.goons.state import TURN, State
from rascals.games.goons.turns import turns_in_round

# Calibrated on 2,000 positions of 25 games of four shrewd players: the probabilities match the frequencies.
PLACE = 0.2  # markers that one place further ahead is worth
GROWTH = 0.7  # mean number of markers that a turn adds to a pile
SURE, DOUBT = 0.6, 0.6  # uncertainty of a lead in markers: constant, and for each turn that players have left
COMES, RETURNS = 0.22, 0.1  # probability that a turn puts a seat last: a newcomer, or one that is in the row


def turns_of(s: State, seat: int) -> int:
    """Return the number of turns that a seat has left in this round, without the current one."""
    if s.phase != TURN:
        return 0
    still = (seat - s.first) % s.players > (s.mover - s.first) % s.players
    return turns_in_round(s) - s.turn + still


def due(s: State, colour: int, row: Sequence[int]) -> dict[int, float]:
    """Return for each seat of a commit order the probability that the Butcher pays it."""
    if pays_last(s.scheme[colour]):
        return _last(s, colour, row)
    return _first(s, colour, row)


def _first(s: State, colour: int, row: Sequence[int]) -> dict[int, float]:
    """Return the probability of each seat to be first: the fewer turns are left, the safer a lead."""
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
    """Return the probability of each seat to be last: newcomers and returning seats are put behind."""
    last = min(reversed(row), key=lambda seat: counted(s, seat, colour))
    stays = 1.0
    for seat in range(s.players):
        if seat != last:
            stays *= (1 - (RETURNS if seat in row else COMES)) ** turns_of(s, seat)
    back = {seat: 1 - (1 - RETURNS) ** turns_of(s, seat) for seat in row}
    return {seat: stays if seat == last else (1 - stays) * back[seat] for seat in row}
