"""What people really try that Critter Heist does not allow: each is refused with its clause, in every language."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from rascals.core import rules
from rascals.core.game import Game
from rascals.core.rows import clear
from rascals.games.heist import BOX
from rascals.games.heist.box import CRITTER_NAMES, SIDE, TILE_NAMES
from rascals.games.heist.moves import VERBS
from rascals.games.heist.refusals import REASONS
from rascals.games.heist.state import HEIST
from rascals.games.heist.turns import stand_on_starts
from rascals.words import Words, languages
from tests.games.heist.scenes import OPTIONS, walk

NAMES = ("Ann", "Bob", "Cleo", "Dan")


def cell(name: str) -> int:
    """Return the number of a cell written `row,column`."""
    row, column = map(int, name.split(","))
    return row * SIDE + column


def hiring(edition: str) -> Any:
    """Return a game for two as it begins, with seat 0 first."""
    s = Game.choose(BOX, 2, edition).record(1)
    rules.setup(s)
    while s.first != 0:
        s = Game.choose(BOX, 2, edition).record(s.chance[0] & 0xFFFF)
        rules.setup(s)
    return s


def heist(edition: str, tiles: str = "", hand: str = "", table: str = "", at: str = "0,0", **fields: Any) -> Any:
    """Return a turn of seat 0 with nothing used: `tiles` as `0,1 straight-plain 1; …`, hand and table of seat 0."""
    s = hiring(edition)
    s.phase, s.turn, s.round, s.pending = HEIST, 0, 1, 0
    stand_on_starts(s)
    for tile in filter(None, tiles.split("; ")):
        where, kind, turned = tile.split()
        s.tile[cell(where)], s.turned[cell(where)] = TILE_NAMES.index(kind) + 1, int(turned)
    for row, cards in ((s.hand[0], hand), (s.table[0], table)):
        clear(row)
        for card in cards.split():
            row[CRITTER_NAMES.index(card)] += 1
    s.at[0] = cell(at)
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def refused(s: Any, seat: int, steps: str) -> Any:
    """Make small steps, joined by `; `, as far as they are legal; return why the first other one is refused."""
    for step in steps.split("; "):
        move, row = VERBS.parse(step), [0] * BOX.room(s)
        assert move is not None, step
        if move.action not in row[: rules.legal(s, seat, row)]:
            return BOX.refusal(s, seat, move)
        BOX.rules.apply(s, seat, move.action)
    return None


def arriving(edition: str, tiles: str, **fields: Any) -> Any:
    """Return a turn in which seat 0 has just gone east."""
    s = heist(edition, tiles, **fields)
    BOX.rules.apply(s, 0, VERBS.parse("move e").action)
    return s


EAST = "0,1 straight-plain 1"  # a straight along the edge, east of the first start
UPRIGHT = "0,1 straight-plain 0"
CASES = [
    (lambda: heist("v2", EAST), 1, "move e", "H-29", "It is not your turn: Ann is playing."),
    (lambda: hiring("v1"), 1, "look 1", "H-39", "First Ann has a question to answer."),
    (lambda: hiring("v1"), 0, "move e", "H1-10", "First look at a pile: “look 1”, “look 2” or “look 3”."),
    (lambda: hiring("v4"), 0, "discard fox", "H4-10", "First say which cards you keep. Still to keep: 5."),
    (
        lambda: hiring("v5"),
        0,
        "keep badger",
        "H5-10",
        "This critter is not, or not so often, among your cards: badger.",
    ),
    (lambda: heist("v2"), 0, "move n", "H-14", "There the board ends."),
    (lambda: heist("v2"), 0, "move e", "H-14", "No tile lies there yet, and nobody walks on an empty cell."),
    (
        lambda: heist("v2", UPRIGHT),
        0,
        "move e",
        "H-30",
        "There is a wall: both sides of the edge need a path. A ferret goes through walls.",
    ),
    (
        lambda: heist("v1", EAST, moves=1),
        0,
        "move e",
        "H-13b",
        "Your turn allows no further move. Made: moves 1, critters 0.",
    ),
    (
        lambda: heist("v2", at="0,4"),
        0,
        "move e",
        "H-05",
        "Out of a stash, name the cell that you enter, as in “move CELL”.",
    ),
    (lambda: heist("v2", at="0,4"), 0, "move 3,4", "H-05", "This cell does not lie beside the stash."),
    (
        lambda: heist("v3", hand="squirrel", plays=2),
        0,
        "play squirrel",
        "H-13b",
        "Your turn does not allow this critter any more: squirrel. Made: moves 0, critters 2.",
    ),
    (lambda: heist("v3"), 0, "play squirrel", "H-17", "This critter is not in your hand: squirrel."),
    (
        lambda: heist("v3", table="ferret"),
        0,
        "play ferret",
        "H-17",
        "This critter lies on your table, not in your hand: ferret. Add “table”.",
    ),
    (lambda: heist("v5"), 0, "play snake", "H-18", "This critter is not in this game: snake."),
    (
        lambda: heist("v3", hand="fox"),
        0,
        "play fox",
        "H-19",
        "This critter is played only when you are asked, as it helps: fox.",
    ),
    (
        lambda: heist("v3", hand="snake"),
        0,
        "play snake",
        "H-35",
        "The snake works only on security, and takes you to another of the preset crossings.",
    ),
    (lambda: heist("v5", hand="bat"), 0, "play bat; at seat 3", "H-01", "There is no such seat. The seats are 0 to 1."),
    (
        lambda: heist("v5", hand="owl"),
        0,
        "play owl; at seat 0",
        "H-18.owl.v5",
        "The owl is given to another player who is still on the heist.",
    ),
    (
        lambda: heist("v3"),
        0,
        "escape",
        "H3-25",
        "Nobody may end the heist before the loot worth 8 has been taken.",
    ),
    (lambda: heist("v2", EAST, at="0,1"), 0, "escape", "H2-25", "The heist ends for you only on a start tile."),
    (
        lambda: heist("v4", top_loot_taken=1, moves=1),
        0,
        "escape",
        "H4-25",
        "You end the heist at the start of a turn, before any move or critter.",
    ),
    (
        lambda: heist("v3", carried=[[1, 0, 0, 0, 0], *([0] * 5 for _ in range(3))], scored_last=[1, 0, 0, 0]),
        0,
        "score",
        "H-09",
        "You scored in your last turn. Not in two turns running.",
    ),
    (lambda: heist("v4"), 0, "score", "H-09", "You carry no loot that you could score."),
    (lambda: heist("v5"), 0, "score", "H-09", "In this edition loot is not scored by an action."),
    (lambda: heist("v5"), 0, "take", "H-08", "Loot is taken on entering the place where it lies. Enter it again."),
    (
        lambda: heist("v5", EAST, left_start=[1, 0, 0, 0]),
        0,
        "draw",
        "H5-15",
        "At any moment you draw only until your crew has left its start; later on arriving.",
    ),
    (lambda: heist("v5"), 0, "place held", "H-18.spider.v5", "You hold no tile."),
    (lambda: arriving("v3", EAST), 0, "end", "H-39", "First place the tile: say how it lies and where."),
    (lambda: arriving("v5", EAST), 0, "end", "H5-15", "First draw a tile, place the one you hold, or say “stop”."),
    (
        lambda: heist("v2", "0,1 straight-plain 1; 0,2 straight-plain 1; 0,3 straight-plain 1", at="0,3"),
        0,
        "move e; move w",
        "H-08",
        "First take loot, or leave it.",
    ),
    (lambda: heist("v1"), 0, "at 3,4", "H-39", "This only goes on with a move such as “place” or “play”: begin one."),
]


@pytest.mark.parametrize(("scene", "seat", "steps", "clause", "sentence"), CASES, ids=[case[2] for case in CASES])
def test_what_people_try_is_refused(scene, seat, steps, clause, sentence):
    """The first step that is not legal is refused with the clause and the sentence; French and German have theirs."""
    refusal = refused(scene(), seat, steps)
    said = {language: Words(language).refusal("heist", refusal, NAMES) for language in languages()}
    assert (refusal.clause, said["en"]) == (clause, sentence)
    assert len(set(said.values())) == len(said)


def laid(edition: str, shape: str) -> Any:
    """Return a turn of seat 0 in which a tile of a shape, just drawn, has to be placed from the straight at 0,1 on."""
    s = arriving(edition, EAST)
    s.stack[s.stack_size - 1] = TILE_NAMES.index(f"{shape}-plain")
    s.shown_tiles[0] = TILE_NAMES.index(f"{shape}-plain")
    return s


def tile_refused(s: Any, steps: str) -> tuple[str, str | None]:
    """Return reason and clause with which the placing of a tile is refused."""
    refusal = refused(s, 0, steps)
    return refusal.reason, refusal.clause


def test_tiles_that_do_not_fit_are_refused():
    """H-04, H-31: onto a cell that is taken, where no path leads, and turned so that nothing joins."""
    assert tile_refused(laid("v3", "corner"), "place") == ("name-tile", "H3-15")
    assert tile_refused(laid("v3", "corner"), "place cross-trap") == ("no-such-tile", "H3-15")
    assert tile_refused(laid("v3", "straight"), "place straight-plain; turn r180") == ("same-turn", "H-31")
    assert tile_refused(laid("v3", "straight"), "place straight-plain; turn r0") == ("fits-nowhere", "H-04")
    assert tile_refused(laid("v3", "straight"), "place straight-plain; at 0,2") == ("say-turn", "H-31")
    assert tile_refused(laid("v3", "straight"), "place straight-plain; turn r90; at 0,1") == ("taken-cell", "H-04")
    assert tile_refused(laid("v3", "straight"), "place straight-plain; turn r90; at 1,1") == ("not-open", "H-04")
    assert tile_refused(laid("v3", "straight"), "place straight-plain; turn r90; end") == ("move-begun", "H-39")
    s = heist("v5", "", hand="mole")
    s.tile[cell("0,1")] = 1
    for steps, told in {
        "at 0,1": None,
        "at 0,0": ("no-replacing", "H-18.mole.v2"),
        "at 5,1": ("no-replacing", "H-18.mole.v2"),
    }.items():
        twin = s.copy()
        refusal = refused(twin, 0, f"play mole; place; turn r0; {steps}")
        assert (refusal and (refusal.reason, refusal.clause)) == told


def test_a_refusal_tells_nothing_of_others():
    """Whatever the others hold, and whatever lies in the decks, what is said to a seat is the same."""
    for edition in BOX.editions:
        one, other = heist(edition, EAST, hand="mole owl"), heist(edition, EAST, hand="mole owl")
        clear(one.hand[1])
        clear(other.hand[1])
        one.hand[1][CRITTER_NAMES.index("fox")] = 2
        other.hand[1][CRITTER_NAMES.index("bat")] = 2
        other.stack[: other.stack_size] = sorted(other.stack[: other.stack_size])
        row = [0] * BOX.room(one)
        legal = {*row[: rules.legal(one, 0, row)]}
        for action in {*range(BOX.actions)} - legal:
            move = VERBS.move(action)
            assert BOX.refusal(one, 0, move) == BOX.refusal(other, 0, move)


def test_every_reason_has_its_clause():
    """Each reason names a clause of RULES.md, in every edition that it can speak of."""
    text = files("rascals.games.heist").joinpath("RULES.md").read_text(encoding="utf-8")
    for clause, _ in REASONS.values():
        assert any(f"**{clause.format(edition=edition)}**" in text for edition in range(1, 6)), clause


@pytest.mark.parametrize("edition", BOX.editions)
def test_whatever_is_tried_is_refused_for_a_reason(edition):
    """Every action that is not legal, here and there in a game, has a reason and a clause that RULES.md states."""
    stated = files("rascals.games.heist").joinpath("RULES.md").read_text(encoding="utf-8")
    game = Game.choose(BOX, 3, edition, {"turn_limit": 5, **OPTIONS[edition]})
    row, found = [0] * BOX.actions, set()
    for number, s in enumerate(walk(game, 3)):
        if number % 19:
            continue
        for seat in range(3):
            legal = set(row[: rules.legal(s, seat, row)])
            for action in set(range(BOX.actions)) - legal:
                refusal = BOX.refusal(s, seat, VERBS.move(action))
                assert refusal.reason in REASONS, refusal
                assert f"**{refusal.clause}**" in stated, refusal
                found.add(refusal.reason)
    assert len(found) > 15
