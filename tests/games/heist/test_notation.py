"""Critter Heist: moves as people write them. [text notation]"""

from __future__ import annotations

import random

import pytest

import rascals
from rascals.core import rules
from rascals.core.errors import Refusal
from rascals.games.heist import BOX, moves
from rascals.words import Words, languages
from tests.games.heist.scenes import walk

VERBS = BOX.verbs


def wholes(s, seat, chance, most=12):
    """Yield whole moves of a seat as their small ones, up to `most`, chosen at random."""
    row = [0] * BOX.actions
    actions = row[: rules.legal(s, seat, row)]
    for first in chance.sample(actions, min(most, len(actions))):
        twin, steps = s.copy(), []
        action = first
        while True:
            steps.append(action)
            rules.apply(twin, seat, action)
            if not BOX.unfinished(twin):
                break
            action = chance.choice(row[: rules.legal(twin, seat, row)])
        yield steps


def understood(s, seat, text):
    """Return the small moves that a text stands for."""
    actions = BOX.composites.expand(s, seat, text)
    assert not isinstance(actions, Refusal), actions
    return [VERBS.parse(text).action] if actions is None else list(actions)


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", BOX.editions)
@pytest.mark.parametrize("players", BOX.players)
def test_every_move_of_a_game_reads_back(edition, players):
    """What a whole move is written as means that move, however it is spaced, also in the middle of it."""
    chance = random.Random(players)
    game = rascals.game("heist", players=players, edition=edition, turn_limit=6)
    heads = set()
    for s in walk(game, 20 + players):
        for seat in range(players):
            if not rules.acting(s) >> seat & 1:
                continue
            for steps in wholes(s, seat, chance, 5):
                text = BOX.composites.compose(s, seat, steps)
                assert ";" not in text
                assert understood(s, seat, text) == steps, text
                assert understood(s, seat, f" {text.upper()}  ") == steps
                heads.add(text.split()[0])
    assert {"play", "place", "end"} <= heads


def position(edition, players=2, **entries):
    """Return a position in which seat 1 stands on its corner and seat 0 as the entries say."""
    bare = {
        "game": "heist", "players": players, "options": {} if edition == "v5" else {"edition": edition}, "first": 0,
        "phase": "heist", "round": 1, "turn": 0, "hands": [[]] * players,
    }  # fmt: skip
    return bare | entries


def match_of(edition, **entries):
    """Return a match at such a position."""
    found = position(edition, **entries)
    return rascals.game("heist", players=found["players"], edition=edition).from_position(found, seed=1)


def crews(first, corner=9):
    """Return two crews: the first where it is said, the other on its corner."""
    return [{"at": first}, {"at": [corner, corner]}]


CROSS = [{"at": [0, 1], "tile": "cross-plain"}]


def test_orientations_are_read_by_any_name():
    """`place r180` of a straight is read as r0 and written so, r270 as r90; a cross always r0. [H-X34, H-31]"""
    for tile, said, meant in (
        ("straight-plain", "r180", "r0"),
        ("straight-plain", "r270", "r90"),
        ("cross-trap", "r270", "r0"),
        ("T-plain", "r180", "r180"),
    ):
        question = {"kind": "place", "seat": 0, "by": "turn", "tiles": [tile]}
        match = match_of("v3", board=CROSS, crews=crews([0, 1]), pending=question)
        cell = "1,1" if meant == "r0" else "0,2"
        match.play(0, f"place {tile} {said} at {cell}")
        assert match.history[-1].move == f"place {tile} {meant} at {cell}"
        laid = next(entry for entry in match.position()["board"] if entry["at"] != [0, 1])
        assert laid["rotation"] == int(meant[1:])


def test_turning_is_read_by_any_name():
    """`rotate r270` of a straight is `rotate r90`. [H-31, H-X34]"""
    board = [{"at": [1, 1], "tile": "straight-trap"}, {"at": [1, 2], "tile": "cross-plain"}]
    question = {"kind": "rotate", "seat": 0, "by": "fake-path"}
    match = match_of("v2", board=board, crews=crews([1, 1]), pending=question)
    match.play(0, "rotate r270")
    assert match.history[-1].move == "rotate r90"


def test_the_table_may_be_left_unsaid():
    """`table` is written when that copy is used, and read without it if no copy is in hand."""
    tables = {"tables": [["ferret"], []], "board": CROSS, "crews": crews([0, 1])}
    match = match_of("v5", **tables)
    match.play(0, "play ferret")
    assert match.history[-1].move == "play ferret table"
    assert match.position()["discards"][0] == ["ferret"]
    both = match_of("v5", hands=[["ferret"], []], **tables)
    both.play(0, "play ferret")
    assert both.history[-1].move == "play ferret"
    assert both.position()["tables"][0] == ["ferret", "ferret"]
    neither = match_of("v5", board=CROSS, crews=crews([0, 1]))
    with pytest.raises(rascals.IllegalMove):
        neither.play(0, "play ferret")


def test_targets_follow_a_copy_on_the_table():
    """`play bat 0,1` with the bat on the table only, and `play bat table 0,1`, are one move. [H-18.bat.v3]"""
    board = [{"at": [0, 1], "tile": "cross-trap"}]
    for text in ("play bat 0,1", "play bat table 0,1"):
        match = match_of("v3", tables=[["bat"], []], board=board, crews=crews([0, 1]), trap_deck=["camera"])
        match.play(0, text)
        assert match.history[-1].move == "play bat table 0,1"


def test_reactions_and_pits_use_the_table():
    """`evade butterfly` and, in v4's pit, `discard fox` mean the copy on the table where none is in hand."""
    board = [{"at": [0, 1], "tile": "cross-security"}]
    arrival = {"seat": 0, "step": "hazard"}
    question = {"kind": "evade", "seat": 0, "by": "arrival", "arrival": arrival}
    match = match_of("v4", tables=[["butterfly"], []], board=board, crews=crews([0, 1]), pending=question)
    match.play(0, "evade butterfly")
    assert match.history[-1].move == "evade butterfly table"
    question = {"kind": "discard", "seat": 0, "by": "pit"}
    for text in ("discard fox", "discard fox table"):
        match = match_of("v4", tables=[["fox"], []], board=CROSS, crews=crews([0, 1]), pending=question)
        match.play(0, text)
        assert match.history[-1].move == "discard fox table"


def test_cards_kept_are_written_in_alphabetical_order():
    """The five of `keep` may be named in any order; `discard` keeps its own, the last on top. [H3-10]"""
    hiring = {"phase": "hire", "turn": None, "round": 0, "board": [], "crews": crews([0, 0])}
    hiring |= {"packs": [["bat", "bird", "fox", "fox", "mole", "owl", "snake", "squirrel"], ["bat"] * 8]}
    match = match_of("v3", pending={"kind": "keep", "seat": None, "by": "hire"}, **hiring)
    match.play(0, "keep snake, owl, mole, fox, bat discard squirrel,bird,fox")
    assert match.history[-1].move == "keep bat,fox,mole,owl,snake discard squirrel,bird,fox"
    match.play(1, "keep bat,bat,bat,bat,bat discard bat,bat,bat")
    assert match.position()["discards"][0] == ["squirrel", "bird", "fox"]
    for wrong in ("keep bat,fox,mole,owl,lion discard squirrel,bird,fox", "keep bat,fox discard squirrel"):
        match = match_of("v3", pending={"kind": "keep", "seat": None, "by": "hire"}, **hiring)
        with pytest.raises(rascals.IllegalMove):
            match.play(0, wrong)


def test_what_is_kept_is_named_first():
    """[text notation] `keep … discard …` is a move, `discard … keep …` is none, whatever the cards."""
    match = rascals.game("heist", edition="v3", players=2).new(seed=1)
    pack = match.view(0)["seats"][0]["pack"]
    keep, discard = f"keep {','.join(pack[:5])}", f"discard {','.join(pack[5:])}"
    assert match.why_not(0, f"{keep} {discard}") is None
    assert match.why_not(0, f"{discard} {keep}") is not None


def test_the_draft_and_the_bat():
    """`discard f,g,h` at the end of the draft; `order hook,pit,hook`, top first. [H5-10, H-18.bat.v1]"""
    hiring = {"phase": "hire", "turn": None, "round": 0, "board": [], "crews": crews([0, 0])}
    hiring |= {"hands": [["bat"] * 5] * 2, "packs": [["fox", "owl", "owl"], ["bird"] * 3, []]}
    match = match_of("v5", pending={"kind": "discard", "seat": None, "by": "hire"}, **hiring)
    match.play(0, "discard owl,fox,owl")
    assert (match.history[-1].move, match.position()["chosen"][0]) == ("discard owl,fox,owl", "discard owl,fox,owl")
    question = {"kind": "order", "seat": 0, "by": "bat", "cards": ["hook", "hook", "pit"]}
    match = match_of("v2", board=CROSS, crews=crews([0, 1]), pending=question, trap_deck=["camera"])
    match.play(0, "order hook,pit,hook")
    assert match.history[-1].move == "order hook,pit,hook"
    assert match.position()["trap_deck"] == ["hook", "pit", "hook", "camera"]


def test_a_stash_is_its_top_left_cell():
    """`drop 5,5` in the centre is made as `drop 4,4`; out of a stash one names the cell entered. [H-05]"""
    board = [{"at": [3, 4], "tile": "cross-plain"}, {"at": [2, 4], "tile": "cross-plain"}]
    question = {"kind": "drop", "seat": 1, "by": "hook"}
    crew = [{"at": [3, 4], "carried": [2]}, {"at": [9, 9]}]
    match = match_of("v3", board=board, crews=crew, pending=question)
    for cell, reason in {"5,5": "top-left", "3,4": "own-place", "6,4": "out-of-reach"}.items():
        drop = VERBS.parse(f"drop {cell}")
        assert drop is not None
        assert BOX.refusal(match.record, 1, drop).reason == reason
    match.play(1, "drop 5,5")
    assert match.history[-1].move == "drop 4,4"
    out = match_of("v3", board=board, crews=crews([4, 4]))
    assert [str(move) for move in out.legal(0)] == ["move 3,4", "end"]


def test_hedgehogs_name_a_seat_and_a_way():
    """`play hedgehog 0 w`, out of a stash `play hedgehog 1 4,5`. [H-18.hedgehog.v1]"""
    board = [{"at": [5, 4], "tile": "cross-plain"}, {"at": [5, 3], "tile": "cross-plain"}]
    standing = [{"at": [5, 4]}, {"at": [5, 5]}]
    for text in ("play hedgehog 0 w", "play hedgehog 1 5,4"):
        match = match_of("v1", board=board, crews=standing, hands=[["hedgehog"], []])
        match.play(0, text)
        assert match.history[-1].move == text
    for wrong in ("play hedgehog 0", "play hedgehog 0 up", "play hedgehog 9 n", "play hedgehog 0 n e"):
        match = match_of("v1", board=board, crews=standing, hands=[["hedgehog"], []])
        with pytest.raises(rascals.IllegalMove):
            match.play(0, wrong)


def test_a_move_under_way_is_part_of_the_position():
    """Named so far, it is `unfinished`; it goes on from there, whole or step by step. [Position]"""
    question = {"kind": "place", "seat": 0, "by": "turn", "tiles": ["straight-plain"]}
    game = rascals.game("heist", players=2, edition="v3")
    s = game.from_position(position("v3", board=CROSS, crews=crews([0, 1]), pending=question), seed=1).record
    for action in (moves.PLACE_KIND, moves.TURN + 1):
        rules.apply(s, 0, action)
    told = BOX.write_position(s)
    assert told["unfinished"] == {"seat": 0, "move": "place straight-plain r90"}
    twin = game.record(1)
    BOX.read_position(twin, told)
    assert list(BOX.phrasing.begun(twin)) == [moves.PLACE_KIND, moves.TURN + 1]
    assert BOX.write_position(twin) == told
    assert understood(twin, 0, "place straight-plain r270 at 0,2") == [moves.AT + 2]


@pytest.mark.parametrize(
    ("text", "kind", "hidden"),
    [
        *(("hire ?", "hire", "critter"), ("keep ?", "keep", "critter"), ("pick ?", "pick", "critter")),
        *(("order ?", "order", "trap"), ("hold ?", "hold", "tile"), ("keep ? discard fox,owl,bat", "keep", "critter")),
    ],
)
@pytest.mark.parametrize("lang", languages())
def test_what_is_masked_can_be_read_and_not_played(text, kind, hidden, lang):
    """Who may not know reads such a move masked: it has words, and names no action."""
    words = Words(lang)
    assert VERBS.parse(text) is None
    match = match_of("v5", board=CROSS, crews=crews([0, 1]))
    with pytest.raises(rascals.IllegalMove):
        match.play(0, text)
    said = words.move("heist", {"move": text, "kind": kind, "args": {hidden: None}}, ["Ann", "Bob"])
    assert said
    assert words.text("none") not in said
