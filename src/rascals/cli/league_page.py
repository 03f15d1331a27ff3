"""The page of a league: self-contained HTML, no script."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from html import escape
from pathlib import Path
from typing import TYPE_CHECKING

from rascals.cli import league_tables as texts
from rascals.cli.pages import ShownGame, document, drawn, link, paragraph, shown_games, table

if TYPE_CHECKING:
    from rascals.cli.league import LeagueReport
    from rascals.lab.playing import NumberedGame
    from rascals.league.deals import Mean
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
"""


def page(words: Words, report: LeagueReport, folder: Path) -> str:
    """Return the page; links to saved games are relative to `folder`, the folder of the page."""
    league, figures = report.figures.league, report.figures
    caption, heads, rows = texts.standings(figures)
    parts = [
        paragraph(f"Entrants: {len(league.entrants)}. Games: {len(figures.games)}."),
        "" if report.complete else paragraph(texts.INCOMPLETE),
        paragraph(texts.READ, hint=True),
        *table(caption, heads, [[escape(cell) for cell in row] for row in rows]),
        paragraph(RATING_NOTE, hint=True),
        *(part for contest in figures.contests for part in of_contest(words, report, contest)),
        *costs(report),
        *shown_games((shown_game(report, number) for number in figures.shown), folder),
    ]
    return document(f"League: {league.name}", parts, COLOURS)


def shown_game(report: LeagueReport, number: NumberedGame) -> ShownGame:
    """Return a game that shows a figure, with who sat where."""
    league = report.figures.league
    seated = league.tables[number.cell].seatings[number.seating]
    players = ", ".join(league.names[one] for one in seated)
    return ShownGame(anchor(number), f"#{number} ({players})", report.saved.get(number), report.command(number))


def anchor(number: NumberedGame) -> str:
    """Return the HTML id of a game on the page."""
    return f"game-{number}"


def linked(number: NumberedGame | None) -> str:
    """Return a link to a game's place on the page; nothing without a game."""
    return "" if number is None else link(anchor(number), number)


def of_contest(words: Words, report: LeagueReport, contest: ContestFigures) -> Iterator[str]:
    """Yield the tables of one game."""
    named, names = contest.contest.name, report.figures.league.names
    yield f"<h2>{escape(words.text(contest.contest.game))} <small>{escape(named)}</small></h2>"
    rows = []
    for row in contest.rows:
        cells = [escape(cell) for cell in texts.contest_row(names, row)]
        cells[3] = cells[3].split(" #")[0] + linked(row.game)
        cells[1] += interval(row.victory, 1 / contest.contest.players)
        rows.append(cells)
    yield from table("Standings", list(texts.CONTEST), rows)
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
        yield from table(caption, ["", *(names[one] for one in order)], rows, "matrix")


def matrix_cell(cell: Cell | None, fair: float) -> str:
    """Return a cell: the share, its mark and its colour, half its interval as a hint, and the game that shows it."""
    if cell is None:
        return "<td>–</td>"
    mean = cell.mean
    far = (mean.value - fair) / (1 - fair if mean.value > fair else fair)
    strength = round(STRONGEST * abs(far)) if texts.beyond(mean, fair) else 0
    colour = f"color-mix(in srgb, var(--{'above' if far > 0 else 'below'}) {strength}%, transparent)"
    hint = escape(texts.mean_text(mean, ".1%"), quote=True)
    text = escape(texts.cell_text(mean, fair)) + linked(cell.game)
    return f'<td style="background:{colour}" title="{hint}">{text}</td>'


def interval(mean: Mean, fair: float) -> str:
    """Return a share with its interval as a drawing, on a scale from 0 to 1 with a stroke at the fair share."""
    half = mean.half or 0
    return drawn(WIDTH, 14, [(mean.value, max(0.0, mean.value - half), min(1.0, mean.value + half))], fair)


def costs(report: LeagueReport) -> Iterator[str]:
    """Yield the table of times and faults, each kind of fault with a game that shows it."""
    figures = report.figures
    rows = []
    for one in figures.order:
        cost = figures.costs[one]
        cells = [escape(cell) for cell in texts.cost_cells(cost)]
        links = "".join(linked(cost.shown[kind]) for kind in cost.faults)
        rows.append([escape(figures.league.names[one]), *cells[:-1], cells[-1] + links])
    yield from table("Time and faults", list(texts.COSTS), rows)
