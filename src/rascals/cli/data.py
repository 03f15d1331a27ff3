"""`rascals data`: the components of a game with where each was found, and whether a file that changes them is sound."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.desk import Desk
from rascals.cli.parameters import Game, Json
from rascals.cli.setup import box_of
from rascals.core.components import box_text
from rascals.tui.wording import as_toml

if TYPE_CHECKING:
    from rascals.core.components import Components, Reading

DataFile = Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False)]


def check(context: typer.Context, game: Game, data_file: DataFile, as_json: Json = False) -> None:
    """Say what cannot be in a file of components, or what it changes; exit code 1 where something cannot be."""
    desk: Desk = context.obj
    components = box_of(desk, game).components
    reading = components.reading_of_file(data_file)
    if as_json:
        desk.show_json(_as_json(components, reading, desk))
    elif reading.faults:
        for fault in reading.faults:
            desk.show(desk.text("data-fault", file=str(data_file), problem=desk.words.error(fault)))
    else:
        _show_sound(components, reading, str(data_file), desk)
    if reading.faults:
        raise typer.Exit(1)


def _as_json(components: Components, reading: Reading, desk: Desk) -> dict[str, Any]:
    """Return what a file says as JSON-ready data: what cannot be, what it changes, what it leaves out."""
    changes = {path: {"value": value, "box": components.at(path)} for path, value in reading.changes.items()}
    left_out = [path for path in components.changeable if path not in reading.entries]
    problems = [{"line": fault.values.get("line"), "problem": desk.words.error(fault)} for fault in reading.faults]
    return {"ok": not problems, "problems": problems, "changes": changes, "left_out": left_out}


def _show_sound(components: Components, reading: Reading, file: str, desk: Desk) -> None:
    said, entries, changed = len(reading.entries), len(components.changeable), len(reading.changes)
    desk.show(desk.text("data-sound", file=file, said=said, entries=entries, changed=changed))
    if reading.changes:
        rows = [(path, as_toml(value), as_toml(components.at(path))) for path, value in reading.changes.items()]
        _show_table(desk, ("entry", "changed", "box"), rows)


def show(context: typer.Context, game: Game, as_json: Json = False) -> None:
    """Show a game's components and where each was found: a table for a person, the file itself into a pipe."""
    desk: Desk = context.obj
    box = box_of(desk, game)
    at = {path: (box.components.at(path), box.components.found(path)) for path in box.components.changeable}
    if as_json:
        told = {path: {"value": value, "from": found} for path, (value, found) in at.items()}
        desk.show_json(told)
    elif not at:
        desk.show(desk.text("data-none", game=game))
    elif sys.stdout.isatty():
        rows = [(path, as_toml(value), _found_text(found)) for path, (value, found) in at.items()]
        _show_table(desk, ("entry", "value", "found"), rows)
        desk.console.print("\n" + desk.text("data-hint", game=game), markup=False)
    else:
        desk.show(box_text(box.package).rstrip("\n"))


def _found_text(found: dict[str, str]) -> str:
    """Return where a value and parts of it were found: `rulebook, 0.places.2: house`."""
    return ", ".join(f"{part}: {word}" if part else word for part, word in found.items())


def _show_table(desk: Desk, columns: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0), header_style="bold")
    for number, column in enumerate(columns):
        table.add_column(desk.text(f"column-{column}"), overflow="fold", no_wrap=number == 0)
    for row in rows:
        table.add_row(*map(Text, row))
    desk.console.print(table)


COMMANDS: dict[str, Callable[..., None]] = {"check": check, "show": show}
