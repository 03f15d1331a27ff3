"""The locations, dojo, diner, supermarket and nightclub, by themselves and doubled. [O-13 – O-16, O-28.shark-jaw]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rascals.games.goons.box import COLOUR_NAMES, ITEM_NAMES
from tests.games.goons.scenes import city_with, goons

CORNERS = city_with({"0,0": "R", "0,9": "Y", "9,9": "G", "9,0": "B"})


CELL = {"red": "0,0", "yellow": "0,9", "green": "9,9", "blue": "9,0"}


JAW = ["shark-jaw", "", ""]


def turn(cube, space="red", **entries):
    """Return a scene in which seat 0 has taken a cube of one colour and put it on a space of another."""
    given: dict[str, Any] = {"city_": CORNERS, "money": [9, 9, 9]} | entries
    return goons(**given).play(f"take {CELL[cube]} on {space}")


def owned(scene, seat=0):
    """Return the items of a seat."""
    return Counter({name: scene.s.owned[seat][item] for item, name in enumerate(ITEM_NAMES)}) & Counter(
        dict.fromkeys(ITEM_NAMES, 9)
    )


def deck(scene):
    """Return the item deck, top first."""
    return [ITEM_NAMES[item] for item in reversed(list(scene.s.item_deck)[: scene.s.items_left])]


def starting(scene, head):
    """Return what follows a head in the legal moves."""
    return {move.removeprefix(head) for move in scene.moves() if move.startswith(head)}


# ---------------------------------------------------------------- dojo and diner


def test_dojo():
    """One energy from the bank. [O-13]"""
    scene = turn("red", energy=[3, 0, 0]).play("do cube dojo")
    assert (scene.seats("energy"), scene.bank(0), scene.names()) == ([4, 0, 0], 16, ["trained"])


def test_dojo_with_an_empty_bank():
    """Where the bank holds no energy of the player's there is no dojo. [O-13, O-05, O-40]"""
    for energy, possible in ((13, False), (12, True)):
        scene = turn("red", energy=[energy, 0, 0], piles={"green": "0:7"})
        assert scene.may("do cube dojo") is possible


def test_diner():
    """One money, of which there is no end. [O-14, O-05]"""
    scene = turn("yellow", money=[99, 0, 0]).play("do cube diner")
    assert (scene.seats("money"), scene.names()) == ([100, 0, 0], ["dined"])


def test_dojo_doubled():
    """[O-28.shark-jaw] Two energy; the jaw is exhausted."""
    scene = turn("red", items=JAW).play("do cube dojo double")
    assert (scene.seats("energy")[0], scene.exhausted(0), scene.asked) == (2, ["shark-jaw"], None)
    assert not scene.may("do space dojo double")


def test_dojo_doubled_with_one_left():
    """[O-28.shark-jaw] `double` needs only the first half to be legal: the dojo gives what the bank holds. [Settled]"""
    scene = turn("red", items=JAW, energy=[19, 0, 0]).play("do cube dojo double")
    assert (scene.seats("energy")[0], scene.bank(0), scene.exhausted(0)) == (20, 0, ["shark-jaw"])
    assert not turn("red", items=JAW, energy=[20, 0, 0]).may("do cube dojo double")


def test_diner_doubled():
    """[O-28.shark-jaw] Two money."""
    scene = turn("yellow", items=JAW).play("do cube diner double")
    assert (scene.seats("money")[0], scene.exhausted(0)) == (11, ["shark-jaw"])


def test_the_jaw_doubles_from_every_source():
    """[O-28.shark-jaw] Cube, space or ability, never commit or hustle, and never by itself."""
    scene = turn("red", "yellow", items=JAW, energy=[5, 0, 0], display="scythe").play("ability 2,0")
    doubled = {move for move in scene.moves() if move.endswith("double")}
    assert doubled == {"do cube dojo double", "do space diner double", "do ability buy scythe double"}
    assert scene.twin().play("do ability buy scythe double").asked == "again 0"
    assert scene.play("do space diner").exhausted(0) == []


@pytest.mark.parametrize("lacking", [["", "", ""], ["", "shark-jaw", ""]])
def test_only_who_has_a_jaw_doubles(lacking):
    """Without an own jaw nothing is doubled. [O-34, O-28.shark-jaw]"""
    scene = turn("red", "yellow", items=lacking, piles={"red": "0:2"})
    assert not [move for move in scene.moves() if "double" in move]
    assert not turn("blue", items=lacking, piles={"red": "0:2"}).may("do cube club 0,0 to 9,0 double")


def test_an_exhausted_jaw_does_not_double():
    """[O-28.shark-jaw] Once a round; a second copy is not a second use. [O-35]"""
    scene = turn("red", "yellow", items=["shark-jaw shark-jaw", "", ""], exhausted=["shark-jaw"])
    assert not [move for move in scene.moves() if "double" in move]


# ---------------------------------------------------------------- supermarket


def test_buying():
    """A displayed item for its cost; a new one from the deck replaces it at once. [O-15]"""
    scene = turn("green", display="scythe helmet crowbar shotgun", deck="jumpsuit dynamite")
    assert starting(scene, "do cube buy ") == {"scythe", "helmet", "crowbar", "shotgun"}
    scene.play("do cube buy shotgun")
    assert (scene.seats("money")[0], owned(scene)) == (5, {"shotgun": 1})
    assert (set(scene.shop()), deck(scene)) == ({"scythe", "helmet", "crowbar", "jumpsuit"}, ["dynamite"])
    assert scene.names() == ["bought", "item_turned_up"]
    assert scene.exhausted(0) == []


@pytest.mark.parametrize(("money", "offered"), [(0, ""), (1, "scythe"), (2, "scythe"), (3, "scythe helmet")])
def test_only_what_one_can_pay(money, offered):
    """An item costs what is on it: one who has less cannot buy it. [O-15]"""
    scene = turn("green", money=[money, 9, 9], display="scythe helmet")
    assert starting(scene, "do cube buy ") == set(offered.split())


def test_cost_is_data():
    """What is paid is the data's. [O-15, O-04]"""
    scene = turn("green", display="scythe", data={"items": {"scythe": {"cost": 9}}}).play("do cube buy scythe")
    assert scene.seats("money")[0] == 0


def test_two_copies():
    """Any number of copies may be owned. [O-15]"""
    scene = turn("green", display="scythe", items=["scythe", "", ""]).play("do cube buy scythe")
    assert owned(scene) == {"scythe": 2}


def test_buying_from_an_empty_deck():
    """With an empty deck the discards, not what lies elsewhere, are shuffled into a new one. [O-29, O-15]"""
    items = ["backpack backpack bandages bandages baseball-bat baseball-bat", "helmet helmet jumpsuit jumpsuit", ""]
    scene = turn("green", items=items, display="scythe scythe crowbar crowbar")
    scene.play("do cube buy scythe")
    assert scene.names() == ["bought", "items_shuffled", "item_turned_up"]
    assert sum(scene.shop().values()) == 4
    assert not any(scene.s.item_discard)
    left = Counter(deck(scene)) + scene.shop()
    assert left.total() == 28 - 6 - 4 - 1
    assert max(left.values()) == 2


def test_the_new_deck_is_shuffled():
    """Which item comes from the shuffled discards is chance. [O-29]"""
    found = set()
    for seed in range(30):
        scene = turn("green", display="scythe scythe crowbar crowbar", seed=seed).play("do cube buy scythe")
        found |= set(scene.shop()) - {"scythe", "crowbar"}
    assert len(found) > 6


def test_the_display_stays_short():
    """Where neither deck nor discards hold an item the display stays short. [O-29, O-15]"""
    kinds = [name for name in ITEM_NAMES if name not in ("scythe", "helmet")]
    scene = turn("green", items=[" ".join(kinds), " ".join(kinds), ""], display="scythe scythe helmet helmet")
    scene.play("do cube buy scythe")
    assert scene.shop() == {"scythe": 1, "helmet": 2}
    assert scene.names() == ["bought"]


def test_buying_twice():
    """[O-28.shark-jaw] A second purchase after the refill, which may be the item just turned up; or none."""
    scene = turn("green", items=JAW, display="scythe helmet", deck="crowbar shotgun").play("do cube buy scythe double")
    assert (scene.asked, scene.exhausted(0)) == ("again 0", ["shark-jaw"])
    assert set(scene.moves()) == {"again buy helmet", "again buy crowbar", "again no"}
    both = scene.twin().play("again buy crowbar")
    assert (owned(both), both.seats("money")[0]) == ({"shark-jaw": 1, "scythe": 1, "crowbar": 1}, 7)
    assert set(both.shop()) == {"helmet", "shotgun"}
    assert both.asked is None
    one = scene.twin().play("again no")
    assert (owned(one), one.asked) == ({"shark-jaw": 1, "scythe": 1}, None)
    assert not one.may("do cube buy helmet")


def test_a_second_purchase_must_be_paid():
    """[O-28.shark-jaw] A second purchase that nobody could pay is not asked; the jaw is exhausted. [O-40, Settled]"""
    entries = {"items": JAW, "display": "scythe shotgun", "deck": "helmet"}
    scene = turn("green", money=[3, 0, 0], **entries).play("do cube buy scythe double")
    assert (scene.asked, scene.exhausted(0), scene.seats("money")[0]) == (None, ["shark-jaw"], 2)
    scene = turn("green", money=[4, 0, 0], **entries).play("do cube buy scythe double")
    assert set(scene.moves()) == {"again buy helmet", "again no"}


def test_no_jaw_for_its_own_purchase():
    """The jaw must be owned when named: it cannot double its own purchase, but another one in the same turn. [O-34]"""
    scene = turn("green", "green", display="shark-jaw scythe")
    assert starting(scene, "do cube buy ") == {"shark-jaw", "scythe"}
    scene.play("do cube buy shark-jaw")
    assert scene.asked is None
    assert scene.may("do space buy scythe double")


def test_a_second_jaw_doubles_nothing_more():
    """A second jaw bought with the first one's second half, or at all, gives no fresh use. [O-35, O-28.shark-jaw]"""
    scene = turn("green", "red", items=JAW, display="shark-jaw scythe").play("do cube buy scythe double")
    scene.play("again buy shark-jaw")
    assert owned(scene)["shark-jaw"] == 2
    assert not scene.may("do space dojo double")


def test_between_the_halves_nothing_else_is_done():
    """Between the two halves of a doubled action nothing else is done. [O-34]"""
    items = ["shark-jaw helmet scythe", "", ""]
    scene = turn("green", items=items, display="crowbar scythe").play("do cube buy crowbar double")
    assert all(move.startswith("again") for move in scene.moves())
    scene.play("again no")
    assert {"use helmet", "do space dojo", "end"} <= set(scene.moves())


# ---------------------------------------------------------------- nightclub: energy


def shifts(scene, source="cube"):
    """Return what the nightclub may do with energy: for each marker from where to where, in any order."""
    found, head = set(), f"do {source} club energy "
    for part in starting(scene, head):
        for to in tos(scene.twin().begin(head + part)):
            one = scene.twin().begin(head + part, to)
            if not one.s.begun_steps or "finish" in one.moves():
                found.add(each_marker(f"{part} {to}"))
            for more in starting(one, "next ") if one.s.begun_steps else ():
                begun = one.twin().begin(f"next {more}")
                found |= {each_marker(f"{part} {to}", f"{more} {last}") for last in tos(begun)}
    return found


def each_marker(*parts):
    """Return the markers of `2 red to green` and the like, `red green` for each, sorted."""
    words = [part.replace("to-supply", "to supply").split() for part in parts]
    return tuple(sorted(f"{colour} {to}" for number, colour, _, to in words for _ in range(int(number))))


def tos(scene):
    """Return the ways on."""
    return [move for move in scene.moves() if move.startswith("to")]


def test_one_marker_moves():
    """One own marker to the supply or to any other scheme. [O-16]"""
    scene = turn("blue", piles={"red": "0:1 1:3"})
    assert shifts(scene) == {(f"red {to}",) for to in ("supply", "yellow", "green", "blue")}
    home = scene.twin().play("do cube club energy 1 red to supply")
    assert (home.pile("red"), home.seats("energy"), home.names()) == ([(1, 3)], [1, 0, 0], ["withdrawn"])
    away = scene.twin().play("do cube club energy 1 red to green")
    assert (away.pile("red"), away.pile("green"), away.seats("energy")) == ([(1, 3)], [(0, 1)], [0, 0, 0])
    assert away.names() == ["shifted"]


def test_only_own_markers():
    """Nobody else's markers are moved. [O-16]"""
    assert shifts(turn("blue", piles={"red": "1:2", "blue": "2:1"})) == set()


def test_two_markers_of_one_scheme():
    """Up to two, each to the supply or to one other scheme, the same for both. [O-16]"""
    schemes = ("yellow", "green", "blue")
    wanted = {(f"red {to}",) * number for number in (1, 2) for to in ("supply", *schemes)}
    wanted |= {(*sorted(("red supply", f"red {to}")),) for to in schemes}
    assert shifts(turn("blue", piles={"red": "0:3"})) == wanted


def test_two_markers_of_two_schemes():
    """From two schemes, to the supply or to one scheme from which none was taken. [O-16]"""
    wanted = {("green supply", "red supply"), ("red supply",), ("green supply",), ("red green",), ("green red",)}
    for to in ("yellow", "blue"):
        wanted |= {(f"red {to}",), (f"green {to}",), (f"green {to}", f"red {to}")}
        wanted |= {(f"green {to}", "red supply"), ("green supply", f"red {to}")}
    assert shifts(turn("blue", piles={"red": "0:1", "green": "0:1"})) == wanted


def test_no_more_than_lie_there():
    """With one marker on each of two schemes there are no two to take from one. [O-16]"""
    scene = turn("blue", piles={"red": "0:1", "green": "0:1"})
    assert not scene.may("do cube club energy 2 red to blue")
    assert not scene.may("do cube club energy 1 red to red")


def test_withdrawing_two():
    """Two markers to two places in one action, and the piles are sorted. [O-16, O-17]"""
    scene = turn("blue", piles={"red": "0:4 1:3", "green": "1:1"}, energy=[2, 0, 0])
    both = scene.twin().play("do cube club energy 2 red to supply")
    assert (both.pile("red"), both.seats("energy")[0]) == ([(1, 3), (0, 2)], 4)
    split = scene.twin().begin("do cube club energy 1 red", "to-supply", "next 1 red", "to green")
    assert (split.pile("red"), split.pile("green")) == ([(1, 3), (0, 2)], [(1, 1), (0, 1)])
    assert split.seats("energy")[0] == 3


def test_the_backpack_does_not_widen_the_club():
    """[O-28.backpack] No other move's limit changes."""
    scene = turn("blue", piles={"red": "0:5"}, items=["backpack", "", ""])
    assert starting(scene, "do cube club energy ") == {"1 red", "2 red"}
    assert {move for move in scene.moves() if "club energy" in move} == {f"do cube club energy {n} red" for n in (1, 2)}


# ---------------------------------------------------------------- nightclub: doubled


def test_the_club_doubled():
    """[O-28.shark-jaw] A second effect of either kind, which may be declined."""
    scene = turn("blue", items=JAW, piles={"red": "0:3"})
    cube = scene.twin().play("do cube club 9,1 to 9,0 double")
    assert (cube.asked, cube.exhausted(0)) == ("again 0", ["shark-jaw"])
    again = {move.split()[1] + " " + move.split()[2] for move in cube.moves() if move != "again no"}
    assert {"club energy", "club 9,2", "club 9,0"} <= again
    assert all(move.startswith("again") for move in cube.moves())
    energy = cube.twin().play("again club energy 2 red to green")
    assert (energy.pile("red"), energy.pile("green"), energy.asked) == ([(0, 1)], [(0, 2)], None)
    moved = cube.twin().play("again club 9,2 to 9,1")
    assert (moved.cube("9,1"), moved.cube("9,2"), moved.asked) == ("Y", ".", None)
    assert cube.twin().play("again no").asked is None


def test_the_club_doubled_with_energy_first():
    """[O-28.shark-jaw] Energy twice: each effect by itself moves up to two, to a scheme of its own."""
    scene = turn("blue", items=JAW, piles={"red": "0:3"}).play("do cube club energy 2 red to green double")
    scene.play("again club energy 1 green to red")
    assert (scene.pile("red"), scene.pile("green")) == ([(0, 2)], [(0, 1)])


def test_each_effect_must_be_legal_by_itself():
    """[O-28.shark-jaw] The last condition of the club holds after the first effect already. [O-16]"""
    city_ = city_with({"0,0": ".", "1,0": "R", "0,3": "G"}, ["J" * 10] * 10)
    scene = goons(city_=city_, open=[1, 0, 0], taken=3, space=0, items=JAW)
    assert not scene.may("do cube club 0,1 to 0,0 double")
    assert scene.may("do cube club 1,0 to 0,0 double")
    scene.play("do cube club 1,0 to 0,0 double")
    assert starting(scene, "again club ") == {"1,1", "2,0", "0,9", "9,0", "9,9", "0,0"}


def test_a_second_effect_that_cannot_be():
    """[O-28.shark-jaw] Where no second effect is possible nothing is asked. [O-40]"""
    full = ["J" * 10] * 10
    buried = city_with({"4,4": ".", "7,7": "R"}, full)  # only cubes out of reach would open the red one
    for city_ in (full, buried):
        scene = goons(city_=city_, open=[1, 0, 0], taken=3, space=0, items=JAW, piles={"red": "0:1"})
        scene.play("do cube club energy 1 red to supply double")
        assert (scene.asked, scene.exhausted(0)) == (None, ["shark-jaw"])


def test_double_stands_at_the_end():
    """[O-28.shark-jaw] The jaw is named with the action: without `double` there is no second effect."""
    scene = turn("blue", items=JAW, piles={"red": "0:3"}).play("do cube club energy 2 red to green")
    assert (scene.asked, scene.exhausted(0)) == (None, [])


def test_a_source_is_closed_with_its_first_half():
    """A source leaves the open ones with the first half of a doubled action. [Settled]"""
    scene = turn("green", items=JAW, display="scythe helmet", deck="crowbar").play("do cube buy scythe double")
    assert list(scene.s.open) == [0, 1, 0]


def test_colours_of_locations():
    """Each location is its colour's: dojo red, diner yellow, supermarket green, nightclub blue. [O-11, O-13 – O-16]"""
    verbs = {"dojo": "red", "diner": "yellow", "buy": "green", "club": "blue"}
    for cube in COLOUR_NAMES:
        scene = turn(cube, display="scythe", piles={"red": "0:1"})
        assert {move.split()[2] for move in scene.moves() if move.startswith("do cube")} & set(verbs) == {
            verb for verb, colour in verbs.items() if colour == cube
        }


# ---------------------------------------------------------------- hustle


PLAIN = {"spaces": [{}] * 7 + [{"end_stars": 5}]}


def poor_turn(cube="red", space="red", **entries):
    """Return a scene in which seat 0 has taken a cube of one colour and put it on a space of another."""
    given: dict[str, Any] = {"city_": CORNERS, "money": [0, 0, 0]} | entries
    return goons(**given).play(f"take {CELL[cube]} on {space}")


def track(*spaces):
    """Return the data of a red track with these spaces below the last."""
    return {"hustle": {"red": {"spaces": [*spaces, {"end_stars": 5}]}}}


def had(scene, seat=0):
    """Return stars, energy and money of a seat."""
    return tuple(scene.seats(row)[seat] for row in ("stars", "energy", "money"))


# ---------------------------------------------------------------- a step


@pytest.mark.parametrize("colour", COLOUR_NAMES)
def test_one_step_up_the_track_of_the_colour(colour):
    """From below the first space at first; only the own token, only this track. [O-18]"""
    scene = poor_turn(colour, hustle={colour: [0, 3, 3]}).play("do cube hustle")
    assert {name: list(scene.track(name)) for name in COLOUR_NAMES if any(scene.track(name))} == {colour: [1, 3, 3]}
    assert scene.names()[0] == "stepped"


def test_several_goons_on_one_space():
    """Several goons may stand on one space. [O-18]"""
    scene = poor_turn(hustle={"red": [2, 3, 3]}).play("do cube hustle")
    assert scene.track("red") == [3, 3, 3]


def test_from_the_third_to_the_fourth_green_space():
    """On the green track from the third to the fourth space: 1 energy. [O-X3, O-18]"""
    scene = poor_turn("green", hustle={"green": [3, 0, 0]}).play("do cube hustle")
    assert (scene.track("green")[0], had(scene)) == (4, (0, 1, 0))


@pytest.mark.parametrize(
    ("space", "wanted"),
    [
        ({}, (0, 0, 0)),
        ({"stars": 3}, (3, 0, 0)),
        ({"energy": 4}, (0, 4, 0)),
        ({"money": 2}, (0, 0, 2)),
        ({"stars": 1, "energy": 2, "money": 3}, (1, 2, 3)),
    ],
)
@pytest.mark.parametrize("at", [0, 2])
def test_each_space_entered_pays_at_once(space, wanted, at):
    """The first space pays as any other does; the next action may use it. [O-18]"""
    spaces = [{}] * at + [space]
    scene = poor_turn(hustle={"red": [at, 0, 0]}, data=track(*spaces)).play("do cube hustle")
    assert had(scene) == wanted


def test_what_the_space_gave_may_be_used():
    """Energy of a space may be committed in the same poor_turn. [O-18, O-10]"""
    scene = poor_turn(data=track({"energy": 1})).play("do cube hustle")
    assert scene.may("do space commit 1")


def test_the_top_space_pays_only_at_the_end():
    """Its end stars are not paid on entering; it may pay something else besides. [O-18]"""
    scene = poor_turn(hustle={"red": [7, 0, 0]}).play("do cube hustle")
    assert (scene.track("red")[0], had(scene)) == (8, (0, 0, 0))
    top = {"hustle": {"red": {"spaces": [{}, {"end_stars": 5, "money": 2}]}}}
    assert had(poor_turn(hustle={"red": [1, 0, 0]}, data=top).play("do cube hustle")) == (0, 0, 2)


def test_no_further_than_the_top():
    """On the top space no further step is possible; how many spaces there are is data. [O-18]"""
    assert not poor_turn(hustle={"red": [8, 0, 0]}).may("do cube hustle")
    assert poor_turn(hustle={"red": [7, 8, 8]}).may("do cube hustle")
    short = {"hustle": {"red": {"spaces": [{}, {"end_stars": 5}]}}}
    assert not poor_turn(hustle={"red": [2, 0, 0]}, data=short).may("do cube hustle")
    long = {"hustle": {"red": {"spaces": [{}] * 11 + [{"end_stars": 5}]}}}
    scene = poor_turn(hustle={"red": [8, 0, 0]}, data=long).play("do cube hustle", "do space hustle")
    assert scene.track("red")[0] == 10


def test_energy_of_a_space_is_cut_to_the_bank():
    """A gain is cut to what the bank holds; the step is made all the same. [O-05, O-18]"""
    scene = poor_turn(hustle={"red": [6, 0, 0]}, energy=[19, 0, 0]).play("do cube hustle")  # 2 energy
    assert (scene.track("red")[0], had(scene)) == (7, (0, 20, 0))
    scene = poor_turn(hustle={"red": [6, 0, 0]}, energy=[18, 0, 0], piles={"blue": "0:2"}).play("do cube hustle")
    assert had(scene) == (0, 18, 0)


# ---------------------------------------------------------------- free steps


def stepping(number=3, cube="red", **entries):
    """Return a scene in which an action has brought seat 0 to a red space that gives `number` free steps."""
    data = track({"steps": number}, *[{}] * 10)
    for colour in COLOUR_NAMES[1:]:
        data["hustle"][colour] = PLAIN
    return poor_turn(**{"data": data} | entries).play("do cube hustle")


def test_free_steps_are_walked_at_once():
    """One by one on any tracks, before anything else goes on; they are compulsory. [O-18b]"""
    scene = stepping()
    for walked in range(3):
        assert scene.asked == "step 0"
        assert set(scene.moves()) == {f"step {colour}" for colour in COLOUR_NAMES}
        scene.play(f"step {('green', 'red', 'green')[walked]}")
    assert [scene.track(colour)[0] for colour in COLOUR_NAMES] == [2, 0, 2, 0]
    assert scene.asked is None
    assert scene.may("do space hustle")


def test_a_topped_track_takes_no_step():
    """No step on a track that is topped. [O-18b, O-18]"""
    scene = stepping(hustle={"yellow": [8, 0, 0], "blue": [7, 0, 0]})
    assert set(scene.moves()) == {"step red", "step green", "step blue"}
    scene.play("step blue")
    assert set(scene.moves()) == {"step red", "step green"}


def test_with_one_track_left_nothing_is_asked():
    """A track is not asked for where there is one only: the steps are walked by themselves. [O-40, O-18b]"""
    tops = {colour: [8, 0, 0] for colour in ("yellow", "green", "blue")}
    scene = stepping(hustle=tops)
    assert (scene.asked, scene.track("red")[0]) == (None, 4)


def test_what_is_left_over_lapses():
    """When all tracks are topped the rest lapses. [O-18b]"""
    tops = {colour: [8, 0, 0] for colour in ("yellow", "green")}
    data = {"hustle": {"red": {"spaces": [{"steps": 4}, {}, {"end_stars": 5}]}}}
    scene = poor_turn(data=data, hustle=tops | {"blue": [7, 0, 0]}).play("do cube hustle", "step blue")
    assert (scene.track("red")[0], scene.track("blue")[0], scene.asked) == (3, 8, None)
    assert scene.names()[-1] == "steps_lapsed"
    assert scene.may("end")
    assert not any(scene.s.steps)


def test_steps_on_a_space_are_added():
    """Each space entered pays, also energy and money, and steps that it gives are added to those left. [O-18b]"""
    data = track({"steps": 2}, {"money": 1}, {}, {}, {}) | {}
    data["hustle"]["blue"] = {"spaces": [{"energy": 1, "steps": 2}, {"stars": 1}, {}, {"end_stars": 5}]}
    scene = poor_turn(data=data).play("do cube hustle")
    assert scene.s.steps[0] == 2
    scene.play("step blue")
    assert (scene.s.steps[0], had(scene)) == (3, (0, 1, 0))
    scene.play("step blue", "step red")
    assert (scene.s.steps[0], had(scene)) == (1, (1, 1, 1))
    scene.play("step green")
    assert scene.asked is None


def test_the_house_track():
    """The sixth red space gives one step, which may go on to the seventh: 2 energy. [O-18b]"""
    scene = poor_turn(hustle={"red": [5, 0, 0]}).play("do cube hustle")
    assert scene.s.steps[0] == 1
    scene.play("step red")
    assert (scene.track("red")[0], had(scene), scene.asked) == (7, (0, 2, 0), None)


def test_only_the_owner_walks():
    """Nobody else is awaited while steps are owed. [O-18b]"""
    scene = stepping()
    assert (scene.acting, scene.offered(1)) == ([0], [])
