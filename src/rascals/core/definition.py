"""A game as the core sees it: its name, options, and the modules with its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from types import MappingProxyType
from typing import Any, Protocol

from rascals.core import discovery, rules
from rascals.core.blank import wiper
from rascals.core.board import Board
from rascals.core.components import Components, GameMetadata, metadata_of
from rascals.core.composites import Composites, Phrasing
from rascals.core.conditions import Condition
from rascals.core.drafts import ENTRY, Drafts
from rascals.core.editions import Topic
from rascals.core.entries import by_hand, shape_of
from rascals.core.errors import BadOption, BadPosition, Refusal, listed
from rascals.core.events import Events
from rascals.core.facts import Facts
from rascals.core.moves import Move, Verbs
from rascals.core.observation import Derived, Observation
from rascals.core.phrases import Phrases
from rascals.core.reading import PositionReader
from rascals.core.rules import always_finished
from rascals.core.schema import Schema
from rascals.core.state import GameState, Row
from rascals.core.view_types import OptionValue, View

Status = tuple[str, Mapping[str, Any]]  # the id of a text, `<game>-status-<id>`, and its values

COMMON_SEATS = frozenset({"seat", "acting", "free", "winners"})  # names of values that are seats in every game

HOST = "host"  # as the choice of a seat: the table's host; in a match without a table the game's rules decide


class Rules(Protocol):
    """The rules of a game, in the dialect; `rascals.core.rules` describes each function."""

    def setup(self, s: Any, /) -> None:
        """Set up a new game."""
        ...

    def acting(self, s: Any, /) -> int:
        """Return the seats that have to act, as bits."""
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

    # Optional: `wins(s, seat)`, 1 for a winner, if having the most points is not enough.


class Position(Protocol):
    """Checks across the fields of a position, so that the rules can go on from it, and entries besides the fields."""

    def read(self, s: Any, reader: PositionReader, /) -> None:
        """Complete a state whose entries have been read; BadPosition if the rules could not go on."""
        ...

    # Optional: `ENTRIES`, a mapping of names to entries (`rascals.core.entries`) besides those that fields declare; one
    # that a field declares too takes the field's place.
    # Optional: `judge(s)` yields, as BadPosition, whatever no game could lead to. It refuses nothing: `read` ensures
    # that the rules can go on, `judge` says whether they could have led here.


class Derive(Protocol):
    """The entries of a view besides the fields of the state."""

    def __call__(self, s: Any, seat: int | None, view: dict[str, Any], /, *, reveal: bool) -> Mapping[str, Any]:
        """Return entries to add to `view`; it may also add to the seats in `view`."""
        ...


@dataclass(frozen=True, eq=False)
class GameOption:
    """An option of a game: its name, the number of each choice for the rules, its clause.

    `values`: the number of each choice, or a range of numbers that stand for themselves. `first`: the default; without
    it the first choice. With `seats`, a number among the choices is a seat, valid only with that many players.
    `editions`: the editions that have it, by default all. With `several`, a choice with commas is several words: it is
    read in any order, with commas or spaces or as a list, and written as a list.
    """

    name: str
    values: Mapping[OptionValue, int] | range
    clause: str | None = None
    seats: bool = False
    first: OptionValue | None = None
    editions: tuple[str, ...] = ()
    several: bool = False

    def __post_init__(self) -> None:
        if not isinstance(self.values, range):
            object.__setattr__(self, "values", MappingProxyType(dict(self.values)))

    @property
    def choices(self) -> tuple[OptionValue, ...]:
        """All valid choices."""
        return tuple(self.values)

    @property
    def span(self) -> tuple[int, int] | None:
        """The least and the greatest choice of a range; None if choices are listed."""
        return (self.values[0], self.values[-1]) if isinstance(self.values, range) else None

    def choices_for(self, players: int) -> tuple[OptionValue, ...]:
        """Return the valid choices in a game of `players` players."""
        return tuple(c for c in self.values if not self.seats or not isinstance(c, int) or c < players)

    @property
    def default(self) -> OptionValue:
        """The default choice."""
        return self.choices[0] if self.first is None else self.first

    def number(self, choice: OptionValue) -> int:
        """Return the number that the rules use for a choice."""
        return int(choice) if isinstance(self.values, range) else self.values[choice]

    def read(self, given: object, players: int) -> OptionValue:
        """Return the choice that `given` names, as a value or as text; BadOption lists the valid ones."""
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
        """Return the words of a choice of several words in alphabetical order; none for any other choice."""
        if not self.several:
            return []
        parts = given.lower().replace(",", " ").split() if isinstance(given, str) else given
        return sorted(map(str, parts)) if isinstance(parts, list | tuple) else []

    def as_json(self, choice: OptionValue) -> OptionValue | list[str]:
        """Return a choice as positions and saved games write it: several words as a list."""
        return choice.split(",") if self.several and isinstance(choice, str) and "," in choice else choice

    def hosted(self, choice: OptionValue, host: int) -> OptionValue:
        """Return the choice at a table whose host has the seat `host`."""
        return host if self.seats and choice == HOST else choice


@dataclass(frozen=True, eq=False)
class GameDefinition:
    """The definition of a game: options, state, rules, moves, events, and functions for everything else.

    `version`: of the rules, from 1, raised whenever their behaviour changes; saved games and networks contain it.

    `facts` (positions, views) and `observation` are derived from the fields of the state, the notation from the verbs.

    `determinize` deals again what a seat cannot know, in the dialect. `explain` says why an illegal action is refused;
    it does not decide. `once_legal` says whether earlier rules allowed an illegal action: it is offered to nobody, but
    played in recorded games. `derive` adds to views, whose type is `view_type`, `derived` to observations and
    `position` to positions, which it also checks. `deduced` is what a seat can work out from all it has observed,
    though no view shows it: learning uses it, and `determinize` keeps it. `phrasing` writes composite moves where words
    alone are not enough. `status` says who must do what during a game, as the id of a text and values. `seat_names`:
    names of values in derived entries that are seats; declared ones are known. `check` refuses combinations of changed
    components, `fit` combinations of options. `topics`: what editions may handle differently. Seats that are `free` may
    move, but the game goes on without them.
    """

    name: str
    version: int
    players: Sequence[int]
    options: tuple[GameOption, ...]
    state: type[GameState]
    rules: Rules
    verbs: Verbs
    events: Events
    view_type: type[View]
    determinize: Callable[[Any, int], None]
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
    fit: Callable[[Mapping[str, OptionValue]], None] | None = None
    unfinished: Callable[[Any], int] = always_finished  # 1 in the middle of a composite move
    phrasing: Phrasing | None = None
    capacity: Callable[[Any], int] = lambda _: 0  # room for legal actions from a state on, if it may exceed `actions`
    most_actions: int | None = None  # in games that begin with the setup, if an open-ended verb allows more
    phrases: Phrases | None = None  # what seats can say at a table
    free: Callable[[Any], int] | None = None  # the acting seats, as bits, that nobody waits for
    resting: Callable[[Any, int], int] = lambda _s, _seat: 0  # 1 if a seat decides nothing more in this round
    recall: Callable[[Any, int], Mapping[str, Any]] | None = None  # what `determinize` keeps; None: all
    conditions: tuple[Condition, ...] = ()  # of the conditional moves that a seat may set before its turn
    agreements: frozenset[str] = frozenset()  # kinds of moves that accept whatever is on the table at the moment

    def __post_init__(self) -> None:
        self.verbs.fix()
        self.events.fix()
        self.state.definition = self
        KNOWN[self.name] = self

    @cached_property
    def actions(self) -> int:
        """How many actions there are in games that begin with the setup: 0 … actions - 1."""
        return self.most_actions or self.verbs.count

    def needed(self, s: Any) -> int:
        """Return, as bits, the seats that the game waits for: those in `acting` that are not `free`."""
        awaited = self.rules.acting(s)
        return awaited if self.free is None else awaited & ~self.free(s)

    def options_of(self, edition: str | None) -> list[GameOption]:
        """Return the options that an edition has."""
        return [option for option in self.options if not option.editions or edition in option.editions]

    def room(self, s: Any) -> int:
        """Return the most legal actions that a state, or any that follows it, can have."""
        return max(self.actions, self.capacity(s))

    @cached_property
    def wins(self) -> Callable[[Any, int], int]:
        """The rule that says who has won: the game's own, or the most points."""
        own: Callable[[Any, int], int] = getattr(self.rules, "wins", rules.most_points)
        return own

    @cached_property
    def ending(self) -> Callable[[Any], int]:
        """The rule that says why a game ended: the game's own, or the only reason."""
        own: Callable[[Any], int] = getattr(self.rules, "ending", rules.only_ending)
        return own

    @cached_property
    def composites(self) -> Composites | None:
        """The notation of whole composite moves; None in a game without any."""
        return Composites(self.verbs, self.phrasing, self.unfinished, self.room) if self.verbs.steps else None

    @cached_property
    def drafts(self) -> Drafts | None:
        """What views and positions show of an unfinished composite move, if the game has a `phrasing`."""
        return Drafts(self, self.composites, self.phrasing) if self.composites and self.phrasing else None

    @cached_property
    def facts(self) -> Facts:
        """Positions and views, from the fields."""
        return Facts(self.state, getattr(self.position, "ENTRIES", {}))

    @cached_property
    def observation(self) -> Observation:
        """The observation, from the fields and `derived`."""
        return Observation(self.state, self.derived)

    @cached_property
    def deduction(self) -> Observation:
        """The observation followed by the deductions of a seat: the input for learning."""
        return Observation(self.state, (*self.derived, *self.deduced), "deduction")

    @cached_property
    def components(self) -> Components:
        """The components as data."""
        return Components(self.package, self.state, self.players, self.editions, self.check)

    @cached_property
    def metadata(self) -> GameMetadata:
        """How long a game takes and how hard it is, as its box says."""
        return metadata_of(self.package)

    @cached_property
    def seats(self) -> frozenset[str]:
        """The names of all values, in events, moves and views, that are seats."""
        fields = (field for field in self.state.fields.values() if field.of.names_seats)
        declared = {name for field in fields for name in (field.view, field.entry) if name}
        return self.verbs.seats | self.events.seats | self.seat_names | declared | COMMON_SEATS

    @cached_property
    def wipe(self) -> Callable[[Any], None]:
        """The rule that clears a state except for players, options, components and chance; in the dialect."""
        return wiper(self.state)

    # ------------------------------------------------------------ views and positions

    def view(self, s: Any, seat: int | None, *, reveal: bool) -> dict[str, Any]:
        """Return what a seat (None: a spectator) knows, JSON-ready; with `reveal` everything, from its perspective."""
        seen = self.drafts.seen_by(s, seat) if self.drafts else s
        s = s if reveal else seen
        awaited = rules.acting(s)
        view = self.facts.view(s, seat, reveal=reveal)
        view |= {"players": s.players, "seat": seat, "acting": [o for o in range(s.players) if awaited >> o & 1]}
        if self.free is not None:
            free = self.free(s)
            view["free"] = [other for other in range(s.players) if free >> other & 1]
        over = awaited == 0
        view["scores"] = [rules.score(s, other) for other in range(s.players)] if over else None
        view["winners"] = [other for other in range(s.players) if rules.wins(s, other)] if over else None
        for facts in view["seats"]:
            facts["score"] = view["scores"][facts["seat"]] if over else None
        if self.drafts:
            view["draft"] = self.drafts.text(s)
        view |= self.derive(s, seat, view, reveal=reveal) if self.derive else {}
        if self.status is not None:
            ended = {"winners": view["winners"], "count": len(view["winners"] or ())}
            status, values = ("over", ended) if over else self.status(seen, seat)
            view["status"] = {"id": status, "args": values}
        return view

    def write_position(self, s: Any) -> dict[str, Any]:
        """Return a state's position, without the entries that all games share."""
        draft = {}
        if self.drafts:
            draft = {ENTRY: self.drafts.write(s)}
            s = self.drafts.seen_by(s, None)
        return self.facts.write(s) | draft

    def position_schema(self, s: Any, named: dict[str, Schema]) -> Schema:
        """Return the JSON schema of these positions, in games of which `s` is a state; types are added to `named`."""
        begun = {ENTRY: by_hand(self.drafts.write)} if self.drafts else {}
        return shape_of({**self.facts.entries, **begun}, s, named)

    def read_position(self, s: Any, data: Mapping[str, Any]) -> None:
        """Fill a state that has players and options from such a position; BadPosition names an invalid entry."""
        self.wipe(s)
        reader = self.facts.read(s, data, (ENTRY,) if self.drafts else ())
        if self.position:
            self.position.read(s, reader)
        self.facts.check_what_follows(s, reader)
        if self.drafts:
            self.drafts.read(s, reader)

    def judge_position(self, s: Any) -> tuple[BadPosition, ...]:
        """Return an error for each part of a state that no game could lead to, as far as the game knows."""
        judge: Callable[[Any], Iterable[BadPosition]] | None = getattr(self.position, "judge", None)
        return () if judge is None else tuple(judge(s))

    def refusal(self, s: Any, seat: int, move: Move) -> Refusal:
        """Return why a seat may not play an illegal move, in the game's words if it has any."""
        sentence = "the move {move!r} is not possible now"
        return self.explain(s, seat, move) or Refusal("not-legal", {"move": str(move)}, None, sentence)

    def end_reason(self, s: GameState) -> str:
        """Return why a finished game ended."""
        return self.endings[self.ending(s)]

    @property
    def package(self) -> str:
        """The package the game lives in."""
        return self.state.__module__.rpartition(".")[0]

    def __reduce__(self) -> tuple[Callable[[str], GameDefinition], tuple[str]]:
        """A definition is pickled as the name of its package, which the receiver must have too."""
        return _definition_in, (self.package,)


def _definition_in(package: str) -> GameDefinition:
    discovery.packages()  # a new process does not know the folders of games yet
    definition: GameDefinition = import_module(package).DEFINITION
    return definition


KNOWN: dict[str, GameDefinition] = {}  # the games whose definitions are loaded, by name


def seats_of(game: str) -> frozenset[str]:
    """Return the names of all values of a game that are seats; for a game not loaded yet, those common to all games."""
    return KNOWN[game].seats if game in KNOWN else COMMON_SEATS


def geometry_of(game: str) -> Board | None:
    """Return the board of a loaded game; None if it has none."""
    return KNOWN[game].board if game in KNOWN else None
