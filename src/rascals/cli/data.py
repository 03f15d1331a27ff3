"""`rascals data`: the numbers on a game’s components, as a table or a file to change, and the check of such a file."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from rascals.cli.desk import Desk
from rascals.cli.parameters import Game, Json
from rascals.cli.setup import definition_of
from rascals.core import provenance
from rascals.core.components import NAME, box_text
from rascals.core.toml_lines import lines_of
from rascals.tui.wording import as_toml

if TYPE_CHECKING:
    from rascals.core.components import Components, ComponentsRead

NAMES = "names"  # the key with the names of the numbers in a table's lists, in order
_CLOSES = re.compile(r"[\s,]*[\]}][\s\]},]*(#.*)?")  # a line that only closes brackets opened above
_HEADING = re.compile(r"\[+\s*([^\]]+?)\s*\]+")


def names_of(components: Components, path: str) -> tuple[str, ...]:
    """Return the names of a list's numbers: `names` of its table or of the table for all editions, () without one.

    A list may be shorter than its field; the rest of the field is zeros.
    """
    value, shape = components.at(path), components.changeable[path].shape
    if not isinstance(value, list) or len(shape) != 1:
        return ()
    table = path.split(".")[:-1]
    for parent in (table, table[1:]):
        names = components.entries.get(".".join((*parent, NAMES)), ())
        if len(names) == shape[0]:
            return tuple(names[: len(value)])
    return ()


def file_text(components: Components, package: str) -> str:
    """Return the text of the file: the changeable entries with their sources and comments."""
    text = box_text(package)
    lines, ends = text.splitlines(), _entries(text)
    kept: list[str] = []
    for first, last in _sections(lines, ends):
        parts = list(_parts(first, last, ends))
        paths = [path for path, *_ in parts if path is not None]
        if first and paths and not any(path in components.changeable for path in paths):
            continue
        for path, start, end in parts:
            if path is None or _stays(components, path):
                kept += _written(components, path, lines[start:end])
    return re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip("\n")


def _stays(components: Components, path: str) -> bool:
    return path == NAME or provenance.is_one(path) or path in components.changeable


def _entries(text: str) -> dict[int, tuple[str, int]]:
    """Return {first line: (path, line after the last)} of each entry; lines are counted from 0."""
    lines, found = text.splitlines(), lines_of(text)
    entries: dict[int, tuple[str, int]] = {}
    for path, line in found.items():
        if not any(start < line <= end for start, (_, end) in entries.items()):
            within = [at for inner, at in found.items() if inner == path or inner.startswith(f"{path}.")]
            end = max(within)
            while end < len(lines) and _CLOSES.fullmatch(lines[end]):
                end += 1
            entries[line - 1] = (path, end)
    return entries


def _sections(lines: Sequence[str], entries: dict[int, tuple[str, int]]) -> Iterator[tuple[int, int]]:
    """Yield the first line and the end of each section: the lines before the first table, then each table."""
    inside = {line for start, (_, end) in entries.items() for line in range(start, end)}
    heads = [at for at, line in enumerate(lines) if at not in inside and _HEADING.match(line)]
    yield from zip([0, *heads], [*heads, len(lines)], strict=True)


def _parts(first: int, last: int, entries: dict[int, tuple[str, int]]) -> Iterator[tuple[str | None, int, int]]:
    """Yield (path, start, end) of each entry of a section, and (None, start, end) of each line between entries."""
    at = first
    while at < last:
        path, end = entries.get(at, (None, at + 1))
        yield path, at, end
        at = end


def _written(components: Components, path: str | None, lines: list[str]) -> list[str]:
    """Return the lines of an entry; if its numbers have names, one number per line with its name."""
    names = names_of(components, path) if path is not None and path in components.changeable else ()
    if path is None or not names:
        return lines
    comment = re.search(r"#.*", lines[0])
    head = f"{lines[0].partition('=')[0]}= ["
    rows = [f"{value}," for value in components.at(path)]
    wide = max(map(len, rows))
    named = [f"  {row:<{wide}}  # {name}" for row, name in zip(rows, names, strict=True)]
    return [f"{head}  {comment[0]}" if comment else head, *named, "]"]


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
    components = definition_of(desk, game).components
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


def _as_json(components: Components, reading: ComponentsRead, desk: Desk) -> dict[str, Any]:
    """Return the reading of a file as JSON-ready data: its faults, what it changes, what it leaves out."""
    changes = {path: {"value": value, "box": components.at(path)} for path, value in reading.changes.items()}
    left_out = [path for path in components.changeable if path not in reading.entries]
    problems = [{"line": fault.values.get("line"), "problem": desk.english.error(fault)} for fault in reading.faults]
    return {"ok": not problems, "problems": problems, "changes": changes, "left_out": left_out}


def _show_sound(components: Components, reading: ComponentsRead, file: str, desk: Desk) -> None:
    said, entries, changed = len(reading.entries), len(components.changeable), len(reading.changes)
    changes = f"changes {changed} of them" if changed else "changes nothing"
    desk.show(f"{file} is sound: it says {said} of {entries} {'entry' if entries == 1 else 'entries'} and {changes}.")
    if reading.changes:
        rows = [
            (path, _value_text(components, path, value), _value_text(components, path, components.at(path)))
            for path, value in reading.changes.items()
        ]
        desk.show_table(("Entry", "Changed to", "In the box"), rows)


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
    definition = definition_of(desk, game)
    components = definition.components
    if as_json:
        desk.show_json({path: _entry_json(components, path) for path in components.changeable})
    elif not components.changeable:
        desk.show(f"{game} has no components that can be changed.")
    elif sys.stdout.isatty():
        rows = [
            (path, _value_text(components, path, components.at(path)), _found_text(components.found(path)))
            for path in components.changeable
        ]
        desk.show_table(("Entry", "Value", "Found in"), rows)
        desk.console.print(
            f"\n“rascals data show {game} > FILE” writes a file to change; play with it by --data FILE.",
            markup=False,
        )
    else:
        desk.show(file_text(components, definition.package))


def _entry_json(components: Components, path: str) -> dict[str, Any]:
    """Return a component as JSON-ready data: its value, the name of each number of a list, its source."""
    names = names_of(components, path)
    named = {"names": list(names)} if names else {}
    return {"value": components.at(path), **named, "from": components.found(path)}


def _value_text(components: Components, path: str, value: Any) -> str:
    """Return a value on one line, each number of a list with its name: `[6 bat, 0 bird]`."""
    names = names_of(components, path) if isinstance(value, list) else ()
    if not names:
        return as_toml(value)
    return f"[{', '.join(f'{number} {name}' for number, name in zip(value, names, strict=True))}]"


def _found_text(found: dict[str, str]) -> str:
    """Return the sources of a value and of its parts: `rulebook, 0.places.2: house`."""
    return ", ".join(f"{part}: {word}" if part else word for part, word in found.items())


COMMANDS: dict[str, Callable[..., None]] = {"check": check, "show": show}
