"""What everybody certainly knows of every stash, kept exactly. [G-41]

A viewer is a seat, or SPECTATOR; who sees a card is a set of viewers as bits. A seat's knowledge of its own stash is
complete and not kept here.
"""

from __future__ import annotations

from rascals.core.record import Row
from rascals.games.goodcritters.box import SEATS, VALUE_PLACES, VALUES
from rascals.games.goodcritters.state import HIDDEN, SEEN_BY_ALL, VIEWERS, State

SPECTATOR = SEATS
PLACES = len(VALUES)
NO_ONE = 0
EVERYBODY = (1 << VIEWERS) - 1


def the_two(seat: int, other: int) -> int:
    """Return two seats as those who see."""
    return 1 << seat | 1 << other


def seers(manner: int, giver: int, receiver: int) -> int:
    """Return who sees a card that is given in a manner before it is the receiver's: all, the two, or its giver."""
    if manner == SEEN_BY_ALL:
        return EVERYBODY
    return 1 << giver if manner == HIDDEN else the_two(giver, receiver)


def watches(s: State, viewer: int, owner: int) -> int:
    """Return 1 for whoever has something to know of a stash: other players, and spectators."""
    return 1 if viewer != owner and (viewer < s.players or viewer == SPECTATOR) else 0


def enter(s: State, owner: int, card: int, count: int, seen_by: int) -> None:
    """Put cards into a stash: who sees them knows of so many more; the others know nothing of them. [G-41]"""
    s.stash[owner][card] += count
    s.held[owner] += count
    for viewer in range(VIEWERS):
        if seen_by >> viewer & 1 and watches(s, viewer, owner):
            s.known[viewer][owner * PLACES + VALUE_PLACES[card]] += count


def leave(s: State, owner: int, card: int, count: int, seen_by: int) -> None:
    """Take cards out of a stash: who sees them knows of so many fewer; others, that they may be of any value. [G-41]"""
    s.stash[owner][card] -= count
    s.held[owner] -= count
    for viewer in range(VIEWERS):
        if seen_by >> viewer & 1:
            forget(s.known[viewer], owner * PLACES + VALUE_PLACES[card], count)
        else:
            for place in range(PLACES):
                forget(s.known[viewer], owner * PLACES + place, count)


def forget(known: Row, at: int, count: int) -> None:
    """So many cards of a value fewer are certain, as far as any were. [G-41]"""
    if known[at] > 0:
        known[at] = max(known[at] - count, 0)


def learn(s: State, owner: int, place: int, count: int, seen_by: int) -> None:
    """So many cards of a value are shown to lie in a stash. [G-40, G-41]"""
    at = owner * PLACES + place
    for viewer in range(VIEWERS):
        if seen_by >> viewer & 1 and watches(s, viewer, owner):
            s.known[viewer][at] = max(s.known[viewer][at], count)
