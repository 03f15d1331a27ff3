"""No bot knows more than its seat: whatever the others' secrets are, it answers the same, for the same reasons."""

from __future__ import annotations

import random

import pytest

import rascals
from rascals.bots import bot, decide, names
from tests.suites import deep

TABLES = [
    rascals.game("felicity", players=3),
    *deep([rascals.game("felicity", players=5, open_mice=True)]),
    *deep([rascals.game("goodcritters", players=4, bargaining="turns")]),
    rascals.game("goodcritters", players=4, payoffs=True, promos=4, changes=3),
    *deep([rascals.game("heist", players=3, edition="v2", turn_limit=3)]),
    *deep([rascals.game("heist", players=3, edition="v3", turn_limit=8)]),
    rascals.game("heist", players=2, edition="v5", turn_limit=12),
    rascals.game("goons", players=3),
]


@pytest.mark.parametrize("game", TABLES, ids=str)
def test_what_it_cannot_know_changes_nothing(game):
    """In two matches that differ only in what its seat cannot know a bot with the same chance does the same."""
    bots = {name: bot("dreamer:6" if name == "dreamer" else name, game.name) for name in names(game.name)}
    different, every = [], {"felicity": 5, "heist": 4, "goons": 9}.get(game.name, 11)

    def compare(match):
        if match.over or len(match.history) % every:
            return
        seat = match.acting[0]
        other = match.concealed(seat, len(match.history))
        different.append(other.position() != match.position())
        for one in bots.values():
            mine, theirs = (decide(one, table, seat, random.Random(5)) for table in (match, other))
            assert (str(mine.move), mine.analysis) == (str(theirs.move), theirs.analysis), one.name

    rascals.play(game, ["shrewd", "greedy", "timid", "spiteful", "random"][: game.players], seed=6, on_move=compare)
    assert sum(different) > 8
