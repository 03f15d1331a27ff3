"""What a game is to the core: a name, what can be chosen, and the modules that answer for its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import Any, Protocol

from rascals.core import rules
from rascals.core.blank import wiper
from rascals.core.board import Board
from rascals.core.components import Components
from rascals.core.composites import Composites, Phrasing
from rascals.core.conditions import Condition
from rascals.core.drafts import ENTRY, Drafts
from rascals.core.editions import Topic
from rascals.core.errors import BadOption, BadPosition, Refusal, listed
from rascals.core.events import Events
from rascals.core.facts import Facts
from rascals.core.metadata import BoxMetadata, metadata_of
from rascals.core.moves import Move, Verbs
from rascals.core.observation import Derived, Observation
from rascals.core.phrases import Phrases
from rascals.core.reading import Reader
from rascals.core.record import Record, Row
from rascals.core.rules import always_finished

Choice = str | int | bool
Status = tuple[str, Mapping[str, Any]]  # the id of a text, `<game>-status-<id>`, and its values

COMMON_SEATS = frozenset({"seat", "acting", "free", "winners"})  # names of values that are seats in every game

HOST = "host"  # as a choice of a seat: the maker of the table; a match by itself takes it as the game's rules say


class Rules(Protocol):
    """The rules of a game, in the dialect; `rascals.core.rules` says what each function answers."""

    def setup(self, s: Any, /) -> None:
        """Set up a new game."""
        ...

    def acting(self, s: Any, /) -> int:
        """Return the seats awaited, as bits."""
        ...

    def legal(self, s: Any, seat: int, actions: Row, /) -> int:
        """Write the legal actions; return how many."""
        ...

    def apply(self, s: Any, seat: int, action: int, /) -> None:
        """Play a legal action."""
        ...

    def score(self, s: Any, seat: int, /) -> int:
        """Return the points of a seat."""
        ...

    # `wins(s, seat)`, 1 for a winner, where it takes more than that nobody has more points.


class Position(Protocol):
    """What must hold between the fields of a position for the rules to go on from it, and what it tells beside them."""

    def read(self, s: Any, reader: Reader, /) -> None:
        """Complete a record whose fields are read; BadPosition where the rules could not go on."""
        ...

    # `ENTRIES`, names of entries that `read` reads by hand, and `write(s)`, which returns them, where there are such;
    # one that a field declares too stands where the field does, and need not be written.
    # `judge(s)`, where there is anything to tell: yields, as BadPosition, what no game could lead to. Nothing is
    # refused for it: reading makes sure that the rules can go on, judging says whether they could have come there.


class Derive(Protocol):
    """What a view tells beside the fields of the record."""

    def __call__(self, s: Any, seat: int | None, told: dict[str, Any], /, *, reveal: bool) -> dict[str, Any]:
        """Return entries to add to `told`, whose seats it may add to."""
        ...


@dataclass(frozen=True, eq=False)
class Option:
    """A choice players have: its name, what each choice is to the rules, its clause.

    `values`: numbers by choice, or a range of numbers that are themselves. `first`: the choice where none is made; the
    first of all without it. With `seats`, a number among the choices is a seat, valid only where that many play.
    `editions`: those that have it; all without. With `several`, a choice with commas is several words: it is read in
    any order, with commas or spaces or as a list, and written as a list.
    """

    name: str
    values: Mapping[Choice, int] | range
    clause: str | None = None
    seats: bool = False
    first: Choice | None = None
    editions: tuple[str, ...] = ()
    several: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.values, range):
            object.__setattr__(self, "values", MappingProxyType(dict(self.values)))

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The valid choices, one by one."""
        return tuple(self.values)

    @property
    def span(self) -> tuple[int, int] | None:
        """The least and the greatest choice of a range; None where choices are listed."""
        return (self.values[0], self.values[-1]) if isinstance(self.values, range) else None

    def choices_for(self, players: int) -> tuple[Choice, ...]:
        """Return the valid choices in a game of `players` players."""
        return tuple(c for c in self.values if not self.seats or not isinstance(c, int) or c < players)

    @property
    def default(self) -> Choice:
        """The choice taken where none is made."""
        return self.choices[0] if self.first is None else self.first

    def number(self, choice: Choice) -> int:
        """Return what a choice is to the rules."""
        return int(choice) if isinstance(self.values, range) else self.values[choice]

    def read(self, given: object, players: int) -> Choice:
        """Return the choice that `given` names, as itself or as text; BadOption says which are valid."""
        valid = self.choices_for(players)
        text = given.lower() if isinstance(given, str) else None
        words = self._words(given)
        for choice in valid:
            if (type(given) is type(choice) and given == choice) or text == str(choice).lower():
                return choice
            if words and words == self._words(choice):
                return choice
        if self.span is not None:
            sentence = "{option} cannot be {given!r}; valid: {lowest} to {highest}"
            values = {"option": self.name, "given": given, "lowest": self.span[0], "highest": self.span[1]}
            raise BadOption(sentence, "number-choice", **values)
        sentence = "{option} cannot be {given!r}; valid: {valid}"
        raise BadOption(sentence, "unknown-choice", option=self.name, given=given, valid=listed(valid))

    def _words(self, given: object) -> list[str]:
        """Return the words of a choice of several in alphabetical order; none where it is no such choice."""
        if not self.several:
            return []
        parts = given.lower().replace(",", " ").split() if isinstance(given, str) else given
        return sorted(map(str, parts)) if isinstance(parts, list | tuple) else []

    def written(self, choice: Choice) -> Choice | list[str]:
        """Return a choice as positions and saved games write it: several words as a list."""
        return choice.split(",") if self.several and isinstance(choice, str) and "," in choice else choice

    def hosted(self, choice: Choice, host: int) -> Choice:
        """Return the choice at a table whose host sits on the seat `host`."""
        return host if self.seats and choice == HOST else choice


@dataclass(frozen=True, eq=False)
class Box:
    """A game as it comes: what can be chosen, its record, rules, moves, events, and what they do not say themselves.

    From the fields of the record follow `facts` (positions, views) and `observation`; from the verbs the notation.

    `conceal` redeals what a seat cannot know, in the dialect. `explain` words why an action that is not legal is
    refused; it never decides. `once_legal` says whether earlier rules allowed what is not legal: it is offered to
    nobody, but in a game on record it is played as it was. `derive` adds to views, `derived` to observations,
    `position` to positions what is derived, and checks what must hold between fields. `deduced` is what a seat can
    work out from all it has seen and heard, though no view shows it: learning is told it, and `conceal` keeps it.
    `phrasing` says how composite moves are written where words alone do not. `status` says who must do what while a
    game is on, as the id of a text and values. `seat_names`: names of values that are seats in what the game derives;
    those it declares are known.
    `check` refuses changed components that do not fit together, `fit` options that do not. `topics`: what editions may
    handle differently. Seats that are `free` may move, but the game goes on without them.
    """

    name: str
    players: Sequence[int]
    options: tuple[Option, ...]
    state: type[Record]
    rules: Rules
    verbs: Verbs
    events: Events
    conceal: Callable[[Any, int], None]
    endings: tuple[str, ...]  # why games end; `rules.ending`, if there are several, says which
    explain: Callable[[Any, int, Move], Refusal | None] = lambda _s, _seat, _move: None
    once_legal: Callable[[Any, int, int], bool] = lambda _s, _seat, _action: False
    derive: Derive | None = None
    derived: tuple[Derived, ...] = ()
    deduced: tuple[Derived, ...] = ()
    position: Position | None = None
    status: Callable[[Any, int | None], Status] | None = None
    editions: tuple[str, ...] = ()
    topics: tuple[Topic, ...] = ()
    board: Board | None = None
    seat_names: frozenset[str] = frozenset()
    check: Callable[[Callable[[str], Any]], None] | None = None
    fit: Callable[[Mapping[str, Choice]], None] | None = None
    unfinished: Callable[[Any], int] = always_finished  # 1 in the middle of a composite move
    phrasing: Phrasing | None = None
    capacity: Callable[[Any], int] = lambda _: 0  # room for legal actions from there on, where `actions` may not do
    most_actions: int | None = None  # of the games that setup can lead to, where an open-ended verb goes beyond
    phrases: Phrases | None = None  # what can be said at a table in words of its own
    free: Callable[[Any], int] | None = None  # of the seats awaited those, as bits, that nobody waits for
    resting: Callable[[Any, int], int] = lambda _s, _seat: 0  # 1 where a seat decides nothing more in this round
    recall: Callable[[Any, int], Mapping[str, Any]] | None = (
        None  # what `conceal` keeps of what a seat knows; None: all
    )
    conditions: tuple[Condition, ...] = ()  # conditional moves that a seat may decide on before it is asked
    agreements: frozenset[str] = frozenset()  # kinds of moves that agree to what lies on the table at that moment

    def __post_init__(self) -> None:
        self.verbs.fix()
        self.events.fix()
        self.state.box = self
        KNOWN[self.name] = self

    @cached_property
    def actions(self) -> int:
        """How many actions the games that setup can lead to have: 0 … actions - 1."""
        return self.most_actions or self.verbs.count

    def needed(self, s: Any) -> int:
        """Return the seats awaited, as bits, that the game waits for: all but those that are free to move or not."""
        awaited = self.rules.acting(s)
        return awaited if self.free is None else awaited & ~self.free(s)

    def options_of(self, edition: str | None) -> list[Option]:
        """Return the options that an edition has."""
        return [option for option in self.options if not option.editions or edition in option.editions]

    def room(self, s: Any) -> int:
        """How many legal actions a record, or any that follows it, has at most."""
        return max(self.actions, self.capacity(s))

    @cached_property
    def wins(self) -> Callable[[Any, int], int]:
        """The rule that says who has won: the game's own, or that nobody has more points."""
        own: Callable[[Any, int], int] = getattr(self.rules, "wins", rules.most_points)
        return own

    @cached_property
    def ending(self) -> Callable[[Any], int]:
        """The rule that says why a game ended: the game's own, or that there is only one reason."""
        own: Callable[[Any], int] = getattr(self.rules, "ending", rules.only_ending)
        return own

    @cached_property
    def composites(self) -> Composites | None:
        """The notation of whole composite moves; None in a game without any."""
        return Composites(self.verbs, self.phrasing, self.unfinished, self.room) if self.verbs.steps else None

    @cached_property
    def drafts(self) -> Drafts | None:
        """What views and positions tell of a composite move that is begun, where the game says how it is written."""
        return Drafts(self, self.composites, self.phrasing) if self.composites and self.phrasing else None

    @cached_property
    def facts(self) -> Facts:
        """What positions and views tell of the fields."""
        return Facts(self.state)

    @cached_property
    def observation(self) -> Observation:
        """What the fields and `derived` tell as numbers."""
        return Observation(self.state, self.derived)

    @cached_property
    def deduction(self) -> Observation:
        """The observation, and after it what a seat recalls: what learning is told."""
        return Observation(self.state, (*self.derived, *self.deduced))

    @cached_property
    def components(self) -> Components:
        """The components as data."""
        return Components(self.package, self.state, self.players, self.editions, self.check)

    @cached_property
    def metadata(self) -> BoxMetadata:
        """How long a game takes and how hard it is, as its box says."""
        return metadata_of(self.package)

    @property
    def lid(self) -> BoxMetadata:
        """Former name of `metadata`."""
        return self.metadata

    @cached_property
    def seats(self) -> frozenset[str]:
        """The names of all values, in events, moves and views, that are seats."""
        fields = (field for field in self.state.fields.values() if field.of.names_seats)
        declared = {name for field in fields for name in (field.view, field.entry) if name}
        return self.verbs.seats | self.events.seats | self.seat_names | declared | COMMON_SEATS

    @cached_property
    def wipe(self) -> Callable[[Any], None]:
        """The rule that empties a record but for players, options, components and chance; in the dialect."""
        return wiper(self.state)

    # ------------------------------------------------------------ views and positions

    def view(self, s: Any, seat: int | None, *, reveal: bool) -> dict[str, Any]:
        """Return what a seat (None: a spectator) knows, JSON-ready; with `reveal` all, from that seat's place."""
        seen = self.drafts.seen_by(s, seat) if self.drafts else s
        s = s if reveal else seen
        awaited = rules.acting(s)
        told = self.facts.view(s, seat, reveal=reveal)
        told |= {"players": s.players, "seat": seat, "acting": [o for o in range(s.players) if awaited >> o & 1]}
        if self.free is not None:
            free = self.free(s)
            told["free"] = [other for other in range(s.players) if free >> other & 1]
        over = awaited == 0
        told["scores"] = [rules.score(s, other) for other in range(s.players)] if over else None
        told["winners"] = [other for other in range(s.players) if rules.wins(s, other)] if over else None
        for facts in told["seats"]:
            facts["score"] = told["scores"][facts["seat"]] if over else None
        if self.drafts:
            told["draft"] = self.drafts.text(s)
        told |= self.derive(s, seat, told, reveal=reveal) if self.derive else {}
        if self.status is not None:
            ended = {"winners": told["winners"], "count": len(told["winners"] or ())}
            status, values = ("over", ended) if over else self.status(seen, seat)
            told["status"] = {"id": status, "args": values}
        return told

    def write_position(self, s: Any) -> dict[str, Any]:
        """Return a record's position, without the entries that all games share."""
        begun = {}
        if self.drafts:
            begun = {ENTRY: self.drafts.write(s)}
            s = self.drafts.seen_by(s, None)
        by_hand = getattr(self.position, "write", None)
        return self.facts.write(s) | (by_hand(s) if by_hand else {}) | begun

    def read_position(self, s: Any, data: Mapping[str, Any]) -> None:
        """Fill a record that holds players and options from such a position; BadPosition says what cannot be."""
        self.wipe(s)
        by_hand = getattr(self.position, "ENTRIES", ())
        reader = self.facts.read(s, data, (*by_hand, ENTRY) if self.drafts else by_hand)
        if self.position:
            self.position.read(s, reader)
        if self.drafts:
            self.drafts.read(s, reader)

    def judge_position(self, s: Any) -> tuple[BadPosition, ...]:
        """Return what of a record no game could lead to, as far as the game can say."""
        judge: Callable[[Any], Iterable[BadPosition]] | None = getattr(self.position, "judge", None)
        return () if judge is None else tuple(judge(s))

    def refusal(self, s: Any, seat: int, move: Move) -> Refusal:
        """Return why a seat may not play a move that is not legal: in the game's words, where it has any."""
        sentence = "the move {move!r} is not possible now"
        return self.explain(s, seat, move) or Refusal("not-legal", {"move": str(move)}, None, sentence)

    def end_reason(self, s: Record) -> str:
        """Return why a finished game ended."""
        return self.endings[self.ending(s)]

    @property
    def package(self) -> str:
        """The package the game lives in."""
        return self.state.__module__.rpartition(".")[0]

    @cached_property
    def rules_hash(self) -> str:
        """SHA-256 over the sources that decide what a game does: the core's and the game's, components included."""
        digest = sha256()
        for package in ("rascals.core", self.package):
            for name, content in sources(files(package)):
                digest.update(f"{package}/{name}:{len(content)}\n".encode() + content)
        return digest.hexdigest()

    def __reduce__(self) -> tuple[Callable[[str], Box], tuple[str]]:
        """A box is pickled as the name of its package, which the receiver has as well."""
        return _box_in, (self.package,)


def _box_in(package: str) -> Box:
    box: Box = import_module(package).BOX
    return box


KNOWN: dict[str, Box] = {}  # the games that have been opened, by name


def seats_of(game: str) -> frozenset[str]:
    """Return the names of all values of a game that are seats; of a game nobody has opened, what all games share."""
    return KNOWN[game].seats if game in KNOWN else COMMON_SEATS


def geometry_of(game: str) -> Board | None:
    """Return the board of a game that has been opened; None where it has none."""
    return KNOWN[game].board if game in KNOWN else None


def sources(folder: Traversable, above: str = "") -> Iterator[tuple[str, bytes]]:
    """Yield what decides what rules do, of a folder and those in it: each source's path from there, its bytes."""
    for entry in sorted(folder.iterdir(), key=lambda item: item.name):
        if entry.is_dir():
            yield from sources(entry, f"{above}{entry.name}/")
        elif entry.name.endswith((".py", ".toml")) and entry.name != "lesson.toml":  # which decides nothing
            yield f"{above}{entry.name}", entry.read_bytes()
