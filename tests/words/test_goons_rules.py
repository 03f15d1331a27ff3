"""Goons' clauses are all stated, and its rules help tells a newcomer what the cards, tracks and options say."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from rascals.games.goons import BOX
from rascals.games.goons.box import ITEM_NAMES, OF_VILLAIN, SHORT_NAMES, VILLAIN_NAMES
from rascals.games.goons.moves import VERBS
from rascals.games.goons.rules import ENERGY_OF_TWO, MONEY_OF_TWO, START_ENERGY, START_MONEY
from rascals.games.goons.turns import ENERGY_A_STAR, MONEY_A_STAR
from rascals.words import Words, languages
from tools import goons_pages

PACKAGE = files("rascals.games").joinpath("goons")
RULES = PACKAGE.joinpath("RULES.md").read_text(encoding="utf-8")
CLAUSE = r"O-X?\d+[a-z]?(?:\.[a-z0-9][a-z0-9-]*)*"
ENTRIES = re.findall(rf"^- \*\*({CLAUSE})\*\* ((?:.|\n(?!- |\n))*)", RULES, re.MULTILINE)
CLAUSES = {clause for clause, _ in ENTRIES}
in_every_language = pytest.mark.parametrize("language", languages())
Table = list[list[str]]


def tables(page: str) -> list[Table]:
    """Return the tables of a page of rules, row by row, without the line below the head."""
    found = re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE)
    return [
        [[cell.strip() for cell in row.split("|")[1:-1]] for row in it.splitlines() if "---" not in row] for it in found
    ]


# ---------------------------------------------------------------- clauses


def test_clauses_are_stated_once_and_references_lead_somewhere():
    """Each clause is the head of one entry; what is mentioned in RULES.md or in the sources is stated."""
    assert len(ENTRIES) == len(CLAUSES) > 110
    sources = [
        entry.read_text(encoding="utf-8") for entry in PACKAGE.iterdir() if entry.name.endswith((".py", ".toml"))
    ]
    mentioned = set(re.findall(rf"(?<![\w-]){CLAUSE}(?!\w)", "\n".join([RULES, *sources])))
    assert mentioned - CLAUSES == set()


def test_every_scheme_and_item_has_its_clause():
    """O-21 – O-28: for each of the thirty schemes and fourteen items there is a clause of its own."""
    for villain, short in enumerate(SHORT_NAMES):
        head = 21 + villain
        for number in range(1, OF_VILLAIN + 1):
            text = next(text for clause, text in ENTRIES if clause == f"O-{head}.{number}")
            assert text.startswith(f"{short}{number}:")
    for item in ITEM_NAMES:
        assert f"O-28.{item}" in CLAUSES


def test_every_ruling_has_its_reason():
    """A clause marked as a ruling has a line in the table of rulings, with decision and reason; no other has one."""
    marked = {clause for clause, text in ENTRIES if "[ruling]" in text}
    table = RULES.split("## Rulings")[1].split("## ")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines() if row.startswith("| O")]
    assert marked == {clause for row in rows for clause in re.findall(CLAUSE, row[0])}
    assert all(len(row) == 5 and all(row) for row in rows)


def test_every_option_is_in_its_clause():
    """O-33 names each option, and the clause that an option names is marked and names it too."""
    options = dict(ENTRIES)["O-33"]
    for option in BOX.options:
        assert f"`{option.name}`" in options
        assert option.clause is not None
        assert f"`{option.name}`" in dict(ENTRIES)[option.clause]
        assert "[option]" in dict(ENTRIES)[option.clause]


def test_most_numbers_are_told_to_be_the_houses():
    """O-38: where the game's data says that a value is made for Rascals, the table of provenance says house."""
    provenance = RULES.split("## Provenance of the numbers")[1]
    for entry in ("items", "goons", "hustle", "schemes"):
        row = next(row for row in provenance.splitlines() if f"data `{entry}`" in row)
        assert "house" in row


# ---------------------------------------------------------------- the pages


@in_every_language
def test_pages_have_the_same_chapters_and_tables(language):
    """O-32: a page of rules has as many headings, list items, tables, rows and columns as the English one."""
    pages = [Words(it).rules("goons") for it in ("en", language)]
    shapes = [re.findall(r"^(#+ |- |\d\. |> )", page, re.MULTILINE) for page in pages]
    assert shapes[0] == shapes[1]
    english, other = map(tables, pages)
    assert [[len(row) for row in it] for it in english] == [[len(row) for row in it] for it in other]


@in_every_language
def test_tables_tell_what_stands_on_the_cards(language):
    """O-38: tracks, goon cards, schemes and items are told with the words and numbers of the usual cards."""
    page = Words(language).rules("goons")
    assert goons_pages.current(page, language) == page, "run python tools/goons_pages.py"


@in_every_language
def test_numbers_in_the_text_are_those_of_the_rules(language):
    """O-07, O-30: what everybody begins with, and what money and energy are worth at the end, stand in their lines."""
    page = Words(language).rules("goons")
    start = (START_ENERGY, START_MONEY, ENERGY_OF_TWO, MONEY_OF_TWO)
    assert re.search(r"^\D*{}\D+{}\D+{}\D+{}\D*$".format(*start), page, re.MULTILINE)
    for number in (MONEY_A_STAR, ENERGY_A_STAR):
        assert re.search(rf"^- 1\D+{number}\D+$", page, re.MULTILINE)


@in_every_language
def test_villains_and_places_are_named_as_at_the_table(language):
    """O-32: each villain has its chapter under its name, and the four locations are named as on the buttons."""
    words = Words(language)
    page = words.rules("goons")
    for villain in VILLAIN_NAMES:
        assert f"\n### {words.term('goons', villain)}\n" in page
    for place in ("dojo", "diner", "supermarket", "nightclub"):
        assert words.term("goons", place).casefold() in page.casefold()


@in_every_language
def test_options_are_told_in_the_words_of_the_table(language):
    """O-33: the page's part on options names each option and each of its choices as the screen does."""
    words = Words(language)
    page = words.rules("goons")
    for option in BOX.options:
        assert f"**{words.option('goons', option.name)}**" in page
        for choice in option.choices:
            if type(choice) is not int and "," not in str(choice):
                assert f"*{words.option('goons', option.name, choice)}*" in page, (option.name, choice)
            elif option.name in {"kid_random_limit", "jolly_trades"}:
                assert re.search(rf"\b{choice}\b", page)


@in_every_language
def test_what_is_typed_is_understood(language):
    """Each notation in the table of typed moves is a move, or begins as one."""
    cells = [row[1] for row in tables(Words(language).rules("goons"))[-1][1:]]
    for notation in re.findall(r"`([^`]+)`", " ".join(cells)):
        words = notation.split()
        beginnings = [" ".join(words[:size]).rstrip(",") for size in range(1, len(words) + 1)]
        assert any(VERBS.parse(it) for it in beginnings), notation


def test_french_help_binds_its_punctuation():
    """Before : ; ? ! and inside « » French has a space that never breaks the line."""
    assert re.findall(r"\w [:;?!»]|« ", re.sub(r"`[^`]*`", "", Words("fr").rules("goons"))) == []
