"""What comparisons count of a game of Goons, against what its events and its view tell."""

from __future__ import annotations

from collections import Counter

import pytest

import rascals
from rascals.arena import Experiment
from rascals.games.goons.box import SCHEME_NAMES, VILLAIN_NAMES
from rascals.games.goons.figures import FIGURES, PARTS
from rascals.words import Words, languages


@pytest.fixture(scope="module")
def match():
    """A finished game of three temperaments."""
    return rascals.play(rascals.game("goons", players=3), ["shopper", "gambler", "saver"], seed=4)


def of(match, name):
    """Return the values of all events of a name."""
    return [event.args for ply in match.history for event in ply.events if event.name == name]


def test_parts_make_the_scores(match):
    """O-30: the parts of all scores are those of the events, and together the scores."""
    told = FIGURES.numbers(match)
    assert sum(told[f"part:{part}"] for part in PARTS) == sum(match.scores)
    for part in PARTS:
        assert told[f"part:{part}"] == sum(args[part] for args in of(match, "final_score"))


def test_villains_are_told_by_name(match):
    """O-20: schemes carried out and failed, stars paid, each of the villain whose scheme it was."""
    told = FIGURES.numbers(match)
    schemes = [SCHEME_NAMES.index(args["scheme"]) // 5 for args in of(match, "scheme_began")]
    for villain, name in enumerate(VILLAIN_NAMES):
        assert told[f"resolved:{name}"] == schemes.count(villain)
        assert told[f"failed:{name}"] <= told[f"resolved:{name}"]
    assert sum(told[f"failed:{name}"] for name in VILLAIN_NAMES) == len(of(match, "failed")) > 0
    paid = sum(args["city"] + args["crib"] + args["stars"] for args in of(match, "rewarded"))
    assert sum(told[f"paid:{name}"] for name in VILLAIN_NAMES) == paid > 0


def test_purchases_goons_and_turns_are_those_of_the_game(match):
    """O-06, O-09, O-15: what each seat has at the end is what it bought and chose; twelve turns each."""
    done, seats = FIGURES.done(match), match.view(None)["seats"]
    assert FIGURES.numbers(match)["turns"] == 3 * 4 * 3
    bought = Counter((args["item"], args["seat"]) for args in of(match, "bought"))
    assert bought
    for seat in seats:
        owned = {name: state["copies"] for name, state in seat["items"].items()}
        assert {name: done[f"item:{name}"][seat["seat"]] for name in owned} == owned
        assert done[f"goon:{seat['goon']['name']}"][seat["seat"]] == 1
    assert sum(map(sum, (done[name] for name in done if name.startswith("item:")))) == bought.total()
    assert FIGURES.first is not None
    assert FIGURES.first(match) == of(match, "round_began")[0]["seat"]


def test_every_figure_has_words(match):
    """Each group has a label, and what it is of a word, in every language."""
    for words in map(Words, languages()):
        for name in [*FIGURES.numbers(match), *FIGURES.done(match)]:
            group, _, what = name.partition(":")
            if group != "turns":
                assert words.has(f"goons-figure-{group}")
                assert words.has(f"goons-term-{what}")


@pytest.mark.parametrize(
    ("game", "parts"), [("goons", set(PARTS)), ("heist", {"worth", "points"}), ("felicity", {"cats", "mice"})]
)
def test_simulations_tell_what_scores_are_made_of(game, parts):
    """Whatever a game calls the event that tells its scores, `simulate` tells their parts, with a word for each."""
    options = {"turn_limit": 6} if game == "heist" else {}
    outcome = Experiment(game, ("random", "random", "random"), seed=2, options=options).play(1)
    assert set(outcome.parts) == parts
    assert all(Words("fr").has(f"{game}-label-{part}") for part in parts - {"mice", "cats"})
    if game != "heist":
        assert list(outcome.scores) == [sum(row[seat] for row in outcome.parts.values()) for seat in range(3)]
