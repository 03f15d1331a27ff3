"""Canonical JSON, the one form that is hashed, and the hash chain through the lines of a saved game."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any


def canonical(data: object) -> str:
    """Write JSON in the one way that is hashed: sorted keys, no spaces, characters as they are."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)


def chained(before: str, line: Mapping[str, Any]) -> str:
    """Return a line's hash, given the hash before it."""
    return sha256(f"{before}{canonical(line)}".encode()).hexdigest()
