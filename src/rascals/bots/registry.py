"""The registry of bots. A game's own bots are in the module of its name beside this one, or in its package's `bots`.

Such a module has `BOTS`, a tuple of bots; a bot there replaces the general bot of the same name for that game. A game
without such a module has only the general bots: the random bot, the heuristic policies and the dreamer. Other packages
may add `plugins`. Bots are found here by name alone: a name from elsewhere never imports anything.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import cast

from rascals.bots.counsel import Counsel
from rascals.bots.determinized_search import DeterminizedSearch
from rascals.bots.heuristic import GENERIC
from rascals.bots.interface import UNLIMITED, Bot, Budget, ChosenMove, Turn
from rascals.bots.learned import Learned
from rascals.bots.plugins import Plugins, plugins
from rascals.bots.uniform import Uniform
from rascals.core.arguments import of_type, wrong_type
from rascals.core.discovery import packages
from rascals.core.errors import BadOption, BadType, listed

GENERAL: tuple[Bot, ...] = (Uniform(), *GENERIC, DeterminizedSearch())
COACH = "coach"
_UNITS = {"s": 1.0, "ms": 0.001}


@dataclass(frozen=True)
class Limited:
    """A bot with a budget of its own, which a budget in the turn overrides."""

    bot: Bot
    budget: Budget

    @property
    def name(self) -> str:
        """The bot's name."""
        return self.bot.name

    def choose(self, turn: Turn) -> ChosenMove:
        """Let the bot answer within its budget."""
        if self.budget and not turn.budget:
            turn = replace(turn, budget=self.budget)
        return self.bot.choose(turn)


@dataclass(frozen=True)
class NamedBot:
    """A bot by name, for any game, with its own budget if the spec gives one."""

    name: str
    budget: Budget = UNLIMITED

    def choose(self, turn: Turn) -> ChosenMove:
        """Let the game's bot of this name answer. A budget in the turn overrides the bot's own."""
        return Limited(of_game(turn.game.name, self.name), self.budget).choose(turn)


def bot(spec: str, game: str | None = None) -> Bot:
    """Return the bot that `spec` names: `name` or `name:budget`, the budget as `1s`, `500ms` or `1000` simulations.

    With `game`, the bot must be one of that game's. BadOption lists the valid names.
    """
    of_type("spec", spec, str)
    name, colon, budget = spec.strip().partition(":")
    name = name.strip().lower()
    if game is None and name not in all_names():
        raise BadOption.unknown("bot", name, all_names())
    if game is not None and name not in names(game):
        raise _unknown(game, name)
    return NamedBot(name, budget_of(spec, budget) if colon else UNLIMITED)


def names(game: str) -> tuple[str, ...]:
    """Return the names of a game's bots, the simplest first, plugins before the best.

    BadOption for an unknown game.
    """
    *others, best = _bots(game)
    return (*others, *plugins_of(game).bots, best)


def default(game: str) -> str:
    """Return the name of a game's default bot: the best, the last of its names; never a plugin."""
    return names(game)[-1]


def plugins_of(game: str) -> Plugins:
    """Return the bots of other packages for a game, and those that cannot be used."""
    return plugins(game, _bots(game), _games())


def adviser(game: str) -> str:
    """Return the name of the bot that coaches: the best one, or `coach` if the best is learned and cannot explain."""
    return COACH if isinstance(_best(game), Learned) else default(game)


def coach(game: str) -> Bot:
    """Return the bot that coaches."""
    return of_game(game, adviser(game))


def all_names() -> tuple[str, ...]:
    """Return the names of all bots of all games."""
    return tuple(dict.fromkeys(name for game in _games() for name in names(game)))


def of_game(game: str, name: str) -> Bot:
    """Return a game's bot by its name, without a budget; BadOption lists that game's bots."""
    bots, best = _bots(game), _best(game)
    if name == COACH and isinstance(best, Learned):
        return Counsel(best)
    if name in bots:
        return bots[name]
    plugin = plugins_of(game).bots.get(name)
    if plugin is None:
        raise _unknown(game, name)
    return plugin.bot


def checked(where: str, given: object) -> Bot:
    """Return a bot given as the argument `where`; BadType for a class of bots or anything else."""
    if isinstance(given, type):
        raise BadType(
            f"{where}: {given.__name__} is a class, and a bot is an instance of one; write {given.__name__}()"
        )
    # Same as `isinstance(given, Bot)`, which takes ten times as long; this runs at every decision.
    if not (hasattr(given, "name") and hasattr(given, "choose")):
        raise wrong_type(where, "Bot", given)
    return cast("Bot", given)


def _bots(game: str) -> Mapping[str, Bot]:
    of_type("game", game, str)
    if game not in _games():
        raise BadOption.unknown("game", game, _games())
    return MappingProxyType({one.name: one for one in (*GENERAL, *_own(game))})


def _unknown(game: str, name: str) -> BadOption:
    """Return the error for a bot that a game does not have; it includes a source of bots that cannot be used."""
    valid, broken = names(game), plugins_of(game).broken
    if not broken:
        return BadOption.unknown("bot", name, valid, of=game)
    problem = next((one for one in broken if name in one.source.path.lower()), broken[0]).error
    sentence = "unknown bot of {game} {given!r}; valid: {valid}; not loaded: {problem}"
    return BadOption(sentence, "unknown-bot-or-broken", game=game, given=name, valid=listed(valid), problem=problem)


def _best(game: str) -> Bot:
    """Return the best bot of a game; never a plugin."""
    return [*_bots(game).values()][-1]


@cache
def _own(game: str) -> tuple[Bot, ...]:
    """Return the bots in a game's own module; none if it has no such module."""
    candidates = [f"{__package__}.{game}"]
    if game in packages():
        candidates.append(f"{packages()[game]}.bots")
    module = next(filter(find_spec, candidates), None)
    if module is None:
        return ()
    where, bots = f"BOTS of {module}", getattr(import_module(module), "BOTS", None)
    if not isinstance(bots, tuple):
        raise wrong_type(where, "tuple", bots)
    return tuple(checked(where, one) for one in bots)


def _games() -> tuple[str, ...]:
    import rascals

    return tuple(rascals.games())


def budget_of(spec: str, text: str) -> Budget:
    """Return the budget at the end of a spec; BadOption quotes the spec if it is invalid."""
    match = re.fullmatch(r"\s*([0-9]{1,9}(?:\.[0-9]{1,6})?)\s*(ms|s|)\s*", text, re.ASCII)
    if match is None or not float(match[1]) or (not match[2] and "." in match[1]):
        sentence = "unknown budget in bot {given!r}; valid: name, name:1s, name:500ms or name:1000 (simulations)"
        raise BadOption(sentence, "bot-budget", given=spec)
    if not match[2]:
        return Budget(simulations=int(match[1]))
    return Budget(seconds=float(match[1]) * _UNITS[match[2]])
