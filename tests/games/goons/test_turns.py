"""Turns: their order, cube and space, the actions, the ability, small moves. [O-09 – O-12, O-40, O-41]"""

from __future__ import annotations

from typing import Any

import pytest

from rascals.games.goons import DEFINITION
from rascals.games.goons.components import COLOUR_NAMES, ITEM_NAMES
from rascals.games.goons.state import TURN
from tests.games.goons import scenes
from tests.games.goons.scenes import BY_COLOUR, CITY, city_with, dealt, goons

# ---------------------------------------------------------------- rounds and turns


LOCATION = {"red": "dojo", "yellow": "diner", "green": "buy", "blue": "club"}


def turn(cube="red", space="yellow", **entries):
    """Return a scene in which seat 0 has taken a cube of one colour and put it on a space of another."""
    usual: dict[str, Any] = {"energy": [5, 5, 5], "money": [5, 5, 5], "display": "scythe"}
    return scenes.turn(cube, space, **usual | entries)


@pytest.mark.parametrize(("players", "turns"), [(2, 5), (3, 4), (4, 4)])
def test_every_player_takes_turn_1_then_every_player_turn_2(players, turns):
    """Clockwise from the first player, in each of three rounds, to turn 4, with two players 5. [O-09]"""
    scene = dealt(players, 5)
    first = scene.s.first
    for _ in range(players):
        scene.play(min(scene.moves()))
    for round_ in (1, 2, 3):
        assert (scene.s.phase, scene.s.round, scene.s.first) == (TURN, round_, first)
        for number in range(1, turns + 1):
            for step in range(players):
                assert (scene.s.round, scene.s.turn, scene.acting) == (round_, number, [(first + step) % players])
                scene.play(whole_take(scene), "end")
        first = scene.s.first  # nobody has stars or energy on schemes: all tied, and the first names one
        if round_ < 3:
            named = (first + 1) % players
            assert scene.asked == f"first {first}"
            scene.play(f"first {named}")
            first = named
    assert (scene.acting, scene.s.round) == ([], 3)


def whole_take(scene):
    """Return a move that takes the first cube to the first space."""
    cell = next(move for move in scene.moves() if move.startswith("take "))
    return f"{cell} {scene.twin().begin(cell).moves()[0]}"


def test_the_cube_is_compulsory():
    """A turn cannot end before the cube is taken, nor with the ability alone. [O-09, O-10]"""
    scene = goons()
    assert not scene.may("end")
    assert all(move.startswith(("take", "ability")) for move in scene.moves())
    scene.play("ability 0,1")
    assert not scene.may("end")
    scene.play("take 0,0 on red")
    assert scene.may("end")


# ---------------------------------------------------------------- cube and space


def test_an_empty_space_of_this_turns_row():
    """The cube goes on an empty space in the row of the turn's number within the round. [O-10]"""
    scene = goons(3, turn=3, mover=1)
    scene.s.crib[1][2 * 4 + 1] = 3  # a green cube on yellow, row 3
    scene.s.crib[1][1 * 4 + 0] = 1  # a red one on red, row 2
    scene.begin("take 0,0")
    assert set(scene.moves()) == {"on red", "on green", "on blue"}
    scene.begin("on blue")
    assert list(scene.s.crib[1]) == [0, 0, 0, 0, 1, 0, 0, 0, 0, 3, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]
    assert not any(scene.s.crib[0])


def test_columns_are_data():
    """The columns of a crib follow the data. [O-08, Settled]"""
    scene = goons(data={"crib": {"columns": "BGYR"}}).play("take 0,0 on yellow")
    assert list(scene.s.crib[0][:4]) == [0, 0, 1, 0]
    assert list(scene.s.crib_stars[0]) == [4, 3, 4, 4]
    assert "do space diner" in scene.moves()


def test_a_blue_cube_on_a_yellow_space():
    """A blue cube on a yellow space in row 2 on the second turn: a blue and a yellow action. [O-X6, O-10]"""
    scene = turn("blue", "yellow", turn=2)
    assert scene.s.crib[0][4 + 1] == 4
    assert scene.doing("cube") == {"club", "commit", "hustle"}
    assert scene.doing("space") == {"diner", "commit", "hustle"}
    scene.play("do space diner", "do cube commit 2")
    assert (scene.seats("money")[0], scene.pile("blue")) == (6, [(0, 2)])


@pytest.mark.parametrize("space", COLOUR_NAMES)
@pytest.mark.parametrize("cube", COLOUR_NAMES)
def test_an_action_of_each_colour(cube, space):
    """One action of the cube's colour, one of the space's: location, commit or hustle in that colour. [O-10, O-11]"""
    scene = turn(cube, space)
    assert scene.doing("cube") == {LOCATION[cube], "commit", "hustle"}
    assert scene.doing("space") == {LOCATION[space], "commit", "hustle"}
    assert scene.doing("ability") == set()
    committed = scene.twin().play("do cube commit 1", "do space commit 1")
    assert {name for name in COLOUR_NAMES if committed.pile(name)} == {cube, space}
    hustled = scene.twin().play("do cube hustle", "do space hustle")
    assert {name for name in COLOUR_NAMES if hustled.track(name)[0]} == {cube, space}


def test_each_source_acts_once():
    """Each of the two actions is done once, in any order. [O-10]"""
    scene = turn("red", "yellow")
    one = scene.twin().play("do cube dojo")
    assert (one.doing("cube"), one.doing("space")) == (set(), {"diner", "commit", "hustle"})
    other = scene.twin().play("do space diner")
    assert (other.doing("space"), other.doing("cube")) == (set(), {"dojo", "commit", "hustle"})
    assert one.play("do space diner").moves() == other.play("do cube dojo").moves()
    assert (one.seats("energy")[0], one.seats("money")[0]) == (6, 6)


def test_the_second_action_may_use_what_the_first_gave():
    """A marker from the dojo may be committed, money from the diner be spent. [O-10]"""
    scene = turn("red", "blue", energy=[0, 0, 0])
    assert not scene.may("do space commit 1")
    assert scene.play("do cube dojo").may("do space commit 1")
    scene = turn("yellow", "green", money=[0, 0, 0])
    assert not scene.may("do space buy scythe")
    assert scene.play("do cube diner").may("do space buy scythe")


def test_actions_not_done_lapse():
    """`end` is legal once the cube is placed; what was not done is gone; only `end` ends a turn. [O-10]"""
    scene = turn()
    scene.play("do cube dojo", "do space diner")
    assert scene.acting == [0]
    scene.play("end")
    assert (scene.acting, scene.s.turn) == ([1], 1)
    scene = turn().play("end", "take 9,9 on red")
    assert scene.doing("cube") == {"buy", "commit", "hustle"}
    assert scene.seats("energy") == [5, 5, 5]


# ---------------------------------------------------------------- the ability


MUST: dict[str, Any] = {"options": {"must_act": True}}


def test_must_act():
    """`must_act`: `end` is legal only when no open action can be done; items do not bind. [O-10, O-33]"""
    scene = turn(items=["bubble-gun", "", ""], **MUST)
    for move in "do cube dojo", "do space diner":
        assert not scene.may("end")
        scene.play(move)
    assert scene.may("end")
    assert scene.may("use bubble-gun")
    scene.play("ability 2,3")
    assert not scene.may("end")
    assert scene.play("do ability hustle").may("end")


@pytest.mark.parametrize(
    ("colour", "closed", "opened"),
    [
        ("red", {"hustle": {"red": [8, 0, 0]}, "piles": {"yellow": "0:20"}, "energy": [0, 5, 5]}, {"piles": {}}),
        (  # a fee that cannot be paid
            "green",
            {"hustle": {"green": [8, 0, 0]}, "schemes": {"green": "DR4"}, "energy": [2, 0, 0], "money": [0, 0, 0]},
            {"energy": [3, 0, 0]},
        ),
    ],
)
def test_must_act_where_nothing_can_be_done(colour, closed, opened):
    """`must_act`: where track, commit and location are all closed the action may lapse. [O-10, O-27, O-33]"""
    scene = turn(colour, colour, **MUST, **closed)
    assert (scene.doing("cube"), scene.doing("space"), scene.may("end")) == (set(), set(), True)
    assert not turn(colour, colour, **MUST, **closed | opened).may("end")


def test_any_cube_of_the_cards_colours():
    """Any action cube of one of the card's two colours from anywhere in the city, no other and no junk. [O-12]"""
    changed = {"goons": {"charlie": {"colours": "RB"}, "dennis": {"colours": "GY"}}}
    for scene, colours in ((goons(), "GY"), (goons(mover=3, players=4), "GB"), (goons(data=changed), "RB")):
        cells = {f"{r},{c}" for r in range(10) for c in range(10) if CITY[r][c] in colours}
        assert scene.following("ability ") == cells


def test_a_third_green_action():
    """A third, green action by the ability: the cube leaves the game, the card is used. [O-X8, O-12]"""
    scene = turn("red", "yellow").play("do cube dojo", "ability 2,0", "do space diner", "do ability buy scythe")
    assert (scene.cube("2,0"), list(scene.s.out), scene.s.ability_used[0]) == (".", [0, 0, 1, 0], 1)
    assert scene.s.owned[0][ITEM_NAMES.index("scythe")] == 1
    assert scene.following("ability ") == set()
    assert scene.play("end").s.ability_used[:3] == [1, 0, 0]


@pytest.mark.parametrize(("cell", "colour"), [("2,0", "green"), ("2,3", "yellow")])
def test_the_action_is_any_of_its_colour(cell, colour):
    """The ability's action is location, commit or hustle in the cube's colour. [O-11, O-12]"""
    scene = turn("red", "blue", before=[f"ability {cell}"])
    assert scene.doing("ability") == {LOCATION[colour], "commit", "hustle"}
    assert scene.twin().play("do ability commit 2").pile(colour) == [(0, 2)]
    assert scene.twin().play("do ability hustle").track(colour)[0] == 1


def test_before_the_cube_between_and_after():
    """The ability is used at any moment of the own turn, also before the cube is taken; so is its action. [O-12]"""
    scene = goons(money=[0, 0, 0]).play("ability 2,3", "do ability diner")
    assert scene.seats("money")[0] == 1
    scene.play("take 0,0 on red", "do cube dojo", "do space dojo")
    assert turn().play("do cube dojo", "do space diner").may("ability 2,3")
    late = goons(money=[0, 0, 0]).play(
        "ability 2,3", "take 0,0 on red", "do cube dojo", "do space dojo", "do ability diner"
    )
    assert late.seats("money")[0] == 1


def test_the_abilitys_action_may_lapse():
    """The ability's action may lapse; the ability is used all the same and nothing is left of it. [O-12]"""
    scene = goons(players=2).play("ability 2,3", "take 0,0 on red", "end", "take 9,9 on red", "end")
    assert (scene.acting, scene.s.turn) == ([0], 2)
    assert (scene.doing("ability"), scene.following("ability ")) == (set(), set())


def test_once_a_game():
    """The ability is not refreshed in later turns and rounds. [O-12]"""
    scene = goons(players=2, turn=5, mover=1, first=0, stars=[0, 1], energy=[1, 1])
    scene.play("ability 0,3", "take 0,0 on red", "end")
    assert (scene.s.round, scene.acting) == (2, [1])
    assert scene.following("ability ") == set()


def test_the_ability_waits_for_what_is_pending():
    """While a trade, a second half or a free step is pending nothing else is offered. [O-12, O-35]"""
    items = ["bubble-gun shark-jaw", "", ""]
    trading = turn("blue", "red", items=items, schemes={"blue": "JB2"}).play("do cube commit 1")
    assert set(trading.moves()) == {"trade", "no-trade"}
    halved = turn("green", "red", items=items, display="scythe helmet").play("do cube buy scythe double")
    assert {move.split()[0] for move in halved.moves()} == {"again"}
    stepping = turn("red", "blue", items=items, hustle={"red": [5, 0, 0]}).play("do cube hustle")
    assert set(stepping.moves()) == {f"step {colour}" for colour in COLOUR_NAMES}


# ---------------------------------------------------------------- small moves


def test_energy_that_is_being_moved():
    """After a first complete part either `finish` or the next part; nothing happens before. [O-41, O-16]"""
    scene = turn("blue", "red", piles={"red": "0:2", "yellow": "0:1"}).begin("do cube club energy 1 red")
    assert set(scene.moves()) == {"to-supply", "to yellow", "to green", "to blue"}
    scene.begin("to-supply")
    assert set(scene.moves()) == {"finish", "next 1 red", "next 1 yellow"}
    assert (scene.pile("red"), scene.seats("energy")[0]) == ([(0, 2)], 5)
    scene.begin("next 1 yellow")
    assert set(scene.moves()) == {"to-supply", "to green", "to blue"}  # none was taken from these
    scene.begin("to green")
    assert (scene.pile("red"), scene.pile("yellow"), scene.pile("green")) == ([(0, 1)], [], [(0, 1)])
    assert scene.seats("energy")[0] == 6


def test_what_nothing_can_be_added_to_is_complete():
    """A move that can have no further part is complete without `finish`; with a ready jaw it waits for that. [O-41]"""
    scene = turn("blue", "blue", piles={"red": "0:2", "yellow": "0:1"})
    for parts in (["energy 2 red", "to-supply"], ["energy 1 yellow", "to green"], ["9,9", "to 9,0"]):
        begun = scene.twin().begin(f"do cube club {parts[0]}", parts[1])
        assert (begun.s.begun_steps, list(begun.s.open)) == (0, [0, 1, 0])
        jaw = turn("blue", "blue", piles={"red": "0:2", "yellow": "0:1"}, items=["shark-jaw", "", ""])
        assert set(jaw.begin(f"do cube club {parts[0]}", parts[1]).moves()) == {"double", "finish"}
    scene = turn("red", items=["scythe", "", ""]).begin("use scythe 0,1", "to 0,0", "next 0,2", "to 0,1")
    assert (scene.s.begun_steps, scene.exhausted(0)) == (0, ["scythe"])


@pytest.mark.parametrize(
    "parts",
    [["take 0,0"], ["do ability club 0,0"], ["use clown-mask 1 red"], ["use scythe 0,0", "to 4,4"]],
)
def test_nothing_happens_before_a_move_is_complete(parts):
    """Its own seat has it as `draft`; other seats' and spectators' views show nothing of it. [O-41, O-36]"""
    entries: dict[str, Any] = {"items": ["scythe clown-mask", "", ""], "piles": {"red": "0:2"}}
    scene = goons(city_=city_with({"4,4": "."}), ability=3, open=[0, 0, 1], **entries)
    before = [DEFINITION.view(scene.s, viewer, reveal=False) for viewer in (1, 2, None)]
    scene.begin(*parts)
    assert (scene.acting, scene.names(), bool(scene.moves())) == ([0], [], True)
    assert DEFINITION.view(scene.s, 0, reveal=False)["draft"] == " ".join(parts)
    assert [DEFINITION.view(scene.s, viewer, reveal=False) for viewer in (1, 2, None)] == before


# ---------------------------------------------------------------- what is told

TOLD = {
    "take 9,9 on blue": "cube_taken 0 green 9,9 blue",
    "ability 2,3": "ability_used 0 charlie yellow 2,3",
    "do cube buy scythe": "bought 0 scythe 1",
    "do cube commit 2": "fee_paid 0 2 energy green, committed 0 2 green",
    "do cube hustle": "stepped 0 green 7, space_paid 0 2 0 0 0",
    "do space club energy 2 red to supply": "withdrawn 0 2 red",
    "do space club energy 1 red to green": "fee_paid 0 2 energy green, shifted 0 1 red green",
    "do space club 9,8 to 9,9": "cube_moved 0 blue 9,8 9,9",
    "use pocket-knife red on cube": "knifed 0 cube red",
    "use baseball-bat red": "added 0 baseball-bat 1 red",
    "use brass-knuckles 2 red": "added 0 brass-knuckles 2 red",
    "use helmet": "energy_from 0 helmet 6",
    "use clown-mask 2 red to blue": "masked 0 2 red blue",
    "use crowbar 3": "pried 0 3 3",
}


@pytest.mark.parametrize("move", TOLD)
def test_what_a_move_tells(move):
    """Each move's events say who did what, where and how much; a fee has its own event. [O-27, text notation]"""
    items = "pocket-knife baseball-bat brass-knuckles helmet clown-mask crowbar"
    entries: dict[str, Any] = {"items": [items, "", ""], "piles": {"red": "0:2"}, "display": "scythe", "deck": "helmet"}
    entries |= {"schemes": {"green": "DR4"}, "hustle": {"green": [6, 0, 0]}, "energy": [5] * 3, "money": [5] * 3}
    scene = goons(city_=BY_COLOUR, **entries)
    if move.startswith(("do", "use pocket-knife")):
        scene.play("take 9,9 on blue")
    told = [event for event in scene.play(move).told if event.name != "item_turned_up"]
    assert ", ".join(" ".join(map(str, (event.name, *event.args.values()))) for event in told) == TOLD[move]
