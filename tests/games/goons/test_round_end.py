"""What happens between rounds: new schemes, fresh items, a new display, who is first. [O-29]"""

from __future__ import annotations

import pytest

from rascals.games.goons.box import DYNAMITE, HELMET, ITEM_NAMES, SCHEME_NAMES
from tests.games.goons.scenes import goons, plotted

FOUR = "scythe helmet crowbar jumpsuit"


def between(players=3, **entries):
    """Return a scene after a resolution in which no scheme had energy."""
    entries = {"stars": [5, *[0] * (players - 1)]} | entries
    return goons(players, **entries).resolve()


def shown(scene):
    """Return the items on display, in order of their names' list."""
    return [name for name, count in zip(ITEM_NAMES, scene.s.display, strict=True) for _ in range(count)]


# ---------------------------------------------------------------- schemes and items


@pytest.mark.parametrize("round_", [1, 2])
def test_new_schemes(round_):
    """Each scheme is discarded and the next of its deck turned up, with or without energy on it. [O-29]"""
    scene = goons(piles={"green": "0:1"}, stars=[5, 0, 0], round=round_)
    before = [(scene.s.scheme[colour], list(scene.s.scheme_deck[colour][:4])) for colour in range(4)]
    scene.resolve()
    for colour, (scheme, deck) in enumerate(before):
        assert scene.s.scheme[colour] == deck[-1] != scheme
        assert list(scene.s.scheme_deck[colour][:3]) == deck[:3]
        assert scene.s.schemes_left[colour] == 3
    assert scene.s.round == round_ + 1


def test_fees_count_anew():
    """Fees count from zero. [O-29, O-27]"""
    scene = goons(schemes={"green": "DR1"}, stars=[5, 0, 0], energy=[9, 9, 9], paid=[0, 0, 1, 7])
    scene.s.scheme_deck[2][3] = SCHEME_NAMES.index("DR4")
    scene.resolve()
    assert scene.s.paid[:] == [0, 0, 0, 0]
    scene.play("take 0,0 on green", "do space commit 1")
    assert scene.said("fee_paid") == [{"seat": 0, "number": 2, "what": "energy", "colour": "green"}]


def test_items_are_refreshed():
    """Exhausted items are refreshed, spent ones not. [O-29, O-28]"""
    everything = " ".join(ITEM_NAMES)
    scene = between(items=["", everything, ""], exhausted=["", everything, ""])
    assert [item for item, used in enumerate(scene.s.used[1]) if used] == [DYNAMITE, HELMET]


def test_a_new_display():
    """The displayed items are discarded and four drawn, the deck's top first. [O-29]"""
    scene = between(display=FOUR, deck="dynamite backpack bandages shotgun scythe")
    assert shown(scene) == ["backpack", "bandages", "dynamite", "shotgun"]
    assert scene.s.items_left == 1
    assert all(scene.s.item_discard[ITEM_NAMES.index(name)] >= 1 for name in FOUR.split())


def test_the_discards_become_the_deck():
    """Whenever an item must be drawn and the deck is empty the discards are shuffled into a new one. [O-29]"""
    scene = between(display=FOUR, deck="dynamite backpack")
    assert scene.said("items_shuffled") == [{}]
    assert {"dynamite", "backpack"} <= set(shown(scene))
    assert (len(shown(scene)), sum(scene.s.item_discard)) == (4, 0)
    assert scene.s.items_left == 28 - 4
    found = set()
    for seed in range(40):
        found |= set(shown(between(display=FOUR, deck="dynamite backpack", seed=seed)))
    assert set(FOUR.split()) <= found  # also what lay on display


def test_ability_tracks_and_cribs_stay():
    """Nothing else is renewed: cribs, tracks, the goon's ability, what players have. [O-29, O-08, O-12]"""
    scene = goons(2, stars=[5, 0], turn=5, mover=1, first=0, energy=[3, 4], money=[5, 6], ability_used=[1, 0])
    scene.play("take 0,0 on red", "end")
    assert (scene.s.round, scene.s.turn, scene.s.mover) == (2, 1, 0)
    assert (scene.s.crib[1][16], scene.cube("0,0")) == (1, ".")
    assert (scene.s.ability_used[:2], scene.seats("energy"), scene.seats("money")) == ([1, 0], [3, 4], [5, 6])


# ---------------------------------------------------------------- who is first


def test_most_stars():
    """Who has most stars on the score track is first. [O-29]"""
    scene = between(stars=[3, 7, 5], energy=[9, 0, 3], first=2)
    assert (scene.s.first, scene.s.mover, scene.s.round, scene.s.phase) == (1, 1, 2, 1)
    assert scene.said("turn_began") == [{"seat": 1, "round": 2, "turn": 1}]


def test_stars_of_the_resolution_count():
    """Stars that the resolution has given count; those of the end do not. [O-29, O-30]"""
    scene = plotted("JB2", "2:1", stars=[7, 7, 0], money=[0, 20, 0], items=["shotgun shotgun", "", ""]).resolve()
    assert scene.s.first == 2


def test_most_energy_of_those_tied():
    """Of those tied the one with most energy in the personal supply. [O-29]"""
    scene = between(stars=[7, 5, 7], energy=[2, 9, 3], first=0)
    assert (scene.s.first, scene.s.round) == (2, 2)


def test_energy_that_returned_counts():
    """Markers that came back from schemes are in the supply then, those that are lost are not. [O-29]"""
    scene = plotted("MK1", "0:3 1:4", stars=[5, 5, 0], energy=[3, 3, 0]).resolve()
    scene.play("pass", "pass")
    assert (scene.seats("energy"), scene.s.first) == ([6, 7, 0], 1)
    scene = plotted("MK1", "0:3 1:4", stars=[5, 3, 0], energy=[3, 3, 0]).resolve()
    scene.play("claim 6", "pass", "pass")
    assert (scene.seats("stars"), scene.seats("energy"), scene.s.first) == ([5, 5, 0], [6, 3, 0], 0)


def test_the_previous_first_player_names_one():
    """Still tied: the previous first player names one of those tied, after seeing the new cards. [O-29]"""
    scene = between(4, stars=[3, 7, 5, 7], energy=[9, 2, 3, 2], first=2, display=FOUR, deck="dynamite " + FOUR)
    assert (scene.asked, scene.acting, scene.moves()) == ("first 2", [2], ["first 1", "first 3"])
    assert (scene.s.round, scene.s.phase) == (1, 3)
    assert "dynamite" in shown(scene)
    assert len(scene.said("scheme_turned_up")) == 4
    scene.play("first 3")
    assert (scene.s.first, scene.s.mover, scene.s.round, scene.s.turn) == (3, 3, 2, 1)
    assert (scene.asked, scene.acting) == (None, [3])


def test_the_namer_may_be_tied():
    """The previous first player may be among those tied, and name any of them. [O-29]"""
    scene = between(stars=[7, 0, 7], energy=[2, 0, 2], first=2)
    assert (scene.asked, scene.moves()) == ("first 2", ["first 0", "first 2"])
    assert scene.play("first 2").s.first == 2


# ---------------------------------------------------------------- after round 3


def test_nothing_of_it_after_round_three():
    """After round 3 none of this happens. [O-29]"""
    scene = goons(stars=[5, 5, 5], round=3, display=FOUR, deck="dynamite", items=["scythe", "", ""], used=[[0] * 14])
    scene.s.used[0][ITEM_NAMES.index("scythe")] = 1
    schemes = list(scene.s.scheme)
    scene.resolve()
    assert (scene.acting, scene.asked, scene.s.round) == ([], None, 3)
    assert (list(scene.s.scheme), sorted(shown(scene)), scene.s.items_left) == (schemes, sorted(FOUR.split()), 1)
    assert scene.s.used[0][ITEM_NAMES.index("scythe")] == 1
