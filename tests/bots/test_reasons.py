"""The shrewd players' reasons, worded in every language; `test_newcomers.py` checks that they are true."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

import rascals
from rascals import laws
from rascals.bots import ChosenMove, bot, decide
from rascals.bots.playing import next_awaited
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.words import Words, languages
from tests.conftest import Amount

GAMES = {"felicity": 60, "goodcritters": 70, "heist": 40, "goons": 40}  # moves that are tested
OPTIONS: dict[str, dict[str, Any]] = {"goodcritters": {"payoffs": True}}


@dataclass(frozen=True)
class Decision:
    """A decision: the match before it, the choice alone and next to another move, and that move's steps."""

    match: Match
    seat: int
    alone: ChosenMove
    beside: ChosenMove
    other: tuple[Move, ...]


def decisions(game: str) -> Iterator[Decision]:
    """The decisions in a game of shrewd players who sometimes make random moves."""
    match = rascals.game(game, players=4, **OPTIONS.get(game, {})).new(seed=5)
    last, chance, shrewd = 3, random.Random(1), bot("shrewd:8")
    for n in range(GAMES[game]):
        last = next_awaited(match, last)
        other = str(decide(bot("random"), match, last, chance).move)
        steps = match.steps(last, other)
        alone = decide(shrewd, match, last, random.Random(n))
        yield Decision(match.copy(), last, alone, decide(shrewd, match, last, random.Random(n), weigh=steps), steps)
        match.play(last, other if n % 5 == 4 else alone.move)


@cache
def found(game: str) -> list[Decision]:
    return list(decisions(game))


def asked(game: str, often: int) -> Iterator[Decision]:
    """The decisions above, and those of random games with decisions that are rare there."""
    yield from found(game)
    seen, shrewd = Counter[tuple[str, ...]](), bot("shrewd:4")
    status_of = rascals.games()[game].status
    assert status_of is not None
    for seed, edition in enumerate(rascals.games()[game].editions or (None,) * 4):
        options = {"turn_limit": 8} if game == "heist" else OPTIONS.get(game, {})
        for match in laws.walk(rascals.game(game, players=4, edition=edition, **options), seed):
            for seat in match.acting:
                moves = match.legal(seat)
                status, _ = status_of(match.state, seat)  # a whole view takes ten times as long
                situation = (*sorted({move.kind for move in moves}), status)
                seen[situation] += 1
                if len(moves) > 1 and seen[situation] <= often:
                    chosen = decide(shrewd, match, seat, random.Random(seed))
                    yield Decision(match.copy(), seat, chosen, chosen, ())


EXPECTED = {
    "felicity": {"bid", "pass", "pass-mice", "place-rich", "place-poor", "place-guess", "take-bid", "take-pass"},
    "goodcritters": {"share", "yes", "no", "ready", "rob", "skim", "threaten", "payoff", "accept", "decline"},
    "heist": {"loot", "loot-laid", "play", "hire", "take", "better"},
    "goons": {"scheme", "take", "goon", "reroll", "stop-reroll", "draw", "stop-draw", "bid", "hustle", "buy", "end"},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_reason_in_every_language(game: str, amount: Amount) -> None:
    """Every choice of a shrewd player has one sentence, from the game or shared, in each language."""
    told = set()
    for decision in asked(game, amount(1, 4)):
        reason = decision.alone.reason
        assert reason is not None, str(decision.alone.move)
        told.add(reason.id)
        names = ["Ann", "Bob", "Cleo", "Dan"]
        for language in languages():
            words = Words(language)
            said = words.because(game, {"id": reason.id, "args": reason.args}, names, decision.seat)
            assert said != words.text("coach-because-none")
            assert "{" not in said
    assert EXPECTED[game] <= told or amount(0, 1) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_move_that_is_weighed_too_changes_nothing(game: str) -> None:
    """With or without somebody's move beside its own it chooses the same for the same reason; and a move that it
    values, it values alike, no matter who made it.
    """
    weighed = 0
    for one in found(game):
        assert (str(one.alone.move), one.alone.reason) == (str(one.beside.move), one.beside.reason)
        assert one.alone.value == pytest.approx(one.beside.value) if one.alone.value is not None else True
        if one.beside.weighed is None or one.beside.value is None:
            continue
        weighed += 1
        if one.match.steps(one.seat, str(one.alone.move)) == one.other and game in {"heist", "goons"}:
            assert one.beside.weighed == one.beside.value
    assert weighed > 5


def test_a_bot_without_numbers_says_so() -> None:
    """The dreamer says how many games it simulated; a bot without reasons says so."""
    match = rascals.game("felicity", players=3).new(seed=1)
    seat = match.acting[0]
    words = Words("en")
    dreamt = decide(bot("dreamer:12"), match, seat, random.Random(1)).reason
    assert dreamt is not None
    assert "12 games" in words.because("felicity", {"id": dreamt.id, "args": dreamt.args}, [])
    assert decide(bot("random"), match, seat, random.Random(1)).reason is None
    assert words.because("felicity", {"id": "nothing of the kind", "args": {}}, []) == words.text("coach-because-none")
