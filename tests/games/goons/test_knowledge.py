"""Hidden information: the order of decks, and bids until all are in; what views and observations contain. [O-36]"""

from __future__ import annotations

import pytest

from rascals.core.chance import words_of
from rascals.games.goons import DEFINITION
from rascals.games.goons.knowledge import determinize
from tests.games.goons.scenes import goons, plotted

VIEWERS = [None, 0, 1, 2]
PLAYER = "villains, tracks and bid"


def view(s, seat):
    """Return what a seat, or a spectator, sees."""
    return DEFINITION.view(s, seat, reveal=False)


def auction():
    """Return a scene in the middle of an auction."""
    return plotted("LD1", "0:2 1:2 2:2", deck="scythe helmet crowbar jumpsuit dynamite").resolve()


@pytest.mark.parametrize("seat", VIEWERS)
def test_their_sets_are_open(seat):
    """Everybody knows what is still in the decks, and what has left them. [O-36]"""
    seen = view(auction().s, seat)
    assert [len(villain["to_come"]) for villain in seen["villains"]] == [4] * 4
    assert (seen["item_deck"], len(seen["item_discard"])) == (5, 23)


def test_a_bid_is_hidden_until_all_are_in():
    """Only the bidder sees a bid; all see that it is in, but not its size. [O-36]"""
    two, four = auction().play("1: bid 2"), auction().play("1: bid 4")
    for seat in None, 0, 2:
        assert view(two.s, seat) == view(four.s, seat)
        assert view(two.s, seat)["resolution"]["in"] == [False, True, False]
    assert view(two.s, 1)["resolution"]["bids"] == [None, 2, None]
    assert view(four.s, 1)["resolution"]["bids"] == [None, 4, None]
    assert (two.told, four.told) == ([], [])
    for scene, bid in (two, 2), (four, 4):
        scene.play("0: bid 0", "2: bid 1")
        seen = [event.seen_by(None)["args"]["bid"] for event in scene.told if event.name == "bid_shown"]
        assert seen == [0, bid, 1]
        assert view(scene.s, 0)["resolution"]["in"] == [False, False, False]


OPEN = [
    (auction, "tokens", [4, 4, 4]),
    (lambda: plotted("BR1", "0:2 1:2", energy=[4, 4, 4]).draws("bbbb").resolve(), "bag", {"skull": 2, "blank": 1}),
    (lambda: plotted("BR1", "0:2 1:2", energy=[4, 4, 4]).draws("bbbb").resolve(), "drawn", {"skull": 0, "blank": 4}),
    (lambda: plotted("MK1", "0:2 1:2").resolve().play("claim 4"), "claimed", [None, None, None, 0, None, None]),
    (lambda: plotted("KR3", "0:4", energy=[4, 4, 4]).rolls(1, 2, 3, 1).resolve(), "dice", [2, 1, 1, 0, 0, 0]),
]


@pytest.mark.parametrize(("scene", "what", "told"), OPEN)
def test_the_rest_is_open(scene, what, told):
    """All see the bag, draws, dice, remaining auction tokens, claims. [O-36]"""
    s = scene().s
    assert [view(s, seat)["resolution"][what] for seat in VIEWERS] == [told] * 4


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_concealing(seat):
    """`determinize` redeals others' sealed bids, from 0 to their tokens; laws check the rest. [O-36]"""
    scene, bids = auction().play("0: bid 3", "1: bid 4"), [set(), set(), set()]
    for seed in range(60):
        s = scene.s.copy()
        s.chance[:] = words_of(seed)
        determinize(s, seat)
        for found, bid in zip(bids, s.bids, strict=False):
            found.add(bid)
    assert bids == [{3} if seat == 0 else set(range(5)), {4} if seat == 1 else set(range(5)), {-1}]


# ---------------------------------------------------------------- what views and observations tell beside fields


def red(scene):
    """Return the view of the villain on the red corner."""
    return next(villain for villain in view(scene.s, None)["villains"] if villain["colour"] == "R")


def told(scene, viewer, what, *, at=0):
    """Return the numbers of a part of an observation (-1: a spectator's) by their names.

    `at`: for the seat this many places on.
    """
    out = [0] * DEFINITION.observation.size
    DEFINITION.observation.observe(scene.s, viewer, out)
    [part] = [part for part in DEFINITION.observation.parts if part.what == what]
    return dict(zip(part.names, out[part.at + at * part.step :], strict=False))


# ---------------------------------------------------------------- villains and players


def test_what_is_printed_on_a_scheme():
    """O-22.2, O-38: Blind Razor's second scheme has its own price, and five tokens."""
    scene = goons(schemes={"red": "BR2", "yellow": "KR1"}, data={"schemes": {"BR2": {"draw_price": 3}}})
    printed = red(scene)["printed"]
    assert (printed["draw_price"], printed["draws"]) == (3, 5)


def test_schemes_that_are_gone_do_not_come_again():
    """O-29: after a round each scheme is gone, another is open and three may still come."""
    scene = plotted("KR1", "0:1").resolve()
    villains = view(scene.s, None)["villains"]
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
    assert [seat["outlook"]["items"] for seat in view(scene.s, None)["seats"]] == [6, 4, 0]


def test_what_a_reward_would_be_worth():
    """O-19: the visible stars, the printed modifier, and those of the player's own crib."""
    data = {"schemes": {"JB2": {"reward": {"stars_x": 5, "energy": 2}}}}
    [pay, *_] = red(plotted("JB2", "0:2 1:1", cribs=[{"red": 2}, {}, {}], data=data))["outlook"]["pays"]
    assert [(reward["stars"], reward["energy"]) for reward in pay["rewards"]] == [(10 + 5 + 2, 2)]


@pytest.mark.parametrize("counted", ["skulls", "blanks"])
def test_which_tokens_count_stands_on_the_scheme(counted):
    """O-22.5: under BR5 skulls count, by option the blanks."""
    scene = goons(schemes={"red": "BR5", "yellow": "KR1"}, options={"razor_counts": counted})
    assert view(scene.s, None)["cards"]["schemes"]["BR5"]["formula"]["id"] == f"goons-formula-blanks-{counted}"


# ---------------------------------------------------------------- observations


def test_a_bid_is_told_to_who_made_it():
    """O-36: all see that a bid is in, its own seat also sees how much."""
    scene = plotted("LD1", "0:2 1:2 2:2").resolve().play("1: bid 2")
    for viewer, at, bid in ((1, 0, 2), (0, 1, 0), (2, 2, 0), (-1, 1, 0)):
        player = told(scene, viewer, PLAYER, at=at)
        assert (player["bid in"], player["bid"]) == (1, bid)


def test_the_place_in_a_commit_order_is_told():
    """O-17: markers, and the position in the order from 1; 0 without any. Seats count from the observer."""
    scene = goons(piles={"red": "2:3 0:1"})
    for viewer in (0, 2):
        players = [told(scene, viewer, PLAYER, at=(seat - viewer) % 3) for seat in range(3)]
        assert [player["markers on red"] for player in players] == [1, 0, 3]
        assert [player["place on red"] for player in players] == [2, 0, 1]
