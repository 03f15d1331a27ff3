"""Plural forms: every number in every text is tried with 0, 1, 2, 5 and 21, and the word beside it agrees."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from rascals.words import languages, source
from tests.words.agreement import LISTS, SAME, Spoken
from tests.words.files import parsing

pytestmark = parsing
ROOT = Path(__file__).resolve().parents[2]
# A plural form of a whole line: its one and its other, of which the latter alone is left where it is planted away.
FORM = re.compile(r"^ *\[one\] (.*)\n( *)\*\[other\] (.*)$", re.MULTILINE)
# What is wrong in a language, and what is right: "#" is a number.
FAULTS = {
    "en": ["# stars", "all # hold", "# more stars", "# loot cards", "{# -> [0] # star *[other] # stars}"],
    "fr": ["# étoiles", "il reste les #", "# pas libres", "{# -> [1] # étoile *[other] # étoiles}"],
    "de": ["# Sterne", "Es sind #", "# mehr Sterne", "{# -> [one] # Stern [2] # Stern *[other] # Sterne}"],
}
RIGHT = {
    "en": ["# energy", "{# -> [one] # star *[other] # stars}", "of #", "{# -> [0] nothing *[other] a few}"],
    "fr": ["# souris", "{# -> [one] # étoile *[other] # étoiles}", "# + 1", "{# -> [0] rien *[other] # pas}"],
    "de": ["# Energie", "{# -> [one] # Stern *[other] # Sterne}", "#.", "{# -> [one] ein Stern *[other] # Sterne}"],
}


def as_fluent(name, told):
    """Return a text as a file has it, with a variant on each line."""
    text = re.sub(r" (\*?\[)", r"\n \1", told.replace("{# ->", "{ $number ->").replace("}", "\n }"))
    return f"{name} = {text.replace('#', '{ $number }')}"


@cache
def spoken(language):
    return Spoken(language, source(language))


def wrong(texts):
    """Return what is wrong beside the numbers of some texts, by text, and how many were looked at."""
    found, looked = {}, 0
    for name, variable in texts.numbers():
        looked += 1
        if beside := texts.wrong(name, variable):
            found[name, variable] = sorted(beside)
    return found, looked


@pytest.mark.parametrize("language", languages())
def test_the_words_beside_a_number_agree_with_it(language):
    """Whatever a number in a text is, the word beside it has the form that the language has for that number."""
    found, looked = wrong(spoken(language))
    assert found == {}
    assert looked > 850


@pytest.mark.parametrize("language", languages())
def test_a_fault_is_found(language):
    """A plural form that lacks, in each way there is, is found; what is right, or does not change, is not."""
    said = [*FAULTS[language], *RIGHT[language]]
    texts = Spoken(language, "\n".join(as_fluent(f"text-{at}", told) for at, told in enumerate(said)))
    found, looked = wrong(texts)
    assert sorted(found) == [(f"text-{at}", "number") for at in range(len(FAULTS[language]))]
    assert looked == len(said)


def behind(texts, number, said):
    """Return what stands behind a number where it is `said`, for all that else may be told."""
    return [{tail for _, tail in beside[said] if tail} for beside in texts.beside(*number)]


def counted(language):
    """Return the words that our texts have behind several of a thing, but not behind one."""
    forms = FORM.findall(source(language))
    single, several = (set(re.findall(r"\{ \$\w+ \} (\w+)", "\n".join(form[at] for form in forms))) for at in (0, 2))
    return several - single - SAME[language]


def wrongly_counted(language, text):
    """Return what a document says of one thing with a word for several."""
    words = "|".join(sorted(counted(language), key=len, reverse=True))
    return re.findall(rf"(?<![\w.,:–−-])(?<!\d )1 (?:{words})\b", text)


@pytest.mark.parametrize("language", languages())
def test_documents_say_one_of_one_thing(language):
    """No page, rule or example says `1 stars`: what stands in documents is held to what the texts say of one."""
    assert len(counted(language)) > 30
    pages = [*ROOT.glob("src/rascals/**/*.md"), *ROOT.glob("examples/**/*.md")]
    if language == "en":
        own = [path for path in pages if not re.search(r"rules\.(?!en)\w+\.md$", path.name)]
        own += [*ROOT.glob("docs/**/*.md"), *ROOT.glob("*.md"), *ROOT.glob("packages/*/README.md")]
    else:
        own = [path for path in pages if path.name == f"rules.{language}.md"]
    assert {path.name: found for path in own if (found := wrongly_counted(language, path.read_text("utf-8")))} == {}
    (planted,) = {"en": ["It is worth 1 stars."], "fr": ["Il vaut 1 étoiles."], "de": ["Es bringt 1 Sterne."]}[language]
    assert wrongly_counted(language, planted)


@pytest.mark.thorough
@pytest.mark.parametrize("language", languages())
def test_a_plural_form_planted_away_is_found(language):
    """Wherever taking the form for one away changes what stands behind a 1, the law finds it."""
    sound = spoken(language)
    planted = Spoken(language, FORM.sub(lambda form: f"{form[2]}*[other] {form[3]}", source(language)))
    forms = [number for number in sound.numbers() if all(behind(sound, number, 1))]
    changed = [number for number in forms if behind(sound, number, 1) != behind(planted, number, 1)]
    assert len(changed) > 100
    assert [number for number in changed if not planted.wrong(*number)] == []


@pytest.mark.thorough
def test_nothing_on_the_lists_is_left_over(monkeypatch):
    """Each text that the law looks past has a number that it would find."""
    listed = LISTS["never_one"] | LISTS["of_exceptions"]
    monkeypatch.setitem(LISTS, "never_one", frozenset())
    monkeypatch.setitem(LISTS, "of_exceptions", frozenset())
    found = {name for language in languages() for name, _ in wrong(spoken(language))[0]}
    assert sorted(found) == sorted(listed)
