"""Arguments of public calls: of the right type, in one form, before anything is done with them.

A wrong type is a `BadType`, which is a `TypeError`; a wrong value is another `RascalsError`.
"""

from __future__ import annotations

from operator import index
from typing import Any

from rascals.core.errors import BadOption, BadType

WIDEST = 2**63  # no number of games, seats or commands comes near it; seeds may be larger


def integer(name: str, given: Any) -> int:
    """Return an integer as an int, one of numpy too; a truth value is none."""
    number = given if type(given) is int else as_whole(given)
    if number is None:
        raise wrong_type(name, "int", given)
    if abs(number) >= WIDEST:
        raise BadOption("{name}: a number of at most 64 bits", "argument-large", name=name)
    return number


def as_whole(given: Any) -> int | None:
    """Return an integer as an int, one of numpy too; None for what is none, a truth value among them."""
    if isinstance(given, bool):
        return None
    try:
        return index(given)
    except TypeError:
        return None


def flag(name: str, given: Any) -> bool:
    """Return a truth value, or what Python takes for one; an array is none."""
    if type(given) is bool:
        return given
    try:
        return bool(given)
    except (TypeError, ValueError):
        raise wrong_type(name, "bool", given) from None


def of_type(name: str, given: Any, *types: type) -> None:
    """Refuse what is of none of the types."""
    if not isinstance(given, types):
        raise wrong_type(name, " or ".join(one.__name__ for one in types), given)


def sequence(name: str, given: Any) -> list[Any]:
    """Return the items of something that can be iterated over and is no text."""
    if isinstance(given, str | bytes | bytearray):
        raise wrong_type(name, "Sequence", given)
    try:
        return list(given)
    except TypeError:
        raise wrong_type(name, "Sequence", given) from None


def wrong_type(name: str, valid: str, given: object) -> BadType:
    """Return the error of an argument of another type than the valid."""
    sentence = "{name} must be of type {valid}, not {given}"
    return BadType(sentence, "argument-type", name=name, valid=valid, given=type(given).__name__)
