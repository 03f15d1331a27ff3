"""Imports bots that are named as `module:Class`, and policies as `module:function`.

Only for names that the owner of the process gives. The server must never pass on what clients send: importing a module
runs it. A contract of import-linter keeps this module away from it.
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from rascals.bots.interface import Bot
from rascals.bots.policies import Policy, is_policy
from rascals.core.errors import BadOption

_DOTTED = r"[^\W\d]\w*(?:\.[^\W\d]\w*)*"
PATH = re.compile(rf"{_DOTTED}:{_DOTTED}")  # `module:Class`, each with dots


def imported(path: str) -> Any:
    """Return what `module:name` names; BadOption if there is no such module or name, or the module fails."""
    module, _, name = path.partition(":")
    try:
        found: Any = import_module(module)
    except ModuleNotFoundError as fault:
        if fault.name is not None and f"{module}.".startswith(f"{fault.name}."):
            raise BadOption("bot {given!r}: no module {module!r}", "bot-no-module", given=path, module=module) from None
        raise _broken(module, fault) from fault
    except (Exception, SystemExit) as fault:  # a module of anybody may raise anything
        raise _broken(module, fault) from fault
    for part in name.split("."):
        if not hasattr(found, part):
            raise BadOption("module {module!r} has no {name!r}", "bot-no-name", module=module, name=name)
        found = getattr(found, part)
    return found


def bot_at(path: str) -> Bot:
    """Return the bot at `module:name`, an instance or a class that needs no arguments; BadOption otherwise."""
    return as_bot(path, imported(path))


def bots_at(path: str) -> tuple[Bot, ...]:
    """Return the bots at `module:name`: one as from `bot_at`, or a tuple of such."""
    found = imported(path)
    return tuple(as_bot(path, one) for one in (found if isinstance(found, tuple) else (found,)))


def as_bot(path: str, given: object) -> Bot:
    """Return a bot, an instance of its class, or a policy as a bot; BadOption names the path if it is none of these."""
    if is_policy(given):
        return Policy(given)  # type: ignore[arg-type] # mypy does not see the form
    if isinstance(given, type) and callable(getattr(given, "choose", None)):
        try:
            given = given()
        except Exception as fault:
            sentence = "the bot {given!r} cannot be made without arguments: {cause}"
            raise BadOption(sentence, "bot-unmade", given=path, cause=f"{type(fault).__name__}: {fault}") from fault
    if isinstance(given, type) or not isinstance(given, Bot) or not isinstance(given.name, str):
        raise BadOption("{given!r} is no bot; a bot has a name and a method choose", "bot-none", given=path)
    return given


def _broken(module: str, fault: BaseException) -> BadOption:
    cause = f"{type(fault).__name__}: {fault}"
    return BadOption("module {module!r} cannot be imported: {cause}", "bot-module-broken", module=module, cause=cause)
