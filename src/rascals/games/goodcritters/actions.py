"""The actions of GoodCritters as numbers. A composite move is made of several [G-37].

| from | count | action |
| --- | --- | --- |
| GIVE | 8 | give the next card of the middle to a seat |
| THREATEN | 8 | put the threat marker before a seat; UNTHREATEN takes it back |
| CHOOSE | 5 | choose an action card |
| READY, DONE | 2 | |
| PROMO | 4 | use a promo card |
| SET | 32 | begin a payoff: token, side, target |
| UNSET | 2 | take a payoff back: token |
| PROPOSE | 8 | begin an offer to a seat |
| ACCEPT, DECLINE, WITHDRAW | 8 each | an offer: its maker, in WITHDRAW its addressee |
| PAY | 1 | one payoff card more: given, or after FOR wanted |
| CARD | 84 | one card more: card * 3 + manner; in an answer, the hidden card chosen for a `?` |
| FOR | 1 | go on to what the offer wants |
| ANY_CARD | 1 | wanted: any card |
| FINISH | 1 | the payoff or offer is complete |
"""

from __future__ import annotations

from rascals.games.goodcritters.box import ACTION_NAMES, PROMOS, SEATS, TOKENS
from rascals.games.goodcritters.state import GIFTS

SIDES = 2  # a payoff token's sides: no, yes

GIVE = 0
THREATEN = GIVE + SEATS
UNTHREATEN = THREATEN + SEATS
CHOOSE = UNTHREATEN + 1
READY = CHOOSE + len(ACTION_NAMES)
DONE = READY + 1
PROMO = DONE + 1
SET = PROMO + PROMOS
UNSET = SET + TOKENS * SIDES * SEATS
PROPOSE = UNSET + TOKENS
ACCEPT = PROPOSE + SEATS
DECLINE = ACCEPT + SEATS
WITHDRAW = DECLINE + SEATS
PAY = WITHDRAW + SEATS
CARD = PAY + 1
FOR = CARD + GIFTS
ANY_CARD = FOR + 1
FINISH = ANY_CARD + 1
ACTIONS = FINISH + 1


def set_action(token: int, side: int, target: int) -> int:
    """Return the action that begins a payoff; `side` is 0 for no, 1 for yes."""
    return SET + (token * SIDES + side) * SEATS + target


def is_step(action: int) -> bool:
    """Tell whether an action can be part of a composite move: share, payoff, offer, answer. [G-37]"""
    return action < THREATEN or SET <= action < UNSET or PROPOSE <= action < DECLINE or action >= PAY
