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

DataFile = Annotated[
    Path,
    typer.Argument(
        metavar="FILE",
        dir_okay=False,
        help="A TOML file with numbers on the components; what it leaves out stays as in the box.",
    ),
]


def check(context: typer.Context, game: Game, data_file: DataFile, as_json: Json = False) -> None:
    """Check a file of components: say what is wrong, in which line and why, or what it changes. Exit code 1 if
    something is wrong.

    Examples:
    rascals data check heist mine.toml
        what the file changes, or what is wrong in which line
    rascals play heist --data mine.toml
        play with it
    """
    desk: Desk = context.obj
    components = box_of(desk, game).components
    reading = components.reading_of_file(data_file)
    if as_json:
        desk.show_json(_as_json(components, reading, desk))
    elif reading.faults:
        for fault in reading.faults:
            desk.show(f"{data_file}: {desk.english.error(fault)}")
    else:
        _show_sound(components, reading, str(data_file), desk)
    if reading.faults:
        raise typer.Exit(1)


def _as_json(components: Components, reading: Reading, desk: Desk) -> dict[str, Any]:
    """Return the reading of a file as JSON-ready data: its faults, what it changes, what it leaves out."""
    changes = {path: {"value": value, "box": components.at(path)} for path, value in reading.changes.items()}
    left_out = [path for path in components.changeable if path not in reading.entries]
    problems = [{"line": fault.values.get("line"), "problem": desk.english.error(fault)} for fault in reading.faults]
    return {"ok": not problems, "problems": problems, "changes": changes, "left_out": left_out}


def _show_sound(components: Components, reading: Reading, file: str, desk: Desk) -> None:
    said, entries, changed = len(reading.entries), len(components.changeable), len(reading.changes)
    changes = f"changes {changed} of them" if changed else "changes nothing"
    desk.show(f"{file} is sound: it says {said} of {entries} {'entry' if entries == 1 else 'entries'} and {changes}.")
    if reading.changes:
        rows = [
            (path, _value_text(components, path, value), _value_text(components, path, components.at(path)))
            for path, value in reading.changes.items()
        ]
        _show_table(desk, ("Entry", "Changed to", "In the box"), rows)


def show(context: typer.Context, game: Game, as_json: Json = False) -> None:
    """Show what can be changed on a game’s components and where it was found; into a file or a pipe, as a file to
    change.

    Examples:
    rascals data show heist
        everything that can be changed, and where it was found
    rascals data show heist > mine.toml
        as a file: change what you like; what stays the same may be left out
    """
    desk: Desk = context.obj
    box = box_of(desk, game)
    components = box.components
    if as_json:
        desk.show_json({path: _told(components, path) for path in components.changeable})
    elif not components.changeable:
        desk.show(f"{game} has no components that can be changed.")
    elif sys.stdout.isatty():
        rows = [
            (path, _value_text(components, path, components.at(path)), _found_text(components.found(path)))
            for path in components.changeable
        ]
        _show_table(desk, ("Entry", "Value", "Found in"), rows)
        desk.console.print(
            f"\n“rascals data show {game} > FILE” writes a file to change; play with it by --data FILE.",
            markup=False,
        )
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
        table.add_column(column, overflow="fold", no_wrap=number == 0)
    for row in rows:
        table.add_row(*map(Text, row))
    desk.console.print(table)


COMMANDS: dict[str, Callable[..., None]] = {"check": check, "show": show}
