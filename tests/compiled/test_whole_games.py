"""Whole random games of every game in both executions: the same to the last field, by the thousand."""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.laws import accepted_positions_are_alike_compiled

compiled = pytest.importorskip("rascals.compiled", reason="needs the extra `compiled`")
from tests.compiled.test_goodcritters import same_game  # noqa: E402 - which has more options, tried there

pytestmark = [pytest.mark.xdist_group("compiled"), pytest.mark.thorough]

GAMES = [
    rascals.game(name, players=n, edition=edition)
    for name, box in rascals.games().items()
    for n in box.players
    for edition in box.editions or (None,)
]


@pytest.mark.parametrize("game", [game for game in GAMES if game.name != "goodcritters"], ids=str)
def test_whole_games_are_the_same(game):
    """A thousand games for each number of players, fewer of each edition, end in the same record and chance."""
    compiled.linking.link(game.box)
    for seed in range(40 if game.edition else 1_000):
        same_game(game, seed)


BRIEF: dict[str, dict[str, Any]] = {"heist": {"turn_limit": 12}}  # played to the end from each position
THREE = [
    rascals.game(name, players=3, edition=edition, **BRIEF.get(name, {}))
    for name, box in rascals.games().items()
    if 3 in box.players
    for edition in box.editions or (None,)
]


@pytest.mark.parametrize("game", THREE, ids=str)
def test_positions_go_on_the_same(game):
    """Positions that were changed and are accepted go on compiled as they do plainly, to the last field."""
    accepted_positions_are_alike_compiled(game)
