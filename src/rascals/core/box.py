"""What a game is to the core: a name, what can be chosen, and the modules that answer for its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from typing import Any, Protocol

from rascals.core.errors import BadOption, Refusal, listed
from rascals.core.events import EventType
from rascals.core.moves import Move
from rascals.core.record import Record, Row
from rascals.core.rules import ending

Choice = str | int | bool

HOST = "host"  # as a choice of a seat: whoever made the table; a match by itself takes it as the game's rules say


class Rules(Protocol):
    """The rules of a game, in the dialect; `rascals.core.rules` says what each function answers."""

    ACTIONS: int  # of the games that setup can lead to: actions are 0 … ACTIONS - 1

    def setup(self, s: Any, /) -> None:
        """Set up a new game."""
        ...

    def acting(self, s: Any, /) -> int:
        """Return the seats awaited, as bits."""
        ...

    def legal(self, s: Any, seat: int, moves: Row, /) -> int:
        """Write the legal actions; return how many."""
        ...

    def apply(self, s: Any, seat: int, action: int, /) -> None:
        """Play a legal action."""
        ...

    def score(self, s: Any, seat: int, /) -> int:
        """Return the points of a seat."""
        ...

    def wins(self, s: Any, seat: int, /) -> int:
        """Return 1 for a winner."""
        ...


class Knowledge(Protocol):
    """What a seat can know, in the dialect."""

    OBSERVATION: int  # how many numbers an observation has

    def conceal(self, s: Any, seat: int, /) -> None:
        """Deal anew what a seat cannot know."""
        ...

    def observe(self, s: Any, seat: int, out: Row, /) -> None:
        """Write what a seat knows as numbers."""
        ...


class Moves(Protocol):
    """The moves of a game: numbers, notation, and why one is refused."""

    GRAMMAR: str  # the notation of all moves in one line

    def move(self, action: int, /) -> Move:
        """Return the move of an action."""
        ...

    def parse(self, text: str, /) -> int | None:
        """Return the action that a notation names, None for no move."""
        ...

    def refusal(self, s: Any, seat: int, action: int, /) -> Refusal | None:
        """Return why an action is refused, None if it is legal."""
        ...


class Composites(Protocol):
    """The notation of whole composite moves, where a game has one beside that of their steps."""

    def expand(self, s: Any, seat: int, text: str, /) -> Sequence[int] | Refusal | None:
        """Return the actions a text stands for in a record, why it cannot be, or None where it is no such text."""
        ...

    def compose(self, s: Any, seat: int, actions: Sequence[int], /) -> str:
        """Return the notation of actions played one after another from a record on."""
        ...


class Position(Protocol):
    """A game's positions as JSON-ready data, without the entries that all games share."""

    def write(self, s: Any, /) -> dict[str, Any]:
        """Return the position of a record."""
        ...

    def read(self, s: Any, data: Mapping[str, Any], /) -> None:
        """Fill a record; BadPosition where that cannot be."""
        ...


class View(Protocol):
    """A game's view of a record for a seat, JSON-ready, without the entries that all games share."""

    def __call__(self, s: Any, seat: int | None, /, *, reveal: bool) -> dict[str, Any]:
        """Return the view."""
        ...


@dataclass(frozen=True, eq=False)
class Option:
    """A choice players have: its name, what each choice is to the rules (the first is the default), its clause.

    With `seats`, a number among the choices is a seat, valid only where the game has so many players.
    """

    name: str
    values: Mapping[Choice, int]
    clause: str | None = None
    seats: bool = False

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The valid choices."""
        return tuple(self.values)

    def choices_for(self, players: int) -> tuple[Choice, ...]:
        """Return the valid choices in a game of so many players."""
        return tuple(c for c in self.values if not self.seats or not isinstance(c, int) or c < players)

    @property
    def default(self) -> Choice:
        """The choice taken where none is made."""
        return self.choices[0]

    def read(self, given: object, players: int) -> Choice:
        """Return the choice that `given` names, as itself or as text; BadOption lists the valid ones."""
        valid = self.choices_for(players)
        text = given.lower() if isinstance(given, str) else None
        for choice in valid:
            if (type(given) is type(choice) and given == choice) or text == str(choice).lower():
                return choice
        sentence = "{option} cannot be {given!r}; valid: {valid}"
        raise BadOption(sentence, "unknown-choice", option=self.name, given=given, valid=listed(valid))

    def hosted(self, choice: Choice, host: int) -> Choice:
        """Return the choice at a table whose host sits on the seat `host`."""
        return host if self.seats and choice == HOST else choice


@dataclass(frozen=True, eq=False)
class Box:
    """A game as it comes: what can be chosen, its record, rules, knowledge, moves, events, view and positions."""

    name: str
    players: tuple[int, ...]
    editions: tuple[str, ...]
    options: tuple[Option, ...]
    state: type[Record]
    rules: Rules
    knowledge: Knowledge
    moves: Moves
    events: tuple[EventType, ...]
    view: View
    position: Position
    endings: tuple[str, ...]  # why games end; `rules.ending`, if there are several, says which
    unfinished: Callable[[Any], int] = lambda _: 0  # 1 in the middle of a composite move
    composites: Composites | None = None
    capacity: Callable[[Any], int] | None = None  # room for a position's legal actions, where ACTIONS may not do
    agreements: frozenset[str] = frozenset()  # kinds of moves that agree to what lies on the table at that moment
    unsettling: frozenset[str] = frozenset()  # events, known to all, after which one would agree to something else

    def __post_init__(self) -> None:
        self.state.rules = self.rules
        self.state.knowledge = self.knowledge

    def end_reason(self, s: Record) -> str:
        """Return why a finished game ended."""
        return self.endings[ending(s)]

    @property
    def package(self) -> str:
        """The package the game lives in."""
        return self.state.__module__.rpartition(".")[0]

    @cached_property
    def rules_hash(self) -> str:
        """SHA-256 over the sources that decide what a game does: the core's and the game's, components included."""
        digest = sha256()
        for package in ("rascals.core", self.package):
            for name, content in _sources(package):
                digest.update(f"{package}/{name}:{len(content)}\n".encode() + content)
        return digest.hexdigest()


def _sources(package: str) -> Iterator[tuple[str, bytes]]:
    for entry in sorted(files(package).iterdir(), key=lambda item: item.name):
        if entry.name.endswith((".py", ".toml")):
            yield entry.name, entry.read_bytes()
