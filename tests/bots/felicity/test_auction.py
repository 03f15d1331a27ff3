"""The shrewd player thinks on only while it may still change its mind."""

import random
from dataclasses import replace

import pytest

import rascals
from rascals.bots import Budget, ask, bot
from rascals.bots.felicity.auction import LOOK, settled
from rascals.bots.felicity.shrewd import WORLDS


def test_a_ranking_is_settled_by_worlds_that_agree():
    """A lead in every world settles it, one that comes and goes does not, nor one that rests on a single world."""
    equal = [1.0] * 32
    assert settled([[1.0] * 32, [0.5, 0.6] * 16], equal)
    assert not settled([[1.0] * 32, [0.5, 1.4] * 16], equal)
    assert not settled([[0.0] * 31 + [9.0], [0.0] * 32], equal)
    assert not settled([[1.0] * 32, [0.5, 0.6] * 16, [0.5, 1.4] * 16], equal), "every other option must be worse"


def test_the_order_of_the_options_makes_no_difference():
    """Whichever option is best is compared with all others."""
    options = [[0.5, 0.6] * 16, [1.0] * 32, [0.2, 0.3] * 16]
    assert settled(options, [0.5] * 32)
    assert settled(options[::-1], [0.5] * 32)


def biddings(seeds):
    """Questions of bidding seats in the first rounds."""
    for seed in range(seeds):
        match = rascals.game("felicity", players=4).new(seed)
        while len(match.history) < 12:
            seat = match.acting[0]
            asked = ask(match, seat, random.Random(seed))
            if any(move.kind == "bid" for move in asked.moves):
                yield asked
            match.play(seat, asked.moves[0])


def worlds(asked, budget):
    return bot("shrewd").choose(replace(asked, budget=budget)).analysis.get("worlds", 0)


def test_much_to_spend_is_not_spent():
    """Of a budget of thousands of worlds most decisions take a small part."""
    spent = [worlds(asked, Budget(simulations=2048)) for asked in biddings(4)]
    assert len(spent) > 10
    assert sum(one <= 8 * LOOK for one in spent) > len(spent) / 2


@pytest.mark.parametrize("budget", [Budget(), Budget(seconds=3600.0)])
def test_seconds_add_nothing_to_its_own_default(budget):
    """However long it may think, it imagines as many worlds as it thinks right."""
    assert max(worlds(asked, budget) for asked in biddings(3)) == WORLDS
