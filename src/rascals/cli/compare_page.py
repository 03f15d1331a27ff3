"""A comparison as a self-contained HTML page: no script, no other files except the games it links to."""

from __future__ import annotations

import os
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

from rascals.cli.compare import changes_told, label, value_text
from rascals.cli.desk import counted
from rascals.core.intervals import LEAST

if TYPE_CHECKING:
    from rascals.arena import Figure
    from rascals.arena.figures import Row
    from rascals.cli.compare import Report
    from rascals.words import Words

WIDTH, LINE = 220, 12  # of the drawn intervals, in pixels

CHAPTERS = {
    "game": "A game",
    "place": "Advantage of seats",
    "end": "How games end",
    "own": "What is special to this game",
    "chance": "How much more often those win who do it than those who do not",
    "verb": "Moves in a game",
}
HOW_SHOWN = """<h2>Games that show it</h2>
<p class="hint">“rascals replay FILE” steps through a saved game; a command plays the game again and saves it.</p>
<ul>"""
STYLE = """
:root { color-scheme: light dark; --ink: #222; --paper: #fdfcf8; --soft: #767060; --line: #d8d3c4; --mark: #1d6b5e; }
@media (prefers-color-scheme: dark) {
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
svg { display: block; }
svg line { stroke: var(--soft); stroke-width: 2; }
svg circle { fill: var(--mark); }
"""


def page(words: Words, report: Report, folder: Path) -> str:
    """Return the page; links to saved games are relative to `folder`, the folder of the page."""
    title = f"{words.text(report.game)}: compared"
    parts = [
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>",
        *introduction(words, report),
        *tables(words, report),
        *games(report, folder),
        "</body>\n</html>\n",
    ]
    return "\n".join(parts)


def introduction(words: Words, report: Report) -> Iterator[str]:
    """Yield what was compared, and how to read it."""
    bots = ", ".join(report.comparison.bots)
    variants = words.list(report.comparison.variants)
    deals = f"{counted(report.sums.games, 'deal')} each, the same for all"
    told = f"{variants}: {deals}, played by {bots}. Seed: {report.seed}."
    yield f"<p>{escape(told)}</p>"
    yield from (f"<p>{escape(changes)}</p>" for changes in changes_told(report))
    read = (
        "± is half a 95 % confidence interval, drawn beside it in the order of the columns. A star (where the number "
        f"of deals is at least {LEAST}): over the same deals it differs from "
        f"{next(iter(report.comparison.variants))} beyond chance; of many figures one in twenty would by chance alone. "
        "# is the number of a game that shows it."
    )
    yield f'<p class="hint">{escape(read)}</p>'


def tables(words: Words, report: Report) -> Iterator[str]:
    """Yield a table for each chapter of figures."""
    for chapter, rows in groupby(report.rows, key=chapter_of):
        yield f'<div class="wide">\n<table>\n<caption>{escape(CHAPTERS[chapter])}</caption>'
        heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in report.comparison.variants)
        yield f'<thead><tr><th scope="col">Figure</th>{heads}<td></td></tr></thead>'
        yield "<tbody>"
        for row in rows:
            named = escape(label(words, report, next(iter(row.values()))))
            cells = "".join(f"<td>{cell(row.get(name), name)}</td>" for name in report.comparison.variants)
            yield f'<tr><th scope="row">{named}</th>{cells}<td>{drawn(row, list(report.comparison.variants))}</td></tr>'
        yield "</tbody>\n</table>\n</div>"


def chapter_of(row: Row) -> str:
    """Return the chapter of a row."""
    figure = next(iter(row.values()))
    if figure.group in ("chance", "verb", "place", "end"):
        return figure.group
    return "own" if figure.own else "game"


def cell(figure: Figure | None, variant: str) -> str:
    """Return one cell: the figure, its interval, and a link to the game that shows it."""
    if figure is None:
        return "–"
    link = (
        "" if figure.game is None else f' <small><a href="#{anchor(variant, figure.game)}">#{figure.game}</a></small>'
    )
    return escape(value_text(figure)) + link


def anchor(variant: str, game: int) -> str:
    """Return the HTML id of a game on the page."""
    return escape(f"{variant}-{game}".replace(" ", "-"), quote=True)


def drawn(row: Row, names: list[str]) -> str:
    """Return the intervals of a row as SVG, a line for each variant in the order of the columns, on one scale."""
    ends = [end for figure in row.values() for end in (figure.low, figure.high, figure.value) if end is not None]
    low, high = min(ends), max(ends)
    scale = (WIDTH - 10) / ((high - low) or 1)
    marks = []
    for place, name in enumerate(names):
        figure = row.get(name)
        if figure is not None:
            y = place * LINE + LINE // 2
            if figure.low is not None and figure.high is not None:
                ends_at = [5 + (end - low) * scale for end in (figure.low, figure.high)]
                marks.append(f'<line x1="{ends_at[0]:.1f}" x2="{ends_at[1]:.1f}" y1="{y}" y2="{y}"/>')
            marks.append(f'<circle cx="{5 + (figure.value - low) * scale:.1f}" cy="{y}" r="3.5"/>')
    return f'<svg width="{WIDTH}" height="{LINE * len(names)}" aria-hidden="true">{"".join(marks)}</svg>'


def games(report: Report, folder: Path) -> Iterator[str]:
    """Yield each game that shows a figure: the saved game, or the command that plays it again."""
    yield HOW_SHOWN
    for variant, game in report.shown_games():
        saved = report.saved.get((variant, game))
        if saved is None:
            shown = f"<code>{escape(report.command(variant, game))}</code>"
        else:
            shown = f'<a href="{escape(address(saved, folder), quote=True)}">{escape(saved.name)}</a>'
        yield f'<li id="{anchor(variant, game)}">{escape(variant)} #{game}: {shown}</li>'
    yield "</ul>"


def address(file: Path, folder: Path) -> str:
    """Return the URL by which a page in a folder links to a file."""
    try:
        return Path(os.path.relpath(file, folder)).as_posix()
    except ValueError:  # on Windows the two may be on different drives, with no relative path
        return file.absolute().as_uri()
