"""The clauses are all stated, and the rules help tells a newcomer all that matters."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from rascals.games.felicity import BOX
from rascals.words import Words, languages

# 30 is not used.
CLAUSES = [f"F-{number:02}" for number in range(1, 35) if number != 30] + [f"F-X{number}" for number in range(1, 7)]
RULES = files("rascals.games.felicity").joinpath("RULES.md").read_text(encoding="utf-8")


def test_every_clause_is_stated_once():
    """RULES.md has each clause exactly once, as the head of its own entry, and no other."""
    stated = re.findall(r"^- \*\*(F-\w+)\*\* ", RULES, re.MULTILINE)
    assert sorted(stated) == sorted(CLAUSES)


def test_references_lead_somewhere():
    """Every clause that is mentioned anywhere in RULES.md or in the game's sources is stated."""
    sources = [
        entry.read_text(encoding="utf-8")
        for entry in files("rascals.games.felicity").iterdir()
        if entry.name.endswith((".py", ".toml"))
    ]
    mentioned = set(re.findall(r"F-X?\d+", "\n".join([RULES, *sources])))
    assert mentioned <= set(CLAUSES)


def test_every_ruling_has_its_reason():
    """A clause marked as a ruling has a line in the table of rulings, with a decision and a reason."""
    marked = {
        c
        for c, text in re.findall(r"^- \*\*(F-\w+)\*\* ((?:.|\n(?!- |\n))*)", RULES, re.MULTILINE)
        if "[ruling]" in text
    }
    table = RULES.split("## Rulings")[1].split("## ")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines() if row.startswith("| F-")]
    assert marked <= {row[0] for row in rows}
    assert all(len(row) == 5 and all(row) for row in rows)


def test_every_option_is_in_its_clause():
    """F-32 names each option of the game and each choice that is a word."""
    clause = RULES.split("- **F-32** ")[1].split("\n\n")[0]
    for option in BOX.options:
        assert f"`{option.name}`" in clause
        for choice in option.choices:
            assert not isinstance(choice, str) or f"`{choice}`" in clause


@pytest.mark.parametrize("language", languages())
def test_help_tells_the_numbers_of_the_box(language):
    """Each number of players has its mouse cards and bank in one row; start mice and all cats are told."""
    text = Words(language).rules("felicity").replace("\N{MINUS SIGN}", "-")
    for players in BOX.players:
        cards = ", ".join(map(str, BOX.components.at(f"mouse_cards.{players}")))
        assert f"| {players} | {cards} | {BOX.components.at(f'bank.{players}')} |" in text
    assert re.search(rf"\b{BOX.components.at('mice.start')}\b", text)
    for value in BOX.components.at("pets.values"):
        assert re.search(rf"(?<![\d-]){value}\b", text)


@pytest.mark.parametrize("language", languages())
def test_help_tells_every_option_in_the_words_of_the_table(language):
    """The help's part on options names each option as the screen does."""
    words = Words(language)
    for option in BOX.options:
        assert f"**{words.option('felicity', option.name)}**" in words.rules("felicity")


@pytest.mark.parametrize("language", languages())
def test_help_names_the_pets_as_the_table_does(language):
    """Rabbit and dogs bear the same names in the help as in the log."""
    words = Words(language)
    for pet in ("rabbit", "large-dog", "small-dog"):
        assert words.term("felicity", pet).lower() in words.rules("felicity").lower()


def test_help_has_the_same_chapters_in_every_language():
    """Headings, tables and list items are as many in each language, so that none lacks a part."""
    shapes = {
        language: re.findall(r"^(#+|\||- |>|\*\*)?", Words(language).rules("felicity"), re.MULTILINE)
        for language in languages()
    }
    assert shapes["fr"] == shapes["en"]
    assert shapes["de"] == shapes["en"]


def test_french_help_binds_its_punctuation():
    """Before : ; ? ! and inside « » French has a space that never breaks the line."""
    assert re.findall(r"\w [:;?!»]|« ", Words("fr").rules("felicity")) == []
