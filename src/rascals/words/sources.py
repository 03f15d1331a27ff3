"""The available languages, the choice of one, and the contents of the text files.

Reading a game’s texts does not import the game.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import NoneType

from rascals.core import discovery
from rascals.core.arguments import of_type
from rascals.core.errors import BadOption

_LANGUAGES = ("en", "fr", "de")
_DEFAULT = "en"
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")  # in the system's order: the first one set decides


def languages() -> tuple[str, ...]:
    """Return the codes of all languages that have texts."""
    return _LANGUAGES


def choose(language: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """Return the language to use: the one given, else the system's, else English.

    A given language may carry a country or an encoding (`de-AT`, `fr_CA.UTF-8`); one without texts is a
    BadOption that lists the valid ones. A system language without texts is not an error and means English.
    """
    of_type("language", language, str, NoneType)
    if language is not None:
        code = _code(language)
        if code not in _LANGUAGES:
            raise BadOption.unknown("language", language, _LANGUAGES)
        return code
    surroundings = os.environ if environment is None else environment
    wanted = next((surroundings[name] for name in _VARIABLES if surroundings.get(name)), _DEFAULT)
    return _code(wanted) if _code(wanted) in _LANGUAGES else _DEFAULT


def _code(locale: str) -> str:
    """Return the language of a locale name: `fr` of `fr_CA.UTF-8`."""
    return locale.strip().lower().replace("_", "-").split(".")[0].split("@")[0].split("-")[0]


ASKED = re.compile(r" \{(#[\w-]+(?: #[\w-]+)*)\}$", re.MULTILINE)  # after a heading
TERMINALS = ("cli-", "tui-")  # prefixes of ids that browsers do not need
# Prefixes of ids that few pages need, or only later: refusals, choices when making a table, lessons, endings, panels.
# They make up the rest of a part, except those in AT_ONCE, which any page may need at any time, even offline.
LATER = (
    "anywhere-",
    "call-",
    "conditional-",
    "day-off",
    "edition-",
    "error-",
    "hindsight-",
    "invitation-",
    "mine-",
    "saved-",
    "settings-",
    "table-draft",
    "table-end-",
    "table-fair",
    "table-shuffle",
    "table-unfair",
    "table-unopened",
    "table-write",
    "unkept-",
    "what-if-",
)
AT_ONCE = re.compile(
    r"error-(network|server|illegal|stale|rate|not-found|flag-fallen) |call-(title|button|later) "
    r"|mine-(open|title) |settings-(title|pace|hide-passes)"
    # Labels on the games' own boards; all other labels belong to the panels that show a view generically.
    r"|felicity-label-(bank|cats|hand|passed|round|sack|start-player|won) "
    r"|goodcritters-label-(any-card|middle|round|share|stash) "
    r"|goons-label-goons |heist-label-(hand|held|pack|suspicion|table) "
)
LATER_OF_A_GAME = (
    "around-final-",
    "because-",
    "board-final-",
    "condition-",
    "edition-",
    "error-",
    "kind-",
    "label-",
    "lesson-",
    "option-",
    "phrase-",
    "refusal-",
    "score-",
    "table-final-",
    "table-guide-",
)
# A message begins at the start of a line; its continuation lines are indented or begin with a closing brace.
BEGINNING = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)


def _text_folder(game: str) -> Path:
    return discovery.folder_of(discovery.packages()[game]) / "text"


def _text_file(game: str, language: str) -> Path:
    """Return the file of a game's texts: the English one if there is none in this language."""
    file = _text_folder(game) / f"{choose(language)}.ftl"
    return file if file.is_file() else file.with_name("en.ftl")


@cache
def games() -> tuple[str, ...]:
    """Return the names of the games that have texts, in alphabetical order."""
    return tuple(game for game in discovery.packages() if (_text_folder(game) / "en.ftl").is_file())


@cache
def own(game: str, language: str) -> str:
    """Return the Fluent text of one game; BadOption for a game without texts."""
    if game not in games():
        raise BadOption.unknown("game", game, games())
    return _text_file(game, language).read_text(encoding="utf-8")


@cache
def played(game: str, language: str) -> str:
    """Return the Fluent text for the pages of a game: its own, without what only comparisons use."""
    compared = re.compile(rf"{game}-(edition-\w+-|figure-)")
    return "".join(message for message in messages(own(game, language)) if not compared.match(message))


@cache
def shared(language: str) -> str:
    """Return the Fluent text for every page: the words that all games share, and each game's title and tagline.

    Texts that only the terminal and the command line use are left out.
    """
    words = (files("rascals") / "text" / f"{choose(language)}.ftl").read_text(encoding="utf-8")
    found = [message for message in messages(words) if not message.startswith(TERMINALS)]
    for game in games():
        titles = (f"{game} =", f"{game}-tagline =")
        found += [message for message in messages(own(game, language)) if message.startswith(titles)]
    return "".join(found)


@cache
def first(part: str, language: str) -> str:
    """Return what pages need at once from `shared` or a game's text; the first line lists the id prefixes left out."""
    prefixes = _later(part)
    needed = [message for message in _all(part, language) if not _is_later(message, prefixes)]
    return f"# rest: {' '.join(prefixes)}\n{''.join(needed)}"


@cache
def rest(part: str, language: str) -> str:
    """Return what `first` leaves out."""
    prefixes = _later(part)
    return "".join(message for message in _all(part, language) if _is_later(message, prefixes))


def _all(part: str, language: str) -> list[str]:
    return messages(shared(language) if part == "shared" else played(part, language))


def _later(part: str) -> tuple[str, ...]:
    return LATER if part == "shared" else tuple(f"{part}-{word}" for word in LATER_OF_A_GAME)


def _is_later(message: str, prefixes: tuple[str, ...]) -> bool:
    return message.startswith(prefixes) and not AT_ONCE.match(message)


def messages(source: str) -> list[str]:
    """Return the messages of a Fluent text, each with all its lines, without comments."""
    lines = (line for line in source.splitlines(keepends=True) if not line.startswith("#"))
    _, *messages = BEGINNING.split("".join(lines))
    return messages


@cache
def source(language: str) -> str:
    """Return all Fluent text of a language: the shared words, then every game's."""
    shared_words = files("rascals") / "text" / f"{choose(language)}.ftl"
    parts = [shared_words, *(_text_file(game, language) for game in games())]
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


def rules(game: str, language: str) -> str:
    """Return the rules help of a game in Markdown; BadOption for a game without texts."""
    return ASKED.sub("", marked_rules(game, language))


def marked_rules(game: str, language: str) -> str:
    """Return the rules help with its marks: `{#bid #open}` after a heading lists the questions answered below it.

    Questions are ids of the game's status.
    """
    code = choose(language)
    of_type("game", game, str)
    if game not in games():
        raise BadOption.unknown("game", game, games())
    return (_text_folder(game) / f"rules.{code}.md").read_text(encoding="utf-8")
