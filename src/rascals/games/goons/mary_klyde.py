"""Mary Klyde: claims, one for each own marker, each lot once. In the dialect. [O-26, O-26.1 – O-26.5]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.games.goons import events
from rascals.games.goons.schemes import end_paying, note_next, pay, tiers
from rascals.games.goons.state import CLAIM, NOTHING, State, answered, ask


def is_free(s: State, lot: int) -> int:
    """Return 1 if nobody has claimed a lot. [O-26]"""
    return 1 if s.claimed[lot] == NOTHING else 0


def placed(s: State, seat: int) -> int:
    """Return the number of markers that a player has placed on lots. [O-26]"""
    count = 0
    for lot in range(tiers(s, s.scheme[s.resolved])):
        count += 1 if s.claimed[lot] == seat else 0
    return count


def may_claim(s: State, seat: int) -> int:
    """Return 1 if a player has not passed and has a real marker that is not placed. [O-26]"""
    return 1 if s.passed[seat] == 0 and placed(s, seat) < s.markers[s.resolved][seat] else 0


def go_on(s: State) -> None:
    """Ask participants in commit order, round after round, while a lot is free. [O-26]"""
    free = 0
    for lot in range(tiers(s, s.scheme[s.resolved])):
        free += is_free(s, lot)
    seats = s.piles[s.resolved]
    for _ in range(seats if free > 0 else 0):
        if s.place >= seats:
            s.place = 0
        seat = s.order[s.resolved][s.place]
        if may_claim(s, seat):
            ask(s, CLAIM, seat)
            return
        s.place += 1
    end_paying(s)


def claim(s: State, seat: int, number: int) -> None:
    """Place an own marker on a free lot, numbered from 1, which is paid at once. [O-26]"""
    answered(s)
    s.claimed[number - 1] = seat
    tell(s, events.CLAIMED, seat, number)
    pay(s, seat, number - 1, 1)
    s.place += 1


def pass_for_good(s: State, seat: int) -> None:
    """Stop claiming, for the rest of this scheme. [O-26]"""
    answered(s)
    tell(s, events.PASSED, seat)
    note_next(s.passed, seat)
    s.place += 1
