"""Felicity's levels: each is stronger than the one below, and plays moves that come to mind."""

from __future__ import annotations

import random

import pytest

import rascals
from rascals.bots import bot, decide, names
from tests.bots.tables import alone
from tests.games.felicity.table import auction
from tests.suites import deep

LEVELS = ("easy", "medium", "hard", "expert")
FOUR = rascals.game("felicity", players=4)


@pytest.mark.parametrize("pair", [("easy", "medium"), *deep([("medium", "hard"), ("medium", "expert")])], ids="-".join)
def test_a_weaker_level_is_lost_among_stronger_ones(pair, amount):
    """Alone among them it wins less than a fair share. `hard` and `expert` lie too close for a few games to tell."""
    below, above = pair
    assert alone(FOUR, below, above, amount(8, 24)) < 0.25


def test_the_expert_beats_the_easy_level_and_the_shrewd_bot(amount):
    """Alone among either of them it wins more than a fair share."""
    for other in ("easy", "shrewd"):
        assert alone(FOUR, "expert", other, amount(6, 16)) > 0.25


def test_more_mice_than_there_are_leave_it_to_the_shrewd_bot():
    """In a position made by hand one may bid more than the network knows of: another bot answers. [F-33]"""
    match = auction(["3", "5", "8", "11"], mice=[300, 300, 300, 300])
    choices = [decide(bot(name, "felicity"), match, match.acting[0], random.Random(2)) for name in ("expert", "shrewd")]
    assert choices[0].move == choices[1].move


def test_they_stand_in_order():
    """Of the bots the levels stand from the easiest to the hardest, the hardest of all last."""
    listed = names("felicity")
    assert [name for name in listed if name in LEVELS] == list(LEVELS)
    assert listed[-1] == "expert"


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_moves_that_come_to_mind(name):
    """It mostly takes what it thinks likeliest, whatever the level, and tells how likely that was."""
    seen = []

    class Noting:
        def __init__(self):
            self.name, self.bot = name, bot(name, "felicity")

        def choose(self, question):
            choice = self.bot.choose(question)
            seen.append((str(choice.move), choice.analysis))
            return choice

    rascals.play(rascals.game("felicity", players=4), [Noting()] * 4, seed=5)
    chosen = [(move, analysis) for move, analysis in seen if "considered" in analysis]
    assert len(chosen) > 40
    assert all(0 <= analysis["victory"] <= 1 for _, analysis in chosen)
    told = [one for _, analysis in chosen for one in analysis["considered"]]
    assert all(0 < one["chance"] <= 1 for one in told)
    likeliest = [move == analysis["considered"][0]["move"] for move, analysis in chosen]
    assert sum(likeliest) > len(likeliest) / 2
