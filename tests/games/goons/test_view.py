"""What views and observations of Goons tell beside the fields of the record. [O-36]"""

from __future__ import annotations

import pytest

from rascals.games.goons import BOX
from tests.games.goons.scenes import goons, plotted

PLAYER = "villains, tracks and bid"


def view(scene):
    """Return what a spectator sees."""
    return BOX.view(scene.s, None, reveal=False)


def red(scene):
    """Return what is told of the villain on the red corner."""
    return next(villain for villain in view(scene)["villains"] if villain["colour"] == "R")


def told(scene, viewer, what, *, at=0):
    """Return the numbers of a part of an observation (-1: a spectator's) by their names.

    `at`: of the seat that sits so many places on.
    """
    out = [0] * BOX.observation.size
    BOX.observation.observe(scene.s, viewer, out)
    [part] = [part for part in BOX.observation.parts if part.what == what]
    return dict(zip(part.names, out[part.at + at * part.step :], strict=False))


# ---------------------------------------------------------------- villains and players


def test_what_is_printed_on_a_scheme():
    """O-22.2, O-38: of Blind Razor's second scheme its own price, and five tokens."""
    scene = goons(schemes={"red": "BR2", "yellow": "KR1"}, data={"schemes": {"BR2": {"draw_price": 3}}})
    printed = red(scene)["printed"]
    assert (printed["draw_price"], printed["draws"]) == (3, 5)


def test_schemes_that_are_gone_do_not_come_again():
    """O-29: after a round each scheme is gone, another lies open and three may still come."""
    scene = plotted("KR1", "0:1").resolve()
    villains = view(scene)["villains"]
    assert {name for villain in villains for name in villain["gone"]} == {"KR1", "JB2", "DR1", "BR1"}
    assert [len(villain["to_come"]) for villain in villains] == [3] * 4
    assert not any(name in villain["to_come"] for villain in villains for name in villain["gone"])
    observed = told(scene, 0, "schemes that are gone")
    assert {name for name, gone in observed.items() if gone} == {"KR1", "JB2", "DR1", "BR1"}


def test_what_the_end_would_bring():
    """O-30: the stars of one's items."""
    scene = goons(
        items=["scythe scythe", "helmet", ""], data={"items": {"scythe": {"stars": 3}, "helmet": {"stars": 4}}}
    )
    assert [seat["outlook"]["items"] for seat in view(scene)["seats"]] == [6, 4, 0]


def test_what_a_reward_would_be_worth():
    """O-19: the visible stars, the printed modifier, and those of the player's own crib."""
    data = {"schemes": {"JB2": {"reward": {"stars_x": 5, "energy": 2}}}}
    [pay, *_] = red(plotted("JB2", "0:2 1:1", cribs=[{"red": 2}, {}, {}], data=data))["outlook"]["pays"]
    assert [(reward["stars"], reward["energy"]) for reward in pay["rewards"]] == [(10 + 5 + 2, 2)]


@pytest.mark.parametrize("counted", ["skulls", "blanks"])
def test_which_tokens_count_stands_on_the_scheme(counted):
    """O-22.5: under BR5 skulls count, by option the blanks."""
    scene = goons(schemes={"red": "BR5", "yellow": "KR1"}, options={"razor_counts": counted})
    assert view(scene)["cards"]["schemes"]["BR5"]["formula"]["id"] == f"goons-formula-blanks-{counted}"


# ---------------------------------------------------------------- observations


def test_a_bid_is_told_to_who_made_it():
    """O-36: that a bid is in all are told, what it is its own seat."""
    scene = plotted("LD1", "0:2 1:2 2:2").resolve().play("1: bid 2")
    for viewer, at, bid in ((1, 0, 2), (0, 1, 0), (2, 2, 0), (-1, 1, 0)):
        player = told(scene, viewer, PLAYER, at=at)
        assert (player["bid in"], player["bid"]) == (1, bid)


def test_the_place_in_a_commit_order_is_told():
    """O-17: markers, and the place in the order from 1; 0 without any. Seats count from the observer."""
    scene = goons(piles={"red": "2:3 0:1"})
    for viewer in (0, 2):
        players = [told(scene, viewer, PLAYER, at=(seat - viewer) % 3) for seat in range(3)]
        assert [player["markers on red"] for player in players] == [1, 0, 3]
        assert [player["place on red"] for player in players] == [2, 0, 1]
