"""Strict JSON decoding: limited depth, no NaN, no duplicate keys, no undeclared fields."""

from __future__ import annotations

import json
import math
import re
from typing import Any, TypeVar

import msgspec

from rascals.server.guard.refusal import BAD, Invalid

JSON_DEPTH = 8

T = TypeVar("T")
_STRINGS = re.compile(rb'"(?:[^"\\]|\\.)*+"', re.DOTALL)
_BRACKETS = re.compile(rb"[\[\]{}]")


def decode(body: bytes | str, kind: type[T] | Any) -> T:
    """Decode JSON strictly as a msgspec type (or a union of tagged ones); `Invalid` otherwise.

    Refused are more than 8 levels, NaN and infinities, duplicate keys in an object, invalid
    Unicode, and everything that the type does not declare.
    """
    raw = body.encode("utf-8", "surrogatepass") if isinstance(body, str) else body
    _check_depth(raw)
    try:
        json.loads(raw, object_pairs_hook=_unique, parse_constant=_no_constant, parse_float=_finite)
        value: T = msgspec.json.decode(raw, type=kind)
    except Invalid:
        raise
    except msgspec.ValidationError as error:
        raise Invalid(BAD, f"the message is not as declared: {error}") from None
    except (ValueError, RecursionError):  # also msgspec.DecodeError, UnicodeDecodeError
        raise Invalid(BAD, "the message is not valid JSON") from None
    return value


def _check_depth(raw: bytes) -> None:
    depth = 0
    for bracket in _BRACKETS.findall(_STRINGS.sub(b"", raw)):
        depth += 1 if bracket in b"[{" else -1
        if depth > JSON_DEPTH:
            raise Invalid(BAD, f"at most {JSON_DEPTH} levels of JSON")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise Invalid(BAD, "a key stands twice in one object")
    return found


def _no_constant(name: str) -> float:
    raise Invalid(BAD, f"{name} is not a JSON number")


def _finite(text: str) -> float:
    value = float(text)
    if not math.isfinite(value):
        raise Invalid(BAD, "a number is too large")
    return value
