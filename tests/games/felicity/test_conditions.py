"""Conditional moves in an auction: which are possible, the moves that follow, and when they end."""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.core.match import Match

CONDITIONS = {one.name: one for one in rascals.game("felicity", players=3).definition.conditions}


def auction(*bids: str) -> Match:
    """A three-player auction after these moves of seats 0, 1, 2 in turn."""
    match = rascals.game("felicity", players=3, first_player=0).new(seed=1)
    for seat in range(3):
        match.play(seat, match.legal(seat)[0])
    for move in bids:
        match.play(match.acting[0], move)
    return match


def span(match: Match, name: str, seat: int) -> tuple[int, int] | None:
    return CONDITIONS[name].span(match.state, seat)


def answer(match: Match, name: str, number: int) -> str | None:
    return CONDITIONS[name].answer(match.state, match.acting[0], number)


def test_a_pass_comes_as_soon_as_the_bid_is_above() -> None:
    """[F-12] At the number itself the seat decides for itself, above it passes."""
    assert [answer(auction("bid 7"), "pass-above", number) for number in (6, 7, 8)] == ["pass", None, None]


def test_bids_go_up_by_one_to_the_number() -> None:
    """[F-11, F-12] One more than the highest bid, up to the number and the seat's mice; then a pass."""
    match = auction("bid 7")
    assert [answer(match, "bid-up-to", number) for number in (7, 8, 15)] == ["pass", "bid 8", "bid 8"]
    assert answer(auction("bid 15"), "bid-up-to", 40) == "pass"
    assert answer(auction(), "bid-up-to", 3) == "bid 1"


@pytest.mark.parametrize("bids", [(), ("bid 4",), ("bid 4", "bid 9"), ("pass", "pass"), ("bid 15",)])
def test_what_follows_is_legal(bids: tuple[Any, ...]) -> None:
    """For every valid number, the move that follows is legal."""
    match = auction(*bids)
    for name, condition in CONDITIONS.items():
        for seat in match.acting:
            numbers = condition.span(match.state, seat)
            assert numbers is not None, name
            for number in range(numbers[0], numbers[1] + 1):
                move = condition.answer(match.state, seat, number)
                assert move is None or match.why_not(seat, move) is None


def test_it_can_be_decided_while_one_bids() -> None:
    """In the auction, until the seat has passed; not while cards are placed, nor after the last bid."""
    match = auction("bid 4", "pass")
    assert span(match, "pass-above", 0) == (4, 15)
    assert span(match, "bid-up-to", 0) == (4, 15)
    assert span(match, "bid-up-to", 2) == (5, 15)
    assert [span(match, name, 1) for name in CONDITIONS] == [None, None]
    match.play(2, "pass")
    assert [span(match, name, 0) for name in CONDITIONS] == [None, None]


def test_who_has_passed_rests() -> None:
    """[F-12] Until the round is over; not seats that still bid, and not while cards are placed."""
    match = auction("bid 4", "pass")
    assert [match.game.definition.resting(match.state, seat) for seat in range(3)] == [0, 1, 0]
    match.play(2, "pass")
    assert match.game.definition.resting(match.state, 1) == 0
