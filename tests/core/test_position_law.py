"""Positions are accepted if the rules can continue from them; oddities are only reported."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

import rascals
from rascals import laws
from rascals.core.definition import GameDefinition
from rascals.core.errors import BadPosition
from rascals.core.game import Game
from rascals.core.reading import PositionReader
from rascals.laws import accepted_positions_play_on
from rascals.laws.positions import _Fenced
from tests.core import toy

pytestmark = pytest.mark.no_cover


@pytest.fixture
def changed_toy() -> Iterator[type[GameDefinition]]:
    """The toy's definition may be copied and changed; the original stays as it is."""
    yield GameDefinition
    toy.DEFINITION.__post_init__()


@pytest.mark.usefixtures("changed_toy")
@pytest.mark.parametrize(
    ("lacking", "told"),
    [
        ("nothing is given before", "given is 128"),
        ("there is a giver", "negative shift count"),
        ("coins are left to give", "given is 128"),
    ],
)
def test_the_law_finds_what_is_not_looked_at(lacking: str, told: str) -> None:
    """A game that accepts a position from which its rules cannot continue breaks the law, which names the position."""
    assert lacking in toy.Standing.needed
    game = Game.choose(replace(toy.DEFINITION, position=toy.Standing(lacking)), 3)
    with pytest.raises(AssertionError, match=told) as failure:
        accepted_positions_play_on(game, 20)
    assert 'from {"game": "toy"' in str(failure.value)


@pytest.mark.usefixtures("changed_toy")
def test_the_law_says_when_it_has_seen_nothing() -> None:
    """A game that refuses every changed position does not pass: nothing was tested."""

    class Strict(toy.Standing):
        def read(self, _s: toy.Toy, _reader: PositionReader) -> None:
            raise BadPosition("no")

    with pytest.raises(AssertionError, match="too few to say anything"):
        accepted_positions_play_on(Game.choose(replace(toy.DEFINITION, position=Strict()), 3))


def test_rows_have_fences() -> None:
    """Reading or writing before a row's start or past its end, or a value that does not fit, is reported."""
    row = _Fenced([1, 2], -128, 127)
    row[1] = -128
    assert (row[0], row[1], sum(row), row[:1]) == (1, -128, -127, [1])
    for wrong in (lambda: row[-1], lambda: row.__setitem__(-1, 0), lambda: row.__setitem__(0, 128)):
        with pytest.raises(AssertionError):
            wrong()
    for beyond in (lambda: row[2], lambda: row.__setitem__(2, 0)):
        with pytest.raises(IndexError):
            beyond()


def test_what_is_odd_is_told_and_not_refused() -> None:
    """A position that no game leads to is accepted, and `position_status` says what is odd; in games nothing is."""
    game = Game.choose(toy.DEFINITION, 3)
    for match in laws.walk(game, seed=1):
        assert match.position_status() == ()
        if match.position()["phase"] == "give":
            position = match.position() | {"named": [0, 1, 2], "giver": 0}
            assert [str(odd) for odd in game.from_position(position).position_status()] == ["giver: who named most"]
    assert rascals.game("felicity").new(seed=1).position_status() == ()


@pytest.mark.parametrize(
    ("given", "fits"),
    [
        ({}, True),
        ({"cells": 3}, True),
        (None, False),
        ({"kind": "take"}, True),
        ({"kind": "take", "cards": ["owl"]}, True),
        ({"kind": "take", "of": {"seat": 1}}, True),
        ({"kind": "drop"}, False),
        ({"kind": "take", "cards": []}, False),
        ({"kind": "take", "of": {"seat": True}}, False),
        ({"other": None}, False),
        ("take", False),
    ],
)
def test_what_follows_must_tell_the_same(given: object, fits: bool) -> None:
    """An entry for people is compared with the others, as far as it is given."""
    told = {"kind": "take", "cards": ["owl"], "of": {"seat": 1, "step": "loot"}}
    reader = PositionReader({"pending": given}, ["pending"])
    PositionReader({}, ["pending"]).follows("pending", told)
    if fits:
        reader.follows("pending", told, ["cells"])
        return
    with pytest.raises(BadPosition) as problem:
        reader.follows("pending", told, ["cells"])
    assert problem.value.values == {"key": "pending", "follows": told}
