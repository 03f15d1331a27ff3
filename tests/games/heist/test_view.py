"""Critter Heist: what every view tells of the table, who is asked what, and that observations say it too. [H-28]

At the end, what can be decided before one is asked.
"""

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


# ---------------------------------------------------------------- decisions ahead

CONDITIONS = {one.name: one for one in BOX.conditions}
OPEN = {"3,3": "cross", "4,3": "cross"}
ROAD = {"0,1": "straight r90", "0,2": "straight r90", "0,3": "straight r90"}


def span(scene, name, seat=0):
    return CONDITIONS[name].span(scene.s, seat)


def answer(scene, name, number=0, seat=0):
    """Return what follows for a seat, which must be legal."""
    move = CONDITIONS[name].answer(scene.s, seat, number)
    assert move is None or scene.may(move, seat)
    return move


def resting(scene):
    return [BOX.resting(scene.s, seat) for seat in range(scene.s.players)]


def test_loot_is_taken_from_a_worth_on():
    """[H-08] The highest that lies there decides."""
    scene = heist("v4", tiles=ROAD, loot={"0,1": "4 2"}).play("move e")
    assert scene.asked == "take 0"
    assert [answer(scene, "take-from", number) for number in (2, 4, 5)] == ["take", "take", "leave"]
    assert answer(heist("v4", tiles=ROAD), "take-from", 2) is None


def test_of_different_food_the_highest_is_taken():
    """[H-08] v5 names it."""
    scene = heist("v5", tiles=ROAD, loot={"0,1": "6 2"}).play("move e")
    assert [answer(scene, "take-from", number) for number in (6, 8)] == ["take nuts", "leave"]


def test_the_bounds_are_the_edition_s():
    """[H-07] From the least to the greatest worth there is; nothing for a crew that is off the heist."""
    scene = heist("v5", tiles=ROAD, ended=[0, 1])
    assert (span(scene, "take-from"), span(scene, "take-from", 1)) == ((2, 8), None)
    assert (span(scene, "end-when-done"), span(scene, "end-when-done", 1)) == ((0, 0), None)
    assert span(fresh("v5"), "take-from") is None


def test_a_held_tile_is_kept():
    """[H-18.spider.v5] Named by who holds one, answered when another draws."""
    scene = heist("v5", 3, tiles=OPEN, at=["9,9", "4,3"], held=["T", "", ""], stack="corner cross", turn=1)
    assert [span(scene, "decline-web", seat) for seat in range(3)] == [(0, 0), None, None]
    assert answer(scene, "decline-web", seat=0) is None
    scene.play("move n", "draw")
    assert scene.asked == "web 0"
    assert answer(scene, "decline-web") == "decline"


def test_who_has_ended_keeps_its_tile_unasked():
    """H-18.spider.v5: holders who have ended do not act, so they have nothing to decide."""
    scene = heist("v5", players=3, held=["straight", "straight", ""], ended=[0, 1, 0])
    assert [span(scene, "decline-web", seat) for seat in range(3)] == [(0, 0), None, None]


@pytest.mark.parametrize(("moves", "plays", "move"), [(0, 0, None), (1, 1, None), (2, 1, "end"), (2, 0, None)])
def test_a_turn_ends_once_it_allows_nothing_more(moves, plays, move):
    """[H-13b, H-39] Neither a step nor a critter: of three actions at most two of either kind."""
    scene = heist("v4", tiles=ROAD, at=["0,2", "9,9"], hands=["mole", ""], moves=moves, plays=plays)
    assert answer(scene, "end-when-done") == move


def test_the_end_of_a_turn_tells_nothing_of_the_hand():
    """[H-37] Whether it comes by itself is the same for every hand of one size; an empty one everybody sees."""
    hands = ["mole", "squirrel", "bat", "owl", "raccoon"]
    scenes = [heist("v4", tiles=ROAD, at=["0,2", "9,9"], hands=[hand, ""], moves=2, plays=0) for hand in hands]
    assert {answer(scene, "end-when-done") for scene in scenes} == {None}
    assert answer(heist("v4", tiles=ROAD, at=["0,2", "9,9"], moves=2), "end-when-done") == "end"


def test_it_is_not_ended_for_another_nor_with_a_question_open():
    """[H-39] Only one's own turn, and nothing pending."""
    scene = heist("v4", tiles=ROAD, at=["0,2", "9,9"], moves=2)
    assert answer(scene, "end-when-done", seat=1) is None
    scene = heist("v4", tiles=ROAD, loot={"0,1": "4"}).play("move e")
    assert answer(scene, "end-when-done") is None


def test_who_is_off_the_heist_rests():
    """[H-36] Its turns are skipped; a crew on the heist never rests in another's turn."""
    assert resting(heist("v5", tiles=ROAD, ended=[0, 1], turn=0)) == [0, 1]
    assert resting(heist("v5", tiles=ROAD, turn=1)) == [0, 0]


def test_who_has_chosen_in_secret_rests_until_all_have():
    """[H3-10] Nothing is shown before the last choice."""
    scene = fresh("v3")
    assert resting(scene) == [0, 0]
    dealt = cards(scene.s.pack[0])
    scene.play(f"0: keep {','.join(dealt[:5])} discard {','.join(dealt[5:])}")
    assert resting(scene) == [1, 0]
