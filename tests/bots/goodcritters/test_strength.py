"""The shrewd bot wins: fixed seeds, seats in turn, thresholds far below what it reaches over many games."""

from typing import Any

import pytest

import rascals
from tests.bots.tables import share
from tests.suites import deep

MIXED = ("random", "timid", "greedy", "spiteful")
TURNS: dict[str, Any] = {"bargaining": "turns"}
OPEN: dict[str, Any] = {"payoffs": True}


@pytest.mark.parametrize("options", [TURNS, *deep([TURNS | {"payoffs": True, "changes": 5}])])
def test_beats_random(options):
    """Against random players it wins far more often than its turn, which would be a quarter."""
    assert share("goodcritters", ["random"] * 3, 8, **options) >= 0.6


@pytest.mark.parametrize(
    ("temperament", "options"),
    [
        ("timid", TURNS),
        *(pytest.param(*pair, marks=pytest.mark.thorough) for pair in (("timid", OPEN), ("greedy", TURNS))),
        *(pytest.param(*pair, marks=pytest.mark.thorough) for pair in (("greedy", OPEN), ("spiteful", TURNS))),
        pytest.param("spiteful", OPEN, marks=pytest.mark.thorough),
    ],
)
def test_beats_temperaments(temperament, options):
    """Against three of any temperament it wins more often than its turn, in turns and in open bargaining."""
    assert share("goodcritters", [temperament] * 3, 16, **options) >= 0.45


@pytest.mark.thorough
def test_beats_a_mixed_table_of_six():
    """It wins more often than its turn, a sixth, where all temperaments sit together."""
    assert share("goodcritters", (*MIXED[1:], *MIXED[2:]), 12, **TURNS) >= 0.4


@pytest.mark.thorough
def test_shrewd_tables_are_sensible():
    """Among themselves loot is shared out: few votes fail, bosses keep most but buy some, and nobody is left behind."""
    game = rascals.game("goodcritters", players=5, payoffs=True)
    results: list[str] = []
    scores: list[int] = []
    for seed in range(4):
        match = rascals.play(game, ["shrewd"] * 5, seed=seed)
        told = [(event.name, event.open()["args"]) for ply in match.history for event in ply.events]
        results += [args["result"] for name, args in told if name == "voted"]
        scores += match.scores or ()
    assert results.count("fails") < len(results) / 2
    assert len(results) > 4 * 8
    assert min(scores) > 25
    assert max(scores) < 150
