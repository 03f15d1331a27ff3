"""Any game's view in sentences, from its keys and values alone."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from rascals.core.definition import geometry_of, seats_of
from rascals.tui import wording

# Entries of every view that describe the game or its status, not its state.
FRAME = frozenset(
    {"game", "edition", "options", "data", "status", "seat", "players", "acting", "free"}
    | {"scores", "winners", "end_reason"}
)


class Lines(wording.Lines):
    """The sentences of any game."""

    def whole(self) -> list[str]:
        """Return the view, one entry per line, with its parts indented below; unknown entries are left out."""
        said = self.places()
        for key, value in self.view.items():
            if key not in FRAME and value is not None:
                said += self.entry(key, value)
        return said

    def places(self) -> list[str]:
        """Return each place of the game's board with the seats and things on it; empty without a board."""
        board = geometry_of(self.game)
        if board is None:
            return []
        here: dict[str, list[str]] = {place: [] for place in board.places}
        for key, value in self.view.items():
            for place in named(value, here):
                here[place].append(title(key))
        for fields in self.view.get("seats") or ():
            standing = [(key, place) for key, value in fields.items() for place in named(value, here)]
            for key, place in standing:  # the first field of a seat that names a place is the seat's own position
                name = self.names[fields["seat"]]
                here[place].append(name if key == standing[0][0] else f"{name} ({title(key)})")
        listed = [f"  {self.term(place)}: {', '.join(things) or '–'}" for place, things in here.items()]
        return [f"{self.words.text('tui-places')}:", *listed]

    def entry(self, key: str, value: Any, depth: int = 0) -> list[str]:
        """Return one entry and its parts."""
        indent = "  " * depth
        if simple(value):
            return [f"{indent}{title(key)}: {self.said(key, value)}"]
        return [f"{indent}{title(key)}:", *self.parts(value, depth + 1)]

    def parts(self, value: Any, depth: int) -> Iterator[str]:
        """Yield the lines of a list or object that does not fit on one line."""
        pairs = value.items() if isinstance(value, dict) else ((str(n), item) for n, item in enumerate(value, start=1))
        for key, item in pairs:
            if isinstance(item, dict) and all(simple(inner) for inner in item.values()):
                known = {name: inner for name, inner in item.items() if inner is not None}
                inside = "; ".join(f"{title(name)}: {self.said(name, inner)}" for name, inner in known.items())
                yield f"{'  ' * depth}{title(key)}. {inside}"
            else:
                yield from self.entry(key, item, depth)

    def said(self, key: str, value: Any) -> str:
        """Return a simple value in words: seats as names, terms translated, None as "unknown"."""
        if value is None:
            return self.words.text("unknown")
        if isinstance(value, bool):
            return self.words.text("yes" if value else "no")
        if isinstance(value, list):
            return ", ".join(self.said(key, item) for item in value) or self.words.text("none")
        if isinstance(value, int) and key in seats_of(self.game) and value < len(self.names):
            return self.names[value]
        return self.term(value) if isinstance(value, str) else str(value)


def simple(value: Any) -> bool:
    """Return whether a value fits on one line: it contains no objects or lists."""
    if isinstance(value, list):
        return not any(isinstance(item, (dict, list)) for item in value)
    return not isinstance(value, dict)


def title(key: str) -> str:
    """Return a key in words."""
    return key.replace("_", " ")


def named(value: Any, known: Collection[str]) -> list[str]:
    """Return the places that a value names: a place, or a list of nothing but places."""
    listed = value if isinstance(value, list) else [value]
    return listed if all(isinstance(place, str) and place in known for place in listed) else []
