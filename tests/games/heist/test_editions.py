"""All differences between two editions of Critter Heist are described, in each language."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from itertools import product
from typing import Any

import pytest

import rascals
from rascals.cli.run import run
from rascals.core.editions import differences, entries_of
from rascals.core.errors import BadData, BadOption
from rascals.games.heist import DEFINITION
from rascals.games.heist.figures import FIGURES
from rascals.words import Words, languages
from rascals.words.editions import changes, markdown
from tests.games.heist.scenes import EDITIONS, fresh
from tests.suites import deep

PAIRS = list(product(DEFINITION.editions, repeat=2))


CLAUSE = re.compile(r"^- \*\*(H\d?-[\w.-]+)\*\*(.*?)(?=^- \*\*|^#|\Z)", re.MULTILINE | re.DOTALL)


# Clauses that name editions without an effect of their own: they follow from others.
FOLLOWING = {
    "H-35": "which critters cannot be played follows from what each does",
    "H-37": "what stays known follows from what each card does",
    "H-40": "sums that follow from tiles and critters",
    "H-50": "options, which are told each by itself",
}


def clauses() -> dict[str, str]:
    """The clauses in RULES.md that apply to some editions only, or name some."""
    text = files("rascals.games.heist").joinpath("RULES.md").read_text(encoding="utf-8")
    text = text.partition("## What may be seen")[0].partition("## Who learns")[0]
    found = {name: said for name, said in CLAUSE.findall(text) if "-X" not in name}
    return {name: said for name, said in found.items() if re.search(r"\bv[1-5]\b", name + said)}


def others(value: Any) -> list[Any]:
    """Values that differ from a given one in a single number, or in a single cell of a map."""
    if not isinstance(value, list):
        return [value + 1]
    return [
        [*value[:place], other, *value[place + 1 :]]
        for place, one in enumerate(value)
        for other in ([one.replace(letter, "o", 1) for letter in set(one)] if isinstance(one, str) else [one + 1])
        if other != one
    ]


@pytest.mark.parametrize(("before", "after"), PAIRS)
@pytest.mark.parametrize("language", languages())
def test_every_entry_that_differs_is_told(language, before, after):
    """For all pairs: each entry that differs between two editions' boxes is covered by a topic with a sentence."""
    words, at = Words(language), DEFINITION.components.at
    told = {change.topic: change.text for change in changes(words, DEFINITION, before, after)}
    for path in entries_of(DEFINITION):
        if at(path.format(edition=before)) != at(path.format(edition=after)):
            topics = [topic.name for topic in DEFINITION.topics if path in topic.tells]
            assert any(topic in told for topic in topics), path
    assert (not told) == (before == after)
    assert all(text and "{" not in text for text in told.values())


@pytest.mark.no_cover
@pytest.mark.parametrize("edition", ["v1", *deep(["v2", "v3", "v4"]), "v5"])
@pytest.mark.parametrize("language", [languages()[0], *deep(languages()[1:])])
def test_no_number_differs_silently(language, edition):
    """Changing any single number in an edition's box changes the description of the edition."""
    words, at = Words(language), DEFINITION.components.at
    base = DEFINITION.editions[0] if edition != DEFINITION.editions[0] else DEFINITION.editions[-1]
    said = changes(words, DEFINITION, base, edition)
    counts = at(f"{edition}.critters.counts")
    for path in entries_of(DEFINITION):
        place = path.format(edition=edition)
        value = at(place)
        for number, other in enumerate(others(value)):
            if path.endswith("critters.once") and counts[number] == 0:
                continue  # how often a card can be used that the edition does not have
            box = {**DEFINITION.components.entries, place: other}
            assert changes(words, DEFINITION, base, edition, box.__getitem__) != said, (place, other)


@pytest.mark.parametrize(("before", "after"), PAIRS)
def test_every_clause_of_one_edition_is_told(before, after):
    """A clause that applies to only one of two editions is named by some sentence. [H-50]"""
    named = {clause for found in differences(DEFINITION, before, after) for clause in found.clauses}
    for own, other in ((before, after), (after, before)):
        assert _in_force(own) - _in_force(other) <= named, (own, other)


def _in_force(edition: str) -> set[str]:
    """The clauses of critters and traps that apply to an edition: `.v2` applies until another follows."""
    place = DEFINITION.editions.index(edition)
    ways: dict[str, list[int]] = {}
    for clause in clauses():
        if found := re.fullmatch(r"(H-(?:18|22)\.[a-z-]+)\.v(\d)", clause):
            ways.setdefault(found[1], []).append(int(found[2]))
    there = {f"H-18.{name}" for name, count in zip(*_counted("critters", edition), strict=True) if count}
    there |= {f"H-22.{name}" for name, count in zip(*_counted("traps", edition), strict=True) if count}
    begun = {thing: [number for number in numbers if number <= place + 1] for thing, numbers in ways.items()}
    return {f"{thing}.v{max(numbers)}" for thing, numbers in begun.items() if numbers and thing in there}


def _counted(what: str, edition: str) -> tuple[list[str], list[int]]:
    at = DEFINITION.components.at
    return at(f"{what}.names"), at(f"{edition}.{what}.counts")


def test_every_clause_that_names_editions_has_a_topic():
    """Every clause about single editions is described, except those that follow from others."""
    named = {
        clause
        for before, after in PAIRS
        for found in differences(DEFINITION, before, after)
        for clause in (*found.clauses, *(option.clause for option in DEFINITION.options if option.clause))
    }
    assert len(clauses()) > 70
    assert sorted(set(clauses()) - named - set(FOLLOWING)) == []
    own = set(re.findall(r"\*\*(H[1-5]-\d+)\*\*", _rules()))
    assert sorted(own - named) == []


def _rules() -> str:
    return files("rascals.games.heist").joinpath("RULES.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", languages())
def test_ways_have_texts_and_texts_ways(language):
    """Each way of each topic has its own text, and no text is unused."""
    words = Words(language)
    ways = {f"{topic.name}-{way}" for topic in DEFINITION.topics for way in topic.ways if way}
    wanted = ways | {topic.name for topic in DEFINITION.topics} | {"critter", "trap"}
    text = files("rascals.games.heist").joinpath("text", f"{language}.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^heist-edition-([\w-]+) =", text, re.MULTILINE)) == wanted
    for topic in DEFINITION.topics:
        assert words.has(f"heist-chapter-{topic.chapter}")
        told = [words.has(f"heist-edition-{topic.name}-{way}") for way in topic.ways if way]
        assert told
        assert all(told)


@pytest.mark.parametrize("language", languages())
def test_the_command_prints_sentences_with_clauses(language, capsys):
    """Every difference is a line with its clauses; numbers are those of the two editions.

    Comparing an edition with itself reports no difference.
    """
    words = Words(language)
    assert run(["--lang", language, "rules", "heist", "--diff", "v1", "v2"]) == 0
    out = capsys.readouterr().out
    assert out == markdown(words, DEFINITION, "v1", "v2") + "\n"
    cap = next(line for line in out.splitlines() if line.endswith(" [H-20]"))
    assert re.findall(r"(?<![\w-])\d+(?!\])", cap) == ["6", "12"]
    assert "[H-17, H-18, H-18.hedgehog.v1]" in out
    same = markdown(words, DEFINITION, "v3", "v3")
    assert words.text("edition-same", before="v3", after="v3") in same
    assert "- " not in same


def test_editions_that_are_not_there(capsys):
    """An unknown edition is refused with the valid ones, a game with one edition with the games that have several."""
    assert run(["--lang", "en", "rules", "heist", "--diff", "v3", "v6"]) == 2
    assert "“v6”; valid: v1, v2, v3, v4, v5" in capsys.readouterr().err
    assert run(["--lang", "en", "rules", "felicity", "--diff", "v3", "v4"]) == 2
    assert "games with several: heist" in capsys.readouterr().err
    with pytest.raises(BadOption, match="valid: v1, v2, v3, v4, v5"):
        differences(DEFINITION, "v0", "v1")


def test_what_no_topic_tells_is_told_by_its_entry(monkeypatch):
    """A game without topics is compared entry by entry."""
    monkeypatch.setitem(DEFINITION.__dict__, "topics", ())
    found = {difference.name for difference in differences(DEFINITION, "v1", "v2") if difference.kind == "entry"}
    at = DEFINITION.components.at
    for path in entries_of(DEFINITION):
        differs = at(path.format(edition="v1")) != at(path.format(edition="v2"))
        assert (path.replace("{edition}.", "") in found) == differs
    assert "6." in next(c.text for c in changes(Words("en"), DEFINITION, "v1", "v2") if c.topic == "limits.suspicion")


def test_the_size_of_the_map_is_told():
    """H-01: v1's map has twelve rows and columns, the other editions' ten."""
    sides = [(side.before, side.after) for side in differences(DEFINITION, "v1", "v2") if side.before and side.after]
    [board] = [both for both in sides if "rows" in both[0].values]
    assert [(side.values["rows"], side.values["columns"]) for side in board] == [(12, 12), (10, 10)]


# ---------------------------------------------------------------- options


WHERE: dict[str, Any] = {  # option: its editions, its default, another choice
    "turn_limit": (EDITIONS, 60, 1),
    "late_forfeit": (EDITIONS, False, True),
    "extra_side_loot": (["v1", "v2"], False, True),
    "choose_food": (["v5"], "any", "highest"),
    "place_optional": (["v5"], True, False),
    "slippery_chain": (["v2", "v3", "v4"], True, False),
    "spider_interrupt": (["v5"], "all", "own"),
    "bird_budget": (["v4", "v5"], "free", "capped"),
    "badger_cap": (["v4"], 6, 1),
    "last_turns": (["v1", "v2"], 5, 1),
    "final_tie": (EDITIONS, "suspicion", "shared"),
}


def of(name: str, value: object) -> dict[str, Any]:
    """Return an option as an argument."""
    return {name: value}


def test_the_edition_is_v5():
    """`edition` is v5 unless it is said. [H-50]"""
    assert rascals.game("heist").edition == "v5"


@pytest.mark.parametrize("name", WHERE)
@pytest.mark.parametrize("edition", EDITIONS)
def test_options_belong_to_editions(name, edition):
    """An option is there in its editions, with its default; one of another edition is a ValueError. [H-50]

    Whole numbers are at least 1.
    """
    editions, default, other = WHERE[name]
    if edition not in editions:
        with pytest.raises(ValueError, match=name):
            rascals.game("heist", edition=edition, **{name: default})
        return
    game = rascals.game("heist", edition=edition, **{name: default})
    assert str(game) == str(rascals.game("heist", edition=edition))
    assert rascals.game("heist", edition=edition, **{name: other}).changed_options
    with pytest.raises(ValueError, match=name):
        rascals.game("heist", edition=edition, **of(name, "purple"))
    if type(default) is int:
        with pytest.raises(ValueError, match=name):
            rascals.game("heist", edition=edition, **of(name, 0))


def test_unknown_names_are_refused():
    """An unknown name is a ValueError, and so is an unknown edition. [H-50]"""
    with pytest.raises(ValueError, match="v6"):
        rascals.game("heist", edition="v6")
    with pytest.raises(ValueError, match="cheese"):
        rascals.game("heist", cheese=1)


@pytest.mark.parametrize(("edition", "side"), [("v1", "0,5"), ("v2", "0,4")])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_extra_side_loot(edition, side, players):
    """One more of 2 at each side stash, with four players as in v3 to v5. [H-50, H-07]"""
    assert fresh(edition, players, extra_side_loot=True).loot(side) == ([4, 2] if players == 4 else [4])


def test_data():
    """Layout, tiles and traps can be changed. [H-50]"""
    traps = {"v5": {"traps": {"counts": [0, 0, 0, 0, 0, 1, 0, 2, 0]}}}
    assert sum(fresh("v5", data=traps).total["traps"].values()) == 3


# ---------------------------------------------------------------- components


MAP = ["1........2", *["." * 10] * 8, "4........3"]


WRONG = [
    ({"layout": {"map": ["........." + "2", *MAP[1:]]}}, "each start, 1 to 4, once; 1 is not"),
    ({"layout": {"map": [MAP[0], "s" * 10, "t" * 10, *MAP[3:]]}}, "at most 16 stashes and presets, not 20"),
    ({"tiles": {"counts": [100, 45, *[0] * 10]}}, "at most 144 together, not 145"),
    ({"traps": {"counts": [0, 0, 0, 0, 61, 0, 0, 0, 0]}}, "at most 60 together, not 61"),
    ({"loot": {"values": [8, 6, 6, 2, -1]}}, "each less than the one before, only the last below 0"),
    ({"loot": {"values": [8, 6, 4, 2, 1]}}, "each less than the one before, only the last below 0"),
    ({"tiles": {"removed": [0, 1, 106]}}, "0 for each number of players, as v3 lays no tiles out before the game"),
    ({"critters": {"dealt": 4}}, "at least as many as are hired, 5, not 4"),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG, ids=[sentence for _, sentence in WRONG])
def test_what_does_not_fit_is_refused(change, sentence):
    """The key is named, what is wrong, and what would be valid."""
    with pytest.raises(BadData) as caught:
        rascals.game("heist", edition="v3", data={"v3": change})
    assert sentence in str(caught.value)
    assert str(caught.value).startswith("v3.")


@pytest.mark.parametrize("edition", EDITIONS)
def test_as_much_loot_as_can_be_written_is_played(edition):
    """Twenty of each on every stash and preset: the position is accepted."""
    loot = {name: [20] * 4 for name in ("centre", "side", "more", "preset")}
    game = rascals.game("heist", edition=edition, players=4, data={edition: {"loot": loot}})
    position = game.new(seed=1).position()
    assert game.from_position(position, seed=1).position() == position


def test_what_fits_is_played():
    """A map without stashes and presets, and decks of one card each, can be played."""
    game = rascals.game("heist", edition="v3", data={"v3": {"layout": {"map": MAP}}})
    assert game.altered
    assert game.new(seed=1).acting


# ---------------------------------------------------------------- figures


@pytest.mark.parametrize("edition", DEFINITION.editions)
def test_figures_are_what_the_events_tell(edition):
    """Turns, critters used and late crews agree with the events; suspicion with the view."""
    match = rascals.play(rascals.game("heist", edition=edition, players=3, turn_limit=8), ["saboteur"] * 3, seed=4)
    events = [event for ply in match.history for event in ply.events]
    numbers, done = FIGURES.numbers(match), FIGURES.done(match)
    seats = match.view(reveal=True)["seats"]
    names = Counter(event.name for event in events)
    assert numbers["turns"] == names["turn_began"] > 0
    assert numbers["suspicion"] == sum(seat["suspicion"] for seat in seats)
    assert numbers["late"] == names["late"]
    used = Counter(
        (event.args["critter"], event.args["seat"]) for event in events if event.name in {"played", "reacted"}
    )
    told = {(name.partition(":")[2], seat): n for name, counts in done.items() for seat, n in enumerate(counts) if n}
    assert told == dict(used)
    assert sum(used.values()) > 0
    assert FIGURES.first is not None
    assert FIGURES.first(match) == match.position()["first"]


def ended(game, position, *moves):
    """Return a match played from a position to its end."""
    match = game.from_position({"phase": "heist", "turn": 0, "first": 0, "board": [], **position}, seed=0)
    for notation in moves:
        seat, move = notation.split(": ")
        match.play(int(seat), move)
    assert match.over
    return match


def test_loot_counts_where_it_does_in_the_score():
    """H-26: in v1 what is banked, later also what is carried."""
    crews = [{"at": [5, 9], "carried": [10], "banked": [2]}, {"at": [11, 11], "banked": [4]}]
    position = {"round": 6, "turns_taken": [5, 6], "hands": [[], []], "crews": crews}
    numbers = FIGURES.numbers(ended(rascals.game("heist", players=2, edition="v1", turn_limit=6), position, "0: end"))
    assert [numbers[f"loot:{name}"] for name in ("canned", "nuts", "gourd", "apple")] == [0, 0, 1, 1]
    crews = [{"at": [4, 4], "carried": [6]}, {"at": [2, 2], "carried": [2, 8]}]
    numbers = FIGURES.numbers(
        ended(rascals.game("heist", players=2, turn_limit=6), position | {"crews": crews}, "0: end")
    )
    assert [numbers[f"loot:{name}"] for name in ("canned", "nuts", "gourd", "apple")] == [1, 1, 0, 1]


def test_what_crews_do_to_one_another_names_two_of_them():
    """H-18.bat.v5: a bat that is sent to another crew counts, one on the own crew does not."""
    crews = [{"at": [4, 4]}, {"at": [2, 2]}]
    position = {"round": 6, "turns_taken": [5, 6], "hands": [["bat", "bat"], []], "crews": crews}
    game = rascals.game("heist", players=2, turn_limit=6)
    given = position | {"trap_deck": ["camera", "camera"], "stack": []}
    assert FIGURES.numbers(ended(game, given, "0: play bat 1", "0: play bat 0", "0: end"))["between"] == 1
    assert FIGURES.numbers(ended(game, given, "0: end"))["between"] == 0
