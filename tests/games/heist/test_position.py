"""Critter Heist: reading and writing positions. [Position]"""

from __future__ import annotations

import copy
import json
from importlib import import_module

import pytest

import rascals
from rascals import laws
from rascals.core.agenda import FIRST, KIND
from rascals.core.codecs import HIGHEST
from rascals.games.heist.state import ARRIVAL, ARRIVED, BY, NOBODY, QUESTIONS
from tests.games.heist.scenes import OPTIONS, Scene, walk
from tests.suites import deep

BOX = import_module("rascals.games.heist").DEFINITION
EXAMPLE = json.loads("""
{"game": "heist", "players": 2, "options": {}, "first": 0, "phase": "heist", "round": 3, "turn": 0,
 "turns_taken": [2, 2], "chosen": [null, null], "used": {"moves": 1, "critters": 0, "birds": 0},
 "effects": {"ferret": 0, "no_security": false, "no_trap": false},
 "waiting": [{"butterfly": 0, "fox": 0}, {"butterfly": 0, "fox": 0}],
 "pending": {"kind": "evade", "seat": 0, "by": "arrival", "tiles": [], "cards": ["hook"], "cells": [], "left": 6,
             "of": null, "arrival": {"seat": 0, "step": "hazard"}, "victims": []},
 "board": [{"at": [0, 1], "tile": "straight-plain", "rotation": 90},
           {"at": [0, 2], "tile": "corner-plain", "rotation": 180},
           {"at": [1, 2], "tile": "straight-security", "rotation": 0},
           {"at": [2, 3], "tile": "T-trap", "rotation": 180},
           {"at": [3, 3], "tile": "T-security", "rotation": 0}, {"at": [8, 9], "tile": "straight-plain", "rotation": 0},
           {"at": [7, 9], "tile": "corner-plain", "rotation": 180},
           {"at": [7, 8], "tile": "straight-plain", "rotation": 90}],
 "loot": {"4,4": [8, 6, 4], "0,4": [4], "4,9": [4], "9,4": [4], "4,0": [4], "2,7": [2], "7,2": [2]},
 "stack": ["straight-plain", "corner-trap", "T-plain", "corner-plain", "cross-security"], "unused": [],
 "box": {"tiles": [], "cards": ["ferret", "bat", "mole", "owl", "butterfly", "bird", "spider", "raccoon"], "loot": []},
 "crews": [{"at": [2, 3], "carried": [2], "banked": [], "points": 0, "suspicion": 4, "ended": null,
            "taken_from": ["2,2"], "scored_last_turn": false, "left_start": true, "placed": 0},
           {"at": [7, 7], "carried": [2], "banked": [], "points": 0, "suspicion": 0, "ended": null,
            "taken_from": ["7,7"], "scored_last_turn": false, "left_start": true, "placed": 0}],
 "piles": [], "packs": [], "looked": [],
 "hands": [["fox", "bird", "owl", "raccoon"], ["fox", "mole", "bat", "squirrel"]],
 "tables": [["spider"], ["butterfly"]],
 "discards": [["mole", "ferret", "squirrel"], ["ferret", "bird", "spider"]],
 "critter_deck": ["bat", "owl", "fox", "raccoon"],
 "trap_deck": ["pit", "camera", "fake-path", "slippery", "hook"], "trap_discard": [],
 "held_tiles": [["cross-plain"], []], "top_loot_taken": false, "countdown": null, "last_turns": [null, null],
 "known": {"0": [{"where": "stack top", "cards": ["straight-plain"]}]}, "end": null}
""")
IN_NO_ORDER = ("board", "hands", "tables", "held_tiles", "box", "packs", "piles")


def heist(players=2, edition=None, **options):
    """Return Critter Heist, by default the last edition."""
    return rascals.game("heist", players=players, edition=edition, **options)


def sorted_through(data):
    """Return JSON with every list sorted."""
    if isinstance(data, dict):
        return {key: sorted_through(value) for key, value in data.items()}
    return sorted(map(sorted_through, data), key=str) if isinstance(data, list) else data


def in_order(position):
    """Return a position with unordered lists sorted."""
    by_seat = {key: [sorted_through(part) for part in position[key]] for key in ("hands", "tables", "held_tiles")}
    return position | by_seat | {key: sorted_through(position[key]) for key in ("board", "box")}


def changed(**entries):
    """Return the example with entries changed; `pending__left=3` changes a nested one."""
    position = copy.deepcopy(EXAMPLE)
    for key, value in entries.items():
        *outer, last = key.split("__")
        inside = position
        for name in outer:
            inside = inside[int(name[1:]) if name[0] == "n" and name[1:].isdigit() else name]
        inside[int(last[1:]) if last[0] == "n" and last[1:].isdigit() else last] = value
    return position


def read_without_agenda(game, s):
    """Return the state read from a state's position, as text, without the agenda: from its pending decision alone."""
    fresh = game.new_state(1)
    position = json.loads(json.dumps(game.definition.write_position(s)))
    del position["agenda"]
    game.definition.read_position(fresh, position)
    return fresh


def told_by_question(s):
    """Return a state without chance, and without the reason for an arrival once that no longer matters."""
    twin = s.copy()
    for row in twin.agenda[: twin.pending]:
        if row[KIND] == ARRIVAL and row[FIRST] == ARRIVED:
            row[BY] = 0
    twin.chance[:] = [0] * 4
    return twin.values()


# ---------------------------------------------------------------- the example


def test_the_example_is_written_as_it_is_read():
    """The position in the clauses is written back unchanged. [Position]"""
    written = json.loads(json.dumps(heist().from_position(EXAMPLE, seed=1).position()))
    assert written.pop("unfinished") is None
    assert [step["step"] for step in written.pop("agenda")] == ["arrival", "evade"]
    assert in_order(written) == in_order(EXAMPLE)


def test_a_fox_looks_at_the_trap():
    """H-X1: `evade fox`: it lies on the table, the hook in the trap discard. `suffer`: the apple on 2,2 or on 3,3.

    Who has no fox is asked too. [H-18.fox.v5, H-22.hook.v5, H-38]
    """
    match = heist().from_position(EXAMPLE, seed=1)
    assert [str(move) for move in match.legal(0)] == ["evade fox", "suffer"]
    match.play(0, "evade fox")
    position = match.position()
    assert (position["tables"][0], position["hands"][0]) == (["fox", "spider"], ["bird", "owl", "raccoon"])
    assert (position["trap_discard"], position["pending"]) == (["hook"], None)
    assert position["used"] == {"moves": 1, "critters": 1, "birds": 0}
    places = set()
    for seed in range(12):
        match = heist().from_position(changed(hands__n0=["bird", "owl", "raccoon"]), seed=seed)
        assert [str(move) for move in match.legal(0)] == ["suffer"]
        match.play(0, "suffer")
        places |= set(match.position()["loot"]) - set(EXAMPLE["loot"])
        assert (match.position()["crews"][0]["carried"], match.position()["trap_discard"]) == ([], ["hook"])
    assert places == {"2,2", "3,3"}


# ---------------------------------------------------------------- whole games


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", BOX.editions)
@pytest.mark.parametrize("players", [3, *deep([2, 4])])
def test_a_position_says_by_its_question_what_its_agenda_does(edition, players, amount):
    """At every step of random games the position gives the same state without its agenda. [Position]"""
    seen = set()
    for seed, options in ((10 + players, OPTIONS[edition]), (players, {}))[: amount(1, 2)]:
        game = heist(players, edition, turn_limit=amount(3, 5), **options)
        for s in walk(game, seed):
            asked = game.definition.write_position(s)["pending"]
            assert told_by_question(read_without_agenda(game, s)) == told_by_question(s), asked
            seen |= {s.agenda[s.pending - 1][KIND]} if s.pending else set()
    assert QUESTIONS.index("place") in seen


@pytest.mark.parametrize("edition", ["v2", "v3"])
def test_tokens_and_points_of_a_long_game_fit(edition):
    """Walking from security to security at the cap brings one a move, for as many turns as a game may have. [H-21]"""
    game = heist(2, edition, turn_limit=10_000)
    tiles = [{"at": [3, column], "tile": "cross-security", "rotation": 0} for column in (3, 4)]
    cap = game.new_state(1).cap
    for before in (0, 126, 19_999):
        long = {"carried": [-1] * before} if edition == "v2" else {"points": -before}
        crews = [{"at": [3, 3], "suspicion": cap, **long}, {"at": [0, 9]}]
        position = {"players": 2, "options": {"edition": edition, "turn_limit": 10_000}, "phase": "heist", "turn": 0}
        data = {"game": "heist", "first": 0, "round": 1, "turns_taken": [0, 0], "board": tiles, "crews": crews}
        empty = {"loot": {}, "stack": [], "hands": [[], []], "pending": None}
        match = game.from_position(data | position | empty, seed=1)
        for gained, way in enumerate(("move e", "move w"), start=before + 1):
            match.play(0, next(move for move in match.legal(0) if str(move).startswith(way)))
            crew = match.position()["crews"][0]
            assert len(crew["carried"]) - crew["points"] == gained
            assert game.from_position(match.position(), seed=1).position() == match.position()
            s = match.state
            assert max(s.carried[0]) <= s.fields["carried"].highest
            assert min(s.points) >= s.fields["points"].lowest
            assert max(match.observation(0)) <= HIGHEST


def test_an_edition_is_written_among_the_options():
    """The edition is an option of H-50, omitted for v5. [H-50]"""
    assert heist().new(seed=1).position()["options"] == {}
    old = heist(3, "v2", last_turns=3)
    position = old.new(seed=1).position()
    assert position["options"] == {"edition": "v2", "last_turns": 3}
    assert "edition" not in position
    assert old.from_position(position, seed=1).position() == position
    at_the_top = position | {"edition": "v2", "options": {"last_turns": 3}}
    assert old.from_position(at_the_top, seed=1).position() == position
    with pytest.raises(rascals.BadPosition, match=r"options.edition: 'v3' in this game, not 'v2'"):
        heist(3, "v3").from_position(position, seed=1)
    with pytest.raises(rascals.BadPosition, match=r"options.edition: 'v3' in this game, not 'v5'"):
        heist(3, "v3").from_position(heist(3).new(seed=1).position(), seed=1)


# ---------------------------------------------------------------- what may be left out

BARE = {
    "game": "heist", "players": 2, "options": {}, "first": 1, "phase": "heist", "round": 1, "turn": 1,
    "board": [{"at": [0, 1], "tile": "cross-plain"}], "crews": [{"at": [0, 1]}, {"at": [0, 0]}],
    "hands": [["fox"], ["bat", "bat"]],
}  # fmt: skip


def test_most_may_be_left_out():
    """Missing entries are zero, empty, null; loot is as at the start, decks have what is nowhere else. [Position]"""
    position = heist().from_position(BARE, seed=1).position()
    assert position["loot"]["4,4"] == [8, 6, 4]
    assert position["loot"]["2,2"] == [2]
    assert len(position["loot"]) == 9
    assert position["turns_taken"] == [0, 0]
    assert position["pending"] is None
    assert (len(position["stack"]), len(position["critter_deck"]), len(position["trap_deck"])) == (79, 57, 20)
    assert position["critter_deck"].count("bat") == 4
    assert position["stack"].count("cross-plain") == 4
    assert heist().from_position(BARE, seed=1).position() == position
    assert heist().from_position(BARE, seed=2).position()["stack"] != position["stack"]


def test_unused_tiles_are_dealt_below_a_stack():
    """v2: until the layout is over the tiles set aside lie under the stack; afterwards all are unused. [H-12]"""
    game = heist(2, "v2")
    options = {"edition": "v2"}
    after = game.from_position(BARE | {"options": options}, seed=1).position()
    assert (len(after["unused"]), after["stack"]) == (79, [])
    question = {"kind": "place", "seat": 1, "by": "layout", "tiles": ["T-trap"]}
    laying = BARE | {"options": options, "phase": "layout", "round": 0, "pending": question}
    during = game.from_position(laying, seed=1).position()
    assert (len(during["unused"]), len(during["stack"])) == (56, 22)
    said = game.from_position(laying | {"stack": ["corner-trap"]}, seed=1).position()
    assert (len(said["unused"]), said["stack"]) == (77, ["corner-trap"])
    none = game.from_position(laying | {"stack": ["corner-trap"], "unused": []}, seed=1)
    none.play(1, "place r0 at 1,1")
    assert none.position()["pending"]["tiles"] == ["corner-trap"]
    assert none.position()["stack"] == []


def test_crews_stand_on_stashes_by_any_of_their_cells():
    """A crew or loot on a stash is written with its top-left cell. [H-05]"""
    position = heist().from_position(changed(crews__n1__at=[5, 5], loot={"5,4": [6]}), seed=1).position()
    assert position["crews"][1]["at"] == [4, 4]
    assert position["loot"] == {"4,4": [6]}


# ---------------------------------------------------------------- questions


def asked(edition, pending, players=4, **entries):
    """Return a match at a pending decision, with further entries; seat 0 is to move on 0,0 next to a cross."""
    corners = [[0, 0], [0, 9], [9, 9], [9, 0]] if players > 2 else [[0, 0], [9, 9]]
    options = {} if edition == "v5" else {"edition": edition}
    position = {
        "game": "heist", "players": players, "options": options, "first": 0, "phase": "heist", "round": 1, "turn": 0,
        "board": [{"at": [0, 1], "tile": "cross-plain"}], "crews": [{"at": corner} for corner in corners],
        "hands": [["squirrel"]] * players, "pending": pending,
    }  # fmt: skip
    return heist(players, edition).from_position(position | entries, seed=1)


def test_seats_still_place_before_the_first_turn():
    """v3: seats 1, 2 and 3 place after seat 0, then the first turn begins. [H3-15]"""
    question = {"kind": "place", "seat": 1, "by": "start", "tiles": ["T-plain", "corner-trap"]}
    scene = Scene(asked("v3", question, turn=None, round=0).state)
    placed = []
    while scene.s.turn == NOBODY:
        placed += scene.acting
        scene.play_first()
    assert placed == [1, 1, 2, 2, 3, 3]
    assert (scene.s.turn, scene.s.round) == (0, 1)


QUESTIONS_ASKED = {
    "loot": ("v3", {"kind": "take", "by": "slippery", "arrival": {"seat": 0, "step": "loot"}}, {"loot": {"0,0": [2]}}),
    "a butterfly": ("v4", {"kind": "evade", "by": "arrival", "arrival": {"seat": 0, "step": "hazard"}}, "security"),
    "a fox": ("v2", {"kind": "evade", "by": "slippery", "arrival": {"seat": 0, "step": "hazard"}}, "trap"),
    "tiles": (
        "v3",
        {"kind": "place", "by": "slippery", "tiles": ["T-plain"], "arrival": {"seat": 0, "step": "tiles"}},
        {},
    ),
    "a hand of tiles": ("v4", {"kind": "place", "by": "turn"}, {"held_tiles": [["T-plain"], [], [], []]}),
    "a fake path's tiles": (
        "v4",
        {"kind": "place", "by": "fake-path", "arrival": {"seat": 0, "step": "hazard"}},
        {"held_tiles": [["T-plain"], [], [], []]},
    ),
    "a draw": ("v5", {"kind": "draw", "by": "arrival", "arrival": {"seat": 0, "step": "tiles"}}, {}),
    "a tile looked at": ("v5", {"kind": "place", "by": "start", "tiles": ["cross-trap"]}, {}),
    "a mole": ("v5", {"kind": "place", "by": "mole", "tiles": ["cross-trap"]}, {}),
    "a tile trap": (
        "v1",
        {"kind": "place", "by": "tile", "tiles": ["cross-trap"], "arrival": {"seat": 0, "step": "hazard"}},
        {"loot": {"5,5": [10]}},
    ),
    "turning": ("v1", {"kind": "rotate", "by": "rotate", "arrival": {"seat": 0, "step": "hazard"}}, "straight"),
    "replacing": ("v2", {"kind": "rotate", "by": "fake-path", "tiles": ["T-plain", "corner-trap"]}, "trap"),
    "a hook": ("v4", {"kind": "drop", "seat": 3, "by": "hook"}, "loot"),
    "a hook on arrival": (
        "v3",
        {"kind": "drop", "seat": 3, "by": "hook", "arrival": {"seat": 0, "step": "hazard"}},
        "loot",
    ),
    "a pit": ("v5", {"kind": "discard", "seat": 2, "by": "pit"}, {}),
    "a raccoon": ("v1", {"kind": "discard", "seat": 2, "by": "raccoon"}, {}),
    "an owl": ("v4", {"kind": "keep", "by": "owl", "cards": ["fox", "bat", "fox"]}, {}),
    "a bat": ("v2", {"kind": "order", "by": "bat", "cards": ["pit", "hook", "pit"]}, {}),
    "a spider": ("v5", {"kind": "hold", "by": "spider", "tiles": ["T-plain", "T-trap"]}, {}),
}  # fmt: skip
STANDING = {"security": "cross-security", "trap": "cross-trap", "straight": "straight-trap", "loot": "cross-plain"}


@pytest.mark.parametrize(("edition", "pending", "entries"), QUESTIONS_ASKED.values(), ids=QUESTIONS_ASKED)
def test_questions_are_read_and_written(edition, pending, entries):
    """A pending decision is written back as it was read, and can be answered. [Position, H-39]"""
    far = 11 if edition == "v1" else 9
    if isinstance(entries, str):
        crews = [{"at": [0, 1], "carried": [2]}, {"at": [0, 0]}, {"at": [far, far]}, {"at": [far, 0]}]
        kinds = {(0, 1): STANDING[entries], (1, 1): "cross-plain", (0, 2): "cross-plain"}
        entries = {"board": [{"at": [*at], "tile": kind} for at, kind in kinds.items()], "crews": crews}
    elif edition == "v1":
        entries = entries | {"crews": [{"at": at} for at in ([0, 0], [0, far], [far, far], [far, 0])]}
    match = asked(edition, {"seat": 0} | pending, **entries)
    bare = {"seat": 0, "tiles": [], "cards": [], "cells": [], "left": None, "of": None, "arrival": None, "victims": []}
    assert match.position()["pending"] == bare | pending
    assert match.legal(match.acting[0])


def test_the_bats_victims_suffer_in_their_order():
    """v3: after seat 3 seats 1 and 0 draw their traps. [H-18.bat.v3, H-X16]"""
    question = {"kind": "discard", "seat": 3, "by": "pit", "victims": [1, 0]}
    match = asked("v3", question, trap_deck=["camera", "pit"])
    match.play(3, "discard squirrel")
    position = match.position()
    assert (position["crews"][1]["suspicion"], position["trap_discard"]) == (2, ["camera", "pit"])
    assert (position["pending"]["seat"], position["pending"]["victims"]) == (0, [])


def test_an_open_hand_and_pile_are_known():
    """A seat that picks from a hand has seen it, one that hires from a pile has looked. [H-37]"""
    match = asked("v5", {"kind": "pick", "seat": 0, "by": "owl", "of": 2}, hands=[[], [], ["fox", "owl"], []])
    assert match.position()["known"] == {"0": [{"where": "hand 2", "cards": ["fox", "owl"]}]}
    match.play(0, "pick fox")
    assert match.position()["known"]["2"] == [{"where": "hand 0", "cards": ["fox"]}]
    hiring = {"phase": "hire", "round": 0, "hands": [[], []], "piles": [["owl"], ["bat", "owl"], ["fox"]]}
    match = asked("v1", {"kind": "hire", "seat": 0, "by": "hire"}, 2, looked=[2], **hiring)
    assert match.position()["known"] == {"0": [{"where": "pile 2", "cards": ["bat", "owl"]}]}


def test_sealed_choices_are_kept():
    """v4: choices are written, and take effect once all have chosen. [H4-10]"""
    packs = [["bat"] * 5 + ["fox", "owl", "mole"], ["bird"] * 8]
    entries = {"phase": "hire", "turn": None, "round": 0, "hands": [[], []], "packs": packs}
    chosen = "keep bat,bat,bat,bat,bat discard owl,fox,mole"
    question = {"kind": "keep", "seat": None, "by": "hire"}
    match = asked("v4", question, 2, chosen=[chosen, None], **entries)
    assert match.acting == (1,)
    assert match.position()["chosen"] == [chosen, None]
    match.play(1, "keep bird,bird,bird,bird,bird discard bird,bird,bird")
    assert match.position()["discards"][0] == ["owl", "fox", "mole"]
    with pytest.raises(rascals.BadPosition, match=r"chosen\[0\]"):
        asked("v4", question, 2, chosen=["keep bat,bat,bat,bat,fox discard fox,owl,mole", None], **entries)
    with pytest.raises(rascals.BadPosition, match="once all have chosen"):
        asked("v5", question, 2, chosen=["keep bat", "keep bird"], **(entries | {"packs": [*packs, []]}))


def test_known_decks_are_read_from_either_end():
    """`stack top` and `critters bottom`, downwards, `?` for unknown cards. [H-37]"""
    known = {
        "0": [
            {"where": "stack top", "cards": ["?", "corner-trap"]},
            {"where": "critters bottom", "cards": ["raccoon"]},
        ],
        "1": [{"where": "hand 0", "cards": ["fox"]}, {"where": "traps top", "cards": ["pit", "camera"]}],
        "spectator": [{"where": "hand 1", "cards": ["bat"]}],
    }
    match = heist().from_position(changed(known=known), seed=1)
    assert match.position()["known"] == known
    assert match.state.stack_known[:5] == [0, 0, 0, 1, 0]


# ---------------------------------------------------------------- what cannot be

WRONG = {
    "a cell off the board": ({"crews__n0__at": [10, 0]}, r"crews\[0\].at: a cell of the board"),
    "a crew nowhere": ({"crews__n0__at": [1, 1]}, r"crews\[0\].at: a start, a stash, a preset or a tile, not '1,1'"),
    "a tile on a preset": (
        {"board__n0__at": [2, 2]},
        r"board\[0\]: a tile lies alone, and on no fixed cell, not on 2,2",
    ),
    "two tiles on a cell": ({"board__n0__at": [0, 2]}, r"board\[1\]: a tile lies alone"),
    "no such tile": ({"board__n0__tile": "round-plain"}, r"board\[0\].tile: one of straight-plain"),
    "a tile askew": ({"board__n0__rotation": 45}, r"board\[0\].rotation: one of 0, 90, 180, 270, not 45"),
    "loot nowhere": ({"loot__1,1": [2]}, "loot: a start, a stash, a preset or a tile, not '1,1'"),
    "no such loot": ({"loot__4,4": [5]}, "loot 4,4: one of 8, 6, 4, 2, -1, not 5"),
    "too much suspicion": ({"crews__n0__suspicion": 11}, "a whole number from 0 to 10, not 11"),
    "taken from a start": ({"crews__n0__taken_from": ["0,0"]}, "stashes and presets, not '0,0'"),
    "unused tiles": ({"unused": ["T-plain"]}, "unused: nothing of this in v5 in the phase 'heist'"),
    "a pile": ({"piles": [[], [], []]}, "piles: 0 entries, not 3"),
    "another kind": ({"pending__kind": "shoot"}, "pending.kind: one of look"),
    "no trap": ({"pending__cards": []}, "not what lies on the table"),
    "a question once over": ({"phase": "over", "turn": None}, "no evade by arrival in the phase 'over'"),
    "an end": ({"end": "countdown"}, "end: null, not 'countdown'"),
    "no such end": (
        {"phase": "over", "pending": None, "turn": None, "end": "rain"},
        "end: one of all-banked, carriers-done, all-ended, last-crew, countdown, turn-limit, not 'rain'",
    ),
    "nobody's turn": ({"turn": None, "pending": None}, "turn: the seat on turn"),
    "no hiring": ({"phase": "hire", "pending": None}, "pending: a question in the phase 'hire'"),
    "another card known": ({"known__0": [{"where": "stack top", "cards": ["T-plain"]}]}, "more than lies there"),
    "more known than held": ({"known__0": [{"where": "hand 1", "cards": ["fox", "fox"]}]}, "more than lies there"),
    "the own hand known": ({"known__0": [{"where": "hand 0", "cards": ["fox"]}]}, "the hand of another, a pile"),
    "somewhere known": ({"known__0": [{"where": "the moon", "cards": []}]}, "not 'the moon'"),
    "somebody knowing": ({"known__7": []}, "unknown entry 'known.7'"),
    "too many cards": ({"critter_deck": ["bat"] * 120}, "at most 120 in all"),
    "too many traps": ({"trap_deck": ["pit"] * 61}, "trap_deck: at most 60 entries"),
    "another phase's question": ({"pending__by": "hire"}, "pending: no evade by hire in the phase 'heist'"),
    "of nobody": ({"pending__seat": None}, "pending: no evade by arrival in the phase 'heist'"),
    "no crews": ({"crews": []}, "crews: 2 entries, not 0"),
    "an unknown entry": ({"weather": "wet"}, "unknown entry 'weather'"),
    "an unknown entry within": ({"pending__why": 1}, "unknown entry 'pending.why'"),
}


@pytest.mark.parametrize(("entries", "sentence"), WRONG.values(), ids=WRONG)
def test_what_cannot_be_is_refused(entries, sentence):
    """The wrong entry is named, with what is valid. [Position]"""
    with pytest.raises(rascals.BadPosition, match=sentence):
        heist().from_position(changed(**entries), seed=1)


@pytest.mark.parametrize("key", ["board", "crews", "hands", "first", "phase"])
def test_what_must_be_there(key):
    """Board, crews, hands and everything before `turns_taken` are required. [Position]"""
    with pytest.raises(rascals.BadPosition, match=f"{key}: missing"):
        heist().from_position({name: value for name, value in EXAMPLE.items() if name != key}, seed=1)


def test_a_question_that_nobody_can_answer_is_refused():
    """A tile that fits nowhere cannot be placed, an empty hand gives no card. [H-39]"""
    walled = {"board": [{"at": [0, 1], "tile": "cross-plain"}, {"at": [1, 0], "tile": "cross-plain"}]}
    question = {"kind": "place", "seat": 0, "by": "turn", "tiles": ["T-plain"]}
    with pytest.raises(rascals.BadPosition, match="place cannot be asked of 0 here"):
        asked("v3", question, **walled)
    with pytest.raises(rascals.BadPosition, match="seat 1 has no answer to discard"):
        asked("v3", {"kind": "discard", "seat": 1, "by": "pit"}, hands=[["fox"], [], [], []])
    with pytest.raises(rascals.BadPosition, match="drop cannot be asked of 3"):
        asked("v3", {"kind": "drop", "seat": 3, "by": "hook"})
    with pytest.raises(rascals.BadPosition, match="take cannot be asked of 0"):
        asked("v3", {"kind": "take", "seat": 0, "by": "arrival", "arrival": {"seat": 0, "step": "loot"}})


# ---------------------------------------------------------------- the agenda


def web(**changes):
    """Return a position of v5 at which seats 2 and 3 may preempt seat 1's draw, its agenda and the changes."""
    held = [[], [], ["T-plain"], ["cross-trap"]]
    match = asked("v5", {"kind": "web", "seat": 2, "by": "arrival", "of": 1}, turn=1, held_tiles=held)
    return json.loads(json.dumps(match.position())) | changes


def test_the_agenda_is_read_as_it_stands():
    """Each step below the decision with all its numbers; the entry for people is derived from it. [Position]"""
    position = web()
    steps = [(step["step"], step["seat"], step["of"]) for step in position["agenda"]]
    assert steps == [("tiling", 1, None), ("drawing", 1, None), ("web", 3, 1), ("web", 2, 1)]
    alone = {key: value for key, value in position.items() if key != "pending"}
    arriving = {"step": "arrival", "seat": 0, "next": 1, "by": "slippery", "left": -1, "of": None}
    match = heist(4).from_position(alone | {"agenda": [arriving, *position["agenda"]]}, seed=1)
    assert match.position()["agenda"] == [arriving, *position["agenda"]]
    assert match.position()["pending"] == position["pending"] | {"arrival": {"seat": 0, "step": "loot"}}
    assert heist(4).from_position(position, seed=1).position() == position
    assert "agenda" not in match.view(0, reveal=True)


def test_what_is_told_of_the_agenda_must_be_what_it_says():
    """An entry changed next to its agenda is refused with the right value; without the agenda it is read."""
    position = web()
    other = position["pending"] | {"seat": 3}
    with pytest.raises(
        rascals.BadPosition, match=r"pending: \{'kind': 'web', 'seat': 2, .*\} by the other entries, not"
    ):
        heist(4).from_position(position | {"pending": other}, seed=1)
    with pytest.raises(rascals.BadPosition, match="by the other entries, not None"):
        heist(4).from_position(position | {"pending": None}, seed=1)
    with pytest.raises(rascals.BadPosition, match="agenda: 4 steps for this question, not 0"):
        heist(4).from_position(position | {"agenda": []}, seed=1)
    del position["agenda"]
    assert heist(4).from_position(position | {"pending": other}, seed=1).acting == (3,)
    assert heist(4).from_position(position | {"pending": other | {"cells": [[0, 0]]}}, seed=1).acting == (3,)


TILING, DRAWING, LAST, ASKED = web()["agenda"]
BROKEN = {
    "nothing asked": ([TILING], r"agenda\[0\]: tiling of 1 cannot stand there"),
    "asked below": ([ASKED, TILING, DRAWING, ASKED], r"agenda\[0\]: web of 2 cannot stand there"),
    "no draw": ([TILING, ASKED], r"agenda\[1\]: web of 2 cannot stand there"),
    "a draw apart": ([DRAWING, TILING, DRAWING, ASKED], r"agenda\[0\]: drawing of 1 cannot stand there"),
    "another's draw": ([TILING, DRAWING | {"seat": 0}, ASKED], r"agenda\[2\]: web of 2 cannot stand there"),
    "nobody's draw": ([TILING, DRAWING | {"seat": None}, ASKED], r"agenda\[1\]: drawing of all cannot stand there"),
    "nothing to stop": ([TILING | {"seat": 0}, ASKED | {"step": "draw"}], r"agenda\[1\]: draw of 2 cannot stand there"),
    "nothing at all to stop": ([ASKED | {"step": "draw"}], r"agenda\[0\]: draw of 2 cannot stand there"),
    "no such step": ([ASKED | {"step": "sing"}], r"agenda\[0\].step: one of look"),
    "no such seat": ([ASKED | {"seat": 4}], r"agenda\[0\].seat: a whole number from 0 to 3"),
    "no such reason": ([ASKED | {"by": "luck"}], r"agenda\[0\].by: one of hire"),
    "too far": ([ASKED | {"next": 3}], r"agenda\[0\].next: a whole number from 0 to 2"),
    "too many left": ([ASKED | {"left": 1001}], r"agenda\[0\].left: a whole number from -1 to 1000"),
    "too many steps": ([TILING] * 11 + [DRAWING, ASKED], "agenda: at most 12 in all, not 13"),
    "far too many steps": ([TILING] * 21, "agenda: at most 20 entries, not 21"),
    "two questions of hiring": ([ASKED | {"by": "hire"}], "pending: no web by hire in the phase 'heist'"),
}


@pytest.mark.parametrize(("agenda", "sentence"), BROKEN.values(), ids=BROKEN)
def test_an_agenda_that_rules_cannot_go_on_from_is_refused(agenda, sentence):
    """A step that cannot be where it is, or an impossible number of it, is named."""
    position = web(agenda=agenda)
    del position["pending"]
    with pytest.raises(rascals.BadPosition, match=sentence):
        heist(4).from_position(position, seed=1)


LACKING = {
    "no loot to take": ("v3", {"kind": "take", "by": "arrival"}, {}),
    "nothing to hook": ("v3", {"kind": "drop", "by": "hook"}, {}),
    "no tile to turn": ("v1", {"kind": "rotate", "by": "rotate"}, {}),
    "no pile looked at": ("v1", {"kind": "hire", "by": "hire"}, {"phase": "hire", "piles": [["bat"], [], []]}),
    "no hand to pick from": ("v5", {"kind": "pick", "by": "owl"}, {}),
    "the own hand to pick from": ("v5", {"kind": "pick", "by": "owl", "of": 0}, {}),
    "no room for a draw": ("v5", {"kind": "draw", "by": "turn"}, {"board": "full"}),
    "no room for a tile": (
        "v4",
        {"kind": "place", "by": "turn"},
        {"board": "full", "held_tiles": [["T-plain"], [], []]},
    ),
    "no room for all tiles": ("v3", {"kind": "place", "by": "turn", "tiles": ["T-plain"] * 2}, {}),
    "nothing to draw": (
        "v5",
        {"kind": "web", "by": "turn", "of": 1},
        {"stack": [], "held_tiles": [["T-plain"], [], []]},
    ),
    "no tile to place for another": ("v5", {"kind": "web", "by": "start", "of": 1}, {"turn": 1}),
    "packs of another size": (
        "v5",
        {"kind": "keep", "seat": None, "by": "hire"},
        {"phase": "hire", "turn": None, "packs": [["bat"] * 8, ["bat"] * 7, ["bat"] * 8]},
    ),
}


@pytest.mark.parametrize(("edition", "pending", "entries"), LACKING.values(), ids=LACKING)
def test_what_a_question_is_about_must_be_there(edition, pending, entries):
    """A pending decision whose answers the rules could not follow is refused by its kind and seat."""
    far = {"v1": 11}.get(edition, 9)
    crews = [{"at": corner} for corner in ([0, 0], [0, far], [far, far])]
    if entries.get("board") == "full":
        entries = entries | {"board": [{"at": at, "tile": "cross-plain"} for at in ([0, 1], [1, 0])]}
    bare = {"loot": {}, "crews": crews}
    with pytest.raises(rascals.BadPosition, match=f"pending: {pending['kind']} cannot be asked of (0|all) here"):
        asked(edition, {"seat": 0} | pending, 3, **(bare | entries))


# ---------------------------------------------------------------- what no game leads to

ODD = {
    "crews.scored_last_turn: nothing of this in v5": {"crews__n0__scored_last_turn": True},
    "last_turns: nothing of this in v5": {"last_turns": [1, None]},
    "waiting.fox: nothing of this in v5": {"waiting__n0__fox": 1},
    "held_tiles: at most one a seat in v5": {"held_tiles": [["T-plain", "T-trap"], []]},
    "turn: a crew that is still on the heist, not 0": {"crews__n0__ended": 1, "pending": None},
    "turn: null once the game is over, not 0": {"phase": "over", "pending": None},
}


@pytest.mark.parametrize(("told", "entries"), ODD.items())
def test_what_no_game_leads_to_is_taken_and_told(told, entries):
    """A position need not be reachable:

    `position_status` reports what is odd. [Position] A law checks that it can be played.
    """
    match = heist().from_position(changed(**entries), seed=1)
    few = [f"{what}: as many of each kind as the box has" for what in ("tiles", "critters", "traps")]
    for odd, start in zip(match.position_status(), [told, *few], strict=True):
        assert str(odd).startswith(start)


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", BOX.editions)
def test_of_what_a_game_leads_to_nothing_is_odd(edition):
    """`position_status` reports nothing for positions of random games. [Position, H-40]"""
    for match in laws.walk(heist(2, edition, turn_limit=4), seed=3):
        assert match.position_status() == ()
