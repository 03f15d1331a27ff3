"""The rules of a game of one move: ring the bell."""

from __future__ import annotations

from rascals.core import chance, rows
from rascals.core.state import GameState, Row, i16
from tests.compiled.bell import sounds

ACTIONS = 3


class Bell(GameState):
    """A bell that is rung once."""

    players: int = i16()
    heard: int = i16()
    rung: Row = i16(3)


def setup(s: Bell) -> None:
    s.heard = chance.below(s, sounds.LOUD)
    rows.clear(s.rung)


def acting(s: Bell) -> int:
    return 1 if rows.total(s.rung) == 0 else 0


def legal(s: Bell, seat: int, moves: Row) -> int:
    for tone in range(ACTIONS):
        moves[tone] = tone
    return ACTIONS


def apply(s: Bell, seat: int, action: int) -> None:
    s.rung[action] = 1
    sounds.strike(s, action)


def score(s: Bell, seat: int) -> int:
    return s.heard


def wins(s: Bell, seat: int) -> int:
    return 1


def determinize(s: Bell, seat: int) -> None:
    s.heard = 0


def observe(s: Bell, seat: int, out: Row) -> None:
    out[0] = s.heard
