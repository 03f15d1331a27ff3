"""Felicity for search and learning: deal anew what a seat cannot know. In the dialect. [F-29]"""

from __future__ import annotations

from rascals.core.dealing import draw, shuffle
from rascals.core.observation import Derived
from rascals.core.record import Row
from rascals.games.felicity.box import DUMMY, KINDS
from rascals.games.felicity.rules import NOTHING, place_of
from rascals.games.felicity.state import OVER, PLACE, State, dummies


def conceal(s: State, seat: int) -> None:
    """Deal anew, by the record's chance, all that a seat (-1: a spectator) cannot know. [F-29]"""
    if s.phase == OVER:
        return
    for other in range(s.players):
        if other != seat:
            redeal(s, other)
    if dummies(s):
        redeal_dummy(s)


def redeal(s: State, seat: int) -> None:
    """Deal a seat's unshown cards anew among hand, face-down card and removed card. [F-29]"""
    place = face_down(s, seat)
    s.hand[seat][s.removed[seat]] = 1
    if place != NOTHING:
        s.hand[seat][s.row[place]] = 1
    s.removed[seat] = draw(s, s.hand[seat])
    if place != NOTHING:
        s.row[place] = draw(s, s.hand[seat])


def redeal_dummy(s: State) -> None:
    """Shuffle the dummy's unshown cards: stack, face-down card, removed card. [F-29]"""
    first = s.round - 1 if s.phase == PLACE else s.round
    at = first
    for kind in range(KINDS):  # in order before, so that what comes of it tells nothing of how they lay
        if not s.shown[DUMMY][kind]:
            s.stack[at] = kind
            at += 1
    shuffle(s, s.stack, first, KINDS)
    if s.phase == PLACE:
        s.row[0] = s.stack[first]


def face_down(s: State, seat: int) -> int:
    """Return the place of a seat's face-down card in the row; NOTHING if none lies there."""
    place = place_of(s, seat)
    return place if s.revealed <= place < s.placed else NOTHING


def observe_dummy(s: State, _seat: int, out: Row, at: int) -> None:
    """Write the cards of the dummy's set that everybody has seen. [F-28]"""
    if dummies(s):
        for kind in range(KINDS):
            out[at + kind] = s.shown[DUMMY][kind]


DERIVED = (Derived(KINDS, "the dummy's shown", observe_dummy, most=1),)
