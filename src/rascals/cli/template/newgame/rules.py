"""The rules. The clauses are in RULES.md beside this file."""

from __future__ import annotations

from rascals.core.codecs import NOBODY
from rascals.core.dealing import draw as draw_from
from rascals.core.events import emit
from rascals.core.rows import assign, total
from rascals.core.seating import around

from . import events
from .components import KINDS, MOST, TRAP, TRAPS
from .moves import VERBS
from .state import State


def setup(s: State) -> None:
    """Put all cards into the deck; seat 0 begins. The state is blank before. [N-02, N-03]"""
    assign(s.deck, s.copies)
    s.turn = 0


def can_draw(s: State, seat: int) -> int:
    """Return whether a seat may draw: on its turn, with fewer than six cards, from a deck that is not empty. [N-05]"""
    return 1 if seat == s.turn and total(s.hand[seat]) < MOST and total(s.deck) > 0 else 0


def draw(s: State, seat: int) -> None:
    """Take a random card, which nobody else sees. [N-05, N-08]"""
    card = draw_from(s, s.deck)
    s.hand[seat][card] += 1
    emit(s, events.DRAWN, seat, card)
    go_on(s)


def can_stop(s: State, seat: int) -> int:
    """Return whether it is the seat's turn: it may always stop. [N-06]"""
    return 1 if seat == s.turn else 0


def stop(s: State, seat: int) -> None:
    """Stop drawing; when all have stopped, the game is over. [N-06, N-10]"""
    s.stopped[seat] = 1
    emit(s, events.STOPPED, seat)
    go_on(s)


def go_on(s: State) -> None:
    """Pass the turn clockwise to the next seat that has not stopped. [N-04, N-10]"""
    for _ in range(s.players):
        s.turn = around(s, s.turn + 1)
        if s.stopped[s.turn] == 0:
            return
    s.turn = NOBODY
    for seat in range(s.players):
        emit(s, events.SCORED, seat, score(s, seat))


def score(s: State, seat: int) -> int:
    """Return the points of a hand: 0 with two traps or more. The most points win. [N-07]"""
    points = 0
    for card in range(KINDS):
        points += s.hand[seat][card] * s.points[card]
    return points if s.hand[seat][TRAP] < TRAPS else 0


def acting(s: State) -> int:
    """Return the seat whose turn it is, as a bit; 0 when the game is over. [N-04]"""
    return 1 << s.turn if s.turn != NOBODY else 0


legal = VERBS.offer(__name__, acting, can_draw, can_stop)
apply = VERBS.switch(__name__, draw, stop)
