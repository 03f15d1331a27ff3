"""The board, the tiles and the loot of Critter Heist. [H-01 – H-09, H-29 – H-32]"""

from __future__ import annotations

from collections import Counter

import pytest

from rascals.games.heist.components import HAZARDS, SHAPES, TILE_NAMES
from tests.games.heist.scenes import AROUND, EDITIONS, cell_name, fresh, heist

CORNERS = {9: ["0,0", "0,9", "9,9", "9,0"], 11: ["0,0", "0,11", "11,11", "11,0"]}
SIDES = {
    9: [["0,4", "0,5"], ["4,9", "5,9"], ["9,4", "9,5"], ["4,0", "5,0"]],
    11: [["0,5", "0,6"], ["5,11", "6,11"], ["11,5", "11,6"], ["5,0", "6,0"]],
}
CENTRES = {9: ["4,4", "4,5", "5,4", "5,5"], 11: ["5,5", "5,6", "6,5", "6,6"]}
PLAIN_PRESETS = ["2,2", "2,9", "9,9", "9,2", "2,5", "5,9", "9,6", "6,2"]
GROUNDS = {"start": range(2, 6), "side": range(6, 10), "centre": [10], "plain": [11], "security": [12], "trap": [13]}
MIX = {
    "v1": {"cross": (8, 4, 3), "T": (23, 12, 7), "corner": (20, 10, 6), "straight": (15, 7, 5)},
    "v2": {"cross": (5, 3, 2), "T": (16, 7, 5), "corner": (13, 7, 4), "straight": (10, 5, 3)},
}


def edge(edition):
    """Return the last row and column."""
    return 11 if edition == "v1" else 9


def ground(scene, kind):
    """Return the cells whose ground is of a kind."""
    return {cell_name(cell) for cell, number in enumerate(scene.s.ground) if number in GROUNDS[kind]}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_board_has_its_fixed_cells(edition):
    """12 × 12 or 10 × 10 cells; starts, stashes and presets stand where the table says. [H-01]"""
    scene, last = fresh(edition), edge(edition)
    on_board = {cell_name(cell) for cell, number in enumerate(scene.s.ground) if number}
    assert on_board == {f"{row},{column}" for row in range(last + 1) for column in range(last + 1)}
    assert ground(scene, "start") == set(CORNERS[last])
    assert ground(scene, "side") == {cell for cells in SIDES[last] for cell in cells}
    assert ground(scene, "centre") == set(CENTRES[last])
    assert ground(scene, "plain") == (set(PLAIN_PRESETS) if edition == "v1" else set())
    assert ground(scene, "security") == (set() if edition == "v1" else {"2,2", "7,7"})
    assert ground(scene, "trap") == (set() if edition == "v1" else {"2,7", "7,2"})


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_crews_begin_in_corners_in_turn_order(edition, players):
    """The start player is at 0,0, the others follow clockwise; two stand opposite each other. [H-02, H-29]"""
    corners = CORNERS[edge(edition)]
    used = [corners[0], corners[2]] if players == 2 else corners[:players]
    for first in range(players):
        scene = fresh(edition, players, first=first)
        assert scene.s.first == first
        assert [scene.at((first + turn) % players) for turn in range(players)] == used


def test_the_start_player_is_random():
    """Each seat may be the first, about as often. False alarms: chi-square 16.3 with 3 freedoms, 1 in 1000. [H-29]"""
    firsts = Counter(fresh("v3", 4, seed).s.first for seed in range(200))
    assert sum((firsts[seat] - 50) ** 2 / 50 for seat in range(4)) < 16.3


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_corner_where_nobody_began_is_a_start_tile(edition):
    """An unused corner is a start tile: loot is scored there, or a heist ended. [H-02]"""
    last = edge(edition)
    corner = CORNERS[last][1]
    if edition == "v1":
        tiles = {f"0,{last - 1}": "straight r90"}
        scene = heist(edition, tiles=tiles, at=[f"0,{last - 1}"], carried=["4"]).play("move e")
        assert (scene.at(0), scene.banked(0), scene.carried(0)) == (corner, [4], [])
        return
    scene = heist(edition, at=[corner], carried=["4"], top_loot_taken=1)
    assert "escape" in scene.moves()
    assert ("score" in scene.moves()) == (edition in ("v3", "v4"))


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_tiles_are_those_of_the_table(edition):
    """120 or 80 path tiles, the printed number of each shape and hazard. [H-03]"""
    scene = fresh(edition)
    mix = MIX["v1" if edition == "v1" else "v2"]
    wanted = {f"{shape}-{hazard}": count for shape in SHAPES for hazard, count in zip(HAZARDS, mix[shape], strict=True)}
    found = {TILE_NAMES[kind]: count for kind, count in scene.total["tiles"].items()}
    assert found == wanted
    assert sum(found.values()) == (120 if edition == "v1" else 80)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_loot_lies_where_it_should(edition, players):
    """Centre, sides, presets; one more of 2 at each side with four players in v3 to v5. [H-07]"""
    scene, last = fresh(edition, players), edge(edition)
    assert scene.loot(CENTRES[last][0]) == ([10, 7, 4] if edition == "v1" else [8, 6, 4])
    more = [2] if players == 4 and edition in ("v3", "v4", "v5") else []
    assert all(scene.loot(cells[0]) == [4, *more] for cells in SIDES[last])
    presets = PLAIN_PRESETS if edition == "v1" else ["2,2", "7,7", "2,7", "7,2"]
    assert all(scene.loot(cell) == ([] if edition == "v1" else [2]) for cell in presets)
    assert sum(scene.total["loot"].values()) == 3 + 4 + 4 * len(more) + (0 if edition == "v1" else 4)


# ---------------------------------------------------------------- paths and places


def test_a_start_has_paths_on_its_inner_edges():
    """From a start one goes over its two inner edges, where a path comes to meet it. [H-30]"""
    scene = heist("v3", tiles={"0,1": "straight r90", "1,0": "straight"})
    assert scene.steps() == {"e", "s"}


@pytest.mark.parametrize("tiles", [{"0,1": "straight"}, {"0,1": "corner r0"}, {"0,1": "corner r90"}])
def test_a_wall_on_either_side_is_no_connection(tiles):
    """Neighbours are connected only where both touching edges have a path. [H-30, H-14]"""
    assert "move e" not in heist("v3", tiles=tiles).moves()
    assert "move e" in heist("v3", tiles={"0,1": "corner r180"}).moves()


SHAPED = [
    ("straight", "r0", "ns"), ("straight", "r90", "ew"), ("corner", "r0", "ne"), ("corner", "r90", "es"),
    ("corner", "r180", "sw"), ("corner", "r270", "nw"), ("T", "r0", "new"), ("T", "r90", "nes"), ("T", "r180", "esw"),
    ("T", "r270", "nsw"), ("cross", "r0", "nesw"),
]  # fmt: skip


@pytest.mark.parametrize(("shape", "turn", "ways"), SHAPED)
def test_shapes_turn_clockwise(shape, turn, ways):
    """At r0 a straight leads n and s, a corner n and e, a T w, n and e, a cross everywhere; r90 is clockwise. [H-31]"""
    scene = heist("v5", tiles=AROUND | {"3,3": f"{shape} {turn}"}, at=["3,3"])
    assert scene.steps() == set(ways)


@pytest.mark.parametrize(
    ("kind", "turns"),
    [
        ("cross", ["r0"]),
        ("straight", ["r0", "r90"]),
        *((kind, ["r0", "r90", "r180", "r270"]) for kind in ("corner", "T")),
    ],
)
def test_only_orientations_that_differ_are_offered(kind, turns):
    """A mole may lay a tile in each of its different orientations, and in no other. [H-31]"""
    scene = heist("v5", tiles={"3,3": "T-trap"}, hands=["mole"], stack=kind).play("play mole")
    assert scene.moves() == {f"place {turn} at 3,3" for turn in turns} | {"leave"}


@pytest.mark.parametrize("entry", ["0,3", "0,6", "1,4", "1,5"])
def test_a_stash_is_one_place(entry):
    """Entered from any side it is the same place, named by its top-left cell, left over any outer edge. [H-05, H-14]"""
    tiles = dict.fromkeys(["0,3", "0,6", "1,4", "1,5"], "cross")
    way = {"0,3": "e", "0,6": "w", "1,4": "n", "1,5": "n"}[entry]
    scene = heist("v3", tiles=tiles, at=[entry], loot={"0,4": "4"}).play(f"move {way}", "take")
    assert scene.at(0) == "0,4"
    assert scene.carried(0) == [4]
    assert scene.steps() == set(tiles)


def test_a_stash_counts_as_one_step():
    """From one side of the centre to the other it is two steps, so a hook reaches across. [H-05]"""
    tiles = {"2,4": "straight", "3,4": "straight-trap", "6,5": "straight", "7,5": "straight"}
    scene = heist("v3", tiles=tiles, at=["2,4"], carried=["2"], traps="hook")
    scene.play("move s")
    assert scene.asked == "drop 1"
    assert scene.moves() == {"drop 2,4", "drop 4,4", "drop 6,5"}


def test_crews_share_places_freely():
    """A crew may enter where another stands. [H-06]"""
    scene = heist("v3", tiles=AROUND, at=["3,3", "3,4"]).play("move e")
    assert scene.at(0) == scene.at(1) == "3,4"


def test_nobody_leaves_the_board_or_enters_an_empty_cell():
    """Neither the edge of the board nor an empty cell can be entered, ferret or not. [H-14]"""
    scene = heist("v5", tiles={"0,1": "cross", "0,2": "straight"}, at=["0,1"], hands=["ferret"])
    assert scene.steps() == {"w"}
    scene.play("play ferret")
    assert scene.steps() == {"w", "e"}


# ---------------------------------------------------------------- where tiles may lie


def beside(cells):
    """Return the cells of a board of ten by ten that lie beside others."""
    near = {(row + up, column + right) for row, column in (map(int, cell.split(",")) for cell in cells)
            for up, right in ((1, 0), (-1, 0), (0, 1), (0, -1))}  # fmt: skip
    return {f"{row},{column}" for row, column in near if 0 <= row < 10 and 0 <= column < 10}


def test_the_first_tiles_join_any_place_but_anothers_start():
    """v1, v2: beside a start, a preset or a stash, an unused corner too, not beside another's start. [H-04, H-X12]"""
    scene = fresh("v2", first=0)
    while scene.s.phase == 0:
        scene.play_first()
    fixed = {cell for kind in GROUNDS for cell in ground(scene, kind)}
    joined = beside(fixed) - fixed
    assert scene.cells() == joined - {"9,8", "8,9"}
    scene.play(next(move for move in scene.moves() if move.endswith("at 4,3")))
    assert joined - scene.cells() == {"0,1", "1,0", "4,3"}


def test_a_tile_must_be_connected_where_it_joins():
    """On a cell beside one place only, the tile must lead to it. [H-04]"""
    scene = heist("v3", tiles={"3,3": "straight", "4,3": "cross"}, at=["4,3"], stack="corner")
    scene.play("move n")
    assert scene.moves() == {"place corner-plain r90 at 2,3", "place corner-plain r180 at 2,3"}


def test_other_edges_may_mismatch():
    """A tile joined to the crew's place may run into the wall of another. [H-04]"""
    tiles = {"3,3": "straight", "4,3": "cross", "2,4": "straight"}
    scene = heist("v3", tiles=tiles, at=["4,3"], stack="corner").play("move n")
    assert "place corner-plain r90 at 2,3" in scene.moves()  # e and s; 2,4 has no path to the west


@pytest.mark.parametrize("edition", ["v3", "v5"])
def test_a_tile_placed_on_arrival_joins_the_crews_place_not_another(edition):
    """v3 to v5: joined to the crew's place; that it fits another place does not count. [H-04]"""
    tiles = {"3,3": "straight", "4,3": "cross", "2,4": "straight r90"}
    scene = heist(edition, tiles=tiles, at=["4,3"], stack="straight").play("move n")
    if edition == "v5":
        scene.play("draw")
    kind = "straight-plain " if edition == "v3" else ""
    assert scene.moves() == {f"place {kind}r0 at 2,3"}


# ---------------------------------------------------------------- loot


def step_on(edition, loot, **entries):
    """Return a scene after seat 0 has stepped from 3,3 to the loot of 3,4."""
    return heist(edition, tiles=AROUND, at=["3,3"], loot={"3,4": loot, "5,5": "4"}, **entries).play("move e")


@pytest.mark.parametrize(
    ("edition", "options", "loot", "moves"),
    [
        *((edition, {}, "4 2", ["take"]) for edition in ("v1", "v2", "v3", "v4")),
        ("v5", {}, "4 2", ["take gourd", "take apple"]),
        ("v5", {}, "4 4", ["take"]),
        ("v5", {"choose_food": "highest"}, "4 2", ["take"]),
    ],
)
def test_what_is_taken(edition, options, loot, moves):
    """v1 to v4: one token an entry, the highest, or none; v5: any food that lies there. [H-08]

    Where all food is alike `take` says it; `choose_food=highest`: the highest, as in v1 to v4. [H-50]
    """
    scene = step_on(edition, loot, options=options)
    assert (scene.asked, scene.moves()) == ("take 0", {*moves, "leave"})
    first, second = map(int, loot.split())
    scene.play(moves[-1])
    taken, left = (second, first) if len(moves) > 1 else (first, second)
    assert (scene.carried(0), scene.loot("3,4"), scene.asked) == ([taken], [left], None)


def test_who_declined_must_enter_again():
    """After `leave` nothing is asked until the place is entered again. [H-08]"""
    scene = step_on("v3", "4").play("leave")
    assert scene.asked is None
    scene.play("move w", "end", "end", "move e")
    assert scene.asked == "take 0"


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
@pytest.mark.parametrize("place", ["0,4", "4,4", "2,2"])
def test_one_token_of_each_stash_and_preset_ever(edition, place):
    """v2 to v5: who has had a token of a stash or preset takes no second there; another player may. [H-08]"""
    entry = {"0,4": "1,4", "4,4": "3,4", "2,2": "3,2"}[place]
    way, back = ("s", f"move {entry}") if place == "4,4" else ("n", "move s" if place == "2,2" else f"move {entry}")
    scene = heist(edition, tiles={entry: "cross"}, at=[entry, entry], loot={place: "4 2"}, suspicion=[0, 0])
    scene.play(f"move {way}", "take gourd" if edition == "v5" else "take")
    scene.play(back, "end", f"move {way}")
    assert scene.asked == "take 1"
    scene.play("take", "end") if scene.may("take") else scene.play("take apple", "end")
    assert scene.loot(place) == []
    scene.adds_loot(scene.s.loot[scene.s.at[1]])
    scene.play(f"move {way}")
    assert scene.asked is None


def test_v1_has_no_such_limit():
    """v1: a second and third token of a stash may be taken once the one before is banked. [H-08, H-X8]"""
    scene = heist("v1", tiles={"4,5": "cross"}, at=["4,5"], loot={"5,5": "10 7 4"})
    for kind, value in enumerate([10, 7, 4]):
        assert scene.play("move s", "take").carried(0) == [value]
        scene.s.carried[0][kind], scene.s.banked[0][kind] = 0, 1
        scene.play(*["end", "end", "move 4,5", "end", "end"] * (value > 4))


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_tokens_on_paths_are_outside_the_limit(edition):
    """From the same path tile a player may take one token after another, and one hooked onto a start. [H-08, H-X8]"""
    scene = step_on(edition, "2 2").play("take", "move w", "end", "end", "move e", "take")
    assert scene.carried(0) == [2, 2]
    scene = heist(edition, tiles={"0,1": "cross"}, at=["0,1"], loot={"0,0": "2"})
    scene.s.taken[0] = [1] * len(scene.s.taken[0])
    assert scene.play("move w").asked == "take 0"


def test_v1_carries_one():
    """[H1-08] A crew that carries loot cannot take another and is not asked."""
    scene = step_on("v1", "4", carried=["7"])
    assert (scene.asked, scene.carried(0)) == (None, [7])


@pytest.mark.parametrize("start", ["0,0", "0,11", "11,11"])
def test_v1_banks_on_any_start(start):
    """[H1-08] Loot is banked by itself on entering anyone's start tile; a −1 token is no loot."""
    row, column = map(int, start.split(","))
    cell = f"{row},{1 if column == 0 else 10}"
    scene = heist("v1", tiles={cell: "cross"}, at=[cell, "11,11"], carried=["7"], points=[-1])
    scene.play("move w" if column == 0 else "move e")
    assert (scene.banked(0), scene.carried(0), scene.asked, scene.score(0)) == ([7], [], None, 6)


def test_v1_banks_at_the_beginning_of_the_own_turn():
    """[H1-08] A crew that begins its own turn on a start tile banks what it carries."""
    scene = heist("v1", carried=["", "7"], begin=True, turn=1)
    assert (scene.banked(1), scene.carried(1)) == ([7], [])


@pytest.mark.parametrize("edition", ["v3", "v4"])
def test_score_banks_everything_and_ends_the_turn(edition):
    """`score` is for one who begins the turn on a start tile with loot, before any other action. [H-09]"""
    scene = heist(edition, tiles={"0,1": "cross"}, hands=["squirrel squirrel"], carried=["8 2"])
    assert "score" in scene.moves()
    assert "score" not in scene.twin().play("play squirrel").moves()
    assert "score" not in scene.twin().play("move e", "move w").moves()
    scene.play("score")
    assert (scene.banked(0), scene.carried(0), scene.s.turn) == ([8, 2], [], 1)
    assert "score" not in scene.moves()  # seat 1 stands on a start and carries nothing


@pytest.mark.parametrize("edition", ["v3", "v4"])
def test_nobody_scores_in_two_turns_running(edition):
    """Not in two consecutive own turns; in the one after again. [H-09, H-X35]"""
    scene = heist(edition, carried=["4"]).play("score", "end")
    scene.adds_loot(scene.s.carried[0])
    assert "score" not in scene.moves()
    assert "score" in scene.play("end", "end").moves()


@pytest.mark.parametrize("edition", ["v3", "v4"])
def test_scored_loot_no_longer_counts_as_carried(edition):
    """After `score` security gives 1 suspicion again. [H-09, H-20]"""
    scene = heist(edition, tiles={"0,1": "cross-security"}, carried=["8"])
    assert scene.twin().play("move e").s.suspicion[0] == 2
    scene.play("score", "end", "move e")
    assert scene.s.suspicion[0] == 1
