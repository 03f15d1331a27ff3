"""Entrants: bots and programs that play many games, and how a move is got from one so that no fault ends a game."""

from __future__ import annotations

import atexit
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import rascals
from rascals.bots import Bot, ChosenMove, bot
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
    """Someone who plays: a bot by its spec, such as `expert:1s`, or a program by its command.

    `clock`: the seconds that a program has for a game, and those that each move adds; None for no clock. `longest`: the
    seconds that it has for a decision without a clock; None for the default. `games`: the names of the games that it
    plays, empty for all. `folder`: that of the files that the command names. `hidden`: files that a program must not
    read, because the seeds of all deals follow from them.
    """

    name: str
    bot: str | None = None
    program: tuple[str, ...] = ()
    clock: tuple[float, float] | None = None
    longest: float | None = None
    games: tuple[str, ...] = ()
    folder: Path = Path()
    hidden: tuple[Path, ...] = ()

    @classmethod
    def of(cls, spec: str, game: str) -> Entrant:
        """Return the bot of a spec, by its own name; BadOption if the game has no such bot."""
        return cls(from_spec(spec, game).name, spec)

    def plays(self, game: str) -> bool:
        """Return whether it plays a game."""
        return not self.games or game in self.games

    @property
    def spec(self) -> tuple[Any, ...]:
        """What decides how it plays: entrants with equal specs are equal."""
        return (self.bot, self.program, self.clock, self.longest)

    @property
    def command(self) -> list[str]:
        """The program's command; words that are files in `folder` are replaced by their absolute paths."""
        return [
            str((self.folder / word).resolve()) if (self.folder / word).is_file() else word for word in self.program
        ]


@dataclass
class SeatUsage:
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


def strict_move_of(player: Bot, match: Match, seat: int, chance: Random, usage: SeatUsage) -> Given:
    """Return a bot's whole move; what the bot raises ends the game, and so does an illegal move."""
    began = perf_counter()
    move = decide(player, match, seat, chance).move
    usage.time(perf_counter() - began)
    return move


def move_of(player: Bot, match: Match, seat: int, chance: Random, usage: SeatUsage) -> Given:
    """Return a bot's whole move; a random one if the bot raises, or returns anything but a legal move.

    Each such fault is counted, and so are those that a program counts itself.
    """
    known = Counter(getattr(player, "faults", None) or {})
    began = perf_counter()
    move, fault = _chosen(player, match, seat, chance)
    if fault is not None:
        usage.faults[fault] += 1
        move = decide(bot("random"), match, seat, chance).move
    usage.time(perf_counter() - began)
    usage.faults.update(Counter(getattr(player, "faults", None) or {}) - known)
    return move


def _chosen(player: Bot, match: Match, seat: int, chance: Random) -> tuple[Given, str | None]:
    """Return a bot's whole move; or no move, and the kind of its fault."""
    steps = deciding(match, seat, chance)
    turn = next(steps)
    while True:
        try:
            answer: object = player.choose(turn)
        except Exception:  # noqa: BLE001 - bots are anybody's code, and may raise anything
            return "", CRASH
        if not isinstance(answer, ChosenMove):
            return "", GARBAGE
        try:
            turn = steps.send(answer)
        except StopIteration as whole:
            return whole.value.move, None
        except RascalsError:
            return "", ILLEGAL


_running: set[Bot] = set()  # the programs of this process


@contextmanager
def seated(entrants: Sequence[Entrant], game: Game) -> Iterator[list[Bot]]:
    """Yield a bot for each entrant, for one game. A program on several seats runs once for each.

    Programs end with the game: one that lived on would meet the same deal in other seats, and know every hand.
    """
    bots: list[Bot] = []
    try:
        bots += (_seated(entrant, game) for entrant in entrants)
        yield bots
    finally:
        for entrant, one in zip(entrants, bots, strict=False):
            if entrant.bot is None:
                end(one)


def _seated(entrant: Entrant, game: Game) -> Bot:
    if entrant.bot is not None:
        return from_spec(entrant.bot, game.name)
    program = started(entrant)
    _running.add(program)
    return program


def started(entrant: Entrant) -> Bot:
    """Return the program of an entrant as a bot."""
    from rascals.programs import Clock, Program, ProgramLimits

    clock = None if entrant.clock is None else Clock(*entrant.clock)
    limits = ProgramLimits(sealed=True, hidden=tuple(str(file.absolute()) for file in entrant.hidden))
    if entrant.longest is not None:
        limits = replace(limits, longest=entrant.longest, grace=min(limits.grace, entrant.longest))
    return Program(entrant.command, name=entrant.name, clock=clock, limits=limits)


def end(program: Bot) -> None:
    """End a program that this process has started."""
    _running.discard(program)
    with suppress(Exception):  # one that fails to end must not keep the others running
        getattr(program, "close", lambda: None)()


def close() -> None:
    """End the programs of a game that was interrupted."""
    for one in tuple(_running):
        end(one)


atexit.register(close)


def check(entrant: Entrant, game: str) -> None:
    """Raise BadOption if an entrant cannot play a game: the game has no such bot, or there is no such program."""
    if entrant.bot is not None:
        from_spec(entrant.bot, rascals.game(game).name)
    else:
        started(entrant)  # only its process is started later
