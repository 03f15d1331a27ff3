"""Your own game gets an expert by one command, as the how-to page shows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra `compiled`")

HERE = Path(__file__).parent
BURROWS = HERE.parents[1] / "examples" / "burrows"
SHARE = """
import random
import rascals
from rascals.bots import coach, decide, names

game, won = rascals.game("burrows", players=4), 0.0
assert names("burrows")[-1] == "expert"
for deal in range(10):
    for seat in game.seats:
        winners = rascals.play(game, ["expert" if one == seat else "greedy" for one in game.seats], seed=deal).winners
        won += (seat in winners) / len(winners)
match = game.new(1)
assert len(decide(coach("burrows"), match, match.acting[0], random.Random(1)).considered) > 1
print(won / 40)
"""


@pytest.mark.real
@pytest.mark.thorough
def test_burrows_gets_an_expert(tmp_path):
    """Trained for a tenth of its short recipe it wins twice its fair share against greedy bots; it is the coach."""
    shutil.copytree(BURROWS, tmp_path / "burrows")
    recipe = tmp_path / "short.toml"
    recipe.write_text("players = [4]\ngames = 10_000\n", encoding="utf-8")
    known = os.environ | {"RASCALS_GAMES": str(tmp_path)}
    train = [sys.executable, "-m", "rascals", "train", "burrows", "--recipe", "short.toml"]
    subprocess.run(train, cwd=tmp_path, env=known, check=True, capture_output=True)
    shutil.move(tmp_path / "burrows-4.network", tmp_path / "burrows" / "expert-4.network")
    shutil.copy(HERE / "burrows_bots.py", tmp_path / "burrows" / "bots.py")
    played = subprocess.run([sys.executable, "-c", SHARE], env=known, check=True, capture_output=True, text=True)
    assert float(played.stdout) > 0.5
