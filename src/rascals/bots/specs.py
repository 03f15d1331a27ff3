"""Specs of bots from the owner of the process: names as everywhere, and `module:Class`, which is imported.

Never for specs that clients send or files contain: for those, `rascals.bots.bot` knows only names and imports nothing.
"""

from __future__ import annotations

import re
from importlib.util import find_spec

from rascals.bots.importing import PATH, bot_at
from rascals.bots.interface import Bot
from rascals.bots.registry import Limited, bot, budget_of, names
from rascals.core.arguments import of_type

_PROGRAM = re.compile(rf"({PATH.pattern})(?::([^:]*))?")


def from_spec(spec: str, game: str) -> Bot:
    """Return the bot of a spec: `name` or `name:budget` as `bot` reads it, `module:Class` or `module:Class:budget`.

    The latter import the module. BadOption if there is no such bot, or if it cannot be imported or created.
    """
    of_type("spec", spec, str)
    matched = _PROGRAM.fullmatch(spec.strip())
    if matched is None or not is_path(spec, game):
        return bot(spec, game)
    path, budget = matched.groups()
    found = bot_at(path)
    return found if budget is None else Limited(found, budget_of(spec, budget))


def looks_like_path(spec: str) -> bool:
    """Return whether a spec has the form `module:Class`; `expert:soon` has it too."""
    return _PROGRAM.fullmatch(spec.strip()) is not None


def is_path(spec: str, game: str) -> bool:
    """Return whether a spec names a class in a module, rather than a bot with a mistyped budget.

    The answer reveals which modules exist, so never call it with specs that others wrote.
    """
    if not looks_like_path(spec):
        return False
    name = spec.strip().partition(":")[0]
    return name.lower() not in names(game) or find_spec(name) is not None
