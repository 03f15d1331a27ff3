"""What the pages of figures share: self-contained HTML without scripts, tables, intervals as drawings, saved games."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import NamedTuple

HOW_SHOWN = """<h2>Games that show it</h2>
<p class="hint">“rascals replay FILE” steps through a saved game; a command plays the game again and saves it.</p>"""
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf8; --soft: #767060; --line: #d8d3c4; --mark: #1d6b5e; }
@media screen and (prefers-color-scheme: dark) {
  :root { --ink: #ece8dc; --paper: #1c1b18; --soft: #a8a291; --line: #45413a; --mark: #6fd3bf; }
}
body { font: 16px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 2rem auto;
  max-width: 78rem; padding: 0 1rem; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
caption { text-align: start; font-weight: 600; padding: 1.2rem 0 .4rem; }
th, td { padding: .3rem .8rem .3rem 0; border-bottom: 1px solid var(--line); text-align: end; vertical-align: middle;
  white-space: nowrap; }
th:first-child { text-align: start; white-space: normal; min-width: 12rem; font-weight: 400; }
thead th, thead th:first-child { font-weight: 600; }
small, .hint { color: var(--soft); }
a { color: var(--mark); }
code { overflow-wrap: anywhere; }
li:target { outline: 2px solid var(--mark); }
td svg { display: block; }
td svg line { stroke: var(--soft); stroke-width: 2; }
td svg circle { fill: var(--mark); }
@media (max-width: 40rem) { body { margin: 1rem auto; } th:first-child { min-width: 6rem; } }
"""


def document(title: str, parts: Iterable[str], style: str = "") -> str:
    """Return a whole page in English."""
    head = [
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>",
    ]
    return "\n".join([*head, *parts, "</body>\n</html>\n"])


def paragraph(text: str, *, hint: bool = False) -> str:
    """Return a paragraph of plain text; a hint is in a soft colour."""
    return f'<p class="hint">{escape(text)}</p>' if hint else f"<p>{escape(text)}</p>"


class ShownGame(NamedTuple):
    """A game that shows a figure: number, place on the page, name, where it is saved, the command that plays it."""

    number: object
    anchor: str
    name: str
    saved: Path | None
    command: str

    def again(self, folder: Path) -> str:
        """Return as HTML how to see it again; a link to a saved game is relative to `folder`."""
        if self.saved is None:
            return f"<code>{escape(self.command)}</code>"
        return f'<a href="{escape(address(self.saved, folder))}">{escape(self.saved.name)}</a>'


@dataclass(frozen=True)
class Cell:
    """A cell of a table: its text and the games that show it; on a page also a drawing, a colour behind it, a hint."""

    text: str
    games: Sequence[ShownGame] = ()
    drawing: str = ""
    colour: str = ""
    hint: str = ""

    def __str__(self) -> str:
        """Return it as a terminal shows it."""
        return self.text + "".join(f" #{game.number}" for game in self.games)

    def html(self) -> str:
        """Return it as a cell of HTML."""
        links = (f' <small><a href="#{escape(one.anchor)}">#{one.number}</a></small>' for one in self.games)
        given = f' style="background:{self.colour}" title="{escape(self.hint)}"' if self.colour else ""
        return f"<td{given}>{escape(self.text)}{''.join(links)}{self.drawing}</td>"


class Table(NamedTuple):
    """A table for a terminal and for a page; the first column has the names of the rows.

    `matrix`: the other columns have the same names; a terminal has no room for the games that show its cells.
    """

    caption: str
    heads: Sequence[str]
    rows: Sequence[Sequence[Cell]]
    matrix: bool = False

    def texts(self) -> list[list[str]]:
        """Return the rows as a terminal shows them."""
        return [[cell.text if self.matrix else str(cell) for cell in row] for row in self.rows]

    def html(self) -> Iterator[str]:
        """Yield it as HTML."""
        yield f'<div class="wide">\n<table{" class=matrix" if self.matrix else ""}>'
        yield f"<caption>{escape(self.caption)}</caption>"
        columns = (f'<th scope="col">{escape(head)}</th>' if head else "<td></td>" for head in self.heads)
        yield "<thead><tr>" + "".join(columns) + "</tr></thead>\n<tbody>"
        for name, *cells in self.rows:
            yield f'<tr><th scope="row">{escape(name.text)}</th>{"".join(cell.html() for cell in cells)}</tr>'
        yield "</tbody>\n</table>\n</div>"


def shown_games(games: Iterable[ShownGame], folder: Path) -> Iterator[str]:
    """Yield the list of games that show figures; links to saved games are relative to `folder`."""
    yield f"{HOW_SHOWN}\n<ul>"
    for one in games:
        yield f'<li id="{escape(one.anchor)}">{escape(one.name)}: {one.again(folder)}</li>'
    yield "</ul>"


def address(file: Path, folder: Path) -> str:
    """Return the URL by which a page in a folder links to a file."""
    try:
        return Path(os.path.relpath(file, folder)).as_posix()
    except ValueError:  # on Windows the two may be on different drives, with no relative path
        return file.absolute().as_uri()


Mark = tuple[float, float | None, float | None]  # a value from 0 to 1, and the ends of its interval if they are known


def drawn(width: int, height: int, marks: Sequence[Mark | None], fair: float | None = None) -> str:
    """Return intervals as a drawing, a line below another, empty for None; `fair`: where a stroke crosses them all."""
    lines = [] if fair is None else [_line(fair, fair, 2, height - 2, width)]
    for number, mark in enumerate(marks):
        if mark is not None:
            value, low, high = mark
            y = (number + 0.5) * height / len(marks)
            lines += [] if low is None or high is None else [_line(low, high, y, y, width)]
            lines.append(f'<circle cx="{_at(value, width)}" cy="{y:.4g}" r="3.5"/>')
    return f'<svg width="{width}" height="{height}" aria-hidden="true">{"".join(lines)}</svg>'


def _line(low: float, high: float, top: float, bottom: float, width: int) -> str:
    return f'<line x1="{_at(low, width)}" x2="{_at(high, width)}" y1="{top:.4g}" y2="{bottom:.4g}"/>'


def _at(share: float, width: int) -> str:
    return f"{5 + share * (width - 10):.1f}"
