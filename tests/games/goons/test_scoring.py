"""The stars of the end, and who wins. [O-30, O-31]"""

from __future__ import annotations

from typing import Any

import pytest

from rascals.core import rules
from rascals.games.goons import BOX
from rascals.games.goons.rules import wins
from tests.games.goons.scenes import goons, plotted


def ended(players=3, **entries):
    """Return a scene after the last resolution, in which no scheme had energy."""
    given: dict[str, Any] = {"money": [0] * players, "round": 3} | entries
    return goons(players, **given).resolve()


def winners(scene):
    """Return who has won."""
    return [seat for seat in range(scene.s.players) if wins(scene.s, seat)]


# ---------------------------------------------------------------- stars


@pytest.mark.parametrize(("money", "stars"), [(0, 0), (1, 0), (2, 1), (5, 2), (17, 8)])
def test_money(money, stars):
    """1 star for every 2 money, rounded down. [O-30]"""
    assert ended(money=[money, 0, 0]).seats("stars") == [stars, 0, 0]


@pytest.mark.parametrize(("energy", "stars"), [(0, 0), (2, 0), (3, 1), (8, 2), (20, 6)])
def test_energy(energy, stars):
    """1 star for every 3 energy in the supply, rounded down. [O-30]"""
    assert ended(energy=[0, energy, 0]).seats("stars") == [0, stars, 0]


def test_items():
    """Stars of all items, each copy's, also of exhausted and spent ones; what lies on display is nobody's. [O-30]"""
    scene = ended(
        items=["scythe scythe dynamite", "shotgun", ""],
        exhausted=["scythe dynamite", "", ""],
        display="helmet crowbar jumpsuit bandages",
    )
    assert scene.seats("stars") == [8, 4, 0]


def test_the_score_track_counts():
    """They are added to the stars on the score track, of the last resolution too. [O-30]"""
    scene = plotted("JB2", "1:3", round=3, stars=[4, 2, 0], energy=[3, 3, 2]).resolve()
    assert scene.seats("stars") == [5, 11, 0]
    scored = scene.said("final_score")[1]
    assert (scored["track"], scored["energy"], scored["score"]) == (10, 1, 11)


def test_energy_on_schemes_has_come_back():
    """Markers of the last round are back in the supply or lost before the end is scored. [O-30, O-20]"""
    scene = plotted("MK1", "0:3 1:3", round=3, energy=[1, 1, 0]).resolve().play("pass", "claim 6", "pass")
    assert scene.seats("stars") == [1, 2, 0]


@pytest.mark.parametrize(
    ("spaces", "stars"),
    [
        ([3, 2, 1, 0], [4, 0, 0, 0]),
        ([3, 3, 1, 0], [2, 2, 0, 0]),
        ([2, 2, 0, 2], [2, 2, 0, 2]),
        ([1, 1, 1, 1], [1, 1, 1, 1]),
        ([0, 0, 0, 0], [0, 0, 0, 0]),
        ([0, 0, 1, 0], [0, 0, 4, 0]),
    ],
)
def test_hustle_of_four(spaces, stars):
    """The highest token's owner gets as many stars as there are players; tied ones share, rounded up. [O-30]"""
    assert ended(4, hustle={"green": spaces}).seats("stars") == stars


@pytest.mark.parametrize(
    ("spaces", "stars"),
    [([3, 2, 1], [3, 0, 0]), ([3, 3, 1], [2, 2, 0]), ([4, 4, 4], [1, 1, 1]), ([0, 0, 0], [0, 0, 0])],
)
def test_hustle_of_three(spaces, stars):
    """As many as there are players, divided and rounded up. [O-30]"""
    assert ended(3, hustle={"red": spaces}).seats("stars") == stars


@pytest.mark.parametrize(("spaces", "stars"), [([3, 2], [2, 0]), ([3, 3], [1, 1])])
def test_hustle_of_two(spaces, stars):
    """As many as there are players, divided and rounded up. [O-30]"""
    assert ended(2, hustle={"blue": spaces}).seats("stars") == stars


def test_each_track_is_scored():
    """Each hustle track is scored by itself. [O-30]"""
    hustle = {"red": [1, 0, 0], "yellow": [2, 1, 0], "green": [0, 3, 3], "blue": [0, 0, 4]}
    assert ended(hustle=hustle).seats("stars") == [6, 2, 5]


def test_end_stars():
    """5 stars for each own token on a top space, tied or not; none for a lower space. [O-30, O-18]"""
    assert ended(hustle={"red": [8, 8, 7]}).seats("stars") == [7, 7, 0]
    assert ended(hustle={"red": [8, 0, 0], "blue": [8, 0, 7]}).seats("stars") == [16, 0, 0]


def test_end_stars_are_printed():
    """The end stars are those of the track's last space, wherever that is. [O-30, O-38]"""
    data = {"hustle": {"red": {"spaces": [{}, {"money": 2}, {"end_stars": 7}]}}}
    assert ended(hustle={"red": [3, 2, 0]}, data=data).seats("stars") == [10, 0, 0]


# ---------------------------------------------------------------- who wins


def test_most_stars_win():
    """Most stars win, those of the end counted; item cards do not matter then. [O-31]"""
    scene = ended(stars=[4, 9, 8], items=["crowbar crowbar", "", ""])
    assert (scene.seats("stars"), winners(scene)) == ([8, 9, 8], [1])
    assert winners(ended(stars=[4, 9, 8], money=[0, 0, 4])) == [2]


def test_most_item_cards():
    """Of those tied in stars the one with most item cards wins, every copy counted. [O-31]"""
    scene = ended(stars=[4, 4, 8], items=["shotgun", "crowbar crowbar", ""])  # worth 4, and 2 each
    assert (scene.seats("stars"), winners(scene)) == ([8, 8, 8], [1])
    scene = ended(stars=[2, 4, 8], items=["crowbar helmet dynamite", "crowbar bandages", ""])
    assert (scene.seats("stars"), winners(scene)) == ([8, 8, 8], [0])
    scene = ended(stars=[9, 4, 8], items=["", "crowbar crowbar", "scythe"])
    assert (scene.seats("stars"), winners(scene)) == ([9, 8, 11], [2])


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
    assert winners(scene) == won


def test_victory_is_shared_by_those_tied_in_cards():
    """`final_tie`=shared: victory is shared among those who are also tied in item cards. [O-31]"""
    scene = ended(stars=[7, 9, 7], items=["helmet", "", "crowbar"], options={"final_tie": "shared"})
    assert winners(scene) == [0, 2]
    scene = ended(stars=[5, 9, 7], items=["helmet bandages", "", "crowbar"], options={"final_tie": "shared"})
    assert (scene.seats("stars"), winners(scene)) == ([9, 9, 9], [0])


def test_the_end_reason():
    """The end reason is `rounds`. [O-31]"""
    scene = ended()
    assert (BOX.endings[rules.ending(scene.s)], scene.acting, scene.said("game_over")) == (
        "rounds",
        [],
        [{"reason": "rounds"}],
    )
