"""Committing energy: how much, the commit order, entry fees. [O-17, O-27]"""

from __future__ import annotations

import random
from typing import Any

import pytest

from rascals.games.goons.components import COLOUR_NAMES
from rascals.games.goons.schemes import add_markers, sort_by_counted, take_markers
from rascals.games.goons.state import State
from tests.games.goons.scenes import turn

# ---------------------------------------------------------------- how much


NINE: dict[str, Any] = {"energy": [9, 9, 9]}


def amounts(scene, source="cube"):
    """Return how many markers a source's action may commit."""
    return sorted(map(int, scene.following(f"do {source} commit ")))


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_on_the_scheme_of_the_colour(colour):
    """Markers go from the supply onto the scheme of the action's colour. [O-17]"""
    scene = turn(colour, **NINE).play("do cube commit 2")
    assert {name: scene.pile(name) for name in COLOUR_NAMES if scene.pile(name)} == {colour: [(0, 2)]}
    assert (scene.seats("energy"), scene.bank(0)) == ([7, 9, 9], 11)
    assert scene.names()[0] == "committed"


@pytest.mark.parametrize(
    ("own", "energy", "most"),
    [
        *(("", 0, 0), ("", 1, 1), ("", 2, 2), ("", 9, 2)),
        *(("backpack", 0, 0), ("backpack", 2, 2), ("backpack", 3, 3), ("backpack", 9, 3)),
        ("backpack backpack", 9, 3),  # a second copy gives stars only [O-35]
    ],
)
def test_one_or_two_or_three_with_the_backpack(own, energy, most):
    """[O-17, O-28.backpack] From one marker up to two, with the backpack three, no more than the supply holds."""
    scene = turn(energy=[energy, 9, 9], items=[own, "" if own else "backpack", ""])
    assert amounts(scene) == amounts(scene, "space") == list(range(1, most + 1))


@pytest.mark.parametrize(
    ("scheme", "energy", "money", "wanted"),
    [
        *(("DR4", 2, 0, []), ("DR4", 3, 0, [1]), ("DR4", 4, 0, [1, 2]), ("DR4", 9, 0, [1, 2, 3])),
        *(("MK2", 2, 2, [1, 2]), ("MK2", 2, 1, [])),  # a fee in money leaves the markers alone [O-26.2]
    ],
)
def test_the_fee_is_outside_the_marker_limit(scheme, energy, money, wanted):
    """The fee does not count for the limit and must be paid in addition to the markers. [O-27, O-28.backpack]"""
    assert amounts(entering(scheme, energy, money, items=["backpack", "", ""])) == wanted


def test_the_backpack_is_never_exhausted():
    """[O-28.backpack] It works always: in both actions of a turn."""
    scene = turn(items=["backpack", "", ""], **NINE).play("do cube commit 3", "do space commit 3")
    assert (scene.pile("red"), scene.exhausted(0)) == ([(0, 6)], [])


def test_no_other_limit_grows():
    """[O-28.backpack] Knuckles, mask and nightclub still move two."""
    items = ["backpack brass-knuckles clown-mask", "", ""]
    scene = turn("blue", items=items, piles={"red": "0:5"}, **NINE)
    for head in ("use brass-knuckles ", "use clown-mask ", "do cube club energy "):
        assert {move.split()[0] for move in scene.following(head)} == {"1", "2"}


# ---------------------------------------------------------------- the commit order


def test_the_largest_pile_moves_to_the_far_left():
    """Two blue actions, both commit: 4 energy on the blue scheme; now the largest pile is first. [O-X4, O-17]"""
    scene = turn("blue", "blue", piles={"blue": "1:3 2:2"}, schemes={"blue": "MK1"}, **NINE)
    assert scene.play("do cube commit 2").pile("blue") == [(1, 3), (2, 2), (0, 2)]
    assert scene.play("do space commit 2").pile("blue") == [(0, 4), (1, 3), (2, 2)]


def test_commit_order_of_the_worked_situation():
    """A 3, b 2; b adds 1; b adds 1; c comes with 3; b takes back 1; b takes back all and commits 3. [O-X28, O-17]"""
    scene = turn(mover=1, piles={"red": "0:3 1:2"}, items=["", "backpack", "backpack"], round=2, **NINE)
    assert scene.play("do cube commit 1").pile("red") == [(0, 3), (1, 3)]
    assert scene.play("do space commit 1", "end").pile("red") == [(1, 4), (0, 3)]
    scene.play("take 0,1 on red")  # yellow
    assert scene.play("do space commit 3", "end").pile("red") == [(1, 4), (0, 3), (2, 3)]
    scene.play("take 0,9 on red", "end", "take 9,0 on red")  # blue
    assert scene.play("do cube club energy 1 red to supply").pile("red") == [(1, 3), (0, 3), (2, 3)]
    scene.s.open[0] = 1
    scene.play("do cube club energy 2 red to supply")
    scene.s.open[0] = 1
    assert scene.play("do cube club energy 1 red to supply").pile("red") == [(0, 3), (2, 3)]
    assert scene.play("do space commit 3").pile("red") == [(0, 3), (2, 3), (1, 3)]


# ---------------------------------------------------------------- entry fees


FEES = [("DR4", "energy"), ("DR5", "energy"), ("MK2", "money")]
FEE_ITEMS = "baseball-bat shotgun brass-knuckles clown-mask"
WAYS = [
    ("do cube commit 1", 1, "committed"),
    ("do space club energy 1 red to green", 0, "shifted"),
    ("use clown-mask 1 red to green", 0, "masked"),
    ("use brass-knuckles 1 green", 1, "added"),
    ("use baseball-bat green", 0, "added"),
    ("use shotgun green", 0, "added"),
]


def entering(scheme, energy, money, **entries):
    """Return a scene with a fee scheme on green, three own markers on red, and every way to put markers on green."""
    entries = {"items": [FEE_ITEMS, "", ""], "piles": {"red": "0:3"}} | entries
    return turn("green", "blue", schemes={"green": scheme}, energy=[energy, 9, 9], money=[money, 9, 9], **entries)


@pytest.mark.parametrize(("scheme", "what"), FEES)
@pytest.mark.parametrize(("way", "own", "name"), WAYS)
def test_who_puts_markers_on_a_fee_scheme_pays(scheme, what, way, own, name):
    """In any way: 2 energy or 2 money from the supply to the bank, first; a seat that cannot pay may not. [O-27]"""
    energy, money = (2 + own, 0) if what == "energy" else (own, 2)
    scene = entering(scheme, energy, money).play(way)
    assert (scene.seats("energy")[0], scene.seats("money")[0]) == (0, 0)
    assert scene.names() == ["fee_paid", name]
    assert scene.pile("green") == [(0, 2 if "shotgun" in way else 1)]
    poor = (energy - 1, 99) if what == "energy" else (9, 1)
    assert not entering(scheme, *poor).may(way)


@pytest.mark.parametrize("scheme", ["DR1", "DR2", "DR3", "MK1", "MK3", "MK4", "MK5", "KR1", "BR1", "JB1", "LD1"])
def test_no_fee_elsewhere(scheme):
    """DR4, DR5 and MK2 alone have a fee. [O-27, O-23.4, O-23.5, O-26.1 – O-26.5]"""
    scene = turn(schemes={"red": scheme}, energy=[1, 0, 0]).play("do cube commit 1")
    assert (scene.seats("energy")[0], scene.names()) == (0, ["committed"])


def test_once_a_round():
    """The fee is paid once per round and scheme, by each player separately. [O-27]"""
    scene = entering("DR4", 9, 0).play("do cube commit 1", "use brass-knuckles 1 green", "use baseball-bat green")
    assert (scene.seats("energy")[0], scene.pile("green")) == (9 - 2 - 1 - 1, [(0, 3)])
    scene.play("end", "take 9,8 on green", "do space commit 1")
    assert scene.seats("energy")[1] == 9 - 2 - 1


def test_each_fee_scheme_has_its_own_fee():
    """Paying for one scheme does not pay for another. [O-27]"""
    schemes = {"green": "DR4", "red": "MK2"}
    scene = turn("green", "red", schemes=schemes, energy=[9, 9, 9], money=[3, 0, 0])
    scene.play("do cube commit 1", "do space commit 1")
    assert (scene.seats("energy")[0], scene.seats("money")[0]) == (9 - 2 - 2, 1)


def test_entry_fee_by_moved_energy():
    """Three own markers on red, DR4 on green, supply 2: the move pays the 2; supply 1: illegal. [O-X18, O-27]"""
    scene = entering("DR4", 2, 0, items=["", "", ""]).play("do space club energy 2 red to green")
    assert (scene.seats("energy")[0], scene.pile("green"), scene.pile("red")) == (0, [(0, 2)], [(0, 1)])
    poor = entering("DR4", 1, 0, items=["", "", ""])
    assert not poor.may("do space club energy 2 red to green")
    begun = poor.begin("do space club energy 1 red")
    assert "to green" not in begun.moves()
    begun.begin("to-supply")
    assert set(begun.moves()) == {"finish", "next 1 red"}
    begun.begin("next 1 red")
    assert "to green" not in begun.moves()


def test_withdrawn_and_put_there_again():
    """Withdrawn and put there again in the same round: no second fee; nothing is returned. [O-X18, O-27]"""
    scene = entering("DR4", 2, 0, items=["", "", ""]).play("do space club energy 2 red to green")
    scene.s.open[1] = 1
    scene.play("do space club energy 2 green to supply")
    assert (scene.seats("energy")[0], scene.pile("green")) == (2, [])
    scene.play("do cube commit 2")
    assert (scene.seats("energy")[0], scene.pile("green"), scene.names()) == (0, [(0, 2)], ["committed"])


def test_the_moved_markers_cannot_pay():
    """Markers on their way back to the supply cannot pay the fee of the others. [O-27]"""
    scene = entering("DR4", 2, 0).begin("do space club energy 1 red", "to-supply", "next 1 red", "to green")
    assert (scene.seats("energy")[0], scene.pile("green")) == (1, [(0, 1)])
    assert "to green" not in entering("DR4", 1, 0).begin("use clown-mask 2 red").moves()


def test_the_fee_is_in_the_bank_before_the_item_takes():
    """With an empty bank the fee is what bat and shotgun add. [O-27, O-28.baseball-bat, O-28.shotgun, Settled]"""
    for item, number in (("baseball-bat", 1), ("shotgun", 2)):
        scene = entering("DR4", 5, 0, piles={"red": "0:15"})
        assert scene.bank(0) == 0
        scene.play(f"use {item} green")
        assert (scene.pile("green"), scene.bank(0), scene.seats("energy")[0]) == ([(0, number)], 2 - number, 3)
    broke = entering("MK2", 5, 9, piles={"red": "0:15"})
    assert not broke.may("use shotgun green")  # a fee in money fills no bank


# ---------------------------------------------------------------- the commit order


ENERGY = 20


def changed(row, seat, number):
    """Return a row of [seat, size] as the clause describes: sorted by size, stably, a new pile behind all others."""
    sizes = dict(row)
    sizes[seat] = sizes.get(seat, 0) + number
    return sorted(([seat, size] for seat, size in sizes.items() if size), key=lambda pile: -pile[1])


def rows(s):
    """Return the commit order of the state, (seat, size)."""
    return [[seat, s.markers[0][seat]] for seat in s.order[0][: s.piles[0]]]


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_is_the_clauses(players, amount):
    """O-17: whatever is added and taken, one at a time or several, the row is as the clause says, the rest blank."""
    for seed in range(amount(40, 1000)):
        s, row, chance = State(), [], random.Random(seed)
        s.players = players
        for _ in range(60):
            seat = chance.randrange(players)
            size = dict(row).get(seat, 0)
            most = min(6, ENERGY - size)
            if size and chance.random() < 0.5:
                number = -chance.randint(1, size)
                take_markers(s, seat, 0, -number)
            elif most:
                number = chance.randint(1, most)
                add_markers(s, seat, 0, number)
            else:
                continue
            row = changed(row, seat, number)
            assert rows(s) == row
            assert not any(s.order[0][s.piles[0] :])


@pytest.mark.no_cover
def test_dynamite_sorts_by_what_counts(amount):
    """O-20b: after the answers, one stable sort by counted energy: equals keep their order."""
    for seed in range(amount(200, 5000)):
        s, chance = State(), random.Random(seed)
        s.players = 4
        for seat in chance.sample(range(4), chance.randint(1, 4)):
            add_markers(s, seat, 0, chance.randint(1, 5))
        before = rows(s)
        for seat in range(4):
            s.doubled[seat] = chance.randrange(2)
        s.resolved = 0
        sort_by_counted(s, 0)
        assert rows(s) == sorted(before, key=lambda pile: -pile[1] * (2 if s.doubled[pile[0]] else 1))
