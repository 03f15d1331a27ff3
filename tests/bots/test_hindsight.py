"""Analysing a game: every decision of a seat, from what it knew then, and what cost most."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest

import rascals
from rascals.bots import ChosenMove, bot, decide, play
from rascals.bots.hindsight import Hindsight, Moment, analysed, costliest, moments
from rascals.core.match import Match
from tests.conftest import Amount

GAMES = {"felicity": 4, "goodcritters": 4, "heist": 2, "goons": 2}


@cache
def finished(game: str) -> Match:
    """A finished game of somebody who moves without thinking, against bots."""
    box = rascals.game(game, players=GAMES[game])
    return play(
        box, ["random", *["timid" if game in {"felicity", "goodcritters"} else "random"] * (GAMES[game] - 1)], seed=3
    )


@pytest.mark.parametrize("game", GAMES)
def test_it_stops_at_each_choice_of_the_seat(game: str) -> None:
    """Each of the seat's plies with an alternative is included, with the match as it was just before."""
    match = finished(game)
    found = list(moments(match, 0))
    of_seat = [ply for ply in match.history if ply.seat == 0]
    assert {moment.n for moment in found} <= {ply.n for ply in of_seat}
    for ply in of_seat:
        past = match.at(ply.n - 1)
        moment = next((moment for moment in found if moment.n == ply.n), None)
        assert (moment is not None) == (len(past.legal(0)) > 1 or len(past.steps(0, ply.move)) > 1)
        if moment is not None:
            assert moment.match.view(0) == past.view(0)
            assert (moment.made, moment.steps) == (ply.move, past.steps(0, ply.move))
    passed_over = found[1].n
    assert passed_over not in {moment.n for moment in moments(match, 0, {passed_over})}


def test_games_from_files_are_looked_back_at_too() -> None:
    """A game with an unknown seed is replayed from its record."""
    match = finished("felicity")
    loaded = rascals.load_text(match.save_text())
    assert [(one.n, one.made) for one in moments(loaded, 1)] == [(one.n, one.made) for one in moments(match, 1)]


@pytest.mark.parametrize("game", GAMES)
def test_what_it_cost(game: str, amount: Amount) -> None:
    """The same move costs nothing; another costs the difference in value, if both were rated, at least 0."""
    kinds = set()
    for moment in list(moments(finished(game), 0))[: amount(12, 25)]:
        chosen = decide(bot("shrewd:4"), moment.match, 0, random.Random(moment.n), weigh=moment.steps)
        one = analysed(moment, chosen)
        assert one.same == (one.steps == one.instead)
        assert moment.match.why_not(0, one.move) is None
        kinds.add((one.same, one.cost is not None and one.cost > 0))
        if one.same and one.cost is not None:
            assert one.cost == 0
        if one.cost:
            assert one.cost == pytest.approx((chosen.value or 0) - (chosen.weighed or 0), abs=0.006)
    assert (False, True) in kinds
    assert (True, True) not in kinds


def test_what_the_seat_could_not_know_makes_no_difference() -> None:
    """R6: a decision is judged alike in two states that differ only in what was hidden at that time."""
    for moment in list(moments(finished("felicity"), 0))[:12]:
        other = moment.match.determinized(0, 77)
        judged = [
            decide(bot("shrewd"), match, 0, random.Random(5), weigh=moment.steps) for match in (moment.match, other)
        ]
        assert judged[0] == judged[1]


def test_the_three_that_cost_most() -> None:
    """The costliest first, ties by time; moves with no or unknown cost are not included."""
    (moment,) = list(moments(finished("felicity"), 0))[:1]
    one = analysed(moment, ChosenMove(moment.made))
    assert isinstance(moment, Moment)
    costs = {3: 0.5, 5: None, 8: 2.0, 9: 0.0, 12: 0.5, 15: 0.75}
    found: list[Hindsight] = [replace(one, n=n, cost=cost) for n, cost in costs.items()]
    assert list(costliest(found)) == [8, 15, 3]
    assert list(costliest(found[1:2])) == []
