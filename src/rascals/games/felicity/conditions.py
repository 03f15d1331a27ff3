"""Decisions that a seat can make in advance in an auction, and when it has none left in the auction."""

from __future__ import annotations

from rascals.core.conditions import Condition
from rascals.games.felicity import rules
from rascals.games.felicity.state import BID, State


def resting(s: State, seat: int) -> int:
    """Return 1 for a seat that has passed: the auction continues without it. [F-12]"""
    return s.passed[seat] if s.phase == BID else 0


def in_auction(s: State, seat: int) -> bool:
    """Tell whether a seat is in the current auction and has not passed."""
    return bool(s.phase == BID and not s.passed[seat])


def purse(s: State, seat: int) -> int:
    """Return the mice that a seat can bid. [F-24, F-29]"""
    return s.mice[seat] + s.bid[seat]


def above(s: State, seat: int) -> tuple[int, int] | None:
    """Return the range of bids above which a seat may decide to pass: from the highest bid to its purse."""
    highest = rules.highest_bid(s)
    return (highest, max(highest, purse(s, seat))) if in_auction(s, seat) else None


def pass_above(s: State, _seat: int, number: int) -> str | None:
    """Pass once the highest bid exceeds `number`. [F-12]"""
    return "pass" if rules.highest_bid(s) > number else None


def up_to(s: State, seat: int) -> tuple[int, int] | None:
    """Return the range of bids up to which a seat may decide to go: from the next bid, or its own if highest."""
    lowest = rules.highest_bid(s) + (rules.highest_bid(s) > s.bid[seat] or not s.bid[seat])
    return (lowest, max(lowest, purse(s, seat))) if in_auction(s, seat) else None


def bid_up_to(s: State, seat: int, number: int) -> str | None:
    """Bid one more than the highest bid if `number` and the seat's purse allow it; else pass. [F-11, F-12]"""
    following = rules.highest_bid(s) + 1
    return f"bid {following}" if following <= min(number, purse(s, seat)) else "pass"


CONDITIONS = (Condition("pass-above", above, pass_above), Condition("bid-up-to", up_to, bid_up_to))
