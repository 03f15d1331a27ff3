"""A call that raises changes nothing, for bots and their callers: the law of `tests.wrong_calls`."""

from __future__ import annotations

import inspect
from dataclasses import fields
from random import Random
from typing import Any

import numpy as np
import pytest

import rascals
import rascals.bots
from rascals.bots import Bot, Budget, ChosenMove, Turn, ask, bot, chance_of, decide, deciding
from rascals.core.errors import BadOption
from tests.wrong_calls import assert_wrong_type, assert_wrong_value, foreign

MATCH = rascals.game("felicity").new(seed=1)
SEAT = MATCH.acting[0]
ASKED = ask(MATCH, SEAT, Random(1))


def answered(answer: Any) -> Any:
    """Return the result of an answer to `deciding`."""
    steps = deciding(MATCH, SEAT, Random(1))
    next(steps)
    try:
        return steps.send(answer)
    except StopIteration as whole:
        return whole.value


def first_of(match: Any, seat: Any, chance: Any, weigh: Any = ()) -> Turn:
    return next(deciding(match, seat, chance, weigh))


def simulated(default: Any) -> list[int]:
    return [number for number, _ in zip(ASKED.simulations(default), range(3), strict=False)]


# A correct call of each function.
CALLS: dict[str, tuple[Any, ...]] = {
    "Budget": (),
    "ChosenMove": (ASKED.moves[0],),
    "Turn": (MATCH.game, SEAT, ASKED.known, ASKED.moves),
    "Rationale": ("only",),
    "adviser": ("felicity",),
    "all_names": (),
    "ask": (MATCH, SEAT, Random(1)),
    "bot": ("random",),
    "chance_of": (MATCH, SEAT),
    "coach": ("felicity",),
    "decide": (bot("random"), MATCH, SEAT, Random(1)),
    "deciding": (MATCH, SEAT, Random(1)),
    "default": ("felicity",),
    "names": ("felicity",),
    "play": (MATCH.game, ["random"] * 4),
}
PROTOCOLS = {"Bot"}
FURTHER = {  # reached through these
    "Turn.sample_state": (ASKED.sample_state, ()),
    "Turn.sample_match": (ASKED.sample_match, ()),
    "Turn.simulations": (simulated, (3,)),
    "deciding, begun": (first_of, (MATCH, SEAT, Random(1))),
    "deciding, answered": (answered, (ChosenMove(ASKED.moves[0]),)),
}
ALL = {name: (getattr(rascals.bots, name), good) for name, good in CALLS.items()} | FURTHER


def test_every_public_call_is_tried():
    assert set(CALLS) | PROTOCOLS == set(rascals.bots.__all__)
    own = {name for name, _ in inspect.getmembers(Turn, inspect.isfunction) if name[0] != "_"}
    assert {f"Turn.{name}" for name in own - {field.name for field in fields(Turn)}} <= set(FURTHER)


@pytest.mark.parametrize("name", ALL)
def test_calls_refuse_what_they_cannot_take(name):
    call, good = ALL[name]
    assert foreign(name, call, good, lambda: (MATCH.save_text(), MATCH.position(), rascals.bots.all_names())) == []


WRONG_TYPES = [
    lambda: bot(5),  # type: ignore[arg-type]
    lambda: rascals.bots.names(["felicity"]),  # type: ignore[arg-type]
    lambda: ask(MATCH, str(SEAT), Random(1)),  # type: ignore[arg-type]
    lambda: decide(bot("random"), MATCH, SEAT, 7),  # type: ignore[arg-type]
    lambda: decide(bot("random"), MATCH, SEAT, Random(1), budget=5),  # type: ignore[arg-type]
    lambda: rascals.bots.play("felicity", ["random"] * 4),  # type: ignore[arg-type]
    lambda: Budget(simulations=1.5),  # type: ignore[arg-type]
    lambda: Budget(seconds=True),
    lambda: ChosenMove(ASKED.moves[0], reason="because"),  # type: ignore[arg-type]
]
WRONG_VALUES = [
    lambda: bot("nobody"),
    lambda: bot("random:0s"),
    lambda: ask(MATCH, 10**20, Random(1)),
    lambda: chance_of(MATCH, 4),
    lambda: Budget(seconds=float("nan")),
    lambda: Budget(simulations=-1),
]


@pytest.mark.parametrize("call", WRONG_TYPES)
def test_a_wrong_type_is_a_type_error(call):
    assert_wrong_type(call)


@pytest.mark.parametrize("call", WRONG_VALUES)
def test_a_wrong_value_is_none(call):
    assert_wrong_value(call, BadOption)


NUMPY: Any = np  # mypy does not treat its integers as int


def test_integers_of_numpy_are_integers():
    """Numbers from numpy work as seats and budgets like Python's; the bot chooses the same."""
    budget = Budget(seconds=NUMPY.float32(4), simulations=NUMPY.int64(3))
    assert budget == Budget(4.0, 3)
    assert (type(budget.seconds), type(budget.simulations)) == (float, int)
    assert type(ask(MATCH, NUMPY.int64(SEAT), Random(1)).seat) is int
    dreamer: Bot = bot("dreamer", "felicity")
    chosen = [decide(dreamer, MATCH, seat, chance_of(MATCH, seat), budget=budget) for seat in (SEAT, NUMPY.int8(SEAT))]
    assert chosen[0] == chosen[1]
