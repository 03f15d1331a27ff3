"""Imports bots named as `module:Class`, and policies named as `module:function`.

Only for names that the owner of the process gives. The server must never pass on what clients send: importing a module
runs it. An import-linter contract keeps the server from importing this module.

Imported code is not ours and may raise anything: that becomes a BadOption; only an interrupt passes through.
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
PATH = re.compile(rf"{_DOTTED}:{_DOTTED}")  # `module:Class`; both may be dotted
_inspecting = RLock()  # standard output is redirected for one inspection at a time


@dataclass(frozen=True, eq=False)
class Imported:
    """An imported bot: its name was read once, and whatever it raises is an Exception or an interrupt."""

    name: str
    bot: Bot

    def choose(self, turn: Turn) -> ChosenMove:
        """Let the bot choose; BadOption if it would end the process, as `sys.exit` does."""
        try:
            return self.bot.choose(turn)
        except (Exception, KeyboardInterrupt):
            raise
        except BaseException as fault:
            raise BadOption(f"the bot {self.name} chose no move: {printable(cause_of(fault))}") from fault


@contextmanager
def inspecting(broken: Callable[[str], BadOption]) -> Iterator[None]:
    """Run foreign code that describes a bot. What it raises is the cause of the error that `broken` returns.

    What it prints goes to standard error, because a program may read standard output.
    """
    try:
        with _inspecting, redirect_stdout(sys.stderr):
            yield
    except KeyboardInterrupt:
        raise
    except BaseException as fault:
        raise broken(printable(cause_of(fault))) from fault


def imported(path: str) -> Any:
    """Import the object `module:name`; BadOption if there is no such module or name, or importing it fails."""
    module, _, name = path.partition(":")

    def broken(cause: str) -> BadOption:
        return BadOption(f"module {quoted(module)} cannot be imported: {cause}")

    with inspecting(broken):
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
    """Return a given bot, class of bots or policy as a bot; for anything else a BadOption names the path."""

    def uncreated(cause: str) -> BadOption:
        return BadOption(f"the bot {quoted(path)} cannot be created without arguments: {cause}")

    with inspecting(uncreated):
        if is_policy(given):
            return Policy(given)
        if isinstance(given, type) and callable(getattr(given, "choose", None)):
            given = given()
    with inspecting(partial(uninspectable, path)):
        name, chooses = getattr(given, "name", None), callable(getattr(given, "choose", None))
        if isinstance(name, str) and chooses and not isinstance(given, type):
            return Imported(str.__str__(name), given)  # a plain str, even if the name is of a subclass
    raise BadOption(f"{quoted(path)} is not a bot; a bot has a name and a choose method")


def uninspectable(given: str, cause: str) -> BadOption:
    """Return the error for a bot whose attributes cannot be read."""
    return BadOption(f"the bot {quoted(given)} cannot be inspected: {cause}")
