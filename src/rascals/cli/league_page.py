"""The page of a league: self-contained HTML, no script."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from rascals.cli import league_tables as texts
from rascals.cli.compare import HOW_SHOWN, STYLE, address

if TYPE_CHECKING:
    from rascals.cli.league import LeagueReport
    from rascals.league import NumberedGame
    from rascals.league.figures import Cell, ContestFigures
    from rascals.words import Words

WIDTH = 160  # of a drawn interval, in pixels
RATING_NOTE = (
    "The rating is that of openskill (Plackett–Luce), ± two standard deviations. It takes games for independent, so it "
    "looks surer than it is. Beside it: how many times its fair share an entrant wins."
)
STRONGEST = 45  # percent of colour behind the most extreme cell of a matrix

COLOURS = """
:root { --above: #1d6b5e; --below: #a3472f; }
@media (prefers-color-scheme: dark) { :root { --above: #6fd3bf; --below: #f0926f; } }
.matrix td { text-align: center; padding: .3rem .6rem; }
.matrix th { font-weight: 400; }
@media (max-width: 40rem) { body { margin: 1rem auto; } th:first-child { min-width: 6rem; } }
"""


def page(words: Words, report: LeagueReport, folder: Path) -> str:
    """Return the page; links to saved games are relative to `folder`, the folder of the page."""
    league = report.figures.league
    title = f"League: {league.name}"
    entrants, played = len(league.entrants), len(report.figures.games)
    what = f"Entrants: {entrants}. Games: {played}."
    parts = [
        f'<!doctype html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{escape(title)}</title>\n<style>{STYLE}{COLOURS}</style>\n</head>\n<body>\n<h1>{escape(title)}</h1>",
        f"<p>{escape(what)}</p>",
        "" if report.complete else f"<p>{texts.INCOMPLETE}</p>",
        f'<p class="hint">{texts.READ}</p>',
        *table(*texts.standings(report.figures)),
        f'<p class="hint">{RATING_NOTE}</p>',
        *(part for contest in report.figures.contests for part in of_contest(words, report, contest)),
        *costs(report),
        *games(report, folder),
        "</body>\n</html>\n",
    ]
    return "\n".join(parts)


def table(caption: str, heads: list[str], rows: list[list[str]]) -> Iterator[str]:
    """Yield a table of texts."""
    yield from table_of(caption, heads, [[escape(cell) for cell in row] for row in rows])


def table_of(caption: str, heads: list[str], rows: list[list[str]], kind: str = "") -> Iterator[str]:
    """Yield a table of HTML cells; a cell that begins with `<td` is used as it is."""
    yield f'<div class="wide">\n<table{kind and f" class={kind}"}>\n<caption>{escape(caption)}</caption>'
    yield "<thead><tr>" + "".join(f'<th scope="col">{escape(head)}</th>' for head in heads) + "</tr></thead>\n<tbody>"
    for first, *rest in rows:
        cells = "".join(cell if cell.startswith("<td") else f"<td>{cell}</td>" for cell in rest)
        yield f'<tr><th scope="row">{first}</th>{cells}</tr>'
    yield "</tbody>\n</table>\n</div>"


def of_contest(words: Words, report: LeagueReport, contest: ContestFigures) -> Iterator[str]:
    """Yield the tables of one game."""
    named, names = contest.contest.name, report.figures.league.names
    yield f"<h2>{escape(words.text(contest.contest.game))} <small>{escape(named)}</small></h2>"
    rows = []
    for row in contest.rows:
        cells = [escape(cell) for cell in texts.contest_row(names, row)]
        cells[3] = cells[3].split(" #")[0] + link(row.game)
        cells[1] += interval(row.victory.value, row.victory.half, 1 / contest.contest.players)
        rows.append(cells)
    yield from table_of("Standings", list(texts.CONTEST), rows)
    yield from matrix_table(texts.BEATS, names, contest, contest.beats, 0.5)
    yield from matrix_table(texts.LONE, names, contest, contest.lone, 1 / contest.contest.players)


def matrix_table(
    caption: str, names: list[str], contest: ContestFigures, of: Callable[[int, int], Cell | None], fair: float
) -> Iterator[str]:
    """Yield a table with a cell for each pair, coloured by its distance from the fair share; nothing without cells."""
    order = [row.entrant for row in contest.rows]
    cells = {(one, other): of(one, other) for one in order for other in order if one != other}
    if any(cells.values()):
        rows = [[escape(names[one]), *(matrix_cell(cells.get((one, other)), fair) for other in order)] for one in order]
        yield from table_of(caption, ["", *(names[one] for one in order)], rows, "matrix")


def matrix_cell(cell: Cell | None, fair: float) -> str:
    """Return a cell: the share, its mark and its colour, half its interval as a hint, and the game that shows it."""
    if cell is None:
        return "<td>–</td>"
    mean = cell.mean
    far = (mean.value - fair) / (1 - fair if mean.value > fair else fair)
    strength = round(STRONGEST * abs(far)) if texts.beyond(mean, fair) else 0
    colour = f"color-mix(in srgb, var(--{'above' if far > 0 else 'below'}) {strength}%, transparent)"
    hint = escape(texts.mean_text(mean, ".1%"), quote=True)
    return f'<td style="background:{colour}" title="{hint}">{escape(texts.cell_text(mean, fair))}{link(cell.game)}</td>'


def interval(value: float, half: float | None, fair: float) -> str:
    """Return a share with its interval as SVG, on a scale from 0 to 1 with a stroke at the fair share."""
    low, high = max(0.0, value - (half or 0)), min(1.0, value + (half or 0))
    at = [f"{5 + end * (WIDTH - 10):.1f}" for end in (low, high, fair, value)]
    return (
        f'<svg width="{WIDTH}" height="14" aria-hidden="true"><line x1="{at[0]}" x2="{at[1]}" y1="7" y2="7"/>'
        f'<line x1="{at[2]}" x2="{at[2]}" y1="2" y2="12"/><circle cx="{at[3]}" cy="7" r="3.5"/></svg>'
    )


def costs(report: LeagueReport) -> Iterator[str]:
    """Yield the table of times and faults, each kind of fault with a game that shows it."""
    figures = report.figures
    rows = []
    for one in figures.order:
        cost = figures.costs[one]
        cells = [escape(cell) for cell in texts.cost_cells(cost)]
        links = "".join(link(cost.shown[kind]) for kind in cost.faults)
        rows.append([escape(figures.league.names[one]), *cells[:-1], cells[-1] + links])
    yield from table_of("Time and faults", list(texts.COSTS), rows)


def link(number: NumberedGame | None) -> str:
    """Return a link to a game's place on the page."""
    return "" if number is None else f' <small><a href="#game-{number}">#{number}</a></small>'


def games(report: LeagueReport, folder: Path) -> Iterator[str]:
    """Yield each game that shows a figure: who sat where, and the saved game or the command that plays it again."""
    league = report.figures.league
    yield HOW_SHOWN
    for number in report.figures.shown:
        saved, seated = report.saved.get(number), league.tables[number.table].seatings[number.seating]
        if saved is None:
            shown = f"<code>{escape(report.command(number))}</code>"
        else:
            shown = f'<a href="{escape(address(saved, folder), quote=True)}">{escape(saved.name)}</a>'
        players = escape(", ".join(league.names[one] for one in seated))
        yield f'<li id="game-{number}">#{number} ({players}) – {shown}</li>'
    yield "</ul>"
