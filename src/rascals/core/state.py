"""States: the state of a game as a fixed-size struct: named integers and arrays of integers, declared as a class.

    class State(GameState):
        phase: int = i8(of=Words(PHASES), seen=ALL)
        mice: Row = i16(SEATS, by=SEAT, seen=sees_mice)                     # a list of SEATS integers
        hand: Grid = i8(SEATS, KINDS, by=SEAT, of=Counts(PETS), seen=OWNER)  # a list of SEATS lists of KINDS integers

An instance is a plain object whose numbers are Python integers. The same declaration defines the memory layout of the
compiled execution (`rascals.compiled`), so every field has a width. The declared meaning and visibility of the fields
define positions, views and observations (`facts`, `observation`).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from math import prod
from typing import Any, ClassVar, Self

from rascals.core.codecs import PLAIN, Codec, Number, Seat
from rascals.core.codegen import generated

Row = list[int]
Grid = list[list[int]]
Sees = Callable[[Any, int, int], int]  # (state, seat or place it belongs to, viewer; -1: a spectator) -> 1 or 0

ALL = "all"  # everybody sees the field
OWNER = "owner"  # only the seat whose part it is; when the game is over everybody
OWNER_ONLY = "owner only"  # only the seat whose part it is, also when the game is over
OPTION = "option"  # an option of the game, settled before it begins
WORD = 8  # bytes
_CODES = {8: "b", 16: "h", 64: "q"}  # those of `array`, by bits


@dataclass(frozen=True)
class Field:
    """A field: the width of its numbers in bits (signed), its shape `()`, `(n,)` or `(n, m)`, and what it means.

    `of`: what its numbers stand for. `by`: SEAT if the first axis counts seats. `seen`: who sees it, ALL, OWNER,
    OWNER_ONLY or a rule in the dialect; None: no view and no observation contains it. `view`: its name in views, None
    if the game shows it there in another shape. `entry`: its name in positions, None if it follows from other entries.
    `missing`: its value (for each seat) if a position omits it, None if it is required. `data`: the path of the
    component that fills it; several paths: one for each entry of its first axis.
    """

    bits: int
    shape: tuple[int, ...]
    of: Codec = PLAIN
    by: Codec | None = None
    seen: Sees | str | None = None
    view: str | None = ""
    entry: str | None = ""
    missing: Any = None
    data: str | tuple[str, ...] | None = None

    @property
    def lowest(self) -> int:
        """The least number that fits."""
        return -(1 << (self.bits - 1))

    @property
    def highest(self) -> int:
        """The greatest number that fits."""
        return (1 << (self.bits - 1)) - 1

    @property
    def by_seat(self) -> bool:
        """Whether each seat has its own part."""
        return isinstance(self.by, Seat)


def _declared(bits: int, shape: tuple[int, ...], about: dict[str, Any]) -> Any:
    if len(shape) > 2:
        raise TypeError(f"a field has at most two axes, not {len(shape)}: {shape}")
    return Field(bits, shape, **about)


def i8(*shape: int, **about: Any) -> Any:
    """Declare a field of signed 8-bit numbers; `about`: attributes of `Field`, by name."""
    return _declared(8, shape, about)


def i16(*shape: int, **about: Any) -> Any:
    """Declare a field of signed 16-bit numbers."""
    return _declared(16, shape, about)


def i64(*shape: int, **about: Any) -> Any:
    """Declare a field of signed 64-bit numbers."""
    return _declared(64, shape, about)


def option(**about: Any) -> Any:
    """Declare a field for an option of the game: a small number that never changes during a game."""
    return i8(seen=OPTION, entry=None, **about)


def component(
    bits: int,
    *shape: int,
    data: str | Sequence[str],
    least: int = 0,
    most: int | None = None,
    of: Codec | None = None,
) -> Any:
    """Declare a field for numbers of the game's components; `data` is their path in `box.toml`.

    Several paths: one for each entry, or row, of the field. `{players}` and `{edition}` in a path are replaced by those
    of the game. A list shorter than the field is padded with zeros. Valid changes are from `least` to `most` (None:
    what the field can hold). `of`: their form in the file (`rascals.core.forms`), if they are not numbers.
    """
    places = data if isinstance(data, str) else tuple(data)
    return _declared(bits, shape, {"data": places, "entry": None, "of": of or Number(least, most)})


def _named(name: str, field: Field) -> Field:
    """Return a field whose names in views and positions default to its own name."""
    return replace(
        field, view=name if field.view == "" else field.view, entry=name if field.entry == "" else field.entry
    )


class _Declaration(type):
    """Turns declared fields into slots, so that a misspelt field is an error and not a new attribute."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        own = {key: _named(key, value) for key, value in body.items() if isinstance(value, Field)}
        rest = {key: value for key, value in body.items() if key not in own}
        inherited = {key: value for base in reversed(bases) for key, value in getattr(base, "fields", {}).items()}
        rest["__slots__"] = (*body.get("__slots__", ()), *own)
        rest["fields"] = inherited | own
        return super().__new__(mcs, name, bases, rest)


class GameState(metaclass=_Declaration):
    """The base of every game's state: the chance words, and the fields its class declares.

    `source` and `emitted` exist in the plain execution only: the source of chance, if it is not the state
    itself, and the list that collects the events of the current action (None: events are dropped).
    """

    __slots__ = ("emitted", "source")

    fields: ClassVar[dict[str, Field]]
    definition: ClassVar[Any]  # the game whose state it is

    source: Callable[[GameState, int], int] | None
    emitted: list[tuple[int, tuple[int, ...]]] | None
    chance: Row = i64(4, entry=None)
    players: int = i8(seen=OPTION, entry=None)

    def __init__(self) -> None:
        self.source = None
        self.emitted = None
        for name, field in self.fields.items():
            setattr(self, name, zeros(field.shape))

    def copy(self) -> Self:
        """Return an independent copy with its own generator; its events are dropped."""
        twin = object.__new__(type(self))
        _copier(type(self))(self, twin)
        return twin

    def own(self) -> None:
        """Copy the components too, which states of a game share, so that the caller may change this state."""
        _owner(type(self))(self)

    def values(self) -> dict[str, Any]:
        """Return every field by name; arrays are copied."""
        twin = self.copy()
        twin.own()
        return {name: getattr(twin, name) for name in self.fields}

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]  # states change

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value}' for name, value in self.values().items())})"


@cache
def laid_out(state: type[GameState]) -> list[tuple[str, Field]]:
    """Return the fields of a state in their order in memory: the widest first, so that none straddles a word.

    Within a width the short fields come first, so data that rules read often lies in few cache lines.
    """
    return sorted(state.fields.items(), key=lambda item: (-item[1].bits, prod(item[1].shape)))


def packed(s: GameState) -> bytes:
    """Return the bytes of a state in memory, in whole words; OverflowError if a number does not fit."""
    found = bytearray()
    for name, field in laid_out(type(s)):
        value = getattr(s, name)
        numbers = chain.from_iterable(value) if len(field.shape) > 1 else value if field.shape else (value,)
        found += array(_CODES[field.bits], numbers).tobytes()
    return bytes(found) + bytes(-len(found) % WORD)


def zeros(shape: tuple[int, ...]) -> Any:
    """Return zeros in a shape: a number, a row or rows."""
    if len(shape) < 2:
        return [0] * shape[0] if shape else 0
    return [zeros(shape[1:]) for _ in range(shape[0])]


@cache
def _copier(state: type[GameState]) -> Callable[[GameState, GameState], None]:
    """Return the function that copies a state into a new one of its class, with one assignment for each field.

    It is generated because searches spend much of their time copying; a loop over the fields takes three times as long.
    """
    lines = [f"    twin.{name} = {_copying(name, field)}" for name, field in state.fields.items()]
    return generated(
        ["def copy(s, twin):", "    twin.source = twin.emitted = None", *lines], "copy", state.__module__, {}
    )


@cache
def _owner(state: type[GameState]) -> Callable[[GameState], None]:
    """Return the function that replaces the components of a state by copies; generated for speed, like `_copier`."""
    shared = {name: len(field.shape) for name, field in state.fields.items() if field.data is not None and field.shape}
    lines = [f"    s.{name} = {_sliced(f's.{name}', depth)}" for name, depth in shared.items()]
    return generated(["def own(s):", *(lines or ["    pass"])], "own", state.__module__, {})


def _copying(name: str, field: Field) -> str:
    """Return the expression that copies a field; components never change and are shared."""
    shared = not field.shape or field.data is not None
    return f"s.{name}" if shared else _sliced(f"s.{name}", len(field.shape))


def _sliced(rows: str, depth: int) -> str:
    """Return the expression that copies rows of this depth (1: a row of numbers)."""
    return f"{rows}[:]" if depth == 1 else f"[{_sliced('row', depth - 1)} for row in {rows}]"
