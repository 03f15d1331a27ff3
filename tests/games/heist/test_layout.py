"""The layout of v1 and v2, and tiles placed on arrival in v3, v4 and v5. [H-12, H3-15, H4-15, H5-15, H-16, H-34]"""

from __future__ import annotations

import pytest

from rascals.games.heist.components import TILE_NAMES, TURNS
from rascals.games.heist.state import HEIST, LAYOUT
from tests.games.heist.scenes import AROUND, fresh, heist

REMOVED = {"v1": {2: 60, 3: 50, 4: 40}, "v2": {2: 56, 3: 43, 4: 24}}


def hired(edition, players=2, seed=1, **options):
    """Return a game whose hiring is over."""
    scene = fresh(edition, players, seed, first=0, **options)
    while scene.s.phase != LAYOUT:
        scene.play_first()
    return scene


# ---------------------------------------------------------------- layout


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", REMOVED)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tiles_are_removed_unseen(edition, players):
    """60, 50, 40 of 120 or 56, 43, 24 of 80 tiles are not laid out; they become the unused tiles. [H-12]"""
    scene = hired(edition, players)
    laid = (120 if edition == "v1" else 80) - REMOVED[edition][players]
    assert scene.s.stack_size - scene.s.set_aside + scene.s.shown == laid
    assert (scene.asked, len(scene.shown().split())) == ("place 0", 1)
    assert all(move.startswith("place r") for move in scene.moves()), "openly, and compulsorily"
    turns = []
    while scene.s.phase == LAYOUT:
        turns.append(scene.acting[0])
        scene.play_first()
    assert len(scene.tiles()) == len(turns) <= laid
    assert scene.s.stack_size == scene.total["tiles"].total() - len(turns)
    assert scene.s.set_aside == 0
    assert turns[: 2 * players] == list(range(players)) * 2
    assert (scene.s.phase, scene.s.turn, scene.acting) == (HEIST, 0, [0])


def test_nobody_places_beside_anothers_start():
    """v1, v2: not adjacent to the start of another player of this game. [H-04]"""
    scene = hired("v1", 3)
    firsts, seconds = ["0,1", "1,0"], ["0,10", "1,11"]
    for own, others, cell in (firsts, seconds, "5,4"), (seconds, firsts, "4,5"):
        cells = scene.cells()
        assert not cells & {*others, "10,11", "11,10"}
        assert cells >= {*own, "10,0", "11,1"}  # nobody began at 11,0
        scene.play(next(move for move in scene.moves() if move.endswith(f"at {cell}")))


def test_who_has_no_legal_cell_passes_without_drawing():
    """A player without a legal cell passes by itself, undrawn; with nobody left the layout ends. [H-12]"""
    lines = ["1.CCCCCCCCC2", ".CCCCCCCCCCC", *["C" * 12] * 9, "4CCCCCCCCCC3"]
    scene = hired("v1", 2, data={"v1": {"layout": {"map": lines}}})
    drawn = scene.s.stack_size
    assert scene.cells() == {"0,1", "1,0"}
    scene.play_first()
    assert scene.acting == [0]
    assert scene.s.stack_size == drawn - 1
    scene.play_first()
    assert (scene.s.phase, scene.s.stack_size, scene.s.set_aside) == (HEIST, drawn - 1, 0)


def test_the_first_cell_of_a_changed_map_may_be_the_only_one():
    """On a map with its starts elsewhere a tile goes to 0,0 as to any empty cell. [H-12, H-04]"""
    lines = [".CCCCCCCCCCC", *["C" * 12] * 9, "CCCCCCCCCC12", "CCCCCCCCCC43"]
    scene = hired("v1", 2, data={"v1": {"layout": {"map": lines}}})
    assert scene.cells() == {"0,0"}


# ---------------------------------------------------------------- v3


def test_v3_places_two_beside_the_start_before_the_first_turn():
    """[H3-15] Each, in turn order, draws two tiles openly and places them next to their start."""
    scene = fresh("v3", 3, first=1)
    for seat in range(3):
        scene.keep_dealt(seat)
    order = []
    while scene.s.turn == -1:
        order.append(scene.acting[0])
        scene.play_first()
    assert order == [1, 1, 2, 2, 0, 0]
    assert scene.tiles() == {"0,1", "1,0", "0,8", "1,9", "9,8", "8,9"}
    assert scene.acting == [1]


def test_v3_draws_as_many_as_there_are_open_cells():
    """[H3-15] k open cells: k tiles are drawn openly and placed on them in any order, all of them."""
    scene = heist("v3", tiles={"3,3": "cross", "4,3": "cross"}, at=["4,3"], stack="T corner straight cross")
    scene.play("move n")
    assert scene.asked == "place 0"
    assert sorted(scene.shown().split()) == ["T-plain", "corner-plain", "straight-plain"]
    kinds = {move.split()[1] for move in scene.moves()}
    assert kinds == {"T-plain", "corner-plain", "straight-plain"}
    assert scene.cells() == {"2,3", "3,2", "3,4"}
    scene.play("place straight-plain r0 at 2,3", "place T-plain r0 at 3,4")
    assert {move.split()[1] for move in scene.moves()} == {"corner-plain"}
    scene.play("place corner-plain r0 at 3,2")
    assert (scene.asked, scene.stack()) == (None, "cross-plain")


def test_an_open_cell_beside_two_of_a_stash_is_one():
    """[H3-15, H-30] Round a stash with a corner, from a changed map, each open cell counts once, the one within too."""
    lines = ["1........2", *["." * 10] * 3, "...aa.....", "...a......", *["." * 10] * 3, "4........3"]
    scene = heist("v3", tiles={"3,4": "cross"}, at=["3,4"], stack=" ".join(["cross"] * 9),
                  data={"v3": {"layout": {"map": lines}, "limits": {"side": 0}}})  # fmt: skip
    scene.play("move s")
    assert len(scene.shown().split()) == 6


@pytest.mark.parametrize(("entry", "way", "visits"), [("1,4", "n", [2, 1]), ("3,4", "s", [3, 3, 1])])
def test_v3_places_at_most_two_at_a_side_stash_and_three_at_the_centre(entry, way, visits):
    """[H3-15, H-X13] At a side stash two a visit, at the centre three, on cells of one's choice; then again so many."""
    tiles = {entry: "straight", "2,4": "cross", "9,8": "straight r90"}
    scene = heist("v3", tiles=tiles, at=[entry], stack=" ".join(["cross"] * sum(visits)))
    cells = len(scene.twin().play(f"move {way}").cells())
    for count in visits:
        scene.play(f"move {way}")
        assert (len(scene.shown().split()), len(scene.cells())) == (count, cells)
        for _ in range(count):
            scene.play(max(scene.moves()))
        assert scene.asked is None
        cells -= count
        scene.play(f"move {entry}", "end", "end")


def test_v3_presets_are_ordinary():
    """[H3-15] On a preset as many tiles as there are open cells are placed."""
    scene = heist("v3", tiles={"3,2": "cross"}, at=["3,2"], stack="T T T T").play("move n")
    assert len(scene.shown().split()) == 3


# ---------------------------------------------------------------- v4


def test_v4_deals_one_two_three_four():
    """[H4-15, H-X2] Tile hands of 1, 2, 3, 4 in turn order, from the top of the stack, when hiring ends; all place."""
    scene = fresh("v4", 4, first=2)
    stack = scene.stack().split()
    for seat in range(4):
        scene.keep_dealt(seat)
    assert scene.asked == "place 2"
    hands = [scene.held(seat).split() for seat in (2, 3, 0, 1)]
    assert hands == [sorted_tiles(stack[at : at + size]) for at, size in ((0, 1), (1, 2), (3, 3), (6, 4))]
    scene.play_first()
    assert (scene.acting, len(scene.held(2).split())) == ([2], 3)
    while scene.s.turn == -1:
        scene.play_first()
    assert [len(scene.held(seat).split()) for seat in (2, 3, 0, 1)] == [2, 3, 1, 2]


def sorted_tiles(names):
    """Return tiles in the order in which they are numbered."""
    return sorted(names, key=TILE_NAMES.index)


def test_v4_places_from_the_hand_and_refills_an_empty_one():
    """[H4-15] While the hand has a tile and open cells remain one is placed; an empty hand draws three at once."""
    scene = heist("v4", tiles={"3,3": "cross", "4,3": "cross"}, at=["4,3"], held=["T"], stack="corner straight cross T")
    scene.play("move n", "place T-plain r0 at 3,4")
    assert scene.held(0).split() == sorted_tiles(["corner-plain", "straight-plain", "cross-plain"])
    assert scene.asked == "place 0"
    scene.play("place straight-plain r0 at 2,3", "place corner-plain r0 at 3,2")
    assert (scene.asked, scene.held(0), scene.stack()) == (None, "cross-plain", "T-plain")


@pytest.mark.parametrize(("entry", "way"), [("1,4", "n"), ("3,4", "s")])
def test_v4_places_one_on_a_stash_a_visit(entry, way):
    """[H4-15] On a stash one a visit, from entering to leaving: none at the next turn's start."""
    scene = heist("v4", tiles={entry: "cross", "2,4": "cross"}, at=[entry], held=["T T T", ""])
    scene.play(f"move {way}")
    assert scene.asked == "place 0"
    scene.play_first()
    assert scene.asked is None
    scene.play("end", "end")
    assert scene.asked is None


def test_v4_places_at_the_start_of_each_own_turn():
    """[H4-15, H-X35] Before score, escape or any action of the own turn a tile is placed while an open cell remains."""
    tiles = {"0,1": "cross"}
    scene = heist("v4", held=["T T T", "T T T"], tiles=tiles, begin=True, carried=["4"], top_loot_taken=1)
    assert scene.moves() <= {f"place T-plain r{turn} at 1,0" for turn in (0, 90, 180, 270)}
    assert {"score", "escape"} <= scene.play_first().moves()


# ---------------------------------------------------------------- v5


def test_v5_draws_if_it_likes():
    """[H5-15] `draw` looks at the top tile alone and places it; again until `stop`."""
    scene = heist("v5", tiles={"3,3": "cross", "4,3": "cross"}, at=["4,3"], stack="T corner straight cross")
    scene.play("move n")
    assert scene.asked == "draw 0"
    assert scene.moves() == {"draw", "stop"}
    scene.play("draw")
    assert scene.asked == "place 0"
    assert scene.cells() == {"2,3", "3,2", "3,4"}
    assert "stop" not in scene.moves()
    scene.play("place r90 at 2,3")
    assert scene.moves() == {"draw", "stop"}
    scene.play("stop")
    assert (scene.asked, scene.stack()) == (None, "corner-plain straight-plain cross-plain")


def test_v5_draws_until_no_open_cell_remains():
    """[H5-15] Without an open cell nothing is asked any more."""
    scene = heist("v5", tiles={"3,3": "straight", "4,3": "cross"}, at=["4,3"], stack="straight straight")
    assert scene.play("move n", "draw", "place r0 at 2,3").asked is None


@pytest.mark.parametrize(("entry", "way", "most"), [("3,4", "s", 4), ("1,4", "n", 3)])
def test_v5_draws_four_at_the_centre(entry, way, most):
    """[H5-15] At the centre at most four tiles an arrival; at a side stash any number, here as many as find room."""
    scene = heist("v5", tiles={entry: "cross", "2,4": "cross"}, at=[entry], stack=" ".join(["cross"] * 8))
    scene.play(f"move {way}")
    for _ in range(most):
        scene.play("draw").play_first()
    assert scene.asked is None


def test_v5_draws_at_any_moment_until_it_has_left_its_start():
    """[H5-15] Until the crew has first left its start it may draw at any moment of its own turn; not later."""
    scene = heist("v5", stack="cross cross cross", hands=["squirrel"], left_start=[0, 0])
    assert {"draw", "end"} <= scene.moves()
    scene.play("play squirrel")
    assert "draw" in scene.moves()
    scene.play("draw", "place r0 at 0,1")
    assert "draw" in scene.moves()
    scene.play("move e", "stop", "move w")
    assert scene.asked == "draw 0"  # that is an arrival
    scene.play("stop")
    assert "draw" not in scene.moves()
    scene.play("end", "end")
    assert "draw" not in scene.moves()


def test_without_place_optional_v5_must_draw():
    """[H5-15] `place_optional=false`: no `stop` while a tile can be drawn; at first before all. [H-50]"""
    options = {"place_optional": False}
    scene = heist("v5", stack="cross cross cross cross", options=options, begin=True)
    assert scene.asked == "draw 0"
    assert scene.moves() == {"draw"}
    scene.play("draw", "place r0 at 0,1")
    assert scene.moves() == {"draw"}
    scene.play("draw", "place r0 at 1,0")
    assert scene.asked is None
    scene.play("move e")
    assert scene.moves() == {"draw"}


# ---------------------------------------------------------------- nothing to place, nobody to move


@pytest.mark.parametrize("edition", ["v3", "v5"])
def test_an_empty_stack_gives_nothing(edition):
    """With an empty stack nothing is drawn and nothing asked. [H-16]"""
    scene = heist(edition, tiles={"3,3": "cross", "4,3": "cross"}, at=["4,3"]).play("move n")
    assert scene.asked is None
    assert "draw" not in heist("v5", left_start=[0, 0]).moves()


def test_tiles_held_are_placed_from_an_empty_stack():
    """v4's hand and v5's held tile are still placed; a refill takes what is left. [H-16]"""
    scene = heist("v4", tiles={"3,3": "cross", "4,3": "cross"}, at=["4,3"], held=["T"], stack="corner straight")
    scene.play("move n", "place T-plain r0 at 3,4")
    assert scene.held(0) == "straight-plain corner-plain"
    scene = heist("v4", tiles={"3,3": "cross", "4,3": "cross"}, at=["4,3"], held=["T"])
    assert scene.play("move n", "place T-plain r0 at 3,4").asked is None
    scene = heist("v5", tiles={"3,3": "cross", "4,3": "cross"}, at=["4,3"], held=["T"])
    scene.play("move n")
    turned = {move.split(" at ")[0] for move in scene.moves()}
    assert turned == {"stop", *(f"place held {turn}" for turn in TURNS)}
    scene.play("place held r0 at 3,4")
    assert scene.asked is None


def test_v3_with_too_few_tiles_chooses_the_cells():
    """With fewer tiles than open cells the player chooses where. [H-16]"""
    scene = heist("v3", tiles={"3,3": "cross", "4,3": "cross"}, at=["4,3"], stack="T").play("move n")
    assert scene.cells() == {"2,3", "3,2", "3,4"}
    assert scene.play("place T-plain r0 at 3,2").asked is None


@pytest.mark.parametrize(("edition", "asked"), [("v1", None), ("v2", None), ("v3", "place 0"), ("v5", "draw 0")])
def test_a_crew_that_cannot_move_places_at_its_turns_start(edition, asked):
    """v3, v5: as on arrival; v1, v2: it stays until a card helps. [H-34]"""
    scene = heist(edition, tiles={"3,3": "cross"}, at=["3,3", "9,9"], stack="T T T T T", begin=True)
    assert scene.asked == asked
    assert {"end"} <= scene.moves() or asked
    can_move = heist(edition, tiles=AROUND, at=["3,4", "9,9"], stack="T T T T T", begin=True)
    assert can_move.asked is None, "only a crew without a connected neighbour"


def test_v3_that_cannot_leave_its_start_places_there_again():
    """v3: also on its start. v5: only once it has left it. [H-34]"""
    assert heist("v3", stack="T T T", begin=True).asked == "place 0"
    scene = heist("v5", stack="T T T", begin=True, left_start=[0, 0])
    assert scene.asked is None
    assert "draw" in scene.moves()


def test_v4_stuck_on_a_stash_places_one_more():
    """v4: on a stash the limit starts over for a crew that begins its turn without a connected neighbour. [H-34]"""
    tiles = {"1,4": "cross"}
    scene = heist("v4", tiles=tiles, at=["0,4", "9,9"], held=["T T T"], placed=[1, 0], begin=True)
    assert scene.asked is None
    scene = heist("v4", at=["0,4", "9,9"], held=["T T T"], placed=[1, 0], begin=True)
    assert scene.asked == "place 0"
    scene.play_first()
    assert scene.asked is None


def test_v5_stuck_at_the_centre_has_four_again():
    """v5: limits start over. [H-34]"""
    scene = heist("v5", at=["4,4", "9,9"], stack=" ".join(["straight"] * 8), begin=True)
    assert scene.asked == "draw 0"
    for _ in range(4):
        scene.play("draw").play_first()
    assert scene.asked is None
