"""Hustle tracks: steps by an action, and free steps in a turn. [O-18, O-18b]"""

from __future__ import annotations

from typing import Any

import pytest

from rascals.games.goons.box import COLOUR_NAMES
from tests.games.goons.scenes import city_with, goons

CORNERS = city_with({"0,0": "R", "0,9": "Y", "9,9": "G", "9,0": "B"})
CELL = {"red": "0,0", "yellow": "0,9", "green": "9,9", "blue": "9,0"}
PLAIN = {"spaces": [{}] * 7 + [{"end_stars": 5}]}


def turn(cube="red", space="red", **entries):
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
    scene = turn(colour, hustle={colour: [0, 3, 3]}).play("do cube hustle")
    assert {name: list(scene.track(name)) for name in COLOUR_NAMES if any(scene.track(name))} == {colour: [1, 3, 3]}
    assert scene.names()[0] == "stepped"


def test_several_goons_on_one_space():
    """Several goons may stand on one space. [O-18]"""
    scene = turn(hustle={"red": [2, 3, 3]}).play("do cube hustle")
    assert scene.track("red") == [3, 3, 3]


def test_from_the_third_to_the_fourth_green_space():
    """On the green track from the third to the fourth space: 1 energy. [O-X3, O-18]"""
    scene = turn("green", hustle={"green": [3, 0, 0]}).play("do cube hustle")
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
    scene = turn(hustle={"red": [at, 0, 0]}, data=track(*spaces)).play("do cube hustle")
    assert had(scene) == wanted


def test_what_the_space_gave_may_be_used():
    """Energy of a space may be committed in the same turn. [O-18, O-10]"""
    scene = turn(data=track({"energy": 1})).play("do cube hustle")
    assert scene.may("do space commit 1")


def test_the_top_space_pays_only_at_the_end():
    """Its end stars are not paid on entering; it may pay something else besides. [O-18]"""
    scene = turn(hustle={"red": [7, 0, 0]}).play("do cube hustle")
    assert (scene.track("red")[0], had(scene)) == (8, (0, 0, 0))
    top = {"hustle": {"red": {"spaces": [{}, {"end_stars": 5, "money": 2}]}}}
    assert had(turn(hustle={"red": [1, 0, 0]}, data=top).play("do cube hustle")) == (0, 0, 2)


def test_no_further_than_the_top():
    """On the top space no further step is possible; how many spaces there are is data. [O-18]"""
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
    assert (scene.track("red")[0], had(scene)) == (7, (0, 20, 0))
    scene = turn(hustle={"red": [6, 0, 0]}, energy=[18, 0, 0], piles={"blue": "0:2"}).play("do cube hustle")
    assert had(scene) == (0, 18, 0)


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
    scene = turn(data=data, hustle=tops | {"blue": [7, 0, 0]}).play("do cube hustle", "step blue")
    assert (scene.track("red")[0], scene.track("blue")[0], scene.asked) == (3, 8, None)
    assert scene.names()[-1] == "steps_lapsed"
    assert scene.may("end")
    assert not any(scene.s.steps)


def test_steps_on_a_space_are_added():
    """Each space entered pays, also energy and money, and steps that it gives are added to those left. [O-18b]"""
    data = track({"steps": 2}, {"money": 1}, {}, {}, {}) | {}
    data["hustle"]["blue"] = {"spaces": [{"energy": 1, "steps": 2}, {"stars": 1}, {}, {"end_stars": 5}]}
    scene = turn(data=data).play("do cube hustle")
    assert scene.s.steps[0] == 2
    scene.play("step blue")
    assert (scene.s.steps[0], had(scene)) == (3, (0, 1, 0))
    scene.play("step blue", "step red")
    assert (scene.s.steps[0], had(scene)) == (1, (1, 1, 1))
    scene.play("step green")
    assert scene.asked is None


def test_the_house_track():
    """The sixth red space gives one step, which may go on to the seventh: 2 energy. [O-18b]"""
    scene = turn(hustle={"red": [5, 0, 0]}).play("do cube hustle")
    assert scene.s.steps[0] == 1
    scene.play("step red")
    assert (scene.track("red")[0], had(scene), scene.asked) == (7, (0, 2, 0), None)


def test_only_the_owner_walks():
    """Nobody else is awaited while steps are owed. [O-18b]"""
    scene = stepping()
    assert (scene.acting, scene.offered(1)) == ([0], [])
