"""The rules of GoodCritters. The clauses are in RULES.md beside this file, the actions in `moves.py`.

The modules: `rounds` (setup, steps 1, 2 and 4, the end); `bargain`, `deals`, `drafting` (step 3, and exchanges in
step 2); `certainty` (who sees what, and what is certain). This one has the functions that the core calls.
"""

from __future__ import annotations

from rascals.core.state import Row
from rascals.games.goodcritters import bargain, deals
from rascals.games.goodcritters.drafting import ask_any, begin_to_ask, lay_next, lay_payoff_card, legal_steps
from rascals.games.goodcritters.moves import CARD, VERBS
from rascals.games.goodcritters.rounds import give, score, setup
from rascals.games.goodcritters.state import ANSWER, BARGAIN, NO_DRAFT, OVER, PAYOFF, SHARE, SHARES, State

__all__ = ["acting", "apply", "ending", "free", "legal", "score", "setup", "unfinished"]


def acting(s: State) -> int:
    """Return the seats awaited, as bits: during a composite move only its seat. [G-08, G-34, G-36, G-37, G-48]"""
    if s.phase == OVER:
        return 0
    if s.draft != NO_DRAFT:
        return 1 << s.drafter
    if s.phase == SHARE:
        return 1 << s.boss | bargain.can_bribe(s)
    awaited = bargain.acting_in_bargain(s) if s.phase == BARGAIN else bargain.acting_in_choice(s)
    return awaited if awaited != 0 else 1 << s.boss  # during step 4, which ends before anybody has to act


def unfinished(s: State) -> int:
    """Return 1 while a composite move is unfinished. [G-37]"""
    return 0 if s.draft == NO_DRAFT else 1


def free(s: State) -> int:
    """Return the awaited seats that need not move, as bits: the boss may share without waiting for them. [G-48]"""
    return bargain.at_leisure(s) if s.phase == SHARE and s.draft == NO_DRAFT else 0


def legal(s: State, seat: int, actions: Row) -> int:
    """Write the legal actions of a seat, ascending; return their number."""
    if not acting(s) >> seat & 1:
        return 0
    if s.draft == ANSWER:
        return deals.legal_picks(s, actions)
    if s.draft > SHARES:
        return legal_steps(s, actions)
    if s.phase == SHARE:
        return bargain.legal_while_shared(s, seat, actions)
    return bargain.legal_in_bargain(s, seat, actions) if s.phase == BARGAIN else bargain.legal_common_choice(actions)


def ending(s: State) -> int:
    """Return the end reason. [G-44]"""
    return s.end


def lay_card(s: State, _seat: int, gift: int) -> None:
    """Add a card to the draft or ask for it; in an answer, choose it for a `?`. [G-28, G-37]"""
    if s.draft == ANSWER:
        deals.pick(s, gift)
    else:
        lay_next(s, CARD + gift)


def finish(s: State, _seat: int) -> None:
    """Finish a draft: set the payoff or make the offer. [G-37]"""
    if s.draft == PAYOFF:
        deals.set_payoff(s)
    else:
        deals.make_offer(s)


apply = VERBS.switch(
    __name__,
    give,
    bargain.threaten,
    bargain.unthreaten,
    bargain.choose,
    bargain.be_ready,
    bargain.be_done,
    bargain.use_promo,
    deals.begin_payoff,
    deals.unset_payoff,
    deals.begin_offer,
    deals.accept,
    deals.decline,
    deals.withdraw,
    lay_payoff_card,
    lay_card,
    begin_to_ask,
    ask_any,
    finish,
)
