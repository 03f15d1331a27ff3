"""The bot plays whole games against every level of its game."""

from __future__ import annotations

import pytest
import rascals
from rascals.bots import names

GAME = "felicity"
MINE = "newbot:2"  # two imagined games for each decision: a number, in place of seconds, makes games repeatable
OTHERS = [name for name in names(GAME) if name != "newbot"]


def played(other: str, seed: int) -> rascals.Match:
    """Return a finished game of the bot on seat 0 against one other bot on all other seats."""
    game = rascals.game(GAME, players=rascals.games()[GAME].players[0])
    return rascals.play(game, [MINE, *[f"{other}:2"] * (game.players - 1)], seed=seed)


@pytest.mark.parametrize("other", OTHERS)
def test_it_plays_a_whole_game_against(other: str) -> None:
    """Every move that it makes is legal, and the game ends."""
    assert played(other, seed=1).over


def test_equal_seeds_give_equal_games() -> None:
    """It takes its random numbers from nowhere but the turn."""
    first, second = (played("random", seed=2).save_text() for _ in range(2))
    assert first == second
