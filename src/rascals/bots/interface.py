"""The interface of bots: the question one is asked, the choice it answers, and its budget of time and simulations."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Protocol, runtime_checkable

from rascals.bots.knowledge import SEED_BITS, Knowledge
from rascals.core.attempt import Given, parts_of
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.core.worlds import world


@dataclass(frozen=True)
class Budget:
    """The most a bot may use for one choice: seconds, or simulations. None: as much as it thinks right.

    `simulations` take the place of a bot's own default; `seconds` only cut short what it would do anyway, so that
    nobody waits for thoughts that gain nothing. Bots that do not search stay below any budget. Without `seconds` a
    choice can be repeated from its random state; with them it depends on the machine.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __bool__(self) -> bool:
        """Tell whether there is any limit."""
        return self.seconds is not None or self.simulations is not None


UNLIMITED = Budget()


def never() -> bool:
    """Answer that a question is still to be answered."""
    return False


@dataclass(frozen=True)
class Question:
    """One decision of one seat: all that the seat may know, and nothing else.

    `moves` are the legal moves, never none; `random` is the bot's only source of chance; `cancelled()` turns true when
    the answer is no longer wanted (a bot that searches then answers with the best it has). In the middle of a
    composite move `draft` holds what has been chosen of it so far, in order, and `moves` are what may follow; world,
    imagined matches and view then stand there too.

    `weigh`: a move that somebody has made here, as its small moves, where a bot that weighs moves is to weigh that one
    too. It never chooses it for that.
    """

    game: Game
    seat: int
    known: Knowledge
    moves: tuple[Move, ...]
    random: Random = field(default_factory=Random)
    budget: Budget = UNLIMITED
    cancelled: Callable[[], bool] = never
    draft: tuple[Move, ...] = ()
    weigh: tuple[Move, ...] = ()

    @property
    def world(self) -> Any:
        """A record of the game as it may be: what the seat knows is true in it, the rest is redealt, once.

        It is for reading; `deal` gives others to play on.
        """
        return self.known.world

    def deal(self, chance: Random | None = None) -> Any:
        """Return another record as it may be, for `rascals.core.rules`; dealt by `chance`, else by `random`."""
        return world(self.known.world, self.seat, (chance or self.random).getrandbits(SEED_BITS))

    def imagine(self, chance: Random | None = None) -> Match:
        """Return a match as it may be, to be played on; dealt by `chance`, else by `random`, with no history."""
        return self.known.twin.concealed(self.seat, (chance or self.random).getrandbits(SEED_BITS))

    @property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as `Match.view` tells it; it belongs to the bot."""
        return self.known.view

    @property
    def observation(self) -> list[int]:
        """What the seat knows as numbers, as `Match.observation` tells it; it belongs to the bot."""
        return self.known.twin.observation(self.seat)

    @property
    def history(self) -> tuple[dict[str, Any], ...]:
        """What the seat has heard so far: the events in order, as `Event.seen_by` tells them."""
        return self.known.history

    def simulations(self, default: int) -> Iterator[int]:
        """Count simulations from 0 until the budget is spent or the question cancelled; always at least one.

        `default` is their number where the budget names none; seconds can only end them sooner.
        """
        limit, seconds = self.budget.simulations or default, self.budget.seconds
        deadline = None if seconds is None else monotonic() + seconds
        done = 0
        while done == 0 or (done < limit and not self.cancelled()):
            yield done
            done += 1
            if deadline is not None and monotonic() >= deadline:
                return


@dataclass(frozen=True)
class Reason:
    """Why a move was chosen: the id of a text and its values, which are what the bot has weighed, rounded to be told.

    The words are the text ``<game>-because-<id>`` where the game has one, else ``coach-because-<id>``. A value may be a
    text itself, ``{"id": …, "args": …}``: what a card does.
    """

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Considered:
    """A move that a bot has tried: of how many of 100 games that stand like this it `wins`, a shared one in part.

    `error`: half the width of the 95 % interval of that; `steps`: the move as its small moves.
    """

    move: str
    wins: float
    error: float
    steps: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Choice:
    """A bot's answer, and JSON-ready data on why: ids and numbers, no sentences.

    `move`: one of the question's moves, or its notation; or a whole move as `Match.play` takes it, its notation or its
    parts in a sequence, such as `Match.random_move` returns: it takes the place of all that was drafted, and is kept as
    its notation. `reason`: what speaks for it, to be said in a few sentences. `value`: what the best move is worth that
    the bot has thought of, in a measure of its own; `weighed`: what the question's `weigh` is worth in the same; None
    where it does not weigh. `considered`: the moves that it has tried, where it counts victories; then `value` and
    `weighed` are of 100.
    """

    move: Given
    analysis: dict[str, Any] = field(default_factory=dict)
    reason: Reason | None = None
    value: float | None = None
    weighed: float | None = None
    considered: tuple[Considered, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.move, Move | str):
            object.__setattr__(self, "move", "; ".join(map(str, parts_of(self.move))))


@runtime_checkable
class Bot(Protocol):
    """Chooses a move for a seat, given what the seat may know. It keeps nothing from one question to the next."""

    @property
    def name(self) -> str:
        """The bot's name, such as `shrewd`."""
        ...

    def choose(self, question: Question) -> Choice:
        """Answer a question with one of its moves, or with a whole composite one."""
        ...
