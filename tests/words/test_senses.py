"""Signs of meaning agree between the languages: who gets and who pays, more or less, may or must, numbers, not."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.words.files import FOLDERS, parsed, parsing

LANGUAGES = ("en", "fr", "de")
PLURALS = {"zero", "one", "two", "few", "many", "other"}
READ = tomllib.loads(Path(__file__).with_name("senses.toml").read_text("utf-8"))
# Pairs of opposites: for each the words of either, in each language.
PAIRS = {
    pair: {
        language: tuple(re.compile(rf"(?<!\w)(?:{words})(?!\w)", re.IGNORECASE) for words in poles)
        for language, poles in languages.items()
    }
    for pair, languages in READ["pairs"].items()
}
SEATS = set(READ["seats"].split())
RIGHT = {pair: set(messages.split()) for pair, messages in READ["right"].items()}


def said(pattern: ast.Pattern) -> dict[tuple[str, ...], str]:
    """Return what a pattern says for each choice of words; forms that only agree with a number are one.

    Values stand in braces.
    """
    texts: dict[tuple[str, ...], str] = {(): ""}
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            texts = {keys: text + element.value for keys, text in texts.items()}
        elif isinstance(element.expression, ast.SelectExpression):
            parts: dict[tuple[str, ...], str] = {}
            for variant in element.expression.variants:
                key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
                name = f"{getattr(element.expression.selector, 'id', ast.Identifier('?')).name}={key}"
                for keys, text in said(variant.value).items():
                    place = keys if key in PLURALS else (name, *keys)
                    parts[place] = f"{parts[place]} {text}" if place in parts else text
            texts = {(*one, *other): text + more for one, text in texts.items() for other, more in parts.items()}
        else:
            texts = {keys: f"{text} {{{named(element.expression)}}} " for keys, text in texts.items()}
    return texts


def named(expression: ast.InlineExpression | ast.Placeable) -> str:
    """Return the name of a value, or the text that is put in."""
    if isinstance(expression, ast.StringLiteral | ast.NumberLiteral):
        return str(expression.value)
    if isinstance(expression, ast.FunctionReference):
        return named(expression.arguments.positional[0])
    return expression.id.name if hasattr(expression, "id") else "?"


def sayings(folder: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield what each message says in every language, choice by choice where all make the same choices."""
    bodies = [
        {entry.id.name: entry.value for entry in parsed(folder, language).body if isinstance(entry, ast.Message)}
        for language in LANGUAGES
    ]
    for name, first in bodies[0].items():
        told = [said(pattern) if (pattern := body.get(name)) is not None else {} for body in bodies]
        keys = {frozenset(one) for one in told[0]}
        if first is None or any({frozenset(one) for one in texts} != keys for texts in told):
            yield name, {language: " ".join(texts.values()) for language, texts in zip(LANGUAGES, told, strict=True)}
            continue
        by_key = [{frozenset(key): text for key, text in texts.items()} for texts in told]
        for key in keys:
            yield name, {language: texts[key] for language, texts in zip(LANGUAGES, by_key, strict=True)}


def poles(pair: str, language: str, text: str) -> frozenset[int]:
    """Return which of two opposites a text speaks of."""
    return frozenset(at for at, words in enumerate(PAIRS[pair][language]) if words.search(text))


@parsing
@pytest.mark.parametrize("folder", FOLDERS)
def test_languages_do_not_say_opposites(folder: str) -> None:
    """Where a text of one language speaks of one of two opposites alone, none speaks of the other alone."""
    wrong = [
        f"{name}: {pair}: {texts}"
        for name, texts in sayings(folder)
        for pair in PAIRS
        if name not in RIGHT.get(pair, ())
        and {frozenset({0}), frozenset({1})} <= {poles(pair, language, text) for language, text in texts.items()}
    ]
    assert not wrong, "\n".join(wrong)


def figures(text: str) -> frozenset[str]:
    """Return the figures of a text, without 0 and 1, which some languages say in a word or leave out."""
    return frozenset(re.findall(r"\d+", re.sub(r"\{[^}]*\}", "", text))) - {"0", "1"}


def people(text: str) -> tuple[str, ...]:
    """Return the seats that a text names, each where it comes first; nobody if it is about one alone."""
    found = tuple(dict.fromkeys(name for name in re.findall(r"\{([\w-]+)\}", text) if name in SEATS))
    return found if len(found) > 1 else ()


@parsing
@pytest.mark.parametrize("same", [figures, people])
@pytest.mark.parametrize("folder", FOLDERS)
def test_languages_agree(folder: str, same: Callable[[str], object]) -> None:
    """The figures in a text are the same in every language, and so is the order of its seats: who does it to whom."""
    right = RIGHT[same.__name__]
    found = [(name, texts) for name, texts in sayings(folder) if name not in right]
    wrong = [f"{name}: {texts}" for name, texts in found if len(set(map(same, texts.values()))) > 1]
    assert not wrong, "\n".join(wrong)
