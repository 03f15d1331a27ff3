"""Kid Random's schemes: dice against a goal, and rerolls. [O-21]"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.goons.scenes import plotted

TWO_TIERS = {
    "schemes": {"KR1": {"tiers": [{"goal": 6, "places": [{"money": 1}]}, {"goal": 9, "places": [{"money": 5}] * 2}]}}
}


def rolled(scene):
    """Return the dice that were rolled."""
    return [int(die) for die in scene.said("rolled")[0]["dice"]]


def check_dice(scheme, reach, miss):
    """With five energy the printed dice are rolled; the first ones reach the goal, the others miss it by one."""
    scene = plotted(scheme, "0:3 1:2").rolls(*reach).resolve()
    assert (rolled(scene), scene.resolving) == (sorted(reach), None)
    assert [said["seat"] for said in scene.said("rewarded")] == [0, 1]
    assert scene.said("markers_lost") == [{"seat": 0, "number": 3}, {"seat": 1, "number": 2}]
    scene = plotted(scheme, "0:3 1:2").rolls(*miss).resolve()
    assert (rolled(scene), scene.seats("energy")) == (sorted(miss), [3, 2, 0])
    assert not scene.said("rewarded")


def test_kr1():
    """O-21.1: a die for every two energy, rounded down; the goal is met by at least as much."""
    check_dice("KR1", (6, 2), (6, 1))


def test_kr2():
    """O-21.2: a die for every two energy, rounded down; the goal is met by at least as much."""
    check_dice("KR2", (6, 6), (6, 5))


def test_kr3():
    """O-21.3: a die for each energy; the goal is met by at least as much."""
    check_dice("KR3", (1, 1, 1, 3, 6), (1, 1, 1, 3, 5))


def test_kr4():
    """O-21.4: a die for each energy; the goal is met by at least as much."""
    check_dice("KR4", (1, 1, 4, 6, 6), (1, 1, 3, 6, 6))


@pytest.mark.parametrize(
    ("limit", "best", "worst"), [(14, (6, 6, 1, 1), (6, 6, 2, 1)), (10, (6, 2, 1, 1), (6, 2, 2, 1))]
)
def test_kr5(limit, best, worst):
    """O-21.5: a die for each energy; the goal is met by at most 14, by `kid_random_limit`=10 by at most 10."""
    options = {"kid_random_limit": limit}
    scene = plotted("KR5", "0:3 1:1", options=options).rolls(*best).resolve()
    assert rolled(scene) == sorted(best)
    assert scene.seats("stars") == [10, 0, 0]
    assert scene.asked == "step 1"
    scene = plotted("KR5", "0:3 1:1", options=options).rolls(*worst).resolve()
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 0, 0], [3, 1, 0])


def test_kr5_is_rerolled_downwards():
    """O-21.5: above the limit participants reroll, until the dice show no more than it."""
    scene = plotted("KR5", "0:3", energy=[2, 0, 0]).rolls(6, 6, 6, 5, 2).resolve()
    scene.play("reroll 6")
    assert scene.asked == "reroll 0"
    scene.play("reroll 6")
    assert (scene.resolving, scene.seats("stars"), scene.seats("energy")) == (None, [10, 0, 0], [0, 0, 0])


# ---------------------------------------------------------------- dice


@pytest.mark.parametrize("scheme", ["KR1", "KR2"])
def test_no_dice(scheme):
    """[O-21, O-21.1, O-21.2] No dice: it fails at once, nothing is asked and the marker returns."""
    scene = plotted(scheme, "1:1", energy=[5, 5, 5]).resolve()
    assert (scene.seats("energy"), scene.resolving) == ([5, 6, 5], None)
    assert not scene.said("rolled")
    assert scene.said("failed") == [{"colour": "red"}]


def test_more_than_six_dice():
    """More than six dice are rolled all the same. [O-21]"""
    scene = plotted("KR3", "0:5 1:4").rolls(*[1] * 9).resolve()
    assert rolled(scene) == [1] * 9


def test_dice_are_fair():
    """A die shows each number as often as any other. [O-21]"""
    found = Counter(die for seed in range(60) for die in rolled(plotted("KR3", "0:10", seed=seed).resolve()))
    assert set(found) == set(range(1, 7))
    assert all(64 <= count <= 136 for count in found.values())  # 600 dice, 100 each, 4 deviations of 9.1


def test_the_highest_goal_reached_counts():
    """The highest goal reached counts; places are paid. [O-21, O-20]"""
    scene = plotted("KR1", "0:2 1:2", data=TWO_TIERS).rolls(4, 4).resolve()
    assert (scene.seats("money")[:2], scene.seats("energy")[:2]) == ([1, 0], [0, 2])
    scene = plotted("KR1", "0:2 1:2", data=TWO_TIERS).rolls(5, 4).resolve()
    assert (scene.seats("money"), scene.seats("energy")) == ([5, 5, 0], [0, 0, 0])
    scene = plotted("KR1", "0:2 1:2", data=TWO_TIERS, energy=[9, 9, 0]).rolls(4, 2).resolve()
    assert (scene.seats("money"), scene.asked) == ([1, 0, 0], None)  # reached: no reroll for the higher


# ---------------------------------------------------------------- rerolls


def test_a_reroll():
    """A reroll costs 1 energy of the supply, to the bank, and is of one die of choice, as often as one likes. [O-21]"""
    scene = plotted("KR3", "0:2 1:1", energy=[3, 1, 5]).rolls(1, 1, 4, 2, 3, 1).resolve()
    assert (scene.asked, scene.moves()) == ("reroll 0", ["reroll 1", "reroll 4", "stop"])
    bank = scene.bank(0)
    scene.play("reroll 4")
    assert (scene.s.dice[:4], scene.seats("energy"), scene.bank(0)) == ([2, 1, 0, 0], [2, 1, 5], bank + 1)
    assert scene.said("rerolled") == [{"seat": 0, "die": 4, "rolled": 2, "total": 4}]
    scene.play("reroll 2", "reroll 3")
    assert (scene.s.dice[:3], scene.seats("energy")) == ([3, 0, 0], [0, 1, 5])
    assert scene.asked == "reroll 1"  # the first can pay no more
    scene.play("stop")
    assert scene.seats("energy") == [2, 2, 5]  # what was paid stays paid


def test_rerolls_in_one_pass():
    """Participants are asked in commit order, each once; who cannot pay is not asked. [O-21, O-40]"""
    scene = plotted("KR3", "2:2 0:1 1:1", 4, energy=[1, 0, 3, 9]).rolls(1, 1, 1, 1, 2).resolve()
    assert scene.asked == "reroll 2"
    scene.play("stop")
    assert scene.asked == "reroll 0"  # seat 1 has no energy, seat 3 takes no part
    scene.play("reroll 1")
    assert (scene.resolving, scene.seats("energy")) == (None, [1, 1, 5, 9])


def test_the_lowest_goal_ends_rerolls():
    """It ends at once when the lowest goal is reached. [O-21]"""
    scene = plotted("KR3", "0:2 1:1", energy=[5, 5, 5]).rolls(4, 4, 1, 4).resolve()
    scene.play("reroll 1")
    assert (scene.resolving, scene.seats("energy")) == (None, [6, 12, 5])


def test_no_reroll_once_reached():
    """Nobody is asked where the dice reach the goal as they fall. [O-21]"""
    scene = plotted("KR3", "0:2 1:1", energy=[5, 5, 5]).rolls(4, 4, 4).resolve()
    assert (scene.resolving, scene.seats("energy")) == (None, [7, 12, 5])


def test_what_may_be_rerolled():
    """One die is rerolled, one that lies there. [O-21]"""
    scene = plotted("KR3", "0:2", energy=[5, 5, 5]).rolls(3, 6).resolve()
    assert scene.moves() == ["reroll 3", "reroll 6", "stop"]


def test_rerolls_in_a_cycle():
    """[O-21] `kid_random_rerolls`=cycle: one reroll or a final stop each, round after round until all have stopped."""
    options = {"kid_random_rerolls": "cycle"}
    scene = plotted("KR3", "0:2 1:1 2:1", energy=[3, 2, 1], options=options).rolls(*[1] * 4, *[1] * 5).resolve()
    order = []
    for move in "reroll 1", "reroll 1", "reroll 1", "reroll 1", "stop", "reroll 1", "stop":
        order.append(scene.asked)
        assert "stop" in scene.moves()
        scene.play(move)
        if scene.resolving is None:
            break
    # seat 2 has no energy left after its reroll; seat 1 stops for good
    assert order == ["reroll 0", "reroll 1", "reroll 2", "reroll 0", "reroll 1", "reroll 0"]
    assert (scene.resolving, scene.seats("energy")) == (None, [2, 2, 1])
    scene = plotted("KR3", "0:2 1:1", energy=[3, 2, 1], options=options).rolls(*[1] * 9).resolve()
    scene.play("stop", "reroll 1")
    assert scene.asked == "reroll 1"
    scene.play("stop")
    assert scene.resolving is None
