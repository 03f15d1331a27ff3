"""The choice of language, and how Words formats values."""

from __future__ import annotations

import subprocess
import sys

import pytest

from rascals import BadOption, Refusal
from rascals.words import MissingText, Words, choose, games, languages, rules, source


def test_there_are_three_languages():
    """English, French and German, English first."""
    assert languages() == ("en", "fr", "de")


@pytest.mark.parametrize(
    ("given", "chosen"), [("de", "de"), ("FR", "fr"), ("de-AT", "de"), ("fr_CA.UTF-8", "fr"), ("en_GB", "en")]
)
def test_a_given_language_decides(given, chosen):
    """A given language overrides the system's, with or without country and encoding."""
    assert choose(given, {"LC_ALL": "en_US.UTF-8"}) == chosen


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR@euro"}, "fr"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "fr"}, "de"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "C.UTF-8", "LANG": "de_DE"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_system_decides_otherwise(environment, chosen):
    """LC_ALL takes precedence over LC_MESSAGES, which does over LANG; a language without texts means English."""
    assert choose(None, environment) == chosen


def test_the_system_is_asked_when_no_environment_is_given(monkeypatch):
    """Without arguments Words uses the language of the process's own environment."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert Words().language == "fr"


@pytest.mark.parametrize("given", ["xx", "", "deutsch", "../en"])
def test_an_unknown_language_is_refused(given):
    """The error names the given language and all valid ones."""
    with pytest.raises(BadOption) as problem:
        Words(given)
    assert repr(given) in str(problem.value)
    assert "en, fr, de" in str(problem.value)


def test_an_unknown_game_has_no_rules():
    """The error names every game that has some."""
    with pytest.raises(BadOption, match="felicity"):
        rules("chess", "en")


@pytest.mark.parametrize(
    ("language", "joined"),
    [
        ("en", ["a", "a and b", "a, b, and c"]),
        ("fr", ["a", "a et b", "a, b et c"]),
        ("de", ["a", "a und b", "a, b und c"]),
    ],
)
def test_lists_are_joined_by_the_language(language, joined):
    """One item stands alone; the last of several is joined by the language's own word."""
    items = ["a", "b", "c"]
    assert [Words(language).list(items[:count]) for count in (1, 2, 3)] == joined
    assert Words(language).list([]) == ""


@pytest.mark.parametrize(("language", "written"), [("en", "1,234.5"), ("fr", "1\u202f234,5"), ("de", "1.234,5")])
def test_numbers_are_written_by_the_language(language, written):
    """Thousands and decimals use the language's separators."""
    assert Words(language).number(1234.5) == written


def test_no_invisible_marks_surround_values():
    """Texts go to plain terminals and logs: values are not wrapped in direction marks."""
    shown = Words("en").event("felicity", {"event": "bid", "args": {"seat": 0, "mice": 2}}, ["Ann", "Bob", "Cleo"])
    assert shown == "Ann bids 2."


@pytest.mark.parametrize("language", languages())
def test_a_value_of_any_length_is_shown(language):
    """Values are truncated where Fluent would show question marks instead."""
    given = "x" * 100_000
    told = Words(language).text("error-unknown-option-of", game="Goons", given=given, valid=given)
    assert "?" not in told
    assert 4000 < len(told) < 6000


def test_a_missing_text_says_which():
    """An id without a text, or a text without one of its values, is an error that names the id."""
    with pytest.raises(MissingText, match="no de text 'no-such-text'"):
        Words("de").text("no-such-text")
    with pytest.raises(MissingText, match="felicity-move-bid"):
        Words("de").text("felicity-move-bid")


def test_words_that_are_not_strict_spell_out_what_is_missing():
    """A game that omits texts can be played: ids as words, seats by name, moves in notation."""
    words, names = Words("fr", strict=False), ["Ann", "Bob"]
    assert words.text("no-such-text") == "No such text"
    assert (
        words.event("felicity", {"event": "bit_by", "args": {"seat": 1, "mice": 2}}, names)
        == "Bit by (seat Bob, mice 2)"
    )
    assert words.move("felicity", {"move": "bite 1", "kind": "bite", "args": {"seat": 1}}) == "bite 1"
    assert words.status("felicity", {"id": "wait_on", "args": {}}, names) == "Wait on"
    assert words.refusal("felicity", {"id": "too-tired", "args": {}}) == "Too tired"
    assert words.option("felicity", "big_dog") == "Big dog"
    assert words.option("felicity", "big_dog", "none") == "None"
    assert words.end("felicity", "snow") == "Snow"
    assert words.move("felicity", {"move": "pass", "kind": "pass", "args": {}}) == Words("fr").text(
        "felicity-move-pass"
    )


def test_a_status_speaks_to_each_of_several():
    """`$you` is "yes" for every seat in a status's first argument with seats."""
    told = {"id": "choose", "args": {"seat": [0, 2]}}
    said = [Words("en").status("goodcritters", told, ["Ann", "Bob", "Cleo"], you) for you in (2, 1, None)]
    assert said[0] == "Choose your action card. The choice is final."
    assert said[1] == said[2] == "Still to choose an action card: Ann and Cleo."


def test_refusals_come_in_three_shapes():
    """A Refusal, its JSON and the wire's id give the same sentence; shared reasons are found too."""
    words = Words("en")
    refusal = Refusal("bid-too-low", {"lowest": 4}, "F-11")
    sentence = words.refusal("felicity", refusal)
    assert "4" in sentence
    assert words.refusal("felicity", refusal.json()) == sentence
    assert words.refusal("felicity", {"id": "bid-too-low", "args": {"lowest": 4}}) == sentence
    assert words.refusal("felicity", {"id": "rate", "args": {}}) == words.text("error-rate")
    assert words.refusal("felicity", {"id": "not_your_decision"}) == words.text("error-not-your-decision")


def test_a_value_without_a_word_stands_for_itself():
    """Names and notations are unchanged if a game has no word for them."""
    assert Words("fr").term("felicity", "unheard-of") == "unheard-of"


def test_blanks_in_a_value_are_hyphens_in_its_id():
    """A card such as "5 gems" has a word whose id has hyphens."""
    words = Words("en")
    assert words.term("goodcritters", "5 gems") == words.text("goodcritters-term-5-gems") != "5 gems"


def test_a_later_seat_of_a_message_is_addressed_too():
    """`$you` is "yes" for the first seat, the argument's name for another, "no" for everybody else."""
    event = {"event": "threatened", "args": {"seat": 2, "to": 0}}
    told = [Words("en").event("goodcritters", event, ["Ann", "Bob", "Cleo"], you) for you in (2, 0, 1, None)]
    assert told == ["You threaten Ann.", "Cleo threatens you.", "Cleo threatens Ann.", "Cleo threatens Ann."]


def test_a_number_to_choose_needs_no_words():
    """A choice that is a number is shown as it is if it has no words; any other must have some."""
    words = Words("fr")
    assert words.option("goodcritters", "changes", 7) == "7"
    assert words.option("goodcritters", "promos", 0) == words.text("goodcritters-option-promos-0")
    with pytest.raises(MissingText):
        words.option("goodcritters", "length", "endless")


def test_a_seat_without_a_name_is_numbered():
    """Without names a seat is shown by its number, counted from 1."""
    event = {"event": "bid", "args": {"seat": 1, "mice": 2}}
    assert Words("de").event("felicity", event, []) == "Platz 2 bietet 2."


def test_the_source_holds_shared_words_and_every_game():
    """The browser's part has the shared words and each game's title, in the requested language."""
    text = source("fr")
    assert "\nyes = oui\n" in text
    for game in games():
        assert f"\n{game} = " in text


@pytest.mark.real
def test_words_load_no_library_before_the_first_text():
    """Importing rascals.words is cheap: the Fluent and locale libraries are loaded with the first sentence."""
    program = (
        "import sys, rascals, rascals.words; rascals.words.Words('fr');"
        "print([m for m in ('fluent', 'babel', 'asyncio', 'numpy') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
