"""Reading the headers of a request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def words(scope: Mapping[str, Any], name: str) -> list[str]:
    """Return the items of a list header; several lines of that name are one list, in their order (RFC 9110, 5.3)."""
    wanted = name.lower().encode()
    lines = [bytes(value).decode("latin-1") for key, value in scope["headers"] if bytes(key).lower() == wanted]
    return [word.strip() for line in lines for word in line.split(",")]


def header(scope: Mapping[str, Any], name: str) -> str | None:
    """Return the value of a request header (the first of that name); None if it is missing."""
    wanted = name.lower().encode()
    for key, value in scope["headers"]:
        if bytes(key).lower() == wanted:
            return bytes(value).decode("latin-1")
    return None
