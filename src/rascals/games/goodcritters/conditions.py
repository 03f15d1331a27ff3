"""Conditions for conditional moves, and when a seat has nothing more to decide in a round.

Whether a condition decides depends only on what everybody sees: shares, threats, payoffs, offers. [G-08, G-40]
"""

from __future__ import annotations

from rascals.core.conditions import Condition
from rascals.games.goodcritters import state
from rascals.games.goodcritters.box import ACTION_NAMES, CARD_VALUES, LOOT, SEATS, TOKENS
from rascals.games.goodcritters.state import State


def resting(s: State, seat: int) -> int:
    """Return 1 if a seat has chosen finally, or is ready, which another's change takes back. [G-34, G-36]"""
    if s.phase == state.CHOOSE:
        return 1 if s.chosen[seat] != state.NOTHING else 0
    return s.ready[seat] if s.phase == state.BARGAIN and s.bargaining == state.OPEN else 0


# ---------------------------------------------------------------- a vote by the share


def worth(counts: list[int]) -> int:
    """Return the worth of loot, given as counts by card, in thousand dollars. [G-01]"""
    return sum(counts[card] * CARD_VALUES[card] for card in range(LOOT))


def shared(s: State, seat: int) -> tuple[int, int] | None:
    """Return the least and greatest share to name: 1 and all loot of the round; None for the boss or at the end."""
    if seat == s.boss or s.phase == state.OVER:
        return None
    lying = sum(CARD_VALUES[card] for card in s.middle[s.given : s.lying])
    return 1, max(1, lying + sum(worth(s.shares[other]) for other in range(s.players)))


def vote_by_share(s: State, seat: int, number: int) -> str | None:
    """Return the move that votes yes with a share of at least `number`, else no, or then `ready`. [G-12, G-34]

    None, so that the seat decides itself, if it has chosen another card, bargains in turns, or is threatened, paid or
    offered anything.
    """
    if s.phase not in {state.BARGAIN, state.CHOOSE} or is_addressed(s, seat):
        return None
    vote = ACTION_NAMES.index("yes" if worth(s.shares[seat]) >= number else "no")
    if s.chosen[seat] == state.NOTHING and (s.phase == state.CHOOSE or s.bargaining == state.OPEN):
        return f"choose {ACTION_NAMES[vote]}"
    return "ready" if s.chosen[seat] == vote and s.bargaining == state.OPEN else None


def is_addressed(s: State, seat: int) -> bool:
    """Tell whether anybody's threat, payoff or offer is addressed to a seat. [G-09, G-25, G-28]"""
    paid = any(s.token_to[token] == seat for token in range(s.players * TOKENS))
    return paid or seat in s.threat[: s.players] or maker_of(s, seat) is not None


# ---------------------------------------------------------------- no to every offer


def maker_of(s: State, seat: int) -> int | None:
    """Return the first seat that has an offer to this seat; None if there is none. [G-39]"""
    return next((maker for maker in range(s.players) if s.offer[maker * SEATS + seat]), None)


def offered(s: State, _seat: int) -> tuple[int, int] | None:
    """Return the span 0 to 0, no choice of number, in step 3 of a game with payoffs; else None. [G-28]"""
    return (0, 0) if s.payoffs and s.phase == state.BARGAIN else None


def decline_offers(s: State, seat: int, _number: int) -> str | None:
    """Return the move that declines the first offer; None if there is none. [G-39]"""
    maker = maker_of(s, seat)
    return None if maker is None else f"decline {maker}"


def this_round(s: State) -> int:
    """Return the round: a conditional move expires with it. [G-33]"""
    return s.round


CONDITIONS = (
    Condition("vote-by-share", shared, vote_by_share, this_round),
    Condition("decline-offers", offered, decline_offers, this_round),
)
