"""Determinization, and deductions for search and learning, in the dialect. [F-28, F-29]"""

from __future__ import annotations

from rascals.core.codecs import HIGHEST
from rascals.core.dealing import draw, shuffle
from rascals.core.observation import Derived
from rascals.core.seating import steps_to
from rascals.core.state import Row
from rascals.games.felicity.rules import NOTHING, place_of
from rascals.games.felicity.state import DUMMY, KINDS, OVER, PETS, PLACE, SEATS, State, dummies, owner, sees_card


def determinize(s: State, seat: int) -> None:
    """Redeal, with the state's generator, everything that a seat (-1: a spectator) cannot know. [F-29]"""
    if s.phase == OVER:
        return
    for other in range(s.players):
        if other != seat:
            redeal(s, other)
    if dummies(s):
        redeal_dummy(s)


def redeal(s: State, seat: int) -> None:
    """Redeal a seat's unshown cards among hand, face-down card and removed card. [F-29]"""
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
    for kind in range(KINDS):  # in canonical order first, so that the result does not depend on the true order
        if s.copies[kind] > s.shown[DUMMY][kind]:
            s.stack[at] = kind
            at += 1
    shuffle(s, s.stack, first, s.rounds + 1)
    if s.phase == PLACE:
        s.row[0] = s.stack[first]


def face_down(s: State, seat: int) -> int:
    """Return the place of a seat's face-down card in the row; NOTHING if it has none."""
    place = place_of(s, seat)
    return place if s.revealed <= place < s.placed else NOTHING


def observe_dummy(s: State, _seat: int, out: Row, at: int) -> None:
    """Write which cards of the dummy's set everybody has seen. [F-28]"""
    if dummies(s):
        for kind in range(KINDS):
            out[at + kind] = s.shown[DUMMY][kind]


def deduce_mice(s: State, _seat: int, other: int, out: Row, at: int) -> None:
    """Write a seat's mice, including its bid, which follow from public payments. [F-24]"""
    out[at] = min(s.mice[other] + s.bid[other], HIGHEST)


def deduce_row(s: State, seat: int, out: Row, at: int) -> None:
    """Write for each place of the row the chance of each card, in percent, given what the seat has seen. [F-28]"""
    for place in range(s.players + dummies(s)):
        if sees_card(s, place, seat) & (place < s.placed):
            out[at + place * KINDS + s.row[place]] = ALL_OF_IT
        else:
            deduce_face_down(s, seat, owner(s, place), out, at + place * KINDS)


def deduce_face_down(s: State, seat: int, whose: int, out: Row, at: int) -> None:
    """Write the chance of each card not yet shown; for the seat's own place, of each card in its hand."""
    count = 0
    own = whose == seat
    for kind in range(KINDS):
        count += s.hand[seat][kind] if own else s.copies[kind] - s.shown[whose][kind]
    for kind in range(KINDS):
        out[at + kind] = (
            ALL_OF_IT * (s.hand[seat][kind] if own else s.copies[kind] - s.shown[whose][kind]) // max(count, 1)
        )


def deduce_owners(s: State, seat: int, out: Row, at: int) -> None:
    """Write, one-hot, the owner of each place's card, placed or not, counted from the seat, the dummy last. [F-08]"""
    first = max(seat, 0)
    for place in range(s.players + dummies(s)):
        whose = owner(s, place)
        out[at + place * SEATS + (steps_to(s, first, whose) if whose < s.players else SEATS - 1)] = 1


ALL_OF_IT = 100  # percent
DEDUCED = (
    Derived(1, "mice with the bid", deduce_mice, seats=SEATS),
    Derived(SEATS * KINDS, "what each card of the row may be, in percent", deduce_row, most=ALL_OF_IT, names=PETS),
    Derived(SEATS * SEATS, "whose each card of the row is", deduce_owners, most=1),
)
DERIVED = (Derived(KINDS, "the dummy's shown", observe_dummy, most=1),)
