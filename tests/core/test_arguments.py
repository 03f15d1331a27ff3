"""A call that raises changes nothing: every public call with every kind of wrong argument, by its signature."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable, Iterator
from functools import partial
from itertools import pairwise
from random import Random
from typing import Any

import numpy as np
import pytest

import rascals
from rascals.core.arguments import room
from rascals.core.errors import BadOption, BadRecord
from tests.wrong_calls import ENDLESS, calls, deep, foreign

# Functions that begin a match, methods of one, and how each is called correctly.
FUNCTIONS: dict[str, tuple[Any, ...]] = {
    "game": ("felicity",),
    "load": ("/nowhere",),
    "verify": ("/nowhere",),
    "load_text": ("x",),
    "verify_text": ("x",),
    "play": (rascals.game("felicity"), ["random"] * 4),
}
ELSEWHERE = {"games", "batch"}  # without arguments, or with tests of its own
FORMER = {"begin", "choose"}  # made for the library itself
METHODS: dict[str, tuple[Any, ...]] = {
    "at": (0,),
    "save": ("game.jsonl",),
    "legal": (0,),
    "why_not": (0, "place 5"),
    "steps": (0, "place 5"),
    "play": (0, "place 5"),
    "preview": (0, ["place 5"]),
    "whole_moves": (0,),
    "random_move": (0, Random(1)),
    "observation": (0,),
    "enter": (0, "place 5", None),
    "can_undo": (0,),
    "why_no_undo": (0,),
    "undo": (0,),
    "view": (0,),
    "determinized": (0,),
    "component": ("pets.values",),
    "from_position": (rascals.game("felicity").new(seed=1).position(),),
    "hosted": (0,),
    "replay": ([(0, "place 5")],),
}


@pytest.mark.no_cover
@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions_refuse_what_they_cannot_take(name):
    assert set(FUNCTIONS) | ELSEWHERE >= {one for one in rascals.__all__ if inspect.isfunction(getattr(rascals, one))}
    assert foreign(name, getattr(rascals, name), FUNCTIONS[name], lambda: len(rascals.games())) == []


def test_a_move_of_no_kind_cannot_be_made():
    assert foreign("Move", rascals.Move, (5, "x", "y", (("mice", 1),)), lambda: None) == []


def told_of(match: rascals.Match) -> Any:
    return match.save_text(), match.position(), match.acting


def public(kind: type) -> set[str]:
    return {name for name, one in vars(kind).items() if callable(one) and not name.startswith("_")}


@pytest.mark.parametrize("kind", [rascals.Game, rascals.Match])
def test_methods_refuse_what_they_cannot_take_and_leave_all_as_it_was(kind, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)  # games are saved under unusual names
    wrong = []
    for name in sorted(public(kind) - ELSEWHERE - FORMER):
        game = rascals.game("felicity")

        match = game.new(seed=1)
        first = match.acting[0]
        good = tuple(first if one == 0 and name != "at" else one for one in METHODS.get(name, ()))

        def method(*given: Any, bound: Any = (kind, name, match, game), **named: Any) -> Any:
            kind, name, match, game = bound
            return getattr(match.copy() if kind is rascals.Match else game, name)(*given, **named)

        method.__signature__ = inspect.signature(getattr(match if kind is rascals.Match else game, name))
        wrong += foreign(name, method, good, partial(told_of, match))
    assert wrong == []


def test_what_raises_leaves_the_very_match_as_it_was():
    match = rascals.game("goodcritters").new(seed=1)
    for name, good in (("play", (0, "x")), ("undo", (0,)), ("enter", (0, "x", None)), ("preview", (0, ["x"]))):
        for _, _, call in calls(getattr(match, name), good):
            before = match.save_text(), match.state, match.acting
            try:
                call()
            except rascals.RascalsError:
                assert (match.save_text(), match.state, match.acting) == before


NUMPY: Any = np  # mypy does not treat its integers as int


def test_integers_of_numpy_are_integers():
    game = rascals.game("felicity", players=NUMPY.int64(4))
    match, same = game.new(seed=NUMPY.int64(7)), rascals.game("felicity", players=4).new(seed=7)
    while not match.over:
        seat, move = match.acting[0], match.legal(NUMPY.int8(match.acting[0]))[0]
        match.play(NUMPY.int64(seat), move)
        same.play(seat, move)
    assert match.save_text() == same.save_text()
    assert all(type(ply.seat) is int for ply in match.history[1:])
    assert match.at(NUMPY.int16(3)).history == match.history[:4]
    assert match.view(NUMPY.int64(1)) == match.view(1)
    outcomes = [[[NUMPY.int64(limit), NUMPY.int8(value)] for limit, value in ply.random] for ply in match.history]
    replayed = game.replay([(ply.seat or 0, ply.move) for ply in match.history[1:]], random=outcomes)
    assert [ply.random for ply in replayed.history] == [ply.random for ply in match.history]
    assert all(type(number) is int for ply in replayed.history for pair in ply.random for number in pair)
    assert [after.n - before.n for before, after in pairwise(match.history)] == [1] * (len(match.history) - 1)


WRONG_TYPES: tuple[Callable[[], Any], ...] = (
    lambda: rascals.game("felicity", players=4.0),  # type: ignore[arg-type]
    lambda: rascals.game("felicity", players=True),
    lambda: rascals.game("felicity", data=5),  # type: ignore[arg-type]
    lambda: rascals.game(["felicity"]),  # type: ignore[arg-type]
    lambda: rascals.game("felicity").new(seed=1.5),  # type: ignore[arg-type]
    lambda: rascals.game("felicity").new(secret="s" * 32),  # type: ignore[arg-type]
    lambda: rascals.game("felicity").replay(None),  # type: ignore[arg-type]
    lambda: rascals.game("felicity").new(seed=1).legal([]),  # type: ignore[arg-type]
    lambda: rascals.game("felicity").new(seed=1).at("x"),  # type: ignore[arg-type]
    lambda: rascals.game("felicity").new(seed=1).play(0, None),  # type: ignore[arg-type]
    lambda: rascals.load_text(b""),  # type: ignore[arg-type]
    lambda: rascals.play(rascals.game("felicity"), [5] * 4),  # type: ignore[list-item]
)
WRONG_VALUES: tuple[Callable[[], Any], ...] = (
    lambda: rascals.game("felicity", players=10**30),
    lambda: rascals.game("felicity").new(seed=10**5000),
    lambda: rascals.game("felicity").new(seed="\ud800"),
    lambda: rascals.game("felicity").new(secret=b"x"),
    lambda: rascals.game("felicity").new(seed=1, secret=b"x" * 16),
    lambda: rascals.game("felicity").new(seed=1).at(-1),
    lambda: rascals.game("felicity").component("pets.colours"),
)


@pytest.mark.parametrize("call", WRONG_TYPES)
def test_a_wrong_type_is_a_type_error(call):
    with pytest.raises(TypeError) as raised:
        call()
    assert isinstance(raised.value, BadOption)


@pytest.mark.parametrize("call", WRONG_VALUES)
def test_a_wrong_value_is_none(call):
    with pytest.raises(BadOption) as raised:
        call()
    assert not isinstance(raised.value, TypeError)


def test_a_command_is_a_pair():
    with pytest.raises(BadRecord, match="a command is"):
        rascals.game("felicity").replay(["place 5"])  # type: ignore[list-item]


def test_what_is_missing_for_a_batch_names_the_extra_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "rascals.compiled", None)  # as if it could not be imported
    with pytest.raises(ImportError, match="its extra compiled") as raised:
        rascals.game("felicity").batch(1)
    assert isinstance(raised.value, rascals.RascalsError)


STRANGE = (np.zeros(3), 10**5000, deep(100_000), ENDLESS, {1: 2}, object())  # values that JSON does not have


@pytest.mark.parametrize("name", rascals.games())
def test_a_position_of_other_things_than_json_has_is_refused(name, amount):
    """A BadPosition is raised wherever they are, before any of the position is used."""
    match = rascals.game(name).new(seed=1)
    for _ in range(20):
        match.play(match.acting[0], match.random_move(match.acting[0], Random(1)))
    position = match.position()
    for path in [*places(position)][:: amount(5, 1)]:
        for strange in STRANGE:
            with pytest.raises(rascals.BadPosition):
                match.game.from_position(put(position, path, strange))


@pytest.mark.parametrize("name", rascals.games())
def test_components_of_other_things_than_json_has_are_refused(name):
    """Wherever they are, even next to valid changes."""
    components = rascals.games()[name].components
    table = next(iter(components.changeable)).rpartition(".")[0]
    values = {path: components.at(path) for path in components.changeable}
    for path, value in (values | {f"{table}.from": "house", "name": "Mine"}).items():
        for inner in [*places(value)][:4]:
            for strange in STRANGE:
                with pytest.raises(rascals.BadData):
                    rascals.game(name, data={path: put(value, inner, strange)})


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Yield the path of everything in JSON-ready data."""
    yield path
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from places(value, (*path, key))


def put(data: Any, path: tuple[Any, ...], value: Any) -> Any:
    """Return a copy of JSON-ready data with another value at a path."""
    if not path:
        return value
    key, *rest = path
    copied = dict(data) if isinstance(data, dict) else list(data)
    copied[key] = put(data[key], tuple(rest), value)
    return copied


@pytest.mark.parametrize(("count", "each", "needed"), [(10**12, 2000, 2_000_000), (2**62, 1, 4_611_686_019)])
def test_what_does_not_fit_is_not_begun(count, each, needed):
    said = f"^games: not enough memory for {count}; gigabytes needed: {needed}$"
    with pytest.raises(BadOption, match=said), room("games", count, each):
        pytest.fail("it was begun")


def test_what_turns_out_not_to_fit_is_told_the_same_way():
    """Whether or not the system reports the available memory; what fits is created."""
    with pytest.raises(BadOption, match=r"^games: not enough memory for 3; gigabytes needed: 1$"), room("games", 3, 8):
        raise MemoryError
    with room("games", 3, 8):
        made = [0] * 3
    assert made
