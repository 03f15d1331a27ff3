"""The examples' vector loop runs for every game, and a batch's data agrees with matches."""

from __future__ import annotations

import random
import runpy
from pathlib import Path

import pytest

import rascals
from rascals.bots import decide
from rascals.core.moves import Move
from tests.suites import deep

np = pytest.importorskip("numpy", reason="needs the extra `compiled`")
LOOP = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "masked_loop.py"))
STEPS = {"felicity": 120, "goons": 500, "heist": 2000, "goodcritters": 9000}  # in which a random game ends
GAMES = ["felicity", *deep(game for game in rascals.games() if game != "felicity")]


@pytest.mark.parametrize("name", GAMES)
def test_the_policy_learns_and_is_a_bot(name: str) -> None:
    """It plays legal actions until games have ended and its weights have changed; as a bot it moves legally."""
    game = rascals.game(name)
    policy = LOOP["learn"](game, games=1, steps=STEPS[name])
    assert policy.weights.any()
    match, chance = game.new(seed=1), random.Random(1)
    for _ in range(10):
        seat = match.acting[0]
        match.play(seat, decide(policy, match, seat, chance).move)


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_shows_what_a_match_tells(name: str) -> None:
    """The observation of the seat to act is the match's, even in the middle of a move."""
    game = rascals.game(name)
    batch, match, chance = game.batch(1, seed=[7]), game.new(seed=7), random.Random(7)
    parts: list[Move] = []
    for _ in range(100):
        seat = int(batch.seat[0])
        assert seat == match.acting[0]
        assert batch.observation[0].tolist() == match.observation(seat, draft=parts)
        offered, _ = match.preview(seat, parts)
        assert np.flatnonzero(batch.legal[0]).tolist() == [move.action for move in offered]
        parts.append(chance.choice(offered))
        batch.step(np.array([parts[-1].action]))
        if batch.done[0]:
            return
        if match.preview(seat, parts)[1]:
            match.play(seat, parts)
            parts = []
