"""Figures are means over deals; neither correlated games nor repeated checks make their intervals too short."""

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random
from statistics import fmean

import pytest

from rascals.core.intervals import TAIL, student
from rascals.lab.entrants import SeatUsage
from rascals.league import LeagueFigures, NumberedGame, PlayedGame, SavedLeague, play_all
from rascals.league.deals import LeagueDeals, mean_of, together
from tests.league.leagues import league


def result(kept, deal, place, winners, scores=(0, 0, 0), faults=()):
    line_up = kept.league.tables[0].seatings[place]
    usage = tuple(SeatUsage(2, 0.5, 0.4, Counter(faults if seat == 0 else ())) for seat in range(len(scores)))
    return PlayedGame(NumberedGame(0, deal, place), line_up, tuple(scores), tuple(winners), 6, "end", usage)


@pytest.fixture(scope="module")
def played():
    kept = SavedLeague(league("deals = 3"))
    assert play_all(kept)
    return kept


def test_the_interval_is_that_of_deals():
    """A deal's six games are one observation: half the interval is Student's, over the deals' means."""
    kept = SavedLeague(league("deals = 3"))
    seats = kept.league.tables[0].seatings
    for deal, wins in enumerate((6, 0, 3)):  # entrant 0 wins this many of the deal's games, otherwise entrant 1
        for place, seating in enumerate(seats):
            winner = seating.index(0 if place < wins else 1)
            kept.keep(result(kept, deal, place, [winner]))
    victory = LeagueDeals(kept, 0, 3).victory(0)
    assert victory.value == 0.5
    wanted = student(2) * sqrt((0.25 + 0.25 + 4 / 36) / 2 / 3)  # the squares of the deals, and a few least steps more
    assert victory.half == pytest.approx(wanted)
    ahead = LeagueDeals(kept, 0, 3).ahead(0, 1)
    assert ahead.value == 0
    assert ahead.half == pytest.approx(student(2) * sqrt((1 + 1 + 4 / 36) / 2 / 3))


def test_incomplete_deals_do_not_count():
    """A deal counts when all its games are present, and only if those before it count."""
    kept = SavedLeague(league("deals = 3"))
    for deal in (0, 2):
        for place in range(6):
            kept.keep(result(kept, deal, place, [0]))
    assert len(LeagueDeals(kept, 0, 3).games) == 1
    for place in range(5):
        kept.keep(result(kept, 1, place, [0]))
    assert len(LeagueDeals(kept, 0, 3).games) == 1
    kept.keep(result(kept, 1, 5, [0]))
    assert len(LeagueDeals(kept, 0, 3).games) == 3


def test_intervals_hold_when_tables_stop_early():
    """If the mean is checked after 4, 8, 16 and 32 deals until it seems known, the interval is still right."""
    chance, held = Random("coverage"), 0
    for _ in range(400):
        values = [Fraction(chance.choice((0, 0, 1, 2)), 2) for _ in range(32)]
        for look in (4, 8, 16, 32):
            mean = mean_of(values[:look], 0.5, looks=4)
            assert mean.half is not None
            if mean.half <= 0.25:
                break
        held += abs(mean.value - 0.375) <= (mean.half or 0)
    assert held >= 0.95 * 400


def test_tables_count_alike_however_many_deals_they_have():
    """The mean over tables weights each equally; its variance is that of independent tables."""
    many, few = mean_of([Fraction(1), Fraction(0)] * 20, 1), mean_of([Fraction(1), Fraction(1), Fraction(0)], 1)
    both = together([many, few])
    assert many.variance is not None
    assert few.variance is not None
    assert both.value == pytest.approx((many.value + few.value) / 2)
    assert both.variance == pytest.approx((many.variance + few.variance) / 4)
    assert few.freedom < both.freedom < many.freedom + few.freedom
    assert both.deals == 43
    assert (many.tail, mean_of([Fraction(1)] * 2, 1, looks=5).tail) == (TAIL, TAIL / 5)
    assert together([many, mean_of([Fraction(1)], 1)]).half is None


def test_who_beats_whom_adds_up(played):
    """A pair's two shares of finishing above add up to one; a table's shares of victory add up to one."""
    contest = LeagueFigures(played).contests[0]
    for one, other in ((0, 1), (1, 3), (2, 0)):
        assert contest.beats(one, other).mean.value + contest.beats(other, one).mean.value == pytest.approx(1)
    for deals in contest.tables:
        assert sum(deals.victory(one).value for one in deals.table.group) == pytest.approx(1)
    assert fmean(row.victory.value for row in contest.rows) == pytest.approx(1 / 3)


def test_ahead_is_paired_by_deal(played):
    """A row's lead over the next is the mean difference at the tables where both play."""
    contest = LeagueFigures(played).contests[0]
    for row, below in zip(contest.rows, contest.rows[1:], strict=False):
        tables = contest.of(row.entrant, below.entrant)
        wanted = fmean(deals.victory(row.entrant).value - deals.victory(below.entrant).value for deals in tables)
        assert row.ahead.value == pytest.approx(wanted)
    assert contest.rows[-1].ahead is None


def test_games_show_their_figures(played):
    """A cell's game ends in the more frequent way; a row's game was won, if any was."""
    figures = LeagueFigures(played)
    contest = figures.contests[0]
    cell = contest.beats(0, 1)
    game = played.results[cell.game]
    seats = played.league.tables[cell.game.cell].seatings[cell.game.seating]
    ranks = [2 * (seat not in game.winners) - game.scores[seat] / 1000 for seat in (seats.index(0), seats.index(1))]
    assert (ranks[0] < ranks[1]) == (cell.mean.value >= 0.5)
    for row in contest.rows:
        seats = played.league.tables[row.game.cell].seatings[row.game.seating]
        assert seats.index(row.entrant) in played.results[row.game].winners
    assert {row.game for row in contest.rows} <= set(figures.shown)


def test_pooled_entrants_share_their_figures():
    """In a lone league of two kinds, one alone and three times the share of each of three others make up everything."""
    kept = SavedLeague(league('deals = 2\nformat = "lone"', entrants=("random", "timid"), games='["felicity:4"]'))
    assert play_all(kept)
    contest = LeagueFigures(kept).contests[0]
    alone, rest = contest.tables[0].victory(0).value, contest.tables[0].victory(1).value
    assert alone + 3 * rest == pytest.approx(1)
    assert contest.lone(0, 1).mean.value == alone
    assert contest.lone(0, 0) is None
    assert len(contest.tables[0].games[0]) == 4


def test_costs_are_sums_over_games():
    """Decisions, seconds and faults are those of all seats of an entrant; a fault has the first game that shows it."""
    kept = SavedLeague(league())
    for deal in range(2):
        for place in range(6):
            kept.keep(result(kept, deal, place, [0], faults=["stall"] if deal else []))
    costs = LeagueFigures(kept).costs
    assert [cost.decisions for cost in costs] == [24, 24, 24, 0]
    assert costs[0].mean == costs[0].median == 0.25
    assert costs[0].longest == 0.4
    sat_first = [place for place, seating in enumerate(kept.league.tables[0].seatings) if seating[0] == 0]
    assert costs[0].faults == {"stall": len(sat_first)}
    assert costs[0].shown == {"stall": NumberedGame(0, 1, sat_first[0])}


def test_ratings_order_the_strong_before_the_weak():
    """An entrant that wins every game is rated above one that loses every game, with less uncertainty than at first."""
    pytest.importorskip("openskill")
    kept = SavedLeague(league("deals = 4", entrants=("random", "greedy", "timid")))
    for deal in range(4):
        for place, seating in enumerate(kept.league.tables[0].seatings):
            kept.keep(result(kept, deal, place, [seating.index(1)], [{1: 9, 0: 5, 2: 1}[one] for one in seating]))
    figures = LeagueFigures(kept)
    assert figures.order == [1, 0, 2]
    assert all(rating.sigma < 8 for rating in figures.ratings)
    shuffled = SavedLeague(kept.league)
    for one in sorted(kept.results.values(), key=lambda one: hash(one.number)):
        shuffled.keep(one)
    assert LeagueFigures(shuffled).ratings == figures.ratings


def test_ratings_do_not_prefer_the_winner_of_the_last_games():
    """Winning all games of the first deals is rated like winning all games of the last ones."""
    pytest.importorskip("openskill")
    kept = SavedLeague(league("deals = 6", entrants=("random", "greedy", "timid")))
    for deal in range(6):
        first, second = (0, 1) if deal < 3 else (1, 0)
        points = {first: 9, second: 5, 2: 1}
        for place, seating in enumerate(kept.league.tables[0].seatings):
            kept.keep(result(kept, deal, place, [seating.index(first)], [points[one] for one in seating]))
    rated = LeagueFigures(kept).ratings
    assert rated
    before, after, _ = rated
    assert abs(before.mu - after.mu) < before.sigma / 2
