"""A game's components as a file to change: its `box.toml` without what cannot be, each number of a list named."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rascals.core import provenance
from rascals.core.components import NAME, box_text
from rascals.core.toml_lines import lines_of

if TYPE_CHECKING:
    from rascals.core.components import Components

NAMES = "names"  # of what a table's lists count, in their order
_CLOSES = re.compile(r"[\s,]*[\]}][\s\]},]*(#.*)?")  # a line that only ends what was begun above
_HEADING = re.compile(r"\[+\s*([^\]]+?)\s*\]+")


def names_of(components: Components, path: str) -> tuple[str, ...]:
    """Return what each number of a list is of: the `names` of its table, or of that of all editions; () where none is.

    A list may be shorter than its field, which then ends in zeros.
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
    """Return the text of the file: what can be changed, with where it was found and the comments beside it."""
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
    """Return by its first line, counted from 0, each entry and the line after its last."""
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
    """Yield where each table begins and ends, and first what stands before all of them."""
    inside = {line for start, (_, end) in entries.items() for line in range(start, end)}
    heads = [at for at, line in enumerate(lines) if at not in inside and _HEADING.match(line)]
    yield from zip([0, *heads], [*heads, len(lines)], strict=True)


def _parts(first: int, last: int, entries: dict[int, tuple[str, int]]) -> Iterator[tuple[str | None, int, int]]:
    """Yield the entries of a section, and each line between them, which is none."""
    at = first
    while at < last:
        path, end = entries.get(at, (None, at + 1))
        yield path, at, end
        at = end


def _written(components: Components, path: str | None, lines: list[str]) -> list[str]:
    """Return the lines of an entry: with a name behind each number where there are names."""
    names = names_of(components, path) if path is not None and path in components.changeable else ()
    if path is None or not names:
        return lines
    comment = re.search(r"#.*", lines[0])
    head = f"{lines[0].partition('=')[0]}= ["
    rows = [f"{value}," for value in components.at(path)]
    wide = max(map(len, rows))
    named = [f"  {row:<{wide}}  # {name}" for row, name in zip(rows, names, strict=True)]
    return [f"{head}  {comment[0]}" if comment else head, *named, "]"]
