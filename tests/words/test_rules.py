"""RULES.md gives its reasons, and each game's rules for players explain everything important, in every language."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import rascals
from rascals.games import goodcritters, heist
from rascals.games.goodcritters import notation
from rascals.games.goodcritters.components import ALL_LOOT, CARD_VALUES, KINDS, PROMO_CARDS, PROMO_NAMES, VALUES
from rascals.games.goons.components import ITEM_NAMES, OF_VILLAIN, SHORT_NAMES, VILLAIN_NAMES
from rascals.games.goons.rules import ENERGY_OF_TWO, MONEY_OF_TWO, START_ENERGY, START_MONEY
from rascals.games.goons.turns import ENERGY_A_STAR, MONEY_A_STAR
from rascals.games.heist.components import CRITTER_NAMES, EDITIONS, LOOT_NAMES, MINUS, TRAP_NAMES
from rascals.words import Words, languages, marked_rules, own
from rascals.words.sources import ASKED
from tools import goons_pages
from tools.clauses import clauses, named

GAMES = rascals.games()
in_every_language = pytest.mark.parametrize("language", languages())
of_every_game = pytest.mark.parametrize("game", GAMES)
Table = list[list[str]]


def page(game: str) -> str:
    """Return a game's RULES.md."""
    return files(f"rascals.games.{game}").joinpath("RULES.md").read_text(encoding="utf-8")


def entries(game: str) -> dict[str, str]:
    """Return the text of each clause of a game."""
    ids = clauses(game)
    texts = re.split(r"^- \*\*[A-Z][\w.-]*\*\* ", page(game), flags=re.MULTILINE)[1:]
    return {clause: re.split(r"\n(?=- |\n)", text)[0] for clause, text in zip(ids, texts, strict=True)}


def tables(game: str, language: str) -> list[Table]:
    """Return the tables of a rules page, row by row, without the line below the head."""
    found = re.findall(r"(?:^\|.*\n)+", Words(language).rules(game), re.MULTILINE)
    return [
        [[cell.strip() for cell in row.split("|")[1:-1]] for row in it.splitlines() if "---" not in row] for it in found
    ]


# ---------------------------------------------------------------- of every game


@of_every_game
def test_every_ruling_has_its_reason(game):
    """A clause marked as a ruling has a line in the table of rulings, with decision and reason."""
    marked = {clause for clause, text in entries(game).items() if "[ruling]" in text}
    table = page(game).split("## Rulings")[1].split("## ")[0]
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table.splitlines() if re.match(r"\| [A-Z]", row)]
    with_reason = {clause for row in rows for clause in named(row[0], clauses(game))}
    assert marked <= with_reason
    assert marked == with_reason or game == "felicity"
    assert all(len(row) == 5 and all(row) for row in rows[1:])


@pytest.mark.parametrize(("game", "clause"), [("felicity", "F-32"), ("goodcritters", "G-47"), ("goons", "O-33")])
def test_every_option_is_in_its_clause(game, clause):
    """F-32, G-47, O-33 name each option, and its choices that are words; so does an option's own clause."""
    text = entries(game)[clause]
    for option in GAMES[game].options:
        assert f"`{option.name}`" in text
        if game == "goons":
            assert f"`{option.name}`" in entries(game)[option.clause]
            assert "[option]" in entries(game)[option.clause]
        else:
            assert [one for one in option.choices if isinstance(one, str) and f"`{one}`" not in text] == []


@in_every_language
@of_every_game
def test_help_has_the_same_chapters_in_every_language(game, language):
    """The numbers of headings, list items, tables, rows and columns equal the English ones, so no part is missing."""
    shapes = [re.findall(r"^(#+ |- |\d\. |> )", Words(each).rules(game), re.MULTILINE) for each in ("en", language)]
    assert shapes[0] == shapes[1]
    english, other = ([[len(row) for row in table] for table in tables(game, each)] for each in ("en", language))
    assert english == other


@of_every_game
def test_french_help_binds_its_punctuation(game):
    """Before : ; ? ! and inside « » French has a non-breaking space; in typed text, a plain one."""
    text = Words("fr").rules(game)
    assert re.findall(r"\w [:;?!»]|« ", re.sub(r"`[^`]*`", "", text)) == []
    assert [code for code in re.findall(r"`[^`]*`", text) if "\N{NO-BREAK SPACE}" in code] == []


@in_every_language
@pytest.mark.parametrize("game", ["felicity", "goodcritters", "goons"])
def test_help_tells_every_option_in_the_words_of_the_table(game, language):
    """F-32, G-47, O-33: the rules name each option, and each choice except numbers and seats, as the screen does."""
    words = Words(language)
    text = words.rules(game)
    for option in GAMES[game].options:
        assert f"**{words.option(game, option.name)}**" in text
        choices = () if game == "felicity" else option.choices
        told = [one for one in choices if isinstance(one, str | bool) and "," not in str(one)]
        assert [one for one in told if f"*{words.option(game, option.name, one)}*" not in text] == []
        if option.name in {"kid_random_limit", "jolly_trades"}:
            assert [one for one in choices if type(one) is int and not re.search(rf"\b{one}\b", text)] == []


@in_every_language
@pytest.mark.parametrize(("game", "table"), [("goons", -1), ("heist", 4)])
def test_what_is_typed_is_understood(game, table, language):
    """Each notation in the table of typed moves is a move, or the beginning of one."""
    cells = [row[1] for row in tables(game, language)[table][1:]]
    for typed in re.findall(r"`([^`]+)`", " ".join(cells)):
        words = typed.split()
        beginnings = [" ".join(words[:size]) for size in range(1, len(words) + 1)]
        assert any(GAMES[game].verbs.parse(part) for it in beginnings for part in (it, it.partition(",")[0])), typed


@in_every_language
@pytest.mark.parametrize(
    ("game", "terms"),
    [
        ("felicity", ("rabbit", "large-dog", "small-dog")),
        ("goodcritters", ("guard", "rob", "skim", "no", "yes")),
        ("goons", (*VILLAIN_NAMES, "dojo", "diner", "supermarket", "nightclub")),
    ],
)
def test_things_bear_the_names_that_they_have_at_the_table(game, terms, language):
    """O-32: pets, action cards, villains and places have the same names in the rules, the log and on buttons."""
    words = Words(language)
    text = words.rules(game).casefold()
    assert [term for term in terms if words.term(game, term).casefold() not in text] == []


# ---------------------------------------------------------------- where a question is answered


def questions(game: str) -> set[str]:
    """Return the ids of the game's statuses: the decisions that may be due."""
    return set(re.findall(rf"^{game}-status-([\w-]+) =", own(game, "en"), re.MULTILINE)) - {"over"}


def answered(game: str, language: str) -> list[tuple[int, str]]:
    """Return each decision that a page explains, with the number of its heading."""
    headings = re.findall(r"^#+ .*$", marked_rules(game, language), re.MULTILINE)
    marks = [(number, ASKED.search(heading)) for number, heading in enumerate(headings)]
    return [(number, one.removeprefix("#")) for number, mark in marks if mark for one in mark[1].split()]


@in_every_language
@of_every_game
def test_every_question_has_its_place_in_the_rules(game, language):
    """Each exactly once, no others, below the same heading in every language; no mark is shown."""
    found = answered(game, language)
    assert sorted(one for _, one in found) == sorted(questions(game))
    assert found == answered(game, "en")
    assert "{#" not in Words(language).rules(game)


@of_every_game
def test_the_server_tells_browsers_the_places(game):
    """Headings have the decisions' ids, and no mark is left in the text."""
    from rascals.server.api.rest.games import _rules_json
    from rascals.server.features import html as written

    html = _rules_json(written, game, "de").decode()
    assert "{#" not in html
    found = re.findall(r'data-asked=\\"([\w -]+)\\"', html)
    assert sorted(" ".join(found).split()) == sorted(questions(game))


# ---------------------------------------------------------------- Felicity


@in_every_language
def test_felicity_tells_the_numbers_of_the_box(language):
    """Each number of players has its mouse cards and bank in one row; initial mice and all cats are listed."""
    text, number = Words(language).rules("felicity").replace("\N{MINUS SIGN}", "-"), GAMES["felicity"].components.at
    for players in GAMES["felicity"].players:
        cards = ", ".join(map(str, number(f"mouse_cards.{players}")))
        assert f"| {players} | {cards} | {number(f'bank.{players}')} |" in text
    assert re.search(rf"\b{number('mice.start')}\b", text)
    assert [value for value in number("pets.values") if not re.search(rf"(?<![\d-]){value}\b", text)] == []


# ---------------------------------------------------------------- GoodCritters


def fuzz_range(players: int) -> tuple[int, int]:
    """Return the range of loot cards above the Fuzz, computed part by part. [G-05]"""
    deck, (parts, fuzz) = ALL_LOOT - len(VALUES) * players, goodcritters.DEFINITION.components.at(f"pile.{players}")
    sizes = [deck // parts + (part < deck % parts) for part in range(parts)]
    return sum(sizes[: fuzz - 1]), sum(sizes[:fuzz])


def test_goodcritters_clauses_tell_the_ranges_of_the_fuzz():
    """G-05's ranges for each number of players agree with the parts."""
    ranges = ", ".join("{}–{}".format(*fuzz_range(players)) for players in range(4, 9))
    assert ranges in entries("goodcritters")["G-05"]


@in_every_language
def test_goodcritters_tells_the_numbers_of_the_box(language):
    """Each number of players has its loot and the range of the Fuzz in one row; loot, letters, promos are listed."""
    words = Words(language)
    text = words.rules("goodcritters")
    for players in range(4, 9):
        low, high = fuzz_range(players)
        assert f"| {players} | {players + goodcritters.DEFINITION.components.at('round.more')} | {low}–{high} |" in text
    assert re.search(rf"\b{ALL_LOOT}\b", text)
    assert [kind for kind in KINDS if f"`{kind[0]}`" not in text and f"`4{kind[0]}`" not in text] == []
    for promo, card in zip(PROMO_NAMES, PROMO_CARDS, strict=True):
        assert f"| {words.term('goodcritters', promo)} | {CARD_VALUES[card]} |" in text


@in_every_language
def test_goodcritters_moves_in_the_help_are_moves(language):
    """Every move shown in the rules can be typed; together they cover every kind of move written whole."""
    verbs = goodcritters.DEFINITION.verbs
    rows = [row for row in Words(language).rules("goodcritters").splitlines() if row.startswith("| ")]
    typed = [code for row in rows for code in re.findall(r"`([^`]+)`", row)]
    wholes = [verbs.head_of(code) for code in typed]
    assert {head.kind for head, words in filter(None, wholes) if words} == {"share", "payoff", "offer", "accept"}
    items = re.sub(r"[0-7]: |for|[?,]", " ", " ".join(word for _, words in filter(None, wholes) for word in words))
    assert notation.read_items(items.split()) is not None
    moves = [verbs.parse(code) for code, whole in zip(typed, wholes, strict=True) if whole is None or not whole[1]]
    assert {move and move.kind for move in moves} == {
        "accept", "choose", "decline", "done", "promo", "ready", "threaten", "unset", "unthreaten", "withdraw",
    }  # fmt: skip


# ---------------------------------------------------------------- Goons


def test_every_scheme_and_item_of_goons_has_its_clause():
    """O-21 – O-28: each of the thirty schemes and fourteen items has a clause."""
    texts = entries("goons")
    for villain, short in enumerate(SHORT_NAMES):
        for number in range(1, OF_VILLAIN + 1):
            assert texts[f"O-{21 + villain}.{number}"].startswith(f"{short}{number}:")
    assert [item for item in ITEM_NAMES if f"O-28.{item}" not in texts] == []


def test_most_numbers_of_goons_are_told_to_be_the_houses():
    """O-38: values that the data marks as made for Rascals are marked house in the table of provenance."""
    provenance = page("goons").split("## Provenance of the numbers")[1]
    for entry in ("items", "goons", "hustle", "schemes"):
        row = next(row for row in provenance.splitlines() if f"data `{entry}`" in row)
        assert "house" in row


@in_every_language
def test_tables_of_goons_tell_what_stands_on_the_cards(language):
    """O-38: tracks, goon cards, schemes and items have the words and numbers of the default cards."""
    text = Words(language).rules("goons")
    assert goons_pages.current(text, language) == text, "run python tools/goons_pages.py"


@in_every_language
def test_numbers_of_goons_are_those_of_the_rules(language):
    """O-07, O-30: starting amounts, and what money and energy are worth at the end, are in their lines."""
    text = Words(language).rules("goons")
    start = (START_ENERGY, START_MONEY, ENERGY_OF_TWO, MONEY_OF_TWO)
    assert re.search(r"^\D*{}\D+{}\D+{}\D+{}\D*$".format(*start), text, re.MULTILINE)
    for number in (MONEY_A_STAR, ENERGY_A_STAR):
        assert re.search(rf"^- 1\D+{number}\D+$", text, re.MULTILINE)


# ---------------------------------------------------------------- Critter Heist


def test_every_critter_and_trap_of_every_edition_has_its_clause():
    """Each critter and trap of an edition has a clause, of that edition or an earlier one."""
    texts = entries("heist")
    for edition, number in zip(EDITIONS, range(1, 6), strict=True):
        for table, names, head in (("critters", CRITTER_NAMES, "H-18"), ("traps", TRAP_NAMES, "H-22")):
            counts = heist.DEFINITION.components.at(f"{edition}.{table}.counts")
            for name in (name for name, count in zip(names, counts, strict=True) if count):
                assert any(f"{head}.{name}.v{earlier}" in texts for earlier in range(1, number + 1)), (edition, name)


@in_every_language
def test_tables_tell_what_each_edition_has(language):
    """A table's cell for a critter or trap is empty exactly in the editions without it; loot has its worth."""
    words, (loot, _, critters, traps) = Words(language), tables("heist", language)[:4]
    at = heist.DEFINITION.components.at
    columns = (("v1",), ("v2", "v3"), ("v4",), ("v5",))
    for table, rows, names in (("critters", critters, CRITTER_NAMES), ("traps", traps, TRAP_NAMES)):
        told = {row[0].casefold(): row[1:] for row in rows[1:]}
        assert set(told) == {words.term("heist", name).casefold() for name in names}
        for place, name in enumerate(names):
            cells = told[words.term("heist", name).casefold()]
            for cell, editions in zip(cells, columns, strict=True):
                there = any(at(f"{edition}.{table}.counts")[place] for edition in editions)
                assert (cell != "–") == there, (name, editions)
    worth = [at(f"{edition}.loot.values") for edition in ("v1", "v5")]
    for row, name, old, new in zip(loot[1:], LOOT_NAMES[:MINUS], *worth, strict=False):
        assert row[:3] == [words.term("heist", name), str(old), str(new)]


@in_every_language
def test_numbers_of_the_editions_are_those_of_the_box(language):
    """Board sizes, numbers of tiles, cards hired and caps of suspicion are in the table of editions."""
    rows = [" | ".join(row) for row in tables("heist", language)[1]]
    at = heist.DEFINITION.components.at
    for edition in ("v1", "v2"):
        size, tiles = len(at(f"{edition}.layout.map")), sum(at(f"{edition}.tiles.counts"))
        assert f"{size} × {size}, {tiles}" in rows[1]
    for text, path in ((rows[3], "critters.hired"), (rows[-2], "limits.suspicion")):
        numbers = [cell.split()[0].strip(",") for cell in text.split(" | ")[1:]]
        assert numbers == [str(at(f"{edition}.{path}")) for edition in EDITIONS]
