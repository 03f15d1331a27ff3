"""GoodCritters' clauses are all stated, and its rules help tells a newcomer all that matters."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from rascals.games.goodcritters import BOX, notation
from rascals.games.goodcritters.box import (
    ACTION_NAMES,
    ALL_LOOT,
    CARD_VALUES,
    KINDS,
    PROMO_CARDS,
    PROMO_NAMES,
    VALUES,
)
from rascals.games.goodcritters.moves import VERBS
from rascals.words import Words, languages
from tests.words.test_goodcritters import CHOICES, GAME

PACKAGE = files("rascals.games").joinpath(GAME)
RULES = PACKAGE.joinpath("RULES.md").read_text(encoding="utf-8")
# 38 is not used.
CLAUSES = [f"G-{number:02}" for number in range(1, 49) if number != 38] + [f"G-X{number}" for number in range(1, 12)]


def fuzz_range(players: int) -> tuple[int, int]:
    """Return between how many loot cards above it the Fuzz lies, reckoned part by part. [G-05]"""
    deck, (parts, fuzz) = ALL_LOOT - len(VALUES) * players, BOX.components.at(f"pile.{players}")
    sizes = [deck // parts + (part < deck % parts) for part in range(parts)]
    above = fuzz - 1
    return sum(sizes[:above]), sum(sizes[: above + 1])


def test_every_clause_is_stated_once():
    """RULES.md has each clause exactly once, as the head of its own entry, and no other."""
    stated = re.findall(r"^- \*\*(G-\w+)\*\* ", RULES, re.MULTILINE)
    assert sorted(stated) == sorted(CLAUSES)


def test_references_lead_somewhere():
    """Every clause that is mentioned anywhere in RULES.md or in the game's sources is stated."""
    sources = [e.read_text(encoding="utf-8") for e in PACKAGE.iterdir() if e.name.endswith((".py", ".toml"))]
    mentioned = set(re.findall(r"G-X?\d+", "\n".join([RULES, *sources])))
    assert mentioned <= set(CLAUSES)


def test_every_ruling_has_its_reason():
    """A clause marked as a ruling has a line in the table of rulings, with decision and reason; no other has one."""
    entries = re.findall(r"^- \*\*(G-\w+)\*\* ((?:.|\n(?!- |\n))*)", RULES, re.MULTILINE)
    marked = {clause for clause, text in entries if "[ruling]" in text}
    table = RULES.split("## Rulings")[1].split("## ")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines() if row.startswith("| G-")]
    assert marked == {row[0] for row in rows}
    assert all(len(row) == 5 and all(row) for row in rows)


def test_every_option_is_in_its_clause():
    """G-47 names each option of the game and each choice that is a word."""
    clause = RULES.split("- **G-47** ")[1].split("\n\n")[0]
    for option in BOX.options:
        assert f"`{option.name}`" in clause
        for choice in option.choices:
            assert not isinstance(choice, str) or f"`{choice}`" in clause


def test_clauses_tell_the_ranges_of_the_fuzz():
    """The numbers that G-05 gives for each number of players are those of the parts."""
    ranges = ", ".join("{}–{}".format(*fuzz_range(players)) for players in range(4, 9))
    assert ranges in RULES.split("- **G-05** ")[1].split("\n- ")[0]


@pytest.mark.parametrize("language", languages())
def test_help_tells_the_numbers_of_the_box(language):
    """Each number of players has its loot and the range of the Fuzz in one row; loot, values and promos are told."""
    text = Words(language).rules(GAME)
    for players in range(4, 9):
        low, high = fuzz_range(players)
        assert f"| {players} | {players + BOX.components.at('round.more')} | {low}–{high} |" in text
    assert re.search(rf"\b{ALL_LOOT}\b", text)
    for promo, card in zip(PROMO_NAMES, PROMO_CARDS, strict=True):
        assert f"| {Words(language).term(GAME, promo)} | {CARD_VALUES[card]} |" in text


@pytest.mark.parametrize("language", languages())
def test_help_tells_every_option_in_the_words_of_the_table(language):
    """The help's part on options names each option, and each choice that is no number or seat, as the screen does."""
    words = Words(language)
    text = words.rules(GAME)
    assert f"**{words.option(GAME, 'changes')}**" in text
    for option, choices in CHOICES.items():
        assert f"**{words.option(GAME, option)}**" in text
        line = next(line for line in text.splitlines() if line.startswith(f"- **{words.option(GAME, option)}**"))
        named = [choice for choice in choices if isinstance(choice, str | bool)]
        assert [choice for choice in named if f"*{words.option(GAME, option, choice)}*" not in line] == []


@pytest.mark.parametrize("language", languages())
def test_help_names_the_cards_as_the_table_does(language):
    """Action cards head the rows of their table; what they are called there is what the log says."""
    words = Words(language)
    text = words.rules(GAME)
    assert [name for name in ACTION_NAMES if f"| {words.term(GAME, name)} | " not in text] == []


@pytest.mark.parametrize("language", languages())
def test_moves_in_the_help_are_moves(language):
    """Whatever the help tells people to type is understood; together it is every kind of move that is written whole."""
    typed = [
        code
        for row in Words(language).rules(GAME).splitlines()
        if row.startswith("| ")
        for code in re.findall(r"`([^`]+)`", row)
    ]
    wholes = [VERBS.head_of(code) for code in typed]
    assert {head.kind for head, words in filter(None, wholes) if words} == {"share", "payoff", "offer", "accept"}
    named = re.sub(r"[0-7]: |for|[?,]", " ", " ".join(word for _, words in filter(None, wholes) for word in words))
    assert notation.read_items(named.split()) is not None
    moves = [VERBS.parse(code) for code, whole in zip(typed, wholes, strict=True) if whole is None or not whole[1]]
    assert None not in moves
    kinds = {move.kind for move in moves}
    assert kinds == {
        "accept", "choose", "decline", "done", "promo", "ready", "threaten", "unset", "unthreaten", "withdraw",
    }  # fmt: skip


@pytest.mark.parametrize("language", languages())
def test_help_tells_the_letters_of_the_kinds(language):
    """The letter that each kind is written with stands in the help."""
    text = Words(language).rules(GAME)
    assert [kind for kind in KINDS if f"`{kind[0]}`" not in text and f"`4{kind[0]}`" not in text] == []


def test_help_has_the_same_chapters_in_every_language():
    """Headings, tables and list items are as many in each language, so that none lacks a part."""
    shapes = {
        language: re.findall(r"^(#+|\||- |>|\*\*)?", Words(language).rules(GAME), re.MULTILINE)
        for language in languages()
    }
    assert shapes["fr"] == shapes["en"]
    assert shapes["de"] == shapes["en"]


def test_french_help_binds_its_punctuation():
    """Before : ; ? ! and inside « » French has a space that never breaks the line; what is typed has plain ones."""
    text = Words("fr").rules(GAME)
    assert re.findall(r"\w [:;?!»]|« ", re.sub(r"`[^`]*`", "", text)) == []
    assert [code for code in re.findall(r"`[^`]*`", text) if "\N{NO-BREAK SPACE}" in code] == []
