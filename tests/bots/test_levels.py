"""How strong the shrewd players are, and the levels made from them: the same bot with errors in its values."""

from __future__ import annotations

import random
from typing import Any

import pytest

import rascals
from rascals.bots import adviser, ask, bot, names
from rascals.bots.heuristic import misjudged
from tests.bots.tables import alone, share
from tests.suites import deep

BY_HAND = ("goodcritters", "goons", "heist")
LEVELS = ["easy", "medium", "hard", "shrewd", "expert"]
PAIR: dict[str, dict[str, Any]] = {"goons": {}, "heist": {"edition": "v5", "turn_limit": 8}}

MIXED = ("random", "timid", "greedy", "spiteful")
TURNS: dict[str, Any] = {"bargaining": "turns"}
OPEN: dict[str, Any] = {"payoffs": True}
Strength = tuple[str, tuple[str, ...], int, float, dict[str, Any]]  # game, others, games, its least share, options
BRIEFLY: list[Strength] = [
    ("felicity", ("random",) * 3, 20, 0.5, {}),
    ("felicity", ("timid",) * 3, 20, 0.4, {}),
    ("goodcritters", ("random",) * 3, 8, 0.6, TURNS),
    ("goodcritters", ("timid",) * 3, 16, 0.45, TURNS),
]
THOROUGHLY: list[Strength] = [
    *(("felicity", ("random",) * others, 20, 0.5, {}) for others in (2, 4)),
    *(("felicity", (heuristic,) * 3, 20, 0.4, {}) for heuristic in ("greedy", "spiteful")),
    *(("felicity", MIXED[:others], 20, 0.5, {}) for others in (2, 4)),
    ("goodcritters", ("random",) * 3, 8, 0.6, TURNS | {"payoffs": True, "changes": 5}),
    ("goodcritters", ("timid",) * 3, 16, 0.45, OPEN),
    *(("goodcritters", (one,) * 3, 16, 0.45, options) for one in ("greedy", "spiteful") for options in (TURNS, OPEN)),
    ("goodcritters", (*MIXED[1:], *MIXED[2:]), 12, 0.4, TURNS),
]


@pytest.mark.parametrize("strength", [*BRIEFLY, *deep(THOROUGHLY)], ids=lambda one: f"{one[0]}: {' '.join(one[1])}")
def test_the_shrewd_player_beats_simpler_ones(strength):
    """Against others, and all kinds of others together, it wins clearly more than a fair share."""
    game, others, games, least, options = strength
    assert share(game, others, games, **options) >= least


def test_who_does_not_err_draws_nothing():
    """Without an error, values are unchanged, and so is the chance that the rest of a choice uses."""
    chance, other = random.Random(3), random.Random(3)
    assert misjudged([1.0, 2.5], 0.0, chance) == [1.0, 2.5]
    assert chance.random() == other.random()


def test_an_error_is_as_large_as_stated():
    """Errors average about 0, with the given deviation."""
    found = misjudged([10.0] * 4000, 2.0, random.Random(1))
    mean = sum(found) / len(found)
    spread = (sum((one - mean) ** 2 for one in found) / len(found)) ** 0.5
    assert abs(mean - 10.0) < 0.15
    assert abs(spread - 2.0) < 0.1


@pytest.mark.parametrize("game", BY_HAND)
def test_levels_stand_in_order_below_the_shrewd_player(game):
    """They are listed from easiest to hardest; the last is the one they are made from, which is the coach."""
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
    """Of the games in both seats of a few deals it wins nearly all."""
    assert alone(rascals.game(game, players=2, **PAIR[game]), "hard", "easy", amount(1, 4)) > 0.7


@pytest.mark.thorough
def test_the_easy_level_is_lost_among_hard_ones():
    """In GoodCritters among four it wins less than a fair share of 24 games against three hard ones."""
    assert alone(rascals.game("goodcritters", players=4), "easy", "hard", 6) < 0.25
