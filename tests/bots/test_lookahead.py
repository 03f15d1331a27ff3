"""Looking ahead with machine code: the bots' side; `tests/compiled/test_lookahead.py` tests the machine code."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import rascals
from rascals.bots import Budget, ask, lookahead
from rascals.bots.counsel import MANY, imagined
from rascals.bots.lookahead import MOST
from rascals.bots.registry import of_game
from tests.games.felicity.table import auction

GAME = rascals.game("felicity", players=4)


@pytest.fixture
def machine():
    """Return a fake for machine code in which one action always wins, and the record of its calls."""
    heard = []

    def found(best=None, error=None):
        def look_ahead(*given):
            known, seat, actions, count, worlds, *_, words, shares = given
            heard.append((len(known), seat, list(actions), worlds, list(words)))
            assert len(shares) == count * worlds
            for place, action in enumerate(actions):
                for world in range(worlds):
                    shares[place * worlds + world] = float(action == best)
            return 1

        def finder(_):
            if error is not None:
                raise error
            return look_ahead

        lookahead.use(finder)
        return heard

    yield found
    lookahead.use(None)


def question(match, seed=3, budget=None):
    turn = ask(match, match.acting[0], random.Random(seed))
    return turn if budget is None else replace(turn, budget=budget)


def expert():
    return of_game("felicity", "expert")


def test_the_expert_plays_what_leads_to_most_victories(machine):
    """Among the moves that it finds likely, in as many samples as budgeted; without machine code it draws."""
    match = rascals.play(GAME, ["easy"] * 4, seed=2).at(32)
    drawn = expert().choose(question(match))
    likely = [one["move"] for one in drawn.analysis["considered"] if one["chance"] > 0.01]
    assert len(likely) > 1
    for move in question(match).moves:
        if str(move) in likely:
            heard = machine(move.action)
            assert expert().choose(question(match, budget=Budget(simulations=7))).move == move
            assert heard[-1][1:2] + heard[-1][3:4] == (match.acting[0], 7)
    lookahead.use(None)
    assert expert().choose(question(match)) == drawn


def test_weaker_levels_do_not_look_ahead(machine):
    """They are as weak as measured."""
    heard = machine()
    for name in ("easy", "medium", "hard"):
        of_game("felicity", name).choose(question(GAME.new(seed=1)))
    assert heard == []


@pytest.mark.parametrize("error", [OSError("offline"), None])
def test_where_it_cannot_be_had_all_is_as_without(machine, error):
    """If it cannot be fetched, or a position has too many mice for machine code, the choice is the same."""
    match = GAME.new(seed=1) if error else auction(["3", "5", "8", "11"], mice=[300, 300, 300, 300])
    asked = question(match)
    drawn = of_game("felicity", "coach").choose(replace(asked, budget=Budget(simulations=2)))
    heard = machine(error=error)
    asked = question(match)
    assert of_game("felicity", "coach").choose(replace(asked, budget=Budget(simulations=2))) == drawn
    assert heard == []


@pytest.mark.parametrize("worlds", [None, 5, 10**9])
def test_the_coach_gets_as_many_worlds_as_the_budget_says(machine, worlds):
    """But never so many that it takes long, or too much memory."""
    heard = machine(2)
    asked = question(GAME.new(seed=1), budget=Budget(simulations=worlds))
    first, second = imagined(expert().mind(asked), asked, asked.moves[:2])
    assert len(first) == len(second) == heard[0][3] == min(worlds or MANY, MOST)
    assert len(heard) == 1
