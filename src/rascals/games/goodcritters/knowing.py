"""What everybody certainly knows of every stash, kept exactly. [G-41]

A viewer is a seat, or SPECTATOR; who sees a card is a set of viewers as bits. A seat's knowledge of its own stash is
complete and not kept here.
"""

from __future__ import annotations

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


def enter(s: State, owner: int, card: int, seen_by: int) -> None:
    """Put a card into a stash: who sees it knows of one more; the others know nothing of it. [G-41]"""
    s.stash[owner][card] += 1
    s.held[owner] += 1
    for viewer in range(VIEWERS):
        if seen_by >> viewer & 1 and watches(s, viewer, owner):
            s.known[viewer][owner * PLACES + VALUE_PLACES[card]] += 1


def leave(s: State, owner: int, card: int, seen_by: int) -> None:
    """Take a card out of a stash: who sees it knows of one fewer; for the others it may be of any value. [G-41]"""
    s.stash[owner][card] -= 1
    s.held[owner] -= 1
    for viewer in range(VIEWERS):
        if watches(s, viewer, owner):
            for place in range(PLACES):
                if place == VALUE_PLACES[card] or not seen_by >> viewer & 1:
                    forget(s, viewer, owner, place)


def forget(s: State, viewer: int, owner: int, place: int) -> None:
    """One card of a value fewer is certain, if any was. [G-41]"""
    at = owner * PLACES + place
    s.known[viewer][at] = max(s.known[viewer][at] - 1, 0)


def learn(s: State, owner: int, place: int, count: int, seen_by: int) -> None:
    """So many cards of a value are shown to lie in a stash. [G-40, G-41]"""
    at = owner * PLACES + place
    for viewer in range(VIEWERS):
        if seen_by >> viewer & 1 and watches(s, viewer, owner):
            s.known[viewer][at] = max(s.known[viewer][at], count)
