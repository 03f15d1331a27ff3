"""lookahead.c: equal in distribution to the coach's plain simulation, from what the seat knows and nothing else."""

from __future__ import annotations

import random
from dataclasses import replace
from statistics import fmean, stdev

import pytest

pytest.importorskip("numpy", reason="needs the extra `compiled`")

import numpy as np

import rascals
from rascals.bots import Budget, ask, lookahead
from rascals.bots.counsel import imagined
from rascals.bots.lookahead import looked_ahead
from rascals.bots.registry import of_game
from rascals.compiled import building, dtype_of, pack
from rascals.core.rules import sampled_state
from rascals.core.state import packed
from tools.machine_code import made

GAME = rascals.game("felicity", players=4)


@pytest.fixture(scope="module")
def shipped(tmp_path_factory):
    """Act as an installation whose wheel had Felicity's machine code."""
    folder = tmp_path_factory.mktemp("machine")
    made([GAME.definition], {building.PLATFORM: ([*building.compiler()], building.SUFFIX)}, folder)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(building, "SHIPPED", folder)
        patched.delenv("CFLAGS", raising=False)
        yield building.look_ahead_of(GAME.definition)


@pytest.fixture
def looking(shipped):
    """Let bots look ahead."""
    lookahead.use(lambda _: shipped)
    yield
    lookahead.use(None)


def asked(plies, seed=5, simulations=60):
    """Return a turn after some plies of a game, and the expert's mind."""
    match = rascals.play(GAME, ["easy"] * 4, seed=2).at(plies)
    turn = replace(ask(match, match.acting[0], random.Random(seed)), budget=Budget(simulations=simulations))
    return turn, of_game("felicity", "expert").mind(turn)


@pytest.mark.parametrize("name", sorted(rascals.games()))
def test_a_record_is_packed_without_numpy_as_with_it(name):
    """The bytes are the same, including those after the last field."""
    match = rascals.play(rascals.game(name), ["random"] * rascals.game(name).players, seed=4)
    for s in (match.at(0).state, match.at(9).state, match.state):
        room = bytearray(dtype_of(type(s)).itemsize)
        pack(s, np.frombuffer(room, dtype_of(type(s)))[0])
        assert packed(s) == bytes(room)


@pytest.mark.parametrize("plies", [9, 32])
def test_it_is_in_distribution_what_is_imagined_plainly(looking, plies, amount):
    """Each move's shares, and differences of moves in the same samples: means within 4 standard errors, and spreads."""
    turn, mind = asked(plies, simulations=amount(60, 200))
    moves = turn.moves[:2]
    lookahead.use(None)
    plain = imagined(mind, turn, moves)
    lookahead.use(lambda _: building.look_ahead_of(GAME.definition))
    many = looked_ahead(mind.network, mind.heat, replace(turn, budget=Budget()), moves, 4000)
    few_apart, many_apart = ([one - other for one, other in zip(*shares, strict=True)] for shares in (plain, many))
    for few, more in [*zip(plain, many, strict=True), (few_apart, many_apart)]:
        error = (stdev(few) ** 2 / len(few) + stdev(more) ** 2 / len(more)) ** 0.5
        assert abs(fmean(few) - fmean(more)) < 4 * error
        assert 2 / 3 < stdev(few) / stdev(more) < 3 / 2


def test_it_knows_no_more_than_the_seat(looking):
    """Whatever is hidden, the same chance leads to the same shares; other chance to others."""
    turn, mind = asked(20)

    def shares(hidden, seed=1):
        known = sampled_state(turn.sampled_state, turn.seat, hidden)
        other = replace(turn, random=random.Random(seed))
        vars(other.known)["sampled_state"] = known
        return looked_ahead(mind.network, mind.heat, other, turn.moves[:2], 50)

    assert len({str(sampled_state(turn.sampled_state, turn.seat, hidden)) for hidden in range(9)}) > 1
    assert all(shares(hidden) == shares(0) for hidden in range(9))
    assert shares(0, seed=2) != shares(0)


def test_all_moves_are_tried_in_the_same_worlds_with_the_same_chance(looking):
    """So the same move twice has the same result twice."""
    turn, mind = asked(9)
    moves = [turn.moves[at] for at in (0, 0, 1)]
    one, same, other = looked_ahead(mind.network, mind.heat, turn, moves, 50, 2)
    assert one == same != other


def test_without_machine_code_of_the_wheel_there_is_none(shipped, monkeypatch, tmp_path):
    """No server compiles while a bot has to move."""
    assert shipped is not None
    monkeypatch.setattr(building, "SHIPPED", tmp_path)
    assert building.look_ahead_of(GAME.definition) is None
