"""A call that raises changes nothing, for runs of many games and their figures: the law of `tests.wrong_calls`."""

from __future__ import annotations

import inspect
from typing import Any

import numpy as np
import pytest

import rascals.arena
from rascals.arena import Comparison, Experiment, Tally, rows, run, standings
from rascals.core.errors import BadData, BadOption
from tests.wrong_calls import assert_wrong_type, assert_wrong_value, foreign

BOTS = ["greedy"] * 3
EXPERIMENT = Experiment("felicity", ("greedy",) * 3)
COMPARISON = Comparison.of("felicity", BOTS, options={"small_dog": ["lowest", "mildest"]})
MATCH = EXPERIMENT.match(0)
OUTCOME = EXPERIMENT.outcome(MATCH, 0)
TALLY = Tally.empty(3)
SUMS, _ = run(COMPARISON, 1)

# A correct call of each function.
CALLS: dict[str, tuple[Any, tuple[Any, ...]]] = {
    "Comparison": (Comparison, ({"one": EXPERIMENT},)),
    "Comparison.empty": (COMPARISON.empty, ()),
    "Comparison.of": (Comparison.of, ("felicity", BOTS)),
    "Comparison.play": (COMPARISON.play, (0,)),
    "Comparison.save": (COMPARISON.save, ("small_dog=lowest", 0, "games")),
    "Comparison.seed_of": (COMPARISON.seed_of, (0,)),
    "Experiment": (Experiment, ("felicity", BOTS)),
    "Experiment.empty": (EXPERIMENT.empty, ()),
    "Experiment.file": (EXPERIMENT.file, (0, "games")),
    "Experiment.make_game": (EXPERIMENT.make_game, ()),
    "Experiment.match": (EXPERIMENT.match, (0,)),
    "Experiment.outcome": (EXPERIMENT.outcome, (MATCH, 0)),
    "Experiment.play": (EXPERIMENT.play, (0,)),
    "Experiment.save": (EXPERIMENT.save, (0, "games")),
    "Experiment.seat_of": (EXPERIMENT.seat_of, (0, 0)),
    "Experiment.seed_of": (EXPERIMENT.seed_of, (0,)),
    "Tally.count": (TALLY.count, (OUTCOME,)),
    "Tally.check": (TALLY.check, (3,)),
    "Tally.empty": (Tally.empty, (3,)),
    "Tally.merge": (TALLY.merge, (Tally.empty(3),)),
    "rows": (rows, (COMPARISON, SUMS)),
    "run": (run, (EXPERIMENT, 1)),
    "standings": (standings, (BOTS, TALLY)),
}
RESULTS = {"Figure", "GameFailed", "GameOutcome", "Standing"}  # made by the library


def public(kind: type) -> set[str]:
    return {f"{kind.__name__}.{name}" for name, _ in inspect.getmembers(kind, inspect.isroutine) if name[0] != "_"}


def test_every_public_call_is_tried():
    kinds = (Comparison, Experiment, Tally)
    assert set(CALLS) | RESULTS >= set(rascals.arena.__all__) - {"Tally"}
    assert {name for name in CALLS if "." in name} == set().union(*map(public, kinds))


@pytest.mark.parametrize("name", CALLS)
def test_calls_refuse_what_they_cannot_take(name, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)  # games are saved under unusual names
    (tmp_path / "games").mkdir()
    call, good = CALLS[name]
    assert foreign(name, call, good, lambda: (repr(EXPERIMENT), repr(COMPARISON), repr(SUMS), MATCH.save_text())) == []


@pytest.mark.parametrize("name", ["Tally.count", "Tally.merge"])
def test_a_tally_that_refuses_has_counted_nothing(name):
    """Not even for outcomes and tallies with other numbers of entrants, some of whose sums would fit."""
    four = Experiment("felicity", ("random",) * 4).play(0)
    before = repr(TALLY)
    with pytest.raises(BadOption):
        TALLY.count(four)
    with pytest.raises(BadOption):
        TALLY.merge(Tally.empty(4))
    assert repr(TALLY) == before


WRONG_TYPES = [
    lambda: Experiment(5, ("random",) * 3),  # type: ignore[arg-type]
    lambda: Experiment("felicity", "random"),  # type: ignore[arg-type]
    lambda: Experiment("felicity", ("random",) * 3, seed=b"x"),  # type: ignore[arg-type]
    lambda: Experiment("felicity", ("random",) * 3, data=5),  # type: ignore[arg-type]
    lambda: Comparison.of("felicity", BOTS, options={"small_dog": "lowest"}),
    lambda: run(EXPERIMENT, 2.0),  # type: ignore[arg-type]
    lambda: run("felicity", 2),  # type: ignore[arg-type]
    lambda: rows(EXPERIMENT, SUMS),  # type: ignore[arg-type]
]
WRONG_VALUES = [
    lambda: Experiment("felicity", ("random",) * 9),
    lambda: Experiment("felicity", ("nobody",) * 3),
    lambda: Experiment("felicity", ("random",) * 3, options={"small_dog": "big"}),
    lambda: Experiment("felicity", ("random",) * 3, data={"pets.values": [1]}),
    lambda: EXPERIMENT.seat_of(3, 0),
    lambda: EXPERIMENT.outcome(EXPERIMENT.make_game().new(seed=1), 0),
    lambda: Comparison({"one": EXPERIMENT, "two": Experiment("felicity", ("greedy",) * 3, seed=1)}),
    lambda: Comparison({}),
    lambda: Comparison.of("felicity", BOTS, options={"small_dog": []}),
    lambda: COMPARISON.save("small_dog", 0, "games"),  # type: ignore[arg-type]
    lambda: run(EXPERIMENT, -1),
    lambda: run(EXPERIMENT, 1, workers=0),
    lambda: run(EXPERIMENT, 1, workers=10**6),
    lambda: Tally.empty(10**12),
    lambda: standings(["random"], TALLY),
    lambda: rows(Comparison({"one": EXPERIMENT}), SUMS),
]


@pytest.mark.parametrize("call", WRONG_TYPES)
def test_a_wrong_type_is_a_type_error(call):
    assert_wrong_type(call)


@pytest.mark.parametrize("call", WRONG_VALUES)
def test_a_wrong_value_is_none(call):
    assert_wrong_value(call, BadOption, BadData)


NUMPY: Any = np  # mypy does not treat its integers as int


def test_integers_of_numpy_are_integers():
    same = Experiment("felicity", EXPERIMENT.bots, seed=NUMPY.int64(0))
    assert (same, type(same.seed)) == (EXPERIMENT, int)
    assert same.play(NUMPY.int8(0)) == OUTCOME
    assert type(same.play(NUMPY.int8(0)).index) is int
    assert run(same, NUMPY.int64(2), NUMPY.int64(1)) == run(EXPERIMENT, 2)
