"""Critter Heist's clauses are all stated, and its rules help tells a newcomer what each edition has."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from rascals.games.heist import BOX
from rascals.games.heist.box import CRITTER_NAMES, EDITIONS, LOOT_NAMES, MINUS, TRAP_NAMES
from rascals.games.heist.moves import VERBS
from rascals.words import Words, languages

PACKAGE = files("rascals.games").joinpath("heist")
RULES = PACKAGE.joinpath("RULES.md").read_text(encoding="utf-8")
CLAUSE = r"H\d?-X?\d+[a-z]?(?:\.[a-z0-9-]+)*"
ENTRIES = re.findall(rf"^- \*\*({CLAUSE})\*\* ((?:.|\n(?!- |\n))*)", RULES, re.MULTILINE)
CLAUSES = {clause for clause, _ in ENTRIES}
in_every_language = pytest.mark.parametrize("language", languages())


def tables(language: str) -> list[list[list[str]]]:
    """Return the tables of a page of rules, row by row, without the line below the head."""
    text = Words(language).rules("heist")
    found = re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE)
    return [
        [[cell.strip() for cell in row.split("|")[1:-1]] for row in it.splitlines() if "---" not in row] for it in found
    ]


def test_clauses_are_stated_once_and_references_lead_somewhere():
    """Each clause is the head of one entry; what is mentioned in RULES.md or in the sources is stated."""
    assert len(ENTRIES) == len(CLAUSES) > 140
    sources = [
        entry.read_text(encoding="utf-8") for entry in PACKAGE.iterdir() if entry.name.endswith((".py", ".toml"))
    ]
    mentioned = set(re.findall(rf"(?<![\w-]){CLAUSE}(?!\w)", "\n".join([RULES, *sources])))
    assert mentioned - CLAUSES == set()


def test_every_critter_and_trap_of_every_edition_has_its_clause():
    """For each critter and trap that an edition has there is a clause of it, of that edition or an earlier one."""
    for edition, number in zip(EDITIONS, range(1, 6), strict=True):
        for table, names, head in (("critters", CRITTER_NAMES, "H-18"), ("traps", TRAP_NAMES, "H-22")):
            counts = BOX.components.at(f"{edition}.{table}.counts")
            for name in (name for name, count in zip(names, counts, strict=True) if count):
                assert any(f"{head}.{name}.v{earlier}" in CLAUSES for earlier in range(1, number + 1)), (edition, name)


def test_every_ruling_has_its_reason():
    """A clause marked as a ruling has a line in the table of rulings, with decision and reason; no other has one."""
    marked = {clause for clause, text in ENTRIES if "[ruling]" in text}
    table = RULES.split("## Rulings")[1].split("## ")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines() if row.startswith("| H")]
    assert marked == {clause for row in rows for clause in re.findall(CLAUSE, row[0])}
    assert all(len(row) == 5 and all(row) for row in rows)


@in_every_language
def test_pages_have_the_same_chapters_and_tables(language):
    """A page of rules has as many headings, tables, rows and columns as the English one."""
    pages = [Words(it).rules("heist") for it in ("en", language)]
    heads = [re.findall(r"^(#+) ", page, re.MULTILINE) for page in pages]
    assert heads[0] == heads[1]
    assert [[len(row) for row in it] for it in tables("en")] == [[len(row) for row in it] for it in tables(language)]


@in_every_language
def test_tables_tell_what_each_edition_has(language):
    """Of each critter and trap the page's table is empty exactly in the editions without it; loot has its worth."""
    words, (loot, _, critters, traps) = Words(language), tables(language)[:4]
    columns = (("v1",), ("v2", "v3"), ("v4",), ("v5",))
    for table, rows, names in (("critters", critters, CRITTER_NAMES), ("traps", traps, TRAP_NAMES)):
        told = {row[0].casefold(): row[1:] for row in rows[1:]}
        assert set(told) == {words.term("heist", name).casefold() for name in names}
        for at, name in enumerate(names):
            cells = told[words.term("heist", name).casefold()]
            for cell, editions in zip(cells, columns, strict=True):
                there = any(BOX.components.at(f"{edition}.{table}.counts")[at] for edition in editions)
                assert (cell != "–") == there, (name, editions)
    for row, name, old, new in zip(
        loot[1:],
        LOOT_NAMES[:MINUS],
        *(BOX.components.at(f"{edition}.loot.values") for edition in ("v1", "v5")),
        strict=False,
    ):
        assert row[:3] == [words.term("heist", name), str(old), str(new)]


@in_every_language
def test_numbers_of_the_editions_are_those_of_the_box(language):
    """Sizes of boards, numbers of tiles, cards hired and caps of suspicion stand in the table of editions."""
    rows = [" | ".join(row) for row in tables(language)[1]]
    of = BOX.components.at
    for edition in ("v1", "v2"):
        size, tiles = len(of(f"{edition}.layout.map")), sum(of(f"{edition}.tiles.counts"))
        assert f"{size} × {size}, {tiles}" in rows[1]
    for text, path in ((rows[3], "critters.hired"), (rows[-2], "limits.suspicion")):
        numbers = [cell.split()[0].strip(",") for cell in text.split(" | ")[1:]]
        assert numbers == [str(of(f"{edition}.{path}")) for edition in EDITIONS]


@in_every_language
def test_what_is_typed_is_understood(language):
    """Each notation in the table of typed moves begins with the words of a move."""
    cells = [row[1] for row in tables(language)[4][1:]]
    for notation in re.findall(r"`([^`]+)`", " ".join(cells)):
        words = notation.split()
        beginnings = [" ".join(words[:size]) for size in range(1, len(words) + 1)]
        assert any(VERBS.parse(it) or VERBS.parse(it.split(",")[0]) for it in beginnings), notation
