"""Provenance of the values of a `box.toml`: `from` in any table, as one word for the table or one word for each path.

    from = { spaces = "house", "spaces.7" = "rulebook" }    # the longest path that fits counts

Older files have `source` instead, with free text that is not checked; no game here does.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rascals.core.errors import BadData, listed, quoted

WORDS = ("rulebook", "inferred", "house")  # printed in the rulebook; follows from what is printed; made for Rascals
FROM, FREELY = "from", "source"


def is_one(path: str) -> bool:
    """Return whether a path is the provenance of values in its table."""
    return path.rpartition(".")[2] in (FROM, FREELY)


def check(path: str, given: object, values: Mapping[str, Any]) -> None:
    """Refuse unknown words, and paths that match none of the `values`, which are given by path; BadData names them."""
    table, _, key = path.rpartition(".")
    if key == FREELY:
        return
    for inner, word in _words(given):
        where = _joined(path, inner)
        if not _names(_joined(table, inner), values):
            raise BadData(f"{where}: {_joined(table, inner)} names nothing in the table", key=where)
        if word not in WORDS:
            raise BadData(f"{where}: where it was found, one of {listed(WORDS)}, not {quoted(word)}", key=where)


def found(path: str, entries: Mapping[str, Any]) -> dict[str, str]:
    """Return the words for a value and for parts of it, by the path within it; "" is the value itself.

    The nearest table around it counts, and there the longest path. Empty if there is no provenance.
    """
    parts = path.split(".")
    for size in range(len(parts) - 1, -1, -1):
        table, inner = ".".join(parts[:size]), ".".join(parts[size:])
        given = entries.get(_joined(table, FROM), entries.get(_joined(table, FREELY)))
        words = {one: str(word) for one, word in _words(given) if given is not None}
        whole = max((one for one in words if _within(inner, one)), key=len, default=None)
        within = {one[len(inner) + 1 :]: word for one, word in words.items() if one != inner and _within(one, inner)}
        if whole is not None or within:
            return ({} if whole is None else {"": words[whole]}) | within
    return {}


def _within(path: str, around: str) -> bool:
    return not around or path == around or path.startswith(f"{around}.")


def _words(given: object, before: str = "") -> Iterator[tuple[str, object]]:
    """Yield each word with its path in the table; one word for all of it has none."""
    if not isinstance(given, Mapping):
        yield before, given
        return
    for key, value in given.items():
        yield from _words(value, _joined(before, key))


def _names(path: str, values: Mapping[str, Any]) -> bool:
    """Return whether there is something at a path: a value, a table of values, or a part of one."""
    if not path or path in values or any(one.startswith(f"{path}.") for one in values):
        return True
    return any(path.startswith(f"{one}.") and _reaches(values[one], path[len(one) + 1 :]) for one in values)


def _reaches(value: Any, inner: str) -> bool:
    for step in inner.split("."):
        if isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        elif isinstance(value, Mapping) and step in value:
            value = value[step]
        else:
            return False
    return True


def _joined(*parts: object) -> str:
    return ".".join(str(part) for part in parts if part != "")
