"""Who must do what in a game of GoodCritters, as far as a seat may know. [G-40]"""

from __future__ import annotations

from rascals.core.box import Status
from rascals.games.goodcritters import rules
from rascals.games.goodcritters.box import SEATS
from rascals.games.goodcritters.state import BARGAIN, NO_DRAFT, NOTHING, SHARE, TURNS, State


def status(s: State, seat: int | None) -> Status:
    """Return what is asked, and of whom. `s` contains no other seat's unfinished move. [G-37]"""
    acting = rules.acting(s)
    awaited = [other for other in range(s.players) if acting >> other & 1]
    if s.draft != NO_DRAFT:
        return "draft", {"seat": awaited}
    if s.phase == SHARE and s.early_bribes:
        return _while_shared(s, seat, awaited), {"seat": [s.boss]}
    return _step(s, seat, awaited), {"seat": awaited}


def _while_shared(s: State, seat: int | None, awaited: list[int]) -> str:
    """Return what is asked while the boss shares and may be bribed. [G-08, G-48]"""
    if seat not in awaited:
        return "share"
    if any(s.offer[maker * SEATS + seat] for maker in range(s.players)):
        return "bribe-answer"
    return "share" if seat == s.boss else "bribe"


def _step(s: State, seat: int | None, awaited: list[int]) -> str:
    """Return what is asked, between moves. [G-08, G-28, G-34, G-36]"""
    if s.phase != BARGAIN:
        return "share" if s.phase == SHARE else "choose"
    if s.bargaining == TURNS:
        return "turn" if s.turn in awaited else "answer"
    if seat in awaited and any(s.offer[maker * SEATS + seat] for maker in range(s.players)):
        return "answer"
    return "ready" if seat is not None and s.chosen[seat] != NOTHING else "bargain"
