"""The text files: where they lie, and their contents. No game is imported to read its texts."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from rascals.core import shelf
from rascals.core.errors import BadOption
from rascals.words.languages import choose

ASKED = re.compile(r" \{(#[\w-]+(?: #[\w-]+)*)\}$", re.MULTILINE)  # behind a heading


def _text_folder(game: str) -> Path:
    return shelf.folder_of(shelf.packages()[game]) / "text"


@cache
def games() -> tuple[str, ...]:
    """Return the names of the games that have texts, in alphabetical order."""
    return tuple(game for game in shelf.packages() if (_text_folder(game) / "en.ftl").is_file())


@cache
def source(language: str) -> str:
    """Return all Fluent text of a language: the shared words, then every game's."""
    name = f"{choose(language)}.ftl"
    parts = [files("rascals") / "text" / name, *(_text_folder(game) / name for game in games())]
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


@cache
def rules(game: str, language: str) -> str:
    """Return the rules help of a game, Markdown. A game without texts: BadOption lists the others."""
    return ASKED.sub("", marked_rules(game, language))


def marked_rules(game: str, language: str) -> str:
    """Return the rules help with marks: `{#bid #open}` behind a heading says which questions are answered below it.

    Questions are the ids of the game's status.
    """
    code = choose(language)
    if game not in games():
        raise BadOption.unknown("game", game, games())
    return (_text_folder(game) / f"rules.{code}.md").read_text(encoding="utf-8")
