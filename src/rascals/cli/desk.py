"""The context of every command: the texts in its language, the consoles, and how to fail."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, NoReturn

from rascals.cli.signs import has_all_signs
from rascals.core.errors import RascalsError
from rascals.core.untrusted_text import shown_lines
from rascals.words import Words, choose

if TYPE_CHECKING:
    from rich.console import Console
    from rich.text import Text
PIPE_WIDTH = 140  # columns of a table printed into a file or a pipe


def counted(number: int, noun: str) -> str:
    """Return a number with its noun: "1 game", "2,000 games"."""
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


class UserFault(RascalsError):
    """An invalid command line; the message names the valid values."""


class ProgramFault(RascalsError):
    """A failure inside the program, for example of a bot; the message is already translated."""


Style = Callable[[int], dict[str, Any]]  # of a column of a table, by its number


@dataclass(frozen=True)
class Desk:
    """The texts and the terminal of one run of the command."""

    words: Words
    color: bool
    debug: bool = False

    @cached_property
    def english(self) -> Words:
        """The English texts, for the commands of operators, designers and programmers, which are in English only."""
        return Words("en", strict=False)

    def text(self, key: str, **args: str | float) -> str:
        """Return a text of the `cli-` area."""
        return self.words.text(f"cli-{key}", **args)

    def fail(self, key: str, **args: str | float) -> NoReturn:
        """Raise `UserFault` with a text of the `cli-error-` area."""
        raise UserFault(self.text(f"error-{key}", **args))

    @cached_property
    def console(self) -> Console:
        """The standard output; in colour only on a terminal, and if colour is wanted."""
        # A pipe has no width to wrap at: give tables room.
        width = None if sys.stdout.isatty() else PIPE_WIDTH
        return clean_console(no_color=not self.color, highlight=False, width=width)

    @cached_property
    def err(self) -> Console:
        """The standard error, for progress and hints, so that the output can be piped."""
        return clean_console(stderr=True, no_color=not self.color, highlight=False)

    def show(self, text: str = "") -> None:
        """Print plain text, with control characters escaped."""
        print(shown_lines(text))

    def show_json(self, value: object) -> None:
        """Print a value as JSON; characters that the output's encoding may lack are escaped."""
        self.show(json.dumps(value, ensure_ascii=not has_all_signs(sys.stdout), indent=2))

    def show_table(self, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
        """Print a table whose first column is not wrapped."""
        self._show(columns, rows, 3, lambda number: {"overflow": "fold", "no_wrap": number == 0})

    def show_figures(self, columns: Sequence[str], rows: Iterable[Sequence[str]], *, whole: bool = False) -> None:
        """Print a table with all columns but the first right-aligned; `whole`: numbers are never wrapped."""
        self._show(columns, rows, 2, lambda n: {"justify": "right" if n else "left", "no_wrap": whole and n > 0})

    def _show(self, columns: Sequence[str], rows: Iterable[Sequence[str]], gap: int, column_style: Style) -> None:
        """Print a table with `gap` blanks between columns, each styled by its number."""
        from rich.table import Table
        from rich.text import Text

        table = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style="bold")
        for number, column in enumerate(columns):
            table.add_column(Text(shown_lines(column)), **column_style(number))
        for row in rows:
            table.add_row(*(Text(shown_lines(cell)) for cell in row))  # Text, since brackets in a cell are not markup
        self.console.print(table)

    def say_what_compiles(self) -> None:
        """Print a line on the standard error whenever rules are compiled, which takes a while."""
        from rascals.compiled import on_compiling

        def say(game: str) -> None:
            self.err.print(f"Compiling {self.english.text(game)}: some seconds, and only the first time.", markup=False)

        on_compiling(say)

    def say_what_is_not_apart(self) -> None:
        """Print a warning on the standard error if this machine cannot sandbox programs."""
        from rascals.programs.confinement import obstacle

        if why := obstacle():
            self.err.print(
                f"Programs cannot be sealed on this machine ({why}). Each can read and write whatever your account "
                "may, reach the network, and leave processes behind: run only those that you trust. On Linux, install "
                "the package “bubblewrap”.",
                markup=False,
            )

    @property
    def at_terminal(self) -> bool:
        """Whether input and output are a terminal."""
        return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def clean_console(**how: Any) -> Console:
    """Return a console that escapes control characters in all texts, in lines and in tables, before it renders them."""
    from rich.console import Console

    class Clean(Console):
        def render_str(self, text: str, **how: Any) -> Text:
            return super().render_str(shown_lines(text), **how)

    return Clean(emoji=False, **how)


def given(arguments: Sequence[str], option: str) -> str | None:
    """Return the value of `option` anywhere among the arguments, as `--lang fr` or `--lang=fr`."""
    for index, argument in enumerate(arguments):
        if argument == option and index + 1 < len(arguments):
            return arguments[index + 1]
        if argument.startswith(option + "="):
            return argument.removeprefix(option + "=")
    return None


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language: the one given, else the system's if it is supported, else English."""
    return choose(given(arguments, "--lang") or environment.get("RASCALS_LANG") or None, environment)


def open_desk(arguments: Sequence[str], environment: Mapping[str, str]) -> Desk:
    """Read the language, colour and debug options, wherever they are on the command line."""
    color = "--no-color" not in arguments and not environment.get("NO_COLOR")
    return Desk(Words(language_of(arguments, environment), strict=False), color, "--debug" in arguments)
