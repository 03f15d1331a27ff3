"""The city: what can be taken, what shows, and how cubes are moved. [O-02, O-09, O-16, O-28.scythe]"""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.goons.scenes import CITY, cell_number, city_with, goons

BLOCKED = city_with({"0,0 0,9 9,0 9,9": "J"})  # no cube can be taken
COUNTRY = ["J" * 10] * 10  # nothing but junk, to draw small situations in


def takes(scene):
    """Return the cells from which a cube may be taken."""
    return {move.removeprefix("take ") for move in scene.moves() if move.startswith("take ")}


def clubs(scene, source="cube"):
    """Return the cells from which the nightclub may move a cube."""
    head = f"do {source} club "
    return {move.removeprefix(head) for move in scene.moves() if move.startswith(head) and "energy" not in move}


def reaped(scene):
    """Return the cells from which the scythe may move a cube."""
    return {move.removeprefix("use scythe ") for move in scene.moves() if move.startswith("use scythe ")}


def from_blue(city_, **entries):
    """Return a scene in which seat 0 has put the blue cube of 9,0 on red: its action is open, 9,0 empty."""
    return goons(city_=city_with({"9,0": "B"}, city_), **entries).play("take 9,0 on red")


# ---------------------------------------------------------------- taking


def test_only_corners_of_a_full_city():
    """With no empty cell a cube comes from an outer corner. [O-09]"""
    assert takes(goons()) == {"0,0", "0,9", "9,0", "9,9"}


def test_lower_left_corner():
    """A blue cube in the lower left corner may be taken with no empty cell beside it, junk there never. [O-X7, O-09]"""
    assert goons(city_=city_with({"9,0": "B"})).may("take 9,0 on red")
    assert not goons(city_=city_with({"9,0": "J"})).may("take 9,0 on red")
    beside = goons(city_=city_with({"9,0": "J", "8,0": "."}))
    assert takes(beside) == {"0,0", "0,9", "9,9", "7,0", "8,1"}


def test_next_to_an_empty_cell():
    """Cubes orthogonally next to an empty cell may be taken, not diagonally, and no junk. [O-09]"""
    scene = goons(city_=city_with({"2,2": ".", "2,3": "J"}))
    assert takes(scene) == {"0,0", "0,9", "9,0", "9,9", "1,2", "3,2", "2,1"}


@pytest.mark.parametrize(
    ("empty", "near"),
    [("3,9", {"2,9", "4,9", "3,8"}), ("3,0", {"2,0", "4,0", "3,1"}), ("0,4", {"0,3", "0,5", "1,4"})],
)
def test_the_city_ends_at_its_edge(empty, near):
    """A row's last cell is not next to the following row's first. [O-02, O-09]"""
    city_ = city_with({"4,9 4,0 5,0 2,0": "R", empty: "."})
    assert takes(goons(city_=city_)) == {"0,0", "0,9", "9,0", "9,9"} | near


def test_taking_opens_the_city():
    """The cell of a cube that was taken is empty for the next player. [O-09]"""
    scene = goons().play("take 0,0 on red", "end")
    assert takes(scene) == {"0,9", "9,0", "9,9", "0,1", "1,0"}
    assert scene.cube("0,0") == "."


def test_if_none_can_be_taken_any_may():
    """With junk on all corners and no empty cell any action cube of the city may be taken, no junk. [O-09]"""
    scene = goons(city_=BLOCKED)
    cells = {f"{r},{c}" for r in range(10) for c in range(10) if BLOCKED[r][c] != "J"}
    assert takes(scene) == cells
    scene.play("take 2,7 on red")
    assert scene.cube("2,7") == "."


def test_if_one_can_be_taken_no_other_may():
    """One cube that can be taken is enough for the rule to hold. [O-09]"""
    assert takes(goons(city_=city_with({"9,9": "R"}, BLOCKED))) == {"9,9"}
    empty_among_junk = city_with({"4,4 5,5": ".", "3,4 6,5": "J"}, BLOCKED)
    assert len(takes(goons(city_=empty_among_junk))) == sum(c not in "J." for line in empty_among_junk for c in line)


def test_the_ability_can_open_a_blocked_city():
    """A cell that the ability empties is next to cubes that may be taken then, and only these. [O-09, O-12]"""
    scene = goons(city_=BLOCKED).play("ability 2,3")  # yellow, charlie's
    assert takes(scene) == {"1,3", "3,3", "2,2", "2,4"}


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


def test_what_the_club_may_move():
    """Action and junk cubes on outer corners or next to an empty cell, none other. [O-16]"""
    scene = from_blue(city_with({"8,0": "J"}))
    assert clubs(scene) == {"0,0", "0,9", "9,9", "8,0", "9,1"}
    scene = from_blue(city_with({"0,0": "J"}))
    assert "0,0" in clubs(scene)


def test_where_the_club_moves_to():
    """To any other cell that is empty, near or far. [O-16]"""
    scene = from_blue(city_with({"4,4": "."}))
    scene.begin("do cube club 0,0")
    assert set(scene.moves()) == {"to 4,4", "to 9,0"}
    scene.begin("to 4,4")
    assert (scene.cube("0,0"), scene.cube("4,4"), scene.cube("9,0")) == (".", "R", ".")
    assert scene.names() == ["cube_moved"]


def test_cells_emptied_in_this_turn_count():
    """The cell of this turn's cube and of the ability's are empty: from there, and to there. [O-16]"""
    scene = goons(city_=CITY).play("ability 2,3", "take 9,0 on red")
    assert {"2,2", "2,4", "1,3", "3,3", "8,0", "9,1"} < clubs(scene)
    assert scene.may("do cube club 1,3 to 9,0")
    assert scene.may("do cube club 8,0 to 2,3")


def test_junk_may_be_put_on_a_corner():
    """Later a corner may hold junk. [O-01, O-16]"""
    scene = from_blue(city_with({"8,0": "J"})).play("do cube club 8,0 to 9,0")
    assert scene.cube("9,0") == "J"


def test_no_club_onto_a_cube():
    """A cube is never put on another. [O-16]"""
    scene = from_blue(CITY)
    assert not scene.may("do cube club 0,0 to 0,9")
    assert not scene.may("do cube club 0,0 to 0,0")


CORNERED = city_with({"0,0": ".", "1,0": "R"}, COUNTRY)  # 0,0 alone is empty, 1,0 red, all else junk


def test_something_must_be_left_to_take():
    """The club may not leave no action cube on a corner or next to an empty cell. [O-X16, O-16]"""
    blue: dict[str, Any] = {"open": [1, 0, 0], "taken": 3, "space": 0}
    scene = goons(city_=CORNERED, **blue)
    assert not scene.may("do cube club 0,1 to 0,0")
    assert scene.may("do cube club 1,0 to 0,0")
    assert clubs(scene) == {"1,0"}
    greener = goons(city_=city_with({"0,2": "G"}, CORNERED), **blue)
    assert greener.may("do cube club 0,1 to 0,0")
    assert clubs(greener) == {"1,0", "0,1"}


def test_a_move_may_make_single_cubes_untakable():
    """It is enough that some action cube can be taken afterwards; others may become buried. [O-16, O-37]"""
    city_ = city_with({"0,0": ".", "1,0 0,1": "R", "9,9": "G"}, COUNTRY)
    blue: dict[str, Any] = {"open": [1, 0, 0], "taken": 3, "space": 0}
    assert goons(city_=city_, **blue).may("do cube club 9,9 to 0,0")
    assert goons(city_=city_, **blue).may("do cube club 9,0 to 0,0")


def test_a_blocked_city_may_be_freed():
    """Where nothing could be taken before, the club may move only so that something can be afterwards. [O-16]"""
    city_ = city_with({"4,4": ".", "5,6": "B"}, COUNTRY)
    scene = goons(city_=city_, open=[1, 0, 0], taken=3, space=0)
    assert clubs(scene) == set()
    city_ = city_with({"4,6": "B"}, city_)
    assert clubs(goons(city_=city_, open=[1, 0, 0], taken=3, space=0)) == {"4,5"}


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
    assert reaped(scene) == {"0,0", "0,9", "9,0", "9,9", "3,4", "5,4", "4,3", "4,5"}
    one = scene.twin().play("use scythe 5,4 to 4,4")
    assert (one.cube("4,4"), one.cube("5,4"), one.exhausted(0)) == ("J", ".", ["scythe"])
    assert reaped(one) == set()
    two = scene.twin().play("use scythe 5,4 to 4,4 0,0 to 5,4")
    assert (two.cube("4,4"), two.cube("5,4"), two.cube("0,0")) == ("J", "R", ".")
    assert two.names() == ["reaped", "cube_moved", "cube_moved"]


def test_the_second_cube_may_use_what_the_first_left():
    """[O-28.scythe] The second lies next to what is empty at that moment, and may go where the first came from."""
    scene = goons(city_=city_with({"4,4 4,5": "."}), items=["scythe", "", ""])
    scene.begin("use scythe 3,4", "to 4,4")
    assert "next 2,4" in scene.moves()  # beside the cell that the first has left
    assert "next 5,4" not in scene.moves()  # beside the cell that it has filled
    assert "next 4,4" not in scene.moves()  # the first itself
    assert "next 4,3" not in scene.moves()
    scene.begin("next 2,4")
    assert set(scene.moves()) == {"to 3,4", "to 4,5"}


def test_the_order_of_the_two_is_kept():
    """Its two parts stay in the order given; where both orders are possible they are moves of their own. [Settled]"""
    scene = goons(city_=city_with({"4,4 7,7": "."}), items=["scythe", "", ""])
    one = scene.twin().play("use scythe 3,4 to 4,4 6,7 to 7,7")
    other = scene.twin().play("use scythe 6,7 to 7,7 3,4 to 4,4")
    assert list(one.s.city) == list(other.s.city)
    assert [str(event) for event in one.told[1:]] == [str(event) for event in reversed(other.told[1:])]


def test_scythe_needs_an_empty_cell():
    """[O-28.scythe] In a full city it is not usable; once the turn's cube is taken it is."""
    for reach in ("open", "any"):
        scene = goons(items=["scythe", "", ""], options={"scythe_reach": reach})
        assert reaped(scene) == set()
        scene.play("take 0,0 on red")
        assert {"0,1", "1,0", "9,9"} <= reaped(scene)


def test_scythe_reach_any():
    """[O-28.scythe] `scythe_reach=any`: both cubes may come from anywhere; what was said of the end still holds."""
    entries: dict[str, Any] = {"items": ["scythe", "", ""], "options": {"scythe_reach": "any"}}
    scene = goons(city_=city_with({"4,4": "."}), **entries)
    assert len(reaped(scene)) == 99
    scene.play("use scythe 2,7 to 4,4 7,2 to 2,7")
    assert (scene.cube("2,7"), scene.cube("7,2")) == ("B", ".")
    scene = goons(city_=CORNERED, **entries)
    assert not scene.may("use scythe 5,5 to 0,0")
    assert scene.may("use scythe 5,5 to 0,0 1,0 to 5,5") is False
    assert scene.may("use scythe 5,5 to 0,0 8,8 to 5,5") is False
    assert scene.may("use scythe 1,0 to 0,0 5,5 to 1,0")
    assert scene.may("use scythe 1,1 to 0,0")  # 1,0 is red, beside 1,1


def test_scythe_reach_open_does_not_reach_far():
    """[O-28.scythe] Without the option neither cube may come from the midst."""
    scene = goons(city_=city_with({"4,4": "."}), items=["scythe", "", ""])
    assert not scene.may("use scythe 2,7 to 4,4")
    assert not scene.may("use scythe 3,4 to 4,4 7,2 to 3,4")
    assert scene.may("use scythe 3,4 to 4,4 2,4 to 3,4")


def test_the_club_reaches_no_farther_by_the_option():
    """`scythe_reach=any` is for the scythe alone. [O-16, O-28.scythe]"""
    scene = goons(city_=city_with({"4,4": "."}), open=[1, 0, 0], taken=3, space=0, options={"scythe_reach": "any"})
    assert clubs(scene) == {"0,0", "0,9", "9,0", "9,9", "3,4", "5,4", "4,3", "4,5"}


def test_a_scythe_whose_first_part_leads_nowhere():
    """A part is legal only if the whole can still be completed. [O-41, O-16, O-28.scythe]"""
    scene = goons(city_=CORNERED, items=["scythe", "", ""])
    scene.begin("use scythe 1,0")
    assert scene.moves() == ["to 0,0"]
    for cell in reaped(goons(city_=CORNERED, items=["scythe", "", ""])):
        begun = goons(city_=CORNERED, items=["scythe", "", ""]).begin(f"use scythe {cell}")
        assert begun.moves()


# ---------------------------------------------------------------- both conditions, worked out in another way


def near_of(cell):
    """Return the cells that share a side with one."""
    row, column = divmod(cell, 10)
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return [r * 10 + c for r, c in around if 0 <= r < 10 and 0 <= c < 10]


def is_open(cubes, cell):
    """Tell whether a cube lies on an outer corner or next to an empty cell."""
    return cubes[cell] != "." and (cell in (0, 9, 90, 99) or any(cubes[other] == "." for other in near_of(cell)))


def some_is_left(cubes):
    """Tell whether some action cube lies on an outer corner or next to an empty cell."""
    return any(cubes[cell] in "RYGB" and is_open(cubes, cell) for cell in range(100))


def after(cubes, cell, to):
    """Return the city after a cube was moved."""
    moved = list(cubes)
    moved[cell], moved[to] = ".", cubes[cell]
    return moved


def single_moves(cubes, reach):
    """Return all moves of one cube, with the city after it."""
    empty = [cell for cell in range(100) if cubes[cell] == "."]
    movable = [cell for cell in range(100) if cubes[cell] != "." and (reach == "any" or is_open(cubes, cell))]
    return {(cell, to): after(cubes, cell, to) for cell in movable for to in empty}


def sparse_city(chance):
    """Return a city almost all of junk, with a few action cubes and empty cells near each other."""
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
    """The club moves what is open to what is empty, if some action cube is open afterwards. [O-16]"""
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
    """Return all that the scythe may do, from some cells first: from, to, and again for two."""
    found: set[tuple[int, ...]] = set()
    for cell in reaped(scene) & {f"{first // 10},{first % 10}" for first in firsts}:
        for to in scene.twin().begin(f"use scythe {cell}").moves():
            begun = scene.twin().begin(f"use scythe {cell}", to)
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
