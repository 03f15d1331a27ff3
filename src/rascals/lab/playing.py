"""Playing one game, and what is kept of it: the row from which every figure is computed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.util import find_spec
from itertools import groupby
from typing import ClassVar, NamedTuple

import rascals
from rascals.bots.interface import Bot
from rascals.bots.playing import chance_of, next_awaited
from rascals.core.chance import Seed
from rascals.core.figures import SCORED, GameFigures
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.lab.entrants import Entrant, SeatUsage, move_of, seated, strict_move_of

# A victory shared by k winners counts 840 / k for each: whole for every k up to 8.
WHOLE_WIN = 840


class NumberedGame(NamedTuple):
    """The number of a game: its cell in the plan, the deal, and the seating; all from 0."""

    cell: int
    deal: int
    seating: int

    def __str__(self) -> str:
        """Return it as it is printed, such as `3.0.17`."""
        return ".".join(map(str, self))


@dataclass(frozen=True)
class Measures:
    """What a game was like: integers by name, and by name each seat's.

    `numbers`: `actions` (whole moves), `turns`, `verb:WORD`, and the game's own, which begin with `own:`. `done`: how
    often each seat did something. `parts`: the components of the scores, from the game's own events. `first`: the seat
    that began, 0 in a game that does not say.
    """

    numbers: dict[str, int]
    done: dict[str, tuple[int, ...]] = field(default_factory=dict)
    parts: dict[str, tuple[int, ...]] = field(default_factory=dict)
    first: int = 0


@dataclass(frozen=True)
class PlayedGame:
    """A finished game, everything by seat: `line_up` has the entrant on each seat, `usage` what each seat did."""

    number: NumberedGame
    line_up: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    moves: int
    end: str
    usage: tuple[SeatUsage, ...]
    measures: Measures | None = None
    games: ClassVar[int] = 1

    @cached_property
    def shares(self) -> list[int]:
        """Each seat's share of the victory, in 840ths."""
        return win_shares(self.winners, len(self.scores))

    @cached_property
    def ranks(self) -> list[int]:
        """Twice each seat's rank."""
        return doubled_ranks(self.scores, self.winners)

    def seats_of(self, entrant: int) -> list[int]:
        """Return the seats of an entrant."""
        return [seat for seat, one in enumerate(self.line_up) if one == entrant]


def play(
    game: Game,
    entrants: Sequence[Entrant],
    seed: Seed,
    *,
    strict: bool = False,
    through: Callable[[Bot], Bot] = lambda bot: bot,
) -> tuple[Match, tuple[SeatUsage, ...]]:
    """Play a game between entrants, one for each seat, to its end; return the match and what each seat did.

    Faults of entrants are counted, and a random move is made instead; if `strict`, they are raised. `through`: called
    with each bot, returns the one that plays in its place, to watch it, say.
    """
    match = game.new(seed, names=[entrant.name for entrant in entrants])
    chances = [chance_of(match, seat) for seat in game.seats]
    usage = tuple(SeatUsage() for _ in game.seats)
    choose = strict_move_of if strict else move_of
    last = game.players - 1
    with seated(entrants, game) as found:
        bots = [through(bot) for bot in found]
        while match.acting:
            last = next_awaited(match, last)
            match.play(last, choose(bots[last], match, last, chances[last], usage[last]))
    return match, usage


def played_game(
    number: NumberedGame,
    line_up: Sequence[int],
    match: Match,
    usage: tuple[SeatUsage, ...],
    measures: Measures | None = None,
) -> PlayedGame:
    """Return what is kept of a finished match."""
    scores = match.scores or (0,) * match.game.players
    return PlayedGame(
        number=number,
        line_up=tuple(line_up),
        scores=tuple(int(score) for score in scores),
        winners=tuple(match.winners or ()),
        moves=len(match.history) - 1,
        end=match.end_reason or "",
        usage=usage,
        measures=measures,
    )


def win_shares(winners: Sequence[int], entrants: int) -> list[int]:
    """Return each entrant's share of the victory, in 840ths; all 0 if there is no winner."""
    part = WHOLE_WIN // len(winners) if winners else 0
    return [part if entrant in winners else 0 for entrant in range(entrants)]


def doubled_ranks(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """Return twice each entrant's rank (1 is best); ties share the mean rank.

    Winners come first whatever their scores, because a game may break ties in another way.
    """
    keys = [(entrant in winners, score) for entrant, score in enumerate(scores)]
    better = [sum(other > key for other in keys) for key in keys]
    equal = [keys.count(key) for key in keys]
    return [2 * above + same + 1 for above, same in zip(better, equal, strict=True)]


@cache
def figures_of(game: str) -> GameFigures | None:
    """Return the declaration in a game's module `figures`; None if it has none."""
    module = f"{rascals.games()[game].package}.figures"
    if find_spec(module) is None:
        return None
    figures: GameFigures = import_module(module).FIGURES
    return figures


def has_turn_order(game: str) -> bool:
    """Return whether a game says who began, so that places are in turn order and not by seat."""
    own = figures_of(game)
    return own is not None and own.first is not None


def measure(match: Match) -> Measures:
    """Measure a finished match."""
    own = figures_of(match.game.name)
    numbers = {"actions": len(match.history) - 1, "turns": turns(match)}
    for ply in match.history[1:]:
        verb = f"verb:{ply.move.split()[0].rstrip(';')}"
        numbers[verb] = numbers.get(verb, 0) + 1
    parts = score_parts(match)
    if own is None:
        return Measures(numbers, parts=parts)
    named = dict(own.numbers(match))
    numbers["turns"] = named.pop("turns", numbers["turns"])
    numbers |= {f"own:{name}": number for name, number in named.items()}
    done = {name: tuple(counts) for name, counts in own.done(match).items()}
    return Measures(numbers, done, parts, 0 if own.first is None else own.first(match))


def turns(match: Match) -> int:
    """Return the number of turns: a turn is all consecutive moves of one seat."""
    return sum(1 for _ in groupby(ply.seat for ply in match.history[1:]))


def score_parts(match: Match) -> dict[str, tuple[int, ...]]:
    """Return the components of the scores by name, each by seat, from the events of a finished match."""
    own = figures_of(match.game.name)
    scored = SCORED if own is None else own.scored
    parts: dict[str, list[int]] = {}
    for event in match.history[-1].events:
        if event.name == scored:
            args = event.open()["args"]
            for name, value in args.items():
                if name not in ("seat", "score") and isinstance(value, int):
                    parts.setdefault(name, [0] * match.game.players)[args["seat"]] = value
    return {name: tuple(values) for name, values in parts.items()}
