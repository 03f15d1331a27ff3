"""The bots of Felicity at every kind of table: legal moves, JSON-ready reasons, and rare situations of the rules."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise, product

import pytest

import rascals
from rascals.bots import ask, bot, decide, names
from tests.bots.tables import Judge, alone
from tests.games.felicity.table import auction
from tests.suites import deep

NAMES = tuple(name if name != "dreamer" else "dreamer:8" for name in names("felicity"))
OPTIONS: tuple[dict[str, object], ...] = ({}, {"small_dog": "mildest"}, {"open_mice": True}, {"first_player": 0})


class Strict(Judge):
    """Lets a bot choose and checks its choice against the turn, too."""

    def choose(self, turn):
        choice = super().choose(turn)
        assert choice.move in turn.moves
        return choice


@pytest.mark.parametrize(("players", "options"), list(product((3, 4, 5), OPTIONS)))
def test_every_choice_is_legal(players, options, amount):
    """At every table each bot returns one of the moves given, does not change the view and gives its reasons."""
    game = rascals.game("felicity", players=players, **options)
    for start in range(0, len(NAMES), amount(players, 1)):  # briefly each bot sits somewhere, in depth everywhere
        judges = [Strict(NAMES[(start + seat) % len(NAMES)], words=2) for seat in range(players)]
        match = rascals.play(game, judges, seed=start)
        assert match.over
        assert sum(judge.answers for judge in judges) == len(match.history) - 1


def corners(name, players, games):
    """How often rare events happened in games among bots of one kind."""
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
    """Timid bots often leave the bank too poor to refill, sell rows for one mouse or lose them. [F-15, F-21]"""
    fired = corners("timid", 4, 10)
    assert fired["bank-short"] >= 10
    assert fired["paid 1"] >= 10
    assert fired["row_removed"] >= 5
    assert fired["paid more"] <= fired["paid 1"] / 2


def test_the_spiteful_remove_rows():
    """Spiteful bots leave nothing to anybody: rows are removed, even twice in a row. [F-16, F-X6]"""
    fired = corners("spiteful", 3, 20)
    assert fired["row_removed"] >= 10
    assert fired["two removed in a row"] >= 1
    assert fired["removed in round nine"] >= 1


def test_the_greedy_pay():
    """Greedy bots pay for every row, and dearly."""
    fired = corners("greedy", 5, 8)
    assert fired["row_removed"] == 0
    assert fired["paid 1"] == 0
    assert fired["paid more"] == 8 * 9


def test_heuristics_place_as_they_are():
    """Greedy bots place their best card first, spiteful ones their worst."""
    early: dict[str, Counter[str]] = {"greedy": Counter(), "spiteful": Counter()}
    game = rascals.game("felicity", players=4)
    for name, seed in product(early, range(40)):
        match = game.new(seed)
        for seat in game.seats:
            turn = ask(match, match.acting[0], random.Random(seed + 1000 * seat))
            early[name][str(bot(name).choose(turn).move)] += 1
            match.play(match.acting[0], match.legal(match.acting[0])[0])
    assert early["greedy"]["place 15"] > 3 * early["greedy"]["place -8"]
    assert early["spiteful"]["place -8"] > 3 * early["spiteful"]["place 15"]


# ---------------------------------------------------------------- levels


LEVELS = ("easy", "medium", "hard", "expert")
FOUR = rascals.game("felicity", players=4)


@pytest.mark.parametrize("pair", [("easy", "medium"), *deep([("medium", "hard"), ("medium", "expert")])], ids="-".join)
def test_a_weaker_level_is_lost_among_stronger_ones(pair, amount):
    """Alone among them it wins less than a fair share. `hard` and `expert` are too close for a few games to tell."""
    below, above = pair
    assert alone(FOUR, below, above, amount(4, 24)) < 0.25


def test_the_expert_beats_the_easy_level_and_the_shrewd_bot(amount):
    """Alone among either of them it wins more than a fair share."""
    for other in ("easy", "shrewd"):
        assert alone(FOUR, "expert", other, amount(6, 16)) > 0.25


def test_more_mice_than_there_are_leave_it_to_the_shrewd_bot():
    """In a handmade position one may bid more than the network knows: another bot answers. [F-33]"""
    match = auction(["3", "5", "8", "11"], mice=[300, 300, 300, 300])
    choices = [decide(bot(name, "felicity"), match, match.acting[0], random.Random(2)) for name in ("expert", "shrewd")]
    assert choices[0].move == choices[1].move


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_moves_that_come_to_mind(name):
    """At every level it mostly plays what it finds likeliest, and reports that probability."""
    seen = []

    class Noting:
        def __init__(self):
            self.name, self.bot = name, bot(name, "felicity")

        def choose(self, turn):
            chosen_move = self.bot.choose(turn)
            seen.append((str(chosen_move.move), chosen_move.analysis))
            return chosen_move

    rascals.play(rascals.game("felicity", players=4), [Noting()] * 4, seed=5)
    chosen = [(move, analysis) for move, analysis in seen if "considered" in analysis]
    assert len(chosen) > 40
    assert all(0 <= analysis["victory"] <= 1 for _, analysis in chosen)
    told = [one for _, analysis in chosen for one in analysis["considered"]]
    assert all(0 < one["chance"] <= 1 for one in told)
    likeliest = [move == analysis["considered"][0]["move"] for move, analysis in chosen]
    assert sum(likeliest) > len(likeliest) / 2


# ---------------------------------------------------------------- strength


def test_shrewd_tables_are_sensible():
    """Among themselves they pay what rows are worth, not a fixed price; few rows are left, and scores differ."""
    game = rascals.game("felicity", players=4)
    prices, gains = [], []
    scores: set[int] = set()
    for seed in range(8):
        match = rascals.play(game, ["shrewd"] * 4, seed=seed)
        for ply in match.history:
            told = {event.name: event.open()["args"] for event in ply.events}
            if "row_won" in told:
                prices.append(told["paid"]["mice"])
                gains.append(sum(int(pet) for pet in told["row_won"]["pets"] if pet.lstrip("-").isdigit()))
        scores.update(match.scores or ())
    assert 4 < sum(prices) / len(prices) < 13
    assert sum(gains) > sum(prices)
    assert len(set(prices)) >= 10
    assert len(prices) > 8 * 9 * 0.8
    assert len(scores) >= 15
