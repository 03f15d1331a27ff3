"""Finds the line of each entry of a TOML text, including those within lists and inline tables."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from rascals.core.errors import BadData

_TOKEN = re.compile(
    r"""(?P<text>\"{3}(?:\\.|[^\\])*?\"{3,5}|'{3}.*?'{3,5}|"(?:\\.|[^"\\\n])*"|'[^'\n]*')
    |(?P<comment>\#[^\n]*)|(?P<mark>[\[\]{},=])|(?P<bare>[^\s\[\]{},=\#"']+)""",
    re.DOTALL | re.VERBOSE,
)
_END = ("", 0)
DEEPEST = 16  # nested tables that a key may name
_QUOTED = re.compile(
    r"""\"{3}(?:\\.|(?!\"{3})[^\\])*+\"{0,5}|'{3}(?:(?!'{3}).)*+'{0,5}
    |"(?:\\.|[^"\\\n])*+"?|'[^'\n]*+'?|\#[^\n]*""",
    re.DOTALL | re.VERBOSE,
)
_BETWEEN_KEYS = re.compile(r"[\n=,\[\]{}]")


def lines_of(text: str) -> dict[str, int]:
    """Return the line, counted from 1, of each entry by its path, such as `tiers.0.goal`; `text` is valid TOML."""
    return _Lines(text).found


def read_toml(text: str) -> tuple[Mapping[str, Any], dict[str, int]]:
    """Return the tables of a text, and the line of each entry; BadData names the line that is not TOML."""
    try:
        _check_keys(text)
        return tomllib.loads(text), lines_of(text)
    except (ValueError, RecursionError) as error:  # also tomllib.TOMLDecodeError, and numbers with thousands of digits
        place = re.search(r"line (\d+)", str(error))
        line = int(place[1]) if place else text.count("\n") + 1
        form = BadData("not in the form of TOML, `key = value` under `[table]`")
        raise form.in_line(line) from error


def _check_keys(text: str) -> None:
    """Refuse keys with so many parts that reading them would take seconds; ValueError names the line."""
    bare = _QUOTED.sub(lambda quoted: "\n" * quoted[0].count("\n"), text)
    for number, line in enumerate(bare.split("\n"), start=1):
        if any(key.count(".") > DEEPEST for key in _BETWEEN_KEYS.split(line)):
            raise ValueError(f"line {number}: a key of more than {DEEPEST} parts")


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    """Yield the tokens of a text, without comments, each with its line."""
    line, before = 1, 0
    for found in _TOKEN.finditer(text):
        line, before = line + text.count("\n", before, found.start()), found.start()
        if found.lastgroup != "comment":
            yield found[0], line


class _Lines:
    """Reads a text once, with a method for each rule of the grammar; it is known to be valid."""

    def __init__(self, text: str) -> None:
        self.tokens = list(_tokens(text))[::-1]  # the next one last
        self.found: dict[str, int] = {}
        tables: Counter[str] = Counter()
        table = ""
        while self.tokens:
            table = self._heading(tables) if self._next == "[" else self._entry(table)

    @property
    def _next(self) -> str:
        return (self.tokens or [_END])[-1][0]

    def _key(self, end: str) -> str:
        """Read a key up to the mark after it: its parts with dots between, without quotes."""
        parts = []
        while (part := self.tokens.pop()[0]) != end:
            parts.append(part[1:-1] if part[0] in "\"'" else part)
        return "".join(parts)

    def _heading(self, tables: Counter[str]) -> str:
        """Read `[table]` or `[[table]]`, an item of a list; return the path before its entries."""
        self.tokens.pop()
        if self._next != "[":
            return f"{self._key(']')}."
        self.tokens.pop()
        path = self._key("]")
        line = self.tokens.pop()[1]
        tables[path] += 1
        self.found.setdefault(path, line)
        self.found[f"{path}.{tables[path] - 1}"] = line
        return f"{path}.{tables[path] - 1}."

    def _entry(self, before: str) -> str:
        line = self.tokens[-1][1]
        path = before + self._key("=")
        self.found[path] = line
        self._value(path)
        return before

    def _value(self, path: str) -> None:
        begins, line = self.tokens.pop()
        self.found.setdefault(path, line)
        if begins == "{":
            self._listed("}", lambda _: self._entry(f"{path}."))
        elif begins == "[":
            self._listed("]", lambda at: self._value(f"{path}.{at}"))
        else:
            while self.tokens and self.tokens[-1][1] == line and self._next not in ("]", "}", ","):
                self.tokens.pop()  # a date and its time

    def _listed(self, end: str, read: Callable[[int], object]) -> None:
        at = 0
        while self._next != end:
            read(at)
            at += 1
            if self._next == ",":
                self.tokens.pop()
        self.tokens.pop()
