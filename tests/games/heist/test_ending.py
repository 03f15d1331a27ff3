"""How the heist ends, and scores. [H1-25 – H5-25, H-26, H-27, H-36, H-40, H-41]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.heist.scenes import heist

BESIDE = {"0,1": "cross", "0,8": "cross", "9,8": "cross"}


def ends(scene, rounds):
    """Let everybody end their turns, for a number of rounds of those still on the heist, or to the end of the game."""
    for _ in range(rounds):
        if not scene.acting:
            break
        scene.play("end")
    return scene


# ---------------------------------------------------------------- v1


def test_v1_ends_when_all_loot_is_banked():
    """[H1-25] Over at once when the last loot is banked. [H-41]"""
    scene = heist("v1", tiles=BESIDE, at=["0,1", "11,11"], carried=["4"], loot={}).play("move w")
    assert (scene.end, scene.acting, scene.score(0)) == ("all-banked", [], 4)


def test_v1_gives_carriers_their_last_turns():
    """[H1-25] When no loot lies on the board every crew that carries some has `last_turns` more own turns. [H-50]"""
    for count in (5, 2):
        tiles = {"3,3": "cross", "3,4": "cross", "8,8": "cross"}
        scene = heist("v1", 3, tiles=tiles, at=["3,3", "8,8", "11,11"], carried=["", "7"], loot={"3,4": "4"},
                      options={"last_turns": count})  # fmt: skip
        scene.play("move e", "take")
        assert scene.s.final_turns[:3] == [-1, -1, -1]  # set when the turn ends
        scene.play("end")
        assert scene.s.final_turns[:3] == [count, count, -1]
        ends(scene, 3 * count - 1)
        assert scene.end == ""
        scene.play("end")
        assert (scene.end, scene.score(0), scene.score(1)) == ("carriers-done", 0, 0)


def test_v1_is_over_when_the_last_carrier_has_banked():
    """[H1-25, H-X31] One banks, which ends its last turns; the other's run out, and it gets nothing."""
    tiles = {"0,1": "cross", "0,2": "cross", "8,8": "cross"}
    scene = heist("v1", tiles=tiles, at=["0,1", "8,8"], carried=["", "7"], loot={"0,2": "4"})
    scene.play("move e", "take", "end")
    assert scene.s.final_turns[:2] == [5, 5]
    scene.play("end", "move w", "end", "end", "move w")
    assert (scene.banked(0), scene.s.final_turns[0]) == ([4], -1)
    ends(scene, 9)
    assert (scene.end, scene.score(0), scene.score(1)) == ("carriers-done", 4, 0)
    assert scene.s.turns_taken[1] == 5


# ---------------------------------------------------------------- v2


def test_v2_escapes_at_any_moment_from_the_first():
    """[H2-25] On any start tile, nothing pending; the first gets a 2-point loot, also without other loot."""
    away = heist("v2", tiles=BESIDE, at=["0,1"], hands=["squirrel"])
    assert "escape" not in away.moves()
    assert "escape" in away.play("move w", "play squirrel").moves()
    scene = heist("v2", 3, tiles=BESIDE, at=["0,9"]).play("escape")
    assert (scene.carried(0), scene.s.ended, scene.s.turn) == ([2], [1, 0, 0, 0], 1)
    scene.play("escape")
    assert (scene.carried(1), scene.s.final_turns[:3]) == ([], [-1, -1, 5])
    scene.play("escape")
    assert (scene.end, scene.score(0)) == ("all-ended", 2)


@pytest.mark.parametrize("count", [5, 3])
@pytest.mark.parametrize(("forfeit", "score"), [(False, 4), (True, 0)])
def test_v2_gives_the_last_crew_some_turns(count, forfeit, score):
    """[H2-25, H-X30] When only one crew is left it has `last_turns` more turns; no penalty. [H-50]

    Who has not come back loses nothing, with `late_forfeit` what it carries. [H-26]
    """
    options = {"last_turns": count, "late_forfeit": forfeit}
    scene = heist("v2", tiles=BESIDE, carried=["", "4"], options=options).play("escape", *["end"] * (count - 1))
    assert scene.end == ""
    scene.play("end")
    assert (scene.end, scene.score(0), scene.score(1)) == ("last-crew", 2, score)


# ---------------------------------------------------------------- v3, v4


@pytest.mark.parametrize(("edition", "points", "carried", "turns"), [("v3", 2, [], 2), ("v5", 0, [2], 2)])
def test_escaping_once_the_top_loot_is_taken(edition, points, carried, turns):
    """[H3-25, H5-25] At any moment of the own turn on a start, once the 8 has been taken; the first gets 2 points.

    In v5 it gets an apple.
    """
    assert "escape" not in heist(edition).moves()
    scene = heist(edition, tiles=BESIDE, at=["0,1"], top_loot_taken=1)
    assert "escape" not in scene.moves()
    scene.play("move w", "escape")
    assert (scene.s.points[0], scene.carried(0), scene.s.turns_left[1]) == (points, carried, turns)
    assert (scene.s.ended[0], scene.acting) == (1, [1])


def test_taking_the_top_loot_opens_the_end():
    """[H3-25, H4-25, H5-25] The condition is met as soon as anyone takes the 8."""
    for edition in ("v3", "v4", "v5"):
        scene = heist(edition, tiles={"3,4": "cross"}, at=["3,4"], loot={"4,4": "8 6"})
        scene.play("move s", "take canned" if edition == "v5" else "take", "end")
        assert scene.s.top_loot_taken == 1
        assert "escape" in scene.moves()


def test_v3_gives_the_others_two_more_turns():
    """[H3-25] Who has not ended after two more turns loses 2; over when all have ended or had them. [H-41]"""
    scene = heist("v3", 3, top_loot_taken=1, carried=["", "4"]).play("escape", "end", "escape")
    assert scene.end == ""
    scene.play("end")
    assert (scene.end, [scene.score(seat) for seat in range(3)]) == ("countdown", [2, 2, 0])
    scene = heist("v3", top_loot_taken=1).play("escape", "escape")
    assert (scene.end, scene.score(1)) == ("all-ended", 0)


def test_v3_goes_on_for_who_has_turns_left():
    """[H3-25, H-X27] Seat 1 ends for 2 points, seat 2 is late for minus 2, seat 0 scores, then ends: over."""
    entries: dict[str, Any] = {"at": ["0,0", "0,9", "3,3"], "carried": ["4", "", "6"], "top_loot_taken": 1, "turn": 1}
    scene = heist("v3", 3, tiles={"3,3": "cross"}, **entries).play("escape", "end", "score", "end")
    assert (scene.end, scene.s.points[:3]) == ("", [0, 2, -2])
    assert [scene.play("escape").score(0), scene.score(1), scene.score(2), scene.end] == [4, 2, 4, "all-ended"]


def test_v3_stands_on_a_start_in_vain():
    """[H3-25] A start tile alone does not make safe in v3: one must say `escape`."""
    scene = heist("v3", top_loot_taken=1).play("escape", "end", "end")
    assert (scene.end, scene.score(1)) == ("countdown", -2)


def test_v4_escapes_instead_of_its_turn():
    """[H4-25] Only at the start of the own turn, once the 8 has been taken; the first gets 2 points."""
    assert "escape" not in heist("v4").moves()
    scene = heist("v4", tiles=BESIDE, at=["0,0"], top_loot_taken=1, hands=["squirrel"])
    assert "escape" not in scene.twin().play("play squirrel").moves()
    assert "escape" not in scene.twin().play("move e", "move w").moves()
    scene.play("escape")
    assert (scene.s.points[0], scene.s.turns_left[1]) == (2, 2)


def test_v4_is_safe_on_a_start():
    """[H4-25] Who stands on a start tile when the second turn is over is safe and has then ended; the rest lose 2.

    Or one says `escape`; a start reached and left again helps nobody. [H-X28]
    """
    tiles = {"0,8": "cross", "9,1": "cross"}
    scene = heist("v4", 4, tiles=tiles, at=["0,0", "0,8", "9,9", "9,1"], top_loot_taken=1)
    scene.play("escape", "end", "end", "move w", "end", "move e")
    assert scene.s.ended == [1, 0, 0, 0]
    scene.play("end")
    assert scene.s.ended == [1, 2, 0, 0]
    scene.play("escape", "move e", "end")
    assert (scene.end, [scene.score(seat) for seat in range(4)]) == ("countdown", [2, 0, 0, -2])


# ---------------------------------------------------------------- v5


def test_v5_ends_after_the_round_after_the_first_end():
    """[H5-25] After the turn of the last player in the round after the first end; who stands on a start has ended."""
    scene = heist("v5", 3, at=["0,0", "0,9", "2,2"], top_loot_taken=1, round=4, turns_taken=[3, 3, 3])
    scene.play("escape", "end", "end", "end")
    assert scene.end == ""
    scene.play("end")
    assert (scene.end, [scene.score(seat) for seat in range(3)]) == ("countdown", [2, 0, -2])
    assert scene.s.ended[1] > 1


def test_v5_gives_who_sat_before_the_first_to_end_one_turn_less():
    """[H5-25, H-X29] The second ends in round r: third and fourth have two turns, the first one; all ended: over."""
    scene = heist("v5", 4, top_loot_taken=1, turn=1, round=5, turns_taken=[5, 4, 4, 4])
    scene.play("escape", "end", "end", "end", "end")
    assert (scene.end, scene.acting) == ("", [3])
    scene.play("end")
    assert (scene.end, scene.score(0)) == ("countdown", 0)
    assert heist("v5", 4, top_loot_taken=1, turn=1).play(*["escape"] * 4).end == "all-ended"


def test_an_ended_crew_is_left_alone():
    """[H5-25] No target of bat, owl or butterfly; a raccoon may still take from its discard pile. [H-36]"""
    hands = ["bat owl butterfly raccoon", "fox"]
    scene = heist("v5", hands=hands, discards=["", "mole"], at=["0,0", "2,2"], ended=[0, 1])
    assert scene.plays() == {"bat 0", "butterfly", "raccoon 1"}


@pytest.mark.parametrize("edition", ["v3", "v4"])
def test_a_late_crew_counts_as_ended(edition):
    """A late crew, its last turn over, is no target and no cover for its tile. [H-36]"""
    tiles = {"3,3": "cross", "3,4": "cross", "6,6": "cross", "6,7": "cross"}
    entries: dict[str, Any] = {"at": ["0,0", "3,4", "3,3"], "hands": ["", "", "mole"], "stack": "T"}
    scene = heist(edition, 3, tiles=tiles, top_loot_taken=1, **entries).play("escape", "end", "end", "end", "play mole")
    assert scene.cells() == {"3,4"}


# ---------------------------------------------------------------- scores


def test_what_counts():
    """v1 banked less −1 tokens; v2 carried and points; v3, v4 banked, carried, points; v5 food and points. [H-26]"""
    assert heist("v1", carried=["10"], banked=["7 4"], points=[-2]).score(0) == 9
    assert heist("v2", carried=["8 -1"]).score(0) == 7
    assert heist("v3", carried=["8"], banked=["4"], points=[-3]).score(0) == 9
    assert heist("v4", carried=["8"], banked=["4"], points=[2]).score(0) == 14
    assert heist("v5", carried=["2"], points=[-4]).score(0) == -2


@pytest.mark.parametrize(("forfeit", "score"), [(False, 4 + 8 - 2), (True, 8 - 2)])
def test_late_forfeit(forfeit, score):
    """Late crews count too; with `late_forfeit` they lose what they carry, not what they banked. [H-26, H-50]"""
    scene = heist(
        "v3", at=["0,0", "3,3"], tiles={"3,3": "cross"}, top_loot_taken=1, carried=["", "4"], banked=["", "8"],
        options={"late_forfeit": forfeit},
    )  # fmt: skip
    scene.play("escape", "end", "end")
    assert scene.score(1) == score


def test_ties():
    """Less suspicion, then the earlier end, then shared; `final_tie=shared`: every tie is. [H-26, H-50, H-X32]"""
    tied = {"carried": ["8", "8"], "ended": [2, 1]}
    assert finished(suspicion=[3, 5], **tied) == [0]
    assert finished(suspicion=[3, 3], **tied) == [1]
    assert finished(suspicion=[3, 3], carried=["8", "8"]) == [0, 1]
    assert finished(suspicion=[3, 3], carried=["8", "8"], ended=[0, 1]) == [1]
    assert finished(suspicion=[3, 5], options={"final_tie": "shared"}, **tied) == [0, 1]
    assert finished(suspicion=[9, 0], carried=["8 2", "8"], ended=[0, 1]) == [0]


def finished(**entries):
    """Return who wins a game of v2 that is over as it stands."""
    scene = heist("v2", **entries)
    scene.s.phase = 3
    return scene.winners()


# ---------------------------------------------------------------- turn limit


@pytest.mark.parametrize("edition", ["v1", "v2", "v3", "v4", "v5"])
def test_the_turn_limit(edition):
    """Reached when every player still in has had that many own turns; nobody is late. [H-27, H-41, H-50]"""
    scene = heist(edition, at=["3,3", "3,3"], tiles={"3,3": "cross"}, carried=["4"], options={"turn_limit": 2})
    scene.play("end", "end", "end")
    assert scene.end == ""
    scene.play("end")
    assert (scene.end, scene.score(0)) == ("turn-limit", 0 if edition == "v1" else 4)


@pytest.mark.parametrize(("edition", "scores"), [("v3", [2, -2, -2]), ("v4", [2, 0, -2]), ("v5", [2, 0, -2])])
def test_the_turn_limit_while_an_end_is_running(edition, scores):
    """Then who has not ended is late; in v4 and v5 who stands on a start tile has ended. [H-27, H5-25]"""
    entries: dict[str, Any] = {"at": ["0,0", "0,9", "3,3"], "tiles": {"3,3": "cross"}, "options": {"turn_limit": 1}}
    scene = heist(edition, 3, top_loot_taken=1, **entries).play("escape", "end", "end")
    assert (scene.end, [scene.score(seat) for seat in range(3)]) == ("turn-limit", scores)
