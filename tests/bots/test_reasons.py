"""Why the shrewd players do what they do: said in every language, in the numbers they go by."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

import rascals
from rascals.bots import Choice, bot, decide
from rascals.bots.playing import next_awaited
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.games.goons.box import COLOURS, SCHEME_NAMES
from rascals.words import Words, languages

GAMES = {"felicity": 60, "goodcritters": 70, "heist": 40, "goons": 40}  # moves that are looked at
OPTIONS: dict[str, dict[str, Any]] = {"goodcritters": {"payoffs": True}}


@dataclass(frozen=True)
class Decision:
    """A decision: the match before it, what is chosen alone and beside another move, and that move's steps."""

    match: Match
    seat: int
    alone: Choice
    beside: Choice
    other: tuple[Move, ...]


def decisions(game: str) -> Iterator[Decision]:
    """The decisions of a game of shrewd players who now and then make any move."""
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


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_has_a_reason_in_every_language(game: str) -> None:
    """No choice of a shrewd player goes without one sentence of the game's own, or of all games, in each language."""
    for decision in found(game):
        reason = decision.alone.reason
        assert reason is not None, str(decision.alone.move)
        names = ["Ann", "Bob", "Cleo", "Dan"]
        for language in languages():
            words = Words(language)
            said = words.because(game, {"id": reason.id, "args": reason.args}, names, decision.seat)
            assert said != words.text("coach-because-none")
            assert "{" not in said
    assert len({decision.alone.reason.id for decision in found(game) if decision.alone.reason}) >= 4


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


def test_felicity_tells_what_it_weighs() -> None:
    """A bid's reason has the worth of the analysis, the bid that is made or comes next, and the mice of a pass."""
    told = 0
    for one in found("felicity"):
        reason, match = one.alone.reason, one.match
        assert reason is not None
        if reason.id not in {"bid", "push", "pass", "pass-mice"}:
            continue
        told += 1
        highest = max(match.record.bid)
        move = str(one.alone.move)
        assert reason.args["worth"] == round(one.alone.analysis["worth"])
        assert reason.args["bid"] == (highest + 1 if move == "pass" else int(move.split()[1]))
        assert (reason.args["bid"] <= reason.args["worth"]) == (reason.id in {"bid", "pass-mice"})
        if move == "pass":
            after = match.copy()
            after.play(one.seat, "pass")
            mice = match.record.mice[one.seat] + match.record.bid[one.seat]
            assert reason.args["mice"] == after.record.mice[one.seat] - mice
    assert told > 10


def test_goodcritters_tells_what_it_weighs() -> None:
    """The share it keeps and the share it is given are told in dollars; a change is worth what the analysis says."""
    told = set()
    for one in found("goodcritters"):
        reason, analysis = one.alone.reason, one.alone.analysis
        assert reason is not None
        told.add(reason.id)
        if reason.id == "share":
            assert reason.args["kept"] == 1000 * analysis["kept"]
            assert 0 <= reason.args["chance"] <= 100
        elif reason.id in {"yes", "no"}:
            share = one.match.view(one.seat)["shares"][one.seat]
            assert reason.args["share"] == 1000 * sum(int(card.split()[0]) for card in share)
            _, even, more = analysis["chances"]
            for vote, chance in (reason.id, "chance"), ({"yes": "no", "no": "yes"}[reason.id], "other"):
                most, least = (more + even, more) if vote == "yes" else (more, 0.0)
                assert 100 * least - 0.6 <= reason.args[chance] <= 100 * most + 0.6  # of chances told to a tenth
        elif reason.id in {"threaten", "payoff", "promo"}:
            assert abs(reason.args["gain"] - 1000 * analysis["gain"]) <= 60
    assert told >= {"share", "yes", "no", "ready", "threaten"}


def test_heist_tells_where_it_goes() -> None:
    """Loot that it says it reaches lies on the board, and what it says it gains is the lead over the next best."""
    told = set()
    for one in found("heist"):
        reason, options = one.alone.reason, one.alone.analysis.get("options", [])
        assert reason is not None
        told.add(reason.id)
        if reason.id in {"loot", "loot-laid"}:
            worths = {one.match.record.worth[kind] for row in one.match.record.loot for kind, n in enumerate(row) if n}
            assert reason.args["worth"] in worths
            assert reason.args["turns"] >= 0
        if "gain" in reason.args:
            best, others = chosen(options, str(one.alone.move))
            assert reason.args["gain"] == pytest.approx(best - max(others), abs=0.06)
    assert told >= {"loot", "loot-laid", "play", "hire"}


def test_goons_tells_what_a_scheme_pays() -> None:
    """Who puts energy on a scheme says which one lies there; and what is gained is the lead over the next best."""
    told = set()
    for one in found("goons"):
        reason = one.alone.reason
        assert reason is not None
        told.add(reason.id)
        if reason.id in {"scheme", "scheme-trades"}:
            after = one.match.copy()
            after.play(one.seat, str(one.alone.move))
            more = [
                SCHEME_NAMES[one.match.record.scheme[colour]]
                for colour in range(COLOURS)
                if after.record.markers[colour][one.seat] > one.match.record.markers[colour][one.seat]
            ]
            assert reason.args["scheme"] in more
            assert 0 <= reason.args["chance"] <= 100
            assert reason.args["chance"] > 0 or reason.id == "scheme-trades"
        elif "gain" in reason.args:
            best, others = chosen(one.alone.analysis["options"], str(one.alone.move))
            assert reason.args["gain"] == pytest.approx(best - max(others), abs=0.06)
    assert told >= {"scheme", "take", "goon"}


def chosen(options: list[dict[str, Any]], move: str) -> tuple[float, list[float]]:
    """What the chosen option is worth, and all others."""
    at = [option["move"] for option in options].index(move)
    return options[at]["value"], [option["value"] for place, option in enumerate(options) if place != at]


def test_a_bot_without_numbers_says_so() -> None:
    """The dreamer tells how many games it imagined; anyone who says nothing is told to say nothing."""
    match = rascals.game("felicity", players=3).new(seed=1)
    seat = match.acting[0]
    words = Words("en")
    dreamt = decide(bot("dreamer:12"), match, seat, random.Random(1)).reason
    assert dreamt is not None
    assert "12 games" in words.because("felicity", {"id": dreamt.id, "args": dreamt.args}, [])
    assert decide(bot("random"), match, seat, random.Random(1)).reason is None
    assert words.because("felicity", {"id": "nothing of the kind", "args": {}}, []) == words.text("coach-because-none")
