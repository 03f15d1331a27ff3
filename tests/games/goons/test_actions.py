"""The locations, dojo, diner, supermarket and nightclub, alone and doubled. [O-13 – O-16, O-28.shark-jaw]"""

from __future__ import annotations

from typing import Any

import pytest

from rascals.games.goons.components import COLOUR_NAMES
from tests.games.goons.scenes import city_with, goons, turn

# ---------------------------------------------------------------- dojo and diner


JAW: dict[str, Any] = {"items": ["shark-jaw", "", ""]}
RICH: dict[str, Any] = {"money": [9, 9, 9]}


@pytest.mark.parametrize(
    ("move", "had", "has"),
    [
        ("do cube dojo", (3, 9), (4, 9)),
        ("do space diner", (3, 99), (3, 100)),
        ("do cube dojo double", (0, 9), (2, 9)),
        ("do cube dojo double", (19, 9), (20, 9)),  # only the first half must be legal [Settled]
        ("do space diner double", (0, 9), (0, 11)),
    ],
)
def test_dojo_and_diner(move, had, has):
    """One energy from the bank, one money, of which there is no end; two with the jaw. [O-13, O-14, O-28.shark-jaw]"""
    scene = turn("red", "yellow", energy=[had[0], 0, 0], money=[had[1], 0, 0], **JAW).play(move)
    assert scene.had()[1:] == has
    assert (scene.bank(0), scene.exhausted(0)) == (20 - has[0], ["shark-jaw"] if "double" in move else [])
    assert scene.names() == (["doubled"] if "double" in move else []) + ["trained" if "dojo" in move else "dined"]


def test_no_dojo_with_an_empty_bank():
    """Where the bank holds no energy of the player's there is no dojo, doubled or not. [O-13, O-05, O-40]"""
    for energy, possible in ((13, False), (12, True)):
        scene = turn(energy=[energy, 0, 0], piles={"green": "0:7"}, **JAW)
        assert [scene.may("do cube dojo"), scene.may("do cube dojo double")] == [possible] * 2


def test_the_jaw_doubles_from_every_source():
    """[O-28.shark-jaw] Cube, space or ability, never commit or hustle, and never by itself."""
    scene = turn("red", "yellow", energy=[5, 0, 0], display="scythe", **JAW, **RICH).play("ability 2,0")
    doubled = {move for move in scene.moves() if move.endswith("double")}
    assert doubled == {"do cube dojo double", "do space diner double", "do ability buy scythe double"}
    assert scene.twin().play("do ability buy scythe double").asked == "again 0"
    assert scene.play("do space diner").exhausted(0) == []


NO_JAW: tuple[dict[str, Any], ...] = (
    {},
    {"items": ["", "shark-jaw", ""]},
    {"items": ["shark-jaw shark-jaw", "", ""], "exhausted": ["shark-jaw", "", ""]},
)


@pytest.mark.parametrize("entries", NO_JAW)
def test_only_who_has_a_ready_jaw_doubles(entries):
    """[O-28.shark-jaw] Doubling needs an own jaw that is not exhausted; a second copy does not help. [O-35]"""
    assert not [move for move in turn("red", "yellow", **entries).moves() if "double" in move]
    assert not turn("blue", **entries).may("do cube club 9,1 to 9,0 double")


# ---------------------------------------------------------------- supermarket


def test_buying():
    """A displayed item for its cost; a new one from the deck replaces it at once. [O-15]"""
    scene = turn("green", display="scythe helmet crowbar shotgun", deck="jumpsuit dynamite", **RICH)
    assert scene.following("do cube buy ") == {"scythe", "helmet", "crowbar", "shotgun"}
    scene.play("do cube buy shotgun")
    assert (scene.seats("money")[0], scene.owned()) == (5, {"shotgun": 1})
    assert (set(scene.shop()), scene.s.items_left) == ({"scythe", "helmet", "crowbar", "jumpsuit"}, 1)
    assert scene.names() == ["bought", "item_turned_up"]
    assert scene.exhausted(0) == []


@pytest.mark.parametrize(("money", "offered"), [(0, ""), (1, "scythe"), (2, "scythe"), (3, "scythe helmet")])
def test_only_what_one_can_pay(money, offered):
    """An item costs what is on it: one who has less cannot buy it. [O-15]"""
    scene = turn("green", money=[money, 9, 9], display="scythe helmet")
    assert scene.following("do cube buy ") == set(offered.split())


def test_buying_from_an_empty_deck():
    """With an empty deck the discards, not what lies elsewhere, are shuffled into a new one. [O-29, O-15]"""
    items = ["backpack backpack bandages bandages baseball-bat baseball-bat", "helmet helmet jumpsuit jumpsuit", ""]
    scene = turn("green", items=items, display="scythe scythe crowbar crowbar", **RICH).play("do cube buy scythe")
    assert scene.names() == ["bought", "items_shuffled", "item_turned_up"]
    assert (scene.shop().total(), scene.s.items_left, any(scene.s.item_discard)) == (4, 28 - 6 - 4 - 4 - 1, False)


def test_buying_twice():
    """[O-28.shark-jaw] A second purchase after the refill, which may be the item just turned up; or none."""
    scene = turn("green", display="scythe helmet", deck="crowbar shotgun", **JAW, **RICH)
    scene.play("do cube buy scythe double")
    assert (scene.asked, scene.exhausted(0), list(scene.s.open)) == ("again 0", ["shark-jaw"], [0, 1, 0])
    assert set(scene.moves()) == {"again buy helmet", "again buy crowbar", "again no"}
    both = scene.twin().play("again buy crowbar")
    assert (both.owned(), both.seats("money")[0]) == ({"shark-jaw": 1, "scythe": 1, "crowbar": 1}, 7)
    assert set(both.shop()) == {"helmet", "shotgun"}
    assert both.asked is None
    one = scene.twin().play("again no")
    assert (one.owned(), one.asked) == ({"shark-jaw": 1, "scythe": 1}, None)
    assert not one.may("do cube buy helmet")


def test_a_second_purchase_must_be_paid():
    """[O-28.shark-jaw] A second purchase that nobody could pay for is skipped; the jaw is exhausted. [O-40, Settled]"""
    entries = {"display": "scythe shotgun", "deck": "helmet"} | JAW
    scene = turn("green", money=[3, 0, 0], **entries).play("do cube buy scythe double")
    assert (scene.asked, scene.exhausted(0), scene.seats("money")[0]) == (None, ["shark-jaw"], 2)
    scene = turn("green", money=[4, 0, 0], **entries).play("do cube buy scythe double")
    assert set(scene.moves()) == {"again buy helmet", "again no"}


def test_no_jaw_for_its_own_purchase():
    """The jaw must be owned when named: it cannot double its own purchase, but another one in the same turn. [O-34]"""
    scene = turn("green", "green", display="shark-jaw scythe", **RICH)
    assert scene.following("do cube buy ") == {"shark-jaw", "scythe"}
    scene.play("do cube buy shark-jaw")
    assert scene.asked is None
    assert scene.may("do space buy scythe double")


# ---------------------------------------------------------------- nightclub: energy


def shifts(scene, source="cube"):
    """Return what the nightclub may do with energy: for each marker from where to where, in any order."""
    found, head = set(), f"do {source} club energy "
    for part in scene.following(head):
        for to in tos(scene.twin().begin(head + part)):
            one = scene.twin().begin(head + part, to)
            if not one.s.begun_steps or "finish" in one.moves():
                found.add(each_marker(f"{part} {to}"))
            for more in one.following("next ") if one.s.begun_steps else ():
                begun = one.twin().begin(f"next {more}")
                found |= {each_marker(f"{part} {to}", f"{more} {last}") for last in tos(begun)}
    return found


def each_marker(*parts):
    """Return the markers of `2 red to green` and the like, `red green` for each, sorted."""
    words = [part.replace("to-supply", "to supply").split() for part in parts]
    return tuple(sorted(f"{colour} {to}" for number, colour, _, to in words for _ in range(int(number))))


def tos(scene):
    """Return the possible destinations."""
    return [f"to{rest}" for rest in scene.following("to")]


def test_one_marker_moves():
    """One own marker to the supply or to any other scheme. [O-16]"""
    scene = turn("blue", piles={"red": "0:1 1:3"})
    assert shifts(scene) == {(f"red {to}",) for to in ("supply", "yellow", "green", "blue")}  # nobody else's [O-16]
    home = scene.twin().play("do cube club energy 1 red to supply")
    assert (home.pile("red"), home.seats("energy"), home.names()) == ([(1, 3)], [1, 0, 0], ["withdrawn"])
    away = scene.twin().play("do cube club energy 1 red to green")
    assert (away.pile("red"), away.pile("green"), away.seats("energy")) == ([(1, 3)], [(0, 1)], [0, 0, 0])
    assert away.names() == ["shifted"]


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


def test_withdrawing_two():
    """Two markers to two places in one action, and the piles are sorted. [O-16, O-17]"""
    scene = turn("blue", piles={"red": "0:4 1:3", "green": "1:1"}, energy=[2, 0, 0])
    both = scene.twin().play("do cube club energy 2 red to supply")
    assert (both.pile("red"), both.seats("energy")[0]) == ([(1, 3), (0, 2)], 4)
    split = scene.twin().begin("do cube club energy 1 red", "to-supply", "next 1 red", "to green")
    assert (split.pile("red"), split.pile("green")) == ([(1, 3), (0, 2)], [(1, 1), (0, 1)])
    assert split.seats("energy")[0] == 3


# ---------------------------------------------------------------- nightclub: doubled


def test_the_club_doubled():
    """[O-28.shark-jaw] A second effect of either kind, which may be declined."""
    scene = turn("blue", piles={"red": "0:3"}, **JAW)
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


def test_each_effect_must_be_legal_by_itself():
    """[O-28.shark-jaw] The last condition of the club holds after the first effect already. [O-16]"""
    city_ = city_with({"0,0": ".", "1,0": "R", "0,3": "G"}, ["J" * 10] * 10)
    scene = goons(city_=city_, open=[1, 0, 0], taken=3, space=0, **JAW)
    assert not scene.may("do cube club 0,1 to 0,0 double")
    assert scene.may("do cube club 1,0 to 0,0 double")
    scene.play("do cube club 1,0 to 0,0 double")
    assert scene.following("again club ") == {"1,1", "2,0", "0,9", "9,0", "9,9", "0,0"}


def test_a_second_effect_that_cannot_be():
    """[O-28.shark-jaw] If no second effect is possible, the action is complete. [O-40]"""
    full = ["J" * 10] * 10
    buried = city_with({"4,4": ".", "7,7": "R"}, full)  # only cubes out of reach would open the red one
    for city_ in (full, buried):
        scene = goons(city_=city_, open=[1, 0, 0], taken=3, space=0, piles={"red": "0:1"}, **JAW)
        scene.play("do cube club energy 1 red to supply double")
        assert (scene.asked, scene.exhausted(0)) == (None, ["shark-jaw"])


# ---------------------------------------------------------------- hustle


PLAIN = {"spaces": [{}] * 7 + [{"end_stars": 5}]}


def track(*spaces):
    """Return the data of a red track with these spaces below the last."""
    return {"hustle": {"red": {"spaces": [*spaces, {"end_stars": 5}]}}}


# ---------------------------------------------------------------- a step


@pytest.mark.parametrize("colour", COLOUR_NAMES)
@pytest.mark.parametrize("at", [0, 2])
def test_one_step_up_the_track_of_the_colour(colour, at):
    """From below the first space at first; only one's own token; several goons may be on one space. [O-18]"""
    scene = turn(colour, hustle={colour: [at, 3, 3]}).play("do cube hustle")
    assert {name: list(scene.track(name)) for name in COLOUR_NAMES if any(scene.track(name))} == {
        colour: [at + 1, 3, 3]
    }
    assert scene.names()[0] == "stepped"


def test_from_the_third_to_the_fourth_green_space():
    """On the green track from the third to the fourth space: 1 energy. [O-X3, O-18]"""
    scene = turn("green", hustle={"green": [3, 0, 0]}).play("do cube hustle")
    assert (scene.track("green")[0], scene.had()) == (4, (0, 1, 0))


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
    scene = turn(hustle={"red": [at, 0, 0]}, data=track(*spaces)).play("do cube hustle")
    assert scene.had() == wanted


def test_the_top_space_pays_only_at_the_end():
    """Its end stars are not paid on entering; it may pay something else besides. [O-18]"""
    scene = turn(hustle={"red": [7, 0, 0]}).play("do cube hustle")
    assert (scene.track("red")[0], scene.had()) == (8, (0, 0, 0))
    top = {"hustle": {"red": {"spaces": [{}, {"end_stars": 5, "money": 2}]}}}
    assert turn(hustle={"red": [1, 0, 0]}, data=top).play("do cube hustle").had() == (0, 0, 2)


def test_no_further_than_the_top():
    """On the top space no further step is possible; the number of spaces is data. [O-18]"""
    assert not turn(hustle={"red": [8, 0, 0]}).may("do cube hustle")
    assert turn(hustle={"red": [7, 8, 8]}).may("do cube hustle")
    short = {"hustle": {"red": {"spaces": [{}, {"end_stars": 5}]}}}
    assert not turn(hustle={"red": [2, 0, 0]}, data=short).may("do cube hustle")
    long = {"hustle": {"red": {"spaces": [{}] * 11 + [{"end_stars": 5}]}}}
    scene = turn(hustle={"red": [8, 0, 0]}, data=long).play("do cube hustle", "do space hustle")
    assert scene.track("red")[0] == 10


def test_energy_of_a_space_is_cut_to_the_bank():
    """A gain is cut to what the bank holds; the step is made all the same. [O-05, O-18]"""
    scene = turn(hustle={"red": [6, 0, 0]}, energy=[19, 0, 0]).play("do cube hustle")  # 2 energy
    assert (scene.track("red")[0], scene.had()) == (7, (0, 20, 0))
    scene = turn(hustle={"red": [6, 0, 0]}, energy=[18, 0, 0], piles={"blue": "0:2"}).play("do cube hustle")
    assert scene.had() == (0, 18, 0)


# ---------------------------------------------------------------- free steps


def stepping(number=3, cube="red", **entries):
    """Return a scene in which an action has brought seat 0 to a red space that gives `number` free steps."""
    data = track({"steps": number}, *[{}] * 10)
    for colour in COLOUR_NAMES[1:]:
        data["hustle"][colour] = PLAIN
    return turn(**{"data": data} | entries).play("do cube hustle")


def test_free_steps_are_walked_at_once():
    """One by one on any tracks, before anything else goes on; they are compulsory. [O-18b]"""
    scene = stepping()
    for walked in range(3):
        assert (scene.asked, scene.acting) == ("step 0", [0])
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
    """If there is only one track left, there is nothing to choose: the steps are taken automatically. [O-40, O-18b]"""
    tops = {colour: [8, 0, 0] for colour in ("yellow", "green", "blue")}
    scene = stepping(hustle=tops)
    assert (scene.asked, scene.track("red")[0]) == (None, 4)


def test_steps_on_a_space_are_added():
    """Each space entered pays, also energy and money, and steps that it gives are added to those left. [O-18b]"""
    data = track({"steps": 2}, {"money": 1}, {}, {}, {})
    data["hustle"]["blue"] = {"spaces": [{"energy": 1, "steps": 2}, {"stars": 1}, {}, {"end_stars": 5}]}
    scene = turn(data=data).play("do cube hustle")
    assert scene.s.steps[0] == 2
    scene.play("step blue")
    assert (scene.s.steps[0], scene.had()) == (3, (0, 1, 0))
    scene.play("step blue", "step red")
    assert (scene.s.steps[0], scene.had()) == (1, (1, 1, 1))
    scene.play("step green")
    assert scene.asked is None
