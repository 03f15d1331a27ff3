"""Goons: the worked situations of RULES.md."""

from __future__ import annotations

from typing import Any

import pytest

from rascals.core import rules
from rascals.games.goons.components import ITEM_NAMES
from tests.games.goons.scenes import BY_COLOUR, city_with, goons, plotted

# ---------------------------------------------------------------- turns


def test_jaw_knife_and_ability_in_one_action():
    """A green cube by the ability, named blue, doubled: a cube is moved and a marker comes back. [O-X15, O-34]"""
    city_ = city_with({"4,4": "G", "3,4": "R"}, BY_COLOUR)
    scene = goons(city_=city_, items=["pocket-knife shark-jaw", "", ""], piles={"red": "0:1"})
    assert not scene.may("ability 3,4")  # a red cube could not have been taken
    scene.play("ability 4,4", "use pocket-knife blue on ability", "do ability club 4,5 to 4,4 double")
    assert (scene.cube("4,4"), scene.cube("4,5"), scene.asked) == ("J", ".", "again 0")
    scene.play("again club energy 1 red to supply")
    assert (scene.pile("red"), scene.seats("energy")[0], scene.asked) == ([], 1, None)
    scene.play("take 0,0 on red", "end")
    assert scene.exhausted(0) == ["pocket-knife", "shark-jaw"]
    assert list(scene.s.out) == [0, 0, 1, 0]


def test_a_fee_scheme_that_fails():
    """The markers of DR4 return when it fails, the fee does not. [O-X18, O-27, O-20]"""
    scene = goons(city_=BY_COLOUR, schemes={"green": "DR4"}, piles={"red": "0:3"}, energy=[2, 0, 0])
    scene.play("take 9,9 on blue", "do space club energy 2 red to green")
    assert (scene.seats("energy")[0], scene.bank(0)) == (0, 17)
    scene.s.markers[0][0], scene.s.piles[0] = 0, 0  # red's are gone, so that its dice matter nothing
    scene.resolve()
    assert (scene.seats("energy")[0], scene.pile("green")) == (2, [])


def last_turn(**entries):
    """Return a scene in the last turn of the last round, of seat 1 with two players; no other scores anything."""
    usual: dict[str, Any] = {"turn": 5, "round": 3, "mover": 1, "first": 0, "city_": BY_COLOUR}
    return goons(2, **usual | entries)


def test_a_second_scythe():
    """Bought while the first is exhausted it cannot be used; at the end both give stars. [O-X30, O-35]"""
    city_ = city_with({"4,4": "."}, BY_COLOUR)
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


# ---------------------------------------------------------------- resolutions


UNREACHED = {"schemes": {"KR3": {"tiers": [{"goal": 99, "places": [{"money": 1}, {"money": 1}, {"money": 1}]}]}}}


GOAL_12 = {"schemes": {"KR3": {"tiers": [{"goal": 12, "places": [{"stars": 1}, {"stars": 1}]}]}}}


def first_place(reward, **entries):
    """Return a scene in which the first place of Kid Random is due a reward."""
    data = {"schemes": {"KR3": {"tiers": [{"goal": 1, "places": [reward]}]}}}
    return plotted("KR3", data=data, **entries).resolve()


def lots(*rewards):
    """Return Lady Darmondy's first scheme with other lots."""
    return {"schemes": {"LD1": {"lots": list(rewards)}}}


def test_x1_kid_random():
    """O-X1: goal 12, piles 2 and 1, total 13, 6 stars visible, 3 on the crib: 9 stars and 2 energy, 7 energy."""
    scene = plotted("KR3", "0:2 1:1", shown=6, cribs=[{"red": 3}, {"red": 1}, {"red": 2}]).rolls(6, 6, 1).resolve()
    assert (scene.seats("stars"), scene.seats("energy"), scene.seats("money")) == ([9, 0, 0], [2, 7, 0], [0, 0, 0])
    assert [scene.bank(seat) for seat in range(3)] == [18, 13, 20]


def test_x2_the_end():
    """O-X2: 2 money → 1, 3 energy → 1, items 10, alone highest on yellow with four players → 4."""
    scene = goons(
        4,
        round=3,
        money=[2, 0, 0, 0],
        energy=[3, 0, 0, 0],
        items=["shotgun baseball-bat bubble-gun", "", "", ""],
        hustle={"yellow": [3, 2, 2, 0]},
    ).resolve()
    assert scene.seats("stars") == [16, 0, 0, 0]
    score = scene.said("final_score")[0]
    assert [score[part] for part in ("money", "energy", "items", "hustle")] == [1, 1, 10, 4]


def test_x9_three_are_tied():
    """O-X9: tied at 3 for 2 energy: 1 each, nine tokens spent; ★X−2 with 9 visible: 2 each and the crib; or 3, 3, 3."""
    data = lots({"energy": 2}, {"stars_x": -2})
    cribs = [{"red": 3}, {"red": 2}, {"red": 4}]
    for split, stars in ("board", [5, 4, 6]), ("total", [3, 3, 3]):
        options = {"darmondy_split": split}
        scene = plotted("LD1", "0:2 1:2 2:2", shown=9, cribs=cribs, data=data, options=options).resolve()
        scene.bid(3, 3, 3)
        assert (scene.seats("energy"), scene.tokens) == ([1, 1, 1], [1, 1, 1])
        scene.bid(1, 1, 1)
        assert (scene.resolving, scene.seats("stars")) == (None, stars)


def test_x10_nothing_to_share():
    """O-X10: two tied on ★X−9 with 6 visible, cribs 0 and 2: 0 and 2 stars; both lose their markers."""
    scene = plotted("LD1", "0:1 1:1 2:1", shown=6, cribs=[{}, {"red": 2}, {}], data=lots({"stars_x": -9})).resolve()
    scene.bid(1, 1, 0)
    assert (scene.resolving, scene.seats("stars"), scene.seats("energy")) == (None, [0, 2, 0], [0, 0, 1])


def test_x11_dynamite_sorts_anew():
    """O-X11: b is asked first; only c: order c, a, b, nine dice; both: b, c, a, eleven; or a, b, c; spent in vain."""
    items = ["", "dynamite", "dynamite"]
    scene = plotted("KR3", "0:3 1:2 2:2", items=items, energy=[1, 1, 1], data=UNREACHED).resolve()
    assert scene.asked == "dynamite 1"
    one = scene.twin().play("dynamite no", "dynamite yes")
    assert ([seat for seat, _ in one.pile("red")], sum(one.s.dice)) == ([2, 0, 1], 9)
    both = scene.twin().play("dynamite yes", "dynamite yes")
    assert ([seat for seat, _ in both.pile("red")], sum(both.s.dice)) == ([1, 2, 0], 11)
    assert both.asked == "reroll 1"
    both.play("stop", "stop", "stop")
    spent = [both.s.used[seat][ITEM_NAMES.index("dynamite")] for seat in range(3)]
    assert (both.resolving, both.seats("energy"), spent) == (None, [4, 3, 3], [0, 1, 1])
    options = {"dynamite_sorts": False}
    same = plotted("KR3", "0:3 1:2 2:2", items=items, energy=[1, 1, 1], data=UNREACHED, options=options).resolve()
    same.play("dynamite yes", "dynamite yes")
    assert ([seat for seat, _ in same.pile("red")], sum(same.s.dice)) == ([0, 1, 2], 11)


def test_x12_dynamite_and_klyde():
    """O-X12: piles a 2, b 1, b doubles: still a, b. Piles a 2, b 2, b doubles: b first, with two claims."""
    scene = plotted("MK1", "0:2 1:1", items=["", "dynamite", ""]).resolve().play("dynamite yes")
    assert (scene.asked, scene.pile("red")) == ("claim 0", [(0, 2), (1, 1)])
    scene = plotted("MK1", "0:2 1:2", items=["", "dynamite", ""]).resolve().play("dynamite yes")
    asked = []
    for lot in 1, 2, 3, 4:
        asked.append(scene.asked)
        scene.play(f"claim {lot}")
    assert (asked, scene.resolving) == (["claim 1", "claim 0", "claim 1", "claim 0"], None)


def test_x13_the_bank_is_exhausted():
    """O-X13: supply 12, 6 markers, bank 2, due 7: supply 14, bank 6; with bandages supply 16, bank 4."""
    scene = first_place({"energy": 7}, piles="0:6", energy=[12, 0, 0])
    assert (scene.resolving, scene.seats("energy")[0], scene.bank(0)) == (None, 14, 6)
    scene = first_place({"energy": 7}, piles="0:6", energy=[12, 0, 0], items=["bandages", "", ""])
    scene.play("bandages yes")
    assert (scene.resolving, scene.seats("energy")[0], scene.bank(0)) == (None, 16, 4)


def test_x14_each_draws_a_token():
    """O-X14: a draws a skull, b and c blanks; b buys a blank, then a skull; c stops; a and b are rewarded."""
    scene = plotted("BR3", "0:2 1:1 2:1", energy=[9, 9, 9]).draws("sbbbs").resolve()
    assert scene.said("bagged") == [{"skulls": 4, "blanks": 5}]
    assert scene.asked == "draw 1"
    scene.play("draw", "draw")
    assert (scene.asked, scene.seats("energy")) == ("draw 2", [9, 5, 9])
    scene.play("stop")
    assert (scene.resolving, scene.seats("stars"), scene.seats("energy")) == (None, [9, 9, 0], [9, 5, 10])
    scene = plotted("BR3", "0:2 1:1 2:1", energy=[9, 9, 9]).draws("bbbb").resolve()
    assert scene.asked == "draw 0"
    scene.play("draw", "stop", "stop", "stop")
    assert (scene.resolving, scene.seats("stars"), scene.seats("energy")) == (None, [0, 0, 0], [9, 10, 10])


def test_x19_a_tie_for_the_first_player():
    """O-X19: stars 12, 12, 9, supplies 5, 5, 7, previous first seat 2: it says 0 or 1, after the new cards."""
    scene = goons(stars=[12, 12, 9], energy=[5, 5, 7], first=2, display="scythe helmet", deck="crowbar " * 2)
    schemes = list(scene.s.scheme)
    scene.resolve()
    assert (scene.asked, scene.moves()) == ("first 2", ["first 0", "first 1"])
    assert not set(schemes) & set(scene.s.scheme)
    assert (scene.s.display[ITEM_NAMES.index("crowbar")], sum(scene.s.display)) == (2, 4)
    assert not scene.may("first 2")
    assert scene.play("first 1").s.first == 1


def test_x20_free_steps():
    """O-X20: three steps become four on the red track, from 4 to 7; then third place is paid; the energy rerolls."""
    data = {
        "schemes": {
            "BR1": {"tiers": [{"goal": 1, "places": [{"money": 1}, {"steps": 3}, {"stars": 5}]}]},
            "KR3": {"tiers": [{"goal": 7, "places": [{"money": 3}]}]},
        }
    }
    scene = plotted("BR1", "0:2 1:2 2:1", also={"yellow": "KR3 1:2"}, hustle={"red": [0, 4, 0]}, data=data)
    scene.draws("sbbb").resolve()
    assert (scene.asked, scene.seats("money"), scene.seats("stars")) == ("step 1", [1, 0, 0], [0, 0, 0])
    scene.play("step red", "step red")
    assert (scene.asked, scene.s.steps[1], scene.seats("stars")) == ("step 1", 2, [0, 1, 0])
    scene.play("step red")
    assert (scene.asked, scene.track("red")[1], scene.seats("energy"), scene.s.steps[1]) == ("step 1", 7, [0, 2, 0], 1)
    scene.rolls(1, 1, 6).play("step yellow")
    assert (scene.seats("stars"), scene.asked, scene.resolving) == ([0, 1, 5], "reroll 1", "KR3")
    scene.play("reroll 1")
    assert (scene.resolving, scene.seats("energy"), scene.seats("money")) == (None, [0, 1, 0], [1, 3, 0])


def test_x20_the_rest_lapses():
    """O-X20, O-18b: all tracks topped but one with one space to go: one step, the rest lapses."""
    hustle = {"red": [8, 0, 0], "yellow": [8, 0, 0], "green": [7, 0, 0], "blue": [8, 0, 0]}
    scene = first_place({"steps": 3}, piles="0:1", hustle=hustle)
    assert (scene.resolving, scene.track("green")[0], scene.s.steps[0]) == (None, 8, 0)
    assert scene.said("steps_lapsed") == [{"seat": 0, "number": 2}]


def test_x21_klyde():
    """O-X21: a 3 markers, b 1: a, b, a claim, a passes: over; b's returns if b passes; both: the scheme fails."""
    scene = plotted("MK1", "0:3 1:1").resolve().play("claim 1", "claim 2", "claim 3")
    assert scene.asked == "claim 0"
    scene.play("pass")
    assert (scene.resolving, scene.seats("energy")) == (None, [5, 0, 0])  # lot 3 pays 5
    assert [said["number"] for said in scene.said("markers_lost")] == [3, 1]
    scene = plotted("MK1", "0:3 1:1").resolve().play("claim 1", "pass", "pass")
    assert (scene.resolving, scene.seats("energy")) == (None, [0, 1, 0])
    scene = plotted("MK1", "0:3 1:1").resolve().play("pass", "pass")
    assert (scene.resolving, scene.seats("energy"), len(scene.said("failed"))) == (None, [3, 1, 0], 1)


def test_x22_rerolls():
    """O-X22: goal 12, dice 1 1 3 2: `reroll 1`, a 6: it is over; a 2, and the first stops: the second may go on."""
    scene = plotted("KR3", "0:3 1:1", energy=[5, 5, 5], data=GOAL_12).rolls(1, 1, 3, 2, 6).resolve()
    assert scene.asked == "reroll 0"
    scene.play("reroll 1")
    assert (scene.resolving, scene.seats("energy")) == (None, [4, 5, 5])
    scene = plotted("KR3", "0:3 1:1", energy=[5, 5, 5], data=GOAL_12).rolls(1, 1, 3, 2, 2, 1).resolve()
    scene.play("reroll 1", "stop")
    assert (scene.asked, scene.s.dice[:3]) == ("reroll 1", [1, 2, 1])
    scene.play("reroll 2", "stop")
    assert (scene.resolving, scene.seats("energy")) == (None, [7, 5, 5])


def test_x24_a_reward_of_nothing():
    """O-X24, O-20c: ★X−9 with 6 visible gets 0 and loses the markers; so does one due 7 energy from an empty bank."""
    scene = first_place({"stars_x": -9}, piles="0:2 1:1", shown=6)
    assert (scene.resolving, scene.seats("stars"), scene.seats("energy")) == (None, [0, 0, 0], [0, 1, 0])
    scene = first_place({"energy": 7}, piles="0:2 1:1", energy=[18, 0, 0])
    assert (scene.resolving, scene.seats("energy"), scene.bank(0)) == (None, [18, 1, 0], 2)


@pytest.mark.parametrize("items", ["jumpsuit", "jumpsuit jumpsuit"])
@pytest.mark.parametrize(("pays", "stars"), [("all", 6), ("resolved", 4)])
def test_x27_the_jumpsuit(items, pays, stars):
    """O-X27: own markers on one scheme, one of the others without energy: 6 stars; resolved: 4; two: the same."""
    piles = {"red": "0:1", "yellow": "1:1", "blue": "2:1"}
    scene = goons(piles=piles, items=[items, "", ""], options={"suit_pays": pays}, cribs=[{}] * 3).resolve()
    assert scene.said("suit_paid") == [{"seat": 0, "number": stars // 2, "stars": stars}]


def test_x31_no_items_are_left():
    """O-X31: deck and discards empty, an item bought: three on display; they are discarded and turned up again."""
    others = " ".join(name for name in ITEM_NAMES if name not in {"scythe", "helmet", "crowbar", "jumpsuit"})
    twice = "scythe helmet crowbar jumpsuit"
    scene = goons(
        2,
        items=[f"{others} {twice}", others],
        display=twice,
        money=[9, 9],
        stars=[1, 0],
        turn=5,
        mover=1,
        first=0,
        exhausted=[others, ""],
    )
    assert (scene.s.items_left, sum(scene.s.item_discard)) == (0, 0)
    scene.play("take 0,0 on green", "do space buy helmet")
    assert (sum(scene.s.display), scene.s.display[ITEM_NAMES.index("helmet")]) == (3, 0)
    scene.play("end")
    assert scene.s.round == 2
    left = [name for name, count in zip(ITEM_NAMES, scene.s.display, strict=True) if count]
    assert (left, sum(scene.s.display)) == (["crowbar", "jumpsuit", "scythe"], 3)
    assert scene.said("items_shuffled") == [{}]
    assert (scene.s.items_left, sum(scene.s.item_discard)) == (0, 0)
