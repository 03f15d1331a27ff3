"""The shrewd player of Critter Heist in clear situations, and how much it searches."""

from __future__ import annotations

import random

import pytest

import rascals
from rascals.bots import bot, decide
from rascals.bots.heist import shrewd
from rascals.bots.heist.outlook import Character, Gait, Way, prospect, roads
from rascals.bots.heist.shrewd import SAMPLES, SITES, SURE, options
from rascals.bots.interface import Turn
from rascals.bots.playing import ask
from rascals.games.heist import DEFINITION
from tests.games.heist.scenes import cell_number, heist

# ---------------------------------------------------------------- distances


HAZARDS = {"0,1": "straight r90", "0,2": "straight-security r90", "0,3": "straight-trap r90"}


def way(scene, here, there, gait=None):
    """The route between two places; None if there is none."""
    far = roads(scene.s).far((cell_number(here),), *([] if gait is None else [gait]))
    return far.get(cell_number(there))


def test_steps_hazards_and_places_of_several_cells():
    """Steps are counted along paths, with the security and traps on them; a stash is one step wide."""
    scene = heist("v2", tiles=HAZARDS | {"0,6": "corner r180"})
    assert way(scene, "0,0", "0,2") == Way(2, 1, 0)
    assert way(scene, "0,0", "0,4") == Way(4, 1, 1)
    assert way(scene, "0,0", "0,6") == Way(5, 1, 1)


def test_what_is_not_laid_yet():
    """Where an arriving crew places tiles, empty cells are longer routes; in v2, or with an empty stack, none."""
    laid, bare = heist("v5", tiles=HAZARDS, stack="cross"), heist("v5", tiles=HAZARDS)
    assert way(heist("v2", tiles=HAZARDS), "0,0", "1,0") is None
    assert way(bare, "0,0", "1,0") is None
    assert 1 < way(laid, "0,0", "1,0").steps < 2
    assert way(laid, "0,0", "1,0", Gait(lays=False)).steps > 3


def test_of_two_ways_the_safe_one():
    """It avoids security if the other route is no longer, and passes it if there is no other."""
    guarded = {"0,1": "corner-security r180", "1,1": "cross"}
    assert way(heist("v2", tiles=guarded), "0,0", "1,1") == Way(2, 1, 0)
    assert way(heist("v2", tiles=guarded | {"1,0": "corner"}), "0,0", "1,1") == Way(2, 0, 0)


def test_through_as_many_walls_as_there_are_ferrets():
    """A wall between two places is passed with a ferret, a second wall with a second one."""
    scene = heist("v2", tiles={"0,1": "straight", "0,2": "straight"})
    assert way(scene, "0,0", "0,1") is None
    assert way(scene, "0,0", "0,1", Gait(burrows=1)).steps > 1
    assert way(scene, "0,0", "0,2", Gait(burrows=1)) is None
    assert way(scene, "0,0", "0,2", Gait(burrows=2)).steps > 2


def test_equal_maps_have_the_same_roads():
    """For equal maps routes are computed once, whatever else differs; one more tile makes another map."""
    one, other = heist("v2", tiles=HAZARDS), heist("v2", tiles=HAZARDS, hands=["fox", ""], suspicion=[3, 0])
    assert roads(one.s) is roads(other.s)
    assert roads(heist("v2", tiles=HAZARDS | {"1,0": "straight"}).s) is not roads(one.s)


# ---------------------------------------------------------------- the player


CORRIDOR = {f"0,{column}": "straight r90" for column in range(1, 4)}


def chosen(scene):
    """Its choice in a scene."""
    match = scene.match()
    return str(decide(bot("shrewd", "heist"), match, match.acting[0], random.Random(1)).move)


def test_it_walks_to_loot_takes_it_and_in_v1_brings_it_home():
    """It walks to loot at the end of a corridor and takes it; in v1 it then turns back."""
    assert chosen(heist("v2", tiles=CORRIDOR, loot={"0,4": "4"})) == "move e"
    arriving = heist("v2", tiles=CORRIDOR, at=["0,3"], loot={"0,4": "4"}).play("move e")
    assert chosen(arriving) == "take"
    assert chosen(heist("v1", tiles=CORRIDOR, at=["0,3"], carried=["4"])) == "move w"


def test_of_v5_food_it_takes_the_best():
    """Where any food may be taken, it takes the canned goods."""
    scene = heist("v5", tiles={"4,3": "straight r90"}, at=["4,3"], loot={"4,4": "8 6 4"}).play("move e")
    assert chosen(scene) == "take canned"


def test_it_rests_where_nothing_is_to_be_won():
    """Without loot in reach, and not at a start, it stays where it is."""
    assert chosen(heist("v2", tiles=CORRIDOR, at=["0,2"])) == "end"


def test_it_rests_in_its_last_turns_too():
    """Even to use critters that will soon be worthless it does not walk about for nothing, least of all onto a trap."""
    trap = {"0,1": "straight-trap r90", "0,2": "straight r90", "0,3": "straight-trap r90"}
    scene = heist("v2", tiles=trap, at=["0,2"], hands=["fox butterfly", ""], carried=["4"], traps="hook hook hook")
    scene.s.final_turns[0] = 3
    assert chosen(scene) == "end"


def test_it_leaves_when_all_is_done():
    """At home with its loot, once the 8 is taken and nothing else lies about, it ends its heist."""
    assert chosen(heist("v5", tiles=CORRIDOR, carried=["8"], top_loot_taken=1)) == "escape"


@pytest.mark.parametrize("edition", ["v3", "v4", "v5"])
def test_it_goes_home_when_all_is_done(edition):
    """Far from home with its loot, once the 8 is taken and nothing else lies about, it goes home and leaves there, past
    security that costs it a point at the cap, for to stay would save it nothing.
    """
    tiles = {**CORRIDOR, "0,1": "straight-security r90"}
    scene = heist(edition, tiles=tiles, at=["0,3"], carried=["8"], top_loot_taken=1)
    scene.s.suspicion[0] = scene.s.cap
    walked = []
    for _ in range(3):
        walked.append(chosen(scene))
        scene.play(walked[-1])
        scene.s.moves = 0  # as in a new turn
    assert walked == ["move w"] * 3
    assert chosen(scene) in {"escape", "score"}


def test_while_loot_lies_within_reach_it_does_not_go_home():
    """The 8 is taken; it goes on to a 4 that it can fetch, away from home."""
    scene = heist("v5", tiles=CORRIDOR, at=["0,2"], carried=["8"], top_loot_taken=1, loot={"0,4": "4"})
    assert chosen(scene) == "move e"


def test_a_card_that_it_leaves_needs_no_loot():
    """When it may take a card from a hand that it looks at, and there is no loot, it answers with a reason."""
    scene = heist("v5", tiles=CORRIDOR, at=["0,2"], hands=["owl", "hedgehog"]).play("play owl 1")
    match = scene.match()
    turn = ask(match, 0, random.Random(1))
    assert {str(move) for move in turn.moves} >= {"leave"}
    for option in options(turn.sampled_state, 0, Character()):
        kind = DEFINITION.verbs.move(option[0]).kind
        assert shrewd.why(turn, option, [0.0, 0.0], 0, Character()).id == {"leave": "better", "pick": "hire"}[kind]


def test_a_ferret_where_a_wall_bars_the_way():
    """It plays a ferret at a wall with loot behind it; without a wall it keeps the ferret."""
    walled = {"0,1": "straight r90", "0,2": "straight r90", "0,3": "straight"}
    assert chosen(heist("v2", tiles=walled, at=["0,2"], hands=["ferret", ""], loot={"0,4": "4"})) == "play ferret"
    assert chosen(heist("v2", tiles=CORRIDOR, at=["0,2"], hands=["ferret", ""], loot={"0,4": "4"})) == "move e"


def test_it_builds_towards_loot():
    """A straight drawn in a corridor extends the corridor."""
    tiles = {"0,1": "straight r90", "0,2": "cross"}
    scene = heist("v3", tiles=tiles, at=["0,1"], stack="straight straight", loot={"0,4": "4"}).play("move e")
    assert chosen(scene) == "place straight-plain r90 at 0,3"


@pytest.mark.parametrize("edition", ["v1", "v2", "v3"])
def test_a_step_on_the_way_never_looks_like_a_loss(edition):
    """Past security, up to the cap and beyond, each step to loot is a gain, whatever suspicion it brings."""
    length = 5 if edition == "v1" else 4
    tiles = {f"{row},0": "straight-security" for row in range(1, length)}
    loot, carried = {f"{length},0": "10" if edition == "v1" else "8"}, ["4"] * (edition > "v1")
    for suspicion in range(0, 10, 2):
        scene = heist(edition, tiles=tiles, loot=loot, carried=carried)
        scene.s.suspicion[0] = min(suspicion, scene.s.cap)
        prospects = [prospect(scene.s, 0, Character())]
        for _ in range(length - 1):
            scene.play("move s")
            scene.s.moves = 0
            prospects.append(prospect(scene.s, 0, Character()))
        assert prospects == sorted(prospects)
        assert prospects[-1] > prospects[0]


def counted(monkeypatch, match):
    """How many sampled states it uses for its next answer, and how many options it has."""
    dealt, deal = [], Turn.sample_state

    def counting(turn, chance=None):
        dealt.append(turn)
        return deal(turn, chance)

    monkeypatch.setattr(Turn, "sample_state", counting)
    turn = ask(match, match.acting[0], random.Random(3))
    bot("shrewd", "heist").choose(turn)
    return len(dealt), len(options(turn.sampled_state, turn.seat, Character()))


def test_tiles_are_tried_in_one_world_and_in_few_places(monkeypatch):
    """In a layout with dozens of cells for a tile, it tries four for each orientation, in one sampled state."""
    match = rascals.play(rascals.game("heist", players=2, edition="v1", turn_limit=1), ["random"] * 2, seed=2)
    laying = next(n for n in range(40, 200) if match.at(n).view(0)["phase"] == "layout") + 20
    worlds, tries = counted(monkeypatch, match.at(laying))
    assert worlds == 1
    assert 4 < tries <= 4 * SITES


def test_what_is_certain_is_tried_in_two_worlds(monkeypatch):
    """Where chance plays no part it uses two sampled states; never more than the maximum."""
    sure, _ = counted(monkeypatch, heist("v2", tiles=CORRIDOR, loot={"0,4": "4"}).match())
    assert sure == SURE
    risky = heist("v2", tiles=CORRIDOR | {"0,1": "straight-trap r90"}, traps="pit hook camera fake-path slippery")
    unsure, _ = counted(monkeypatch, risky.match())
    assert SURE <= unsure <= SAMPLES


def test_in_the_middle_of_a_move_it_goes_on():
    """In the middle of a move, it answers with a whole move that begins the same way."""
    match = rascals.play(rascals.game("heist", players=2, edition="v1", turn_limit=1), ["random"] * 2, seed=2)
    laying = next(n for n in range(40, 200) if match.at(n).view(0)["phase"] == "layout") + 6
    match = match.at(laying)
    seat = match.acting[0]
    begun = match.preview(seat, ())[0][0]
    turned = match.preview(seat, (begun,))[0][-1]
    answer = bot("shrewd", "heist").choose(ask(match, seat, random.Random(3), (begun, turned)))
    assert match.why_not(seat, str(answer.move)) is None
    assert str(turned).split()[-1] in str(answer.move)
