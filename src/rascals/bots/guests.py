"""Guests: bots of other packages, found by name like those that come with a game (plugin discovery).

Guests are named, as `module:BOTS`, by

- installed distributions, under the entry points `rascals.bots`: `goons = "mypackage:BOTS"`, or `"*"` for every game;
- the environment variable `RASCALS_BOTS`: `module:Class` for every game, or `goons=module:BOTS`, with commas between.

There `BOTS` is a tuple of bots or of their classes, or a single one. A bot with an attribute `games` plays those alone.
A guest cannot take the name of another bot of the game, and is never the best of a game. What it says of itself is read
once. What cannot be used is `Broken`: it harms neither other guests nor other games.
"""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from importlib.metadata import entry_points

from rascals.bots.importing import PATH, Imported, as_bot, imported, looking, unsaid
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
    """Where bots of a game (`EVERY`: of all) are: a path `module:BOTS`, and the package or variable that names it."""

    game: str
    path: str
    origin: str


@dataclass(frozen=True, eq=False)
class Guest:
    """A bot of another package. `games`: those it plays, None for all; `told`: how it plays, by language."""

    bot: Imported | Policy
    source: Source
    games: tuple[str, ...] | None
    told: Mapping[str, str]

    def about(self, language: str) -> str:
        """Return how the bot plays: its attribute `about`, a text or one by language, else its docstring's first line.

        An empty text if it says nothing.
        """
        return self.told.get(language, self.told["en"])


@dataclass(frozen=True)
class Broken:
    """A source of bots, or one of its bots, that cannot be used, and why."""

    source: Source
    problem: RascalsError

    @property
    def error(self) -> BadOption:
        """The problem with the package or variable that it is due to."""
        return BadOption(f"{self.source.origin}: {self.problem}")


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
            loaded, problems = _loaded(source)
            found.broken += [Broken(source, problem) for problem in problems]
            for guest in loaded:
                if guest.games is None or game in guest.games:
                    _seat(found, guest, game, taken)
    return found


def _seat(found: Guests, guest: Guest, game: str, taken: Collection[str]) -> None:
    """Add a guest, unless its name is taken; the same bot named twice is one."""
    name, before = guest.bot.name, found.bots.get(guest.bot.name)
    if before is not None and _made_by(before) is _made_by(guest):
        return
    if before is not None or name in taken:
        problem = BadOption(f"{game} has another bot {quoted(name)}")
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
    entries = (entry.rpartition("=") for entry in re.findall(r"[^,\s]+", text))
    return tuple(Source(game if equals else EVERY, path, VARIABLE) for game, equals, path in entries)


def _made_by(guest: Guest) -> object:
    """Return the class or function that a guest is of."""
    return guest.bot.function if isinstance(guest.bot, Policy) else type(guest.bot.bot)


@cache
def _loaded(source: Source) -> tuple[tuple[Guest, ...], tuple[RascalsError, ...]]:
    """Import the bots of a source; return those that can be used, and what is wrong with each other."""
    guests, problems = [], []
    try:
        if not PATH.fullmatch(source.path):
            raise BadOption(f"{quoted(source.path)} names no bots; valid: module:Class or game=module:BOTS")
        found = imported(source.path)
    except RascalsError as problem:
        return (), (problem,)
    for one in tuple.__iter__(found) if issubclass(type(found), tuple) else (found,):
        try:
            guests.append(_looked_at(one, source))
        except RascalsError as problem:
            problems.append(problem)
    return tuple(guests), tuple(problems)


def _looked_at(given: object, source: Source) -> Guest:
    """Return a bot of a source with all it says of itself as plain values; BadOption if it cannot be used."""
    bot = as_bot(source.path, given)
    if NAME.fullmatch(bot.name) is None or bot.name == "coach":  # by which the server asks for advice
        raise BadOption(
            f"bot name {quoted(bot.name)}: a small letter, then up to 23 small letters, digits, - and _; not coach"
        )
    own = bot.bot if isinstance(bot, Imported) else bot
    with looking(partial(unsaid, bot.name)):
        games, about = getattr(own, "games", None), getattr(own, "about", None)
        plain = None if games is None else tuple(map(str.__str__, sequence("games", games, str)))
        doc = type(own).__doc__ or ""
        if doc.startswith(f"{type(own).__name__}("):  # what `dataclass` writes where nobody wrote anything
            doc = ""
        texts = dict(about) if isinstance(about, Mapping) else {"en": about}
        told = {str.__str__(key): _line(text) for key, text in texts.items() if isinstance(text, str)}
        return Guest(bot, source, plain, {"en": _line(doc)} | told)


def _line(text: str) -> str:
    """Return the first line of a text of anybody, safe to show in a terminal, and not too long."""
    return shown(next(iter(str.strip(text).splitlines()), "")[:_LONGEST])
