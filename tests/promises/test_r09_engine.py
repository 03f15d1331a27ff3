"""R9, R11, R12: the engine is the same everywhere, loses nothing and has no dead end."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import rascals

MICE = {3: 66, 4: 87, 5: 108}


@pytest.mark.real
@pytest.mark.parametrize("hash_seed", ["0", "4242"])
def test_r09_games_are_the_same_under_every_hash_seed(hash_seed):
    """R9: a recorded game's chain of hashes does not depend on PYTHONHASHSEED."""
    code = (
        "import sys, rascals\n"
        "m = rascals.game('felicity', players=5).new(seed='golden')\n"
        "while not m.over: m.play(m.acting[0], m.legal(m.acting[0])[len(m.history) % 2 - 1])\n"
        "sys.stdout.write(m.save_text().splitlines()[-1])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    match = rascals.game("felicity", players=5).new(seed="golden")
    while not match.over:
        match.play(match.acting[0], match.legal(match.acting[0])[len(match.history) % 2 - 1])
    assert json.loads(done.stdout)["hash"] == json.loads(match.save_text().splitlines()[-1])["hash"]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_r11_r12_a_million_random_actions(players, amount):
    """R11, R12: in a third of a million random actions of Felicity no mouse is lost and a move exists."""
    pytest.importorskip("numba")
    batch = rascals.game("felicity", players=players).batch(1024, seed=players)
    ended = 0
    steps = amount(140, 340)  # no game of five is shorter than ninety
    for _ in range(steps):
        batch.step(batch.random_actions())
        held = sum(batch.states[name].sum(axis=1) for name in ("mice", "bid", "on_card")) + batch.states["bank"]
        assert (held == MICE[players]).all()
        assert (batch.legal.sum(axis=1) > 0).all()
        assert (batch.states["mice"] >= 0).all()
        ended += int(batch.done.sum())
    assert ended > 1024 * steps // 170
