"""Removing personal data from stored JSON: talk, and a person's name, talk, browser and system."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

PLAYED = ("start", "command")  # kinds of entries that are never changed, because a hash chain protects the game


def changed(body: bytes, change: Callable[[Any], Any]) -> bytes | None:
    """Return the JSON after a change; None if it stays the same, or is damaged and must be left as it is."""
    try:
        before = msgspec.json.decode(body)
    except (msgspec.DecodeError, TypeError):
        return None
    after = change(before)
    return None if after == before else msgspec.json.encode(after)


def without_text(value: Any) -> Any:
    """Return a line of talk without its text; anything else unchanged."""
    return _unsaid(value) if isinstance(value, dict) and value.get("text") else value


def _unsaid(line: dict[str, Any]) -> dict[str, Any]:
    """Return a line of talk without its text or phrase."""
    return {key: value for key, value in line.items() if key != "phrase"} | {"text": ""}


def without_person(value: Any, seat: int) -> Any:
    """Return JSON in which every object of that seat has lost its name, its text, its browser and its system."""
    if isinstance(value, list):
        return [without_person(part, seat) for part in value]
    if not isinstance(value, dict):
        return value
    found = {key: without_person(part, seat) for key, part in value.items()}
    if found.get("seat") == seat:
        found |= {"name": f"Player {seat + 1}"} if found.get("name") and not found.get("bot") else {}
        found = _unsaid(found) if found.get("text") else found
        found |= {key: None for key in ("browser", "system") if found.get(key)}
    return found
