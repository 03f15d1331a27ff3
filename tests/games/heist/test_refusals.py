"""Common mistakes in Critter Heist: each is refused with its clause, in every language.

A law checks for every game that whatever is illegal is refused, with a clause of RULES.md and in every language.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import pytest

from rascals.games.heist import DEFINITION
from rascals.games.heist.moves import VERBS
from rascals.games.heist.refusals import REASONS
from rascals.words import Words, languages
from tests.games.heist.scenes import fresh, heist, legal

NAMES = ("Ann", "Bob", "Cleo", "Dan")
EAST = {"0,1": "straight r90"}  # along the edge, east of the first start
ROAD = {f"0,{column}": "straight r90" for column in range(1, 4)}  # to the stash at 0,4


def refused(s: Any, seat: int, steps: str) -> Any:
    """Make small steps, joined by `; `, as far as they are legal; return why the first illegal one is refused."""
    for step in steps.split("; "):
        move = VERBS.parse(step)
        assert move is not None, step
        if move.action not in legal(s, seat):
            return DEFINITION.refusal(s, seat, move)
        DEFINITION.rules.apply(s, seat, move.action)
    return None


HIRING = [
    ("v1", 1, "look 1", "H-39", "First Ann has a question to answer."),
    ("v1", 0, "move e", "H1-10", "First look at a pile: “look 1”, “look 2” or “look 3”."),
    ("v4", 0, "discard fox", "H4-10", "First say which cards you keep. Still to keep: 5."),
    ("v5", 0, "keep badger", "H5-10", "This critter is not among your cards, or not that many times: badger."),
]
IN_A_TURN: list[tuple[str, dict[str, Any], str, str, str]] = [
    ("v2", {"turn": 1, "tiles": EAST}, "move e", "H-29", "It is not your turn: Bob is playing."),
    ("v2", {}, "move n", "H-14", "The board ends there."),
    ("v2", {}, "move e", "H-14", "No tile lies there yet, and nobody walks on an empty cell."),
    ("v2", {"tiles": {"0,1": "straight"}}, "move e", "H-30",
     "There is a wall: both sides of the edge need a path. A ferret goes through walls."),
    ("v1", {"tiles": EAST, "moves": 1}, "move e", "H-13b",
     "Your turn allows no further move. Made: moves 1, critters 0."),
    ("v2", {"at": ["0,4"]}, "move e", "H-05", "When leaving a stash, name the cell that you enter, as in “move CELL”."),
    ("v2", {"at": ["0,4"]}, "move 3,4", "H-05", "This cell is not next to the stash."),
    ("v3", {"hands": ["squirrel"], "plays": 2}, "play squirrel", "H-13b",
     "Your turn does not allow this critter any more: squirrel. Made: moves 0, critters 2."),
    ("v3", {}, "play squirrel", "H-17", "This critter is not in your hand: squirrel."),
    ("v3", {"tables": ["ferret"]}, "play ferret", "H-17",
     "This critter lies on your table, not in your hand: ferret. Add “table”."),
    ("v5", {}, "play snake", "H-18", "This critter is not in this game: snake."),
    ("v3", {"hands": ["fox"]}, "play fox", "H-19",
     "This critter is played only when you are asked, as it helps: fox."),
    ("v3", {"hands": ["snake"]}, "play snake", "H-35",
     "The snake works only on security, and takes you to another of the printed crossings."),
    ("v5", {"hands": ["bat"]}, "play bat; at seat 3", "H-01", "There is no such seat. The seats are 0 to 1."),
    ("v5", {"hands": ["owl"]}, "play owl; at seat 0", "H-18.owl.v5",
     "The owl is given to another player who is still on the heist."),
    ("v3", {}, "escape", "H3-25", "Nobody may end the heist before the loot worth 8 has been taken."),
    ("v2", {"tiles": EAST, "at": ["0,1"]}, "escape", "H2-25", "The heist ends for you only on a start tile."),
    ("v4", {"top_loot_taken": 1, "moves": 1}, "escape", "H4-25",
     "You end the heist at the start of a turn, before any move or critter."),
    ("v3", {"carried": ["8"], "scored_last": [1]}, "score", "H-09",
     "You scored last turn, and nobody scores two turns in a row."),
    ("v4", {}, "score", "H-09", "You carry no loot that you could score."),
    ("v5", {}, "score", "H-09", "In this edition, loot is not scored by an action."),
    ("v5", {}, "take", "H-08", "Loot is taken on entering the place where it lies. Enter it again."),
    ("v5", {"tiles": EAST, "left_start": [1]}, "draw", "H5-15",
     "At any moment you draw only until your crew has left its start; later on arriving."),
    ("v5", {}, "place held", "H-18.spider.v5", "You hold no tile."),
    ("v3", {"tiles": EAST, "stack": "T"}, "move e; end", "H-39", "First place the tile: say how it lies and where."),
    ("v5", {"tiles": EAST, "stack": "T"}, "move e; end", "H5-15",
     "First draw a tile, place the one you hold, or say “stop”."),
    ("v2", {"tiles": ROAD, "at": ["0,3"], "loot": {"0,4": "4"}}, "move e; move w", "H-08",
     "First take loot, or leave it."),
    ("v1", {}, "at 3,4", "H-39", "This only goes on with a move such as “place” or “play”: begin one."),
]  # fmt: skip


def is_refused(s: Any, seat: int, steps: str, clause: str, sentence: str) -> None:
    """The first illegal step is refused with the clause and the sentence; French and German have theirs."""
    refusal = refused(s, seat, steps)
    said = {language: Words(language).refusal("heist", refusal, NAMES) for language in languages()}
    assert (refusal.clause, said["en"]) == (clause, sentence)
    assert len(set(said.values())) == len(said)


@pytest.mark.parametrize(("edition", "seat", "steps", "clause", "sentence"), HIRING)
def test_what_people_try_while_hiring_is_refused(edition, seat, steps, clause, sentence):
    """Nobody answers for another, or does anything except hire. [H-11]"""
    is_refused(fresh(edition, first=0).s, seat, steps, clause, sentence)


@pytest.mark.parametrize(("edition", "entries", "steps", "clause", "sentence"), IN_A_TURN)
def test_what_people_try_in_a_turn_is_refused(edition, entries, steps, clause, sentence):
    """Illegal moves, by clause. [H-39]"""
    is_refused(heist(edition, **entries).s, 0, steps, clause, sentence)


@pytest.mark.parametrize(
    ("shape", "steps", "told"),
    [
        ("corner", "place", ("name-tile", "H3-15")),
        ("corner", "place cross-trap", ("no-such-tile", "H3-15")),
        ("straight", "place straight-plain; turn r180", ("same-turn", "H-31")),
        ("straight", "place straight-plain; turn r0", ("fits-nowhere", "H-04")),
        ("straight", "place straight-plain; at 0,2", ("say-turn", "H-31")),
        ("straight", "place straight-plain; turn r90; at 0,1", ("taken-cell", "H-04")),
        ("straight", "place straight-plain; turn r90; at 1,1", ("not-open", "H-04")),
        ("straight", "place straight-plain; turn r90; end", ("move-begun", "H-39")),
    ],
)
def test_tiles_that_do_not_fit_are_refused(shape, steps, told):
    """H-04, H-31: onto an occupied cell, where no path leads, and turned so that nothing joins."""
    refusal = refused(heist("v3", tiles=EAST, stack=shape).play("move e").s, 0, steps)
    assert (refusal.reason, refusal.clause) == told


@pytest.mark.parametrize(("cell", "reason"), [("0,1", None), ("0,0", "no-replacing"), ("5,1", "no-replacing")])
def test_moles_replace_tiles_only(cell, reason):
    """H-18.mole.v2: neither a fixed cell nor an empty one can be replaced."""
    refusal = refused(heist("v5", tiles=EAST, hands=["mole"], stack="T").s, 0, f"play mole; place; turn r0; at {cell}")
    assert (refusal and (refusal.reason, refusal.clause)) == (reason and (reason, "H-18.mole.v2"))


@pytest.mark.parametrize("edition", DEFINITION.editions)
def test_a_refusal_tells_nothing_of_others(edition):
    """Whatever the others hold, and whatever is in the decks, a seat gets the same refusal."""
    one, other = (
        heist(edition, tiles=EAST, hands=["mole owl", f"{card} {card}"], stack=stack, critters=f"{card} bird").s
        for card, stack in (("fox", "T cross-trap corner"), ("bat", "corner T cross-trap"))
    )
    for action in {*range(DEFINITION.actions)} - {*legal(one, 0)}:
        move = VERBS.move(action)
        assert DEFINITION.refusal(one, 0, move) == DEFINITION.refusal(other, 0, move)


def test_every_reason_has_its_clause():
    """Each reason names a clause of RULES.md, in every edition where it can occur."""
    text = files("rascals.games.heist").joinpath("RULES.md").read_text(encoding="utf-8")
    for clause, _ in REASONS.values():
        assert any(f"**{clause.format(edition=edition)}**" in text for edition in range(1, 6)), clause
