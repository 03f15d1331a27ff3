"""Reading the user's files of settings in TOML. Every error names the file, the line, the entry, and what is valid."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NoReturn, TypeVar

from rascals.core.arguments import too_high
from rascals.core.errors import BadOption, RascalsError, listed, quoted
from rascals.core.toml_lines import read_toml
from rascals.core.untrusted_text import steering

T = TypeVar("T")
MOST = 1_000_000  # deals of a table, say


class TomlReader:
    """Reads the tables of one file; `at` is the path of an entry, such as `entrant.0.bot`.

    `error`: the kind of errors that it raises.
    """

    error: type[RascalsError] = RascalsError

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        try:
            self.document, self.lines = read_toml(text)
        except RascalsError as error:
            raise self.error(f"{file}: {error}") from error

    def tables(self, name: str) -> list[tuple[str, Any]]:
        """Return the tables written `[[name]]`, each with its path."""
        given = self.document.get(name, [])
        if not isinstance(given, list):
            self.refuse(name, BadOption(f"{name} is written [[{name}]], once for each"))
        return [(f"{name}.{at}", one) for at, one in enumerate(given)]

    def table(self, at: str, given: Any, valid: Sequence[str]) -> Mapping[str, Any]:
        """Return a table whose entries are all known."""
        entries = self.mapping(at, given)
        self.known(f"{at}.", entries, valid)
        return entries

    def known(self, before: str, entries: Mapping[str, Any], valid: Sequence[str]) -> None:
        """Refuse unknown entries."""
        for name in entries:
            if name not in valid:
                problem = BadOption(f"unknown entry {quoted(name)}; valid: {listed(valid)}")
                self.refuse(f"{before}{name}", problem)

    def mapping(self, at: str, given: Any) -> Mapping[str, Any]:
        """Return a table of any entries."""
        if not isinstance(given, Mapping):
            self.refuse(at, BadOption(f"{last(at)} is a table, not {quoted(given)}"))
        return given

    def text(self, at: str, given: Any) -> str:
        """Return a text that is not empty."""
        if not isinstance(given, str) or not given.strip():
            self.refuse(at, BadOption(f"{last(at)} is a text, not {quoted(given)}"))
        return given.strip()

    def name(self, at: str, given: Any) -> str:
        """Return a text that can be printed on a terminal."""
        name = self.text(at, given)
        sign = steering(name)
        if sign is not None:
            sentence = "a name may not contain characters that control a terminal or the direction of text ({sign})"
            self.refuse(at, BadOption(sentence, "name-steers", sign=sign))
        return name

    def texts(self, at: str, given: Any, *, empty: bool = True) -> tuple[str, ...]:
        """Return a list of texts."""
        if not isinstance(given, list) or not all(isinstance(one, str) for one in given) or not (given or empty):
            self.refuse(at, BadOption(f"{last(at)} is a list of texts, not {quoted(given)}"))
        return tuple(given)

    def whole(self, at: str, given: Any, least: int, most: int = MOST) -> int:
        """Return a whole number."""
        if type(given) is not int or given < least:
            self.refuse(at, BadOption(f"{last(at)} is a whole number from {least}, not {quoted(given)}"))
        if given > most:
            self.refuse(at, too_high(last(at), most, given))
        return given

    def number(self, at: str, given: Any, least: float | None = None) -> float | None:
        """Return a number above 0, or from `least`; None if none is given."""
        if given is None:
            return None
        right = type(given) in (int, float) and (given > 0 if least is None else given >= least) and given < 1e9
        if not right:
            self.refuse(at, BadOption(f"{last(at)} is a number above 0, not {quoted(given)}"))
        return float(given)

    def flag(self, at: str, given: Any) -> bool:
        """Return true or false."""
        if not isinstance(given, bool):
            self.refuse(at, BadOption(f"{last(at)} is true or false, not {quoted(given)}"))
        return given

    def tried(self, at: str, make: Callable[..., T], *given: Any) -> T:
        """Return what a function returns of what is given; its error names the entry."""
        try:
            return make(*given)
        except RascalsError as problem:
            self.refuse(at, problem)

    def refuse(self, at: str, problem: RascalsError) -> NoReturn:
        """Raise an error: the file, the line of the entry or of what contains it, and the problem."""
        line = self.line(at)
        if line is None:
            raise self.error(f"{self.file}: {problem}")
        raise self.error(f"{self.file}, line {line}: {problem}")

    def line(self, at: str) -> int | None:
        """Return the line of an entry, else of the first one in the table that it names, else of what contains it."""
        while at:
            within = [line for path, line in self.lines.items() if path == at or path.startswith(f"{at}.")]
            if within:
                return min(within)
            at = at.rpartition(".")[0]
        return None


def last(at: str) -> str:
    """Return the name of an entry, without what contains it."""
    return at.rpartition(".")[2]
