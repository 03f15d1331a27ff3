"""The coach where an expert is learned: shares of victories with their intervals, from what the seat knows."""

from __future__ import annotations

import random

import pytest

import rascals
from rascals.bots import Budget, adviser, bot, coach, decide, names
from rascals.bots.counsel import half, worse
from rascals.bots.hindsight import analysed, moments
from tests.games.felicity.table import auction

FEW = Budget(simulations=12)


def advised(match, seat, weigh=(), budget=FEW):
    return decide(coach("felicity"), match, seat, random.Random(4), budget=budget, weigh=weigh)


def test_the_coach_is_nobody_to_play_against():
    """A game's coach gives advice, but is in no list of bots."""
    assert (adviser("felicity"), adviser("goons")) == ("coach", "expert")
    assert "coach" not in names("felicity")
    with pytest.raises(rascals.BadOption):
        bot("coach", "felicity")


def test_it_advises_the_move_that_wins_most_and_tells_by_how_much():
    """A sack that all know to be worth 3 is not worth 40 mice: passing wins more, beyond the error."""
    match = auction(["3", "5", "8", "11"], mice=[60, 20, 20, 20])
    seat = match.acting[0]
    dear = next(move for move in match.legal(seat) if str(move) == "bid 50")
    choice = advised(match, seat, (dear,), Budget(simulations=40))
    told = {one.move: one for one in choice.considered}
    assert str(choice.move) != "bid 50"
    assert told["bid 50"].wins + told["bid 50"].error < told[str(choice.move)].wins
    assert choice.value - choice.weighed == pytest.approx(told[str(choice.move)].wins - told["bid 50"].wins, abs=0.11)
    assert all(0 <= one.wins <= 100 and one.error >= 0 for one in choice.considered)


def test_it_says_why_where_the_shrewd_player_would_do_the_same(amount):
    """Otherwise that its move wins more often, or as often as others; never without a reason."""
    match = rascals.play(rascals.game("felicity", players=4), ["shrewd"] * 4, seed=6)
    asked = [*moments(match, 2)][:: amount(4, 1)]
    found = [advised(moment.match, 2, moment.steps) for moment in asked]
    reasons = {one.reason.id for one in found if one.reason}
    assert all(one.reason for one in found)
    assert reasons & {"wins", "as-well"}
    assert reasons & {"bid", "pass", "push", "pass-mice"}


def test_looking_back_counts_victories(amount):
    """A decision's cost is in victories of 100: never below 0, and 0 for the same move."""
    match = rascals.play(rascals.game("felicity", players=4), ["easy"] * 4, seed=2)
    asked = [*moments(match, 1)]
    assert len(asked) > 15
    found = [analysed(moment, advised(moment.match, 1, moment.steps)) for moment in asked[:: amount(4, 1)]]
    assert any(one.cost for one in found)
    for one in found:
        assert one.cost is None or 0 <= one.cost <= 100
        assert not (one.same and one.cost)
        assert one.made in {each.move for each in one.considered} or len(one.considered) == 0


def test_expectations_of_all_seats_are_one_victory():
    """Among equal players nobody expects more than the others leave."""
    match = rascals.game("felicity", players=5).new(3)
    turn = rascals.bots.ask(match, match.acting[0], random.Random(1))
    mind = rascals.bots.registry.of_game("felicity", "expert").mind(turn)
    assert sum(mind.expects(turn.sampled_state, seat) for seat in range(5)) == pytest.approx(1.0)


def test_what_is_worse_is_so_beyond_chance():
    """One more win in few samples proves nothing; the same difference in every sample does."""
    even, luck = [0.5] * 30, [0.5] * 29 + [1.0]
    assert not worse(even, [even, luck], [0.5, 0.52])
    assert worse([0.3] * 30, [even, [0.3] * 30], [0.5, 0.3])
    assert not worse([0.495] * 30, [even, [0.495] * 30], [0.5, 0.495])
    assert half([0.5]) == 1.0


@pytest.mark.parametrize("count", [1, 2, 3])
def test_few_worlds_tell_nothing_beyond_chance(count):
    """A slightly worse move in the few samples that a small budget allows may be so by chance."""
    best, less = [0.5] * count, [0.47] * count
    assert not worse(less, [best, less], [0.5, 0.47])
    assert 0 < half(less) <= 1


def test_without_a_network_the_shrewd_player_advises():
    """For a number of players without a trained network, and unknown positions."""
    match = auction(["3", "5", "8", "11"], mice=[300, 300, 300, 300])
    choice = advised(match, match.acting[0])
    assert choice.considered == ()
    assert choice.move == decide(bot("shrewd", "felicity"), match, match.acting[0], random.Random(4), budget=FEW).move
