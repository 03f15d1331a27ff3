"""The items used in turns, alone and together; `test_resolution` has those of the resolution. [O-28, O-34, O-35]"""

from __future__ import annotations

from typing import Any

import pytest

from rascals.games.goons.components import COLOUR_NAMES, ITEM_NAMES
from rascals.games.goons.state import NOTHING, SOURCE_NAMES
from tests.games.goons.scenes import BY_COLOUR, CORNERS, city_with, goons

# A use of each item that can be used on its own during a turn.
USES = {
    "baseball-bat": "use baseball-bat red",
    "brass-knuckles": "use brass-knuckles 1 red",
    "bubble-gun": "use bubble-gun",
    "clown-mask": "use clown-mask 1 yellow to red",
    "helmet": "use helmet",
    "shotgun": "use shotgun red",
    "scythe": "use scythe 3,4 to 4,4",
}


def before(own="", players=3, **entries):
    """Return a scene before seat 0, which owns some items, takes its cube: 4,4 is empty, it has two on yellow."""
    usual: dict[str, Any] = {"city_": city_with({"4,4": "."}, BY_COLOUR), "piles": {"yellow": "0:2"}}
    usual |= {"energy": [5] * players, "money": [5] * players, "display": "crowbar"}
    return goons(players, **usual | {"items": [own, *[""] * (players - 1)]} | entries)


def turn(own="", cube="red", space="red", **entries):
    """Return a scene in which seat 0 has taken a cube of one colour and put it on a space of another."""
    return before(own, **entries).play(f"take {CORNERS[cube]} on {space}")


def uses(scene, item):
    """Return the moves that use an item, without its name."""
    return {words.strip() for words in scene.following(f"use {item}")}


# ---------------------------------------------------------------- when


@pytest.mark.parametrize("item", USES)
def test_at_any_moment_of_the_own_turn(item):
    """Before the cube is taken, between the actions and after them; never in another's turn. [O-35]"""
    scene = before(item)
    for move in "take 0,0 on red", "do cube hustle", "do space hustle", "end":
        assert scene.may(USES[item])
        scene.play(move)
    assert not scene.following("use")


@pytest.mark.parametrize("item", USES)
def test_nobody_uses_what_another_owns(item):
    """An item works for its owner alone. [O-35]"""
    assert not before(items=["", item, item]).may(USES[item])


@pytest.mark.parametrize("item", [*USES, "pocket-knife", "shark-jaw"])
def test_in_the_turn_it_is_bought(item):
    """An item works in the turn it is bought. [O-35]"""
    scene = turn("", "green", "red", display=item, energy=[2, 0, 0])
    use = {"pocket-knife": "use pocket-knife red on ability", "shark-jaw": "do space dojo double"} | USES
    scene.play("ability 2,3")
    assert not scene.may(use[item])
    scene.play(f"do cube buy {item}")
    assert scene.may(use[item])


@pytest.mark.parametrize("item", USES)
def test_once(item):
    """[O-28, O-35] Not twice in a turn, nor in a later one of the round; a second copy is no second use. [O-X30]"""
    twice = {"baseball-bat": "use baseball-bat green", "scythe": "use scythe 2,4 to 3,4"}
    scene = before(f"{item} {item}", players=2, piles={"yellow": "0:4"}).play(USES[item])
    assert scene.exhausted(0) == [item]
    assert not uses(scene, item)
    assert not scene.may(twice.get(item, USES[item]))
    scene.play("take 0,0 on red", "end", "take 0,9 on red", "end")
    assert (scene.acting, uses(scene, item)) == ([0], set())


@pytest.mark.parametrize("item", USES)
def test_refreshed_or_spent(item):
    """[O-28] What works once a round is refreshed at its end; the helmet, once a game, is not; it stays. [O-29]"""
    scene = before(item, players=2, turn=5, mover=1, first=0, exhausted=[item, ""], stars=[9, 0])
    scene.play("take 0,0 on red", "end")
    while scene.s.round == 1:
        scene.play(next(m for m in scene.moves() if m not in ("draw", "reroll 1")))
    assert scene.acting == [0]
    assert scene.exhausted(0) == (["helmet"] if item == "helmet" else [])
    assert scene.s.owned[0][ITEM_NAMES.index(item)] == 1


@pytest.mark.parametrize("item", ["backpack", "bandages", "dynamite", "jumpsuit", "shark-jaw"])
def test_what_is_not_used_by_itself(item):
    """Dynamite, bandages and jumpsuit work only in the resolution, backpack and jaw with their action. [O-35]"""
    assert not before(item).following("use")
    assert not turn(item).following("use")


# ---------------------------------------------------------------- markers from elsewhere


@pytest.mark.parametrize("colour", COLOUR_NAMES)
@pytest.mark.parametrize(("item", "number"), [("baseball-bat", 1), ("shotgun", 2)])
def test_bat_and_shotgun(item, number, colour):
    """[O-28.baseball-bat, O-28.shotgun] One, two energy from the bank onto any scheme, also a new pile. [O-35]"""
    scene = before(item, piles={"green": "1:1"})
    assert uses(scene, item) == set(COLOUR_NAMES)
    scene.play(f"use {item} {colour}")
    assert (0, number) in scene.pile(colour)
    assert (scene.seats("energy")[0], scene.bank(0), scene.bank(1)) == (5, 15 - number, 14)


@pytest.mark.parametrize(("energy", "numbers"), [(0, []), (1, ["1"]), (2, ["1", "2"]), (9, ["1", "2"])])
def test_the_knuckles(energy, numbers):
    """[O-28.brass-knuckles] One or two energy from the supply onto any one scheme."""
    scene = before("brass-knuckles", energy=[energy, 0, 0])
    assert uses(scene, "brass-knuckles") == {f"{number} {colour}" for number in numbers for colour in COLOUR_NAMES}
    if numbers:
        scene.play(f"use brass-knuckles {numbers[-1]} blue")
        assert (scene.seats("energy")[0], scene.pile("blue")) == (energy - len(numbers), [(0, len(numbers))])


def test_the_mask():
    """[O-28.clown-mask] One or two own markers from one scheme to one other, not to the supply."""
    scene = before("clown-mask", piles={"yellow": "0:3 1:2", "green": "0:1", "red": "1:4"}, energy=[16, 0, 0])
    assert uses(scene, "clown-mask") == {"1 yellow", "2 yellow", "1 green"}  # an empty bank does not matter [O-35]
    scene.begin("use clown-mask 2 yellow")
    assert set(scene.moves()) == {"to red", "to green", "to blue"}
    scene.begin("to red")
    assert (scene.pile("red"), scene.pile("yellow")) == ([(1, 4), (0, 2)], [(1, 2), (0, 1)])
    assert scene.seats("energy")[0] == 16


# ---------------------------------------------------------------- energy


@pytest.mark.parametrize(("item", "gained"), [("bubble-gun", 1), ("helmet", 6)])
def test_bubble_gun_and_helmet(item, gained):
    """[O-28.bubble-gun, O-28.helmet] One, six energy from the bank."""
    scene = before(item).play(f"use {item}")
    assert (scene.seats("energy"), scene.bank(0), scene.exhausted(0)) == ([5 + gained, 5, 5], 13 - gained, [item])


@pytest.mark.parametrize(("money", "bank", "most"), [(3, 9, 3), (5, 2, 2), (0, 9, 0), (4, 0, 0), (30, 20, 20)])
def test_the_crowbar(money, bank, most):
    """[O-28.crowbar] Any number of money into as much energy at once, at most what the bank holds."""
    scene = before("crowbar", money=[money, 0, 0], energy=[20 - bank, 0, 0], piles={}, display="helmet")
    assert uses(scene, "crowbar") == {str(number) for number in range(1, most + 1)}
    if most:
        scene.play(f"use crowbar {most}")
        assert (scene.seats("money")[0], scene.bank(0)) == (money - most, bank - most)


def test_the_crowbar_is_never_exhausted():
    """[O-28.crowbar] Always: as often as one likes."""
    scene = before("crowbar").play("use crowbar 2", "use crowbar 1", "take 0,0 on red", "use crowbar 1")
    assert (scene.seats("money")[0], scene.seats("energy")[0], scene.exhausted(0)) == (1, 9, [])


@pytest.mark.parametrize(
    ("item", "use", "bank", "left"),
    [
        ("bubble-gun", "use bubble-gun", 1, 0),
        ("helmet", "use helmet", 4, 0),
        ("helmet", "use helmet", 7, 1),
        ("shotgun", "use shotgun green", 1, 0),
        ("baseball-bat", "use baseball-bat green", 1, 0),
    ],
)
def test_what_the_bank_lacks_is_not_added(item, use, bank, left):
    """What the bank does not have is not added; the item is exhausted all the same. [O-35, O-05]"""
    scene = before(item, energy=[18 - bank, 0, 0]).play(use)
    assert (scene.bank(0), scene.exhausted(0)) == (left, [item])


@pytest.mark.parametrize("item", ["bubble-gun", "helmet", "shotgun", "baseball-bat", "crowbar"])
def test_with_an_empty_bank_nothing_is_usable(item):
    """With nothing to add it is not usable; energy on schemes is not in the bank. [O-35, O-40, O-05]"""
    scene = before(item, energy=[18, 5, 5], display="scythe")
    assert scene.bank(0) == 0
    assert not uses(scene, item)
    assert uses(before(item, energy=[17, 5, 5], display="scythe"), item)


# ---------------------------------------------------------------- the knife


def test_the_knife():
    """[O-28.pocket-knife] The cube gives an action of the named colour instead of its own, the space's is unchanged."""
    scene = turn("pocket-knife", "red", "blue")
    assert uses(scene, "pocket-knife") == {f"{colour} on cube" for colour in ("yellow", "green", "blue")}
    scene.play("use pocket-knife yellow on cube")
    assert (scene.doing("cube"), scene.doing("space")) == (
        {"diner", "commit", "hustle"},
        {"club", "commit", "hustle"},
    )
    assert (scene.exhausted(0), uses(scene, "pocket-knife")) == (["pocket-knife"], set())
    assert scene.twin().play("do cube commit 1").pile("yellow") == [(0, 3)]
    assert scene.twin().play("do cube hustle").track("yellow")[0] == 1
    assert scene.play("do cube diner").seats("money")[0] == 6
    assert (scene.s.knife, scene.s.knife_colour) == (NOTHING, NOTHING)  # done with its action [Position, this_turn]
    assert scene.doing("cube") == set()


def test_the_knife_needs_its_cube():
    """[O-28.pocket-knife] A cube of this turn: not before it is taken; and named before its action is done."""
    scene = before("pocket-knife")
    assert not uses(scene, "pocket-knife")
    scene.play("take 0,0 on blue", "do cube hustle")
    assert not uses(scene, "pocket-knife")
    assert scene.doing("space")


def test_the_knife_on_the_ability():
    """[O-28.pocket-knife] Of the ability's cube as well, never which cubes may be taken. [O-12]"""
    plain = before("")
    scene = before("pocket-knife")
    assert [m for m in scene.moves() if "ability" in m] == [m for m in plain.moves() if "ability" in m]
    scene.play("ability 2,3", "use pocket-knife red on ability")
    assert scene.doing("ability") == {"dojo", "commit", "hustle"}
    scene.play("take 9,0 on green")
    assert scene.doing("cube") == {"club", "commit", "hustle"}
    assert scene.play("do ability dojo").seats("energy")[0] == 6


def test_the_knife_chooses_between_two_cubes():
    """[O-28.pocket-knife] One cube of this turn: of two open ones either, each only to another colour. [O-40]"""
    scene = turn("pocket-knife", "red", "blue").play("ability 2,3")
    on_cube = {f"{colour} on cube" for colour in ("yellow", "green", "blue")}
    assert uses(scene, "pocket-knife") == on_cube | {f"{colour} on ability" for colour in ("red", "green", "blue")}
    scene.play("use pocket-knife blue on ability")
    assert (scene.doing("cube"), scene.doing("ability")) == (
        {"dojo", "commit", "hustle"},
        {"club", "commit", "hustle"},
    )


def test_the_knife_stays_exhausted():
    """An exhausted knife stays so if its action lapses. [O-34]"""
    scene = before("pocket-knife", players=2).play("take 0,0 on blue", "use pocket-knife green on cube")
    assert (SOURCE_NAMES[scene.s.knife], COLOUR_NAMES[scene.s.knife_colour]) == ("cube", "green")
    scene.play("end", "take 9,9 on red", "end", "take 0,9 on red")
    assert (scene.s.knife, scene.s.knife_colour) == (NOTHING, NOTHING)
    assert (scene.exhausted(0), uses(scene, "pocket-knife")) == (["pocket-knife"], set())
    assert scene.doing("cube") == {"diner", "commit", "hustle"}


# ---------------------------------------------------------------- knife and jaw


def test_knife_and_jaw_at_the_nightclub():
    """A red cube named blue has two effects of the nightclub with the jaw. [O-34, O-16]"""
    scene = turn("pocket-knife shark-jaw", "red", "red").play("use pocket-knife blue on cube")
    scene.play("do cube club energy 2 yellow to green double", "again club 3,4 to 4,4")
    assert (scene.pile("green"), scene.cube("4,4")) == ([(0, 2)], "B")
    assert scene.exhausted(0) == ["pocket-knife", "shark-jaw"]


def test_knife_and_jaw_at_the_supermarket():
    """A knife may be bought with a doubled purchase and used for another cube afterwards. [O-34, O-35]"""
    scene = turn("shark-jaw", "red", "green", display="pocket-knife scythe", money=[9, 0, 0])
    scene.play("do space buy pocket-knife double", "again buy scythe", "use pocket-knife green on cube")
    assert "buy" in scene.doing("cube")
    assert not [move for move in scene.moves() if "double" in move]


# ---------------------------------------------------------------- items and the city


def test_the_scythe_opens_cubes_for_the_turn():
    """[O-28.scythe] Before the cube is taken it may bring one to where it can be taken. [O-35]"""
    scene = before("scythe").play("use scythe 3,4 to 4,4")
    assert scene.may("take 2,4 on red")
    assert not before("").may("take 2,4 on red")
