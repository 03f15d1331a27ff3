"""The command line of rascals-core, `python -m rascals`: `verify` and `simulate`, without typer."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from rascals.cli.desk import Desk, UserFault
from rascals.core.errors import listed
from rascals.core.untrusted_text import whole_number

HELP = """\
Usage: python -m rascals verify FILE [--commitment HEX] [--key HEX]
       python -m rascals simulate [GAME] [-n N] [-b BOT,…] [-p N] [-o NAME=VALUE] [--edition NAME] [--data FILE] \
[--seed SEED] [-w N] [--save-games FOLDER] [--again N]
Everywhere: [--lang en|fr|de] [--debug] [--version]

verify plays a saved game again and says whether every line holds; simulate lets bots play and prints JSON.
For all other commands, in the project’s folder: pip install ".[app]" ./packages/rascals"""
STOPPED = 130


class Parser(ArgumentParser):
    """Raises errors in the arguments instead of exiting."""

    def __init__(self) -> None:
        super().__init__(prog="rascals", add_help=False)

    def error(self, message: str) -> NoReturn:
        """Raise a UserFault."""
        raise UserFault(f"{message[:1].upper()}{message[1:]}. See “python -m rascals --help”.")


def command_line(desk: Desk, arguments: Sequence[str]) -> int:
    """Run `verify` or `simulate` and return its exit code; for other commands, fail and name what to install."""
    everywhere = Parser()
    for flag in ("--no-color", "--debug", "--version"):
        everywhere.add_argument(flag, action="store_true")
    everywhere.add_argument("--help", "-h", action="store_true")
    everywhere.add_argument("--lang")  # read earlier, like the first two flags
    opening, rest = everywhere.parse_known_args(arguments)
    named = next((word for word in rest if not word.startswith("-")), "")
    if named not in COMMANDS and (named or not (opening.help or opening.version)):
        raise UserFault(
            f"With rascals-core alone there are the commands {listed(COMMANDS)}. "
            f'For “{f"rascals {named}".strip()}”, in the project’s folder: pip install ".[app]" ./packages/rascals'
        )
    if opening.help or not named:
        desk.show(HELP if opening.help else f"rascals {version('rascals-core')}")
        return 0
    parser, command = COMMANDS[named]
    rest.remove(named)
    return command(desk, parser().parse_args(rest))


def number(least: int | None = None) -> Callable[[str], int]:
    """Return a parser of whole numbers from `least`."""

    def read(text: str) -> int:
        size = whole_number(text.removeprefix("-"))
        found = None if size is None else -size if text.startswith("-") else size
        if found is None or (least is not None and found < least):
            raise ArgumentTypeError("needs a number" if least is None else f"needs a number from {least}")
        return found

    return read


def path(text: str) -> Path:
    """Return the path of a file or folder; refuse an empty text, which `Path` would take for the current folder."""
    if not text:
        raise ArgumentTypeError("needs a value")
    return Path(text)


def verifying() -> Parser:
    """Return the parser of `verify`'s arguments."""
    parser = Parser()
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument("--commitment")
    parser.add_argument("--key")
    return parser


def verify(desk: Desk, given: Namespace) -> int:
    """Verify a saved game and print the verdict."""
    from rascals.cli.judging import judge

    return judge(desk, given.file, given.commitment, given.key)


def simulating() -> Parser:
    """Return the parser of `simulate`'s arguments."""
    parser = Parser()
    parser.add_argument("game", metavar="GAME", nargs="?", default="felicity")
    parser.add_argument("--games", "-n", type=number(1), default=1000)
    parser.add_argument("--bots", "-b")
    parser.add_argument("--players", "-p", type=number())
    parser.add_argument("--option", "-o", action="append", default=[])
    parser.add_argument("--edition")
    parser.add_argument("--data", type=path)
    parser.add_argument("--seed")
    parser.add_argument("--workers", "-w", type=number(1), default=os.cpu_count() or 1)
    parser.add_argument("--save-games", type=path)
    parser.add_argument("--again", type=number(0))
    parser.add_argument("--json", action="store_true")  # accepted, though it always prints JSON
    return parser


def simulate(desk: Desk, given: Namespace) -> int:
    """Play the games and print the results as JSON."""
    from rascals.cli.plans import make_plan, played, raise_failure, results_json, simulate_words

    asked = given.bots, given.players, given.option, given.edition, given.data, given.seed, given.save_games
    plan = make_plan(desk, given.game, *asked)
    if given.again is not None:
        desk.show(str(plan.save(given.again, given.save_games or Path())))
        return 0
    run = played(plan, given.games, given.workers)
    desk.show_json(results_json(plan, run.sums, given.games, run.complete))
    if run.failed is not None:
        raise_failure(desk, run.failed, simulate_words("python -m rascals", plan))
    return 0 if run.complete else STOPPED


COMMANDS: dict[str, tuple[Callable[[], Parser], Callable[[Desk, Namespace], int]]] = {
    "verify": (verifying, verify),
    "simulate": (simulating, simulate),
}
