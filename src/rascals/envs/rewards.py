"""Rewards at the end of a game, by the goal that a learner is to pursue. Zero before the end."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

Reward = Literal["victory", "lead", "rank", "points"]

REWARDS: tuple[Reward, ...] = ("victory", "lead", "rank", "points")


def rewards_of(reward: Reward, scores: NDArray[Any], wins: NDArray[Any]) -> NDArray[np.float32]:
    """Return each seat's reward in finished games, `(…, seats)`, from their scores and winners (1 or 0), same shape.

    - `victory`: the seat's share of the victory; shares sum to 1, or to 0 in a game without winners
    - `lead`: its points less those of the best other seat, so that it is positive for a sole leader
    - `rank`: from 1 for the first to 0 for the last; equal seats share the mean, and winners come first
    - `points`: its points as the game counts them
    """
    wins = wins.astype(np.float32)
    if reward == "victory":
        shares: NDArray[np.float32] = wins / np.maximum(wins.sum(-1, keepdims=True), 1)
        return shares
    scores = scores.astype(np.float32)
    if reward == "lead":
        return scores - _best_other(scores)
    if reward == "rank":
        return _ranks(scores, wins)
    return scores


def _best_other(scores: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return for each seat the highest score of the others."""
    ordered = np.sort(scores, -1)
    best, second = ordered[..., -1:], ordered[..., -2:-1]
    return np.where((scores == best) & ((scores == best).sum(-1, keepdims=True) == 1), second, best)


def _ranks(scores: NDArray[np.float32], wins: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return the share of the other seats that each is ahead of; an equal one counts half."""
    mine, other = (scores[..., :, None], wins[..., :, None]), (scores[..., None, :], wins[..., None, :])
    ahead = (mine[1] > other[1]) | ((mine[1] == other[1]) & (mine[0] > other[0]))
    equal = (mine[1] == other[1]) & (mine[0] == other[0])
    ranks: NDArray[np.float32] = (ahead.sum(-1) + (equal.sum(-1) - 1) / 2) / np.float32(scores.shape[-1] - 1)
    return ranks.astype(np.float32)
