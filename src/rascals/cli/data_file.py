"""A game's components as a file to edit: the changeable part of its `box.toml`, each number of a list named."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rascals.core import provenance
from rascals.core.components import NAME, box_text
from rascals.core.toml_lines import lines_of

if TYPE_CHECKING:
    from rascals.core.components import Components

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
    for place in (table, table[1:]):
        names = components.entries.get(".".join((*place, NAMES)), ())
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
    """Yield the first line and the end of each section: the lines before all tables, then each table."""
    inside = {line for start, (_, end) in entries.items() for line in range(start, end)}
    heads = [at for at, line in enumerate(lines) if at not in inside and _HEADING.match(line)]
    yield from zip([0, *heads], [*heads, len(lines)], strict=True)


def _parts(first: int, last: int, entries: dict[int, tuple[str, int]]) -> Iterator[tuple[str | None, int, int]]:
    """Yield (path, start, end) of each entry of a section, and of each line between entries with path None."""
    at = first
    while at < last:
        path, end = entries.get(at, (None, at + 1))
        yield path, at, end
        at = end


def _written(components: Components, path: str | None, lines: list[str]) -> list[str]:
    """Return the lines of an entry; where its numbers have names, one number per line with its name."""
    names = names_of(components, path) if path is not None and path in components.changeable else ()
    if path is None or not names:
        return lines
    comment = re.search(r"#.*", lines[0])
    head = f"{lines[0].partition('=')[0]}= ["
    rows = [f"{value}," for value in components.at(path)]
    wide = max(map(len, rows))
    named = [f"  {row:<{wide}}  # {name}" for row, name in zip(rows, names, strict=True)]
    return [f"{head}  {comment[0]}" if comment else head, *named, "]"]
