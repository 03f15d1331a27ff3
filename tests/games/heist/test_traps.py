"""Every trap of every edition, and the compass. [H-22, H-24]"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rascals.games.heist.components import TRAP_NAMES
from tests.games.heist.scenes import cell_number, fresh, heist

NEAR = dict.fromkeys(["7,3", "6,4", "7,5", "8,4"], "cross")


def sprung(edition, *traps, tile="cross-trap", tiles=None, **entries):
    """Return a scene after seat 0 has moved from 7,3 onto a trap at 7,4 and suffers it."""
    tiles = (NEAR if tiles is None else {"7,3": "cross"} | tiles) | {"7,4": tile}
    scene = heist(edition, tiles=tiles, at=["7,3"], traps=" ".join(traps), **entries).play("move e")
    return scene.play("suffer") if scene.asked == "evade 0" else scene


@pytest.mark.parametrize("edition", ["v1", "v2", "v3", "v4", "v5"])
def test_twenty_traps(edition):
    """20 cards, as many of each. [H-22]"""
    found = {TRAP_NAMES[trap]: count for trap, count in fresh(edition).total["traps"].items()}
    names, count = ("rotate tile swap suspicion", 5) if edition == "v1" else ("fake-path slippery pit camera hook", 4)
    assert found == dict.fromkeys(names.split(), count)


@pytest.mark.parametrize("edition", ["v2", "v5"])
def test_a_trap_is_drawn_and_goes_to_the_discard(edition):
    """The top trap is turned up, goes to the trap discard and works; an empty deck is the discard, shuffled. [H-22]"""
    scene = sprung(edition, "camera", "pit", sprung="hook")
    assert (scene.traps(), scene.sprung(), scene.s.suspicion[0]) == ("pit", "hook camera", 2)
    scene = sprung(edition, sprung="camera camera")
    assert (scene.traps(), scene.sprung(), scene.s.suspicion[0]) == ("camera", "camera", 2)


STRAIGHT = {"tile": "straight-trap r90", "tiles": {}}  # with no way off but back to where the crew came from
WITHOUT_EFFECT = {
    "H-22.rotate.v1: a cross": ("v1", "rotate", {}),
    "H-22.rotate.v1: no other way off": ("v1", "rotate", STRAIGHT),
    "H-22.tile.v1: no tile left": ("v1", "tile", {}),
    "H-22.swap.v1: an empty hand": ("v1", "swap", {"discards": ["bat"]}),
    "H-22.swap.v1: an empty pile": ("v1", "swap", {"hands": ["owl"]}),
    "H-22.fake-path.v2, H-X22: no other way off": ("v2", "fake-path", STRAIGHT | {"stack": "T-trap"}),
    "H-22.fake-path.v2: no other way off in v3": ("v3", "fake-path", STRAIGHT | {"stack": ""}),
    "H-22.fake-path.v2: no trap tile left": ("v2", "fake-path", {"tiles": {}, "stack": "T corner straight corner"}),
    "H-22.fake-path.v4: no trap tile left": ("v4", "fake-path", STRAIGHT | {"stack": "T corner cross"}),
    "H-22.pit.v2: an empty hand": ("v2", "pit", {"tables": ["bird"]}),
    "H-22.pit.v2: an empty hand of v3": ("v3", "pit", {"tables": ["bird"]}),
    "H-22.pit.v4: no card": ("v4", "pit", {}),
    "H-22.hook.v2: no loot": ("v2", "hook", {}),
    "H-22.hook.v3: no loot": ("v3", "hook", {}),
    "H-22.hook.v3: no loot in v4": ("v4", "hook", {}),
    "H-22.hook.v5: no loot": ("v5", "hook", {}),
}


@pytest.mark.parametrize(("edition", "trap", "entries"), WITHOUT_EFFECT.values(), ids=WITHOUT_EFFECT)
def test_a_trap_without_effect(edition, trap, entries):
    """It is told, nothing is asked, and tiles, cards, loot and deck stay as they are."""
    scene = sprung(edition, trap, **entries)
    assert [event["trap"] for event in scene.told("no_effect")] == [trap]
    tiles = (NEAR if "tiles" not in entries else {"7,3": "cross"}) | {"7,4": entries.get("tile", "cross-trap")}
    as_it_was = {name: entries[name] for name in entries if name not in ("tile", "tiles")}
    before = heist(edition, at=["7,4"], tiles=tiles, sprung=trap, **as_it_was)
    for name in ("tile", "hand", "table", "discard", "stack", "loot", "carried", "suspicion", "pending"):
        assert getattr(scene.s, name) == getattr(before.s, name), name


@pytest.mark.parametrize("edition", ["v4", "v5"])
@pytest.mark.parametrize("trap", ["fake-path", "slippery", "hook"])
def test_a_trap_without_effect_on_a_preset_with_no_way_off(edition, trap):
    """A fixed cell does not turn, nothing goes anywhere from it. [H-22.fake-path.v4, H-22.slippery.v2, H-22.hook.v3]

    Only for v5's fake path is the die rolled. [H-22.slippery.v5, H-22.hook.v5]
    """
    scene = heist(edition, at=["2,7"], hands=["bat"], traps=trap, carried=["4"], stack="T-trap").play("play bat 0")
    assert [event["trap"] for event in scene.told("no_effect")] == [trap]
    assert (scene.at(0), scene.asked, scene.carried(0), scene.stack()) == ("2,7", None, [4], "T-trap")
    assert len(scene.told("rolled")) == (edition == "v5" and trap == "fake-path")


# ---------------------------------------------------------------- v1


def test_rotate_v1():
    """[H-22.rotate.v1] The own tile is turned to a different set of open edges with a way off; it triggers nothing."""
    scene = sprung("v1", "rotate", tile="straight-trap r90", tiles={"6,4": "cross", "8,4": "cross", "7,5": "cross"})
    assert scene.moves() == {"rotate r0"}
    scene.play("rotate r0")
    assert scene.tile("7,4") == "straight-trap r0"
    scene = sprung("v1", "rotate", tile="corner-trap r180", tiles={"8,4": "cross"})
    assert scene.moves() == {"rotate r90", "rotate r270"}  # r0 leads n and e, where nothing lies


def test_tile_v1():
    """[H-22.tile.v1] The top unused tile, openly, on any empty cell of the board by H-04; it triggers nothing."""
    scene = sprung("v1", "tile", stack="straight T", tiles={})
    assert (scene.asked, scene.shown()) == ("place 0", "straight-plain")
    assert {"place r90 at 7,5", "place r0 at 6,4", "place r90 at 0,1", "place r90 at 11,4"} <= scene.moves()
    assert not {move for move in scene.moves() if move.endswith((" 10,11", " 11,10", " 7,3"))}
    scene.play("place r90 at 0,1")
    assert (scene.tile("0,1"), scene.asked, scene.stack()) == ("straight-plain r90", None, "T-plain")


def test_tile_v1_without_a_cell():
    """[H-22.tile.v1] None fits: nothing, and nothing is drawn."""
    lines = ["1" + "C" * 10 + "2", *["C" * 12] * 4, "CCC.tCCCCCCC", *["C" * 12] * 5, "4" + "C" * 10 + "3"]
    entries: dict[str, Any] = {"tiles": {"5,3": "cross"}, "at": ["5,3"], "traps": "tile", "loot": {"0,1": "10"}}
    scene = heist("v1", data={"v1": {"layout": {"map": lines}}}, stack="T", **entries).play("move e")
    assert (scene.sprung(), scene.asked, scene.stack()) == ("tile", None, "T-plain")


def test_swap_v1():
    """[H-22.swap.v1] A random card of the hand and the top of the communal pile change places; else nothing."""
    scene = sprung("v1", "swap", hands=["owl"], discards=["fox bat"])
    assert (scene.hand(0), scene.discards(0)) == ("bat", "fox owl")
    lost = Counter(
        sprung("v1", "swap", hands=["owl mole mole"], discards=["bat"], seed=n).discards(0) for n in range(90)
    )
    assert 12 < lost["owl"] < 50  # a third of 90; 1 in 1000 beyond 4 deviations of 4.5


def test_suspicion_v1():
    """[H-22.suspicion.v1] 2 suspicion, no penalty at the cap."""
    assert sprung("v1", "suspicion").s.suspicion[0] == 2
    scene = sprung("v1", "suspicion", suspicion=[5], carried=["4"])
    assert (scene.s.suspicion[0], scene.s.points[0], scene.carried(0)) == (6, 0, [4])


# ---------------------------------------------------------------- fake path


@pytest.mark.parametrize("edition", ["v2", "v3"])
def test_fake_path_v2(edition):
    """[H-22.fake-path.v2] The own tile is turned to another set of open edges with a way off; it triggers nothing."""
    scene = sprung(edition, "fake-path", tile="T-trap r180", tiles={"8,4": "cross"})
    assert scene.moves() == {"rotate r0", "rotate r90", "rotate r270"}
    scene.play("rotate r90")
    assert (scene.tile("7,4"), scene.asked) == ("T-trap r90", None)


@pytest.mark.parametrize("edition", ["v2", "v3"])
def test_fake_path_v2_on_a_cross(edition):
    """[H-22.fake-path.v2] Tiles are turned up until a trap tile, which replaces the cross, with a way off if it can.

    It triggers nothing. [H-X37]
    """
    tiles = {"v2": {"7,3": "cross"}, "v3": NEAR}[edition]  # v3 has no cell to place a tile on arrival
    stack = {"v2": "T corner straight-trap corner-trap", "v3": "T straight-trap T"}[edition]
    scene = sprung(edition, "fake-path", "camera", tiles=tiles, stack=stack)
    assert scene.asked == "rotate 0"
    scene.adds_loot(scene.s.loot[cell_number("7,4")])
    ways = {"rotate r90"} if edition == "v2" else {"rotate r0", "rotate r90"}
    assert scene.moves() == ways
    scene.play("rotate r90")
    assert (scene.tile("7,4"), scene.boxed(), scene.loot("7,4")) == ("straight-trap r90", "cross-trap", [2])
    left = ["T-plain", "corner-plain", "corner-trap"] if edition == "v2" else ["T-plain", "T-plain"]
    assert sorted(scene.stack().split()) == left
    assert (scene.asked, scene.s.suspicion[0]) == (None, 0)


def test_fake_path_v2_shuffles_the_other_tiles_in():
    """[H-22.fake-path.v2] Those drawn before the trap tile may come to lie anywhere among the others."""
    places = set()
    for seed in range(40):
        tiles = {"0,1": "cross-trap"}
        stack = "T straight-trap corner corner"
        scene = heist("v2", tiles=tiles, traps="fake-path", stack=stack, seed=seed).play("move e", "rotate r90")
        places.add(scene.stack().split().index("T-plain"))
    assert places == {0, 1, 2}


def test_the_trap_discard_is_shuffled_before_it_comes_again():
    """[H-22, H-X26] Any of its cards may be the first of the new deck, the one at work too."""
    tiles = {"0,1": "straight-trap r90"}
    first = set()
    for seed in range(60):
        scene = heist("v1", tiles=tiles, sprung="rotate suspicion swap", seed=seed).play("move e")
        first |= {told["trap"] for told in scene.told("trap_turned_up")}
    assert first == {"rotate", "suspicion", "swap"}
    tiles = {"3,3": "straight-trap r90", "3,4": "straight-trap r90"}  # slippery, the last card, is shuffled in as well
    scene = heist("v2", tiles=tiles, at=["3,4"], traps="slippery", sprung="camera").play("move w")
    assert len(scene.told("traps_shuffled")) > 0


def test_fake_path_v4():
    """[H-22.fake-path.v4, H-X22] A tile without such an orientation is replaced too, from the stack; then H4-15."""
    scene = sprung("v4", "fake-path", tile="straight-trap r90", tiles={}, stack="T corner-trap cross", held=[""])
    assert scene.moves() == {"rotate r180", "rotate r270"}
    scene.play("rotate r270")
    assert (scene.tile("7,4"), scene.boxed(), scene.asked) == ("corner-trap r270", "straight-trap", None)
    scene = sprung(
        "v4", "fake-path", tile="straight-trap r90", tiles={"7,5": "cross"}, stack="T corner-trap cross", held=["T"]
    )
    scene.play("rotate r270")
    assert scene.asked == "place 0"
    assert scene.cells() == {"6,4"}
    scene = sprung("v4", "fake-path", tile="straight-trap r90", tiles={"6,4": "cross"}, stack="T-trap")
    assert scene.moves() == {"rotate r0"}, "a turn is still a turn"


@pytest.mark.parametrize(("way", "gone"), [("n", "6,4"), ("e", "7,5"), ("s", None)])
def test_fake_path_v5(way, gone):
    """[H-22.fake-path.v5, H-X21] One roll: the tile next to the crew that way, connected or not, goes with its food."""
    tiles = NEAR | {"6,4": "straight r90", "7,4": "cross-trap"}
    del tiles["8,4"]
    scene = heist("v5", tiles=tiles, at=["7,3"], traps="fake-path", loot={"6,4": "4", "7,5": "4"}).rolls(way)
    scene.play("move e")
    assert scene.tiles() == set(tiles) - {gone}
    assert scene.loot(gone or "8,4") == []
    assert sum(scene.s.box_tiles) == sum(scene.s.box_loot) == (1 if gone else 0)


def test_fake_path_v5_no_effect():
    """[H-22.fake-path.v5] Board edge, fixed cell or a tile with a crew: no effect, and no other trap."""
    scene = heist(
        "v5", tiles={"0,1": "cross-trap", "0,2": "cross"}, at=["0,0", "0,2"], traps="fake-path fake-path fake-path"
    )
    for way in "nwe":
        twin = scene.twin().rolls(way).play("move e")
        assert (twin.tiles(), twin.sprung()) == ({"0,1", "0,2"}, "fake-path")


def test_fake_path_v5_would_leave_the_crew_stuck():
    """[H-22.fake-path.v5, H-X21] It stays and another trap is drawn, at most as many as there are trap cards.

    The other may be evaded too. [H-X36]
    """
    scene = sprung_alone("fake-path camera", "w")
    assert (scene.tiles(), scene.sprung(), scene.s.suspicion[0]) == ({"7,3", "7,4"}, "fake-path camera", 2)
    scene = sprung_alone("fake-path fake-path", "w w w w w")
    assert scene.tiles() == {"7,3", "7,4"}
    assert len(scene.told("trap_turned_up")) == 3  # the first and two more, of two cards
    scene = sprung_alone("fake-path camera", "w", hands=["fox"]).play("suffer")
    assert scene.moves() == {"evade fox", "suffer"}
    scene.play("evade fox")
    assert (scene.s.suspicion[0], scene.sprung()) == (0, "fake-path camera")


def sprung_alone(traps, ways, **entries):
    """Return a v5 scene on a trap that can be left only to where it was entered from."""
    tiles = {"7,3": "straight r90", "7,4": "cross-trap"}
    return heist("v5", tiles=tiles, at=["7,3"], traps=traps, **entries).rolls(ways).play("move e")


# ---------------------------------------------------------------- slippery


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["v2", "v3", "v4"])
def test_slippery_v2(edition):
    """[H-22.slippery.v2] To one of the connected neighbours, each equally likely; none: no effect."""
    found = Counter(sprung(edition, "slippery", seed=seed).at(0) for seed in range(120))
    assert set(found) == {"7,3", "6,4", "7,5", "8,4"}
    assert sum((count - 30) ** 2 / 30 for count in found.values()) < 21.1  # chi-square, 3 freedoms, 1 in 10,000


def test_slippery_v5():
    """[H-22.slippery.v5] Rolled until a way qualifies; an arrival there without a trap; none: no effect."""
    tiles = {"7,3": "cross", "7,4": "straight-trap r90", "7,5": "cross-trap", "6,4": "cross"}
    scene = heist("v5", tiles=tiles, at=["7,3"], traps="slippery camera").rolls("n s n e").play("move e")
    assert scene.at(0) == "7,5"
    assert (scene.s.suspicion[0], [roll["way"] for roll in scene.told("rolled")]) == (0, ["n", "s", "n", "e"])


def test_compass_v5(amount):
    """[H-22.compass.v5] n, e, s, w alike. Chi-square with 3 freedoms above 21.1: false alarm 1 in 10,000."""
    count = amount(200, 2000)
    found = Counter()
    for seed in range(count):
        scene = sprung("v5", "slippery", seed=seed)
        found[scene.told("rolled")[0]["way"]] += 1
    assert sum((found[way] - count / 4) ** 2 / (count / 4) for way in "nesw") < 21.1


def test_compass_v5_with_a_ferret():
    """[H-22.compass.v5] While ferret works in the own turn any place that way qualifies."""
    tiles = {"7,3": "cross", "7,4": "straight-trap r90", "6,4": "straight r90"}
    for hand, at in ("ferret", "6,4"), ("", "7,3"):
        scene = heist("v5", tiles=tiles, at=["7,3"], traps="slippery", hands=[hand])
        if hand:
            scene.play("play ferret")
        assert scene.rolls("s n e w").play("move e").at(0) == at


def test_compass_v5_at_a_stashs_side():
    """[H-22.compass.v5] If several cells of a stash's side qualify one of them at random; if none, again. [H-X23]"""
    tiles = {"3,4": "cross", "3,5": "cross"}
    found = Counter()
    for seed in range(60):
        scene = heist("v5", tiles=tiles, at=["4,4"], hands=["bat"], traps="slippery", seed=seed)
        found[scene.play("play bat 0").at(0)] += 1
    assert set(found) == {"3,4", "3,5"}
    assert abs(found["3,4"] - 30) < 16  # 4 deviations of 3.9: false alarm 1 in 15,000
    scene = heist("v5", tiles={"4,6": "cross", "5,6": "straight"}, at=["4,4"], hands=["bat"], traps="slippery")
    assert scene.rolls("n w e").play("play bat 0").at(0) == "4,6"


# ---------------------------------------------------------------- pit


@pytest.mark.parametrize("edition", ["v2", "v3"])
def test_pit_v2(edition):
    """[H-22.pit.v2, H-X24] A card of the hand, of one's choice, to the own discard pile; an empty hand: nothing."""
    scene = sprung(edition, "pit", hands=["owl bird"], tables=["fox"], discards=["mole"])
    assert scene.moves() == {"discard owl", "discard bird"}
    scene.play("discard bird")
    assert (scene.hand(0), scene.discards(0), scene.s.plays) == ("owl", "mole bird", 0)


def test_pit_v4():
    """[H-22.pit.v4, H-X24] A D card and a table card are discarded, a P card goes to the table; none: nothing."""
    scene = sprung("v4", "pit", hands=["owl bird"], tables=["fox"])
    assert scene.moves() == {"discard owl", "discard bird", "discard fox table"}
    owl, bird, fox = (scene.twin().play(move) for move in ("discard owl", "discard bird", "discard fox table"))
    assert (owl.hand(0), owl.table(0), owl.discards(0)) == ("bird", "fox", "owl")
    assert (bird.hand(0), bird.table(0), bird.discards(0)) == ("owl", "bird fox", "")
    assert (fox.hand(0), fox.table(0), fox.discards(0), fox.s.plays) == ("bird owl", "", "fox", 0)
    assert sprung("v4", "pit", tables=["fox"]).moves() == {"discard fox table"}


def test_pit_v5():
    """[H-22.pit.v5] A card of the hand to the own discard pile, then the top critter; an empty hand only draws."""
    scene = sprung("v5", "pit", hands=["owl bird"], critters="fox mole")
    assert scene.moves() == {"discard owl", "discard bird"}
    scene.play("discard bird")
    assert (scene.hand(0), scene.discards(0), scene.critters()) == ("fox owl", "bird", "mole")
    scene = sprung("v5", "pit", critters="fox mole")
    assert (scene.asked, scene.hand(0)) == (None, "fox")


# ---------------------------------------------------------------- camera


@pytest.mark.parametrize("edition", ["v2", "v3", "v4", "v5"])
def test_camera_v2(edition):
    """[H-22.camera.v2, H-X5] 2 suspicion, with loot 4, not beyond the cap. [H-22.camera.v5] At 10 minus 1 point."""
    assert sprung(edition, "camera").s.suspicion[0] == 2
    assert sprung(edition, "camera", carried=["4"]).s.suspicion[0] == 4
    cap = 12 if edition == "v2" else 10
    for before, points in (cap - 1, 0), (cap, -1 if edition == "v5" else 0):
        scene = sprung(edition, "camera", carried=["4"], suspicion=[before])
        assert (scene.s.suspicion[0], scene.s.points[0], scene.carried(0)) == (cap, points, [4])
    assert sprung("v5", "camera", suspicion=[10]).s.points[0] == -1


# ---------------------------------------------------------------- hook


@pytest.mark.parametrize("edition", ["v2", "v3", "v4"])
def test_hook_v2(edition):
    """[H-22.hook.v2] The player to the right puts the lowest loot one or two steps away, never on the own place.

    H-22.hook.v3.
    """
    tiles = {"7,5": "cross", "7,6": "cross"}
    scene = sprung(edition, "hook", tiles=tiles, players=3, carried=["8 4"], ended=[0, 0, 1])
    assert scene.asked == "drop 2"  # also one who has ended
    assert scene.moves() == {"drop 7,2", "drop 7,3", "drop 7,5", "drop 7,6"}
    scene.play("drop 7,6")
    assert (scene.carried(0), scene.loot("7,6"), scene.acting) == ([8], [4], [0])


def test_hook_v2_takes_a_minus_one_last():
    """[H-22.hook.v2, H-X7] A −1 only if there is nothing else; where it lies it may be taken or left."""
    assert sprung("v2", "hook", carried=["4 -1"]).play("drop 7,3").carried(0) == [-1]
    scene = sprung("v2", "hook", carried=["-1"]).play("drop 7,3")
    assert scene.loot("7,3") == [-1]
    assert scene.play("move w").moves() == {"take", "leave"}


def test_hook_drops_on_a_stash():
    """[H-22.hook.v2] Dropped on a stash the token joins its loot and its limit; a crew standing there gets nothing."""
    tiles = {"1,4": "cross", "1,3": "straight-trap r90", "1,2": "cross"}
    scene = heist("v3", tiles=tiles, at=["1,2", "0,4"], carried=["2"], traps="hook").play("move e", "drop 0,4")
    assert (scene.loot("0,4"), scene.carried(1), scene.asked) == ([2], [], None)


def test_hook_v5():
    """[H-22.hook.v5] Rolled until a way qualifies; the lowest food goes onto the place that way, named by nobody."""
    tiles = NEAR | {"7,4": "straight-trap r90"}
    scene = heist("v5", tiles=tiles, at=["7,3"], carried=["8 4"], traps="hook").rolls("n s e").play("move e")
    assert (scene.carried(0), scene.loot("7,5"), scene.asked) == ([8], [4], None)
