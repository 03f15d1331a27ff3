"""Felicity for search and learning: deal anew what a seat cannot know; what it knows as numbers. In the dialect.

An observation is `OBSERVATION` numbers, each from -1 to 127 (only a position made by hand can hold more mice).
Seats are counted from the observer (0: itself, then clockwise); a spectator (seat -1) counts from seat 0. With
three players the dummy is the fourth.

| from | count | what |
| --- | --- | --- |
| 0 | 10 | own hand: 1 for each pet held |
| 10 | 10 | own removed card, one-hot |
| 20 | 55 | row, five places of 11: one-hot pet (none while unknown), then 1 if a card lies there |
| 75 | 5 | row, five places: whose card it is, 1 = own, 2 = next …; 0 = nobody |
| 80 | 50 | seats, five of 10: pets this set has shown |
| 130 | 50 | seats, five of 10: how many of each pet it has won |
| 180 | 5 | bids |
| 185 | 5 | passed |
| 190 | 5 | mice; -1 where they are not known |
| 195 | 4 | mice on the mouse cards, from the lowest |
| 199 | 10 | round, phase (0 place, 1 bid, 2 over), start player, turn (both counted from the observer, 0 = nobody, \
1 = self), bank (at most 127), cards placed, cards revealed, passes, players, small dog's option |
"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.record import Row
from rascals.games.felicity.box import DUMMY, KINDS
from rascals.games.felicity.rules import (
    NOTHING,
    around,
    dummies,
    mouse_cards,
    owner,
    place_of,
    shuffle_unseen,
)
from rascals.games.felicity.state import NOBODY, OVER, PLACE, State

HAND, REMOVED, ROW, OWNER, SHOWN, WON = 0, 10, 20, 75, 80, 130
BIDS, PASSED, MICE, MOUSE_CARDS, REST = 180, 185, 190, 195, 199
OBSERVATION = 209
MOST_SHOWN = 127

# ---------------------------------------------------------------- conceal


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
    s.removed[seat] = draw_card(s, seat)
    if place != NOTHING:
        s.row[place] = draw_card(s, seat)


def draw_card(s: State, seat: int) -> int:
    """Draw one card from a seat's hand at random."""
    held = 0
    for kind in range(KINDS):
        held += s.hand[seat][kind]
    left = below(s, held)
    drawn = NOTHING
    for kind in range(KINDS):
        if s.hand[seat][kind]:
            if left == 0:
                drawn = kind
            left -= 1
    s.hand[seat][drawn] = 0
    return drawn


def redeal_dummy(s: State) -> None:
    """Shuffle the dummy's unshown cards: stack, face-down card, removed card. [F-29]"""
    if s.phase == PLACE:
        shuffle_unseen(s, s.round - 1)
        s.row[0] = s.stack[s.round - 1]
    else:
        shuffle_unseen(s, s.round)


def face_down(s: State, seat: int) -> int:
    """Return the place of a seat's face-down card in the row; NOTHING if none lies there."""
    place = place_of(s, seat)
    return place if s.revealed <= place < s.placed else NOTHING


# ---------------------------------------------------------------- observe


def observe(s: State, seat: int, out: Row) -> None:
    """Write what a seat (-1: a spectator) knows into `out`, OBSERVATION zeros; the table above says where."""
    first = max(seat, 0)
    if seat >= 0:
        observe_own(s, seat, out)
    for other in range(s.players):
        observe_seat(s, other, around(s, s.players + other - first), seat, out)
    if dummies(s):
        observe_kinds(s.shown[DUMMY], out, SHOWN + DUMMY * KINDS)
    for place in range(s.placed):
        observe_place(s, place, seat, out)
    for card in range(mouse_cards(s)):
        out[MOUSE_CARDS + card] = s.on_card[card]
    observe_rest(s, first, out)


def observe_own(s: State, seat: int, out: Row) -> None:
    """Own hand and removed card."""
    observe_kinds(s.hand[seat], out, HAND)
    out[REMOVED + s.removed[seat]] = 1


def observe_kinds(row: Row, out: Row, at: int) -> None:
    """Write ten numbers, one a kind. All are read before one is written: compiled, they then move as one word."""
    a, b, c, d, e = row[0], row[1], row[2], row[3], row[4]
    f, g, h, i, j = row[5], row[6], row[7], row[8], row[9]
    out[at], out[at + 1], out[at + 2], out[at + 3], out[at + 4] = a, b, c, d, e
    out[at + 5], out[at + 6], out[at + 7], out[at + 8], out[at + 9] = f, g, h, i, j


def observe_seat(s: State, seat: int, step: int, observer: int, out: Row) -> None:
    """A seat's shown and won cards, bid, pass and mice, where they are known."""
    observe_kinds(s.won[seat], out, WON + step * KINDS)
    observe_kinds(s.shown[seat], out, SHOWN + step * KINDS)
    out[BIDS + step] = s.bids[seat]
    out[PASSED + step] = s.passed[seat]
    mice = s.mice[seat]
    out[MICE + step] = mice if seat == observer or s.open_mice or s.phase == OVER else NOBODY


def observe_place(s: State, place: int, seat: int, out: Row) -> None:
    """A place of the row: whose card lies there, and which, where it is known."""
    whose = owner(s, place)
    at = ROW + place * (KINDS + 1)
    known = (place < s.revealed) + (whose == seat)  # a sum, not an `or`: compiled code would guess, and often wrong
    out[at + s.row[place]] = min(known, 1)
    out[at + KINDS] = 1
    is_dummys = dummies(s) and whose == DUMMY
    out[OWNER + place] = DUMMY + 1 if is_dummys else counted_from(s, max(seat, 0), whose)


def counted_from(s: State, first: int, seat: int) -> int:
    """Return a seat counted from the observer: 1 = self; 0 = nobody."""
    return 0 if seat == NOBODY else around(s, s.players + seat - first) + 1


def observe_rest(s: State, first: int, out: Row) -> None:
    """The numbers everybody knows."""
    out[REST] = s.round
    out[REST + 1] = s.phase
    out[REST + 2] = counted_from(s, first, s.start)
    out[REST + 3] = counted_from(s, first, s.turn)
    out[REST + 4] = min(s.bank, MOST_SHOWN)
    out[REST + 5] = s.placed
    out[REST + 6] = s.revealed
    out[REST + 7] = s.passes
    out[REST + 8] = s.players
    out[REST + 9] = s.small_dog
