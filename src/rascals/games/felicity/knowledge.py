"""Felicity for search and learning: deal anew what a seat cannot know; what it knows as numbers. In the dialect.

An observation is `OBSERVATION` numbers, each from -1 to 127 (only a position made by hand can hold more mice).
Seats are counted from the observer (0: itself, then clockwise); a spectator (seat -1) counts from seat 0. With
three players the dummy is the fourth.

| from | count | what |
| --- | --- | --- |
| 0 | 10 | own hand: 1 for each pet held |
| 10 | 10 | own removed card, one-hot |
| 20 | 50 | row, five places of 10: one-hot pet; none while unknown, or where no card lies |
| 70 | 115 | seats, five of 23: pets this set has shown (10), how many of each pet it has won (10), bid, passed, mice \
(-1 where they are not known) |
| 185 | 4 | mice on the mouse cards, from the lowest |
| 189 | 10 | round, phase (0 place, 1 bid, 2 over), start player, turn (both counted from the observer, 0 = nobody, \
1 = self), bank (at most 127), cards placed, cards revealed, passes, players, small dog's option |

Whose card lies at a place of the row follows from the start player: the order of the row is the order of placing.
"""

from __future__ import annotations

from rascals.core.chance import below
from rascals.core.record import Row
from rascals.core.rows import total
from rascals.games.felicity.box import DUMMY, KINDS, SEATS
from rascals.games.felicity.rules import (
    NOTHING,
    around,
    dummies,
    place_of,
    shuffle_unseen,
)
from rascals.games.felicity.state import NOBODY, OVER, PLACE, State

HAND, REMOVED, ROW, SEAT, MOUSE_CARDS, REST = 0, 10, 20, 70, 185, 189
SEAT_SIZE = 23  # numbers a seat
SHOWN, WON, BID, PASSED, MICE = 0, 10, 20, 21, 22  # within a seat's
OBSERVATION = 199
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
    left = below(s, total(s.hand[seat]))
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
    first = s.round - 1 if s.phase == PLACE else s.round
    at = first
    for kind in range(KINDS):  # in order before, so that what comes of it tells nothing of how they lay
        if not s.shown[DUMMY][kind]:
            s.stack[at] = kind
            at += 1
    shuffle_unseen(s, first)
    if s.phase == PLACE:
        s.row[0] = s.stack[first]


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
    observe_row(s, face_down(s, seat) if seat >= 0 else NOTHING, out)
    for other in range(s.players):
        observe_seat(s, other, SEAT + SEAT_SIZE * steps_to(s, first, other), out)
        observe_mice(s, other, seat, SEAT + SEAT_SIZE * steps_to(s, first, other) + MICE, out)
    if dummies(s):
        observe_kinds(s.shown[DUMMY], out, SEAT + SEAT_SIZE * DUMMY + SHOWN)
    observe_mouse_cards(s, out)
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


def observe_row(s: State, own: int, out: Row) -> None:
    """The cards of the row that lie open, and the one at place `own`; empty places hold none."""
    for place in range(SEATS):  # all of them, and a sum, not an `or`: compiled code would guess, and often wrong
        known = (place < s.revealed) + (place == own)
        out[ROW + place * KINDS + max(s.row[place], 0)] = known


def observe_seat(s: State, seat: int, at: int, out: Row) -> None:
    """A seat's shown and won cards, bid and pass."""
    observe_kinds(s.shown[seat], out, at + SHOWN)
    observe_kinds(s.won[seat], out, at + WON)
    out[at + BID] = s.bids[seat]
    out[at + PASSED] = s.passed[seat]


def observe_mice(s: State, seat: int, observer: int, at: int, out: Row) -> None:
    """A seat's mice, where they are known. Compiled, a choice of two numbers is quick and a jump is not: hence `|`."""
    mice = s.mice[seat]
    known = s.open_mice | (s.phase == OVER) | (seat == observer)
    out[at] = mice if known else NOBODY


def steps_to(s: State, first: int, seat: int) -> int:
    """Return how many seats on from `first` a seat is, clockwise. [F-26]"""
    return around(s, s.players + seat - first)


def observe_mouse_cards(s: State, out: Row) -> None:
    """The mice on the mouse cards; 0 where there is no such card."""
    a, b, c, d = s.on_card[0], s.on_card[1], s.on_card[2], s.on_card[3]
    out[MOUSE_CARDS], out[MOUSE_CARDS + 1], out[MOUSE_CARDS + 2], out[MOUSE_CARDS + 3] = a, b, c, d


def observe_rest(s: State, first: int, out: Row) -> None:
    """The numbers everybody knows."""
    out[REST] = s.round
    out[REST + 1] = s.phase
    out[REST + 2] = steps_to(s, first, s.start) + 1
    out[REST + 3] = 0 if s.turn == NOBODY else steps_to(s, first, s.turn) + 1
    out[REST + 4] = min(s.bank, MOST_SHOWN)
    out[REST + 5] = s.placed
    out[REST + 6] = s.revealed
    out[REST + 7] = s.passes
    out[REST + 8] = s.players
    out[REST + 9] = s.small_dog
