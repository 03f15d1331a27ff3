"""`rascals league`: bots and programs against each other, as a file says, and the tables and page of the results."""

from __future__ import annotations

import json
import re
import secrets
import shlex
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.desk import Desk, UserFault, counted
from rascals.cli.league_page import INCOMPLETE, READ, page, tables
from rascals.cli.pages import ShownGame
from rascals.cli.parameters import Folder, Json, Page, Scheduler, Seed, Workers
from rascals.cli.plans import bar, going_on, stop, write_example, write_page
from rascals.core.user_files import check_writable

if TYPE_CHECKING:
    from rascals.lab.playing import NumberedGame
    from rascals.league import League, LeagueFigures, SavedLeague
    from rascals.league.deals import Mean
    from rascals.league.figures import ContestFigures

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

    def game(self, number: NumberedGame) -> ShownGame:
        """Return a game as it is shown, with who sat where."""
        league = self.figures.league
        players = ", ".join(league.names[one] for one in league.tables[number.cell].seatings[number.seating])
        name, saved = f"#{number} ({players})", self.saved.get(number)
        return ShownGame(number, f"game-{number}", name, saved, self.command(number))


def run(
    context: typer.Context,
    league_file: File,
    workers: Workers = None,
    scheduler: Scheduler = None,
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
    with SavedLeague(league, results, change=changed) as kept, going_on(desk, scheduler, workers) as who:
        complete = play_all(kept, shown=lambda games: bar(desk, games), **who)
    show_all(desk, report_of(kept, league_file, keep), html, as_json=as_json)
    if not complete:
        stop(desk, counted(len(kept.results), "game"), "league", "run", str(league_file))


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
    from rascals.league.running import save

    desk: Desk = context.obj
    league = read_league(league_file)
    if game_number is not None:
        desk.show(str(save(league, number_of(league, game_number), keep or Path())))
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
    example = files("rascals.league").joinpath("example.toml").read_text(encoding="utf-8")
    text = example.replace('"$seed"', json.dumps(seed or secrets.token_hex(16), ensure_ascii=False))
    write_example(desk, new_file, text, "league", "plays it")


def number_of(league: League, text: str) -> NumberedGame:
    """Return the number of a game of a league, as it is printed."""
    from rascals.lab.playing import NumberedGame

    unknown = UserFault(f"There is no game {text} in this league; a number has three parts, such as 3.0.17.")
    parts = text.removeprefix("#").split(".")
    if len(parts) != 3 or not all(re.fullmatch("[0-9]{1,9}", part) for part in parts):
        raise unknown
    number = NumberedGame(*map(int, parts))
    if number.cell >= len(league.tables):
        raise unknown
    table = league.tables[number.cell]
    if number.deal >= league.contests[table.contest].most or number.seating >= len(table.seatings):
        raise unknown
    return number


def report_of(kept: SavedLeague, file: Path, folder: Path | None) -> LeagueReport:
    """Compute the figures; if a folder is given, save the games that show them."""
    from rascals.lab.entrants import close
    from rascals.league import LeagueFigures
    from rascals.league.running import missing, save

    figures = LeagueFigures(kept)
    report = LeagueReport(figures, file, not missing(kept), {})
    if folder is not None:
        for number in figures.shown:
            report.saved[number] = save(kept.league, number, folder)
        close()
    return report


def show_all(desk: Desk, report: LeagueReport, html: Path | None, *, as_json: bool) -> None:
    """Print the figures and write the page."""
    if as_json:
        desk.show_json(results(report))
    else:
        show_tables(desk, report)
    if html is not None:
        write_page(desk, html, page(desk.english, report, html.parent))


def show_tables(desk: Desk, report: LeagueReport) -> None:
    """Print all tables."""
    for table in tables(desk.english, report):
        desk.console.print(f"\n{table.caption}", markup=False, style="bold")
        desk.show_figures(table.heads, table.texts())
    desk.console.print(f"\n{READ}", markup=False)
    if not report.complete:
        desk.console.print(INCOMPLETE, markup=False)


def results(report: LeagueReport) -> dict[str, Any]:
    """Return the league as JSON-ready data: apart from times the same, in however many runs it was played."""
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
                alone = {} if lone is None else {"lone": mean_json(lone.mean)}
                cells.append({"entrant": names[one], "other": names[other], "above": mean_json(beats.mean)} | alone)
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
