"""Rollouts: moves compared by whole games that begin with them, in states in which the seat could be.

The n-th game of every move begins in the same sampled state with the same chance, so that moves are compared game by
game (common random numbers; Glasserman & Yao, Some Guidelines and Guarantees for Common Random Numbers, 1992).
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import fmean

from rascals.bots.interface import SEED_BITS, Bot, ChosenMove, Turn
from rascals.bots.playing import deciding, play_on
from rascals.bots.registry import of_game
from rascals.core.intervals import LEAST, half_width_of
from rascals.core.match import Match
from rascals.core.moves import Move

HUNDRED = 100
QUICK = {"felicity": "shrewd"}  # plays a dozen games a second; in the other games it takes a second for one
OFTEN = 1.5  # times a usual interval: then of pairs of equal moves, at 25 looks, 1 in 100 seems to differ, not 26
BATCH = 1_000  # games for one answer, unless a budget ends it


def usual(game: str) -> str:
    """Return the name of the bot that plays games on unless another is asked for: the best one that is quick."""
    return QUICK.get(game, "greedy")


@dataclass(frozen=True)
class Rollouts:
    """Plays games on from the turn's `weigh`, the first steps of a move, with the bot `plays` on all seats.

    `first`: the number of the first game. A turn with the same chance and knowledge has the same games.
    """

    plays: str
    first: int = 0
    name: str = field(default="rollouts", init=False)

    def choose(self, turn: Turn) -> ChosenMove:
        """Return the given move, with the seat's share of the victory in each game as `shares`."""
        player, base, shares = of_game(turn.game.name, self.plays), turn.random.getrandbits(SEED_BITS), list[float]()
        try:
            for number in turn.simulations(BATCH):
                shares.append(_share(turn, player, Random(f"{base} {self.first + number}")))
        except _Unwanted:
            pass  # the game that was cancelled does not count
        return ChosenMove(turn.weigh[0], {"shares": shares})


class _Unwanted(Exception):
    """Ends a game whose result is no longer needed."""


def _share(turn: Turn, player: Bot, chance: Random) -> float:
    """Return the seat's share of the victory in one game."""

    def check(_: Match) -> None:
        if turn.cancelled():
            raise _Unwanted

    match = turn.sample_match(chance)
    match.play(turn.seat, _begun(match, turn, player, chance))
    play_on(match, [player] * match.game.players, check)
    winners = match.winners or ()
    return (turn.seat in winners) / (len(winners) or 1)


def _begun(match: Match, turn: Turn, player: Bot, chance: Random) -> str | Move:
    """Return a whole move that begins with the turn's `weigh`; the player chooses what it leaves open."""
    given, steps = iter(turn.weigh), deciding(match, turn.seat, chance)
    asked = next(steps)
    try:
        while True:
            step = next(given, None)
            asked = steps.send(player.choose(asked) if step is None else ChosenMove(step))
    except StopIteration as whole:
        chosen: ChosenMove = whole.value
        return chosen.move  # type: ignore[return-value]


@dataclass
class Tried:
    """A move with the seat's share of the victory in each game that began with it.

    `whole`: its `steps` are all of it; else the bot has chosen the others.
    """

    move: str
    steps: tuple[Move, ...]
    shares: array[float] = field(default_factory=lambda: array("d"))
    whole: bool = True

    @property
    def wins(self) -> float:
        """How many of 100 games the seat wins; a shared victory counts as a fraction."""
        return HUNDRED * fmean(self.shares) if self.shares else 0.0

    @property
    def error(self) -> float:
        """Half the width of the 95 % interval of `wins`; 100 while nothing is known."""
        return _error(self.shares)

    def gain(self, other: Tried) -> tuple[float, float]:
        """Return how many more of 100 games it wins than another move in the same games, and the error of that.

        The error is larger than usual, since several moves are looked at again and again; 100 for few games.
        """
        both = [mine - theirs for mine, theirs in zip(self.shares, other.shares, strict=False)]
        error = min(100.0, OFTEN * _error(both)) if len(both) >= LEAST else 100.0
        return HUNDRED * fmean(both) if both else 0.0, error


def _error(values: Sequence[float]) -> float:
    half = half_width_of(values, 1)
    return HUNDRED * (1.0 if half is None else min(1.0, half))
