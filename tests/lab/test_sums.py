"""Sums over games, and the figures made from them."""

from __future__ import annotations

import random
import statistics
from itertools import permutations

import pytest

from rascals.core.intervals import LEAST, half_width, half_width_of
from rascals.lab import Cell, Plan, Sums, rows, standings
from rascals.lab.playing import WHOLE_WIN, Measures, NumberedGame, PlayedGame
from rascals.lab.sums import Contrast, Series


def series(*values):
    """Return the sums of one number of each game."""
    found = Series()
    for index, value in enumerate(values):
        found.add(value, index)
    return found


def test_the_mean_interval_is_the_textbook_one():
    """Half the width is the quantile of Student's t times the standard error, computed from sums."""
    scores = [31, 12, -4, 55, 20, 20]
    wanted = 2.570582 * statistics.stdev(scores) / 6**0.5
    assert series(*scores).half_width(6, step=0) == pytest.approx(wanted)
    assert series(*scores).half_width(6) == pytest.approx(half_width_of(scores, step=1))


def test_a_series_of_nothing_has_no_interval():
    """Without two games there is no interval, without any no example; equal games give little: the next may differ."""
    assert series(7).half_width(1) is None
    assert Series().example(0) is None
    assert series(7, 7, 7).half_width(3) == half_width(0, 3, step=1)


def game(deal, scores, winners=None, turns=20, first=0, line_up=None, **parts):
    """Return a game in which seat 0 did something, entrants by seat as in `line_up`, by default in order."""
    won = [seat for seat, score in enumerate(scores) if score == max(scores)] if winners is None else winners
    numbers, done = {"actions": 5, "turns": turns}, {"critter:owl": (2, *[0] * (len(scores) - 1))}
    measures = Measures(numbers, done, parts, first)
    seats = tuple(range(len(scores))) if line_up is None else line_up
    return PlayedGame(NumberedGame(0, deal, 0), seats, tuple(scores), tuple(won), 5, "end", (), measures)


TWO = Plan({"one": Cell("heist", ("runner", "random"))})


def test_standings_of_two_games():
    """Means, shares and ranks are those of the games counted, each entrant's on whichever seat it sat."""
    sums = Sums.of(1)
    sums.count([game(0, [10, 4], mice=(3, 1))])
    sums.count([game(1, [6, 8], winners=[0, 1], mice=(2, 4), line_up=(1, 0))])
    first, second = standings(TWO, sums)
    assert (first.bot, first.games, first.score, first.win_share, first.rank) == ("runner", 2, 9, 0.75, 1)
    assert (second.bot, second.score, second.win_share, second.rank) == ("random", 5, 0.25, 2)
    assert (first.parts, second.parts) == ({"mice": 3.5}, {"mice": 1.5})
    assert first.score_half_width == half_width_of([10, 8], step=1)
    assert first.win_share_low < first.win_share < first.win_share_high


def test_standings_without_games():
    """An interrupted start gives zeros, without dividing by zero."""
    assert [row.score for row in standings(TWO, TWO.empty())] == [0, 0]


def test_places_count_from_the_seat_that_began():
    """Whoever sat there, the first place is that of the seat that began, and the next one its neighbour's."""
    sums = Sums.of(1)
    sums.count([game(0, [1, 2, 9], first=2, line_up=(1, 2, 0))])
    sums.count([game(1, [8, 2, 8], first=1)])
    half = WHOLE_WIN // 2
    assert sums.cells[0].totals("place:") == {"1": WHOLE_WIN, "2": half, "3": half}


def test_counting_in_any_order_gives_the_same():
    """Sums do not depend on the order in which games and parts are added."""
    deals = [
        [game(0, [3, 5, 9], cats=(1, 2, 3)), game(0, [1, 5, 9])],
        [game(1, [4, 4, 0], cats=(0, 0, 1)), game(1, [1, 4, 4], turns=30)],
        [game(2, [-2, 7, 7], cats=(5, 5, 5)), game(2, [0, 0, 0], turns=10)],
    ]
    found = []
    for order in permutations(deals):
        one, two = Sums.of(2), Sums.of(2)
        one.count(order[0])
        two.count(order[1])
        two.count(order[2])
        two.merge(one)
        found.append(two)
    assert all(sums == found[0] for sums in found)
    (first, second) = found[0].cells
    assert (found[0].games, first.total("actions"), first.total("best")) == (3, 15, 20)
    assert [first.total(f"part:cats@{entrant}") for entrant in range(3)] == [6, 7, 9]
    assert sum(first.totals("victory@").values()) == 3 * WHOLE_WIN
    assert (first.from_first, second.from_first["turns"]) == ({}, series(0, 10, -10))
    assert second.from_first["part:cats@2"].total == -9  # the numbers that only the first cell has
    assert second.contrasts["critter:owl"].tried == 0


def test_points_are_those_of_a_player():
    """In each cell of as many as play there; with another number of them nothing says how much it differs."""
    plan = Plan({str(size): Cell("heist", ("random",) * size) for size in (2, 3)})
    sums = plan.empty()
    sums.count([game(0, [3, 7]), game(0, [3, 6, 9])])
    told = [one for row in rows(plan, sums) for one in row.values() if one.group == "score"]
    assert [(one.value, one.difference) for one in told] == [(5, None), (6, None)]


def test_few_games_differ_in_nothing():
    """If one cell's games all end alike but differently from the other's, this is reported from 30 games on."""
    plan = Plan.of("heist", ["runner", "random"], editions=["v4", "v5"])
    for games in (2, 10, LEAST - 1, LEAST):
        sums = plan.empty()
        for deal in range(games):
            sums.count([game(deal, [1, 0], turns=30), game(deal, [1, 0], turns=20)])
        figure = next(row["v5"] for row in rows(plan, sums) if row["v5"].group == "turns")
        assert (figure.difference, figure.games) == (-10, games)
        assert figure.difference_half_width
        assert figure.differs == (games >= LEAST)


@pytest.mark.parametrize("games", [3, 10, 30, 200])
def test_contrast_interval_covers(games):
    """Where doing something adds a tenth to the chance of winning, about 95 of 100 intervals contain it, or more.

    Each of two seats does it by the toss of a coin; alone in doing it a seat wins with 0.6 instead of 0.5, so that the
    difference of the shares is 0.1. With 300 repetitions fewer than 265 are a false alarm once in about ten thousand.
    Where some games have nobody who does it, or nobody who does not, nothing may be said: then it is counted as right.
    """
    chance = random.Random(5)
    hits = 0
    for _ in range(300):
        contrast = Contrast()
        for index in range(games):
            did = [chance.random() < 0.5, chance.random() < 0.5]
            favour = 0.5 + 0.1 * (did[0] - did[1])
            winner = 0 if chance.random() < favour else 1
            shares = tuple(WHOLE_WIN if seat == winner else 0 for seat in range(2))
            contrast.add((int(did[0]), int(did[1])), shares, index)
        hits += not contrast.known or abs(contrast.difference - 0.1) <= contrast.half_width
    assert hits >= 265


def test_contrast_of_what_all_do_is_unknown():
    """If everybody does it, nothing is claimed about winning; examples are games that a doer has won, if any."""
    contrast = Contrast()
    contrast.add((1, 2), (WHOLE_WIN, 0), 3)
    known = contrast.known
    contrast.add((0, 2), (WHOLE_WIN, 0), 1)
    once = contrast.known
    contrast.add((0, 2), (0, WHOLE_WIN), 2)
    assert (known, once, contrast.known) == (False, False, True)
    assert contrast.difference == pytest.approx(1 / 2 - 1 / 2)
    assert contrast.example == 2
