"""Critter Heist: moves as people write them. [text notation]"""

from __future__ import annotations

import random
from typing import Any

import pytest

import rascals
from rascals.core import rules
from rascals.core.errors import Refusal
from rascals.games.heist import DEFINITION, moves
from rascals.words import Words, languages
from tests.games.heist.scenes import heist, packed, walk

VERBS = DEFINITION.verbs


def wholes(s, seat, chance, most=12):
    """Yield whole moves of a seat as their small ones, up to `most`, chosen at random."""
    row = [0] * DEFINITION.actions
    actions = row[: rules.legal(s, seat, row)]
    for first in chance.sample(actions, min(most, len(actions))):
        twin, steps = s.copy(), []
        action = first
        while True:
            steps.append(action)
            rules.apply(twin, seat, action)
            if not DEFINITION.unfinished(twin):
                break
            action = chance.choice(row[: rules.legal(twin, seat, row)])
        yield steps


def understood(s, seat, text):
    """Return the small moves that a text stands for."""
    actions = DEFINITION.composites.expand(s, seat, text)
    assert not isinstance(actions, Refusal), actions
    return [VERBS.parse(text).action] if actions is None else list(actions)


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", DEFINITION.editions)
@pytest.mark.parametrize("players", DEFINITION.players)
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
                text = DEFINITION.composites.compose(s, seat, steps)
                assert ";" not in text
                assert understood(s, seat, text) == steps, text
                assert understood(s, seat, f" {text.upper()}  ") == steps
                heads.add(text.split()[0])
    assert {"play", "place", "end"} <= heads


MOLE = {"tiles": {"3,3": "T-trap"}, "hands": ["mole"]}
BAT = {"tiles": {"0,1": "cross-trap"}, "at": ["0,1"], "tables": ["bat"], "traps": "camera"}
PIT = {"tiles": {"0,1": "cross-trap"}, "tables": ["fox"], "traps": "pit"}
HOOK: dict[str, Any] = {
    "tiles": {"2,4": "cross", "3,4": "cross-trap"},
    "at": ["2,4"],
    "carried": ["2"],
    "traps": "hook",
}
HEDGEHOG: dict[str, Any] = {"tiles": {"5,4": "cross", "5,3": "cross"}, "at": ["5,4", "5,5"], "hands": ["hedgehog"]}
TURNED = {"tiles": {"2,3": "straight", "3,3": "straight-trap", "3,4": "cross"}, "at": ["2,3"], "traps": "fake-path"}
# Edition, scene, moves before, what is said, what is written.
WRITTEN: dict[str, tuple[str, dict[str, Any], str, str, str]] = {
    # Any name of an orientation. [H-X34, H-31]
    "a straight": ("v5", MOLE | {"stack": "straight"}, "play mole", "place r180 at 3,3", "place r0 at 3,3"),
    "a straight across": ("v5", MOLE | {"stack": "straight"}, "play mole", "place r270 at 3,3", "place r90 at 3,3"),
    "a cross": ("v5", MOLE | {"stack": "cross"}, "play mole", "place r90 at 3,3", "place r0 at 3,3"),
    "a corner": ("v5", MOLE | {"stack": "corner"}, "play mole", "place r180 at 3,3", "place r180 at 3,3"),
    "turned": ("v3", TURNED, "move s", "rotate r270", "rotate r90"),
    # The copy on the table, if none is in hand. [H-17]
    "on the table": ("v5", {"tables": ["ferret"]}, "", "play ferret", "play ferret table"),
    "in hand": ("v5", {"tables": ["ferret"], "hands": ["ferret"]}, "", "play ferret", "play ferret"),
    "with a target": ("v3", BAT, "", "play bat 0,1", "play bat table 0,1"),
    "with a target, said": ("v3", BAT, "", "play bat table 0,1", "play bat table 0,1"),
    "to evade": ("v4", {"tiles": {"0,1": "cross-security"}, "tables": ["butterfly"]}, "move e",
                 "evade butterfly", "evade butterfly table"),
    "in the pit": ("v4", PIT, "move e", "discard fox", "discard fox table"),
    # A seat and a way, out of a stash a cell. [H-18.hedgehog.v1]
    "a way": ("v1", HEDGEHOG, "", "play hedgehog 0 w", "play hedgehog 0 w"),
    "a cell": ("v1", HEDGEHOG, "", "play hedgehog 1 5,4", "play hedgehog 1 5,4"),
    # Traps, top first; a stash by its top-left cell. [H-18.bat.v1, H-05]
    "traps": ("v2", {"hands": ["bat"], "traps": "hook pit hook"}, "play bat",
              "order hook, hook, pit", "order hook,hook,pit"),
    "a stash": ("v3", HOOK, "move s", "drop 5,5", "drop 4,4"),
}  # fmt: skip


@pytest.mark.parametrize(("edition", "entries", "before", "said", "written"), WRITTEN.values(), ids=WRITTEN)
def test_what_is_said_in_another_way_is_written_canonically(edition, entries, before, said, written):
    """`place r180` of a straight is written r0; `table` is written where no copy is in hand; stashes by one cell."""
    match = heist(edition, **entries).play(*filter(None, [before])).match()
    match.play(match.acting[0], said)
    assert match.history[-1].move == written


DEALT = "bat bird fox fox mole owl snake squirrel", "bat " * 8
CHOICE = "discard squirrel,bird,fox"


def test_cards_kept_are_written_in_alphabetical_order():
    """The five of `keep` may be named in any order; `discard` keeps its own, the last on top. [H3-10]"""
    match = packed("v3", *DEALT).match()
    match.play(0, f"keep snake, owl, mole, fox, bat {CHOICE}")
    assert match.history[-1].move == f"keep bat,fox,mole,owl,snake {CHOICE}"
    match.play(1, "keep bat,bat,bat,bat,bat discard bat,bat,bat")
    assert match.position()["discards"][0] == ["squirrel", "bird", "fox"]


def test_the_rest_of_a_draft_keeps_its_order():
    """`discard f,g,h` at the end of the draft. [H5-10]"""
    match = packed("v5", "fox owl owl", "bird bird bird", hands=["bat bat bat bat bat"] * 2, picks=5).match()
    match.play(0, "discard owl,fox,owl")
    assert (match.history[-1].move, match.position()["chosen"][0]) == ("discard owl,fox,owl", "discard owl,fox,owl")


@pytest.mark.parametrize(
    ("scene", "said"),
    [
        *((lambda: packed("v3", *DEALT), f"keep {kept}")
          for kept in (f"bat,fox,mole,owl,lion {CHOICE}", "bat,fox discard squirrel")),
        (lambda: packed("v3", *DEALT), f"{CHOICE} keep bat,fox,mole,owl,snake"),
        *((lambda: heist("v1", **HEDGEHOG), f"play hedgehog {target}") for target in ("0", "0 up", "9 n", "0 n e")),
        (lambda: heist("v5"), "play ferret"),
    ],
)  # fmt: skip
def test_what_is_no_move_is_refused(scene, said):
    """Cards that there are not, too few of them, `discard` before `keep`, targets too few, too many or unknown."""
    with pytest.raises(rascals.IllegalMove):
        scene().match().play(0, said)


def test_hooked_loot_is_not_dropped_just_anywhere():
    """A stash has one name for small moves; the own place and those too far away are none. [H-05, H-22.hook.v2]"""
    match = heist("v3", **HOOK).play("move s").match()
    for cell, reason in {"5,5": "top-left", "3,4": "own-place", "6,4": "out-of-reach"}.items():
        drop = VERBS.parse(f"drop {cell}")
        assert drop is not None
        assert DEFINITION.refusal(match.state, 1, drop).reason == reason


def test_a_move_under_way_is_part_of_the_position():
    """Named so far, it is `unfinished`; it goes on from there, whole or step by step. [Position]"""
    s = heist("v3", tiles={"0,1": "straight r90"}, stack="straight").play("move e").s
    for action in (moves.PLACE_KIND, moves.TURN + 1):
        rules.apply(s, 0, action)
    told = DEFINITION.write_position(s)
    assert told["unfinished"] == {"seat": 0, "move": "place straight-plain r90"}
    twin = rascals.game("heist", players=2, edition="v3").new_state(1)
    DEFINITION.read_position(twin, told)
    assert list(DEFINITION.phrasing.begun(twin)) == [moves.PLACE_KIND, moves.TURN + 1]
    assert DEFINITION.write_position(twin) == told
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
    match = heist("v5").match()
    with pytest.raises(rascals.IllegalMove):
        match.play(0, text)
    said = words.move("heist", {"move": text, "kind": kind, "args": {hidden: None}}, ["Ann", "Bob"])
    assert said
    assert words.text("none") not in said
