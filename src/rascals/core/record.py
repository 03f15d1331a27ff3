"""Records: the state of a game as named integers and arrays of integers, declared as a class.

    class State(Record):
        phase: int = i8()
        mice: Row = i16(SEATS)         # a list of SEATS integers
        hand: Grid = i8(SEATS, KINDS)  # a list of SEATS lists of KINDS integers

An instance is a plain object whose numbers are Python integers. The same declaration gives the memory
layout of the compiled execution (`rascals.core.compiled`), which is why every field names its width.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, ClassVar, NamedTuple, Self

Row = list[int]
Grid = list[list[int]]


class Field(NamedTuple):
    """The width of a field's numbers in bits (signed) and its shape: `()`, `(n,)`, `(n, m)`, …"""

    bits: int
    shape: tuple[int, ...]

    @property
    def lowest(self) -> int:
        """The least number that fits."""
        return -(1 << (self.bits - 1))

    @property
    def highest(self) -> int:
        """The greatest number that fits."""
        return (1 << (self.bits - 1)) - 1


def i8(*shape: int) -> Any:
    """Declare a field of signed 8-bit numbers."""
    return Field(8, shape)


def i16(*shape: int) -> Any:
    """Declare a field of signed 16-bit numbers."""
    return Field(16, shape)


def i64(*shape: int) -> Any:
    """Declare a field of signed 64-bit numbers."""
    return Field(64, shape)


class _Declaration(type):
    """Turns declared fields into slots, so that a misspelt field is an error and not a new attribute."""

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> Any:
        own = {key: value for key, value in body.items() if isinstance(value, Field)}
        rest = {key: value for key, value in body.items() if key not in own}
        inherited = {key: value for base in reversed(bases) for key, value in getattr(base, "fields", {}).items()}
        rest["__slots__"] = (*body.get("__slots__", ()), *own)
        rest["fields"] = inherited | own
        return super().__new__(mcs, name, bases, rest)


class Record(metaclass=_Declaration):
    """The base of every game's state: the chance words, and the fields its class declares.

    `source` and `told` exist in the plain execution only: where chance comes from when not from the record
    itself, and the list that takes the events of the action being applied (None: nobody listens).
    """

    __slots__ = ("source", "told")

    fields: ClassVar[dict[str, Field]]
    rules: ClassVar[Any]
    knowledge: ClassVar[Any]

    source: Callable[[Record, int], int] | None
    told: list[tuple[int, ...]] | None
    chance: Row = i64(4)

    def __init__(self) -> None:
        self.source = None
        self.told = None
        for name, field in self.fields.items():
            setattr(self, name, _zeros(field.shape))

    def copy(self) -> Self:
        """Return an independent copy; nobody listens to its events and its chance is its own."""
        twin = object.__new__(type(self))
        _copier(type(self))(self, twin)
        return twin

    def values(self) -> dict[str, Any]:
        """Return every field by name; arrays are copied."""
        return {name: _copied(getattr(self, name), field.shape) for name, field in self.fields.items()}

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]  # records change

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value}' for name, value in self.values().items())})"


def _zeros(shape: tuple[int, ...]) -> Any:
    if not shape:
        return 0
    return [_zeros(shape[1:]) for _ in range(shape[0])] if len(shape) > 1 else [0] * shape[0]


def _copied(value: Any, shape: tuple[int, ...]) -> Any:
    if not shape:
        return value
    return [_copied(part, shape[1:]) for part in value] if len(shape) > 1 else value[:]


@cache
def _copier(state: type[Record]) -> Callable[[Record, Record], None]:
    """Return the function that writes a record into a fresh one of its class, an assignment a field.

    It is generated because copies are what searches wait for: a loop over the fields takes three times as long.
    """
    lines = [f"    twin.{name} = {_copying(f's.{name}', len(field.shape))}" for name, field in state.fields.items()]
    source = "\n".join(("def copy(s, twin):", "    twin.source = twin.told = None", *lines))
    made: dict[str, Any] = {}
    exec(source, made)  # noqa: S102 - made of the names of fields alone
    copy: Callable[[Record, Record], None] = made["copy"]
    return copy


def _copying(value: str, axes: int) -> str:
    """Return the expression that copies a value of so many axes."""
    if axes < 2:
        return f"{value}[:]" if axes else value
    return f"[{_copying(f'part{axes}', axes - 1)} for part{axes} in {value}]"
