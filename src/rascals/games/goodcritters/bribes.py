"""Exchanges while the boss shares, in games with the option `early_bribes`. [G-48]"""

from __future__ import annotations

from rascals.core.record import Row
from rascals.games.goodcritters import deals, state
from rascals.games.goodcritters.box import SEATS
from rascals.games.goodcritters.changes import can_change
from rascals.games.goodcritters.share import legal_shares
from rascals.games.goodcritters.state import State


def can_bribe(s: State) -> int:
    """Return the seats that may make, answer or withdraw an offer, as bits; everybody can see which. [G-40, G-48]"""
    mask = 0
    if s.early_bribes:
        for seat in range(s.players):
            mask |= (can_propose_any(s, seat) | has_offer(s, seat)) << seat
    return mask


def can_propose_any(s: State, seat: int) -> int:
    """Return 1 if a seat may make an offer to anybody. [G-28, G-35]"""
    any_offer = 0
    if can_change(s, seat):
        for other in range(s.players):
            any_offer |= deals.can_propose(s, seat, other)
    return any_offer


def has_offer(s: State, seat: int) -> int:
    """Return 1 if an offer of a seat, or one made to it, stands. [G-39]"""
    return is_addressed(s, seat) | makes_offer(s, seat)


def is_addressed(s: State, seat: int) -> int:
    """Return 1 if an offer made to a seat stands. [G-39]"""
    stands = 0
    for maker in range(s.players):
        stands |= s.offer[maker * SEATS + seat]
    return stands


def makes_offer(s: State, seat: int) -> int:
    """Return 1 if an offer of a seat stands. [G-39]"""
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
    """Write the boss's shares, and everybody's exchanges until a share is begun; return how many. [G-08, G-48]"""
    count = legal_shares(s, moves) if seat == s.boss else 0
    if not s.early_bribes or s.draft == state.SHARES:
        return count
    return deals.legal_exchanges(s, seat, moves, count)
