"""A game played action by action, one player at a time, with perfect recall for each: the basis of environments.

A composite move is played step by step; the others see nothing of it until it is complete. If several seats have to act
at once, they decide one after another, clockwise from the last mover, as in `rascals.play`; none sees what the others
have chosen before the rules show it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, Self

from rascals.bots.interface import Turn
from rascals.core import rules
from rascals.core.attempt import legal_actions
from rascals.core.canonical import canonical
from rascals.core.chance import Seed
from rascals.core.definition import GameDefinition
from rascals.core.events import EventType
from rascals.core.game import Game
from rascals.core.moves import Move
from rascals.core.state import GameState

NOBODY = -1
OWN = -1  # in place of an event's number: an action of one's own
DIGEST = 16  # bytes of a digest
PUBLIC = ("awaited", "game", "state", "seat", "settled")
Source = Callable[[GameState, int], int]  # draws a number from 0 to below the second argument
RawEvents = Sequence[tuple[int, tuple[int, ...]]]  # as rules emit them: index in `GameDefinition.events`, numbers


class EnvStep(NamedTuple):
    """An action that was played, and its events."""

    seat: int
    action: int
    emitted: RawEvents


class SeenEvent(NamedTuple):
    """An event as a seat saw it: its index in `GameDefinition.events`, and its numbers, None for what is hidden.

    A secret list is one None, however long it is. An action of the seat's own has the code OWN, and the action in its
    numbers.
    """

    code: int
    numbers: tuple[int | None, ...]


class OutcomeWanted(Exception):
    """The rules draw more often than there are outcomes; `limit`: from the numbers 0 to `limit` - 1."""

    def __init__(self, limit: int) -> None:
        super().__init__(limit)
        self.limit = limit


def given(outcomes: Sequence[int]) -> Source:
    """Return a source of chance with these outcomes, in order; a draw from one number alone needs none.

    OutcomeWanted if there are too few.
    """
    left = iter(outcomes)

    def draw(_: GameState, limit: int) -> int:
        if limit == 1:
            return 0
        for outcome in left:
            return outcome
        raise OutcomeWanted(limit)

    return draw


class Situation:
    """A game in progress: `state` is its full state, `seat` decides now (NOBODY: the game is over).

    `awaited`: all seats that have to decide, clockwise from the last mover; `seat` is the first of them. In the middle
    of a composite move it is its seat alone.

    Create it by `begun`, or by `imagined` and `resampled`, which return sampled states consistent with what a seat
    knows. `settled` is the state without the steps of an unfinished composite move: what all but its seat see.
    """

    __slots__ = ("_events", "_recalled", "_room", "_setup", "_start", "_steps", "_texts", "_whole", *PUBLIC)

    def __init__(
        self,
        game: Game,
        s: GameState,
        last: int,
        *,
        setup: RawEvents = (),
        known: tuple[int | None, str, Sequence[SeenEvent]] | None = None,
    ) -> None:
        self.game, self.state, self.settled = game, s, _settled(game, s)
        self._start, self._setup = s.copy(), setup
        self._steps: list[EnvStep] = []
        # By viewer: how many steps are included, and the events seen; how many of these, and their text.
        self._events: dict[int | None, tuple[int, Sequence[SeenEvent]]] = {}
        self._recalled: dict[int | None, tuple[int, str]] = {}
        if known is not None:
            viewer, text, items = known
            self._events[viewer], self._recalled[viewer] = (0, items), (len(items), text)
        self._whole = 0  # steps of complete moves
        self._room = game.definition.room(s)
        self._look(last)

    @classmethod
    def begun(cls, game: Game, seed: Seed, source: Source | None = None) -> Self:
        """Return the situation of `game.new(seed)`; `source` draws instead of the seed's generator."""
        s = game.new_state(seed)
        emitted: list[tuple[int, tuple[int, ...]]] = []
        s.emitted, s.source = emitted, source
        rules.setup(s)
        s.emitted = s.source = None
        return cls(game, s, game.players - 1, setup=emitted)

    @classmethod
    def imagined(cls, turn: Turn) -> Self:
        """Return a sampled state consistent with what the turn's seat knows; the seat recalls its history so far.

        It recalls that as `text` only: for `seen_events`, its history begins here.
        """
        history = "".join(f"{canonical(event)}\n" for event in turn.history)
        return cls(turn.game, turn.sample_state(), turn.seat - 1, known=(turn.seat, history, ()))

    def resampled(self, viewer: int | None, seed: Seed) -> Situation:
        """Return a sampled state in which everything a seat (None: a spectator) cannot know, and future chance, is
        drawn again.

        The seat recalls its history. The others do not recall the real game; their history begins here.
        """
        s = rules.sampled_state(self._seen(viewer), viewer, seed)
        return Situation(self.game, s, self.seat - 1, known=(viewer, self.recalled(viewer), self.seen_events(viewer)))

    def copy(self) -> Situation:
        """Return an independent copy with the same future chance."""
        twin = object.__new__(type(self))
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.state, twin._steps, twin._recalled = self.state.copy(), self._steps.copy(), self._recalled.copy()
        twin._events = self._events.copy()
        if self.settled is self.state:
            twin.settled = twin.state
        return twin

    def __deepcopy__(self, _memo: object) -> Situation:
        return self.copy()

    # ------------------------------------------------------------ playing

    @property
    def played(self) -> int:
        """How many actions have been played."""
        return len(self._steps)

    def legal(self, seat: int | None = None) -> list[int]:
        """Return the legal actions of an awaited seat (None: the one that decides), ascending; none at the end."""
        seat = self.seat if seat is None else seat
        return [] if self.over else legal_actions(self.game.definition, self.state, seat, self._room)

    def move(self, action: int) -> Move:
        """Return the move that an action is."""
        return self.game.definition.verbs.move(action)

    def play(self, action: int, seat: int | None = None, *, source: Source | None = None) -> None:
        """Play a legal action of an awaited seat (None: the one that decides); nothing checks that it is legal.

        `source` draws instead of the state's generator. If it raises, the situation is unusable: try on a copy.
        """
        definition, s = self.game.definition, self.state
        if seat is not None:
            self.seat = seat
        if self.settled is s and action in definition.verbs.steps:
            self.settled = s.copy()
        emitted: list[tuple[int, tuple[int, ...]]] = []
        s.emitted, s.source = emitted, source
        definition.rules.apply(s, self.seat, action)
        s.emitted = s.source = None
        self._steps.append(EnvStep(self.seat, action, emitted))
        if self.settled is s or not definition.unfinished(s):
            self.settled, self._whole = s, len(self._steps)
        self._look(self.seat)

    def _look(self, last: int) -> None:
        """Find the seat that decides now, and drop cached information sets."""
        awaited, players = self.game.definition.needed(self.state), self.game.players
        after = [seat % players for seat in range(last + 1, last + 1 + players)]
        self.awaited = [seat for seat in after if awaited >> seat & 1]
        self.seat = self.awaited[0] if self.awaited else NOBODY
        self._texts: dict[int | None, str] = {}  # searches need them again and again

    # ------------------------------------------------------------ the end

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.seat == NOBODY

    def points(self) -> list[int]:
        """Return the seats' points; they are final when the game is over."""
        return [rules.score(self.state, seat) for seat in self.game.seats]

    def victories(self) -> list[float]:
        """Return each seat's share of the victory in a finished game."""
        won = [rules.wins(self.state, seat) for seat in self.game.seats]
        return [one / sum(won) for one in won]

    # ------------------------------------------------------------ knowing

    def view(self, viewer: int | None) -> dict[str, Any]:
        """Return the view of a seat (None: a spectator), JSON-ready."""
        return self.game.definition.view(self._seen(viewer), viewer, reveal=False)

    def numbers(self, viewer: int | None) -> list[int]:
        """Return a seat's observation as numbers, see `Game.observation_layout`."""
        out = [0] * self.game.definition.observation.size
        self.observe(viewer, out)
        return out

    def observe(self, viewer: int | None, out: Any) -> None:
        """Write a seat's observation into zeros: a list, or an array of signed bytes, as long as an observation."""
        rules.observe(self._seen(viewer), rules.SPECTATOR if viewer is None else viewer, out)

    def text(self, viewer: int | None) -> str:
        """Return everything a seat has seen and done so far, and its view: its information set.

        Equal texts mean the same history as far as the seat knows it (perfect recall).
        """
        if viewer not in self._texts:
            self._texts[viewer] = self.recalled(viewer) + canonical(self.view(viewer))
        return self._texts[viewer]

    def recalled(self, viewer: int | None) -> str:
        """Return a seat's first view, and the events it saw and its actions, one a line."""
        definition, items = self.game.definition, self.seen_events(viewer)
        done, text = self._recalled.get(viewer) or (
            0,
            f"{canonical(definition.view(self._start, viewer, reveal=False))}\n",
        )
        for item in items[done:]:
            data = event_data(definition, item)
            text += f"> {data['move']}\n" if "move" in data else f"{canonical(data)}\n"
        self._recalled[viewer] = len(items), text
        return text

    def seen_events(self, viewer: int | None) -> Sequence[SeenEvent]:
        """Return every event that a seat has seen and every action of its own, in order, as numbers."""
        done, items = self._events.get(viewer) or (0, self._seen_by(self._setup, viewer))
        known = len(self._steps) if viewer == self.seat else self._whole
        new: list[SeenEvent] = []
        for step in self._steps[done:known]:
            if step.seat == viewer:
                new.append(SeenEvent(OWN, (step.action,)))
            new += self._seen_by(step.emitted, viewer)
        items = [*items, *new] if new else items  # copies of a situation share it
        self._events[viewer] = known, items
        return items

    def unsettled_since(self, played: int) -> bool:
        """Return whether an action after the first `played` changed what a seat would agree to, by its events."""
        types = self.game.definition.events.types
        return any(types[code].unsettles for step in self._steps[played:] for code, _ in step.emitted)

    def digest(self, viewer: int | None) -> bytes:
        """Return a digest of `text`, `DIGEST` bytes long."""
        return sha256(self.text(viewer).encode()).digest()[:DIGEST]

    def _seen(self, viewer: int | None) -> GameState:
        """Return the state that a seat sees: without the unfinished composite move of another."""
        return self.state if viewer == self.seat else self.settled

    def _seen_by(self, emitted: RawEvents, viewer: int | None) -> list[SeenEvent]:
        """Return the events as numbers, as a seat sees them."""
        types = self.game.definition.events.types
        known = ((code, _known(types[code], numbers, viewer)) for code, numbers in emitted)
        return [SeenEvent(code, numbers) for code, numbers in known if numbers is not None]

    def __str__(self) -> str:
        """Return the whole position with its generator, which determines everything that follows."""
        return canonical(
            {"position": self.game.definition.write_position(self.state), "chance": list(self.state.chance)}
        )


def event_data(definition: GameDefinition, item: SeenEvent) -> dict[str, Any]:
    """Return what a seat has seen or done as JSON: an event as `Event.seen_by`, an action of its own as a `move`."""
    if item.code == OWN:
        (action,) = item.numbers
        return {"move": str(definition.verbs.move(action or 0))}
    kind = definition.events.types[item.code]
    return {"event": kind.name, "args": dict(_args(kind, item.numbers))}


def _args(kind: EventType, numbers: Sequence[int | None]) -> Iterator[tuple[str, Any]]:
    """Yield the names and values of an event's parameters; None for what is not known."""
    for place, param in enumerate(kind.params):
        rest = numbers[place:] if param.rest else ()
        if param.rest:
            unknown = tuple(rest) == (None,)
            yield param.name, None if unknown else [param.read(one) for one in rest if one is not None and one >= 0]
        else:
            value = numbers[place]
            yield param.name, None if value is None else param.read(value)


def _known(kind: EventType, numbers: tuple[int, ...], viewer: int | None) -> tuple[int | None, ...] | None:
    """Return the numbers of an event as a seat may know them; None if it may not know of the event."""
    if not kind.teaches or viewer in numbers[: kind.audience]:
        return numbers
    if kind.private:
        return None
    known: list[int | None] = []
    for place, param in enumerate(kind.params):
        if param.secret:
            known.append(None)
        else:
            known += numbers[place:] if param.rest else numbers[place : place + 1]
    return tuple(known)


def _settled(game: Game, s: GameState) -> GameState:
    """Return a state without the steps of its unfinished composite move."""
    if not game.definition.unfinished(s):
        return s
    return game.definition.drafts.seen_by(s, None) if game.definition.drafts else s.copy()
