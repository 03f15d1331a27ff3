"""Plugin discovery: bots of other packages, found by name like those that come with a game.

Plugins are named, as `module:BOTS`, by

- installed distributions, under the entry points `rascals.bots`: `goons = "mypackage:BOTS"`, or `"*"` for every game;
- the environment variable `RASCALS_BOTS`: `module:Class` for every game, or `goons=module:BOTS`, with commas between.

`BOTS` is a tuple of bots or of their classes, or a single one. A bot with an attribute `games` plays those alone. A
plugin cannot take the name of another bot of the game, and never counts as the game's best. Its attributes are read
once. One that cannot be used is a `BrokenPlugin`, and affects neither other plugins nor other games.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.metadata import entry_points

from rascals.bots.importing import PATH, Imported, as_bot, imported, inspecting, uninspectable
from rascals.bots.policies import Policy
from rascals.core.arguments import sequence
from rascals.core.errors import BadOption, RascalsError, quoted
from rascals.core.untrusted_text import shown

GROUP = "rascals.bots"
VARIABLE = "RASCALS_BOTS"
EVERY = "*"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,23}", re.ASCII)
_LONGEST = 200  # characters of a description


@dataclass(frozen=True)
class Source:
    """Where bots of a game (`EVERY`: of all) are found: a path `module:BOTS`, the package or variable that names it."""

    game: str
    path: str
    origin: str


@dataclass(frozen=True, eq=False)
class Plugin:
    """A bot of another package. `games`: those it plays, None for all; `descriptions`: how it plays, by language."""

    bot: Imported | Policy
    source: Source
    games: tuple[str, ...] | None
    descriptions: Mapping[str, str]

    def about(self, language: str) -> str:
        """Return how the bot plays: its attribute `about`, a text or one by language, else its docstring's first line.

        Empty if it has neither.
        """
        return self.descriptions.get(language, self.descriptions["en"])


@dataclass(frozen=True)
class BrokenPlugin:
    """A source of bots, or one of its bots, that cannot be used, and why."""

    source: Source
    problem: RascalsError

    @property
    def error(self) -> BadOption:
        """The problem, with the package or variable that caused it."""
        return BadOption(f"{self.source.origin}: {self.problem}")


@dataclass
class Plugins:
    """The plugins of a game by name, and those that cannot be used."""

    bots: dict[str, Plugin] = field(default_factory=dict)
    broken: list[BrokenPlugin] = field(default_factory=list)


def plugins(game: str, taken: Collection[str], games: Collection[str]) -> Plugins:
    """Return the plugins of a game; `taken`: the names of its own bots; `games`: the names of all games."""
    found = Plugins()
    for source in sources():
        if source.origin == VARIABLE and source.game not in (EVERY, *games):
            found.broken.append(BrokenPlugin(source, BadOption.unknown("game", source.game, games)))
        if source.game in (EVERY, game):
            loaded, problems = _loaded(source)
            found.broken += [BrokenPlugin(source, problem) for problem in problems]
            for plugin in loaded:
                if plugin.games is None or game in plugin.games:
                    _add(found, plugin, game, taken)
    return found


def _add(found: Plugins, plugin: Plugin, game: str, taken: Collection[str]) -> None:
    """Add a plugin unless its name is taken; the same bot named twice counts once."""
    name, before = plugin.bot.name, found.bots.get(plugin.bot.name)
    if before is not None and _made_by(before) is _made_by(plugin):
        return
    if before is not None or name in taken:
        problem = BadOption(f"{game} has another bot {quoted(name)}")
        found.broken.append(BrokenPlugin(plugin.source, problem))
    else:
        found.bots[name] = plugin


def sources() -> tuple[Source, ...]:
    """Return the sources of plugins: those of installed distributions, then those in the environment variable."""
    return (*_installed(), *named(os.environ.get(VARIABLE, "")))


@cache
def _installed() -> tuple[Source, ...]:
    points = entry_points(group=GROUP)
    found = (Source(point.name, point.value, point.dist.name if point.dist else point.module) for point in points)
    return tuple(sorted(found, key=lambda source: (source.origin, source.game, source.path)))


@cache
def named(text: str) -> tuple[Source, ...]:
    """Return the sources that a text names, such as the value of the environment variable."""
    entries = (entry.rpartition("=") for entry in re.findall(r"[^,\s]+", text))
    return tuple(Source(game if equals else EVERY, path, VARIABLE) for game, equals, path in entries)


def _made_by(plugin: Plugin) -> object:
    """Return a plugin's class, or its function."""
    return plugin.bot.function if isinstance(plugin.bot, Policy) else type(plugin.bot.bot)


@cache
def _loaded(source: Source) -> tuple[tuple[Plugin, ...], tuple[RascalsError, ...]]:
    """Import the bots of a source; return those that can be used, and the problems of the others."""
    plugins, problems = [], []
    try:
        if not PATH.fullmatch(source.path):
            raise BadOption(f"{quoted(source.path)} names no bots; valid: module:Class or game=module:BOTS")
        found = imported(source.path)
    except RascalsError as problem:
        return (), (problem,)
    for one in tuple.__iter__(found) if issubclass(type(found), tuple) else (found,):
        try:
            plugins.append(_inspected(one, source))
        except RascalsError as problem:
            problems.append(problem)
    return tuple(plugins), tuple(problems)


def _inspected(given: object, source: Source) -> Plugin:
    """Return a bot of a source with its attributes as plain values; BadOption if it cannot be used."""
    bot = as_bot(source.path, given)
    if NAME.fullmatch(bot.name) is None or bot.name == "coach":  # the name of the server's adviser
        raise BadOption(
            f"bot name {quoted(bot.name)}: a lowercase letter, then up to 23 of a-z, 0-9, - and _; not coach"
        )
    own = bot.bot if isinstance(bot, Imported) else bot
    with inspecting(partial(uninspectable, bot.name)):
        games, about = getattr(own, "games", None), getattr(own, "about", None)
        plain = None if games is None else tuple(map(str.__str__, sequence("games", games, str)))
        doc = type(own).__doc__ or ""
        if doc.startswith(f"{type(own).__name__}("):  # the docstring that `dataclass` generates
            doc = ""
        texts = dict(about) if isinstance(about, Mapping) else {"en": about}
        descriptions = {str.__str__(key): _line(text) for key, text in texts.items() if isinstance(text, str)}
        return Plugin(bot, source, plain, {"en": _line(doc)} | descriptions)


def _line(text: str) -> str:
    """Return the first line of a foreign text, safe to show in a terminal and not too long."""
    return shown(next(iter(str.strip(text).splitlines()), "")[:_LONGEST])
