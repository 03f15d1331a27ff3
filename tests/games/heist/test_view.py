"""Critter Heist: what every view tells of the table, who is asked what, and that observations say it too. [H-28]"""

from __future__ import annotations

import json

import pytest

from rascals.games.heist import BOX
from tests.games.heist.scenes import cards, fresh, heist
from tests.games.heist.worlds import SPECTATOR, everybody, observed, view

PUBLIC = (
    *("size", "fixed", "board", "loot", "cap", "stack", "unused", "critter_deck", "trap_deck", "piles", "looked"),
    *("table_pack", "discards", "trap_discard", "box", "used", "left", "effects", "countdown", "last_turns"),
    *("phase", "first", "round", "turn", "top_loot_taken", "status"),
)


def test_everybody_sees_the_same_of_the_table():
    """H-28: board, loot, crews, discards, sizes, the turn: one tale for all."""
    scene = heist(
        "v5",
        3,
        tiles={"0,1": "T-trap r90", "1,0": "straight-security"},
        at=["0,1", "0,9", "4,5"],
        hands=["fox bird", "owl", ""],
        tables=["mole", "", ""],
        discards=["owl bat", "", "fox"],
        held=["", "T", ""],
        stack="straight cross",
        critters="bat",
        traps="hook pit",
        sprung="camera pit",
        loot={"4,4": "8 6", "0,1": "2"},
        carried=["4 2", "", ""],
        suspicion=[3, 0, 10],
        points=[-1],
    )
    tales = {json.dumps({key: view(scene, viewer)[key] for key in PUBLIC}) for viewer in everybody(scene)}
    assert len(tales) == 1
    seen = view(scene, SPECTATOR)
    assert seen["size"] == [10, 10]
    assert {"at": [0, 0], "kind": "start", "place": [0, 0], "seat": 0} in seen["fixed"]
    assert {"at": [9, 0], "kind": "start", "place": [9, 0], "seat": None} in seen["fixed"]
    assert {"at": [5, 5], "kind": "centre", "place": [4, 4], "seat": None} in seen["fixed"]
    assert {"at": [0, 5], "kind": "side", "place": [0, 4], "seat": None} in seen["fixed"]
    assert {fixed["kind"] for fixed in seen["fixed"]} == {"start", "side", "centre", "security", "trap"}
    assert len(seen["fixed"]) == 20
    assert seen["board"] == [
        {"at": [0, 1], "tile": "T-trap", "rotation": 90},
        {"at": [1, 0], "tile": "straight-security", "rotation": 0},
    ]
    assert seen["loot"] == {"0,1": [2], "4,4": [8, 6]}
    assert (seen["stack"], seen["unused"], seen["critter_deck"], seen["trap_deck"]) == (2, 0, 1, 2)
    assert seen["discards"] == [["owl", "bat"], [], ["fox"]]
    assert seen["trap_discard"] == ["camera", "pit"]
    crew = seen["seats"][0]
    assert (crew["at"], crew["carried"], crew["suspicion"], crew["points"]) == ([0, 1], [4, 2], 3, -1)
    assert (crew["hand"], crew["cards"], crew["table"]) == (None, 2, ["mole"])
    assert (crew["ended"], crew["taken_from"], crew["waiting"]) == (None, [], {"butterfly": 0, "fox": 0})
    assert seen["seats"][2]["at"] == [4, 4], "a stash by its first cell"
    assert seen["seats"][1]["tiles"] == 1
    assert seen["left"] == {"moves": 2, "critters": 2}


@pytest.mark.parametrize(
    ("edition", "play", "left"),
    [
        ("v1", [], {"moves": 1, "critters": 2}),
        ("v1", ["play bird"], {"moves": 2, "critters": 1}),
        ("v3", [], {"moves": 2, "critters": 2}),
        ("v3", ["play squirrel"], {"moves": 2, "critters": 1}),
        ("v3", ["play squirrel", "play squirrel"], {"moves": 1, "critters": 0}),
        ("v5", ["play squirrel", "play squirrel"], {"moves": 1, "critters": 0}),
        ("v5", ["play squirrel"], {"moves": 2, "critters": 1}),
        ("v5", ["play bird"], {"moves": 3, "critters": 1}),
    ],
)
def test_the_turns_budget(edition, play, left):
    """H-13b: what is left of moves and of critters, each without the other."""
    scene = heist(edition, hands=["bird squirrel squirrel"]).play(*play)
    seen = view(scene, 1)
    assert seen["left"] == left
    assert seen["used"] == {"moves": 0, "critters": len(play), "birds": play.count("play bird")}
    assert seen["status"] == {"id": "turn", "args": {"seat": 0, **left}}


def test_the_open_question():
    """H-28, position `pending`: its kind, whom it asks and why, the arrival it belongs to, where a tile may go."""
    scene = heist("v5", tiles={"0,1": "T-security r270"}, stack="cross straight", hands=["bird", "mole"]).play("move e")
    seen = view(scene, 1)["pending"]
    assert (seen["kind"], seen["seat"], seen["by"], seen["left"], seen["of"]) == ("draw", 0, "arrival", None, None)
    assert seen["arrival"] == {"seat": 0, "step": "tiles"}
    assert (seen["tiles"], seen["cards"], seen["cells"], seen["victims"]) == ([], [], [], [])
    seen = view(scene.play("draw"), 1)
    assert (seen["pending"]["kind"], seen["pending"]["cells"]) == ("place", [[1, 1]])
    assert seen["status"] == {"id": "place", "args": {"seat": 0, "by": "arrival", "left": None, "of": None}}


def test_who_forestalls_a_draw_is_asked_for_whom():
    """H-18.spider.v5: `web` names the drawer, and the cells beside the drawer's place."""
    scene = heist("v5", 3, held=["", "", "T"], stack="cross straight").play("draw")
    seen = view(scene, SPECTATOR)
    assert (seen["pending"]["kind"], seen["pending"]["seat"], seen["pending"]["of"]) == ("web", 2, 0)
    assert seen["pending"]["cells"] == [[0, 1], [1, 0]]
    assert (seen["status"]["id"], seen["status"]["args"]["of"]) == ("web", 0)


def test_what_an_evasion_is_against():
    """H-19: the status says what acts, which critter helps, and in v5 which trap lies open."""
    trap = {"0,1": "straight-trap r90"}
    args = view(heist("v3", tiles=trap, hands=["bat"], traps="pit").play("move e"), 1)["status"]["args"]
    assert (args["hazard"], args["critter"], args["trap"]) == ("trap", "fox", None)
    args = view(heist("v5", tiles=trap, hands=["bat"], traps="pit").play("move e"), 1)["status"]["args"]
    assert (args["hazard"], args["critter"], args["trap"]) == ("trap", "fox", "pit")
    security = {"0,1": "straight-security r90"}
    args = view(heist("v4", tiles=security, hands=["bat"]).play("move e"), 1)["status"]["args"]
    assert (args["hazard"], args["critter"], args["trap"]) == ("security", "butterfly", None)


def test_whose_loot_is_dropped_and_where():
    """H-22.hook.v2: the seat to the right names one of the cells; the status says whose loot it is."""
    tiles = {"0,1": "straight-trap r90", "0,2": "straight r90", "0,3": "straight r90"}
    scene = heist("v2", 3, tiles=tiles, traps="hook", carried=["2"]).play("move e")
    seen = view(scene, 1)
    assert seen["pending"]["cells"] == [[0, 0], [0, 2], [0, 3]]
    assert (seen["status"]["id"], seen["status"]["args"]["seat"], seen["status"]["args"]["of"]) == ("drop", 2, 0)


def test_traps_still_to_be_drawn():
    """H-18.bat.v3: whom the bat has named, in order, while the first suffers."""
    scene = heist("v3", 4, at=["2,7", "2,7", "9,9", "2,7"], turn=1, hands=["", "bat", "", "owl"], traps="pit pit pit")
    scene.play("play bat 2,7")
    assert scene.asked == "discard 3"
    assert view(scene, SPECTATOR)["pending"]["victims"] == [0, 1]


def test_a_sealed_question_asks_all_who_have_not_chosen():
    """H3-10: the seats awaited, as a list."""
    scene = fresh("v3", 3)
    assert view(scene, 1)["status"] == {
        "id": "choose",
        "args": {"seat": [0, 1, 2], "by": "hire", "left": None, "of": None},
    }


def test_the_countdown():
    """H3-25: who ended first, and what is left to the others."""
    scene = heist("v3", 3, top_loot_taken=1).play("escape")
    seen = view(scene, SPECTATOR)
    assert seen["countdown"] == {"by": 0, "turns_left": [0, 2, 2]}
    assert [crew["ended"] for crew in seen["seats"]] == [1, None, None]


def numbered(scene, viewer):
    """Return an observation by its names: what, and which number of it; of seats those of the observer."""
    told = {}
    numbers = observed(scene.s, viewer)
    for part in BOX.observation.parts:
        for place in range(part.count):
            name = part.names[place % len(part.names)] if part.names else place
            told[part.what, name] = numbers[part.at + place]
    return told


def test_observations_tell_who_has_chosen():
    """H-28, H3-10: of each crew, from the observer on, whether its choice is sealed."""
    scene = fresh("v3", 3)
    dealt = cards(scene.s.pack[1])
    scene.play(f"1: keep {','.join(dealt[:5])} discard {','.join(dealt[5:])}")
    part = next(part for part in BOX.observation.parts if part.what == "crew")
    place = part.at + part.names.index("chosen")
    for viewer, chosen in ((0, [0, 1, 0]), (1, [1, 0, 0]), (2, [0, 0, 1])):
        assert observed(scene.s, viewer)[place : place + 3 * part.step : part.step] == chosen


def test_observations_tell_whose_arrival_is_under_way():
    """H-23: while another is asked, whose arrival it is, counted from the observer, and how far it has come."""
    tiles = {"0,1": "straight-trap r90", "0,2": "straight r90", "0,3": "straight r90"}
    scene = heist("v2", 3, tiles=tiles, traps="hook", carried=["2"]).play("move e")
    assert scene.asked == "drop 2"
    for viewer, steps in ((0, 0), (1, 2), (2, 1)):
        told = numbered(scene, viewer)
        assert (told["question", "arriving"], told["question", "step"]) == (steps + 1, scene.s.agenda[0][2])


@pytest.mark.parametrize("edition", ["v1", "v2", "v3", "v4", "v5"])
def test_observations_name_all_their_numbers(edition):
    """H-28: where a crew stands, what lies where and what is known stand under their names."""
    scene = heist(edition, tiles={"0,1": "T-trap r90"}, at=["0,1", "9,9"], hands=["fox", "owl"])
    scene.s.facts[0][14 + 5] = 1
    told = numbered(scene, 0)
    numbers = observed(scene.s, 0)
    second = {part.what: numbers[part.at + part.step :] for part in BOX.observation.parts if part.times > 1}
    assert (told["crew", "row"], told["crew", "column"]) == (0, 1)
    assert second["crew"][:2] == [9, 9] if edition != "v1" else second["crew"][:2]
    assert second["crew"][4 + 5] == 1
    assert (told["tiles", 1], told["turned", 1]) == (9, 1)


def test_removed_tiles_are_counted_beside_the_stack():
    """H-12, H-28: of v2's 80 tiles 56 are removed with two players; the other 24 can be drawn."""
    [table] = [part for part in BOX.observation.parts if "stack" in part.names]
    numbers = observed(fresh("v2").s, 0)[table.at :]
    assert dict(zip(table.names[:2], numbers, strict=False)) == {"stack": 24, "removed or unused": 56}


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_everybodys_suspicion_is_observed(viewer):
    """H-28: it lies open, seats counted from the observer."""
    scene = heist("v5", suspicion=[3, 7])
    [part] = [part for part in BOX.observation.parts if part.what == "suspicion"]
    numbers = observed(scene.s, viewer)[part.at :: part.step]
    assert numbers[:2] == ([7, 3] if viewer == 1 else [3, 7])
