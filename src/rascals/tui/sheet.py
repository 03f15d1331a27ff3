"""A grid of characters on which maps are drawn; each `Run` of text has a role, which selects its style."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple


class Run(NamedTuple):
    """Adjacent characters with one meaning; `role`: the map's name for that meaning, such as a key of `STYLES`."""

    text: str
    role: str


Row = list[Run]


class Sheet:
    """A grid of characters; later text overwrites earlier text."""

    def __init__(self, height: int, width: int) -> None:
        self.rows = [[Run(" ", "")] * width for _ in range(height)]

    def put(self, y: int, x: int, text: str, role: str) -> None:
        """Write a text into row `y` from column `x`."""
        for column, sign in enumerate(text, x):
            self.rows[y][column] = Run(sign, role)

    def runs(self) -> Iterator[Row]:
        """Yield the rows as runs, without trailing blanks."""
        for row in self.rows:
            found = [
                Run("".join(sign for sign, _ in same), role) for role, same in groupby(row, key=lambda one: one[1])
            ]
            while found and not found[-1].text.strip():
                found.pop()
            yield found


def text_of(rows: list[Row]) -> list[str]:
    """Return rows as plain text."""
    return ["".join(run.text for run in row).rstrip() for row in rows]
