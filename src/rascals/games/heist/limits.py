"""The limits of a turn: moves and critters. In the dialect. [H1-13 – H5-13, H-13b]"""

from __future__ import annotations

from rascals.core.rows import total
from rascals.games.heist.box import BIRD, V1, V3
from rascals.games.heist.state import CAPPED, State

CRITTERS_A_TURN = 2
ACTIONS_A_TURN = 3


def keeps_limit(s: State, moves: int, plays: int, birds: int) -> int:
    """Return 1 if these moves, critters, and birds among the critters, are within a turn's limit. [H-13b]"""
    if plays > CRITTERS_A_TURN:
        return 0
    if s.edition == V1:
        return 1 if moves <= 1 + birds else 0
    if s.edition <= V3:
        return 1 if moves <= (2 if plays < CRITTERS_A_TURN else 1) + 2 * birds else 0
    if birds == 0:
        return 1 if moves <= 2 and moves + plays <= ACTIONS_A_TURN else 0
    return 1 if moves <= 3 and (s.bird_budget != CAPPED or moves + plays <= 4) else 0


def may_move(s: State) -> int:
    """Return 1 if the turn allows one more move. [H-13b]"""
    return keeps_limit(s, s.moves + 1, s.plays, s.birds)


def may_use(s: State, critter: int) -> int:
    """Return 1 if the turn allows this critter; a bird itself needs a free action. [H-13b]"""
    if critter != BIRD:
        return keeps_limit(s, s.moves, s.plays + 1, s.birds)
    if s.edition > V3 and s.birds == 0:
        return keeps_limit(s, s.moves, s.plays + 1, 0)
    return keeps_limit(s, s.moves, s.plays + 1, s.birds + 1)


def count_use(s: State, critter: int) -> None:
    """Count a critter against the turn's limit. [H-13b, H-17]"""
    s.plays += 1
    s.birds += 1 if critter == BIRD else 0


def may_react(s: State, seat: int, critter: int) -> int:
    """Return 1 if a seat is asked for a reaction: on turn, within its limit, with a card. [H-19, H-38]"""
    if seat != s.turn or not may_use(s, critter):
        return 0
    return 1 if total(s.hand[seat]) + s.table[seat][critter] > 0 else 0
