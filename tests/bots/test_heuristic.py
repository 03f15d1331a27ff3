"""Heuristic policies: drawing by weight, and policies for any game."""

import random
from collections import Counter
from dataclasses import replace

import pytest

import rascals
from rascals.bots import ask
from rascals.bots.heuristic import GENERIC, HeuristicPolicy, aims_at_others, amount
from rascals.core.moves import Move

PASS = Move(0, "pass", "pass")
BIDS = tuple(Move(mice, f"bid {mice}", "bid", (("mice", mice),)) for mice in range(1, 6))
ROB = Move(20, "rob 2", "rob", (("seat", 2), ("cards", 1)), frozenset({"seat"}))
KEEP = Move(21, "keep", "keep", (("cards", 1), ("open", True)))


def asked(*moves):
    match = rascals.game("felicity", players=3).new(1)
    return replace(ask(match, match.acting[0], random.Random(7)), seat=0, moves=moves)


def draws(bot, turn, count=2000):
    return Counter(str(bot.choose(turn).move) for _ in range(count))


def test_moves_are_drawn_in_proportion_to_their_weights():
    """Weights 1, 3 and 0 give a quarter, three quarters and nothing."""
    drawn = draws(HeuristicPolicy("some", lambda _: [1.0, 3.0, 0.0]), asked(*BIDS[:3]))
    assert drawn["bid 2"] / 2000 == pytest.approx(0.75, abs=0.05)
    assert drawn["bid 3"] == 0


def test_without_any_weight_every_move_may_come():
    """A heuristic policy without preferences draws among all moves."""
    assert set(draws(HeuristicPolicy("none", lambda _: [0.0, 0.0]), asked(*BIDS[:2]))) == {"bid 1", "bid 2"}


def test_amounts_leave_out_seats_and_answers():
    """A move's amount is the sum of its numbers, without seats and yes-or-no answers."""
    assert [amount(move) for move in (PASS, BIDS[3], ROB, KEEP)] == [0, 4, 1, 1]


def test_no_seat_is_more_than_another():
    """Whatever a seat's number, the greedy policy does not prefer high ones."""
    for name in ("seat", "owner", "start", "boss", "maker", "by", "from", "to"):
        moves = [Move(seat, f"aim {seat}", "aim", ((name, seat),), frozenset({name})) for seat in range(5)]
        assert [amount(move) for move in moves] == [0] * 5
        weights = GENERIC[1].weigh(asked(*moves))
        assert len(set(weights)) == 1
        assert aims_at_others(moves[3], 0)
    game = rascals.game("goodcritters", players=6, payoffs=True)
    match = game.new(1)
    assert {amount(move) for move in match.legal(0)} == {0}


def test_aiming_at_others():
    """A move aims at others if it names another seat."""
    assert aims_at_others(ROB, 0)
    assert not aims_at_others(ROB, 2)
    assert not aims_at_others(KEEP, 0)


def test_general_heuristics_differ_as_their_names_say():
    """In an unknown game, the timid mostly passes, the greedy never does and bids high, the spiteful aims at others."""
    timid, greedy, spiteful = GENERIC
    assert draws(timid, asked(PASS, *BIDS))["pass"] > 1000
    high = draws(greedy, asked(PASS, *BIDS))
    assert high["pass"] == 0
    assert high["bid 5"] > high["bid 1"]
    assert draws(spiteful, asked(KEEP, ROB))["rob 2"] > 1500
