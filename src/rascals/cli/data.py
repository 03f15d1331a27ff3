"""`rascals data`: show the changeable components of a game with their sources, and check a file of changes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.data_file import file_text, names_of
from rascals.cli.desk import Desk
from rascals.cli.parameters import Game, Json
from rascals.cli.setup import box_of
from rascals.tui.wording import as_toml

if TYPE_CHECKING:
    from rascals.core.components import Components, Reading

DataFile = Annotated[Path, typer.Argument(metavar="FILE", dir_okay=False)]


def check(context: typer.Context, game: Game, data_file: DataFile, as_json: Json = False) -> None:
    """Print the faults of a components file (exit code 1), or what it changes."""
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
    """Return the reading of a file as JSON-ready data: its faults, what it changes, what it leaves out."""
    changes = {path: {"value": value, "box": components.at(path)} for path, value in reading.changes.items()}
    left_out = [path for path in components.changeable if path not in reading.entries]
    problems = [{"line": fault.values.get("line"), "problem": desk.words.error(fault)} for fault in reading.faults]
    return {"ok": not problems, "problems": problems, "changes": changes, "left_out": left_out}


def _show_sound(components: Components, reading: Reading, file: str, desk: Desk) -> None:
    said, entries, changed = len(reading.entries), len(components.changeable), len(reading.changes)
    desk.show(desk.text("data-sound", file=file, said=said, entries=entries, changed=changed))
    if reading.changes:
        rows = [
            (path, _value_text(components, path, value), _value_text(components, path, components.at(path)))
            for path, value in reading.changes.items()
        ]
        _show_table(desk, ("entry", "changed", "box"), rows)


def show(context: typer.Context, game: Game, as_json: Json = False) -> None:
    """Print the changeable components and their sources: as a table on a terminal, as a file to edit into a pipe."""
    desk: Desk = context.obj
    box = box_of(desk, game)
    components = box.components
    if as_json:
        desk.show_json({path: _told(components, path) for path in components.changeable})
    elif not components.changeable:
        desk.show(desk.text("data-none", game=game))
    elif sys.stdout.isatty():
        rows = [
            (path, _value_text(components, path, components.at(path)), _found_text(components.found(path)))
            for path in components.changeable
        ]
        _show_table(desk, ("entry", "value", "found"), rows)
        desk.console.print("\n" + desk.text("data-hint", game=game), markup=False)
    else:
        desk.show(file_text(components, box.package))


def _told(components: Components, path: str) -> dict[str, Any]:
    """Return a component as JSON-ready data: its value, the name of each number of a list, its source."""
    names = names_of(components, path)
    told = {"value": components.at(path)} | ({"names": list(names)} if names else {})
    return told | {"from": components.found(path)}


def _value_text(components: Components, path: str, value: Any) -> str:
    """Return a value on one line, each number of a list with its name: `[6 bat, 0 bird]`."""
    names = names_of(components, path) if isinstance(value, list) else ()
    if not names:
        return as_toml(value)
    return f"[{', '.join(f'{number} {name}' for number, name in zip(value, names, strict=True))}]"


def _found_text(found: dict[str, str]) -> str:
    """Return the sources of a value and of its parts: `rulebook, 0.places.2: house`."""
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
