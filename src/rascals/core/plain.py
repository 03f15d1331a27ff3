"""Data as JSON would give them: a caller's own copy of them holds nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rascals.core.arguments import WIDEST, as_whole
from rascals.core.errors import BadJson


def plain(data: Mapping[Any, Any]) -> dict[Any, Any]:
    """Return a copy of an object as JSON would give it; BadJson where it holds what JSON has not.

    So whatever reads it meets no array, which has no truth value, no object that is inside itself, and no number that
    cannot be written. Integers of numpy become integers, and integers that are names within it text. Its own names are
    left as they are.
    """
    try:
        return {key: _plain(key, value) for key, value in data.items()}
    except RecursionError:
        raise BadJson("the data are nested too deep", "data-deep") from None


def _plain(key: Any, value: Any) -> Any:
    """Return a copy of what stands at the entry `key`, or within it."""
    if value is None or type(value) in (str, bool, float):
        return value
    if isinstance(value, str):
        return str.__str__(value)
    if isinstance(value, float):
        return float(value)
    if isinstance(value, Mapping):
        return {_name(key, name): _plain(key, one) for name, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(key, one) for one in value]
    number = as_whole(value)
    if number is None:
        kind = type(value).__name__
        raise BadJson("{key}: text, numbers, lists and objects, not {given}", "entry-kind", key=key, given=kind)
    if abs(number) >= WIDEST:
        raise BadJson("{name}: a number of at most 64 bits", "argument-large", name=key)
    return number


def _name(key: Any, name: Any) -> str:
    """Return the name of an entry within `key` as text."""
    if isinstance(name, str):
        return str.__str__(name)
    if type(name) is int and abs(name) < WIDEST:
        return str(name)
    raise BadJson("{key}: the names of entries are text, not {given!r}", "entry-name", key=key, given=name)
