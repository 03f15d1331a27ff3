"""A call that raises changes nothing, for runs of many games and their figures: the law of `tests.wrong_calls`."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest

import rascals.lab
from rascals.core.errors import BadData, BadOption
from rascals.lab import Cell, Plan, Sums, rows, run, standings
from tests.wrong_calls import assert_wrong_type, assert_wrong_value, foreign

BOTS = ["greedy"] * 3
CELL = Cell("felicity", ("greedy",) * 3)
PLAN = Plan.of("felicity", BOTS, options={"small_dog": ["lowest", "mildest"]})
PLAYED = PLAN.play(0)
SUMS, _ = run(PLAN, 1)

# A correct call of each function.
CALLS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "Cell": (Cell, ("felicity", BOTS)),
    "Plan": (Plan, ({"one": CELL},)),
    "Plan.empty": (PLAN.empty, ()),
    "Plan.match": (PLAN.match, (0, "small_dog=lowest")),
    "Plan.of": (Plan.of, ("felicity", BOTS)),
    "Plan.play": (PLAN.play, (0,)),
    "Plan.save": (PLAN.save, (0, "games", "small_dog=lowest")),
    "Plan.seed_of": (PLAN.seed_of, (0,)),
    "Sums.count": (SUMS.count, (PLAYED,)),
    "Sums.merge": (SUMS.merge, (Sums.of(2),)),
    "Sums.of": (Sums.of, (2,)),
    "rows": (rows, (PLAN, SUMS)),
    "run": (run, (PLAN, 1)),
    "standings": (standings, (PLAN, SUMS)),
}
RESULTS = {"Figure", "GameFailed", "PlayedGame", "Standing", "Sums"}  # made by the library


def public(kind: type) -> set[str]:
    return {f"{kind.__name__}.{name}" for name, _ in inspect.getmembers(kind, inspect.isroutine) if name[0] != "_"}


def test_every_public_call_is_tried():
    assert set(CALLS) | RESULTS >= set(rascals.lab.__all__)
    assert {name for name in CALLS if "." in name} == public(Plan) | public(Sums)


@pytest.mark.parametrize("name", CALLS)
def test_calls_refuse_what_they_cannot_take(name, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)  # games are saved under unusual names
    (tmp_path / "games").mkdir()
    call, good = CALLS[name]
    assert foreign(name, call, good, lambda: repr((CELL, PLAN, SUMS, PLAYED))) == []


@pytest.mark.parametrize("name", ["Sums.count", "Sums.merge"])
def test_sums_that_refuse_have_counted_nothing(name):
    """Not even of another number of cells, some of which would fit."""
    before = repr(SUMS)
    for other in (1, 3):
        with pytest.raises(BadOption):
            CALLS[name][0](PLAYED[:1] * other if name == "Sums.count" else Sums.of(other))
    assert repr(SUMS) == before


WRONG_TYPES: list[Any] = [
    lambda: Cell(5, BOTS),  # type: ignore[arg-type]
    lambda: Cell("felicity", "random"),  # type: ignore[arg-type]
    lambda: Cell("felicity", ("random",) * 3, data=5),  # type: ignore[arg-type]
    lambda: Plan({"one": CELL}, seed=b"x"),  # type: ignore[arg-type]
    lambda: Plan({"one": "felicity"}),  # type: ignore[dict-item]
    lambda: Plan.of("felicity", BOTS, options={"small_dog": "lowest"}),
    lambda: run(PLAN, 2.0),  # type: ignore[arg-type]
    lambda: run("felicity", 2),  # type: ignore[arg-type]
    lambda: run(PLAN, 2, executor="tcp://127.0.0.1:8786"),  # type: ignore[arg-type]
    lambda: run(PLAN, 2, capacity=4),  # type: ignore[arg-type]
    lambda: rows(CELL, SUMS),  # type: ignore[arg-type]
]
WRONG_VALUES = [
    lambda: Cell("felicity", ("random",) * 9),
    lambda: Cell("felicity", ("nobody",) * 3),
    lambda: Cell("felicity", ("random",) * 3, options={"small_dog": "big"}),
    lambda: Cell("felicity", ("random",) * 3, data={"pets.values": [1]}),
    lambda: Plan({"one": CELL, "two": Cell("heist", ("random",) * 3)}),
    lambda: Plan({}),
    lambda: Plan.of("felicity", BOTS, options={"small_dog": []}),
    lambda: PLAN.save(0, "games", "small_dog"),  # type: ignore[arg-type]
    lambda: PLAN.match(-1),
    lambda: run(PLAN, -1),
    lambda: run(PLAN, 1, workers=0),
    lambda: run(PLAN, 1, workers=10**6),
    lambda: Sums.of(10**12),
    lambda: standings(Plan({"one": CELL}), SUMS),
    lambda: rows(Plan({"one": CELL}), SUMS),
]


@pytest.mark.parametrize("call", WRONG_TYPES)
def test_a_wrong_type_is_a_type_error(call):
    assert_wrong_type(call)


@pytest.mark.parametrize("call", WRONG_VALUES)
def test_a_wrong_value_is_none(call):
    assert_wrong_value(call, BadOption, BadData)


NUMPY: Any = np  # mypy does not treat its integers as int


def test_integers_of_numpy_are_integers():
    same = Plan(PLAN.cells, seed=NUMPY.int64(0))
    assert (same, type(same.seed)) == (PLAN, int)
    (first, _) = same.play(NUMPY.int8(0))
    assert (first.scores, type(first.number.deal)) == (PLAYED[0].scores, int)
    assert run(same, NUMPY.int64(2), NUMPY.int64(1)) == run(PLAN, 2)
