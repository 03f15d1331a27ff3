"""Critter Heist: what a view says of the open question, what observations say, what is decided in advance. [H-28]

All else that views tell is compared with positions and printed components in `tests/games/views.py`.
"""

from __future__ import annotations

import pytest

from rascals.games.heist import DEFINITION
from tests.games.heist.scenes import fresh, heist
from tests.games.heist.worlds import observed, view


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


@pytest.mark.parametrize(
    ("edition", "tile", "against"),
    [
        ("v3", "trap", ("trap", "fox", None)),
        ("v5", "trap", ("trap", "fox", "pit")),
        ("v4", "security", ("security", "butterfly", None)),
    ],
)
def test_what_an_evasion_is_against(edition, tile, against):
    """H-19: the status says what acts, which critter helps, and in v5 which trap lies open."""
    scene = heist(edition, tiles={"0,1": f"straight-{tile} r90"}, hands=["bat"], traps="pit").play("move e")
    args = view(scene, 1)["status"]["args"]
    assert (args["hazard"], args["critter"], args["trap"]) == against


HOOKED = {"0,1": "straight-trap r90", "0,2": "straight r90", "0,3": "straight r90"}


def test_whose_loot_is_dropped_and_where():
    """H-22.hook.v2: the seat to the right names one of the cells; the status says whose loot it is."""
    seen = view(heist("v2", 3, tiles=HOOKED, traps="hook", carried=["2"]).play("move e"), 1)
    assert seen["pending"]["cells"] == [[0, 0], [0, 2], [0, 3]]
    assert (seen["status"]["id"], seen["status"]["args"]["seat"], seen["status"]["args"]["of"]) == ("drop", 2, 0)


def numbered(scene, viewer):
    """Return an observation by its names: what, and which number of it; of seats those of the observer."""
    told = {}
    numbers = observed(scene.s, viewer)
    for part in DEFINITION.observation.parts:
        for place in range(part.count):
            name = part.names[place % len(part.names)] if part.names else place
            told[part.what, name] = numbers[part.at + place]
    return told


def test_observations_tell_who_has_chosen():
    """H-28, H3-10: of each crew, from the observer on, whether its choice is sealed."""
    scene = fresh("v3", 3)
    scene.keep_dealt(1)
    part = next(part for part in DEFINITION.observation.parts if part.what == "crew")
    place = part.at + part.names.index("chosen")
    for viewer, chosen in ((0, [0, 1, 0]), (1, [1, 0, 0]), (2, [0, 0, 1])):
        assert observed(scene.s, viewer)[place : place + 3 * part.step : part.step] == chosen


def test_observations_tell_whose_arrival_is_under_way():
    """H-23: while another is asked, whose arrival it is, counted from the observer, and how far it has come."""
    scene = heist("v2", 3, tiles=HOOKED, traps="hook", carried=["2"]).play("move e")
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
    second = {part.what: numbers[part.at + part.step :] for part in DEFINITION.observation.parts if part.times > 1}
    assert (told["crew", "row"], told["crew", "column"]) == (0, 1)
    assert second["crew"][:2] == [9, 9] if edition != "v1" else second["crew"][:2]
    assert second["crew"][4 + 5] == 1
    assert (told["tiles", 1], told["turned", 1]) == (9, 1)


def test_removed_tiles_are_counted_beside_the_stack():
    """H-12, H-28: of v2's 80 tiles 56 are removed with two players; the other 24 can be drawn."""
    [table] = [part for part in DEFINITION.observation.parts if "stack" in part.names]
    numbers = observed(fresh("v2").s, 0)[table.at :]
    assert dict(zip(table.names[:2], numbers, strict=False)) == {"stack": 24, "removed or unused": 56}


# ---------------------------------------------------------------- decisions ahead

CONDITIONS = {one.name: one for one in DEFINITION.conditions}
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
    return [DEFINITION.resting(scene.s, seat) for seat in range(scene.s.players)]


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
    ended = heist("v5", players=3, held=["straight", "straight", ""], ended=[0, 1, 0])
    assert [span(ended, "decline-web", seat) for seat in range(3)] == [(0, 0), None, None], "the ended are not asked"
    assert answer(scene, "decline-web", seat=0) is None
    scene.play("move n", "draw")
    assert scene.asked == "web 0"
    assert answer(scene, "decline-web") == "decline"


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
    scene.keep_dealt(0)
    assert resting(scene) == [1, 0]
