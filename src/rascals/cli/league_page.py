"""The figures of a league as tables, for the terminal and for its page: self-contained HTML, no script."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rascals.cli.pages import Cell, Table, document, drawn, paragraph, shown_games

if TYPE_CHECKING:
    from rascals.cli.league import LeagueReport
    from rascals.league import LeagueFigures
    from rascals.league.deals import Mean
    from rascals.league.figures import ContestFigures, Cost, Pair, Row
    from rascals.words import Words

READ = (
    "± is half a 95 % confidence interval; what counts are whole deals, each played in every seating. Victories: of "
    "one seat, on average; a shared victory is a part of one. Ahead of the next: by how much its share of victories, "
    "in the same deals, is larger than that of the entrant in the next row; a star where that is beyond chance. ▲ "
    "above, ▼ below what is fair, beyond chance. # is the number of a game that shows the figure."
)
INCOMPLETE = "Not everything has been played yet: the figures are those of the deals that are complete."
RATING_NOTE = (
    "The rating is that of openskill (Plackett–Luce), ± two standard deviations. It takes games for independent, so it "
    "looks surer than it is. Beside it: how many times its fair share an entrant wins."
)
BEATS = "Who ends above whom (row above column; a tie is half)"
LONE = "Victories of one (row) alone against others of one kind (column)"
CONTEST = ("Entrant", "Victories", "Ahead of the next", "Points", "Rank", "Games")  # the columns of a game's table
COSTS = ("Entrant", "Moves", "ms a move", "in the median game", "longest", "Faults (a random move instead)")
FAULTS = {
    "crash": "crashes",
    "stall": "time-outs",
    "flood": "too much output",
    "garbage": "unreadable",
    "illegal": "illegal moves",
}
WIDTH = 160  # of a drawn interval, in pixels
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
    parts = [
        paragraph(f"Entrants: {len(league.entrants)}. Games: {len(figures.games)}."),
        "" if report.complete else paragraph(INCOMPLETE),
        paragraph(READ, hint=True),
        paragraph(RATING_NOTE, hint=True),
        *(line for table in tables(words, report) for line in table.html()),
        *shown_games(map(report.game, figures.shown), folder),
    ]
    return document(f"League: {league.name}", parts, COLOURS)


def tables(words: Words, report: LeagueReport) -> Iterator[Table]:
    """Yield each table: the standings, those of each game with its matrices, and the costs."""
    figures, names = report.figures, report.figures.league.names
    yield standings(figures)
    for contest in figures.contests:
        fair = 1 / contest.contest.players
        rows = [contest_row(report, row, fair) for row in contest.rows]
        yield Table(f"{words.text(contest.contest.game)} – {contest.contest.name}", CONTEST, rows)
        yield from matrix(report, BEATS, contest, contest.beats, 0.5)
        yield from matrix(report, LONE, contest, contest.lone, fair)
    yield Table("Time and faults", COSTS, [cost_row(report, names[one], figures.costs[one]) for one in figures.order])


def standings(figures: LeagueFigures) -> Table:
    """Return the table of ratings, and of how many times its fair share each entrant wins."""
    rows = []
    for one in figures.order:
        rating = None if figures.ratings is None else figures.ratings[one]
        rated = "–" if rating is None else f"{rating.mu:.1f} ± {2 * rating.sigma:.1f}"
        rows.append(cells(figures.league.names[one], rated, mean_text(figures.fair(one), ".2f")))
    return Table("Standings", ["Entrant", "Rating", "× fair share"], rows)


def cells(*texts: str) -> list[Cell]:
    """Return texts as cells."""
    return [Cell(text) for text in texts]


def contest_row(report: LeagueReport, row: Row, fair: float) -> list[Cell]:
    """Return the cells of an entrant at one game."""
    ahead = "–" if row.ahead is None else mean_text(row.ahead, "+.1%") + ("*" if beyond(row.ahead, 0) else "")
    victory, half = row.victory, row.victory.half or 0
    mark = victory.value, max(0.0, victory.value - half), min(1.0, victory.value + half)
    return [
        Cell(report.figures.league.names[row.entrant]),
        Cell(mean_text(victory, ".1%"), drawing=drawn(WIDTH, 14, [mark], fair)),
        Cell(ahead),
        Cell(mean_text(row.points, ".1f"), [] if row.game is None else [report.game(row.game)]),
        *cells(f"{row.rank.value:.2f}", str(row.games)),
    ]


def matrix(
    report: LeagueReport,
    caption: str,
    contest: ContestFigures,
    of: Callable[[int, int], Pair | None],
    fair: float,
) -> Iterator[Table]:
    """Yield a table with a cell for each pair, coloured by its distance from the fair share; nothing without cells."""
    names, order = report.figures.league.names, [row.entrant for row in contest.rows]
    found = {(one, other): of(one, other) for one in order for other in order if one != other}
    if any(found.values()):
        rows = [
            [Cell(names[one]), *(pair_cell(report, found.get((one, other)), fair) for other in order)] for one in order
        ]
        yield Table(f"{caption} – {contest.contest.name}", ["", *(names[one] for one in order)], rows, matrix=True)


def pair_cell(report: LeagueReport, pair: Pair | None, fair: float) -> Cell:
    """Return the cell of a pair: its share, marked and coloured if it is above or below the fair one beyond chance."""
    if pair is None:
        return Cell("–")
    mean = pair.mean
    far = (mean.value - fair) / (1 - fair if mean.value > fair else fair)
    surely = beyond(mean, fair)
    strength = round(STRONGEST * abs(far)) if surely else 0
    return Cell(
        text=f"{mean.value:.0%}" + (f" {'▲' if far > 0 else '▼'}" if surely else ""),
        games=[] if pair.game is None else [report.game(pair.game)],
        colour=f"color-mix(in srgb, var(--{'above' if far > 0 else 'below'}) {strength}%, transparent)",
        hint=mean_text(mean, ".1%"),
    )


def beyond(mean: Mean, value: float) -> bool:
    """Return whether a value lies outside the interval of a mean."""
    return mean.half is not None and abs(mean.value - value) > mean.half


def mean_text(mean: Mean, form: str) -> str:
    """Return a mean with half its interval, or a question mark if the interval of a share says nothing."""
    if not mean.deals:
        return "–"
    value = f"{mean.value:{form}}"
    if mean.half is None:
        return value
    return f"{value} ± {'?' if '%' in form and mean.half >= 1 else format(mean.half, form.replace('+', ''))}"


def cost_row(report: LeagueReport, name: str, cost: Cost) -> list[Cell]:
    """Return the cells of an entrant's cost: decisions, milliseconds, faults with a game that shows each kind."""
    times = [f"{1000 * seconds:.2f}" for seconds in (cost.mean, cost.median, cost.longest)]
    faults = ", ".join(f"{FAULTS[kind]} {number}" for kind, number in cost.faults.items())
    games = [report.game(cost.shown[kind]) for kind in cost.faults]
    return [*cells(name, str(cost.decisions), *times), Cell(faults or "–", games)]
