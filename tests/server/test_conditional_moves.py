"""How long a conditional move takes: nobody can tell it from one that is thought about."""

from __future__ import annotations

from typing import Any

import pytest

from rascals.server.tables.actors import PART, QUICK, UNHURRIED, ConditionalMoves
from rascals.table import Play, Ruling, SetConditionalMove
from tests.table.sitting import Sitting, clock


async def nothing(_command: Any) -> Ruling:
    return Ruling()


def pauses(sitting: Sitting) -> list[float]:
    """How long a move of seat 0 takes, asked for some hundred times."""
    moves = ConditionalMoves(sitting.table, nothing)
    return [moves.pause(0) for _ in range(200)]


def bargaining(people: int, **more: Any) -> Sitting:
    """A table of GoodCritters at which all are asked at the same time."""
    sitting = Sitting("goodcritters", 4, options={"first_boss": 0}, **more).seat(people, "random").start()
    assert sitting.table.match is not None
    sitting.play(0, "; ".join(["give 0"] * len(sitting.table.match.view(None)["middle"])))
    assert len(sitting.table.needed) == 4
    return sitting


def test_r6_where_all_choose_at_the_same_time_haste_tells_nothing() -> None:
    """A conditional move takes as long as a person who thinks, and never the same time twice."""
    found = pauses(bargaining(2))
    assert all(UNHURRIED[0] <= pause <= UNHURRIED[1] for pause in found)
    assert max(found) > 3 * min(found)
    assert len(set(found)) > 100


def test_nobody_loses_time_by_it() -> None:
    """With little time left it takes a small part of that."""
    assert all(pause <= 2 / PART for pause in pauses(bargaining(2, clock=clock(2))))


async def test_a_move_that_came_too_late_ends_no_conditional_move() -> None:
    """Who moves in the moment in which it would be made for them keeps what they decided for later."""
    sitting = Sitting(players=3, options={"first_player": 0}).seat(3).start()
    for _ in range(3):
        sitting.play()
    sitting.do(SetConditionalMove(0, "bid-up-to", 9))
    asked: list[Any] = []

    async def act(command: Any) -> Ruling:
        if not asked:
            sitting.play(0, "bid 1")
        asked.append(command)
        return sitting.do(command)

    await ConditionalMoves(sitting.table, act)._move((0, sitting.table.decisions[0]), 1)
    assert [type(command) for command in asked] == [Play]
    assert sitting.table.places[0].conditional_move is not None


@pytest.mark.parametrize("sitting", [Sitting(players=3).seat(3).start(), bargaining(1)], ids=["alone asked", "bots"])
def test_it_is_quick_where_nobody_could_tell(sitting: Sitting) -> None:
    """Where one seat alone is asked all wait for it; and bots do not look at the time."""
    assert all(QUICK <= pause <= 2 * QUICK for pause in pauses(sitting))
