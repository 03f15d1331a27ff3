"""The city: which cubes can be taken, which stars are visible, and how cubes move. [O-02, O-09, O-16, O-28.scythe]"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.goons.scenes import cell_number, city_with, goons

BLOCKED = city_with({"0,0 0,9 9,0 9,9": "J"})  # no cube can be taken
COUNTRY = ["J" * 10] * 10  # only junk, to draw small situations in


def from_blue(city_, **entries):
    """Return a scene in which seat 0 has put the blue cube from 9,0 on red: its action is open, 9,0 is empty."""
    return goons(city_=city_with({"9,0": "B"}, city_), **entries).play("take 9,0 on red")


# ---------------------------------------------------------------- taking


CORNERS = {"0,0", "0,9", "9,0", "9,9"}


@pytest.mark.parametrize(
    ("cells", "wanted"),
    [
        ({}, CORNERS),  # without an empty cell only corners
        ({"9,0": "B"}, CORNERS),  # even with none next to it [O-X7]
        ({"9,0": "J"}, {"0,0", "0,9", "9,9"}),  # never junk
        ({"9,0": "J", "8,0": "."}, {"0,0", "0,9", "9,9", "7,0", "8,1"}),
        ({"2,2": ".", "2,3": "J"}, CORNERS | {"1,2", "3,2", "2,1"}),  # not diagonally
        ({"4,9 4,0 5,0 2,0": "R", "3,9": "."}, CORNERS | {"2,9", "4,9", "3,8"}),  # a row ends at its edge
        ({"4,9 4,0 5,0 2,0": "R", "3,0": "."}, CORNERS | {"2,0", "4,0", "3,1"}),
        ({"0,4": "."}, CORNERS | {"0,3", "0,5", "1,4"}),
    ],
)
def test_what_can_be_taken(cells, wanted):
    """Action cubes on an outer corner or orthogonally next to an empty cell, no junk. [O-09, O-02, O-X7]"""
    assert goons(city_=city_with(cells)).following("take ") == wanted


def test_taking_opens_the_city():
    """The cell of a cube that was taken is empty for the next player. [O-09]"""
    scene = goons().play("take 0,0 on red", "end")
    assert scene.following("take ") == {"0,9", "9,0", "9,9", "0,1", "1,0"}
    assert scene.cube("0,0") == "."


def test_if_none_can_be_taken_any_may():
    """With junk on all corners and none next to an empty cell any action cube may be taken; one is enough. [O-09]"""
    for city_ in (BLOCKED, city_with({"4,4 5,5": ".", "3,4 6,5": "J"}, BLOCKED)):
        cells = {f"{r},{c}" for r in range(10) for c in range(10) if city_[r][c] in "RYGB"}
        assert goons(city_=city_).following("take ") == cells
    assert goons(city_=city_with({"9,9": "R"}, BLOCKED)).following("take ") == {"9,9"}
    assert goons(city_=BLOCKED).play("take 2,7 on red").cube("2,7") == "."


def test_the_ability_can_open_a_blocked_city():
    """A cell that the ability empties is next to cubes that may be taken then, and only these. [O-09, O-12]"""
    scene = goons(city_=BLOCKED).play("ability 2,3")  # yellow, charlie's
    assert scene.following("take ") == {"1,3", "3,3", "2,2", "2,4"}


# ---------------------------------------------------------------- what shows


def test_stars_show_however_the_cell_became_empty():
    """A cell shows its star when its cube was taken, removed or moved, and hides it under a moved cube. [O-02]"""
    scene = goons(city_=city_with({"9,0": "B"})).play("take 9,0 on red")
    assert list(scene.s.shown) == [0, 0, 0, 1]
    scene.play("ability 0,1")
    assert list(scene.s.shown) == [1, 0, 0, 1]
    scene.play("do cube club 0,9 to 0,1")
    assert list(scene.s.shown) == [0, 1, 0, 1]
    assert (scene.cube("0,1"), scene.cube("0,9")) == ("Y", ".")


# ---------------------------------------------------------------- the nightclub moves a cube


def clubs(scene):
    """Return the cells from which the nightclub may move a cube by the cube's action."""
    return {cell for cell in scene.following("do cube club ") if "energy" not in cell}


def test_where_the_club_moves_to():
    """To any other cell that is empty, near or far. [O-16]"""
    scene = from_blue(city_with({"4,4": "."}))
    scene.begin("do cube club 0,0")
    assert set(scene.moves()) == {"to 4,4", "to 9,0"}
    scene.begin("to 4,4")
    assert (scene.cube("0,0"), scene.cube("4,4"), scene.cube("9,0")) == (".", "R", ".")
    assert scene.names() == ["cube_moved"]


CORNERED = city_with({"0,0": ".", "1,0": "R"}, COUNTRY)  # 0,0 alone is empty, 1,0 red, all else junk


def test_something_must_be_left_to_take():
    """The club must leave an action cube on a corner or next to an empty cell. [O-X16, O-16]"""
    blue: dict[str, Any] = {"open": [1, 0, 0], "taken": 3, "space": 0}
    scene = goons(city_=CORNERED, **blue)
    assert not scene.may("do cube club 0,1 to 0,0")
    assert scene.may("do cube club 1,0 to 0,0")
    assert clubs(scene) == {"1,0"}
    greener = goons(city_=city_with({"0,2": "G"}, CORNERED), **blue)
    assert greener.may("do cube club 0,1 to 0,0")
    assert clubs(greener) == {"1,0", "0,1"}


# ---------------------------------------------------------------- the scythe


def test_scythe_of_the_worked_situation():
    """Two cubes; only after both something must be left to take; one cube may not be moved twice. [O-X17, O-16]"""
    scene = goons(city_=city_with({"0,3": "G"}, CORNERED), items=["scythe", "", ""])
    assert scene.may("use scythe 0,1 to 0,0 0,2 to 0,1")
    assert not scene.may("use scythe 0,1 to 0,0")
    assert scene.may("use scythe 1,0 to 0,0 1,1 to 1,0")
    assert not scene.may("use scythe 1,0 to 0,0 0,0 to 1,0")


def test_scythe_moves_one_or_two():
    """[O-28.scythe] One or two action or junk cubes, on corners or next to an empty cell; then it is exhausted."""
    scene = goons(city_=city_with({"4,4": "."}), items=["scythe", "", ""])
    assert scene.following("use scythe ") == {"0,0", "0,9", "9,0", "9,9", "3,4", "5,4", "4,3", "4,5"}
    one = scene.twin().play("use scythe 5,4 to 4,4")
    assert (one.cube("4,4"), one.cube("5,4"), one.exhausted(0)) == ("J", ".", ["scythe"])
    assert one.following("use scythe ") == set()
    two = scene.twin().play("use scythe 5,4 to 4,4 0,0 to 5,4")
    assert (two.cube("4,4"), two.cube("5,4"), two.cube("0,0")) == ("J", "R", ".")
    assert two.names() == ["reaped", "cube_moved", "cube_moved"]


def test_scythe_needs_an_empty_cell():
    """[O-28.scythe] In a full city it is not usable; once the turn's cube is taken it is."""
    for reach in ("open", "any"):
        scene = goons(items=["scythe", "", ""], options={"scythe_reach": reach})
        assert scene.following("use scythe ") == set()
        scene.play("take 0,0 on red")
        assert {"0,1", "1,0", "9,9"} <= scene.following("use scythe ")


def test_scythe_reach_any():
    """[O-28.scythe] `scythe_reach=any`: both cubes may come from anywhere; what was said of the end still holds."""
    entries: dict[str, Any] = {"items": ["scythe", "", ""], "options": {"scythe_reach": "any"}}
    scene = goons(city_=city_with({"4,4": "."}), **entries)
    assert len(scene.following("use scythe ")) == 99
    scene.play("use scythe 2,7 to 4,4 7,2 to 2,7")
    assert (scene.cube("2,7"), scene.cube("7,2")) == ("B", ".")
    assert not goons(city_=CORNERED, **entries).may("use scythe 5,5 to 0,0")
    scene = goons(city_=city_with({"4,4": "."}), open=[1, 0, 0], taken=3, space=0, **entries)
    assert clubs(scene) == CORNERS | {"3,4", "5,4", "4,3", "4,5"}  # the option is for the scythe alone [O-16]


# ---------------------------------------------------------------- both conditions, worked out in another way


def near_of(cell):
    """Return the cells that share a side with this one."""
    row, column = divmod(cell, 10)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * 10 + c for r, c in around if 0 <= r < 10 and 0 <= c < 10]


def is_open(cubes, cell):
    """Return whether a cube is on an outer corner or next to an empty cell."""
    return cubes[cell] != "." and (cell in (0, 9, 90, 99) or any(cubes[other] == "." for other in near_of(cell)))


def some_is_left(cubes):
    """Return whether any action cube is on an outer corner or next to an empty cell."""
    return any(cubes[cell] in "RYGB" and is_open(cubes, cell) for cell in range(100))


def after(cubes, cell, to):
    """Return the city after a cube was moved."""
    moved = list(cubes)
    moved[cell], moved[to] = ".", cubes[cell]
    return moved


def single_moves(cubes, reach):
    """Return all moves of one cube, with the resulting city."""
    empty = [cell for cell in range(100) if cubes[cell] == "."]
    movable = [cell for cell in range(100) if cubes[cell] != "." and (reach == "any" or is_open(cubes, cell))]
    return {(cell, to): after(cubes, cell, to) for cell in movable for to in empty}


def sparse_city(chance):
    """Return a city of mostly junk, with a few action cubes and empty cells near each other."""
    cubes = ["J"] * 100
    middle = chance.randrange(100)
    near = sorted({middle, *near_of(middle), *(far for other in near_of(middle) for far in near_of(other))})
    letters = [*"." * chance.randrange(1, 4), *"R" * chance.randrange(1, 4)][: len(near)]
    for cell, letter in zip(chance.sample(near, len(letters)), letters, strict=True):
        cubes[cell] = letter
    return cubes


def drawn(cubes):
    """Return a city as ten lines."""
    return ["".join(cubes[row * 10 : row * 10 + 10]) for row in range(10)]


@pytest.mark.no_cover
def test_club_in_any_city(amount):
    """The club moves what is open to what is empty, if some action cube, whichever, is open afterwards. [O-16, O-37]"""
    chance = random.Random(16)
    for _ in range(amount(60, 600)):
        cubes = sparse_city(chance)
        wanted = {move for move, city in single_moves(cubes, "open").items() if some_is_left(city)}
        scene = goons(city_=drawn(cubes), open=[1, 0, 0], taken=3, space=0)
        found = set()
        for cell in clubs(scene):
            begun = scene.twin().begin(f"do cube club {cell}")
            found |= {(cell_number(cell), cell_number(move.removeprefix("to "))) for move in begun.moves()}
        assert found == wanted, drawn(cubes)


@pytest.mark.no_cover
@pytest.mark.parametrize("reach", ["open", "any"])
def test_scythe_in_any_city(amount, reach):
    """One or two different cubes, one after the other; some action cube must be open after all of it. [O-28.scythe]"""
    chance = random.Random(28)
    for _ in range(amount(2 if reach == "any" else 12, 14)):
        cubes = sparse_city(chance)
        firsts = set(chance.sample(range(100), 2)) | {cubes.index("R")}
        singles = {move: city for move, city in single_moves(cubes, reach).items() if move[0] in firsts}
        wanted = {move for move, city in singles.items() if some_is_left(city)}
        for (cell, to), city in singles.items():
            pairs = single_moves(city, reach).items()
            wanted |= {(cell, to, *second) for second, last in pairs if second[0] != to and some_is_left(last)}
        scene = goons(city_=drawn(cubes), items=["scythe", "", ""], options={"scythe_reach": reach})
        assert whole_reaps(scene, firsts) == wanted, drawn(cubes)


def whole_reaps(scene, firsts):
    """Return all scythe moves that begin with some cells: from, to, and again for two. [O-41]"""
    found: set[tuple[int, ...]] = set()
    for cell in scene.following("use scythe ") & {f"{first // 10},{first % 10}" for first in firsts}:
        for to in scene.twin().begin(f"use scythe {cell}").moves():
            begun = scene.twin().begin(f"use scythe {cell}", to)
            assert begun.moves(), "a part is legal only if the whole can be completed"
            one = (cell_number(cell), cell_number(to.removeprefix("to ")))
            steps = begun.moves() if begun.s.begun_steps else ["finish"]
            for step in steps:
                if step == "finish":
                    found.add(one)
                    continue
                second = cell_number(step.removeprefix("next "))
                last = begun.twin().begin(step).moves()
                found |= {(*one, second, cell_number(target.removeprefix("to "))) for target in last}
    return found
