"""Every text that a client asks for by name exists."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import rascals
from rascals.words import Words, languages

HOME = Path(__file__).parents[2]
PYTHON = re.compile(r"words\.text\(\s*\"([a-z][\w-]*)\"")
COMMAND_LINE = re.compile(r"\b(?:desk|self)\.text\(\s*\"([a-z][\w-]*)\"")
FAILURE = re.compile(r"desk\.fail\(\s*\"([a-z][\w-]*)\"")
REASON = re.compile(r"(?:Problem|Refused|_no)\(\"\w+\", \"([\w-]+)\"")
BROWSER = re.compile(r"(?:\bt|\.text)\(\s*\"([a-z][\w-]*)\"")


def asked_in(folder: Path, endings: set[str], pattern: re.Pattern[str]) -> set[str]:
    sources = (path for path in folder.rglob("*") if path.suffix in endings)
    return {name for path in sources for name in pattern.findall(path.read_text(encoding="utf-8"))}


def missing(names: set[str]) -> list[str]:
    words = Words("en")
    return sorted(name for name in names if not words.has(name))


def test_the_program_asks_for_no_missing_text():
    """Each id in the Python sources has a text."""
    asked = asked_in(HOME / "src" / "rascals", {".py"}, PYTHON)
    assert len(asked) > 30
    assert missing(asked) == []


def test_the_command_line_asks_for_no_missing_text():
    """Each id of the command line's own texts has a text."""
    asked = asked_in(HOME / "src" / "rascals" / "cli", {".py"}, COMMAND_LINE)
    assert len(asked) > 10
    assert missing({f"cli-{name}" for name in asked}) == []
    failures = asked_in(HOME / "src" / "rascals" / "cli", {".py"}, FAILURE)
    assert len(failures) > 10
    assert missing({f"cli-error-{name}" for name in failures}) == []


def test_table_and_server_refuse_in_words():
    """Each reason for which a table or the server refuses has a text for clients."""
    folders = (HOME / "src" / "rascals" / "table", HOME / "src" / "rascals" / "server")
    asked = set().union(*(asked_in(folder, {".py"}, REASON) for folder in folders))
    assert len(asked) > 10
    assert missing({f"error-{name}" for name in asked}) == []


def test_the_browser_asks_for_no_missing_text():
    """Each id in the browser's sources has a text."""
    asked = asked_in(HOME / "web" / "src", {".ts", ".svelte"}, BROWSER)
    assert len(asked) > 50
    assert missing(asked) == []


@pytest.mark.real
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", sorted(rascals.games()))
def test_every_bot_has_a_name_and_a_description(game, language):
    """Each level of a game's bots has a distinct name and description."""
    from rascals import bots

    words, levels = Words(language), bots.names(game)
    names = {words.text(f"bot-{level}") for level in levels}
    about = {words.text(f"bot-{level}-about") for level in levels}
    assert len(names) == len(about) == len(levels)
