"""What can be decided in an auction before one is asked, and when nothing more is to be decided in a round."""

from __future__ import annotations

from rascals.core.conditions import Condition
from rascals.games.felicity import rules
from rascals.games.felicity.state import BID, State


def resting(s: State, seat: int) -> int:
    """Return 1 for who has passed: the round goes on without them. [F-12]"""
    return s.passed[seat] if s.phase == BID else 0


def in_auction(s: State, seat: int) -> bool:
    """Tell whether a seat bids in the auction that is on."""
    return bool(s.phase == BID and not s.passed[seat])


def purse(s: State, seat: int) -> int:
    """Return the mice that a seat can bid. [F-24, F-29]"""
    return s.mice[seat] + s.bid[seat]


def above(s: State, seat: int) -> tuple[int, int] | None:
    """Return the bids above which a seat may say that it passes: from the highest that lies."""
    highest = rules.highest_bid(s)
    return (highest, max(highest, purse(s, seat))) if in_auction(s, seat) else None


def pass_above(s: State, _seat: int, number: int) -> str | None:
    """Pass once the highest bid is above a number. [F-12]"""
    return "pass" if rules.highest_bid(s) > number else None


def up_to(s: State, seat: int) -> tuple[int, int] | None:
    """Return the bids up to which a seat may say that it goes along: one more than lies, or what it has bid itself."""
    lowest = rules.highest_bid(s) + (rules.highest_bid(s) > s.bid[seat] or not s.bid[seat])
    return (lowest, max(lowest, purse(s, seat))) if in_auction(s, seat) else None


def bid_up_to(s: State, seat: int, number: int) -> str | None:
    """Bid one more than lies while that is no more than a number, and than one has; else pass. [F-11, F-12]"""
    following = rules.highest_bid(s) + 1
    return f"bid {following}" if following <= min(number, purse(s, seat)) else "pass"


CONDITIONS = (Condition("pass-above", above, pass_above), Condition("bid-up-to", up_to, bid_up_to))
