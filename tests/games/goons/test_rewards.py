"""What a reward pays: ★X, energy while the bank has it, places, and what becomes of the markers. [O-19, O-20, O-20c]"""

from __future__ import annotations

import pytest

from tests.games.goons.scenes import goons, plotted


def places(*rewards, scheme="KR1"):
    """Return changed components: a Kid Random scheme that any dice fulfil and that pays these places."""
    return {"schemes": {scheme: {"tiers": [{"goal": 1, "places": list(rewards)}]}}}


def lone(reward, **entries):
    """Return what came of a reward that seat 0 alone is due."""
    return plotted("KR1", "0:2", data=places(reward), **entries).resolve()


# ---------------------------------------------------------------- ★X


@pytest.mark.parametrize(("modifier", "stars"), [(0, 6), (3, 9), (-2, 4), (-6, 0), (-9, 0), (20, 26)])
def test_stars_x(modifier, stars):
    """The visible stars of the villain's colour and the printed modifier, never below 0. [O-19]"""
    assert lone({"stars_x": modifier}, shown=6).seats("stars") == [stars, 0, 0]


def test_the_crib_adds_to_stars_x():
    """Each adds the own visible crib stars of that colour, after the floor, no other's and no other colour's. [O-19]"""
    cribs = [{"red": 3, "blue": 4}, {"red": 1}, {}]
    assert lone({"stars_x": -9}, shown=6, cribs=cribs).seats("stars") == [3, 0, 0]
    data = places({"stars_x": 0}, {"stars_x": -1})
    scene = plotted("KR1", "1:2 0:1", data=data, shown=6, cribs=cribs).resolve()
    assert scene.seats("stars") == [8, 7, 0]


def test_the_crib_adds_to_stars_x_only():
    """The crib's stars are added to ★X, not to other rewards. [O-19]"""
    assert lone({"stars": 5, "money": 1}, cribs=[{"red": 3}, {}, {}]).seats("stars") == [5, 0, 0]


def test_the_colour_is_that_of_the_corner():
    """★X counts stars of the colour of the villain's corner. [O-19, O-03]"""
    scene = goons(
        schemes={"red": "DR1", "yellow": "BR1", "green": "JB1", "blue": "KR1"},
        piles={"blue": "0:2"},
        shown={"red": 9, "blue": 4},
        cribs=[{"blue": 2, "red": 4}, {}, {}],
        data=places({"stars_x": 1}),
    )
    assert scene.resolve().seats("stars") == [7, 0, 0]


def test_stars_of_cells_count():
    """A cell counts with as many stars of its colour as it shows. [O-19, O-02]"""
    lines = ["1111111111"] * 10
    lines[0] = "3011111111"
    data = places({"stars_x": 0}) | {"city": {"stars": lines}}
    scene = plotted("KR1", "0:2", data=data, shown=3)
    assert scene.cube("0,0") == "."
    assert scene.resolve().seats("stars") == [3, 0, 0]


def test_city_and_cribs_do_not_change():
    """City and cribs do not change during the resolution. [O-19]"""
    scene = plotted("KR1", "0:2 1:2", also={"green": "LD1 0:1 2:1", "blue": "DR1 1:3"}, cribs=[{"red": 2}, {}, {}])
    before = [list(scene.s.city), list(scene.s.shown), [list(row) for row in scene.s.crib]]
    scene.rolls(6, 6).resolve()
    while scene.resolving:
        scene.play(scene.moves()[-1])
    assert [list(scene.s.city), list(scene.s.shown), [list(row) for row in scene.s.crib]] == before


# ---------------------------------------------------------------- all parts


def test_all_parts_of_a_reward():
    """A reward is paid whole: stars, energy, money and steps. [O-20b, O-38b]"""
    reward = {"stars_x": 2, "stars": 3, "energy": 4, "money": 5, "steps": 1}
    scene = lone(reward)
    assert (scene.seats("stars")[0], scene.seats("energy")[0], scene.seats("money")[0]) == (15, 4, 5)
    assert (scene.asked, scene.resolving) == ("step 0", "KR1")


def test_energy_is_cut_to_the_bank():
    """A gain is cut to what the bank holds; the scheme's markers come to it only after its rewards. [O-05, O-20b]"""
    scene = lone({"energy": 7}, energy=[15, 0, 0])
    assert (scene.seats("energy"), scene.bank(0)) == ([18, 0, 0], 2)


@pytest.mark.parametrize("energy", [0, 18])
def test_who_is_due_a_reward_is_rewarded(energy):
    """A ★X of 0 or an empty bank does not save the markers. [O-20c]"""
    scene = lone({"stars_x": -10} if energy == 0 else {"energy": 3}, energy=[energy, 0, 0])
    assert (scene.seats("stars"), scene.seats("energy")) == ([0, 0, 0], [energy, 0, 0])
    assert scene.said("markers_lost") == [{"seat": 0, "number": 2}]


# ---------------------------------------------------------------- places


def test_rewards_by_place():
    """First, second and third of the commit order are rewarded; who has no place keeps the markers. [O-20]"""
    data = places({"money": 7}, {"money": 5}, {"money": 3})
    scene = plotted("KR1", "3:3 1:2 0:2 2:1", 4, data=data).resolve()
    assert (scene.seats("money"), scene.seats("energy")) == ([3, 5, 0, 7], [0, 0, 1, 0])


def test_as_many_places_as_are_printed():
    """As many places as are printed are paid, up to four. [O-20, O-38b]"""
    data = places({"money": 7}, {"money": 5}, {"money": 3}, {"money": 1})
    scene = plotted("KR1", "3:3 1:2 0:2 2:1", 4, data=data).resolve()
    assert (scene.seats("money"), scene.seats("energy")) == ([3, 5, 1, 7], [0, 0, 0, 0])
    scene = plotted("KR1", "3:3 1:2", 4, data=places({"money": 7})).resolve()
    assert (scene.seats("money"), scene.seats("energy")) == ([0, 0, 0, 7], [0, 2, 0, 0])


def test_a_place_without_a_player_is_lost():
    """A place without a player is lost. [O-20]"""
    data = places({"money": 7}, {"money": 5}, {"money": 3})
    assert plotted("KR1", "1:2", data=data).resolve().seats("money") == [0, 7, 0]


def test_rewarded_players_lose_all_their_markers():
    """Rewarded players lose all their markers there, and only there, to the bank. [O-20]"""
    scene = plotted("KR1", "0:5", also={"blue": "BR1 0:1 1:2"}, energy=[3, 3, 3], data=places({"money": 1}))
    scene.draws("bbbb").resolve()
    assert (scene.asked, scene.seats("energy"), scene.pile("blue"), scene.bank(0)) == (
        "draw 1",
        [3, 3, 3],
        [(1, 2), (0, 1)],
        16,
    )
