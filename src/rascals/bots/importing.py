"""Imports bots that are named as `module:Class`, and policies as `module:function`.

Only for names that the owner of the process gives. The server must never pass on what clients send: importing a module
runs it. A contract of import-linter keeps this module away from it.

What is imported is code of anybody. It may raise anything, and does so as BadOption; only an interrupt passes.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from operator import attrgetter
from threading import RLock
from typing import Any

from rascals.bots.interface import Bot, ChosenMove, Turn
from rascals.bots.policies import Policy, is_policy
from rascals.core.errors import BadOption, cause_of, quoted
from rascals.core.untrusted_text import printable

_DOTTED = r"[^\W\d]\w*(?:\.[^\W\d]\w*)*"
PATH = re.compile(rf"{_DOTTED}:{_DOTTED}")  # `module:Class`, each with dots
_looking = RLock()  # the output is redirected for one look at a time


@dataclass(frozen=True, eq=False)
class Imported:
    """A bot of anybody: its name was read once, and whatever ends its thinking is an Exception."""

    name: str
    bot: Bot

    def choose(self, turn: Turn) -> ChosenMove:
        """Let the bot choose; BadOption if it would end the process, as by `sys.exit`."""
        try:
            return self.bot.choose(turn)
        except (Exception, KeyboardInterrupt):
            raise
        except BaseException as fault:
            raise BadOption(f"the bot {self.name} chose no move: {printable(cause_of(fault))}") from fault


@contextmanager
def looking(broken: Callable[[str], BadOption]) -> Iterator[None]:
    """Run code of anybody that tells of a bot. What it raises is the cause of the error that `broken` makes.

    What it prints goes where errors go, because a program may read the output.
    """
    try:
        with _looking, redirect_stdout(sys.stderr):
            yield
    except KeyboardInterrupt:
        raise
    except BaseException as fault:
        raise broken(printable(cause_of(fault))) from fault


def imported(path: str) -> Any:
    """Return what `module:name` names; BadOption if there is no such module or name, or the module fails."""
    module, _, name = path.partition(":")

    def broken(cause: str) -> BadOption:
        return BadOption(f"module {quoted(module)} cannot be imported: {cause}")

    with looking(broken):
        try:
            return attrgetter(name)(import_module(module))
        except ModuleNotFoundError as fault:
            if fault.name is None or not f"{module}.".startswith(f"{fault.name}."):
                raise
            problem = BadOption(f"bot {quoted(path)}: no module {quoted(module)}")
        except AttributeError:
            if module not in sys.modules:
                raise
            problem = BadOption(f"module {quoted(module)} has no {quoted(name)}")
    raise problem


def bot_at(path: str) -> Imported | Policy:
    """Return the bot at `module:name`, an instance or a class that needs no arguments; BadOption otherwise."""
    return as_bot(path, imported(path))


def as_bot(path: str, given: Any) -> Imported | Policy:
    """Return a bot, an instance of its class, or a policy as a bot; BadOption names the path if it is none of these."""

    def unmade(cause: str) -> BadOption:
        return BadOption(f"the bot {quoted(path)} cannot be made without arguments: {cause}")

    with looking(unmade):
        if is_policy(given):
            return Policy(given)
        if isinstance(given, type) and callable(getattr(given, "choose", None)):
            given = given()
    with looking(partial(unsaid, path)):
        name, chooses = getattr(given, "name", None), callable(getattr(given, "choose", None))
        if isinstance(name, str) and chooses and not isinstance(given, type):
            return Imported(str.__str__(name), given)  # a plain text, also where the name's class is another
    raise BadOption(f"{quoted(path)} is no bot; a bot has a name and a method choose")


def unsaid(given: str, cause: str) -> BadOption:
    """Return the error for a bot that cannot be asked what it is."""
    return BadOption(f"the bot {quoted(given)} does not say what it is: {cause}")
