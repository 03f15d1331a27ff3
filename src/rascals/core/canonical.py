"""Canonical JSON (the form that is hashed), the hash chain through the lines of a saved game, and strict hex."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from rascals.core.errors import BadRecord, quoted

DIGEST = 32  # bytes of a SHA-256


def parsed(text: str) -> Any:
    """Read untrusted JSON; BadRecord if an object has a key twice.

    Some parsers keep the first of two values and some the last, so one text could mean two games.
    """
    return json.loads(text, object_pairs_hook=_unique)


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise BadRecord(f"the entry {quoted(key)} occurs twice in one object")
        found[key] = value
    return found


def canonical(data: object) -> str:
    """Write JSON in the form that is hashed: sorted keys, no spaces, non-ASCII characters not escaped."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def from_hex(text: object, size: int) -> bytes:
    """Decode exactly `size` bytes of lowercase hexadecimal; ValueError for anything else.

    Whatever opens or signs a hash has this single form, so that no part of it can be taken for the text beside it.
    """
    if isinstance(text, str) and len(text) == 2 * size:
        raw = bytes.fromhex(text)
        if raw.hex() == text:
            return raw
    raise ValueError(f"{size} bytes in lowercase hexadecimal")


def chained(before: str, line: Mapping[str, Any]) -> str:
    """Return a line's hash, given the hash before it."""
    return sha256(f"{before}{canonical(line)}".encode()).hexdigest()
