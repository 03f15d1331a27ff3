"""The bots of Felicity at every kind of table: legal moves, reasons in JSON, and the rare corners of the rules."""

import random
from collections import Counter
from itertools import pairwise, product

import pytest

import rascals
from rascals.bots import ask, bot, names
from tests.bots.tables import Judge

NAMES = tuple(name if name != "dreamer" else "dreamer:8" for name in names("felicity"))
OPTIONS: tuple[dict[str, object], ...] = ({}, {"small_dog": "mildest"}, {"open_mice": True}, {"first_player": 0})


class Strict(Judge):
    """Lets a bot choose and checks its choice against the question, too."""

    def choose(self, question):
        choice = super().choose(question)
        assert choice.move in question.moves
        return choice


@pytest.mark.parametrize(("players", "options"), list(product((3, 4, 5), OPTIONS)))
def test_every_choice_is_legal(players, options, amount):
    """At every table each bot answers with one of the moves given, leaves the view alone and gives its reasons."""
    game = rascals.game("felicity", players=players, **options)
    for start in range(0, len(NAMES), amount(players, 1)):  # briefly each bot sits somewhere, in depth everywhere
        judges = [Strict(NAMES[(start + seat) % len(NAMES)], words=2) for seat in range(players)]
        match = rascals.play(game, judges, seed=start)
        assert match.over
        assert sum(judge.answers for judge in judges) == len(match.history) - 1


def corners(name, players, games):
    """How often rare things happened in games among bots of one name."""
    fired: Counter[str] = Counter()
    game = rascals.game("felicity", players=players)
    for seed in range(games):
        match = rascals.play(game, [name] * players, seed=seed)
        told = [(event.name, event.open()["args"]) for ply in match.history for event in ply.events]
        removed, rounds = [], 0
        for event, args in told:
            fired[event] += 1
            rounds += event == "round_began"
            if event == "mouse_cards_empty":
                fired[args["reason"]] += 1
            if event == "row_removed":
                removed.append(rounds)
            if event == "paid":
                fired[f"paid {args['mice']}" if args["mice"] < 2 else "paid more"] += 1
        fired["removed in round nine"] += 9 in removed
        fired["two removed in a row"] += any(later - one == 1 for one, later in pairwise(removed))
    return fired


def test_the_timid_keep_banks_short():
    """Among the timid the bank is often too poor to fill, rows go for one mouse, and rows are removed. [F-15, F-21]"""
    fired = corners("timid", 4, 10)
    assert fired["bank-short"] >= 10
    assert fired["paid 1"] >= 10
    assert fired["row_removed"] >= 5
    assert fired["paid more"] <= fired["paid 1"] / 2


def test_the_spiteful_remove_rows():
    """Among the spiteful nobody may have what nobody bid for: rows are removed, also twice in a row. [F-16, F-X6]"""
    fired = corners("spiteful", 3, 20)
    assert fired["row_removed"] >= 10
    assert fired["two removed in a row"] >= 1
    assert fired["removed in round nine"] >= 1


def test_the_greedy_pay():
    """Among the greedy every row is paid for, and dearly."""
    fired = corners("greedy", 5, 8)
    assert fired["row_removed"] == 0
    assert fired["paid 1"] == 0
    assert fired["paid more"] == 8 * 9


def test_random_play_alone_would_not_do():
    """Where every move is as likely as another the bank is hardly ever short: hence the temperaments."""
    assert corners("random", 4, 10)["bank-short"] <= 2


def test_temperaments_place_as_they_are():
    """The greedy place their best first, the spiteful their worst."""
    early: dict[str, Counter[str]] = {"greedy": Counter(), "spiteful": Counter()}
    game = rascals.game("felicity", players=4)
    for name, seed in product(early, range(40)):
        match = game.new(seed)
        for seat in game.seats:
            asked = ask(match, match.acting[0], random.Random(seed + 1000 * seat))
            early[name][str(bot(name).choose(asked).move)] += 1
            match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert early["greedy"]["place 15"] > 3 * early["greedy"]["place -8"]
    assert early["spiteful"]["place -8"] > 3 * early["spiteful"]["place 15"]
