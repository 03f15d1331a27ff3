"""R9, R11, R12: the engine is the same everywhere, loses nothing and has no dead end."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import rascals
from rascals.core import rules

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
def test_r11_r12_random_games_lose_no_mouse_and_find_a_move(players, amount):
    """R11, R12: in random games of Felicity no mouse is lost, a move exists, and they end."""
    game, row = rascals.game("felicity", players=players), [0] * rascals.games()["felicity"].actions
    for seed in range(amount(20, 2_000)):
        s, chance = game.record(seed), random.Random(seed)
        rules.setup(s)
        for _ in range(500):
            assert sum((*s.mice, *s.bid, *s.on_card, s.bank)) == MICE[players]
            assert min(s.mice) >= 0
            if not rules.acting(s):
                break
            seat = rules.first_seat(rules.acting(s))
            count = rules.legal(s, seat, row)
            assert count
            rules.apply(s, seat, row[chance.randrange(count)])
        assert not rules.acting(s)
