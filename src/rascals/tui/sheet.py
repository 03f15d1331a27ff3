"""A sheet of characters that maps are drawn on. What a sign is drawn with is a `Run` of text and what it shows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple


class Run(NamedTuple):
    """Characters side by side that show the same; `role`: what, as each map names it."""

    text: str
    role: str


Row = list[Run]


class Sheet:
    """A sheet of characters to draw on; what is drawn later covers what was drawn before."""

    def __init__(self, height: int, width: int) -> None:
        self.rows = [[Run(" ", "")] * width for _ in range(height)]

    def put(self, y: int, x: int, text: str, role: str) -> None:
        """Write a text from a place on."""
        for place, sign in enumerate(text, x):
            self.rows[y][place] = Run(sign, role)

    def runs(self) -> Iterator[Row]:
        """Yield the lines, without blanks at their ends."""
        for row in self.rows:
            found = [
                Run("".join(sign for sign, _ in same), role) for role, same in groupby(row, key=lambda one: one[1])
            ]
            while found and not found[-1].text.strip():
                found.pop()
            yield found


def text_of(rows: list[Row]) -> list[str]:
    """Return drawn lines as text alone."""
    return ["".join(run.text for run in row).rstrip() for row in rows]
