"""The levels of games whose players are written by hand: the same mind, wrong about what things are worth."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rascals
from rascals.bots import adviser, ask, bot, names
from rascals.bots.temperament import misjudged
from tests.bots.tables import alone
from tests.suites import deep

BY_HAND = ("goodcritters", "goons", "heist")
LEVELS = ["easy", "medium", "hard", "shrewd", "expert"]
PAIR: dict[str, dict[str, Any]] = {"goons": {}, "heist": {"edition": "v5", "turn_limit": 8}}


def test_who_does_not_err_draws_nothing():
    """Without an error values stay as they are, and so does the chance that the rest of a choice is drawn from."""
    chance, other = random.Random(3), random.Random(3)
    assert misjudged([1.0, 2.5], 0.0, chance) == [1.0, 2.5]
    assert chance.random() == other.random()


def test_an_error_is_as_large_as_stated():
    """Errors are about 0 on a mean, and as wide as is said."""
    found = misjudged([10.0] * 4000, 2.0, random.Random(1))
    mean = sum(found) / len(found)
    spread = (sum((one - mean) ** 2 for one in found) / len(found)) ** 0.5
    assert abs(mean - 10.0) < 0.15
    assert abs(spread - 2.0) < 0.1


@pytest.mark.parametrize("game", BY_HAND)
def test_levels_stand_in_order_below_the_shrewd_player(game):
    """They are listed from the easiest to the hardest; the last is the one they are made from, which coaches."""
    assert [*names(game)][-5:] == LEVELS
    assert adviser(game) == "expert"


@pytest.mark.parametrize("game", ["goodcritters", "heist"])
def test_the_expert_is_the_shrewd_player_where_nothing_is_learned(game):
    """It does the same with the same chance, for the same reasons."""
    kind = rascals.game(game, players=4)
    match = rascals.play(kind, ["greedy"] * 4, seed=2).at(12)
    question = [ask(match, match.acting[0], random.Random(7)) for _ in range(2)]
    expert, shrewd = (bot(name, game).choose(one) for name, one in zip(("expert", "shrewd"), question, strict=True))
    assert (str(expert.move), expert.analysis, expert.reason) == (str(shrewd.move), shrewd.analysis, shrewd.reason)


@pytest.mark.parametrize("game", ["goons", *deep(["heist"])])
def test_the_hard_level_beats_the_easy_one(game, amount):
    """Of the games on both seats of a few deals it wins nearly all."""
    assert alone(rascals.game(game, players=2, **PAIR[game]), "hard", "easy", amount(1, 4)) > 0.7


@pytest.mark.thorough
def test_the_easy_level_is_lost_among_hard_ones():
    """In GoodCritters among four it wins less than a fair share of 24 games against three hard ones."""
    assert alone(rascals.game("goodcritters", players=4), "easy", "hard", 6) < 0.25
