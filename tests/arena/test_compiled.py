import signal
from collections import Counter

import pytest

import rascals
from rascals.arena.experiment import GameOutcome
from rascals.arena.tally import Tally
from rascals.core import rules
from rascals.core.chance import next_below, seed_text, words_of
from tests.compiled.policies import highest, lowest
from tests.suites import deep

pytest.importorskip("numpy", reason="the compiled rules need the extra `compiled`")

import numpy as np

from rascals.arena import compiled
from rascals.arena.compiled import CHUNK, run_policies, run_random, tally_of
from rascals.compiled.playouts import Playouts, playouts


def test_the_tally_is_the_one_of_counting_game_by_game():
    """Adding arrays gives the same sums as counting each game."""
    played = playouts(rascals.game("felicity", players=5), 500, seed=3)
    expected = Tally.empty(5)
    for scores, wins in zip(played.scores.tolist(), played.wins.tolist(), strict=True):
        winners = tuple(seat for seat, won in enumerate(wins) if won)
        expected.count(GameOutcome(0, tuple(scores), winners, {}, "", 0))
    assert tally_of(played).entrants == expected.entrants


def test_the_same_seed_gives_the_same_games():
    """A run is a function of its seed, even over several chunks, and reports all games as progress."""
    game = rascals.game("felicity", players=3)
    counts: list[int] = []
    first = run_random(game, "s", CHUNK + 10, counts.append)
    assert first == run_random(game, "s", CHUNK + 10, counts.append)
    assert first != run_random(game, "t", CHUNK + 10, counts.append)
    assert counts == [CHUNK, 10] * 3
    assert first[0].games == CHUNK + 10


@pytest.mark.slow
@pytest.mark.parametrize("name", ["felicity", *deep(sorted(rascals.games().keys() - {"felicity"}))])
def test_moves_are_counted_as_the_plain_execution_counts_them(name):
    """A composite move is one move and many actions: the same game in plain Python has as many of both."""
    game = rascals.game(name)
    fast = playouts(game, 1, seed="s")
    s, words, room = game.new_state("s"), list(words_of(f"{seed_text('s')}/policy")), [0] * game.definition.actions
    s.chance[:] = words_of(f"{seed_text('s')}/chance")
    rules.setup(s)
    actions = moves = 0
    while awaited := rules.acting(s):
        seat = rules.first_seat(awaited)
        count = rules.legal(s, seat, room)
        rules.apply(s, seat, room[next_below(words, count)])
        actions += 1
        moves += game.definition.phrasing is None or not game.definition.phrasing.begun(s)
    assert (fast.actions, fast.moves) == (actions, moves)
    assert (moves < actions) == bool(game.definition.verbs.steps)
    (tally, _) = run_random(game, "t", 1, lambda _: None)
    assert tally.moves == playouts(game, 1, "t/0").moves


def test_ctrl_c_keeps_whole_chunks():
    """An interrupt keeps the games played so far."""

    def interrupt(count):
        signal.raise_signal(signal.SIGINT)

    tally, complete = run_random(rascals.game("felicity", players=3), 0, 3 * CHUNK, interrupt)
    assert complete is False
    assert tally.games == CHUNK


@pytest.mark.parametrize("games", [1, 7, 12])
def test_entrants_change_seats(monkeypatch, games):
    """Each policy has each seat equally often, up to one game; results are counted for the policy, in any seat."""
    game, seated = rascals.game("felicity", players=3), Counter()
    policies = [lowest, highest, None]

    def scored(_, count, seed, on_seats):
        seated.update({(policies.index(policy), seat): count for seat, policy in enumerate(on_seats)})
        ids = [[1 + policies.index(policy) for policy in on_seats]] * count
        return Playouts(np.array(ids, np.int32).reshape(count, 3), np.ones((count, 3), np.uint8), 0, count)

    monkeypatch.setattr(compiled, "playouts", scored)
    tally, complete = run_policies(game, policies, "s", games, lambda _: None)
    assert (complete, tally.games, tally.moves) == (True, games, games)
    assert [entrant.score for entrant in tally.entrants] == [games, 2 * games, 3 * games]
    assert len(seated) == 9
    assert max(seated.values()) - min(seated.values()) <= 1
    for entrant in range(3):
        assert sum(seated[entrant, seat] for seat in range(3)) == games
