"""What is pending has a headline of its own."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentSerializer, ast

from rascals.games.heist.state import QUESTIONS
from rascals.words import games
from tests.words.files import parsed, parsing

LANGUAGES = ("en", "fr", "de")


def headlines(game: str, language: str) -> dict[str, str]:
    """By the kind of what is pending, its headline as the file has it."""
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
    """Whoever reads a headline knows which kind of question is pending."""
    told = headlines(game, language)
    assert told
    by_words: dict[str, list[str]] = {}
    for kind, words in told.items():
        by_words.setdefault(words, []).append(kind)
    assert [kinds for kinds in by_words.values() if len(kinds) > 1] == []


@parsing
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_critter_heist_has_a_headline(language: str) -> None:
    """Each kind of question, the turn and the sealed choice of critters say what is to be done."""
    assert {*QUESTIONS, "turn", "choose", "over"} <= set(headlines("heist", language))
