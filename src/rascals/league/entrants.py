"""Entrants: what a league seats, and how one of them is asked so that no fault of it ends a game."""

from __future__ import annotations

import atexit
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import rascals
from rascals.bots import Bot, Choice, bot
from rascals.bots.playing import decide, deciding
from rascals.bots.specs import from_spec
from rascals.core.attempt import Given
from rascals.core.errors import RascalsError
from rascals.core.game import Game
from rascals.core.match import Match

CRASH, GARBAGE, ILLEGAL = "crash", "garbage", "illegal"  # faults that bots can have too
FAULTS = frozenset({CRASH, GARBAGE, ILLEGAL, "stall", "flood"})  # and those of programs


@dataclass(frozen=True)
class Entrant:
    """Someone who plays in a league: a bot by its spec, such as `expert:1s`, or a program by its command.

    `clock`: the seconds that a program has for a game, and those that each move adds; None for no clock. `longest`: the
    seconds that it has for a decision where there is no clock; None for the default. `games`: the names of the games
    that it plays, empty for all. `folder`: where files are that the command names.
    """

    name: str
    bot: str | None = None
    program: tuple[str, ...] = ()
    clock: tuple[float, float] | None = None
    longest: float | None = None
    games: tuple[str, ...] = ()
    folder: Path = Path()

    def plays(self, game: str) -> bool:
        """Tell whether it plays a game."""
        return not self.games or game in self.games

    @property
    def spec(self) -> tuple[Any, ...]:
        """What decides how it plays: entrants with equal specs are equal."""
        return (self.bot, self.program, self.clock, self.longest)

    @property
    def command(self) -> list[str]:
        """The program's command; of its words those that are files in `folder` are named with their whole paths."""
        return [
            str((self.folder / word).resolve()) if (self.folder / word).is_file() else word for word in self.program
        ]


@dataclass
class Sitting:
    """What one seat did in one game: decisions, seconds of them all and of the longest, faults by kind."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)

    def time(self, seconds: float) -> None:
        """Count one decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


def move_of(asked: Bot, match: Match, seat: int, chance: Random, sitting: Sitting) -> Given:
    """Ask for a whole move and return it. For a bot that raises, or answers with what is no legal move, chance moves.

    Each such fault is counted, and so are those that a program counts itself.
    """
    known = Counter(getattr(asked, "faults", None) or {})
    began = perf_counter()
    move, fault = _answered(asked, match, seat, chance)
    if fault is not None:
        sitting.faults[fault] += 1
        move = decide(bot("random"), match, seat, chance).move
    sitting.time(perf_counter() - began)
    sitting.faults.update(Counter(getattr(asked, "faults", None) or {}) - known)
    return move


def _answered(asked: Bot, match: Match, seat: int, chance: Random) -> tuple[Given, str | None]:
    """Return a bot's whole move; or no move, and the kind of its fault."""
    steps = deciding(match, seat, chance)
    question = next(steps)
    while True:
        try:
            answer: object = asked.choose(question)
        except Exception:  # noqa: BLE001 - bots are programs of anybody, and may raise anything
            return "", CRASH
        if not isinstance(answer, Choice):
            return "", GARBAGE
        try:
            question = steps.send(answer)
        except StopIteration as whole:
            return whole.value.move, None
        except RascalsError:
            return "", ILLEGAL


_kept: dict[tuple[Entrant, int], Bot] = {}  # of this process: programs live on from game to game


def seated(entrants: Sequence[Entrant], game: Game) -> list[Bot]:
    """Return a bot for each entrant. A program that sits on several seats runs once for each; it is started once."""
    return [
        _seated(entrant, game, sum(other == entrant for other in entrants[:place]))
        for place, entrant in enumerate(entrants)
    ]


def _seated(entrant: Entrant, game: Game, copy: int) -> Bot:
    if entrant.bot is not None:
        return from_spec(entrant.bot, game.name)
    key = (entrant, copy)
    if key not in _kept:
        _kept[key] = started(entrant)
    return _kept[key]


def started(entrant: Entrant) -> Bot:
    """Return the program of an entrant as a bot."""
    from rascals.programs import Clock, Limits, Program

    clock = None if entrant.clock is None else Clock(*entrant.clock)
    limits = Limits()
    if entrant.longest is not None:
        limits = replace(limits, longest=entrant.longest, grace=min(limits.grace, entrant.longest))
    return Program(entrant.command, name=entrant.name, clock=clock, limits=limits)


def close() -> None:
    """End the programs that this process has started."""
    while _kept:
        _, one = _kept.popitem()
        with suppress(Exception):  # one that does not end well must not keep the others
            getattr(one, "close", lambda: None)()


atexit.register(close)


def check(entrant: Entrant, game: str) -> None:
    """Raise BadOption if an entrant cannot play a game: its bot is none of the game's, or there is no such program."""
    if entrant.bot is not None:
        from_spec(entrant.bot, rascals.game(game).name)
    else:
        started(entrant)  # only its process is started later
