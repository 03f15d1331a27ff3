"""Goons: the end of a round, the final stars, who wins. [O-29 – O-32]"""

from __future__ import annotations

import pytest

from rascals.core import rules
from rascals.games.goons import DEFINITION
from rascals.games.goons.components import DYNAMITE, HELMET, ITEM_NAMES, SCHEME_NAMES
from tests.games.goons.scenes import goons, plotted

# ---------------------------------------------------------------- the end of a round


FOUR = "scythe helmet crowbar jumpsuit"


def between(players=3, **entries):
    """Return a scene after a resolution in which no scheme had energy."""
    entries = {"stars": [5, *[0] * (players - 1)]} | entries
    return goons(players, **entries).resolve()


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
    assert sorted(scene.shop().elements()) == ["backpack", "bandages", "dynamite", "shotgun"]
    assert scene.s.items_left == 1
    assert all(scene.s.item_discard[ITEM_NAMES.index(name)] >= 1 for name in FOUR.split())


def test_the_discards_become_the_deck():
    """Whenever an item must be drawn and the deck is empty the discards are shuffled into a new one. [O-29]"""
    scene = between(display=FOUR, deck="dynamite backpack")
    assert scene.said("items_shuffled") == [{}]
    assert {"dynamite", "backpack"} <= set(scene.shop())
    assert (scene.shop().total(), sum(scene.s.item_discard)) == (4, 0)
    assert scene.s.items_left == 28 - 4
    found = set()
    for seed in range(40):
        found |= set(between(display=FOUR, deck="dynamite backpack", seed=seed).shop())
    assert set(FOUR.split()) <= found  # even what was on display


def test_ability_tracks_and_cribs_stay():
    """Nothing else is reset: cribs, tracks, the goon's ability, what players have. [O-29, O-08, O-12]"""
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
    """Markers that came back from schemes are in the supply by then, lost ones are not. [O-29]"""
    scene = plotted("MK1", "0:3 1:4", stars=[5, 5, 0], energy=[3, 3, 0]).resolve()
    scene.play("pass", "pass")
    assert (scene.seats("energy"), scene.s.first) == ([6, 7, 0], 1)
    scene = plotted("MK1", "0:3 1:4", stars=[5, 3, 0], energy=[3, 3, 0]).resolve()
    scene.play("claim 6", "pass", "pass")
    assert (scene.seats("stars"), scene.seats("energy"), scene.s.first) == ([5, 5, 0], [6, 3, 0], 0)


def test_the_previous_first_player_names_one():
    """Still tied: the previous first player, tied or not, names one of those tied, having seen the new cards. [O-29]"""
    scene = between(4, stars=[3, 7, 5, 7], energy=[9, 2, 3, 2], first=1, display=FOUR, deck="dynamite " + FOUR)
    assert (scene.asked, scene.acting, scene.moves()) == ("first 1", [1], ["first 1", "first 3"])
    assert (scene.s.round, scene.s.phase) == (1, 3)
    assert "dynamite" in scene.shop()
    assert len(scene.said("scheme_turned_up")) == 4
    scene.play("first 3")
    assert (scene.s.first, scene.s.mover, scene.s.round, scene.s.turn) == (3, 3, 2, 1)
    assert (scene.asked, scene.acting) == (None, [3])


# ---------------------------------------------------------------- after round 3


def test_nothing_of_it_after_round_three():
    """None of this happens after round 3. [O-29]"""
    scene = goons(stars=[5, 5, 5], round=3, display=FOUR, deck="dynamite", items=["scythe", "", ""], used=[[0] * 14])
    scene.s.used[0][ITEM_NAMES.index("scythe")] = 1
    schemes = list(scene.s.scheme)
    scene.resolve()
    assert (scene.acting, scene.asked, scene.s.round) == ([], None, 3)
    assert (list(scene.s.scheme), set(scene.shop()), scene.s.items_left) == (schemes, set(FOUR.split()), 1)
    assert scene.s.used[0][ITEM_NAMES.index("scythe")] == 1


# ---------------------------------------------------------------- scores


def ended(players=3, **entries):
    """Return a scene after the last resolution, in which no scheme had energy."""
    return goons(players, round=3, **entries).resolve()


LAST = {"hustle": {"red": {"spaces": [{}, {"money": 2}, {"end_stars": 7}]}}}


@pytest.mark.parametrize(
    ("entries", "stars"),
    [
        *(({"money": [money, 0, 0]}, [stars, 0, 0]) for money, stars in ((0, 0), (1, 0), (2, 1), (5, 2), (17, 8))),
        *(({"energy": [0, energy, 0]}, [0, stars, 0]) for energy, stars in ((0, 0), (2, 0), (3, 1), (8, 2), (20, 6))),
        # Each copy of an item counts, also an exhausted or spent one; what lies on display is nobody's.
        ({"items": ["scythe scythe dynamite", "shotgun", ""], "exhausted": ["scythe dynamite"]}, [8, 4, 0]),
        ({"display": "helmet crowbar jumpsuit bandages"}, [0, 0, 0]),
        # Each track by itself: as many stars as there are players, tied ones share, rounded up; none who is not on it.
        ({"hustle": {"green": [3, 2, 1, 0]}}, [4, 0, 0, 0]),
        ({"hustle": {"green": [3, 3, 1, 0]}}, [2, 2, 0, 0]),
        ({"hustle": {"green": [2, 2, 0, 2]}}, [2, 2, 0, 2]),  # [O-X29]
        ({"hustle": {"green": [1, 1, 1, 1]}}, [1, 1, 1, 1]),
        ({"hustle": {"green": [0, 0, 1, 0]}}, [0, 0, 4, 0]),
        ({"hustle": {"red": [3, 3, 1]}}, [2, 2, 0]),
        ({"hustle": {"red": [4, 4, 4]}}, [1, 1, 1]),
        ({"hustle": {"blue": [3, 2]}}, [2, 0]),
        ({"hustle": {"blue": [3, 3]}}, [1, 1]),
        ({"hustle": {"red": [1, 0, 0], "yellow": [2, 1, 0], "green": [0, 3, 3], "blue": [0, 0, 4]}}, [6, 2, 5]),
        # And the end stars of a top space, tied or not, wherever that is.
        ({"hustle": {"red": [8, 8, 7, 4]}}, [7, 7, 0, 0]),  # [O-X29]
        ({"hustle": {"red": [8, 0, 0], "blue": [8, 0, 7]}}, [16, 0, 0]),
        ({"hustle": {"red": [3, 2, 0]}, "data": LAST}, [10, 0, 0]),
    ],
)
def test_final_stars(entries, stars):
    """2 money and 3 energy are 1 star, rounded down; items; highest tokens; end stars. [O-30, O-18, O-38, O-X29]"""
    assert ended(len(stars), **entries).seats("stars") == stars


def test_the_score_track_counts():
    """They are added to the stars on the score track, of the last resolution too. [O-30]"""
    scene = plotted("JB2", "1:3", round=3, stars=[4, 2, 0], energy=[3, 3, 2]).resolve()
    assert scene.seats("stars") == [5, 11, 0]
    scored = scene.said("final_score")[1]
    assert (scored["track"], scored["energy"], scored["score"]) == (10, 1, 11)


# ---------------------------------------------------------------- who wins


def wins(scene):
    """Return the winners."""
    return [seat for seat in range(scene.s.players) if rules.wins(scene.s, seat)]


def test_most_stars_win():
    """Most stars win, those of the end counted; item cards do not matter then. [O-31]"""
    scene = ended(stars=[4, 9, 8], items=["crowbar crowbar", "", ""])
    assert (scene.seats("stars"), wins(scene)) == ([8, 9, 8], [1])
    assert wins(ended(stars=[4, 9, 8], money=[0, 0, 4])) == [2]


def test_most_item_cards():
    """Of those tied in stars the one with most item cards wins, every copy counted. [O-31]"""
    scene = ended(stars=[4, 4, 8], items=["shotgun", "crowbar crowbar", ""])  # worth 4, and 2 each
    assert (scene.seats("stars"), wins(scene)) == ([8, 8, 8], [1])
    scene = ended(stars=[2, 4, 8], items=["crowbar helmet dynamite", "crowbar bandages", ""])
    assert (scene.seats("stars"), wins(scene)) == ([8, 8, 8], [0])
    scene = ended(stars=[9, 4, 8], items=["", "crowbar crowbar", "scythe"])
    assert (scene.seats("stars"), wins(scene)) == ([9, 8, 11], [2])


@pytest.mark.parametrize(
    ("tie", "first", "won"),
    [
        ("earlier", 0, [0]),
        ("earlier", 1, [3]),
        ("earlier", 2, [3]),
        ("earlier", 3, [3]),
        ("later", 0, [3]),
        ("later", 1, [0]),
        ("later", 2, [0]),
        ("later", 3, [0]),
        ("shared", 1, [0, 3]),
    ],
)
def test_still_tied(tie, first, won):
    """Still tied: the earlier in the turn order of the last round; `final_tie`=later: the later; shared: all. [O-31]"""
    scene = ended(4, stars=[7, 9, 3, 7], items=["helmet", "", "", "crowbar"], first=first, options={"final_tie": tie})
    assert scene.seats("stars") == [9, 9, 3, 9]
    assert wins(scene) == won


def test_victory_is_shared_by_those_tied_in_cards():
    """`final_tie`=shared: victory is shared among those who are also tied in item cards. [O-31]"""
    scene = ended(stars=[7, 9, 7], items=["helmet", "", "crowbar"], options={"final_tie": "shared"})
    assert wins(scene) == [0, 2]
    scene = ended(stars=[5, 9, 7], items=["helmet bandages", "", "crowbar"], options={"final_tie": "shared"})
    assert (scene.seats("stars"), wins(scene)) == ([9, 9, 9], [0])


def test_the_end_reason():
    """The end reason is `rounds`. [O-31]"""
    scene = ended()
    assert (DEFINITION.endings[rules.ending(scene.s)], scene.acting, scene.said("game_over")) == (
        "rounds",
        [],
        [{"reason": "rounds"}],
    )
