"""What villains are worth: the rewards of their schemes minus the markers that they cost, in every round."""

from __future__ import annotations

from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest

import rascals
from benchmarks.studies.villains import villains
from rascals.games.goons.components import VILLAIN_NAMES
from rascals.games.goons.figures import FIGURES

NOTHING = {"city": 0, "crib": 0, "stars": 0, "energy": 0, "money": 0, "steps": 0}


def worths(*events: tuple[str, dict[str, Any]]) -> dict[str, int]:
    """Return what is counted of a match with these events, without zeros."""
    ply = SimpleNamespace(events=[SimpleNamespace(name=name, args=args) for name, args in events])
    counts = FIGURES.numbers(SimpleNamespace(history=[ply]))  # type: ignore[arg-type]  # only its events are read
    return {name: number for name, number in counts.items() if name.partition(":")[0] in ("worth", "rounds") and number}


@pytest.mark.parametrize(
    ("reward", "tenths"), [("city", 10), ("crib", 10), ("stars", 10), ("energy", 6), ("money", 7), ("steps", 8)]
)
def test_each_reward_has_its_worth_in_stars(reward, tenths):
    """O-38: a star is 10 tenths, an energy 6, money 7, a step 8."""
    told = worths(("scheme_began", {"colour": "red", "scheme": "KR2"}), ("rewarded", {**NOTHING, reward: 3}))
    assert told == {"worth:kid-random": 3 * tenths}


def test_a_villain_is_worth_the_rewards_of_all_rounds_minus_the_markers_lost():
    """O-20, O-38: rewards and markers count for the villain whose scheme is resolved, whatever is open meanwhile."""
    told = worths(
        ("scheme_turned_up", {"colour": "red", "scheme": "DR1"}),
        ("scheme_turned_up", {"colour": "blue", "scheme": "MK3"}),
        ("scheme_began", {"colour": "red", "scheme": "DR1"}),
        ("rewarded", {**NOTHING, "seat": 0, "stars": 2, "energy": 1}),
        ("rewarded", {**NOTHING, "seat": 1, "stars": 1}),
        ("markers_lost", {"seat": 0, "number": 4}),
        ("scheme_began", {"colour": "blue", "scheme": "MK3"}),
        ("markers_lost", {"seat": 1, "number": 1}),
        ("scheme_turned_up", {"colour": "red", "scheme": "DR5"}),
        ("scheme_began", {"colour": "red", "scheme": "DR5"}),
        ("rewarded", {**NOTHING, "seat": 1, "money": 1}),
    )
    assert told == {"rounds:doctor": 2, "rounds:mary-klyde": 1, "worth:doctor": 36 - 24 + 7, "worth:mary-klyde": -6}


def test_in_a_game_four_villains_have_a_scheme_in_each_of_three_rounds():
    """O-03, O-09: the rounds of each villain; those that are not in the game have none, and are worth nothing."""
    match = rascals.play(rascals.game("goons", players=3), ["shopper", "gambler", "saver"], seed=4)
    told = FIGURES.numbers(match)
    rounds = Counter({villain: told[f"rounds:{villain}"] for villain in VILLAIN_NAMES})
    assert sorted(rounds.values()) == [0, 0, 3, 3, 3, 3]
    assert {villain for villain in VILLAIN_NAMES if told[f"worth:{villain}"]} <= set(+rounds)
    assert any(told[f"worth:{villain}"] for villain in VILLAIN_NAMES)


def test_the_measure_of_the_tuning_is_a_round_of_each_villain_in_play():
    """Villains that are not in the game are left out; the mean is that of the four others."""
    match = rascals.play(rascals.game("goons", players=3), ["shopper", "gambler", "saver"], seed=4)
    counts, told = FIGURES.numbers(match), dict(villains(match))
    mean = told.pop("mean")
    assert told == {name: counts[f"worth:{name}"] / 3 for name in VILLAIN_NAMES if counts[f"rounds:{name}"]}
    assert mean == pytest.approx(sum(counts[f"worth:{name}"] for name in VILLAIN_NAMES) / 12)
