"""Components by their paths, and numbers within them, such as `schemes.DR1.tiers.0.goal`."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from rascals.core.errors import BadOption, listed, nearest_first, quoted


def split_path(entries: Mapping[str, Any], path: str) -> tuple[str, list[str | int]]:
    """Return the component in which a path lies, and its way to a number there; BadOption if it leads nowhere.

    `entries`: all components by their paths.
    """
    parts = path.split(".")
    for count in range(len(parts), 0, -1):
        entry = ".".join(parts[:count])
        if entry in entries:
            value, way = entries[entry], list[str | int]()
            for part in parts[count:]:
                at: Any = int(part) if isinstance(value, list) and part.isdecimal() else part
                valid = range(len(value)) if isinstance(value, list) else value if isinstance(value, Mapping) else ()
                if at not in valid:
                    raise BadOption(f"unknown part of {entry} {quoted(part)}; valid: {listed(valid)}")
                way.append(at)
                value = value[at]
            return entry, way
    raise BadOption.unknown("component", path, nearest_first(entries, path))


def value_at(entries: Mapping[str, Any], path: str) -> Any:
    """Return a component, or a number within one; BadOption if there is none."""
    entry, way = split_path(entries, path)
    value = entries[entry]
    for at in way:
        value = value[at]
    return value


def changed(entries: Mapping[str, Any], changes: Mapping[str, Any], path: str, value: Any) -> dict[str, Any]:
    """Return changes of components, with those of `changes`, that give what lies at a path a value."""
    entry, way = split_path(entries, path)
    if not way:
        return {**changes, entry: value}
    whole = inside = deepcopy(changes.get(entry, entries[entry]))
    for at in way[:-1]:
        inside = inside[at]
    inside[way[-1]] = value
    return {**changes, entry: whole}
