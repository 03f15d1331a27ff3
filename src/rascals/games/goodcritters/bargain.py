"""Step 3: threats, action cards, promo cards, and who is ready; exchanges in step 2. [G-09, G-34, G-36, G-48]"""

from __future__ import annotations

from rascals.core.events import emit
from rascals.core.seating import around
from rascals.core.state import Row
from rascals.games.goodcritters import deals, events, state
from rascals.games.goodcritters.certainty import EVERYBODY, leave
from rascals.games.goodcritters.components import ACTION_CARDS, PROMO_CARDS, PROMOS, SEATS
from rascals.games.goodcritters.deals import can_change, changed
from rascals.games.goodcritters.moves import CHOOSE, DONE, PROMO, READY, THREATEN, UNTHREATEN
from rascals.games.goodcritters.rounds import legal_shares, resolve
from rascals.games.goodcritters.state import State

# ---------------------------------------------------------------- who may act


def acting_in_bargain(s: State) -> int:
    """Return the mask of seats awaited in step 3: all that are not ready; under TURNS the one to act or to answer."""
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
    """Return the mask of seats that have yet to choose in the simultaneous choice. [G-36]"""
    mask = 0
    for seat in range(s.players):
        if s.chosen[seat] == state.NOTHING:
            mask |= 1 << seat
    return mask


# ---------------------------------------------------------------- legal actions


def legal_in_bargain(s: State, seat: int, moves: Row) -> int:
    """Write the legal actions of a seat in step 3; return their number. [G-09, G-34, G-35, G-36]"""
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
    """Write all action cards, for the simultaneous choice; return their number. [G-36]"""
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
    """Put the threat marker in front of a player. [G-09]"""
    s.threat[seat] = other
    emit(s, events.THREATENED, seat, other)
    changed(s, seat)


def unthreaten(s: State, seat: int) -> None:
    """Take the threat marker back. [G-09]"""
    s.threat[seat] = state.NOBODY
    emit(s, events.THREAT_WITHDRAWN, seat)
    changed(s, seat)


def choose(s: State, seat: int, card: int) -> None:
    """Choose an action card face down, or change it; others see only that a card is chosen. [G-09, G-10, G-34]"""
    first = s.chosen[seat] == state.NOTHING
    s.chosen[seat] = card
    emit(s, events.CHOSEN if first else events.CHOICE_CHANGED, seat, card)
    if not first:
        changed(s, seat)
    if s.phase == state.CHOOSE and acting_in_choice(s) == 0:
        resolve(s)


def be_ready(s: State, seat: int) -> None:
    """Mark a seat ready; step 3 ends when all are. [G-34]"""
    s.ready[seat] = 1
    emit(s, events.BECAME_READY, seat)
    if acting_in_bargain(s) == 0:
        resolve(s)


def be_done(s: State, seat: int) -> None:
    """End a seat's turn of bargaining; after the last turn all choose at the same time. [G-36]"""
    s.turn = around(s, seat + 1)
    if s.turn == s.boss:
        s.phase = state.CHOOSE
        s.turn = state.NOBODY
    emit(s, events.SAID_DONE, seat)


def use_promo(s: State, seat: int, promo: int) -> None:
    """Use a promo card: it is shown, set aside, and active for this round. [G-32, G-45]"""
    card = PROMO_CARDS[promo]
    leave(s, seat, card, 1, EVERYBODY)
    s.aside[seat][promo] += 1
    s.active[seat][promo] = 1
    emit(s, events.PROMO_USED, seat, card)
    deals.lapse_offers(s, seat)
    changed(s, seat)


# ---------------------------------------------------------------- while the boss shares


def can_bribe(s: State) -> int:
    """Return the seats that may make, answer or withdraw an offer, as bits; this is public. [G-40, G-48]"""
    mask = 0
    if s.early_bribes:
        for seat in range(s.players):
            mask |= (can_propose_any(s, seat) | is_addressed(s, seat) | makes_offer(s, seat)) << seat
    return mask


def can_propose_any(s: State, seat: int) -> int:
    """Return 1 if a seat may make an offer to anybody. [G-28, G-35]"""
    any_offer = 0
    if can_change(s, seat):
        for other in range(s.players):
            any_offer |= deals.can_propose(s, seat, other)
    return any_offer


def is_addressed(s: State, seat: int) -> int:
    """Return 1 if an offer to a seat stands. [G-39]"""
    stands = 0
    for maker in range(s.players):
        stands |= s.offer[maker * SEATS + seat]
    return stands


def makes_offer(s: State, seat: int) -> int:
    """Return 1 if an offer made by a seat stands. [G-39]"""
    stands = 0
    for other in range(s.players):
        stands |= s.offer[seat * SEATS + other]
    return stands


def at_leisure(s: State) -> int:
    """Return the seats, as bits, that may bribe but need not act: not the boss, and without an offer to answer."""
    mask = can_bribe(s) & ~(1 << s.boss)
    for seat in range(s.players):
        mask &= ~(is_addressed(s, seat) << seat)
    return mask


def legal_while_shared(s: State, seat: int, moves: Row) -> int:
    """Write the boss's gifts, and everybody's exchanges until the boss begins; return their number. [G-08, G-48]"""
    count = legal_shares(s, moves) if seat == s.boss else 0
    if not s.early_bribes or s.draft == state.SHARES:
        return count
    return deals.legal_exchanges(s, seat, moves, count)
