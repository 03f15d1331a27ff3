import signal

import pytest

import rascals
from rascals.arena.experiment import Outcome
from rascals.arena.tally import Tally

pytest.importorskip("numba", reason="the compiled rules need the extra `compiled`")

from rascals.arena.compiled import CHUNK, run_random, tally_of
from rascals.compiled.playouts import playouts

pytestmark = pytest.mark.xdist_group("compiled")  # compiling takes long: once is enough


def test_the_tally_is_the_one_of_counting_game_by_game():
    """Adding up arrays gives the sums that counting every game alone gives."""
    played = playouts(rascals.game("felicity", players=5), 500, seed=3)
    expected = Tally.empty(5)
    for scores, wins in zip(played.scores.tolist(), played.wins.tolist(), strict=True):
        winners = tuple(seat for seat, won in enumerate(wins) if won)
        expected.count(Outcome(0, tuple(scores), winners, {}, "", 0))
    assert tally_of(played).entrants == expected.entrants


def test_the_same_seed_gives_the_same_games():
    """A run is a function of its seed, over more than one chunk, and reports all games as progress."""
    game = rascals.game("felicity", players=3)
    counts: list[int] = []
    first = run_random(game, "s", CHUNK + 10, counts.append)
    assert first == run_random(game, "s", CHUNK + 10, counts.append)
    assert first != run_random(game, "t", CHUNK + 10, counts.append)
    assert counts == [CHUNK, 10] * 3
    assert first[0].games == CHUNK + 10


def test_ctrl_c_keeps_whole_chunks():
    """An interrupt keeps what was played until then."""

    def interrupt(count):
        signal.raise_signal(signal.SIGINT)

    tally, complete = run_random(rascals.game("felicity", players=3), 0, 3 * CHUNK, interrupt)
    assert complete is False
    assert tally.games == CHUNK
