"""Guests: bots of other packages, found by name like those that come with a game (plugin discovery).

Guests are named, as `module:BOTS`, by

- installed distributions, under the entry points `rascals.bots`: `goons = "mypackage:BOTS"`, or `"*"` for every game;
- the environment variable `RASCALS_BOTS`: `module:Class` for every game, or `goons=module:BOTS`, with commas between.

There `BOTS` is a tuple of bots or of their classes, or a single one. A bot with an attribute `games` plays those alone.
A guest cannot take the name of another bot of the game, and is never the best of a game. What cannot be used is
`Broken`: it harms neither other guests nor other games.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points

from rascals.bots.importing import PATH, bots_at
from rascals.bots.interface import Bot
from rascals.core.errors import BadOption, RascalsError

GROUP = "rascals.bots"
VARIABLE = "RASCALS_BOTS"
EVERY = "*"
NAME = re.compile(r"[a-z][a-z0-9_-]{0,23}", re.ASCII)
_LONGEST = 200  # characters of a description


@dataclass(frozen=True)
class Source:
    """Where bots of a game (`EVERY`: of all) are: a path `module:BOTS`, and the package or variable that names it."""

    game: str
    path: str
    origin: str


@dataclass(frozen=True)
class Guest:
    """A bot of another package."""

    bot: Bot
    source: Source

    def about(self, language: str) -> str:
        """Return how the bot plays: its attribute `about`, a text or one by language, else its docstring's first line.

        An empty text if it says nothing.
        """
        about = getattr(self.bot, "about", None)
        if isinstance(about, Mapping):
            about = about.get(language, about.get("en"))
        if not isinstance(about, str):
            about = type(self.bot).__doc__ or ""
            if about.startswith(f"{type(self.bot).__name__}("):  # what `dataclass` writes where nobody wrote anything
                about = ""
        return next(iter(about.strip().splitlines()), "")[:_LONGEST]


@dataclass(frozen=True)
class Broken:
    """A source of bots, or one of its bots, that cannot be used, and why."""

    source: Source
    problem: RascalsError

    @property
    def error(self) -> BadOption:
        """The problem with the package or variable that it is due to."""
        return BadOption("{origin}: {problem}", "bot-guest", origin=self.source.origin, problem=self.problem)


@dataclass
class Guests:
    """The guests of a game by name, and those that cannot be used."""

    bots: dict[str, Guest] = field(default_factory=dict)
    broken: list[Broken] = field(default_factory=list)


def guests(game: str, taken: Collection[str], games: Collection[str]) -> Guests:
    """Return the guests of a game whose own bots have the names `taken`; `games`: the names of all games."""
    found = Guests()
    for source in sources():
        if source.origin == VARIABLE and source.game not in (EVERY, *games):
            found.broken.append(Broken(source, BadOption.unknown("game", source.game, games)))
        if source.game in (EVERY, game):
            bots, problem = _loaded(source)
            found.broken += [] if problem is None else [Broken(source, problem)]
            for bot in bots:
                if game in getattr(bot, "games", (game,)):
                    _seat(found, Guest(bot, source), game, taken)
    return found


def _seat(found: Guests, guest: Guest, game: str, taken: Collection[str]) -> None:
    """Add a guest, unless its name is taken; the same bot named twice is one."""
    name, before = guest.bot.name, found.bots.get(guest.bot.name)
    if before is not None and type(before.bot) is type(guest.bot):
        return
    if before is not None or name in taken:
        problem = BadOption("{game} has another bot {name!r}", "bot-taken", game=game, name=name)
        found.broken.append(Broken(guest.source, problem))
    else:
        found.bots[name] = guest


def sources() -> tuple[Source, ...]:
    """Return the sources of guests: those of installed distributions, then those that the environment names."""
    return (*_installed(), *named(os.environ.get(VARIABLE, "")))


@cache
def _installed() -> tuple[Source, ...]:
    named_there = entry_points(group=GROUP)
    every = (Source(one.name, one.value, one.dist.name if one.dist else one.module) for one in named_there)
    return tuple(sorted(every, key=lambda source: (source.origin, source.game, source.path)))


@cache
def named(text: str) -> tuple[Source, ...]:
    """Return the sources that a text names, such as the environment's."""
    return tuple(_named(text))


def _named(text: str) -> Iterator[Source]:
    for entry in re.findall(r"[^,\s]+", text):
        game, equals, path = entry.rpartition("=")
        yield Source(game if equals else EVERY, path, VARIABLE)


@cache
def _loaded(source: Source) -> tuple[tuple[Bot, ...], RascalsError | None]:
    """Import the bots of a source; return those that have a valid name, and the first problem."""
    if not PATH.fullmatch(source.path):
        sentence = "{given!r} names no bots; valid: module:Class or game=module:BOTS"
        return (), BadOption(sentence, "bot-path", given=source.path)
    try:
        bots = bots_at(source.path)
    except RascalsError as problem:
        return (), problem
    nameless = next((bot.name for bot in bots if not _is_name(bot.name)), None)
    if nameless is None:
        return bots, None
    sentence = "bot name {given!r}: a small letter, then up to 23 small letters, digits, - and _; not coach"
    return tuple(bot for bot in bots if _is_name(bot.name)), BadOption(sentence, "bot-name", given=nameless)


def _is_name(name: str) -> bool:
    return NAME.fullmatch(name) is not None and name != "coach"  # by which the server asks for advice
