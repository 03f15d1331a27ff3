"""A bot's learned values of positions: how they are combined with its own, and when they are ignored."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import rascals
from rascals.bots import ask, bot, insight
from rascals.bots.goons import BOTS
from rascals.bots.goons.options import after, options
from rascals.bots.learned import network_in
from rascals.core import rules
from tests.bots.tables import alone

GOONS = rascals.game("goons", players=3)
EXPERT: Any = next(one for one in BOTS if one.name == "expert")


def network() -> Any:
    """Return the network for three players."""
    return network_in("rascals.bots.goons", 3)


def question(game=GOONS):
    """A decision among several whole moves in a game of three timid players."""
    played = rascals.play(game, ["timid"] * 3, seed=4)
    for at in range(40, len(played.history)):
        match = played.at(at)
        turn = ask(match, match.acting[0], random.Random(7))
        if len(bot("shrewd", "goons").choose(turn).analysis.get("options", ())) > 4:
            return ask(match, match.acting[0], random.Random(7))
    raise AssertionError("no such decision")


def told(turn):
    """The position after each option, by the rules, and the shrewd player's values."""
    s, learner = turn.sampled_state, network()
    found = options(s, turn.seat)
    learned = []
    for one in found:
        numbers = [0] * learner.shape.inputs
        rules.deduce(after(s, turn.seat, one), turn.seat, numbers)
        learned.append(learner.answers(numbers, (), ())[1])
    own = [one["value"] for one in bot("shrewd", "goons").choose(turn).analysis["options"]]
    return own, learned


def values(one, turn):
    return [option["value"] for option in one.choose(turn).analysis["options"]]


@pytest.mark.parametrize("trust", [0.0, 0.3, 1.0])
def test_values_are_weighed_means(trust):
    """A move's value is the mean of the bot's own and the network's for the position after it, in the bot's unit."""
    asked = question()
    own, learned = told(asked)
    one = replace(EXPERT, insight=replace(EXPERT.insight, trust=trust, unit=20.0))
    means = [(1 - trust) * mine + trust * 20.0 * other for mine, other in zip(own, learned, strict=True)]
    assert values(one, asked) == pytest.approx(means, abs=0.02)
    assert len(set(learned)) > 1


@pytest.mark.parametrize("lacks", ["network", "edition"])
def test_without_a_network_that_fits_it_is_the_shrewd_player(lacks, monkeypatch):
    """Without a network, or with one for another edition, its values are the shrewd player's."""
    trained = network()
    about = trained.about
    other = {
        "network": None,
        "edition": replace(trained, about=about | {"recipe": about["recipe"] | {"edition": "v9"}}),
    }
    asked = question()
    assert values(EXPERT, asked) != values(bot("shrewd", "goons"), asked)
    monkeypatch.setattr(insight, "network_for", lambda *_, **__: other[lacks])
    assert values(EXPERT, asked) == values(bot("shrewd", "goons"), asked)


def test_changed_components_are_told():
    """With other numbers on the components it plays as trained, and says so in its analysis."""
    assert "components" not in EXPERT.choose(question()).analysis
    other = rascals.game("goons", players=3, data={"items.helmet.cost": 1})
    assert EXPERT.choose(question(other)).analysis["components"] == "other"
    assert "components" not in bot("shrewd", "goons").choose(question(other)).analysis


def test_a_finished_game_counts_as_it_ended(monkeypatch):
    """A move that ends the game is valued by its outcome as in training: the share of victory and the margin."""
    match: Any = rascals.play(GOONS, ["timid"] * 3, seed=4)
    last = match.at(len(match.history) - 2)
    monkeypatch.setattr(type(network()), "values", lambda _, rows: [0.0 for _ in rows])
    seat = last.acting[0]
    one = replace(EXPERT.insight, trust=1.0, unit=1.0)
    turn = ask(last, seat, random.Random(7))
    margin = match.scores[seat] - (sum(match.scores) - match.scores[seat]) / 2
    won = (seat in match.winners) / len(match.winners)
    assert one.weighed(turn, [5.0, 5.0], [match.state, last.state]) == pytest.approx([won + 0.03 * margin, 0.0])


@pytest.mark.thorough
def test_the_expert_beats_the_shrewd_player():
    """On all seats of some deals it wins clearly more than its share against three of them."""
    assert alone(rascals.game("goons", players=4), "expert", "shrewd", 12) > 0.33
