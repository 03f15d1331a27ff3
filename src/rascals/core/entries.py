"""The entries of a position, each declared once: it writes its part of a state as JSON, and reads it back.

A field of a state declares the entry with its value (`rascals.core.state`). A game's `position.ENTRIES` declares those
that span several fields or have another shape, composed of parts down to the `slot`, which is a field:

    "hustle": each(LETTERS, seats(slot("hustle")))  # {"R": [0, 3], "Y": [1, 0], …}: the space of each seat's token
    "goons": seats(parts(name=slot("goon"), used=may(slot("ability_used"))))  # [{"name": "rin", "used": true}, …]

The enclosing entries add the indices that select a part, here a colour and a seat. Functions given for a codec, a size
or a condition are rules: they take the state and these indices. An entry is required unless it is wrapped in `may` or
`null`; if it is then missing, its part stays blank, as the whole state is before it is read.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, get_type_hints

from rascals.core.codecs import SEAT, Codec, Laid, closed, or_null
from rascals.core.dealing import shuffle
from rascals.core.errors import quoted
from rascals.core.reading import each_once, number, parts_of, refuse_if, terms, values
from rascals.core.schema import Schema, schema_of

Rule = Callable[..., Any]  # of a state and indices
MISSING, BLANK, ABSENT = object(), object(), object()
NONE: Mapping[str, Any] = MappingProxyType({})  # an object without entries


def always(_s: Any, *_at: int) -> bool:
    """Return True, as a rule."""
    return True


@dataclass(frozen=True)
class PositionEntry:
    """An entry of a position, or a part of one: `write(s, *at)` returns JSON, `read(s, key, given, *at)` reads it.

    `missing`: the value to read if it is left out. MISSING: that is refused; BLANK: its part stays blank; ABSENT:
    `read` decides. `exists`: whether the enclosing object has it. `last`: the order of reading; siblings with a lower
    number are read first. `follows`: it repeats what the other entries say, apart from its parts `unread`, and is
    compared with them in the end. `schema(s, named, *at)`: the JSON schema, which adds TypedDicts to `named`; without
    it, that of the type that `write` declares to return.
    """

    write: Rule
    read: Rule
    missing: Any = MISSING
    exists: Rule = always
    last: int = 0
    follows: bool = False
    unread: tuple[str, ...] = ()
    schema: Rule | None = None

    def shape(self, s: Any, named: dict[str, Schema], *at: int) -> Schema:
        """Return the JSON schema of what `write` returns."""
        if self.schema is not None:
            return self.schema(s, named, *at)  # type: ignore[no-any-return]
        return schema_of(get_type_hints(self.write, include_extras=True).get("return", Any), named)

    def take(self, s: Any, key: str, given: Any, *at: int) -> None:
        """Read the given value; MISSING if there is none."""
        found = self.missing if given is MISSING else given
        refuse_if(found is MISSING, f"{key}: missing")
        if found is not BLANK:
            self.read(s, key, found, *at)


# ---------------------------------------------------------------- fields


def slot(field: str, of: Codec | Rule | None = None) -> PositionEntry:
    """Return a number of a field, or a row of them; `of`: its codec, if it is not the field's."""

    def write(s: Any, *at: int) -> Any:
        return _codec(s, field, of, at).as_position(part(s, field, at))

    def read(s: Any, key: str, given: Any, *at: int) -> None:
        put(s, field, at, numbers(s, _codec(s, field, of, at), key, given, part(s, field, at)))

    def numbers(s: Any, codec: Codec, key: str, given: Any, now: Any) -> Any:
        if not isinstance(now, list) or codec.whole:
            return codec.from_json(key, given, s.players, s.fields[field].highest)
        row = zip(values(key, given, len(now)), now, strict=True)
        return [numbers(s, codec, f"{key}[{place}]", one, inner) for place, (one, inner) in enumerate(row)]

    def schema(s: Any, _named: dict[str, Schema], *at: int) -> Schema:
        codec, now = _codec(s, field, of, at), part(s, field, at)
        found: Schema = codec.position_schema()
        while isinstance(now, list) and not codec.whole:
            found, now = {"type": "array", "items": found}, now[0]
        return found

    return PositionEntry(write, read, schema=schema)


def pile(field: str, of: Laid | Rule | None = None, *, downwards: bool = False, once: bool = False) -> PositionEntry:
    """Return the things in the row of a field, as many as its codec, a `Laid`, counts.

    `downwards`: from the top, which is the last in the row. `once`: no duplicates.
    """

    def write(s: Any, *at: int) -> list[Any]:
        codec = _codec(s, field, of, at)
        first = getattr(s, codec.first) if codec.first else 0
        things: list[Any] = codec.as_position(part(s, field, at)[first : part(s, codec.count, at)])
        return things[::-1] if downwards else things

    def read(s: Any, key: str, given: Any, *at: int) -> None:
        codec = _codec(s, field, of, at)
        things = codec.from_json(key, given, s.players, s.fields[field].highest)
        if once:
            each_once(key, given)
        lay(s, key, field, codec.count, things[::-1] if downwards else things, *at)

    def schema(s: Any, _named: dict[str, Schema], *at: int) -> Schema:
        found: Schema = _codec(s, field, of, at).position_schema()
        return found

    return PositionEntry(write, read, schema=schema)


def lay(s: Any, key: str, field: str, count: str, things: Sequence[Any], *at: int) -> None:
    """Lay things into the row of a field, and write their number into the field `count`."""
    most = len(part(s, field, at))
    refuse_if(len(things) > most, f"{key}: at most {most} entries, not {len(things)}")
    put(s, field, at, list(things))
    put(s, count, at, len(things))


def dealt(field: str, of: Laid | Rule, rest: Rule, *, once: bool = False) -> PositionEntry:
    """Return a pile, written downwards, that is dealt from the cards `rest` if it is null or missing."""
    given_pile = pile(field, of, downwards=True, once=once)

    def read(s: Any, key: str, given: Any, *at: int) -> None:
        if given is not None:
            given_pile.read(s, key, given, *at)
            return
        cards = rest(s, *at)
        lay(s, key, field, _codec(s, field, of, at).count, cards, *at)
        shuffle(s, part(s, field, at), 0, len(cards))

    return PositionEntry(given_pile.write, read, missing=None, last=2, schema=null(given_pile).schema)


def _codec(s: Any, field: str, of: Codec | Rule | None, at: tuple[int, ...]) -> Any:
    codec = of or s.fields[field].of
    return codec if isinstance(codec, Codec) else codec(s, *at)


def part(s: Any, field: str, at: Sequence[int]) -> Any:
    """Return the number or the row at indices of a field."""
    found = getattr(s, field)
    for index in at:
        found = found[index]
    return found


def put(s: Any, field: str, at: Sequence[int], value: Any) -> None:
    """Write a number, or the beginning of a row, at indices of a field."""
    if isinstance(value, list):
        part(s, field, at)[: len(value)] = value
    elif at:
        part(s, field, at[:-1])[at[-1]] = value
    else:
        setattr(s, field, value)


# ---------------------------------------------------------------- entries of entries


def parts(**named: PositionEntry) -> PositionEntry:
    """Return an object of named parts; a trailing `_` keeps a name from being a keyword."""
    return parts_by_name({name.rstrip("_"): one for name, one in named.items()})


def in_order(named: Mapping[str, PositionEntry]) -> list[tuple[str, PositionEntry]]:
    """Return named entries in the order in which they are read."""
    return sorted(named.items(), key=lambda item: item[1].last)


def parts_by_name(named: Mapping[str, PositionEntry]) -> PositionEntry:
    """Return an object of parts, by their names."""

    def write(s: Any, *at: int) -> dict[str, Any]:
        return {name: one.write(s, *at) for name, one in named.items() if one.exists(s, *at)}

    def read(s: Any, key: str, given: Any, *at: int) -> None:
        there = parts_of(key, named, given)
        for name, one in in_order(named):
            if one.exists(s, *at):
                one.take(s, f"{key}.{name}", there.get(name, MISSING), *at)
        parts_of(key, [name for name, one in named.items() if one.exists(s, *at)], given)

    return PositionEntry(write, read, schema=lambda s, types, *at: shape_of(named, s, types, *at))


def shape_of(named: Mapping[str, PositionEntry], s: Any, types: dict[str, Schema], *at: int) -> Schema:
    """Return the JSON schema of an object of named entries."""
    optional = [name for name, one in named.items() if one.missing is not MISSING or one.exists is not always]
    return closed({name: one.shape(s, types, *at) for name, one in named.items()}, optional)


def each(names: Sequence[str], of: PositionEntry, some: str | None = None) -> PositionEntry:
    """Return an object with an entry for each name; with `some`, a field, only for those where it is not 0."""

    def write(s: Any, *at: int) -> dict[str, Any]:
        there = [index for index in range(len(names)) if some is None or part(s, some, (*at, index))]
        return {names[index]: of.write(s, *at, index) for index in there}

    def read(s: Any, key: str, given: Any, *at: int) -> None:
        there = parts_of(key, names, given)
        for index, name in enumerate(names):
            if some is None or name in there:
                of.take(s, f"{key}.{name}", there.get(name, MISSING), *at, index)

    def schema(s: Any, types: dict[str, Schema], *at: int) -> Schema:
        found = {name: of.shape(s, types, *at, index) for index, name in enumerate(names)}
        return closed(found, names if some or of.missing is not MISSING else ())

    return PositionEntry(write, read, last=of.last, schema=schema)


def row(size: Rule, of: PositionEntry, missing: Any = MISSING) -> PositionEntry:
    """Return a list of an entry, whose `size` is a rule. `missing`: the value of each if there is no list."""

    def write(s: Any, *at: int) -> list[Any]:
        return [of.write(s, *at, place) for place in range(size(s, *at))]

    def read(s: Any, key: str, given: Any, *at: int) -> None:
        many = size(s, *at)
        there = [missing] * many if given is None and missing is not MISSING else given
        for place, one in enumerate(values(key, there, many)):
            of.read(s, f"{key}[{place}]", one, *at, place)

    def schema(s: Any, types: dict[str, Schema], *at: int) -> Schema:
        found = {"type": "array", "items": of.shape(s, types, *at, 0)}
        return found if missing is MISSING else or_null(found)

    return PositionEntry(write, read, MISSING if missing is MISSING else None, schema=schema)


def seats(of: PositionEntry, missing: Any = MISSING) -> PositionEntry:
    """Return the list of an entry by seat."""
    return row(lambda s, *_at: s.players, of, missing)


def fixed(*entries: PositionEntry) -> PositionEntry:
    """Return a list of different entries, each in its place."""

    def write(s: Any, *at: int) -> list[Any]:
        return [one.write(s, *at) for one in entries]

    def read(s: Any, key: str, given: Any, *at: int) -> None:
        for one, inner in zip(entries, values(key, given, len(entries)), strict=True):
            one.read(s, key, inner, *at)

    def schema(s: Any, types: dict[str, Schema], *at: int) -> Schema:
        items = [one.shape(s, types, *at) for one in entries]
        return {"type": "array", "prefixItems": items, "items": False, "minItems": len(items)}

    return PositionEntry(write, read, schema=schema)


# ---------------------------------------------------------------- what may be missing


def may(of: PositionEntry, missing: Any = BLANK) -> PositionEntry:
    """Return an entry that may be left out; then `missing` is read."""
    return replace(of, missing=missing)


def null(of: PositionEntry, missing: Any = BLANK, *, blank: Rule | None = None) -> PositionEntry:
    """Return an entry that may be null or left out; written as null where the rule `blank` holds."""

    def write(s: Any, *at: int) -> Any:
        return None if blank and blank(s, *at) else of.write(s, *at)

    def read(s: Any, key: str, given: Any, *at: int) -> None:
        replace(of, missing=missing).take(s, key, MISSING if given is None else given, *at)

    return replace(of, write=write, read=read, missing=missing, schema=_nullable(of))


def _nullable(of: PositionEntry) -> Rule:
    return lambda s, types, *at: or_null(of.shape(s, types, *at))


def when(holds: Rule, of: PositionEntry) -> PositionEntry:
    """Return an entry that is null or missing unless a rule holds."""

    def write(s: Any, *at: int) -> Any:
        return of.write(s, *at) if holds(s, *at) else None

    def read(s: Any, key: str, given: Any, *at: int) -> None:
        if holds(s, *at):
            of.take(s, key, MISSING if given is ABSENT else given, *at)
        else:
            refuse_if(given is not ABSENT and given is not None, f"{key}: null, not {quoted(given)}")

    return replace(of, write=write, read=read, missing=ABSENT, schema=_nullable(of))


def only(exists: Rule, of: PositionEntry) -> PositionEntry:
    """Return a part that an object has only where a rule holds."""
    return replace(of, exists=exists)


def last(of: PositionEntry) -> PositionEntry:
    """Return an entry that is read after its siblings, on which it depends; piles are dealt after it."""
    return replace(of, last=1)


def by_hand(write: Rule) -> PositionEntry:
    """Return an entry that the game's `read` reads, once all others have been read."""
    return PositionEntry(write, lambda *_: None, BLANK)


def following(
    of: PositionEntry, read: Rule | None = None, missing: Any = BLANK, unread: tuple[str, ...] = ()
) -> PositionEntry:
    """Return an entry that must agree with the others; `read` takes from it what they leave open."""
    return replace(of, read=read or (lambda *_: None), missing=missing, last=1, follows=True, unread=unread)


# ---------------------------------------------------------------- codecs for positions alone


@dataclass(frozen=True)
class Diagram(Codec):
    """A row of numbers as lines of letters, `columns` to a line: a number is the index of its letter."""

    letters: str
    lines: int
    columns: int

    whole = True

    def as_json(self, value: Any) -> list[str]:
        """Return the lines."""
        drawn = "".join(self.letters[one] for one in value)
        return [drawn[at : at + self.columns] for at in range(0, len(drawn), self.columns)]

    def from_json(self, key: str, given: Any, _players: int, _highest: int) -> list[int]:
        """Read the lines."""
        valid = f"{self.columns} letters of {' '.join(self.letters)}"
        for at, line in enumerate(values(key, given, self.lines)):
            fits = isinstance(line, str) and len(line) == self.columns and set(line) <= set(self.letters)
            refuse_if(not fits, f"{key}[{at}]: {valid}, not {quoted(line)}")
        return [self.letters.index(letter) for line in given for letter in line]

    def schema(self) -> Schema:
        """Return the schema of the lines."""
        return {"type": "array", "items": {"type": "string"}}


@dataclass(frozen=True)
class Subset(Codec):
    """A row of ones and zeros, as a list of the names with a one. `among`: the names that are valid."""

    names: Sequence[str]
    among: Sequence[str]

    whole = True

    def as_json(self, value: Any) -> list[str]:
        """Return the names."""
        return [name for name, one in zip(self.names, value, strict=True) if one]

    def from_json(self, key: str, given: Any, _players: int, _highest: int) -> list[int]:
        """Read the names."""
        terms(key, given, self.among)
        return [int(name in given) for name in self.names]

    def schema(self) -> Schema:
        """Return the schema of a list of names."""
        return {"type": "array", "items": {"enum": list(self.names)}}


class SeatBits(Codec):
    """A number with a bit for each seat, as a list of the seats."""

    def as_json(self, value: Any) -> list[int]:
        """Return the seats."""
        return [seat for seat in range(value.bit_length()) if value >> seat & 1]

    def from_json(self, key: str, given: Any, players: int, _highest: int) -> int:
        """Read the seats."""
        return sum(1 << seat for seat in _different_seats(key, given, players))

    def schema(self) -> Schema:
        """Return the schema of a list of seats."""
        return {"type": "array", "items": SEAT.schema()}


class Ranks(Codec):
    """A row by seat, as a list of seats: 1 is the first of them, 2 the second; those with 0 are not in it."""

    whole = True

    def as_json(self, value: Any) -> list[int]:
        """Return the seats in their order."""
        return sorted((seat for seat, rank in enumerate(value) if rank), key=value.__getitem__)

    def from_json(self, key: str, given: Any, players: int, _highest: int) -> list[int]:
        """Read the seats."""
        order = _different_seats(key, given, players)
        return [order.index(seat) + 1 if seat in order else 0 for seat in range(players)]

    def schema(self) -> Schema:
        """Return the schema of a list of seats."""
        return {"type": "array", "items": SEAT.schema()}


def _different_seats(key: str, given: Any, players: int) -> list[int]:
    found = [number(key, one, 0, players - 1) for one in values(key, given)]
    each_once(key, found)
    return found
