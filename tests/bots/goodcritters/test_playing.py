"""The bots of GoodCritters at every kind of table: legal whole moves, JSON-ready reasons, and rare situations."""

from __future__ import annotations

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

import rascals
from rascals.bots import bot, decide, names
from rascals.bots.playing import next_awaited
from rascals.games.goodcritters.components import ALL_LOOT
from tests.bots.tables import Judge
from tests.suites import deep

NAMES = tuple(name if name != "dreamer" else "dreamer:3" for name in names("goodcritters"))
RICH: dict[str, Any] = {"payoffs": True, "promos": 4, "limited_terms": True}
TURNS: dict[str, Any] = {"bargaining": "turns"}
FEW: dict[str, Any] = {"changes": 4}  # with random players they end sooner, and otherwise the same
OPTIONS = (FEW, TURNS, RICH | FEW, RICH | TURNS | FEW)


def seated(players, start):
    return [NAMES[(start + seat) % len(NAMES)] for seat in range(players)]


def events_of(match):
    return [(event.name, event.open()["args"]) for ply in match.history for event in ply.events]


def corners(bots, games, **options):
    """How often events happened in games among some bots."""
    fired: Counter[str] = Counter()
    game = rascals.game("goodcritters", players=len(bots), **options)
    for seed in range(games):
        failed = 0
        for event, args in events_of(rascals.play(game, bots, seed=seed)):
            fired[event] += 1
            if event == "revealed":
                fired[args["action"]] += 1
            if event == "voted":
                fired[args["result"]] += 1
                failed = failed + 1 if args["result"] == "fails" else 0
                fired["failed thrice"] += failed == 3
            if event == "game_over":
                fired[args["reason"]] += 1
    return fired


@pytest.mark.parametrize(
    ("players", "options"),
    [
        *zip((8, 4, 4, 8), OPTIONS, strict=True),
        *(pytest.param(*table, marks=pytest.mark.thorough) for table in zip((4, 8, 8, 4), OPTIONS, strict=True)),
        *(pytest.param(5, options, marks=pytest.mark.thorough) for options in OPTIONS),
    ],
)
def test_games_end_with_legal_moves(players, options):
    """At every table games end soon enough, whoever plays; all the loot is still there at the end."""
    game = rascals.game("goodcritters", players=players, length="short", **options)
    judges = [Judge(name, words=4) for name in seated(players, players)]
    match = rascals.play(game, judges, seed=players)
    assert match.over
    assert len(match.history) < 3000
    assert all(judge.answers for judge in judges)
    end = match.view(None, reveal=True)
    lost = sum(len(args["cards"]) for name, args in events_of(match) if name == "loot_lost")
    counted = sum(seat["held"] + len(seat["aside"] or ()) for seat in end["seats"]) + lost
    assert counted + end["pile"] == ALL_LOOT + options.get("promos", 0)


@pytest.mark.parametrize("name", ["easy", "shrewd", *deep(["timid", "greedy", "spiteful", "medium", "hard", "expert"])])
def test_tables_of_one_kind_end_soon(name):
    """Among five of one kind, all bargaining at once, nobody keeps the others waiting: few moves a round."""
    game = rascals.game("goodcritters", players=5, payoffs=True, length="short")
    match = rascals.play(game, [name] * 5, seed=1)
    assert match.over
    assert len(match.history) / match.view(None)["round"] < 5 * 12


def test_the_spiteful_vote_no():
    """Among spiteful bots votes fail several times in a row, and thieves meet empty hands and guards. [G-15, G-19]"""
    fired = corners(["spiteful"] * 5, 4, bargaining="turns")
    assert fired["failed thrice"] >= 2
    assert fired["fails"] > 2 * fired["passes"]
    assert fired["robbed"] >= 15
    assert fired["guard_took"] >= 2
    assert fired["fuzz-two"] >= 1


def test_the_greedy_skim():
    """Greedy bots all want the top card: skims come too late, and one brings the Fuzz. [G-13, G-22]"""
    fired = corners(["greedy"] * 5, 10, bargaining="turns")
    assert fired["skim_too_late"] > fired["skimmed"] / 4
    assert fired["fuzz_skimmed"] >= 1
    assert fired["fuzz-skim"] >= 1
    assert fired["skim"] > fired["yes"]


def test_the_timid_agree():
    """Among timid bots votes pass and guards wait in vain; with limited terms that brings bonus cards. [G-30]"""
    fired = corners(["timid"] * 5, 6, limited_terms=True)
    assert fired["passes"] > 3 * fired["fails"]
    assert fired["guard"] > fired["rob"]
    assert fired["bonus"] >= 5


def test_mixed_tables_reach_what_is_rare():
    """Tables of all kinds together have payoffs earned and lost, exchanges, promos, and robs that meet them."""
    fired: Counter[str] = Counter()
    for options in (FEW, TURNS | FEW):
        fired += corners(["timid", "greedy", "spiteful", "shrewd", "random"], 3, **RICH, **options)
    for event in (
        "payoff_won", "payoff_returned", "payoff_won_loot", "exchanged", "exchanged_closed", "declined", "lapsed",
        "withdrawn", "promo_used", "guard_took", "robbed", "rob_without_threat", "skim_too_late", "threat_withdrawn",
    ):  # fmt: skip
        assert fired[event], event


def test_heuristics_share_as_they_are():
    """The greedy boss keeps nearly all; the timid one usually forgets nobody, and keeps as much as the others get."""
    kept: Counter[str] = Counter()
    for_all: Counter[str] = Counter()
    game = rascals.game("goodcritters", players=5)
    for name, seed in product(("timid", "greedy"), range(40)):
        match = game.new(seed)
        match.play(0, decide(bot(name, "goodcritters"), match, 0, random.Random(seed)).move)
        kept[name] += len(match.view(0)["shares"][0])
        for_all[name] += all(match.view(0)["shares"])
    assert kept["timid"] < 40 * 7 * 0.3
    assert kept["greedy"] > 40 * 7 * 0.6
    assert for_all["timid"] > 20
    assert for_all["greedy"] < 4


@pytest.mark.parametrize("name", ["random", "timid", "greedy", "spiteful", "shrewd"])
def test_bots_play_with_early_bribes(name):
    """G-48: every bot plays whole games, and answers offers while the boss shares."""
    game = rascals.game("goodcritters", players=4, payoffs=True, early_bribes=True, length="short", changes=4)
    assert rascals.play(game, [name] * 4, seed=5).over
    match = game.new(seed=2)
    boss = match.view(None)["boss"]
    maker, to = (boss + 1) % 4, (boss + 2) % 4
    match.play(maker, f"offer {to}: P5")
    assert next_awaited(match, maker) == to
    for seat in (to, boss, (boss + 3) % 4):
        move = decide(bot(name, "goodcritters"), match, seat, random.Random(3)).move
        assert match.why_not(seat, move) is None
    if name == "shrewd":
        assert str(decide(bot(name, "goodcritters"), match, to, random.Random(3)).move) == f"accept {maker}"
        assert str(decide(bot(name, "goodcritters"), match, boss, random.Random(3)).move).startswith("share")


# ---------------------------------------------------------------- strength


@pytest.mark.thorough
def test_shrewd_tables_are_sensible():
    """Among themselves they share loot: few votes fail, bosses keep most but bribe some, and nobody is left behind."""
    game = rascals.game("goodcritters", players=5, payoffs=True)
    results: list[str] = []
    scores: list[int] = []
    for seed in range(4):
        match = rascals.play(game, ["shrewd"] * 5, seed=seed)
        told = [(event.name, event.open()["args"]) for ply in match.history for event in ply.events]
        results += [args["result"] for name, args in told if name == "voted"]
        scores += match.scores or ()
    assert results.count("fails") < len(results) / 2
    assert len(results) > 4 * 8
    assert min(scores) > 25
    assert max(scores) < 150
