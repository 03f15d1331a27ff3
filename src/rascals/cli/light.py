"""The command line of rascals-core, `python -m rascals`: `verify` and `simulate`, without typer."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from getopt import GetoptError, gnu_getopt
from importlib.metadata import version
from pathlib import Path

from rascals.cli.desk import Desk, UserFault
from rascals.core.errors import listed
from rascals.core.untrusted_text import whole_number

GLOBAL = ("lang=", "no-color", "debug", "help", "version")
VERIFY = ("commitment=", "key=")
SIMULATE = (
    "games=",
    "bots=",
    "players=",
    "option=",
    "edition=",
    "data=",
    "seed=",
    "workers=",
    "save-games=",
    "json",
    "again=",
)
HELP = """\
Usage: python -m rascals verify FILE [--commitment HEX] [--key HEX]
       python -m rascals simulate [GAME] [-n N] [-b BOT,…] [-p N] [-o NAME=VALUE] [--edition NAME] [--data FILE] \
[--seed SEED] [-w N] [--save-games FOLDER] [--again N]
Everywhere: [--lang en|fr|de] [--debug] [--version]

verify plays a saved game again and says whether every line holds; simulate lets bots play and prints JSON.
For all other commands, in the project’s folder: pip install ".[app]" ./packages/rascals"""
SHORT = {"-h": "--help", "-n": "--games", "-b": "--bots", "-p": "--players", "-o": "--option", "-w": "--workers"}


class Given:
    """The arguments of a command: its positional `words`, and all given values of each option."""

    def __init__(self, desk: Desk, arguments: Sequence[str], known: Sequence[str]) -> None:
        self._desk = desk
        try:
            pairs, self.words = gnu_getopt(list(arguments), "hn:b:p:o:w:", [*GLOBAL, *known])
        except GetoptError as fault:
            option = f"--{fault.opt}" if len(fault.opt) > 1 else f"-{fault.opt}"
            desk.fail("value-missing" if "requires argument" in fault.msg else "no-such-option", option=option)
        self._pairs = [(SHORT.get(option, option), value) for option, value in pairs]

    def all(self, option: str) -> list[str]:
        """Return every value of an option."""
        return [value for name, value in self._pairs if name == option]

    def last(self, option: str) -> str | None:
        """Return the last value of an option; None if it was not given."""
        return next(reversed(self.all(option)), None)

    def path(self, option: str) -> Path | None:
        """Return the value of an option that names a file or a folder."""
        value = self.last(option)
        if value == "":
            self._desk.fail("value-missing", option=option)
        return None if value is None else Path(value)

    def number(self, option: str, least: int | None = None) -> int | None:
        """Return the value of an option that is a whole number, at least `least`."""
        value = self.last(option)
        if value is None:
            return None
        size = whole_number(value.removeprefix("-"))
        if size is None:
            self._desk.fail("number", name=option)
        number = -size if value.startswith("-") else size
        if least is not None and number < least:
            self._desk.fail("number-from", name=option, low=str(least))
        return number

    def only(self, name: str) -> str:
        """Return the only positional argument; `name`: its name in the error if it is missing."""
        if not self.words:
            self._desk.fail("missing", name=name)
        if self.words[1:]:
            self._desk.fail("extra", given=" ".join(self.words[1:]))
        return self.words[0]


def command_line(desk: Desk, arguments: Sequence[str]) -> int:
    """Run `verify` or `simulate` and return its exit code; for other commands, fail and name what to install."""
    place = _place_of_command(arguments)
    named = "" if place is None else arguments[place]
    if named and named not in COMMANDS:
        raise _only_light(named)
    known, command = COMMANDS.get(named, ((), _opening))
    given = Given(desk, [word for at, word in enumerate(arguments) if at != place], known)
    if given.all("--help"):
        desk.show(HELP)
        return 0
    return command(desk, given)


def _place_of_command(arguments: Sequence[str]) -> int | None:
    """Return the index of the first argument that is neither an option nor the value of `--lang`."""
    values = {at + 1 for at, word in enumerate(arguments) if word == "--lang"}
    return next((at for at, word in enumerate(arguments) if not word.startswith("-") and at not in values), None)


def _opening(desk: Desk, given: Given) -> int:
    """Print the version for `--version`; else fail: a command is missing, and the server is not installed here."""
    if not given.all("--version"):
        raise _only_light("")
    desk.show(f"rascals {version('rascals-core')}")
    return 0


def _only_light(command: str) -> UserFault:
    return UserFault(
        f"With rascals-core alone there are the commands {listed(COMMANDS)}. "
        f'For “{f"rascals {command}".strip()}”, in the project’s folder: pip install ".[app]" ./packages/rascals'
    )


def _verify(desk: Desk, given: Given) -> int:
    from rascals.cli.judging import judge

    return judge(desk, Path(given.only("FILE")), given.last("--commitment"), given.last("--key"))


def _simulate(desk: Desk, given: Given) -> int:
    """Play the games and print the results as JSON."""
    from rascals.cli.experiments import make_experiment, play_all, raise_failure, results_json, simulate_words

    games = given.number("--games", 1) or 1000
    folder, again = given.path("--save-games"), given.number("--again", 0)
    experiment = make_experiment(
        desk,
        given.only("GAME") if given.words else "felicity",
        given.last("--bots"),
        given.number("--players"),
        given.all("--option"),
        given.last("--edition"),
        given.path("--data"),
        given.last("--seed"),
        folder,
    )
    if again is not None:
        desk.show(str(experiment.save(again, folder or Path())))
        return 0
    workers = given.number("--workers", 1) or os.cpu_count() or 1
    played = play_all(experiment, games, workers, lambda _: None)
    desk.show_json(results_json(experiment, played.sums, games, played.complete))
    if played.failed is not None:
        raise_failure(desk, played.failed, simulate_words("python -m rascals", experiment))
    return 0 if played.complete else STOPPED


STOPPED = 130
COMMANDS: dict[str, tuple[Sequence[str], Callable[[Desk, Given], int]]] = {
    "verify": (VERIFY, _verify),
    "simulate": (SIMULATE, _simulate),
}
