"""Felicity: which bids and passes a position may hold, and how a seat that cannot outbid is answered."""

from __future__ import annotations

import random

import pytest

import rascals
from tests.games.felicity.table import auction, play

FIRST_TURNS = [
    ({"passed": [False, False, True, False], "turn": 0}, "turn 0 none or all of the seats [0, 1, 2, 3]"),
    ({"passed": [True, False, True, False], "turn": 1}, "turn 1 none or all of the seats [1, 2, 3]"),
    ({"bids": [0, 3, 0, 0], "turn": 2}, "turn 2 none or all of the seats [2, 3]"),
    ({"bids": [5, 3, 0, 0], "turn": 1}, "turn 1 none or all of the seats [1, 2, 3]"),
    ({"passed": [True, False, False, False], "bids": [0, 2, 0, 4], "turn": 1}, "turn 1 none or all"),
]
RISING = [
    ({"bids": [3, 2, 1, 4], "turn": 0}, "clockwise from seat 0"),
    ({"bids": [1, 1, 2, 4], "turn": 0}, "clockwise from seat 0"),
    ({"passed": [False, True, False, False], "bids": [4, 0, 3, 2], "turn": 2}, "clockwise from seat 2"),
]


def positioned(change):
    """Return the match at an auction's position with bids and passes changed, all else made to fit."""
    match = auction(["3", "5", "8", "11"])
    passes = sum(change.get("passed", []))
    left = {"mouse_cards": dict.fromkeys(["2", "4", "6"][passes:], 2), "revealed": 1 + passes}
    return match.game.from_position(match.position() | left | change, seed=1)


@pytest.mark.parametrize(("change", "said"), [*FIRST_TURNS, *RISING])
def test_bids_and_passes_must_have_come_about_in_turn_order(change, said):
    """F-11, F-33: who has had no turn yet sits from the turn on to the start player; standing bids rise clockwise."""
    with pytest.raises(rascals.BadPosition) as caught:
        positioned(change)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "change",
    [
        {"passed": [True, True, False, False], "turn": 2},
        {"bids": [4, 5, 0, 0], "turn": 2},
        {"bids": [7, 4, 5, 6], "turn": 1},
        {"passed": [False, True, False, True], "bids": [9, 0, 10, 0], "turn": 0},
    ],
)
def test_what_turn_order_allows_is_accepted(change):
    """F-11, F-33: first turns not all taken, or all taken with rising bids, are positions like any other."""
    assert positioned(change).position() | change == positioned(change).position()


def test_order_is_counted_from_the_start_player():
    """F-26, F-33: with another start player the seats still to act end before that seat, round the table."""
    match = rascals.game("felicity", players=5, first_player=3).new(seed=1)
    for seat in (3, 4, 0, 1, 2):
        match.play(seat, match.legal(seat)[0])
    play(match, "bid 2", "pass", "bid 3")
    position = match.position()
    assert match.game.from_position(position, seed=1).acting == (1,)
    with pytest.raises(rascals.BadPosition, match=r"none or all of the seats \[1, 2\]"):
        match.game.from_position(position | {"bids": [3, 0, 0, 0, 0]}, seed=1)


def auctions(players, games):
    """Yield every position of the auctions of random games, in some of which bids are rare."""
    game = rascals.game("felicity", players=players)
    for seed in range(games):
        rng = random.Random(seed)
        match = game.new(seed=seed)
        while not match.over:
            moves = match.legal(match.acting[0])
            if match.view(None)["phase"] == "bid":
                yield match
                moves = moves[: 1 + rng.randrange(1 + seed % 4)]
            match.play(match.acting[0], rng.choice(moves))


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.no_cover
def test_whatever_comes_about_in_an_auction_is_accepted(players, amount):
    """F-33: no position that play reaches is refused: at full depth over five hundred of auctions for each number."""
    checked = 0
    for match in auctions(players, amount(5, 24)):
        position = match.position()
        assert match.game.from_position(position, seed=1).position() == position
        checked += 1
    assert checked > amount(100, 500)


def refused(match, seat, move):
    refusal = match.why_not(seat, move)
    assert refusal is not None
    return refusal


def test_who_has_too_few_mice_to_outbid_is_told_so():
    """F-11: whatever bid is asked about, a seat that cannot reach the lowest one learns that it can only pass."""
    match = play(auction(["3", "5", "8", "11"], mice=[15, 4, 15, 15]), "bid 4")
    assert [str(move) for move in match.legal(1)] == ["pass"]
    for bid in ("bid 0", "bid 4", "bid 5", "bid 99"):
        refusal = refused(match, 1, bid)
        assert (refusal.reason, refusal.args, refusal.clause) == ("cannot-outbid", {"highest": 4, "lowest": 5}, "F-11")
    assert str(refusal) == "a higher bid takes 5, you have 4: you can only pass [F-11]"


def test_own_bid_counts_towards_outbidding():
    """F-11: mice and own bid together reach as far as they do; one short of the lowest bid is not enough."""
    match = play(auction(["3", "5", "8", "11"], mice=[5, 15, 15, 15]), "bid 3", "bid 4", "pass", "pass")
    assert [str(move) for move in match.legal(0)] == ["pass", "bid 5"]
    assert refused(match, 0, "bid 6").reason == "bid-too-high"
    match = play(auction(["3", "5", "8", "11"], mice=[5, 15, 15, 15]), "bid 3", "bid 5", "pass", "pass")
    assert refused(match, 0, "bid 6").args == {"highest": 5, "lowest": 6}
