"""`rascals compare GAME`: the same bots and deals in several editions, options or components, side by side.

As a table, as JSON, and as a page: self-contained HTML, no script, no other files except the games to which it links.
"""

from __future__ import annotations

import os
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.desk import Desk, UserFault, counted
from rascals.cli.experiments import PlayedExperiment, command_words, entrants, play_all, raise_failure
from rascals.cli.parameters import Bots, Folder, Game, Json, Page, Players, Seed
from rascals.cli.setup import definition_of, read_options, split_names
from rascals.cli.simulate import Workers, bar, stopped
from rascals.core.intervals import LEAST
from rascals.core.user_files import check_writable, write_file
from rascals.tui.wording import changes_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rascals.arena import Comparison, Figure
    from rascals.arena.comparison import Contrasts
    from rascals.arena.figures import Row
    from rascals.core.definition import GameDefinition
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
    """A finished comparison: its figures row by row, and the saved games by variant and number."""

    comparison: Comparison
    sums: Contrasts
    rows: list[Row]
    asked: int
    saved: dict[tuple[str, int], Path]

    @property
    def game(self) -> str:
        """The name of the game."""
        return next(iter(self.comparison.variants.values())).game

    @property
    def seed(self) -> str:
        """The seed of all deals."""
        return str(next(iter(self.comparison.variants.values())).seed)

    def shown_games(self) -> list[tuple[str, int]]:
        """Return (variant, number) of each game that illustrates a figure, without duplicates."""
        games = {(name, f.game) for row in self.rows for name, f in row.items() if f.game is not None}
        order = list(self.comparison.variants)
        return sorted(games, key=lambda game: (order.index(game[0]), game[1]))

    def command(self, variant: str, game: int) -> str:
        """Return the command that plays a game again and saves it."""
        experiment = self.comparison.variants[variant]
        words = ["rascals", "compare", self.game]
        words += ["--editions", experiment.edition] if experiment.edition else []
        words = command_words(
            words, self.comparison.bots, self.seed, options=experiment.options, data=experiment.data_file
        )
        return shlex.join([*words, "--again", str(game)])


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
    comparison = make_comparison(desk, game, editions, choices or [], bots, players, seed, components or [])
    if again is not None:
        play_again(desk, comparison, again, keep)
        return
    if len(comparison.variants) < 2:
        raise UserFault(
            "There is nothing to compare: name several editions, --editions v1,v2, an option with several values, "
            "--option NAME=VALUE,VALUE, or several files of components, --data FILE --data FILE."
        )
    if html is not None:
        check_writable(html)
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    played = run_shown(desk, comparison, number, workers or os.cpu_count() or 1)
    report = made_report(comparison, played.sums, number, keep)
    if html is not None:
        write_file(html, page(desk.english, report, html.parent))
    if as_json:
        desk.show_json(results(report, played.complete))
    else:
        show_table(desk, report)
    if html is not None:
        desk.err.print(f"The page is {html}.", markup=False, soft_wrap=True)
    given = ["--editions", editions] if editions else []
    given += [word for choice in choices or [] for word in ("--option", choice)]
    given += [word for file in components or [] for word in ("--data", str(file))]
    tell_what_is_missing(desk, played, report, given)


def tell_what_is_missing(
    desk: Desk, played: PlayedExperiment[Contrasts], report: CompareReport, given: Sequence[str]
) -> None:
    """Print why fewer games were played than asked for, and exit accordingly; `given`: the variants' arguments."""
    if not played.complete:
        desk.err.print(stopped(played.sums.games, report.asked))
    if played.failed is not None:
        command = command_words(["rascals", "compare", report.game, *given], report.comparison.bots, report.seed)
        raise_failure(desk, played.failed, command)
    if not played.complete:
        raise typer.Exit(130)


def make_comparison(
    desk: Desk,
    name: str,
    editions: str | None,
    choices: list[str],
    bots: str | None,
    players: int | None,
    seed: str | None,
    data: Sequence[Path] = (),
) -> Comparison:
    """Return the comparison; reject all invalid arguments before the first game."""
    from rascals.arena import Comparison

    definition = definition_of(desk, name)
    options = read_choices(desk, definition, choices)
    playing = entrants(desk, definition, bots, players)
    files = {str(file): file for file in data}
    return Comparison.of(definition.name, playing, split_names(editions), options, "0" if seed is None else seed, files)


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


def play_again(desk: Desk, comparison: Comparison, number: int, folder: Path | None) -> None:
    """Play one game of each variant again, and print where it is saved."""
    home = folder or Path()
    home.mkdir(parents=True, exist_ok=True)
    for name in comparison.variants:
        desk.show(str(comparison.save(name, number, home)))


def run_shown(desk: Desk, comparison: Comparison, number: int, workers: int) -> PlayedExperiment[Contrasts]:
    """Play under a progress bar."""
    variants = len(comparison.variants)
    with bar(desk, number * variants) as progress:
        return play_all(comparison, number, workers, lambda played: progress(played * variants))


def made_report(comparison: Comparison, sums: Contrasts, asked: int, folder: Path | None) -> CompareReport:
    """Compute the figures; if a folder is given, save the games that illustrate them."""
    from rascals.arena import rows

    report = CompareReport(comparison, sums, rows(comparison, sums), asked, {})
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        for name, game in report.shown_games():
            report.saved[name, game] = comparison.save(name, game, folder)
    return report


def label(words: Words, report: CompareReport, figure: Figure) -> str:
    """Return the name of a figure; for a game's own figure, from the game's texts."""
    game = report.game
    what = words.term(game, figure.what) if figure.own and figure.what else figure.what
    if figure.group == "chance":
        return f"Winning with: {what}"
    if figure.own:
        own = f"{game}-figure-{figure.group}"
        return words.text(own, what=what) if words.has(own) else f"{figure.group} {what}".strip()
    if figure.group == "end":
        return f"Ends: {words.end(game, figure.what)}"
    if figure.group == "place":
        from rascals.arena.figures import has_turn_order

        if has_turn_order(game):
            return f"Victories, number {int(figure.what)} in turn order"
        return f"Victories, seat {int(figure.what) - 1}"  # seats count from 0, as in commands and files
    return f"“{what}”" if figure.group == "verb" else SHARED[figure.group]


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
    names, figures = list(report.comparison.variants), [next(iter(row.values())) for row in report.rows]
    labels = [label(desk.english, report, figure) for figure in figures]
    cells = ([cell_text(row.get(name)) for name in names] for row in report.rows)
    desk.show_figures(["Figure", *names], [[head, *row] for head, row in zip(labels, cells, strict=True)])
    note = (
        f"Means of {counted(report.sums.games, 'deal')}, the same in every column; ± is half a 95 % confidence "
        f"interval. A star (where the number of deals is at least {LEAST}): it differs from the first column beyond "
        "chance. A move is one decision; a turn is all that one player does before another acts, or what the game’s "
        f"rules call a turn. # is the number of a game that shows it. Seed: {report.seed}."
    )
    desk.console.print(note, markup=False)
    for changes in changes_lines(report):
        desk.console.print(changes, markup=False, soft_wrap=True)
    for name, game in report.shown_games()[:1]:
        saved = report.saved.get((name, game))
        shown = report.command(name, game) if saved is None else f"rascals replay {saved}"
        desk.console.print(f"Game #{game}, for example: {shown}", markup=False, soft_wrap=True)


def changes_lines(report: CompareReport) -> list[str]:
    """Return a line for each file of components: what it changes."""
    lines = {}
    for experiment in report.comparison.variants.values():
        if experiment.data_file is not None:
            file, changes = str(experiment.data_file), changes_text(experiment.changes)
            lines[file] = f"{file}: {changes or 'as in the box'}."
    return list(lines.values())


def cell_text(figure: Figure | None) -> str:
    """Return one cell of the table."""
    if figure is None:
        return "–"
    return value_text(figure) + ("" if figure.game is None else f" #{figure.game}")


def results(report: CompareReport, complete: bool) -> dict[str, Any]:
    """Return the comparison as JSON-ready data: for a seed, the same on any machine with any number of workers."""
    return {
        "game": report.game,
        "players": len(report.comparison.bots),
        "bots": list(report.comparison.bots),
        "seed": report.seed,
        "rascals": version("rascals-core"),
        "asked": report.asked,
        "complete": complete,
        "games": report.sums.games,
        "variants": [variant_json(report, name) for name in report.comparison.variants],
    }


def variant_json(report: CompareReport, name: str) -> dict[str, Any]:
    """Return a variant with its figures, each with the game that shows it: a file, or the command that plays it."""
    experiment = report.comparison.variants[name]
    figures = [row[name].json() | shown_by(report, name, row[name].game) for row in report.rows if name in row]
    chosen = {"name": name, "edition": experiment.edition, "options": dict(experiment.options)}
    changes = {"data": dict(experiment.changes)} if experiment.changes else {}
    return {**chosen, **changes, "figures": figures}


def shown_by(report: CompareReport, name: str, game: int | None) -> dict[str, str]:
    """Return where a game is saved, or how to play it again."""
    if game is None:
        return {}
    saved = report.saved.get((name, game))
    return {"command": report.command(name, game)} if saved is None else {"file": str(saved)}


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


def page(words: Words, report: CompareReport, folder: Path) -> str:
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


def introduction(words: Words, report: CompareReport) -> Iterator[str]:
    """Yield what was compared, and how to read it."""
    bots = ", ".join(report.comparison.bots)
    variants = words.list(report.comparison.variants)
    deals = f"{counted(report.sums.games, 'deal')} each, the same for all"
    summary = f"{variants}: {deals}, played by {bots}. Seed: {report.seed}."
    yield f"<p>{escape(summary)}</p>"
    yield from (f"<p>{escape(changes)}</p>" for changes in changes_lines(report))
    read = (
        "± is half a 95 % confidence interval, drawn beside it in the order of the columns. A star (where the number "
        f"of deals is at least {LEAST}): over the same deals it differs from "
        f"{next(iter(report.comparison.variants))} beyond chance; of many figures one in twenty would by chance alone. "
        "# is the number of a game that shows it."
    )
    yield f'<p class="hint">{escape(read)}</p>'


def tables(words: Words, report: CompareReport) -> Iterator[str]:
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
    for index, name in enumerate(names):
        figure = row.get(name)
        if figure is not None:
            y = index * LINE + LINE // 2
            if figure.low is not None and figure.high is not None:
                ends_at = [5 + (end - low) * scale for end in (figure.low, figure.high)]
                marks.append(f'<line x1="{ends_at[0]:.1f}" x2="{ends_at[1]:.1f}" y1="{y}" y2="{y}"/>')
            marks.append(f'<circle cx="{5 + (figure.value - low) * scale:.1f}" cy="{y}" r="3.5"/>')
    return f'<svg width="{WIDTH}" height="{LINE * len(names)}" aria-hidden="true">{"".join(marks)}</svg>'


def games(report: CompareReport, folder: Path) -> Iterator[str]:
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
