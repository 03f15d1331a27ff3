"""`rascals league`: bots and programs against each other by a file, and the tables and the page of the results."""

from __future__ import annotations

import json
import os
import re
import secrets
import shlex
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from html import escape
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.compare import HOW_SHOWN, STYLE, address
from rascals.cli.desk import Desk, UserFault, counted
from rascals.cli.experiments import raise_failure
from rascals.cli.parameters import Folder, Json, Page, Seed
from rascals.cli.simulate import Workers, bar
from rascals.core.user_files import check_writable, write_file

if TYPE_CHECKING:
    from rich.table import Table

    from rascals.league import League, LeagueFigures, NumberedGame, SavedLeague
    from rascals.league.deals import Mean
    from rascals.league.figures import Cell, ContestFigures, Cost, Row
    from rascals.words import Words

File = Annotated[
    Path,
    typer.Argument(
        metavar="FILE", help="The file of the league. Its results are beside it, in a file that ends in .results.jsonl."
    ),
]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")]
Fresh = Annotated[
    bool, typer.Option("--fresh", help="Begin again; the results so far are put aside, in a file that ends in .old.")
]
Changed = Annotated[
    bool,
    typer.Option(
        "--changed",
        help="Go on although the league has changed: games that are the same in both count, the others are passed "
        "over.",
    ),
]
Again = Annotated[
    str | None,
    typer.Option(
        "--again",
        metavar="NUMBER",
        help="Play the game of this number again, and save it: in the folder of --games, else here.",
    ),
]

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


@dataclass(frozen=True)
class LeagueReport:
    """The figures of a league, its file, whether all of it is played, and the saved games by number."""

    figures: LeagueFigures
    file: Path
    complete: bool
    saved: dict[NumberedGame, Path]

    def command(self, number: NumberedGame) -> str:
        """Return the command that plays a game again and saves it."""
        return shlex.join(["rascals", "league", "show", str(self.file), "--again", str(number)])


def run(
    context: typer.Context,
    league_file: File,
    workers: Workers = None,
    html: Page = None,
    keep: Folder = None,
    as_json: Json = False,
    fresh: Fresh = False,
    changed: Changed = False,
) -> None:
    """Play a league as its file says, or go on with it: each deal in all seatings. Results are kept beside the file,
    game by game.

    Examples:
    rascals league run league.toml --html league.html --games shown
        plays it; a page, and the games that show its figures
    rascals league run league.toml --fresh
        begins again; the old results stay beside it
    """
    from rascals.arena import GameFailed
    from rascals.league import SavedLeague, file_beside, play_all, read_league
    from rascals.league.results import put_aside

    desk: Desk = context.obj
    league, results = read_league(league_file), file_beside(league_file)
    if html is not None:
        check_writable(html)
    if any(entrant.program for entrant in league.entrants):
        desk.say_what_is_not_apart()
    if fresh:
        put_aside(results)
    with ExitStack() as open_files:
        kept = open_files.enter_context(SavedLeague(league, results, change=changed))
        try:
            complete = play_all(kept, workers or os.cpu_count() or 1, lambda games: bar(desk, games))
        except GameFailed as failed:
            failed.index = None  # that of a round; the command goes on at the same game
            raise_failure(desk, failed, [])
    show_all(desk, report_of(kept, league_file, keep), html, as_json=as_json)
    if not complete:
        command = shlex.join(["rascals", "league", "run", str(league_file)])
        games = counted(len(kept.results), "game")
        desk.err.print(f"Stopped after {games}; “{command}” goes on.", markup=False)
        raise typer.Exit(130)


def show(
    context: typer.Context,
    league_file: File,
    html: Page = None,
    keep: Folder = None,
    as_json: Json = False,
    game_number: Again = None,
) -> None:
    """Show the figures of a league as far as it is played, without playing.

    Examples:
    rascals league show league.toml --html league.html
        the page, from the results so far
    rascals league show league.toml --again 3.0.17
        plays the game with this number again and saves it here
    """
    from rascals.league import SavedLeague, file_beside, read_league
    from rascals.league.playing import save

    desk: Desk = context.obj
    league = read_league(league_file)
    if game_number is not None:
        home = keep or Path()
        home.mkdir(parents=True, exist_ok=True)
        desk.show(str(save(league, number_of(league, game_number), home)))
        return
    kept = SavedLeague(league, file_beside(league_file), change=True)
    show_all(desk, report_of(kept, league_file, keep), html, as_json=as_json)


def new(context: typer.Context, new_file: NewFile = Path("league.toml"), seed: Seed = None) -> None:
    """Write an example of a league’s file, with comments.

    Examples:
    rascals league new evening.toml
        an example in a file of this name
    """
    desk: Desk = context.obj
    if new_file.exists():
        raise UserFault(f"{new_file} exists already.")
    example = files("rascals.league").joinpath("example.toml").read_text(encoding="utf-8")
    write_file(new_file, example.replace('"$seed"', json.dumps(seed or secrets.token_hex(16), ensure_ascii=False)))
    command = shlex.join(["rascals", "league", "run", str(new_file)])
    desk.show(f"{new_file} is an example of a league; “{command}” plays it.")


def number_of(league: League, text: str) -> NumberedGame:
    """Return the number of a game of a league, as it is printed."""
    from rascals.league import NumberedGame

    unknown = UserFault(f"There is no game {text} in this league; a number has three parts, such as 3.0.17.")
    parts = text.removeprefix("#").split(".")
    if len(parts) != 3 or not all(re.fullmatch("[0-9]{1,9}", part) for part in parts):
        raise unknown
    number = NumberedGame(*map(int, parts))
    if number.table >= len(league.tables):
        raise unknown
    table = league.tables[number.table]
    if number.deal >= league.contests[table.contest].most or number.seating >= len(table.seatings):
        raise unknown
    return number


def report_of(kept: SavedLeague, file: Path, folder: Path | None) -> LeagueReport:
    """Compute the figures; if a folder is given, save the games that show them."""
    from rascals.league import LeagueFigures
    from rascals.league.entrants import close
    from rascals.league.playing import save
    from rascals.league.running import missing

    figures = LeagueFigures(kept)
    report = LeagueReport(figures, file, not missing(kept), {})
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for number in figures.shown:
            report.saved[number] = save(kept.league, number, folder)
        close()
    return report


def show_all(desk: Desk, report: LeagueReport, html: Path | None, *, as_json: bool) -> None:
    """Print the figures and write the page."""
    if html is not None:
        write_file(html, page(desk.english, report, html.parent))
    if as_json:
        desk.show_json(results(report))
    else:
        show_tables(desk, report)
    if html is not None:
        desk.err.print(f"The page is {html}.", markup=False, soft_wrap=True)


# --- tables on the console: the same rows as on the page ---


def show_tables(desk: Desk, report: LeagueReport) -> None:
    """Print all tables."""
    for caption, heads, rows in tables(desk.english, report):
        desk.console.print(f"\n{caption}", markup=False, style="bold")
        desk.console.print(drawn(heads, rows))
    desk.console.print(f"\n{READ}", markup=False)
    if not report.complete:
        desk.console.print(INCOMPLETE, markup=False)


def drawn(heads: list[str], rows: list[list[str]]) -> Table:
    """Return a table for the console."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for place, head in enumerate(heads):
        table.add_column(Text(head), justify="left" if place == 0 else "right")
    for row in rows:
        table.add_row(*map(Text, row))
    return table


def tables(words: Words, report: LeagueReport) -> Iterator[tuple[str, list[str], list[list[str]]]]:
    """Yield each table: caption, heads of its columns, rows."""
    figures = report.figures
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
    """Return the table of ratings, and of how many times their fair share entrants win."""
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
    told = any(text != "–" for row in rows for text in row[1:])
    return (["", *(names[one] for one in order)], rows) if told else None


def cell_text(mean: Mean, fair: float) -> str:
    """Return a share, marked where it is above or below the fair one beyond chance."""
    mark = "" if not beyond(mean, fair) else " ▲" if mean.value > fair else " ▼"
    return f"{mean.value:.0%}{mark}"


def beyond(mean: Mean, value: float) -> bool:
    """Tell whether the interval of a mean leaves out a value."""
    return mean.half is not None and abs(mean.value - value) > mean.half


def mean_text(mean: Mean, form: str) -> str:
    """Return a mean with half its interval; a question mark where the interval of a share says nothing."""
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


def results(report: LeagueReport) -> dict[str, Any]:
    """Return the league as JSON-ready data; but for times the same however, and in how many runs, it was played."""
    figures, names = report.figures, report.figures.league.names
    rated = figures.ratings
    return {
        "name": figures.league.name,
        "seed": figures.league.seed,
        "rascals": version("rascals-core"),
        "complete": report.complete,
        "games": len(figures.games),
        "entrants": [
            {
                "name": names[one],
                "rating": None if rated is None else {"mu": rated[one].mu, "sigma": rated[one].sigma},
                "times_fair": mean_json(figures.fair(one)),
                "faults": figures.costs[one].faults,
                "decisions": figures.costs[one].decisions,
                "seconds": {
                    "mean": figures.costs[one].mean,
                    "median": figures.costs[one].median,
                    "longest": figures.costs[one].longest,
                },
            }
            for one in figures.order
        ],
        "contests": [contest_json(report, contest) for contest in figures.contests],
    }


def contest_json(report: LeagueReport, contest: ContestFigures) -> dict[str, Any]:
    """Return one game of a league as JSON-ready data."""
    names, order = report.figures.league.names, [row.entrant for row in contest.rows]
    cells = []
    for one in order:
        for other in order:
            beats, lone = (None if one == other else cell(one, other) for cell in (contest.beats, contest.lone))
            if beats is not None:
                told = {} if lone is None else {"lone": mean_json(lone.mean)}
                cells.append({"entrant": names[one], "other": names[other], "above": mean_json(beats.mean)} | told)
    rows = [
        {
            "entrant": names[row.entrant],
            "victory": mean_json(row.victory),
            "points": mean_json(row.points),
            "rank": mean_json(row.rank),
            "games": row.games,
            "ahead": None if row.ahead is None else mean_json(row.ahead),
            "shown": None if row.game is None else report.command(row.game),
        }
        for row in contest.rows
    ]
    tables = [
        {"entrants": [names[one] for one in deals.table.group], "deals": len(deals.games)} for deals in contest.tables
    ]
    return {"game": contest.contest.name, "tables": tables, "entrants": rows, "pairs": cells}


def mean_json(mean: Mean) -> dict[str, Any]:
    """Return a mean as JSON-ready data."""
    return {"mean": mean.value, "half_width": mean.half, "deals": mean.deals}


COMMANDS: dict[str, Callable[..., None]] = {"run": run, "show": show, "new": new}


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
        "" if report.complete else f"<p>{INCOMPLETE}</p>",
        f'<p class="hint">{READ}</p>',
        *table(*standings(report.figures)),
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
    """Yield a table of HTML cells; a cell that begins with `<td` is one whole."""
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
        cells = [escape(cell) for cell in contest_row(names, row)]
        cells[3] = cells[3].split(" #")[0] + link(row.game)
        cells[1] += interval(row.victory.value, row.victory.half, 1 / contest.contest.players)
        rows.append(cells)
    yield from table_of("Standings", list(CONTEST), rows)
    yield from matrix_table(BEATS, names, contest, contest.beats, 0.5)
    yield from matrix_table(LONE, names, contest, contest.lone, 1 / contest.contest.players)


def matrix_table(
    caption: str, names: list[str], contest: ContestFigures, of: Callable[[int, int], Cell | None], fair: float
) -> Iterator[str]:
    """Yield a table with a cell for each pair, coloured by how far it is from the fair share; none without cells."""
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
    strength = round(STRONGEST * abs(far)) if beyond(mean, fair) else 0
    colour = f"color-mix(in srgb, var(--{'above' if far > 0 else 'below'}) {strength}%, transparent)"
    hint = escape(mean_text(mean, ".1%"), quote=True)
    return f'<td style="background:{colour}" title="{hint}">{escape(cell_text(mean, fair))}{link(cell.game)}</td>'


def interval(value: float, half: float | None, fair: float) -> str:
    """Return a share with its interval as SVG, on a scale from 0 to 1 with a stroke at the fair share."""
    low, high = max(0.0, value - (half or 0)), min(1.0, value + (half or 0))
    at = [f"{5 + end * (WIDTH - 10):.1f}" for end in (low, high, fair, value)]
    return (
        f'<svg width="{WIDTH}" height="14" aria-hidden="true"><line x1="{at[0]}" x2="{at[1]}" y1="7" y2="7"/>'
        f'<line x1="{at[2]}" x2="{at[2]}" y1="2" y2="12"/><circle cx="{at[3]}" cy="7" r="3.5"/></svg>'
    )


def costs(report: LeagueReport) -> Iterator[str]:
    """Yield the table of times and faults; each kind of fault with a game that has it."""
    figures = report.figures
    rows = []
    for one in figures.order:
        cost = figures.costs[one]
        cells = [escape(cell) for cell in cost_cells(cost)]
        links = "".join(link(cost.shown[kind]) for kind in cost.faults)
        rows.append([escape(figures.league.names[one]), *cells[:-1], cells[-1] + links])
    yield from table_of("Time and faults", list(COSTS), rows)


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
        told = escape(", ".join(league.names[one] for one in seated))
        yield f'<li id="game-{number}">#{number} ({told}) – {shown}</li>'
    yield "</ul>"
