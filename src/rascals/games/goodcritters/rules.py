"""The rules of GoodCritters. The clauses are in RULES.md beside this file; the actions in `actions.py`.

The chapters: `setup`; `share` (steps 1 and 2, and the end); `bargain`, `changes`, `deals`, `drafting` (step 3);
`resolve` (step 4); `laid` (cards on payoffs and in offers); `certainty` (who sees what, and what is certain). Here is
what the core asks.
"""

from __future__ import annotations

from rascals.core.record import Row
from rascals.games.goodcritters.actions import (
    ACCEPT,
    ACTIONS,
    CHOOSE,
    DECLINE,
    DONE,
    FINISH,
    GIVE,
    PAY,
    PROMO,
    PROPOSE,
    READY,
    SET,
    THREATEN,
    UNSET,
    UNTHREATEN,
    WITHDRAW,
)
from rascals.games.goodcritters.bargain import (
    acting_in_bargain,
    acting_in_choice,
    be_done,
    be_ready,
    choose,
    legal_common_choice,
    legal_in_bargain,
    threaten,
    unthreaten,
    use_promo,
)
from rascals.games.goodcritters.box import TOKENS
from rascals.games.goodcritters.deals import (
    accept,
    begin_offer,
    begin_payoff,
    decline,
    legal_picks,
    make_offer,
    pick,
    set_payoff,
    unset_payoff,
    withdraw,
)
from rascals.games.goodcritters.drafting import legal_steps, step
from rascals.games.goodcritters.setup import setup
from rascals.games.goodcritters.share import give, legal_shares, score
from rascals.games.goodcritters.state import ANSWER, BARGAIN, NO_DRAFT, OVER, PAYOFF, SHARE, State

__all__ = ["ACTIONS", "acting", "apply", "ending", "legal", "score", "setup", "unfinished"]


def acting(s: State) -> int:
    """Return the seats awaited, as bits: only one in the middle of a composite move. [G-08, G-34, G-36, G-37]"""
    if s.phase == OVER:
        return 0
    if s.draft != NO_DRAFT:
        return 1 << s.drafter
    if s.phase == SHARE:
        return 1 << s.boss
    return acting_in_bargain(s) if s.phase == BARGAIN else acting_in_choice(s)


def unfinished(s: State) -> int:
    """Return 1 in the middle of a composite move. [G-37]"""
    return 0 if s.draft == NO_DRAFT else 1


def legal(s: State, seat: int, actions: Row) -> int:
    """Write the legal actions of a seat, ascending; return how many."""
    if not acting(s) >> seat & 1:
        return 0
    if s.phase == SHARE:
        return legal_shares(s, actions)
    if s.draft == ANSWER:
        return legal_picks(s, actions)
    if s.draft != NO_DRAFT:
        return legal_steps(s, actions)
    return legal_in_bargain(s, seat, actions) if s.phase == BARGAIN else legal_common_choice(actions)


def apply(s: State, seat: int, action: int) -> None:
    """Play a legal action."""
    if action < THREATEN:
        give(s, action - GIVE)
    elif action < SET:
        apply_open_move(s, seat, action)
    elif action < PAY:
        apply_deal(s, seat, action)
    elif s.draft == ANSWER:
        pick(s, action)
    elif action < FINISH:
        step(s, action)
    elif s.draft == PAYOFF:
        set_payoff(s)
    else:
        make_offer(s)


def apply_open_move(s: State, seat: int, action: int) -> None:
    """Play a move that has nothing to do with payoffs."""
    if action < UNTHREATEN:
        threaten(s, seat, action - THREATEN)
    elif action == UNTHREATEN:
        unthreaten(s, seat)
    elif action < READY:
        choose(s, seat, action - CHOOSE)
    elif action == READY:
        be_ready(s, seat)
    elif action == DONE:
        be_done(s, seat)
    else:
        use_promo(s, seat, action - PROMO)


def apply_deal(s: State, seat: int, action: int) -> None:
    """Begin a payoff or an offer, take a payoff back, or answer an offer."""
    if action < UNSET:
        begin_payoff(s, seat, action)
    elif action < PROPOSE:
        unset_payoff(s, seat, seat * TOKENS + action - UNSET)
    elif action < ACCEPT:
        begin_offer(s, seat, action - PROPOSE)
    elif action < DECLINE:
        accept(s, seat, action - ACCEPT)
    elif action < WITHDRAW:
        decline(s, seat, action - DECLINE)
    else:
        withdraw(s, seat, action - WITHDRAW)


def ending(s: State) -> int:
    """Return the end reason. [G-44]"""
    return s.end
