"""GoodCritters: invariants, in random games with every number of players."""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import rascals
from rascals import Match
from rascals.core import rules
from rascals.games.goodcritters.state import NO_DRAFT
from tests.games.goodcritters.clerk import Clerk
from tests.games.goodcritters.table import all_payoff_cards, loot

FULL: dict[str, Any] = {"payoffs": True, "promos": 4, "limited_terms": True, "changes": 3}
KINDS: list[dict[str, Any]] = [
    *({"players": players, "bargaining": way} | FULL for players in (4, 5, 6, 7, 8) for way in ("open", "turns")),
    *({"players": players, "bargaining": "turns", "length": "short"} for players in (4, 6, 8)),
    {"players": 4, "limited_terms": True, "length": "any", "first_boss": "random"},
    {"players": 5, "bargaining": "turns", "payoffs": True, "length": "long"},
    {"players": 5, "early_bribes": True} | FULL,
]
STEP_FOUR = {"robbed", "guard_took"}
PROMO_TEXTS = ["3 lookout", "2 megaphone", "4 skeleton-key", "2 double-bottom"]
VOTING = {"yes": 5, "no": 3, "rob": 5, "guard": 2, "skim": 2}


@cache
def game_of(at: int) -> tuple[Match, ...]:
    """Play one random game; return the match after every move. Seats vote, rob and bargain more than they dither."""
    options = dict(KINDS[at])
    game = rascals.game("goodcritters", **({"length": "short"} | options))
    dice, match = random.Random(at), game.new(seed=at)
    states = [match.copy()]
    while not match.over:
        seat = dice.choice(match.acting)
        match.play(seat, whole_move(match, seat, dice))
        states.append(match.copy())
        assert len(states) < 3000
    return tuple(states)


def whole_move(match: Match, seat: int, dice: random.Random) -> list[rascals.Move]:
    """Choose a move, step by step if it is composite."""
    s, draft = match.state, []
    while True:
        moves = [0] * match.game.definition.actions
        may = moves[: rules.legal(s, seat, moves)]
        action = dice.choices(may, [weight(match, action) for action in may])[0]
        draft.append(match.game.definition.verbs.move(action))
        if len(draft) == 1 and draft[0].kind not in {"give", "payoff", "offer", "accept"}:
            return draft
        rules.apply(s, seat, action)
        if s.draft == NO_DRAFT:
            return draft


def weight(match: Match, action: int) -> int:
    move = match.game.definition.verbs.move(action)
    if move.kind == "choose":
        return VOTING[move.args["action"]]
    often = {"ask", "finish", "for", "ready", "done", "accept"}
    return 12 if move.kind in often else 3 if move.kind in {"threaten", "promo"} else 1


every_game = pytest.mark.parametrize("at", range(len(KINDS)), ids=lambda at: "-".join(map(str, KINDS[at].values())))


@pytest.mark.no_cover
@every_game
def test_the_end_of_a_round_is_shown_to_the_last(at):
    """The view after a round's last event is the current view; the game is not over in any before."""
    ends = [match for match in game_of(at) if match.history[-1].staged]
    assert ends
    for match in ends:
        for viewer in (None, *match.game.seats):
            stages = match.stages(viewer)
            assert stages[-1] == match.view(viewer)
            assert match.over or all(stage["acting"] for stage in stages)


@pytest.mark.no_cover
@every_game
def test_no_card_is_lost_or_made(at, amount):
    """R11: after every move of GoodCritters there are the same loot, promo and payoff cards. [G-43]"""
    states = game_of(at)
    first = loot(states[0].position())
    options = KINDS[at]
    assert first.total() == 140 + options.get("promos", 0)
    for match in states[:: amount(5, 1)]:
        position = match.position()
        assert loot(position) == first
        assert all_payoff_cards(position) == (5 * match.game.players if options.get("payoffs") else 0)
        assert position["pile"].count("fuzz") == (0 if match.over else 1)


def agree(before: Match, after: Match) -> None:
    """Compare a step 4 with the clerk's result for the position before it."""
    position, last = before.position(), after.history[-1]
    if last.move.startswith("choose"):
        position["chosen"][last.seat] = last.move.split()[1]
    clerk = Clerk(position, [event.args["card"] for event in last.events if event.name in STEP_FOUR])
    clerk.play()
    found = after.position()
    found["stashes"] = [sorted(map(str, stash)) for stash in found["stashes"]]
    for key in ("pile", "middle"):
        found[key] = [str(card) for card in found[key]]
    written = clerk.written()
    assert {key: found[key] for key in written} == written
    assert list(clerk.taken) == []
    assert after.scores == (clerk.scores() if after.over else None)


@every_game
def test_step_four_is_what_the_clauses_say(at):
    """G-11 to G-19, G-21, G-22, G-26, G-30, G-32, G-33, G-44 to G-46: rules and clerk have the same result."""
    states = game_of(at)
    for before, after in itertools.pairwise(states):
        if any(event.name == "voted" for event in after.history[-1].events):
            agree(before, after)


def step_three(dice: random.Random) -> Match:
    """Return a position in which all have chosen, random in everything, with little left in the pile."""
    players = dice.randint(4, 8)
    every = [f"{value} {kind}" for value in "5432" for kind in ("cash", "gems", "paintings")]

    def cards(most: int) -> list[str]:
        return dice.choices(every, k=dice.randint(0, most))

    def markers() -> list[int | None]:
        targets = [dice.choice([seat for seat in range(players) if seat != own]) for own in range(players)]
        return [dice.choice([target, target, None]) for target in targets]

    used = [[name for name in PROMO_TEXTS if dice.random() < 0.2] for _ in range(players)]
    options: dict[str, Any] = {"payoffs": True, "promos": 4, "limited_terms": dice.random() < 0.7}
    position = {
        "game": "goodcritters",
        "players": players,
        "options": options,
        "phase": "bargain",
        "round": dice.randint(1, 20),
        "boss": dice.randrange(players),
        "term": dice.randint(1, 3),
        "stashes": [cards(2) for _ in range(players)],
        "shares": [cards(2) for _ in range(players)],
        "pile": [*cards(3), "fuzz", *cards(2)],
        "threats": markers(),
        "chosen": dice.choices(list(VOTING), list(VOTING.values()), k=players),
        "aside": used,
        "active": [[name for name in row if dice.random() < 0.8] for row in used],
        "ready": [seat > 0 for seat in range(players)],
        "payoffs": [*payoffs(dice, players, every)],
    }
    return rascals.game("goodcritters", players=players, **options).from_position(position, seed=dice.randrange(99))


def payoffs(dice: random.Random, players: int, every: list[str]) -> Iterator[dict[str, Any]]:
    for giver in range(players):
        for token in "ab":
            if dice.random() < 0.4:
                to = dice.choice([seat for seat in range(players) if seat != giver])
                loot_ = [card[0] + card[2] + dice.choice(["", "~", "?"]) for card in dice.choices(every, k=2)]
                side = dice.choice(["yes", "no"])
                yield {"from": giver, "token": token, "to": to, "side": side, "cards": dice.choice([["P1"], loot_])}


@pytest.mark.no_cover
def test_any_step_four_is_what_the_clauses_say(amount):
    """The same from random positions (400 in the full suite), with every promo card, full payoffs, the Fuzz near."""
    ends = Counter()
    for number in range(amount(150, 400)):
        before = step_three(random.Random(number))
        after = before.copy()
        after.play(0, "ready")
        agree(before, after)
        ends[after.end_reason] += 1
    assert set(ends) == {None, "fuzz-loot", "fuzz-two", "fuzz-skim", "fuzz-bonus"}
    assert min(ends.values()) > amount(1, 5)


def test_the_games_above_are_of_every_sort():
    """Votes pass, tie and fail, and nearly everything that can happen happens in them."""
    seen = {event.name for at in range(len(KINDS)) for ply in game_of(at)[-1].history for event in ply.events}
    results = {
        event.args["result"]
        for at in range(len(KINDS))
        for ply in game_of(at)[-1].history
        for event in ply.events
        if event.name == "voted"
    }
    assert results == {"passes", "tie", "fails"}
    missing = {event.name for event in rascals.games()["goodcritters"].events.types} - seen
    rare = {"pile_empty", "fuzz_bonus", "fuzz_skimmed", "nothing_to_take", "nothing_to_rob", "guard_bypassed"}
    assert missing <= {*rare, "lookout_stopped"}  # not in random positions
