"""Step 3: threats, action cards, promo cards, and who is ready. [G-09, G-34, G-36]"""

from __future__ import annotations

from rascals.core.events import tell
from rascals.core.record import Row
from rascals.core.seating import around
from rascals.games.goodcritters import deals, events, state
from rascals.games.goodcritters.box import ACTION_CARDS, PROMO_CARDS, PROMOS, SEATS
from rascals.games.goodcritters.certainty import EVERYBODY, leave
from rascals.games.goodcritters.changes import can_change, changed
from rascals.games.goodcritters.moves import CHOOSE, DONE, PROMO, READY, THREATEN, UNTHREATEN
from rascals.games.goodcritters.resolve import resolve
from rascals.games.goodcritters.state import State

# ---------------------------------------------------------------- who may act


def acting_in_bargain(s: State) -> int:
    """Return the mask of seats awaited in step 3: all not ready; under TURNS the one whose turn or answer it is."""
    if s.bargaining == state.TURNS:
        asked = asked_seat(s)
        return 1 << (s.turn if asked == state.NOBODY else asked)
    mask = 0
    for seat in range(s.players):
        mask |= (1 - s.ready[seat]) << seat
    return mask


def asked_seat(s: State) -> int:
    """Return the seat that has to answer an offer at once; NOBODY when none is open. [G-36]"""
    for other in range(s.players):
        if s.offer[s.turn * SEATS + other]:
            return other
    return state.NOBODY


def acting_in_choice(s: State) -> int:
    """Return the mask of seats that have not chosen yet in the simultaneous choice. [G-36]"""
    mask = 0
    for seat in range(s.players):
        if s.chosen[seat] == state.NOTHING:
            mask |= 1 << seat
    return mask


# ---------------------------------------------------------------- legal actions


def legal_in_bargain(s: State, seat: int, moves: Row) -> int:
    """Write the legal actions of a seat in step 3; return how many. [G-09, G-34, G-35, G-36]"""
    if s.bargaining == state.TURNS and asked_seat(s) != state.NOBODY:
        return deals.legal_answers(s, seat, moves, 0)
    count = legal_threats(s, seat, moves, 0) if can_change(s, seat) else 0
    if s.bargaining == state.TURNS:
        moves[count] = DONE
        count += 1
    else:
        count = legal_choices(s, seat, moves, count)
    if can_change(s, seat):
        count = legal_promos(s, seat, moves, count)
        count = deals.legal_payoffs(s, seat, moves, count) if s.payoffs else count
    if s.payoffs and s.bargaining != state.TURNS:
        return deals.legal_exchanges(s, seat, moves, count)
    return deals.legal_proposals(s, seat, moves, count) if s.payoffs and can_change(s, seat) else count


def legal_threats(s: State, seat: int, moves: Row, count: int) -> int:
    """Write the moves of the threat marker, from `moves[count]` on; return the new count. [G-09, G-34]"""
    for other in range(s.players):
        moves[count] = THREATEN + other
        count += 1 if other != seat and other != s.threat[seat] else 0
    moves[count] = UNTHREATEN
    return count + (1 if s.threat[seat] != state.NOBODY else 0)


def legal_choices(s: State, seat: int, moves: Row, count: int) -> int:
    """Write the action cards that may be chosen, and `ready` once one is; return the new count. [G-09, G-34, G-35]"""
    first = s.chosen[seat] == state.NOTHING
    if first or can_change(s, seat):
        for card in range(ACTION_CARDS):
            moves[count] = CHOOSE + card
            count += 1 if card != s.chosen[seat] else 0
    moves[count] = READY
    return count if first else count + 1


def legal_common_choice(moves: Row) -> int:
    """Write all action cards, for the simultaneous choice; return how many. [G-36]"""
    for card in range(ACTION_CARDS):
        moves[card] = CHOOSE + card
    return ACTION_CARDS


def legal_promos(s: State, seat: int, moves: Row, count: int) -> int:
    """Write the promo cards in a seat's stash, from `moves[count]` on; return the new count. [G-32]"""
    for promo in range(PROMOS):
        moves[count] = PROMO + promo
        count += 1 if s.stash[seat][PROMO_CARDS[promo]] > 0 else 0
    return count


# ---------------------------------------------------------------- actions


def threaten(s: State, seat: int, other: int) -> None:
    """Put the threat marker before a player. [G-09]"""
    s.threat[seat] = other
    tell(s, events.THREATENED, seat, other)
    changed(s, seat)


def unthreaten(s: State, seat: int) -> None:
    """Take the threat marker back. [G-09]"""
    s.threat[seat] = state.NOBODY
    tell(s, events.THREAT_WITHDRAWN, seat)
    changed(s, seat)


def choose(s: State, seat: int, card: int) -> None:
    """Choose an action card face down, or change it; others see only that one is chosen. [G-09, G-10, G-34]"""
    first = s.chosen[seat] == state.NOTHING
    s.chosen[seat] = card
    tell(s, events.CHOSEN if first else events.CHOICE_CHANGED, seat, card)
    if not first:
        changed(s, seat)
    if s.phase == state.CHOOSE and acting_in_choice(s) == 0:
        resolve(s)


def be_ready(s: State, seat: int) -> None:
    """Mark a seat ready; step 3 ends when all are. [G-34]"""
    s.ready[seat] = 1
    tell(s, events.BECAME_READY, seat)
    if acting_in_bargain(s) == 0:
        resolve(s)


def be_done(s: State, seat: int) -> None:
    """End a seat's turn of bargaining; after the last turn all choose at the same time. [G-36]"""
    tell(s, events.SAID_DONE, seat)
    s.turn = around(s, seat + 1)
    if s.turn == s.boss:
        s.phase = state.CHOOSE
        s.turn = state.NOBODY


def use_promo(s: State, seat: int, promo: int) -> None:
    """Use a promo card: it is shown, set aside, and works for this round. [G-32, G-45]"""
    card = PROMO_CARDS[promo]
    leave(s, seat, card, 1, EVERYBODY)
    s.aside[seat][promo] += 1
    s.active[seat][promo] = 1
    tell(s, events.PROMO_USED, seat, card)
    deals.lapse_offers(s, seat)
    changed(s, seat)
