"""`rascals study`: a file of what is varied and asked, play until it is known, and the answers as table and page."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.bots import default
from rascals.cli.desk import Desk, counted
from rascals.cli.parameters import Folder, Game, Json, Page, Scheduler, Seed, Workers
from rascals.cli.plans import bar, going_on, stop, write_example, write_page
from rascals.cli.setup import definition_of, look_here
from rascals.cli.study_page import games_of, page, rows_of, save_row
from rascals.core.user_files import check_writable

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition
    from rascals.lab.running import Progress
    from rascals.study import Study

File = Annotated[
    Path, typer.Argument(metavar="FILE", help="The file of the study, or its folder. Its rows are beside it.")
]
Most = Annotated[
    int | None,
    typer.Option(
        "-n", "--number", metavar="N", min=1, help="At most so many games in all, to see what comes out at first."
    ),
]
NewFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file to write.")]
Row = Annotated[str, typer.Option("--row", metavar="ROW", help="The row, as tables and pages name it.")]
To = Annotated[
    Path | None, typer.Option("--to", metavar="FOLDER", file_okay=False, help="Save it in this folder, not here.")
]


# The first question of an example; the other one is for games that do not say who began.
FIRST = ("Is it fair to go first?", "victory", "{ place = 1 }", '"fair"', "0.03")
LEAD = ("How far apart are the players in the end?", "spread", "{}", "10", "3")
ENTRIES = ("ask", "of", "where", "than", "within")  # of a question


def new(
    context: typer.Context, game: Game = "felicity", new_file: NewFile = Path("study.toml"), seed: Seed = None
) -> None:
    """Write an example of a study of a game, in which every entry is explained.

    Examples:
    rascals study new felicity first.toml
        an example in a file of this name
    """
    desk: Desk = context.obj
    text = example(definition_of(desk, game), seed or secrets.token_hex(4))
    write_example(desk, new_file, text, "study", "plays it until it knows the answers")


def example(definition: GameDefinition, seed: str) -> str:
    """Return the file of an example for a game."""
    from rascals.lab.playing import has_turn_order

    text = files("rascals.cli").joinpath("study.toml").read_text(encoding="utf-8")
    known = definition.options_of(definition.editions[-1] if definition.editions else "")
    options = "\n".join(f"# {one.name} = {json.dumps(list(one.choices[:2]))}" for one in known)
    entries = definition.components.entries
    numbers = [path for path in definition.components.changeable if path in entries and is_numbers(entries[path])][:4]
    components = "\n".join(f'# "{path}" = {json.dumps(entries[path])}' for path in numbers)
    editions = f"# editions = {json.dumps(list(definition.editions))}\n" if definition.editions else ""
    values = {
        "game": definition.name,
        "title": definition.name.capitalize(),
        "seed": json.dumps(seed, ensure_ascii=False),
        "players": json.dumps(list(definition.players[:2])),
        "bot": default(definition.name),
        "editions": editions,
        "options": options or "# (this game has none)",
        "components": components or "# (this game has none)",
    } | dict(zip(ENTRIES, FIRST if has_turn_order(definition.name) else LEAD, strict=True))
    for name, value in values.items():
        text = text.replace(f"${name}$", value)
    return text


def is_numbers(value: Any) -> bool:
    """Return whether a component is a number, or a list of them."""
    return all(isinstance(one, int) for one in (value if isinstance(value, list) else [value]))


def run(
    context: typer.Context,
    study_file: File = Path("study.toml"),
    workers: Workers = None,
    scheduler: Scheduler = None,
    html: Page = None,
    keep: Folder = None,
    as_json: Json = False,
    number: Most = None,
) -> None:
    """Play a study until its questions are answered, or go on with it. What was played is never played again.

    Examples:
    rascals study run first.toml --html first.html
        plays, and writes the answers as a page
    rascals study run first.toml --scheduler tcp://10.0.0.1:8786
        lets the machines of a Dask cluster play
    """
    desk: Desk = context.obj
    study = opened(study_file)
    if number is not None:
        study.stop = replace(study.stop, games=min(number, study.stop.games or number))
    if html is not None:
        check_writable(html)
    if any(cell.compiled for cell in study.cells.values()):
        desk.say_what_compiles()
    with going_on(desk, scheduler, workers) as who:
        complete = study.run(shown=Rounds(desk, study), **who)
    tell(desk, study, study_file, html, keep, as_json=as_json)
    if not complete:
        stop(desk, counted(study.games, "game"), "study", "run", str(study_file))


class Rounds:
    """Says before each round what is uncertain still and how long that takes, and shows the progress of the round."""

    def __init__(self, desk: Desk, study: Study) -> None:
        self._desk, self._study, self._before, self._began = desk, study, study.games, monotonic()

    @contextmanager
    def __call__(self, games: int) -> Iterator[Progress]:
        """Show a round of so many games."""
        from rascals.study.wording import uncertain

        if played := self._study.games:
            pace = (played - self._before) / max(monotonic() - self._began, 1e-9)
            for line in uncertain(self._study, pace):
                self._desk.err.print(line, markup=False, soft_wrap=True)
        with bar(self._desk, games) as progress:
            yield progress


def table(context: typer.Context, study_file: File = Path("study.toml"), as_json: Json = False) -> None:
    """Show the answers of a study as far as it is played.

    Examples:
    rascals study table first.toml --json
        every answer with its range, for programs
    """
    tell(context.obj, opened(study_file), study_file, as_json=as_json)


def plot(
    context: typer.Context,
    study_file: File = Path("study.toml"),
    html: Page = None,
    keep: Folder = None,
) -> None:
    """Write the answers of a study as a page: without --html as FILE.html beside its file.

    Examples:
    rascals study plot first.toml --games shown
        the page first.html, and the games behind its marks as files
    """
    desk: Desk = context.obj
    file = study_file / "study.toml" if study_file.is_dir() else study_file
    study, target = opened(study_file), html or file.with_suffix(".html")
    check_writable(target)
    write_study(desk, study, study_file, target, keep)


def replay(context: typer.Context, row: Row, study_file: File = Path("study.toml"), folder: To = None) -> None:
    """Play the game of a row again, and save it.

    Examples:
    rascals study replay first.toml --row 1f0c9a3b.17.0
        a file that “rascals replay” steps through
    """
    desk: Desk = context.obj
    study = opened(study_file)
    desk.show(str(save_row(study, row, study.match(row), folder or Path())))


def opened(file: Path) -> Study:
    """Read a study; its bots may be in modules here."""
    from rascals.study import read_study

    look_here()
    return read_study(file)


def tell(
    desk: Desk, study: Study, file: Path, html: Path | None = None, keep: Path | None = None, *, as_json: bool
) -> None:
    """Print the answers, and write the page if one is asked for."""
    if as_json:
        desk.show_json(results(study))
    else:
        show(desk, study)
    if html is not None:
        write_study(desk, study, file, html, keep)


def write_study(desk: Desk, study: Study, file: Path | None, html: Path, keep: Path | None) -> None:
    """Write the page of a study in a file, and the games behind its marks if a folder is given."""
    write_page(desk, html, page(desk, study, games_of(study, file, keep), html.parent))


def show(desk: Desk, study: Study) -> None:
    """Print each question with its answer, and a line for each cell."""
    from rascals.study.wording import HOW_SURE, label, sentence, still_open, value_text, verdict

    for question in study.questions:
        answers = [one for one in study.answers() if one.question is question]
        desk.console.print(f"\n{question.ask}", markup=False, style="bold", soft_wrap=True)
        desk.console.print(" ".join([sentence(study, answers), still_open(answers)]), markup=False)
        rows = [
            [label(study, one), value_text(one), verdict(one), str(one.deals), next(iter(rows_of(study, one)), "–")]
            for one in answers
        ]
        desk.show_table(["Cell", "Figure", "Known", "Deals", "Game that shows it"], rows)
    desk.console.print(f"\n{HOW_SURE}", markup=False)


def results(study: Study) -> dict[str, Any]:
    """Return the answers as JSON-ready data: the same however, wherever and in however many runs it was played."""
    cells = [
        {"cell": name, "factors": dict(cell.factors), "digest": cell.digest, "deals": study.deals()[name]}
        for name, cell in study.cells.items()
    ]
    return {
        "title": study.title,
        "game": study.game,
        "rascals": version("rascals-core"),
        "games": study.games,
        "cells": cells,
        "answers": [
            {
                "question": one.question.ask,
                "cell": one.cell,
                "against": one.first,
                "value": one.value,
                "low": None if one.half is None else one.low,
                "high": None if one.half is None else one.high,
                "than": one.than,
                "state": one.state,
                "deals": one.deals,
                "shown": next(iter(rows_of(study, one)), None),
            }
            for one in study.answers()
        ],
    }


COMMANDS: dict[str, Callable[..., None]] = {"new": new, "run": run, "table": table, "plot": plot, "replay": replay}
