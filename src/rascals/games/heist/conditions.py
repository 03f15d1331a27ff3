"""Decisions that a seat can make in advance, and when it has no decisions for a while.

Conditions depend on public facts only: loot on the board, who holds tiles, what a turn allows. [H-37]
"""

from __future__ import annotations

from rascals.core.conditions import Condition
from rascals.core.rows import total
from rascals.games.heist import moves
from rascals.games.heist.box import BIRD, LOOT_NAMES, LOOTS, MINUS, V5
from rascals.games.heist.ground import on_heist
from rascals.games.heist.hiring import has_sealed
from rascals.games.heist.legality import legal_turn
from rascals.games.heist.limits import may_use
from rascals.games.heist.loot import chooses_food, highest
from rascals.games.heist.questions import SEALED, TAKE_LOOT, WEB_OR_NOT, asked_seat, asks
from rascals.games.heist.state import HEIST, State


def resting(s: State, seat: int) -> int:
    """Return 1 while a seat waits for others' sealed choices, or once its crew is off the heist. [H-36, H3-10]"""
    if s.pending > 0 and asked_seat(s) == SEALED:
        return has_sealed(s, seat)
    return 1 if s.phase == HEIST and not on_heist(s, seat) else 0


# ---------------------------------------------------------------- loot


def worths(s: State, seat: int) -> tuple[int, int] | None:
    """Return the least and greatest worth of loot; None for a crew that is not on the heist. [H-07]"""
    worth = [s.worth[kind] for kind in range(LOOTS) if kind != MINUS]
    return (min(worth), max(worth)) if s.phase == HEIST and on_heist(s, seat) else None


def take_from(s: State, seat: int, number: int) -> str | None:
    """Take the highest loot if it is worth at least `number`, else leave it. [H-08]"""
    if not asks(s, TAKE_LOOT):
        return None
    kind = highest(s, s.at[seat])
    if s.worth[kind] < number:
        return "leave"
    return f"take {LOOT_NAMES[kind]}" if chooses_food(s, s.at[seat]) else "take"


# ---------------------------------------------------------------- the spider's tile


def holding(s: State, seat: int) -> tuple[int, int] | None:
    """Return (0, 0) for a seat that holds a tile and so is asked before others draw; else None. [H-18.spider.v5]"""
    held = s.edition == V5 and s.phase == HEIST and total(s.held[seat]) > 0
    return (0, 0) if held and on_heist(s, seat) else None


def decline_web(s: State, _seat: int, _number: int) -> str | None:
    """Decline to place the held tile for another. [H-18.spider.v5]"""
    return "decline" if asks(s, WEB_OR_NOT) else None


# ---------------------------------------------------------------- the end of a turn


def having_turns(s: State, seat: int) -> tuple[int, int] | None:
    """Return (0, 0) for a crew on the heist, which still has turns; else None. [H-39]"""
    return (0, 0) if s.phase == HEIST and on_heist(s, seat) else None


def end_when_done(s: State, seat: int, _number: int) -> str | None:
    """End the turn once it allows nothing else whatever the hand holds, so that ending reveals nothing of it. [H-39]"""
    none_to_play = not may_use(s, BIRD) or total(s.hand[seat]) + total(s.table[seat]) == 0
    if s.pending > 0 or s.turn != seat or not none_to_play:
        return None
    actions = [0] * moves.ACTIONS
    return "end" if legal_turn(s, seat, actions) == 1 and actions[0] == moves.END else None


CONDITIONS = (
    Condition("take-from", worths, take_from),
    Condition("decline-web", holding, decline_web),
    Condition("end-when-done", having_turns, end_when_done),
)
