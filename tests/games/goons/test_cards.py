"""The texts on Goons' cards agree with the rules: each number in a rule is in the text, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

import pytest

from rascals.games.goons import DEFINITION, cards
from rascals.games.goons import components as names
from rascals.games.goons.components import PAYOFF_PATHS
from rascals.words import Words, languages

from .scenes import dealt

in_every_language = pytest.mark.parametrize("language", languages())
every_scheme = pytest.mark.parametrize("name", names.SCHEME_NAMES)
# The numbers in the rules that are not in the data: by scheme, in O-21 to O-27.
OF_FORMULA = dict.fromkeys(names.SCHEME_NAMES, "") | {
    "KR1": "2 1", "KR2": "2 1", "KR3": "1 1", "KR4": "1 1", "KR5": "1 1 14 14",
    "BR1": "2 10 5 4", "BR2": "1 10 5 5", "BR3": "1 10 5 1", "BR4": "1 10 10 6", "BR5": "1 10 8 5",
    "DR4": "2", "DR5": "2",
    "JB1": "1 1 3 2", "JB2": "1 3 3", "JB3": "1 3 2", "JB4": "1 3 2", "JB5": "2 2 2",
    "LD1": "2", "LD2": "2", "LD3": "2", "LD4": "2", "LD5": "2",
    "MK2": "2",
}  # fmt: skip
# And those of items, in O-28.
OF_ITEM = dict.fromkeys(names.ITEM_NAMES, "") | {
    "backpack": "3 2", "bandages": "2", "baseball-bat": "1", "brass-knuckles": "2", "bubble-gun": "1",
    "clown-mask": "2", "dynamite": "2", "helmet": "6", "jumpsuit": "2", "shotgun": "2", "scythe": "2", "shark-jaw": "2",
}  # fmt: skip


def record(data: dict[str, Any] | None = None, **options: Any) -> Any:
    """Return a game's state with the usual components, and with villains of four kinds on their corners."""
    s = dealt(3, data=data, **options).s
    s.villain[:] = [names.DOCTOR, names.KID_RANDOM, names.JOLLY_BUTCHER, names.MARY_KLYDE]
    return s


def said(words: Words, text: Any) -> list[str]:
    """Return all lines of a text in order."""
    if isinstance(text, dict) and set(text) == {"id", "args"}:
        return [words.line("goons", text)]
    parts = text.values() if isinstance(text, dict) else text if isinstance(text, list) else []
    return [one for part in parts for one in said(words, part)]


def scheme(language: str, s: Any, name: str) -> str:
    return "\n".join(said(Words(language), cards.scheme_text(s, names.SCHEME_NAMES.index(name))))


def item(language: str, s: Any, name: str) -> str:
    return "\n".join(said(Words(language), cards.item_text(s, names.ITEM_NAMES.index(name))))


def numbers(text: str) -> Counter[int]:
    """Return the numbers in a text, “twice” as 2, except for places and lots."""
    lines = [
        line
        for line in text.replace("twice", "2 times").splitlines()
        if not re.fullmatch(r"\D*(?:Lot|Los|Reward|Belohnung|R.compense)\D*\d+", line)
    ]
    return Counter(map(int, re.findall(r"\d+", "\n".join(lines))))


def in_data(value: Any) -> list[int]:
    """Return the numbers in an entry of the components; a ★X without a modifier has none."""
    if isinstance(value, dict):
        return [one for key, part in value.items() for one in in_data(part) if key != "stars_x" or one]
    if isinstance(value, list):
        return [one for part in value for one in in_data(part)]
    return [abs(value)]


def of_data(path: str) -> Counter[int]:
    return Counter(in_data(DEFINITION.components.at(path)))


def payoff(name: str) -> str:
    """Return the entry of a scheme in the components that has its rewards."""
    return PAYOFF_PATHS[names.SCHEME_NAMES.index(name)]


# ---------------------------------------------------------------- every number is named


@in_every_language
@every_scheme
def test_a_scheme_names_every_number_of_its_rule(name, language):
    """O-21 – O-27, O-38: the numbers in a scheme's text are those of its formula and its entry, and no others."""
    expected = Counter(map(int, OF_FORMULA[name].split())) + of_data(payoff(name))
    if name.startswith("BR"):
        expected += of_data(f"schemes.{name}.draw_price")
    assert numbers(scheme(language, record(), name)) == expected


@in_every_language
@pytest.mark.parametrize("name", names.ITEM_NAMES)
def test_an_item_names_every_number_of_its_rule(name, language):
    """O-28, O-38: the numbers in an item's text are those of its effect, its cost and its stars."""
    cost, stars = (DEFINITION.components.at(f"items.{name}.{entry}") for entry in ("cost", "stars"))
    expected = Counter([*map(int, OF_ITEM[name].split()), cost, stars])
    assert numbers(item(language, record(), name)) == expected


@in_every_language
def test_a_goon_card_names_its_two_colours(language):
    """O-06, O-12: the text of a goon's ability names the two colours of its card, and no others."""
    words, s = Words(language), record()
    for goon, name in enumerate(names.GOON_NAMES):
        text = words.line("goons", cards.goon_text(s, goon)["ability"])
        pair = DEFINITION.components.at(f"goons.{name}.colours")
        told = {
            letter
            for letter, colour in zip(names.LETTERS, names.COLOUR_NAMES, strict=True)
            if words.term("goons", colour) in text
        }
        assert told == set(pair)


@in_every_language
@pytest.mark.parametrize("colour", names.COLOUR_NAMES)
def test_a_track_names_what_each_space_pays(colour, language):
    """O-18: each space of a track has the numbers of its entry, the last one its end stars."""
    words = Words(language)
    spaces = cards.track_text(record(), names.COLOUR_NAMES.index(colour))["spaces"]
    entries = DEFINITION.components.at(f"hustle.{colour}.spaces")
    assert [numbers("\n".join(said(words, space))) for space in spaces] == [Counter(in_data(one)) for one in entries]


# ---------------------------------------------------------------- what changes the rule changes the text


def altered(value: Any, at: tuple[Any, ...]) -> Any:
    """Return an entry with the number at a path increased enough to be distinctive."""
    if not at:
        return min(value + 13, 20) if value >= 0 else max(value - 13, -20)
    copy = list(value) if isinstance(value, list) else dict(value)
    copy[at[0]] = altered(value[at[0]], at[1:])
    return copy


def paths(value: Any) -> list[tuple[Any, ...]]:
    if isinstance(value, int):
        return [()]
    parts = value.items() if isinstance(value, dict) else enumerate(value)
    return [(key, *rest) for key, part in parts for rest in paths(part)]


def nested(path: str, value: Any) -> dict[str, Any]:
    """Return components with one entry, in the form that a game accepts."""
    first, _, rest = path.partition(".")
    return {first: nested(rest, value) if rest else value}


@pytest.mark.no_cover
@every_scheme
def test_another_number_in_the_data_is_another_in_the_text(name):
    """O-38: changing any goal, modifier or amount of a scheme in the data changes its text in every language."""
    path, before = payoff(name), record()
    entry = DEFINITION.components.at(path)
    for at in paths(entry):
        changed = altered(entry, at)
        if "goal" in at and [tier["goal"] for tier in changed] != sorted(tier["goal"] for tier in changed):
            continue  # goals ascend: only the last can grow this much
        after = record(nested(path, changed))
        for language in languages():
            old, new = numbers(scheme(language, before, name)), numbers(scheme(language, after, name))
            assert sum((old - new).values()) <= 1 == sum((new - old).values()), (at, language)
            assert min((new - old).elements()) >= 13


@pytest.mark.parametrize("name", names.ITEM_NAMES)
def test_another_cost_or_worth_is_another_text(name):
    """O-04: an item's cost and stars in the text are those of the data, in every language."""
    for entry, number in (("cost", 19), ("stars", 17)):
        s = record({"items": {name: {entry: number}}})
        assert all(number in numbers(item(language, s, name)) for language in languages())


@in_every_language
@pytest.mark.parametrize(
    ("option", "choice", "name"),
    [
        ("kid_random_limit", 10, "KR5"),
        ("kid_random_rerolls", "cycle", "KR3"),
        ("razor_counts", "blanks", "BR5"),
        ("razor_draws", 3, "BR1"),
        ("jolly_trades", 2, "JB2"),
        ("jolly_items", True, "JB4"),
        ("darmondy_pays", "winner", "LD2"),
        ("dynamite_sorts", False, "dynamite"),
        ("suit_pays", "resolved", "jumpsuit"),
        ("scythe_reach", "any", "scythe"),
    ],
)
def test_options_change_what_stands_on_cards(option, choice, name, language):
    """O-33: an option that changes a card's effect changes its text."""
    text = scheme if name in names.SCHEME_NAMES else item
    assert text(language, record(), name) != text(language, record(**{option: choice}), name)


# ---------------------------------------------------------------- texts and play


WORDS = [  # by card: what one of its lines says besides numbers; None without such a line
    *((f"JB{number}", "goal", f"goal-{'last' if number in (1, 5) else 'first'}") for number in range(1, 6)),
    *(("DR3", "fee", None), ("DR4", "fee", "fee-energy"), ("DR5", "fee", "fee-energy"), ("MK2", "fee", "fee-money")),
    *(("BR2", "price", "price-draw"), ("BR3", "price", "price-draw-skulls")),
    *(("KR4", "price", "price-reroll"), ("KR5", "price", "price-reroll-most"), ("DR1", "price", None)),
]


@pytest.mark.parametrize(("name", "part", "words"), WORDS)
def test_who_is_paid_what_a_fee_is_and_who_may_pay_on(name, part, words):
    """O-24, O-27, O-21, O-22.3: first or last in commit order; energy or money; under BR3 seats without a skull."""
    text: Mapping[str, Any] = cards.scheme_text(record(), names.SCHEME_NAMES.index(name))
    line = text["tiers"][0]["goal"] if part == "goal" else text[part]
    assert (line and line["id"]) == (words and f"goons-{words}")


def test_items_work_as_often_as_their_cards_say():
    """O-28: a card says once a game, once a round or always."""
    texts = [cards.item_text(record(), item) for item in range(names.ITEMS)]
    often = {text["item"]: text["use"]["id"].removeprefix("goons-use-") for text in texts}
    assert {name for name, use in often.items() if use == "game"} == {"dynamite", "helmet"}
    assert {name for name, use in often.items() if use == "always"} == {"backpack", "crowbar", "jumpsuit"}


# ---------------------------------------------------------------- form


@in_every_language
def test_no_two_cards_read_the_same(language):
    """No two schemes of a villain, and no two actions, have the same text."""
    s = record()
    for villain in names.SHORT_NAMES:
        texts = [scheme(language, s, name) for name in names.SCHEME_NAMES if name.startswith(villain)]
        assert len(set(texts)) == len(texts) == names.OF_VILLAIN
    texts = [item(language, s, name) for name in names.ITEM_NAMES]
    assert len(set(texts)) == len(texts)


@in_every_language
def test_visible_stars_are_those_of_the_villains_corner(language):
    """O-03, O-19: a reward of ★X names the colour of the villain's corner; out of play none."""
    words, s = Words(language), record()
    stems = {"red": "r[eo]", "yellow": "yel|jaun|gelb", "green": "gre|vert|grün", "blue": "blue|bleu|blau"}
    for name, colour in (("DR3", "red"), ("KR1", "yellow"), ("JB1", "green"), ("MK1", "blue"), ("LD1", None)):
        tiers = cards.scheme_text(s, names.SCHEME_NAMES.index(name))["tiers"]
        parts = [part for tier in tiers for reward in tier["rewards"] for part in reward["parts"]]
        visible = [words.line("goons", part) for part in parts if part["id"].startswith("goons-reward-x")]
        assert visible
        for other, stem in stems.items():
            found = re.search(rf"\b(?:{stem})\w*", visible[0], re.IGNORECASE)
            assert bool(found) == (other == colour), visible[0]
