"""What can be decided before one bargains, and when nothing more is to be decided in a round.

Whether a condition decides follows from what everybody sees: shares, threats, payoffs, offers. [G-08, G-40]
"""

from __future__ import annotations

from rascals.core.conditions import Condition
from rascals.games.goodcritters import state
from rascals.games.goodcritters.box import ACTION_NAMES, CARD_VALUES, LOOT, SEATS, TOKENS
from rascals.games.goodcritters.state import State


def resting(s: State, seat: int) -> int:
    """Return 1 for who is ready, or has made the common choice: unless somebody changes something. [G-34, G-36]"""
    if s.phase == state.CHOOSE:
        return 1 if s.chosen[seat] != state.NOTHING else 0
    return s.ready[seat] if s.phase == state.BARGAIN and s.bargaining == state.OPEN else 0


# ---------------------------------------------------------------- a vote by the share


def worth(counts: list[int]) -> int:
    """Return what loot cards are worth, counted by their numbers, in thousand dollars. [G-01]"""
    return sum(counts[card] * CARD_VALUES[card] for card in range(LOOT))


def shared(s: State, seat: int) -> tuple[int, int] | None:
    """Return the shares that a seat may name: up to all loot of the round; never the boss, whose share is their own."""
    if seat == s.boss or s.phase == state.OVER:
        return None
    lying = sum(CARD_VALUES[card] for card in s.middle[s.given : s.lying])
    return 1, max(1, lying + sum(worth(s.shares[other]) for other in range(s.players)))


def vote_by_share(s: State, seat: int, number: int) -> str | None:
    """Vote yes with a share of so much, else no, and be ready: while nobody wants anything of the seat. [G-12, G-34]

    Who has chosen another card, and who bargains in turns, decides that; so does who is threatened, paid or offered
    anything.
    """
    if s.phase not in {state.BARGAIN, state.CHOOSE} or is_addressed(s, seat):
        return None
    vote = ACTION_NAMES.index("yes" if worth(s.shares[seat]) >= number else "no")
    if s.chosen[seat] == state.NOTHING and (s.phase == state.CHOOSE or s.bargaining == state.OPEN):
        return f"choose {ACTION_NAMES[vote]}"
    return "ready" if s.chosen[seat] == vote and s.bargaining == state.OPEN else None


def is_addressed(s: State, seat: int) -> bool:
    """Tell whether a threat, a payoff or an offer of somebody's is before a seat. [G-09, G-25, G-28]"""
    paid = any(s.token_to[token] == seat for token in range(s.players * TOKENS))
    return paid or seat in s.threat[: s.players] or maker_of(s, seat) is not None


# ---------------------------------------------------------------- no to every offer


def maker_of(s: State, seat: int) -> int | None:
    """Return the first seat whose offer lies before a seat. [G-39]"""
    return next((maker for maker in range(s.players) if s.offer[maker * SEATS + seat]), None)


def offered(s: State, _seat: int) -> tuple[int, int] | None:
    """Offers are made in step 3, and are there with payoffs alone. [G-28]"""
    return (0, 0) if s.payoffs and s.phase == state.BARGAIN else None


def decline_offers(s: State, seat: int, _number: int) -> str | None:
    """Decline whatever is offered. [G-39]"""
    maker = maker_of(s, seat)
    return None if maker is None else f"decline {maker}"


def this_round(s: State) -> int:
    """Return the round: what is decided for one is not for the next. [G-33]"""
    return s.round


CONDITIONS = (
    Condition("vote-by-share", shared, vote_by_share, this_round),
    Condition("decline-offers", offered, decline_offers, this_round),
)
