"""The figures of a league as texts, row by row, for the console and the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rascals.league import LeagueFigures
    from rascals.league.deals import Mean
    from rascals.league.figures import ContestFigures, Cost, Row
    from rascals.words import Words

READ = (
    "± is half a 95 % confidence interval; what counts are whole deals, each played in every seating. Victories: of "
    "one seat, on average; a shared victory is a part of one. Ahead of the next: by how much its share of victories, "
    "in the same deals, is larger than that of the entrant in the next row; a star where that is beyond chance. ▲ "
    "above, ▼ below what is fair, beyond chance. # is the number of a game that shows the figure."
)
INCOMPLETE = "Not everything has been played yet: the figures are those of the deals that are complete."
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


def tables(words: Words, figures: LeagueFigures) -> Iterator[tuple[str, list[str], list[list[str]]]]:
    """Yield each table: caption, heads of its columns, rows."""
    names = figures.league.names
    yield standings(figures)
    for contest in figures.contests:
        caption = f"{words.text(contest.contest.game)} – {contest.contest.name}"
        yield caption, list(CONTEST), [contest_row(names, row) for row in contest.rows]
        for key, cell in ((BEATS, contest.beats), (LONE, contest.lone)):
            found = matrix(names, contest, cell)
            if found is not None:
                yield f"{key} – {contest.contest.name}", *found
    costs = [[names[one], *cost_cells(figures.costs[one])] for one in figures.order]
    yield "Time and faults", list(COSTS), costs


def standings(figures: LeagueFigures) -> tuple[str, list[str], list[list[str]]]:
    """Return the table of ratings, and of how many times its fair share each entrant wins."""
    rows = []
    for one in figures.order:
        rated = (
            "–" if figures.ratings is None else f"{figures.ratings[one].mu:.1f} ± {2 * figures.ratings[one].sigma:.1f}"
        )
        rows.append([figures.league.names[one], rated, mean_text(figures.fair(one), ".2f")])
    return "Standings", ["Entrant", "Rating", "× fair share"], rows


def contest_row(names: list[str], row: Row) -> list[str]:
    """Return the cells of an entrant at one game."""
    ahead = "–" if row.ahead is None else mean_text(row.ahead, "+.1%") + ("*" if beyond(row.ahead, 0) else "")
    shown = "" if row.game is None else f" #{row.game}"
    figures = [mean_text(row.victory, ".1%"), ahead, mean_text(row.points, ".1f") + shown]
    return [names[row.entrant], *figures, f"{row.rank.value:.2f}", str(row.games)]


def matrix(
    names: list[str], contest: ContestFigures, cell: Callable[[int, int], Any]
) -> tuple[list[str], list[list[str]]] | None:
    """Return a table with a cell for each pair; None if there is none."""
    order = [row.entrant for row in contest.rows]
    fair = 0.5 if cell == contest.beats else 1 / contest.contest.players
    rows = []
    for one in order:
        cells = [None if one == other else cell(one, other) for other in order]
        rows.append([names[one], *("–" if found is None else cell_text(found.mean, fair) for found in cells)])
    filled = any(text != "–" for row in rows for text in row[1:])
    return (["", *(names[one] for one in order)], rows) if filled else None


def cell_text(mean: Mean, fair: float) -> str:
    """Return a share, marked if it is above or below the fair one beyond chance."""
    mark = "" if not beyond(mean, fair) else " ▲" if mean.value > fair else " ▼"
    return f"{mean.value:.0%}{mark}"


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


def cost_cells(cost: Cost) -> list[str]:
    """Return the cells of an entrant's cost: decisions, milliseconds, faults."""
    times = [f"{1000 * seconds:.2f}" for seconds in (cost.mean, cost.median, cost.longest)]
    faults = [f"{FAULTS[kind]} {number}" for kind, number in cost.faults.items()]
    return [str(cost.decisions), *times, ", ".join(faults) or "–"]
