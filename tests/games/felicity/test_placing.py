"""Felicity: placing cards into the row."""

from __future__ import annotations

import pytest

import rascals
from tests.games.felicity.table import PETS, play


@pytest.fixture
def match():
    return rascals.game("felicity", players=4, first_player=1).new(seed=4)


def test_row_keeps_the_order_of_placing(match):
    """F-08: in turn order from the start player, each card to the right of those before."""
    for seat in (1, 2, 3):
        match.play(seat, match.legal(seat)[-1])
    assert [card["owner"] for card in match.view(None)["row"]] == [1, 2, 3]
    assert match.position()["row"] == [str(ply.move).removeprefix("place ") for ply in match.history[1:]]


def test_any_card_of_the_hand_may_be_placed_and_no_other(match):
    """F-08, F-27: the legal moves are exactly the hand's cards, in canonical order; nobody else may move."""
    hand = match.position()["hands"][1]
    assert [str(move) for move in match.legal(1)] == [f"place {pet}" for pet in PETS if pet in hand]
    assert match.legal(0) == ()
    missing = match.position()["removed"][1]
    refusal = match.why_not(1, f"place {missing}")
    assert (refusal.reason, refusal.clause, refusal.args) == ("not-in-hand", "F-08", {"pet": missing})


def test_out_of_turn_is_refused(match):
    """F-26: only the seat on turn may place."""
    refusal = match.why_not(2, "place 3")
    assert (refusal.reason, refusal.clause, refusal.args) == ("not-your-turn", "F-26", {"seat": 1})


def test_no_bid_before_the_row_is_complete(match):
    """F-08, F-10: bidding and passing wait for the row; refused without a trace."""
    before = match.position()
    for move in ("bid 1", "pass"):
        with pytest.raises(rascals.IllegalMove) as caught:
            match.play(1, move)
        assert caught.value.refusal.reason == "not-bidding"
    assert match.position() == before
    assert len(match.history) == 1


def test_face_down_cards_are_known_to_their_owner_alone(match):
    """F-09: others see that a card was placed and by whom, never which."""
    pet = match.legal(1)[0].args["pet"]
    (event,) = match.play(1, f"place {pet}")
    assert event.seen_by(1) == {"event": "placed", "args": {"seat": 1, "pet": pet}}
    for viewer in (0, 2, 3, None):
        assert event.seen_by(viewer) == {"event": "placed", "args": {"seat": 1, "pet": None}}
        assert match.view(viewer)["row"] == [{"owner": 1, "pet": None, "revealed": False}]
        assert match.view(viewer)["seats"][1]["hand"] is None
    assert match.view(1)["row"] == [{"owner": 1, "pet": pet, "revealed": False}]
    assert match.view(None)["seats"][1] | {"hand_size": 8, "placed": True} == match.view(None)["seats"][1]


def test_first_card_is_revealed_when_the_row_is_complete(match):
    """F-10: the start player's card opens, the others stay face down, and the start player opens the auction."""
    play(match, *[str(match.game.new(seed=4).legal(1)[0])])
    for seat in (2, 3, 0):
        match.play(seat, match.legal(seat)[0])
    view = match.view(None)
    assert view["phase"] == "bid"
    assert [card["revealed"] for card in view["row"]] == [True, False, False, False]
    assert view["row"][0]["pet"] is not None
    assert [card["pet"] for card in view["row"][1:]] == [None, None, None]
    assert match.acting == (1,)


def test_dummys_card_lies_first_and_opens_first():
    """F-08, F-10: with three players the dummy's card is laid as the round begins and is the first revealed."""
    match = rascals.game("felicity", players=3, first_player=2).new(seed=8)
    card = match.position()["row"][0]
    for seat in (2, 0, 1):
        match.play(seat, match.legal(seat)[0])
    view = match.view(0)
    assert [c["owner"] for c in view["row"]] == [3, 2, 0, 1]
    assert view["row"][0] == {"owner": 3, "pet": card, "revealed": True}
    assert view["dummy"]["shown"] == [card]


def test_nine_rounds_use_up_the_hands():
    """F-08: after nine rounds all hands are empty."""
    match = rascals.game("felicity", players=4).new(seed=6)
    while not match.over:
        match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert match.position()["hands"] == [[], [], [], []]
    assert match.view(None)["round"] == 9
    rounds = [e.args["round"] for c in match.history for e in c.events if e.name == "round_began"]
    assert rounds == list(range(1, 10))
