"""The dreamer: any new game, limited by simulations and never by the clock."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

import rascals
from rascals.bots import Budget, ask, bot, decide, default, play
from rascals.bots.determinized_search import MOST, DeterminizedSearch, Simulations, judged, kind_of, some_action
from tests.bots.tables import share
from tests.core import toy

TOY = rascals.Game.choose(toy.DEFINITION, 3)
OWN = ("felicity", "goodcritters", "goons", "heist")  # they have a shrewd bot of their own


def test_it_plays_a_game_that_nobody_has_told_it_of():
    """Sealed simultaneous choices, a composite move, chance in play: it finishes, and gives the coins to itself."""
    kept = []
    for seed in range(6):
        match = play(TOY, [DeterminizedSearch(simulations=30)] * 3, seed=seed)
        assert match.over
        giver = match.state.giver
        kept.append(match.state.purse[giver] == match.state.coins)
    assert all(kept)


def test_it_beats_random_players_at_felicity():
    """A few simulations per move suffice to win more often than a fair third."""
    assert share("felicity", ["random"] * 2, 9, "dreamer:60") >= 0.6


@pytest.mark.thorough
def test_it_beats_random_players_at_goodcritters():
    """A few simulations per step suffice to win more often than a fair quarter."""
    assert share("goodcritters", ["random"] * 3, 6, "dreamer:16", bargaining="turns", changes=2) >= 0.5


def test_dreams_are_counted_and_repeat():
    """As many simulations as the budget says; the same chance and budget give the same choice and reasons."""
    match = rascals.game("felicity", players=4).new(2)
    asked = lambda: ask(match, match.acting[0], random.Random(3))  # noqa: E731
    one, two = (bot("dreamer:45").choose(asked()) for _ in range(2))
    assert (one.move, one.analysis) == (two.move, two.analysis)
    assert sum(option["dreams"] for option in one.analysis["options"]) == 45
    assert len(one.analysis["options"]) == len(match.legal(match.acting[0]))
    patient = DeterminizedSearch(simulations=4).choose(replace(asked(), budget=Budget(seconds=3600.0)))
    assert sum(option["dreams"] for option in patient.analysis["options"]) == 4
    least = DeterminizedSearch().choose(replace(asked(), budget=Budget(simulations=1)))
    assert least.move in match.legal(match.acting[0])


def test_worlds_are_not_kept_without_end(monkeypatch):
    """With a larger budget than stored samples, each move's n-th simulation still uses the same sample."""
    monkeypatch.setattr("rascals.bots.determinized_search.KEPT", 3)
    match = rascals.game("felicity", players=4).new(2)
    dreams = Simulations(ask(match, match.acting[0], random.Random(3)))
    one, two = ([dreams.value(match.legal(match.acting[0])[0], number) for number in range(12)] for _ in range(2))
    assert one == two
    assert len(set(one[3:])) > 1
    assert len(dreams.sampled_states) == 3


def test_of_very_many_moves_it_tries_some():
    """If there are more moves than simulations, it tries random ones, and returns a legal one."""
    match = rascals.game("felicity", players=3).new(1)
    turn = ask(match, match.acting[0], random.Random(1))
    many = replace(turn, moves=turn.moves * 20)
    chosen = DeterminizedSearch(simulations=MOST).choose(many)
    assert len(chosen.analysis["options"]) == MOST
    assert chosen.move in turn.moves


def test_a_composite_move_is_dreamt_of_step_by_step():
    """Its whole moves are legal, even continuing from the middle of one."""
    match = rascals.game("goodcritters", players=4, payoffs=True).new(3)
    chosen = decide(DeterminizedSearch(simulations=10), match, 0, random.Random(4))
    assert str(chosen.move).startswith("give")
    match.play(0, chosen.move)
    assert match.history[-1].move.startswith("share")


def test_dreams_draw_what_to_do_before_with_what():
    """One pass among many bids comes up as often as all of them together."""
    game = rascals.game("felicity", players=3)
    chance, drawn = random.Random(1), Counter()
    actions = [game.definition.verbs.parse(text).action for text in ("pass", *(f"bid {mice}" for mice in range(1, 16)))]
    for _ in range(1000):
        drawn[kind_of(game.definition, some_action(game.definition, actions, chance))] += 1
    assert drawn["pass"] == pytest.approx(500, abs=80)


def test_a_dream_is_judged_by_victory_first():
    """A victory counts more than any lead, a shared one half; in an unfinished game points decide."""
    s = toy.Toy()
    s.players, s.phase = 3, toy.END
    values = []
    for purse in ([2, 0, 0], [1, 1, 0], [0, 2, 0]):
        s.purse[:3] = purse
        values.append(judged(s, 0))
    assert values[0] > 1 > values[1] > 0 > values[2]


def test_a_game_without_a_bot_of_its_own_is_played_by_the_dreamer(monkeypatch):
    """A game's default bot is the best it has: a learned one, else a shrewd one, else the dreamer."""
    monkeypatch.setattr(rascals, "games", lambda: {"toy": toy.DEFINITION, **dict.fromkeys(OWN)})
    best = dict.fromkeys(OWN, "expert")
    assert {name: default(name) for name in rascals.games()} == {"toy": "dreamer", **best}
    assert rascals.play(TOY, [f"{default('toy')}:5", "greedy", "timid"], seed=1).over
