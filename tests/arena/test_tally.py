from fractions import Fraction
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

from rascals.arena.experiment import Outcome
from rascals.arena.tally import WHOLE_WIN, Tally, doubled_ranks, win_shares


def outcome(scores, winners=None, **parts):
    best = max(scores)
    won = tuple(seat for seat, score in enumerate(scores) if score == best) if winners is None else winners
    return Outcome(0, tuple(scores), won, parts, "nine-rounds", 90)


def test_a_victory_is_shared_equally():
    """Two winners get half a victory each, nobody else any; no winner, no victory."""
    assert win_shares([1, 3], 4) == [0, WHOLE_WIN // 2, 0, WHOLE_WIN // 2]
    assert win_shares([], 3) == [0, 0, 0]


def test_every_share_is_whole():
    """Up to eight winners divide a victory without remainder."""
    for count in range(1, 9):
        assert sum(win_shares(list(range(count)), 8)) == WHOLE_WIN


def test_ranks_share_places():
    """Ties take the mean of their places: 10, 7, 7, 1 rank 1, 2½, 2½, 4 — doubled."""
    assert doubled_ranks([10, 7, 7, 1], [0]) == [2, 5, 5, 8]


def test_a_winner_ranks_before_an_equal_score():
    """Where a game breaks a tie, the winner is first and the other second."""
    assert doubled_ranks([7, 7, 1], [1]) == [4, 2, 6]


@given(st.lists(st.integers(-20, 60), min_size=3, max_size=5))
def test_ranks_add_up(scores):
    """However the scores tie, all places together are 1 + 2 + … + n."""
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    assert sum(doubled_ranks(scores, winners)) == len(scores) * (len(scores) + 1)


def test_counting_in_any_order_gives_the_same():
    """A tally does not depend on the order in which games and parts of it are added."""
    games = [
        outcome([3, 5, 9], cats=(1, 2, 3)),
        outcome([4, 4, 0], cats=(0, 0, 1)),
        outcome([-2, 7, 7], cats=(5, 5, 5)),
    ]
    tallies = []
    for order in permutations(games):
        one, two = Tally.empty(3), Tally.empty(3)
        one.count(order[0])
        two.count(order[1])
        two.count(order[2])
        two.merge(one)
        tallies.append(two)
    assert all(tally == tallies[0] for tally in tallies)
    assert tallies[0].games == 3
    assert tallies[0].moves == 270
    assert [sums.parts["cats"] for sums in tallies[0].entrants] == [6, 7, 9]
    assert sum(Fraction(sums.wins, WHOLE_WIN) for sums in tallies[0].entrants) == 3
