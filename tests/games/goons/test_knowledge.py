"""What is hidden: the order of the decks, and bids until all are in. [O-36]"""

from __future__ import annotations

import pytest

from rascals.core.chance import words_of
from rascals.games.goons import BOX
from rascals.games.goons.knowledge import conceal
from tests.games.goons.scenes import plotted

VIEWERS = [None, 0, 1, 2]


def view(s, seat):
    """Return what a seat, or a spectator, sees."""
    return BOX.view(s, seat, reveal=False)


def auction():
    """Return a scene in the middle of an auction."""
    return plotted("LD1", "0:2 1:2 2:2", deck="scythe helmet crowbar jumpsuit dynamite").resolve()


@pytest.mark.parametrize("seat", VIEWERS)
def test_the_order_of_decks_is_hidden(seat):
    """The order of scheme decks and of the item deck is hidden from all. [O-36]"""
    scene = auction()
    before = view(scene.s, seat)
    for colour in range(4):
        deck = scene.s.scheme_deck[colour]
        deck[:4] = deck[:4][::-1]
    scene.s.item_deck[:5] = scene.s.item_deck[:5][::-1]
    assert view(scene.s, seat) == before


@pytest.mark.parametrize("seat", VIEWERS)
def test_their_sets_are_open(seat):
    """What is still in the decks, and what has left them, is open. [O-36]"""
    seen = view(auction().s, seat)
    assert [len(villain["to_come"]) for villain in seen["villains"]] == [4] * 4
    assert (seen["item_deck"], len(seen["item_discard"])) == (5, 23)


def test_a_bid_is_hidden_until_all_are_in():
    """A bid is seen by who made it alone; that it is in is seen by all, and its size by nobody else. [O-36]"""
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


def test_an_observation_tells_of_each_player_what_its_view_does():
    """Markers by player, and bids: that one is in to all, which to who made it alone. [O-17, O-36]"""
    scene = plotted("LD1", "0:3 1:2 2:1").resolve().play("1: bid 2")
    part = next(part for part in BOX.observation.parts if part.what == "villains, tracks and bid")
    for viewer, others in ((0, (0, 1, 2)), (1, (1, 2, 0)), (2, (2, 0, 1))):
        out = [0] * BOX.observation.size
        BOX.observation.observe(scene.s, viewer, out)
        told = [dict(zip(part.names, out[part.at + n * part.step :], strict=False)) for n in range(3)]
        for seat, numbers in zip(others, told, strict=True):
            assert numbers["markers on red"] == 3 - seat
            assert numbers["bid in"] == (seat == 1)
            assert numbers["bid"] == (2 if seat == viewer == 1 else 0)


@pytest.mark.parametrize("seat", VIEWERS)
def test_the_rest_is_open(seat):
    """All see bag contents, draws, supplies, auction tokens left, claims. [O-36]"""
    seen = view(auction().s, seat)
    assert seen["resolution"]["tokens"] == [4, 4, 4]
    scene = plotted("BR1", "0:2 1:2", energy=[4, 4, 4]).draws("bbbb").resolve()
    assert view(scene.s, seat)["resolution"]["bag"] == {"skull": 2, "blank": 1}
    assert view(scene.s, seat)["resolution"]["drawn"] == {"skull": 0, "blank": 4}
    assert [one["energy"] for one in view(scene.s, seat)["seats"]] == [4, 4, 4]
    scene = plotted("MK1", "0:2 1:2").resolve().play("claim 4")
    assert view(scene.s, seat)["resolution"]["claimed"] == [None, None, None, 0, None, None]
    scene = plotted("KR3", "0:2 1:2", energy=[4, 4, 4]).rolls(1, 2, 3, 1).resolve()
    assert view(scene.s, seat)["resolution"]["dice"] == [2, 1, 1, 0, 0, 0]


@pytest.mark.parametrize("seat", [-1, 0, 1, 2])
def test_concealing(seat):
    """`conceal` shuffles what is left of each deck and deals sealed bids of others; views stay as they are. [O-36]"""
    scene = auction().play("0: bid 3", "1: bid 4")
    orders, bids = [set() for _ in range(5)], [set(), set()]
    for seed in range(60):
        s = scene.s.copy()
        s.chance[:] = words_of(seed)
        conceal(s, seat)
        assert view(s, None if seat < 0 else seat) == view(scene.s, None if seat < 0 else seat)
        for colour in range(4):
            orders[colour].add(tuple(s.scheme_deck[colour]))
            assert sorted(s.scheme_deck[colour][:4]) == sorted(scene.s.scheme_deck[colour][:4])
        orders[4].add(tuple(s.item_deck))
        assert sorted(s.item_deck[:5]) == sorted(scene.s.item_deck[:5])
        for other in range(2):
            bids[other].add(s.bids[other])
        assert s.bids[2] == -1
    assert all(len(found) > 10 for found in orders)
    assert bids == [{3} if seat == 0 else set(range(5)), {4} if seat == 1 else set(range(5))]
