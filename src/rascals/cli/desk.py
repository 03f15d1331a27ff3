"""What every command needs at hand: the language's words, where to print, and how to fail."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, NoReturn

from rascals.cli.signs import has_all_signs
from rascals.core.errors import RascalsError
from rascals.core.untrusted_text import shown_lines
from rascals.words import Words, choose

if TYPE_CHECKING:
    from rich.console import Console
PIPE_WIDTH = 140  # columns of a table that goes into a file or another program


class UserFault(RascalsError):
    """Something on the command line that cannot be; the message says what can."""


class ProgramFault(RascalsError):
    """Something within the program, such as a bot, has failed; the message is worded already."""


@dataclass(frozen=True)
class Desk:
    """The words and the terminal of one run of the command."""

    words: Words
    color: bool
    debug: bool = False

    def text(self, key: str, **args: str | float) -> str:
        """Return a text of the `cli-` area."""
        return self.words.text(f"cli-{key}", **args)

    def fail(self, key: str, **args: str | float) -> NoReturn:
        """Refuse what the user gave, with a text of the `cli-error-` area."""
        raise UserFault(self.text(f"error-{key}", **args))

    @cached_property
    def console(self) -> Console:
        """The standard output, in colour only where it is wanted and a person looks."""
        from rascals.cli.console import CleanConsole

        # Into a pipe there is no edge to wrap at; tables get room.
        width = None if sys.stdout.isatty() else PIPE_WIDTH
        return CleanConsole(no_color=not self.color, highlight=False, width=width)

    @cached_property
    def err(self) -> Console:
        """The standard error: progress and hints, so that the output can be piped on."""
        from rascals.cli.console import CleanConsole

        return CleanConsole(stderr=True, no_color=not self.color, highlight=False)

    def show(self, text: str = "") -> None:
        """Print plain text; nothing in it steers the terminal."""
        print(shown_lines(text))

    def show_json(self, value: object) -> None:
        """Print a value as JSON that says the same in every encoding: what one lacks is written as an escape."""
        self.show(json.dumps(value, ensure_ascii=not has_all_signs(sys.stdout), indent=2))

    def say_what_compiles(self) -> None:
        """Let it be said on the standard error when compiled rules have to be made first, which takes a while."""
        from rascals.compiled import on_compiling

        on_compiling(lambda game: self.err.print(self.text("compiling", game=self.words.text(game)), markup=False))

    @property
    def at_terminal(self) -> bool:
        """Whether a person sits at both ends: keyboard and screen."""
        return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM") != "dumb"


def given(arguments: Sequence[str], option: str) -> str | None:
    """Return the value of `option` anywhere among the arguments, as `--lang fr` or `--lang=fr`."""
    for place, argument in enumerate(arguments):
        if argument == option and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith(option + "="):
            return argument.removeprefix(option + "=")
    return None


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language to speak: the one asked for, else the system's where we have it, else English."""
    return choose(given(arguments, "--lang") or environment.get("RASCALS_LANG") or None, environment)


def open_desk(arguments: Sequence[str], environment: Mapping[str, str]) -> Desk:
    """Read language, colour and debugging from anywhere on the command line."""
    color = "--no-color" not in arguments and not environment.get("NO_COLOR")
    return Desk(Words(language_of(arguments, environment), strict=False), color, "--debug" in arguments)
