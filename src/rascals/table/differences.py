"""What differs between two values of JSON, as a JSON Patch (RFC 6902) of `add`, `remove` and `replace`.

The patch is a function of the two values alone, so a viewer who has been shown both learns nothing more from it. A part
is replaced as a whole if a patch of what is inside it would be longer; so is an object whose keys would otherwise end
up in another order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rascals.table.messages import Difference, encode


def differences(before: dict[str, Any], after: dict[str, Any]) -> list[Difference]:
    """Return the operations that turn one object into another, to be applied in this order; empty if they are equal.

    Keys are strings. A field must not change between a boolean and a number, because Python holds 1 equal to True.
    Structs are compared, and replaced, as a whole.
    """
    return list(_within_object(before, after, ""))


def _between(before: Any, after: Any, path: str) -> list[Difference]:
    if isinstance(before, dict) and isinstance(after, dict) and _in_order(before, after):
        within = list(_within_object(before, after, path))
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple):
        within = list(_within_list(before, after, path))
    else:
        return [Difference("replace", path, after)]
    whole = [Difference("replace", path, after)]
    return within if len(within) < 2 or len(encode(within)) <= len(encode(whole)) else whole


def _in_order(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Return whether all added keys come last, so that a patched object has its keys in the order of the new one."""
    kept = [key for key in before if key in after]
    return kept == list(after)[: len(kept)]


def _within_object(before: dict[str, Any], after: dict[str, Any], path: str) -> Iterator[Difference]:
    for key in before:
        if key not in after:
            yield Difference("remove", _deeper(path, key))
    for key, value in after.items():
        if key not in before:
            yield Difference("add", _deeper(path, key), value)
        elif before[key] != value:
            yield from _between(before[key], value, _deeper(path, key))


def _within_list(
    before: list[Any] | tuple[Any, ...], after: list[Any] | tuple[Any, ...], path: str
) -> Iterator[Difference]:
    for index, (old, new) in enumerate(zip(before, after, strict=False)):
        if old != new:
            yield from _between(old, new, f"{path}/{index}")
    for index in range(len(before) - 1, len(after) - 1, -1):
        yield Difference("remove", f"{path}/{index}")
    for value in after[len(before) :]:
        yield Difference("add", f"{path}/-", value)


def _deeper(path: str, key: str) -> str:
    """Return the JSON Pointer (RFC 6901) to the value under a key of the object at `path`."""
    return f"{path}/{key.replace('~', '~0').replace('/', '~1')}"
