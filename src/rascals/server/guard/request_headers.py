"""Reading the headers of a request."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def header(scope: Mapping[str, Any], name: str) -> str | None:
    """A request header's value (the first of that name); None where it is missing."""
    wanted = name.lower().encode()
    for key, value in scope["headers"]:
        if bytes(key).lower() == wanted:
            return bytes(value).decode("latin-1")
    return None
