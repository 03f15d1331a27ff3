"""The interface of bots: what a seat knows, the turn a bot gets, the move it chooses, and its budget."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from random import Random
from time import monotonic
from types import NoneType
from typing import Any, Protocol, runtime_checkable

from rascals.core.arguments import integer, of_type, real
from rascals.core.attempt import Given, parts_of
from rascals.core.game import Game
from rascals.core.match import Match
from rascals.core.moves import Move
from rascals.core.rules import sampled_state
from rascals.core.state import GameState
from rascals.core.view_types import EventJson


@dataclass(frozen=True)
class Budget:
    """The most a bot may use for one choice: seconds, or simulations. None: the bot's own default.

    `simulations` replaces a bot's default; `seconds` can only stop its search earlier. Bots that do not search stay
    below any budget. Without `seconds` a choice is reproducible from its random state; with it the choice depends on
    the machine.
    """

    seconds: float | None = None
    simulations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None:
            object.__setattr__(self, "seconds", real("seconds", self.seconds, 0))
        if self.simulations is not None:
            object.__setattr__(self, "simulations", integer("simulations", self.simulations, 0))

    def __bool__(self) -> bool:
        """Return whether there is any limit."""
        return self.seconds is not None or self.simulations is not None


UNLIMITED = Budget()
SEED_BITS = 64


def never() -> bool:
    """Return False: the turn is not cancelled."""
    return False


class Knowledge:
    """What a seat knows; each part is computed on first access.

    Its pickle contains not the match it comes from but a determinized one, and the events the seat has seen.
    """

    def __init__(self, match: Match, seat: int, chance: Random, draft: Sequence[Move] = ()) -> None:
        self._match, self._seat, self._chance, self._draft = match.copy(), seat, chance, tuple(draft)

    @cached_property
    def twin(self) -> Match:
        """A match consistent with what the seat knows; everything hidden is dealt again."""
        return self._match.determinized(self._seat, self._chance.getrandbits(SEED_BITS), draft=self._draft)

    @cached_property
    def sampled_state(self) -> GameState:
        """The state of that match."""
        return self.twin.state

    @cached_property
    def view(self) -> dict[str, Any]:
        """The seat's view, including its unfinished move."""
        return self._match.view(self._seat, draft=self._draft)

    @cached_property
    def history(self) -> tuple[EventJson, ...]:
        """All events so far, as projected for the seat."""
        return tuple(seen for ply in self._match.history for seen in ply.seen_by(self._seat))

    def apart(self) -> Knowledge:
        """Return the same knowledge with other chance: who looks on by it does not change what the bot draws."""
        return Knowledge(self._match, self._seat, Random(0), self._draft)

    def __reduce__(self) -> tuple[Any, ...]:
        return _unpickled, (self.twin, self._seat, self.history)


def _unpickled(twin: Match, seat: int, history: tuple[EventJson, ...]) -> Knowledge:
    """Return unpickled knowledge, in which the determinized match stands in for the match."""
    known = Knowledge(twin, seat, Random())
    known.twin, known.history = twin, history
    return known


@dataclass(frozen=True)
class Turn:
    """One decision of one seat: everything the seat may know, and nothing else.

    `moves` are the legal moves, never empty. `random` is the bot's only source of chance. `cancelled()` becomes true if
    the answer is no longer needed (a searching bot then returns its best move so far). In the middle of a composite
    move `draft` contains the steps chosen so far, in order, and `moves` the possible next steps; sampled states,
    sampled matches and the view then include the draft.

    `weigh`: the steps of a move that somebody made here. A bot that evaluates moves evaluates this one too, which does
    not affect its choice.
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
    def sampled_state(self) -> Any:
        """A sampled state, consistent with what the seat knows; the rest is dealt again, once.

        It is read-only; `sample_state` returns others to play on.
        """
        return self.known.sampled_state

    def sample_state(self, chance: Random | None = None) -> Any:
        """Return another sampled state, for `rascals.core.rules`; dealt by `chance`, or by `random` if None."""
        return sampled_state(self.known.sampled_state, self.seat, self._chance(chance).getrandbits(SEED_BITS))

    def sample_match(self, chance: Random | None = None) -> Match:
        """Return a sampled state as a match without history, to play on; dealt by `chance`, or `random` if None."""
        return self.known.twin.determinized(self.seat, self._chance(chance).getrandbits(SEED_BITS))

    def _chance(self, given: Random | None) -> Random:
        """Return the random generator for dealing."""
        if given is None:
            return self.random
        of_type("chance", given, Random)
        return given

    @property
    def view(self) -> dict[str, Any]:
        """The seat's view, as from `Match.view`; the bot may change it."""
        return self.known.view

    @property
    def observation(self) -> list[int]:
        """The seat's observation, as from `Match.observation`; the bot may change it."""
        return self.known.twin.observation(self.seat)

    @property
    def history(self) -> tuple[EventJson, ...]:
        """The events that the seat has seen so far, in order, as from `Event.seen_by`."""
        return self.known.history

    def simulations(self, default: int) -> Iterator[int]:
        """Count simulations from 0 until the budget is spent or the turn is cancelled; always at least one.

        `default` is their number if the budget has none; seconds can only end them sooner.
        """
        default = integer("default", default)
        limit, seconds = self.budget.simulations or default, self.budget.seconds
        deadline = None if seconds is None else monotonic() + seconds
        done = 0
        while done == 0 or (done < limit and not self.cancelled()):
            yield done
            done += 1
            if deadline is not None and monotonic() >= deadline:
                return


@dataclass(frozen=True)
class Rationale:
    """Why a move was chosen: the id of a text and its arguments, the rounded numbers that the bot compared.

    The text is ``<game>-because-<id>`` if the game has it, else ``coach-because-<id>``. An argument may itself be a
    text, ``{"id": …, "args": …}``, such as the effect of a card.
    """

    id: str
    args: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Considered:
    """A move that a bot has tried: how many of 100 games it `wins` from here; a shared victory counts as a fraction.

    `error`: half the width of its 95 % interval; `steps`: the steps of the move.
    """

    move: str
    wins: float
    error: float
    steps: tuple[Move, ...] = ()


@dataclass(frozen=True)
class ChosenMove:
    """A bot's choice, with JSON-ready data on the reasons: ids and numbers, no sentences.

    `move`: one of the turn's moves, or its notation; or a whole move as `Match.play` takes it: its notation, or its
    parts in a sequence, such as `Match.random_move` returns. A whole move replaces the draft; its notation is kept.
    `reason`: the reason, for a few sentences of text. `value`: the value of the best move the bot found, in the bot's
    own unit; `weighed`: the value of the turn's `weigh` in the same unit; None if the bot does not evaluate moves.
    `considered`: the moves it has tried, if it counts victories; `value` and `weighed` are then out of 100.
    """

    move: Given
    analysis: dict[str, Any] = field(default_factory=dict)
    reason: Rationale | None = None
    value: float | None = None
    weighed: float | None = None
    considered: tuple[Considered, ...] = ()

    def __post_init__(self) -> None:
        if not isinstance(self.move, Move | str):
            object.__setattr__(self, "move", "; ".join(map(str, parts_of(self.move))))
        of_type("analysis", self.analysis, dict)
        of_type("reason", self.reason, Rationale, NoneType)


@runtime_checkable
class Bot(Protocol):
    """Chooses a move for a seat from what the seat may know. It keeps no state between turns."""

    @property
    def name(self) -> str:
        """The bot's name, such as `shrewd`."""
        ...

    def choose(self, turn: Turn) -> ChosenMove:
        """Choose one of the turn's moves, or a whole composite move."""
        ...
