"""Whole random games of every game in both executions: the same to the last field, by the thousand."""

from __future__ import annotations

import pytest

import rascals

compiled = pytest.importorskip("rascals.core.compiled", reason="needs the extra `compiled`")
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
