"""The Fluent files of all languages have the same messages."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import FluentSerializer, ast

from rascals.games.heist.state import QUESTIONS
from rascals.words import games, languages
from tests.words.files import FOLDERS, parsed, parsing, read

pytestmark = parsing

TRANSLATIONS = [language for language in languages() if language != "en"]

# Texts that a translation may share with English: names, numbers, and identical words.
NAMES = "kid-random|blind-razor|doctor|jolly-butcher|lady-darmondy|mary-klyde|[A-Z]{2}\\d|charlie|dennis|p0w|rin|unni"
SAME_IDS = re.compile(rf"rascals|{'|'.join(games())}|language-(en|fr|de)|.*-term--?\d+|goons-term-({NAMES})")
SAME_TEXTS = {
    "arguments", "audio", "bank", "boss", "bot", "bots", "chat", "clause", "coach", "code", "contact", "cube", "diner",
    "dojo", "dynamite",
    "edition", "enter", "hand", "lobby", "menu", "message", "min", "minute", "minutes", "moment", "name", "notes", "ok",
    "online", "option", "options", "pages", "pause", "phase", "point", "points", "position", "score", "scores", "seed",
    "standard", "system", "total", "type",
}  # fmt: skip


def messages(folder: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(folder, language).body if isinstance(entry, ast.Message)}


def words_in(message: ast.Message) -> set[str]:
    """Return the words that a message shows, in lowercase; single letters are keys or signs."""
    return set(re.findall(r"[^\W\d_]{2,}", " ".join(read(message).words).lower()))


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", languages())
def test_files_parse_and_name_each_message_once(folder, language):
    """A file has no unparsable line, no duplicate id, and no message without a text."""
    entries = parsed(folder, language).body
    assert [e.content for e in entries if isinstance(e, ast.Junk)] == []
    named = [e for e in entries if isinstance(e, ast.Message)]
    names = [e.id.name for e in named]
    assert sorted(names) == sorted(set(names))
    assert [e.id.name for e in named if e.value is None] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_languages_have_the_same_messages_with_the_same_variables(folder, language):
    """No message is missing or superfluous in a translation, and each uses the same values."""
    english, other = messages(folder, "en"), messages(folder, language)
    assert set(other) - set(english) == set()
    assert set(english) - set(other) == set()
    differing = {
        name: (read(english[name]).variables, read(other[name]).variables)
        for name in english
        if read(english[name]).variables != read(other[name]).variables
    }
    assert differing == {}


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("folder", FOLDERS)
def test_translations_are_translated(folder, language):
    """A text identical to the English one is one of the few that may be."""
    english, other = messages(folder, "en"), messages(folder, language)
    untranslated = [
        name
        for name in english.keys() & other.keys()
        if read(english[name]).words == read(other[name]).words
        and not SAME_IDS.fullmatch(name)
        and not words_in(english[name]) <= SAME_TEXTS
    ]
    assert untranslated == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_game_messages_bear_the_name_of_their_game(folder):
    """Ids of a game begin with its name, so that all files can be read as one; shared ids do not."""
    names = messages(folder, "en")
    if folder == "text":
        assert [n for n in names for game in games() if n.split("-")[0] == game] == []
    else:
        game = folder.split("/")[1]
        assert [n for n in names if n.split("-")[0] != game] == []


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_binds_its_punctuation(folder):
    """Before : ; ? ! and inside « » French has a non-breaking space."""
    shown = [word for message in messages(folder, "fr").values() for word in read(message).words]
    assert [text for text in shown if re.search(r"\w [:;?!»]|« ", text)] == []


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("language", languages())
def test_typography(folder, language):
    """Apostrophes and quotation marks are typographic, except in commands to be typed."""
    shown = [word for message in messages(folder, language).values() for word in read(message).words]
    assert [text for text in shown if re.search(r"\w'\w|\"", text) and "pip install" not in text] == []


@pytest.mark.parametrize("language", languages())
def test_the_line_of_keys_fits_a_terminal_of_80_columns(language):
    """On a screen of 80 columns, with a margin of one on each side, no key at the end of the line is cut off."""
    lines = {
        name: "".join(read(message).words)
        for name, message in messages("text", language).items()
        if re.fullmatch(r"tui(-\w+)?-keys(-any)?", name)
    }
    assert len(lines) > 5
    assert {name: len(line) for name, line in lines.items() if len(line) > 78} == {}


LANGUAGES = ("en", "fr", "de")


def headlines(game: str, language: str) -> dict[str, str]:
    """By kind of pending decision, its headline as in the file."""
    prefix = f"{game}-status-"
    write = FluentSerializer().serialize_entry
    return {
        entry.id.name.removeprefix(prefix): write(entry).partition("=")[2].strip()
        for entry in parsed(f"games/{game}/text", language).body
        if isinstance(entry, ast.Message) and entry.id.name.startswith(prefix)
    }


@parsing
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_no_two_kinds_of_question_share_a_headline(game: str, language: str) -> None:
    """A headline identifies the kind of pending decision."""
    told = headlines(game, language)
    assert told
    by_words: dict[str, list[str]] = {}
    for kind, words in told.items():
        by_words.setdefault(words, []).append(kind)
    assert [kinds for kinds in by_words.values() if len(kinds) > 1] == []


@parsing
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_critter_heist_has_a_headline(language: str) -> None:
    """Each kind of decision, the turn and the sealed choice of critters have one that says what to do."""
    assert {*QUESTIONS, "turn", "choose", "over"} <= set(headlines("heist", language))
