"""The worked situations that are played in turns, from beginning to end. [O-X3 – O-X8, O-X15 – O-X18, O-X25 – O-X30]"""

from __future__ import annotations

from typing import Any

import pytest

from rascals.core import rules
from rascals.games.goons.box import ITEM_NAMES
from tests.games.goons.scenes import city_with, goons

CORNERS = city_with({"0,0": "R", "0,9": "Y", "9,9": "G", "9,0": "B"})


def test_jaw_knife_and_ability_in_one_action():
    """A green cube by the ability, named blue, doubled: a cube is moved and a marker comes back. [O-X15, O-34]"""
    city_ = city_with({"4,4": "G", "3,4": "R"}, CORNERS)
    scene = goons(city_=city_, items=["pocket-knife shark-jaw", "", ""], piles={"red": "0:1"})
    assert not scene.may("ability 3,4")  # a red cube could not have been taken
    scene.play("ability 4,4", "use pocket-knife blue on ability", "do ability club 4,5 to 4,4 double")
    assert (scene.cube("4,4"), scene.cube("4,5"), scene.asked) == ("J", ".", "again 0")
    scene.play("again club energy 1 red to supply")
    assert (scene.pile("red"), scene.seats("energy")[0], scene.asked) == ([], 1, None)
    scene.play("take 0,0 on red", "end")
    assert scene.exhausted(0) == ["pocket-knife", "shark-jaw"]
    assert list(scene.s.out) == [0, 0, 1, 0]


@pytest.mark.parametrize(
    ("colour", "cell", "action", "gained"),
    [("R", "0,1", "dojo", (2, 0)), ("Y", "0,1", "diner", (0, 2))],
)
def test_the_jaw_with_the_ability(colour, cell, action, gained):
    """The ability's action is doubled as any other, also before the cube is taken. [O-12, O-28.shark-jaw]"""
    pairs = {"goons": {"charlie": {"colours": "RY"}, "p0w": {"colours": "GY"}}}
    scene = goons(city_=city_with({cell: colour}), items=["shark-jaw", "", ""], money=[0, 0, 0], data=pairs)
    scene.play(f"ability {cell}", f"do ability {action} double")
    assert (scene.seats("energy")[0], scene.seats("money")[0]) == gained
    assert scene.exhausted(0) == ["shark-jaw"]


def test_the_jaw_with_the_ability_at_the_nightclub():
    """The ability's nightclub has two effects. [O-12, O-28.shark-jaw, O-16]"""
    pairs = {"goons": {"charlie": {"colours": "GB"}, "rin": {"colours": "GY"}}}
    scene = goons(items=["shark-jaw", "", ""], piles={"red": "0:2"}, data=pairs)
    scene.play("ability 3,0", "do ability club 2,0 to 3,0 double", "again club energy 2 red to green")
    assert (scene.cube("3,0"), scene.cube("2,0"), scene.pile("green")) == ("G", ".", [(0, 2)])


def test_a_fee_scheme_that_fails():
    """The markers of DR4 return when it fails, the fee does not. [O-X18, O-27, O-20]"""
    scene = goons(city_=CORNERS, schemes={"green": "DR4"}, piles={"red": "0:3"}, energy=[2, 0, 0])
    scene.play("take 9,9 on blue", "do space club energy 2 red to green")
    assert (scene.seats("energy")[0], scene.bank(0)) == (0, 17)
    scene.s.markers[0][0], scene.s.piles[0] = 0, 0  # red's are gone, so that its dice matter nothing
    scene.resolve()
    assert (scene.seats("energy")[0], scene.pile("green")) == (2, [])


def test_two_actions_on_two_schemes_and_free_steps():
    """A turn with a trade for steps, a space that pays money, and a second trade with it. [O-X25, O-24.4, O-18b]"""
    scene = goons(
        city_=CORNERS, schemes={"blue": "JB4"}, energy=[3, 0, 0], money=[1, 0, 0], hustle={"green": [1, 0, 0]}
    )
    scene.play("take 9,0 on blue", "do cube commit 2", "trade", "step green", "step green", "step green", "trade")
    assert (scene.track("green")[0], scene.seats("energy")[0], scene.seats("money")[0]) == (4, 2, 0)
    scene.play("step red", "step red", "step red")
    assert (scene.track("red")[0], scene.seats("energy")[0], scene.asked) == (3, 3, None)
    scene.play("do space commit 2")
    assert (scene.asked, scene.pile("blue")) == (None, [(0, 4)])


def last_turn(**entries):
    """Return a scene in the last turn of the last round, of seat 1 with two players; no other scores anything."""
    usual: dict[str, Any] = {"turn": 5, "round": 3, "mover": 1, "first": 0, "money": [0, 9], "city_": CORNERS}
    return goons(2, **usual | entries)


def test_a_second_scythe():
    """Bought while the first is exhausted it cannot be used; at the end both give stars. [O-X30, O-35]"""
    city_ = city_with({"4,4": "."}, CORNERS)
    scene = last_turn(items=["", "scythe"], display="scythe", city_=city_, money=[0, 2])
    scene.play("use scythe 3,4 to 4,4", "take 9,9 on red", "do cube buy scythe")
    assert scene.s.owned[1][ITEM_NAMES.index("scythe")] == 2
    assert not [move for move in scene.moves() if move.startswith("use")]
    scene.play("end")
    assert scene.acting == []
    assert list(scene.seats("stars")) == [0, 6]


def test_both_scythes_count_for_the_tie():
    """Tied in stars, who has more item cards wins; both copies count. [O-X30, O-31]"""
    items = ["dynamite bubble-gun", "scythe scythe"]  # 5 stars, and 6
    scene = last_turn(items=items, money=[2, 0], stars=[0, 0]).play("take 0,0 on red", "end")
    assert list(scene.seats("stars")) == [6, 6]
    assert [rules.wins(scene.s, seat) for seat in (0, 1)] == [1, 0]  # two cards each: the earlier in turn order
    items = ["shotgun", "scythe scythe"]
    scene = last_turn(items=items, money=[4, 0]).play("take 0,0 on red", "end")
    assert list(scene.seats("stars")) == [6, 6]
    assert [rules.wins(scene.s, seat) for seat in (0, 1)] == [0, 1]
