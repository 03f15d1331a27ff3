"""PPO in one file learns a little, is a bot, and assigns each seat's decisions that seat's future."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

np = pytest.importorskip("numpy", reason="needs the extra `compiled`")
for library in ("numpy", "gymnasium", "torch"):
    pytest.importorskip(library, reason="the example needs it")

PPO = runpy.run_path(str(Path(__file__).parents[2] / "examples" / "ppo.py"))


def test_a_few_updates_play_and_are_measured(tmp_path):
    """It learns for three updates, plays each level, and writes its weights, its curve and a picture of it."""
    few = "--players 3 --updates 3 --measures 1 --measured 1 --games 8 --steps 40 --width 16"
    rows = PPO["main"](["felicity", *few.split(), "--out", str(tmp_path / "curve")])
    assert [row["against"] for row in rows] == ["random", "easy", "medium", "hard", "expert"]
    assert {row["decisions"] for row in rows} == {3 * 8 * 40}
    assert len((tmp_path / "curve.csv").read_text().splitlines()) == 1 + len(rows)
    assert (tmp_path / "curve.svg").read_text().count("<polyline") == len(rows)
    assert (tmp_path / "curve.pt").stat().st_size > 0


def test_advantages_follow_each_seat():
    """Computed by hand for one game of two seats: 0, 1, 0, the end; then 1, 0, and the next decision is seat 1's."""
    values = np.array([[0.5], [0.4], [0.7], [0.2], [0.3]], np.float32)
    seats, none = np.array([[0], [1], [0], [1], [0]]), np.zeros((5, 1), bool)
    ended, rewards = none.copy(), np.zeros((5, 1, 2), np.float32)
    ended[2], rewards[2, 0] = True, [1, 0]
    after = np.array([0.6], np.float32), np.array([1])
    found, told = PPO["advantages"](values, seats, ended, none, rewards, after)
    assert told[:, 0].tolist() == [True, True, True, True, False]  # seat 0's future is not known yet
    wanted = [0.7 - 0.5 + PPO["LAMBDA"] * 0.3, 0 - 0.4, 1 - 0.7, 0.6 - 0.2]
    assert found[:4, 0] == pytest.approx(wanted)
    cut, never = ended, none
    found, told = PPO["advantages"](values, seats, never, cut, rewards, after)
    assert told[:, 0].tolist() == [True, False, False, True, False]
    assert found[[0, 3], 0] == pytest.approx([0.7 - 0.5, 0.6 - 0.2])
