"""Checks and normalises the arguments of public calls before anything is done with them.

A wrong type is a `BadType`, which is a `TypeError`; a wrong value is another `RascalsError`. Counts are checked against
the available memory before anything is allocated.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from numbers import Real
from operator import index
from pathlib import Path
from typing import Any

from rascals.core.errors import BadOption, BadType

WIDEST = 2**63  # no number of games, seats or commands comes near it; seeds may be larger


def integer(name: str, given: Any, least: int | None = None, most: int | None = None) -> int:
    """Return an integer (numpy's too) as an int; bools are refused. `least`, `most`: the valid range."""
    number = given if type(given) is int else as_whole(given)
    if number is None:
        raise wrong_type(name, "int", given)
    if abs(number) >= WIDEST:
        raise too_large(name)
    if least is not None and number < least:
        raise too_low(name, least, number)
    if most is not None and number > most:
        raise too_high(name, most, number)
    return number


def real(name: str, given: Any, least: int) -> float:
    """Return a real number of at least `least` as a float; bools are refused."""
    if isinstance(given, bool) or not isinstance(given, Real):
        raise wrong_type(name, "float", given)
    try:
        number = float(given)
    except OverflowError:
        raise too_large(name) from None
    if not number >= least:  # refuses NaN too
        raise too_low(name, least, number)
    return number


def too_large(name: str) -> BadOption:
    """Return the error for a number that is too large."""
    return BadOption(f"{name}: a number of at most 64 bits")


def too_low(name: str, least: int, given: float) -> BadOption:
    """Return the error for a number below the lowest valid one."""
    return BadOption(f"{name}: {least} or more, not {given}")


def too_high(name: str, most: int, given: int) -> BadOption:
    """Return the error for a number above the highest valid one."""
    return BadOption(f"{name}: at most {most}, not {given}")


def as_whole(given: Any) -> int | None:
    """Return an integer (numpy's too) as an int; None for anything else, including bools."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except TypeError:
        return None


def flag(name: str, given: Any) -> bool:
    """Return an object's truth value as Python defines it; BadType for an object without one, such as an array."""
    if type(given) is bool:
        return given
    try:
        return bool(given)
    except (TypeError, ValueError):
        raise wrong_type(name, "bool", given) from None


def of_type(name: str, given: Any, *types: type) -> None:
    """Raise BadType for a value of none of the types."""
    if not isinstance(given, types):
        raise wrong_type(name, " or ".join(one.__name__ for one in types), given)


def function(name: str, given: Any) -> None:
    """Raise BadType for a value that is not callable."""
    if not callable(given):
        raise wrong_type(name, "Callable", given)


def sequence(name: str, given: Any, *types: type) -> list[Any]:
    """Return the items of an iterable other than text; `types`: the valid types of items, by default any."""
    if isinstance(given, str | bytes | bytearray):
        raise wrong_type(name, "Sequence", given)
    try:
        items = list(given)
    except TypeError:
        raise wrong_type(name, "Sequence", given) from None
    for item in items if types else ():
        of_type(name, item, *types)
    return items


def wrong_type(name: str, valid: str, given: object) -> BadType:
    """Return the error for an argument of the wrong type."""
    return BadType(f"{name} must be of type {valid}, not {type(given).__name__}")


GIGABYTE = 10**9
ADDRESSED = 1 << 47  # bytes: no process can address more


@contextmanager
def room(name: str, count: int, each: int) -> Iterator[None]:
    """Refuse a count of things of `each` bytes that do not fit into memory; they are allocated within this context."""
    needed = -(-count * each // GIGABYTE)
    problem = BadOption(f"{name}: not enough memory for {count}; gigabytes needed: {needed}")
    if count * each > _free():
        raise problem
    try:
        yield
    except MemoryError:
        raise problem from None


def _free() -> int:
    """Return how many bytes of memory are available: on Linux without swapping, elsewhere the total."""
    with suppress(OSError, StopIteration), Path("/proc/meminfo").open(encoding="ascii") as meminfo:
        return next(1024 * int(line.split()[1]) for line in meminfo if line.startswith("MemAvailable:"))
    with suppress(AttributeError, OSError, ValueError):  # not on Windows, which refuses an allocation at once
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return ADDRESSED
