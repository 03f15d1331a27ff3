"""Texts keep to their language's glossary."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from rascals import games

GLOSSARY = Path(__file__).parents[2] / "docs/reference/glossary.md"
LANGUAGES = {"de": "German", "fr": "French"}  # to the heading of its table
FOLDERS = ["text", *(f"games/{game}/text" for game in games())]


def never(language: str) -> list[str]:
    """The wordings that a language's glossary forbids."""
    below = GLOSSARY.read_text(encoding="utf-8").partition(f"## {LANGUAGES[language]}\n")[2]
    rows = below.partition("\n## ")[0].splitlines()
    cells = [row.strip("|").split("|")[2] for row in rows if row.startswith("| ") and "---" not in row]
    return [wording.strip() for cell in cells[1:] for wording in cell.split(",") if wording.strip()]


def lines(language: str) -> list[str]:
    """All lines of all texts and rules in a language, with their file; every kind of space is a plain one."""
    found = []
    for folder in FOLDERS:
        for name in (f"{language}.ftl", f"rules.{language}.md"):
            file = files("rascals").joinpath(folder, name)
            if file.is_file():
                text = file.read_text(encoding="utf-8").replace("\u00a0", " ")
                found += [f"{folder}/{name}: {line}" for line in text.splitlines()]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_to_the_glossary(language):
    """No text contains what its language's glossary forbids."""
    ruled_out = never(language)
    texts = lines(language)
    assert len(ruled_out) > 15
    assert len(texts) > 4_000
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, ruled_out))})")
    assert [line for line in texts if pattern.search(line.split(": ", 1)[1])] == []


# Names of seats in texts.
PEOPLE = "by|from|giver|holder|host|maker|name|names|nickname|of|owner|player|seat|to|who|winner|winners"
UNBEARABLE = {  # what no name can stand in: “de Anne” must be “d’Anne”, „Felixs“ is no genitive, “a Anna” is no English
    "en": r"\b(a|an) \{ \$NAME\b",
    "fr": r"\b(de|que|lorsque|puisque|jusque|si|ne|se|le|la|du|au|des) \{ \$NAME\b",
    "de": r"(?<!, )\b(der|die|das|den|dem|des) \{ \$NAME\b|\{ \$NAME \}s\b",
}


@pytest.mark.parametrize("language", UNBEARABLE)
def test_names_stand_only_where_the_sentence_can_bear_them(language):
    """Anne, Felix and Charles fit every sentence: no word before a name would have to change with it, nor its end."""
    pattern = re.compile(UNBEARABLE[language].replace("NAME", f"({PEOPLE})"))
    texts = [line for line in lines(language) if "{ $" in line]
    assert len(texts) > 1_500
    assert [line for line in texts if pattern.search(line)] == []
