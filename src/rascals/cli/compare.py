"""`rascals compare GAME`: the same bots and deals in several editions, options or components, side by side.

As a table, as JSON, and as a page: self-contained HTML, no script, no other files except the games to which it links.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.desk import Desk, UserFault, counted
from rascals.cli.pages import Cell, Mark, ShownGame, Table, document, drawn, paragraph, shown_games
from rascals.cli.parameters import Bots, Folder, Game, Json, Page, Players, Scheduler, Seed, Workers
from rascals.cli.plans import command_words, end, entrants, play_all, write_page
from rascals.cli.setup import definition_of, read_options, split_names
from rascals.core.intervals import LEAST
from rascals.core.user_files import check_writable
from rascals.tui.wording import changes_text

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from rascals.core.definition import GameDefinition
    from rascals.lab import Figure, Plan, Sums
    from rascals.lab.figures import Row
    from rascals.words import Words

Editions = Annotated[
    str | None, typer.Option("--editions", metavar="NAME,…", help="The editions to compare, with commas between them.")
]
Choices = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE,…",
        help="An option of the game, as name=value, or with several values to compare, name=value,value. Can be "
        "given several times.",
    ),
]
Files = Annotated[
    list[Path] | None,
    typer.Option(
        "--data",
        metavar="FILE",
        dir_okay=False,
        help="A TOML file with other numbers on the components, of every variant; several, each named by --data, "
        "are compared. “rascals data show GAME” writes the box as it is.",
    ),
]
Number = Annotated[
    int, typer.Option("-n", "--number", metavar="N", min=1, help="How many deals; each is played in every variant.")
]
Again = Annotated[
    int | None,
    typer.Option(
        "--again",
        metavar="N",
        min=0,
        help="Play the game of this number again in each variant, and save it: in the folder of --games, else here.",
    ),
]

SHARED = {  # the figures that every game has
    "turns": "Turns",
    "actions": "Moves",
    "score": "Points of a player",
    "best": "Most points",
    "spread": "Points from first to last",
}


@dataclass(frozen=True)
class CompareReport:
    """A finished comparison: its figures row by row, and the saved games by cell and number."""

    plan: Plan
    sums: Sums
    rows: list[Row]
    asked: int
    saved: dict[tuple[str, int], Path]

    def shown_games(self) -> list[tuple[str, int]]:
        """Return (cell, number) of each game that illustrates a figure, without duplicates."""
        games = {(name, f.game) for row in self.rows for name, f in row.items() if f.game is not None}
        order = list(self.plan.cells)
        return sorted(games, key=lambda game: (order.index(game[0]), game[1]))

    def command(self, name: str, game: int) -> str:
        """Return the command that plays a game again and saves it."""
        cell = self.plan.cells[name]
        words = ["rascals", "compare", self.plan.game]
        words += ["--editions", cell.edition] if cell.edition else []
        words = command_words(words, self.plan.bots, self.plan.seed, options=cell.options, data=cell.data_file)
        return shlex.join([*words, "--again", str(game)])

    def game(self, name: str, number: int) -> ShownGame:
        """Return a game as it is shown."""
        anchor, saved = f"{name}-{number}".replace(" ", "-"), self.saved.get((name, number))
        return ShownGame(number, anchor, f"{name} #{number}", saved, self.command(name, number))


def compare(
    context: typer.Context,
    game: Game = "felicity",
    editions: Editions = None,
    choices: Choices = None,
    components: Files = None,
    number: Number = 1000,
    bots: Bots = None,
    players: Players = None,
    seed: Seed = None,
    workers: Workers = None,
    scheduler: Scheduler = None,
    html: Page = None,
    keep: Folder = None,
    as_json: Json = False,
    again: Again = None,
) -> None:
    """Let the same bots play the same deals in several editions, under several options or with several files of
    components, and show what differs.

    A move is one decision, a whole composite one too; a turn is all that one player does before another acts, or
    what the game’s rules call a turn.

    Examples:
    rascals compare heist --editions v1,v2,v3,v4,v5 -n 2000 --html editions.html
        five editions side by side, in a table and as a page
    rascals compare felicity --option small_dog=lowest,mildest --bots greedy --players 3
        two choices of an option
    rascals compare felicity --data box.toml --data mine.toml --bots greedy --players 3
        the components of two files; “rascals data show felicity > box.toml” writes the first
    rascals compare heist --editions v4,v5 --option final_tie=suspicion,shared -n 200 --games shown
        every edition with every choice; the games that show the figures as files
    rascals compare heist --editions v5 --bots runner --players 4 --again 17
        plays the game with the number 17 again and saves it here
    """
    desk: Desk = context.obj
    plan = make_plan(desk, game, editions, choices or [], bots, players, seed, components or [])
    if again is not None:
        play_again(desk, plan, again, keep)
        return
    if len(plan.cells) < 2:
        raise UserFault(
            "There is nothing to compare: name several editions, --editions v1,v2, an option with several values, "
            "--option NAME=VALUE,VALUE, or several files of components, --data FILE --data FILE."
        )
    if html is not None:
        check_writable(html)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    run = play_all(desk, plan, number, workers, scheduler, times=len(plan.cells))
    report = made_report(plan, run.sums, number, keep)
    if as_json:
        desk.show_json(results(report, run.complete))
    else:
        show_table(desk, report)
    if html is not None:
        write_page(desk, html, page(desk.english, report, html.parent))
    given = ["--editions", editions] if editions else []
    given += [word for choice in choices or [] for word in ("--option", choice)]
    given += [word for file in components or [] for word in ("--data", str(file))]
    end(desk, run, number, command_words(["rascals", "compare", plan.game, *given], plan.bots, plan.seed))


def make_plan(
    desk: Desk,
    name: str,
    editions: str | None,
    choices: list[str],
    bots: str | None,
    players: int | None,
    seed: str | None,
    data: Sequence[Path] = (),
) -> Plan:
    """Return the plan; reject all invalid arguments before the first game."""
    from rascals.lab import Plan

    definition = definition_of(desk, name)
    options = read_choices(desk, definition, choices)
    playing = entrants(desk, definition, bots, players)
    files = {str(file): file for file in data}
    return Plan.of(definition.name, playing, split_names(editions), options, "0" if seed is None else seed, files)


def read_choices(desk: Desk, definition: GameDefinition, given: Sequence[str]) -> dict[str, list[Any]]:
    """Read `name=value,value` for the game's options; return the values of each."""
    chosen: dict[str, list[Any]] = {}
    for pair in given:
        name, equals, values = pair.partition("=")
        for value in values_of(definition, name.strip(), values) if equals else [values]:
            for option, choice in read_options(desk, definition, [name + equals + value]).items():
                chosen.setdefault(option, [])
                chosen[option] += [] if choice in chosen[option] else [choice]
    return chosen


def values_of(definition: GameDefinition, option: str, text: str) -> list[str]:
    """Split the text given for an option into its values.

    Commas separate values. If a value is itself a list, commas separate its items and each value needs an option of its
    own, `--option villains=… --option villains=…`, as in the command that is printed.
    """
    several = any(known.name == option and known.several for known in definition.options)
    return [text] if several else text.split(",")


def play_again(desk: Desk, plan: Plan, number: int, folder: Path | None) -> None:
    """Play one game of each cell again, and print where it is saved."""
    home = folder or Path()
    home.mkdir(parents=True, exist_ok=True)
    for name in plan.cells:
        desk.show(str(plan.save(number, home, name)))


def made_report(plan: Plan, sums: Sums, asked: int, folder: Path | None) -> CompareReport:
    """Compute the figures; if a folder is given, save the games that illustrate them."""
    from rascals.lab import rows

    report = CompareReport(plan, sums, rows(plan, sums), asked, {})
    if folder is not None:
        for name, game in report.shown_games():
            report.saved[name, game] = plan.save(game, folder, name)
    return report


def label(words: Words, report: CompareReport, figure: Figure) -> str:
    """Return the name of a figure; for a game's own figure, from the game's texts."""
    game = report.plan.game
    if figure.group == "chance":
        return f"Winning with: {words.term(game, figure.what)}"
    if figure.own:
        return words.figure(game, f"{figure.group}:{figure.what}" if figure.what else figure.group)
    if figure.group == "end":
        return f"Ends: {words.end(game, figure.what)}"
    if figure.group == "place":
        from rascals.lab.playing import has_turn_order

        if has_turn_order(game):
            return f"Victories, number {int(figure.what)} in turn order"
        return f"Victories, seat {int(figure.what) - 1}"  # seats count from 0, as in commands and files
    return f"“{figure.what}”" if figure.group == "verb" else SHARED[figure.group]


def value_text(figure: Figure) -> str:
    """Return a figure with half its interval; a star where it differs from the first variant's beyond chance."""
    sign = "+" if figure.group == "chance" else ""
    form = ".1%" if figure.share else ".2f"
    spread = ""
    if figure.low is not None and figure.high is not None:
        # The interval of a share is longer on the side of 50 %: print the longer half.
        spread = f" ± {max(figure.value - figure.low, figure.high - figure.value):{form}}"
    return f"{figure.value:{sign}{form}}{spread}{'*' if figure.differs else ''}"


def show_table(desk: Desk, report: CompareReport) -> None:
    """Print a line for each figure and a column for each variant, with the number of a game that shows it."""
    whole = table(desk.english, report, "", report.rows)
    desk.show_figures(whole.heads, whole.texts())
    note = (
        f"Means of {counted(report.sums.games, 'deal')}, the same in every column; ± is half a 95 % confidence "
        f"interval. A star (where the number of deals is at least {LEAST}): it differs from the first column beyond "
        "chance. A move is one decision; a turn is all that one player does before another acts, or what the game’s "
        f"rules call a turn. # is the number of a game that shows it. Seed: {report.plan.seed}."
    )
    desk.console.print(note, markup=False)
    for changes in changes_lines(report):
        desk.console.print(changes, markup=False, soft_wrap=True)
    for name, number in report.shown_games()[:1]:
        game = report.game(name, number)
        shown = game.command if game.saved is None else f"rascals replay {game.saved}"
        desk.console.print(f"Game #{number}, for example: {shown}", markup=False, soft_wrap=True)


def changes_lines(report: CompareReport) -> list[str]:
    """Return a line for each file of components: what it changes."""
    lines = {}
    for cell in report.plan.cells.values():
        if cell.data_file is not None:
            file, changes = str(cell.data_file), changes_text(cell.changes)
            lines[file] = f"{file}: {changes or 'as in the box'}."
    return list(lines.values())


def results(report: CompareReport, complete: bool) -> dict[str, Any]:
    """Return the comparison as JSON-ready data: for a seed, the same on any machine with any number of workers."""
    return {
        "game": report.plan.game,
        "players": len(report.plan.bots),
        "bots": list(report.plan.bots),
        "seed": report.plan.seed,
        "rascals": version("rascals-core"),
        "asked": report.asked,
        "complete": complete,
        "games": report.sums.games,
        "variants": [variant_json(report, name) for name in report.plan.cells],
    }


def variant_json(report: CompareReport, name: str) -> dict[str, Any]:
    """Return a cell with its figures, each with the game that shows it: a file, or the command that plays it."""
    cell = report.plan.cells[name]
    figures = [row[name].json() | shown_by(report, name, row[name].game) for row in report.rows if name in row]
    chosen = {"name": name, "edition": cell.edition, "options": dict(cell.options)}
    changes = {"data": dict(cell.changes)} if cell.changes else {}
    return {**chosen, **changes, "figures": figures}


def shown_by(report: CompareReport, name: str, game: int | None) -> dict[str, str]:
    """Return where a game is saved, or how to play it again."""
    if game is None:
        return {}
    shown = report.game(name, game)
    return {"command": shown.command} if shown.saved is None else {"file": str(shown.saved)}


WIDTH, LINE = 220, 12  # of the drawn intervals, in pixels

CHAPTERS = {
    "game": "A game",
    "place": "Advantage of seats",
    "end": "How games end",
    "own": "What is special to this game",
    "chance": "How much more often those win who do it than those who do not",
    "verb": "Moves in a game",
}


def page(words: Words, report: CompareReport, folder: Path) -> str:
    """Return the page; links to saved games are relative to `folder`, the folder of the page."""
    games = (report.game(name, number) for name, number in report.shown_games())
    parts = [*introduction(words, report), *tables(words, report), *shown_games(games, folder)]
    return document(f"{words.text(report.plan.game)}: compared", parts)


def introduction(words: Words, report: CompareReport) -> Iterator[str]:
    """Yield what was compared, and how to read it."""
    cells, deals = words.list(report.plan.cells), f"{counted(report.sums.games, 'deal')} each, the same for all"
    yield paragraph(f"{cells}: {deals}, played by {', '.join(report.plan.bots)}. Seed: {report.plan.seed}.")
    yield from map(paragraph, changes_lines(report))
    yield paragraph(
        "± is half a 95 % confidence interval, drawn beside it in the order of the columns. A star (where the number "
        f"of deals is at least {LEAST}): over the same deals it differs from "
        f"{next(iter(report.plan.cells))} beyond chance; of many figures one in twenty would by chance alone. "
        "# is the number of a game that shows it.",
        hint=True,
    )


def tables(words: Words, report: CompareReport) -> Iterator[str]:
    """Yield a table for each chapter of figures, with drawn intervals."""
    names = list(report.plan.cells)
    for chapter, found in groupby(report.rows, key=chapter_of):
        rows = list(found)
        whole = table(words, report, CHAPTERS[chapter], rows)
        drawings = [Cell("", drawing=intervals(row, names)) for row in rows]
        cells = [[*texts, drawing] for texts, drawing in zip(whole.rows, drawings, strict=True)]
        yield from whole._replace(heads=[*whole.heads, ""], rows=cells).html()


def table(words: Words, report: CompareReport, caption: str, rows: Iterable[Row]) -> Table:
    """Return a table of figures: a line for each, and a column for each variant."""
    names = list(report.plan.cells)
    cells = [
        [Cell(label(words, report, next(iter(row.values()))))]
        + [cell_of(report, name, row[name]) if name in row else Cell("–") for name in names]
        for row in rows
    ]
    return Table(caption, ["Figure", *names], cells)


def chapter_of(row: Row) -> str:
    """Return the chapter of a row."""
    figure = next(iter(row.values()))
    if figure.group in ("chance", "verb", "place", "end"):
        return figure.group
    return "own" if figure.own else "game"


def cell_of(report: CompareReport, name: str, figure: Figure) -> Cell:
    """Return a figure of a variant with the game that shows it."""
    return Cell(value_text(figure), [] if figure.game is None else [report.game(name, figure.game)])


def intervals(row: Row, names: list[str]) -> str:
    """Return the intervals of a row as a drawing, a line for each cell in the order of the columns, on one scale."""
    found = [(figure.value, figure.low, figure.high) for figure in row.values()]
    ends = [end for mark in found for end in mark if end is not None]
    low, span = min(ends), (max(ends) - min(ends)) or 1

    def at(end: float) -> float:
        return (end - low) / span

    def mark(figure: Figure) -> Mark:
        if figure.low is None or figure.high is None:
            return at(figure.value), None, None
        return at(figure.value), at(figure.low), at(figure.high)

    return drawn(WIDTH, LINE * len(names), [mark(row[name]) if name in row else None for name in names])
