"""The differences between two JSON values, as a JSON Patch (RFC 6902) of `add`, `remove` and `replace`.

The patch is a function of the two values alone, so a viewer who has seen both learns nothing more from it. A part is
replaced as a whole if a patch of its contents would be longer; so is an object whose keys would otherwise end up in
another order.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import eq
from typing import Any

from rascals.table.messages import Difference, encode

LISTS = frozenset({list, tuple})
PARTED = LISTS | {dict}
ESCAPES = str.maketrans({"~": "~0", "/": "~1"})  # of a key in a JSON Pointer (RFC 6901)


def differences(before: dict[str, Any], after: dict[str, Any]) -> list[Difference]:
    """Return the operations that turn one object into another, to be applied in this order; empty if they are equal.

    Keys are strings. A field must not change between a boolean and a number, because Python holds 1 equal to True.
    Structs are compared, and replaced, as a whole.
    """
    found: list[Difference] = []
    _within_object(before, after, "", found)
    return found


def _between(before: Any, after: Any, path: str, found: list[Difference]) -> None:
    """Add the operations between two values that differ: on their contents, or on the whole if that is shorter."""
    first, kinds = len(found), (type(before), type(after))
    if kinds == (dict, dict) and _in_order(before, after):
        _within_object(before, after, path, found)
    elif LISTS.issuperset(kinds) and not _all_new(before, after):
        _within_list(before, after, path, found)
    else:
        found.append(Difference("replace", path, after))
    if len(found) > first + 1:
        whole = [Difference("replace", path, after)]
        if len(encode(found[first:])) > len(encode(whole)):
            found[first:] = whole


def _all_new(before: Sequence[Any], after: Sequence[Any]) -> bool:
    """Return whether no item of a list is unchanged or could be patched: then replacing the whole is always shorter."""
    several = max(len(before), len(after)) > 1
    return several and PARTED.isdisjoint(map(type, after)) and not any(map(eq, before, after))


def _in_order(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Return whether all added keys come last, so that the patched object has its keys in the new order."""
    kept = list(filter(after.__contains__, before))
    return kept == list(after)[: len(kept)]


def _within_object(before: dict[str, Any], after: dict[str, Any], path: str, found: list[Difference]) -> None:
    found += [Difference("remove", f"{path}/{key.translate(ESCAPES)}") for key in before if key not in after]
    for key, value in after.items():
        if key not in before:
            found.append(Difference("add", f"{path}/{key.translate(ESCAPES)}", value))
        elif before[key] != value:
            _between(before[key], value, f"{path}/{key.translate(ESCAPES)}", found)


def _within_list(before: Sequence[Any], after: Sequence[Any], path: str, found: list[Difference]) -> None:
    for index, (old, new) in enumerate(zip(before, after, strict=False)):
        if old != new:
            _between(old, new, f"{path}/{index}", found)
    found += [Difference("remove", f"{path}/{index}") for index in range(len(before) - 1, len(after) - 1, -1)]
    found += [Difference("add", f"{path}/-", value) for value in after[len(before) :]]
