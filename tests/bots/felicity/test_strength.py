"""The shrewd bot wins: fixed seeds, seats in turn, thresholds far below what it reaches over many games."""

import pytest

import rascals
from tests.bots.tables import share
from tests.suites import deep

MIXED = ("random", "timid", "greedy", "spiteful")


@pytest.mark.parametrize("players", [4, *deep([3, 5])])
def test_beats_random(players):
    """Against random players it wins far more often than its turn."""
    assert share("felicity", ["random"] * (players - 1), 20) >= 0.5


@pytest.mark.parametrize("temperament", ["timid", *deep(["greedy", "spiteful"])])
def test_beats_temperaments(temperament):
    """Against three of any temperament it wins more often than its turn, which would be a quarter."""
    assert share("felicity", [temperament] * 3, 20) >= 0.4


@pytest.mark.parametrize("players", deep([3, 5]))
def test_beats_mixed_tables(players):
    """It wins more often than its turn where all temperaments sit together."""
    assert share("felicity", MIXED[: players - 1], 20) >= 0.5


def test_shrewd_tables_are_sensible():
    """Among themselves they pay what rows are worth, not one price for all; seldom is a row left, and points differ."""
    game = rascals.game("felicity", players=4)
    prices, gains = [], []
    scores: set[int] = set()
    for seed in range(8):
        match = rascals.play(game, ["shrewd"] * 4, seed=seed)
        for ply in match.history:
            told = {event.name: event.open()["args"] for event in ply.events}
            if "row_won" in told:
                prices.append(told["paid"]["mice"])
                gains.append(sum(int(pet) for pet in told["row_won"]["pets"] if pet.lstrip("-").isdigit()))
        scores.update(match.scores or ())
    assert 4 < sum(prices) / len(prices) < 13
    assert sum(gains) > sum(prices)
    assert len(set(prices)) >= 10
    assert len(prices) > 8 * 9 * 0.8
    assert len(scores) >= 15
