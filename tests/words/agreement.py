"""Whether the words beside a number agree with it: each text said with each number, and what stands there compared.

A text is wrong where the word behind a number is the same for 1 and for 2, unless it stays as it is after any number
(`same`); where 0, 5 or 21 is not said as the language has it; and where a word before 1 is one for several
(`before_several`). The lists stand in agreement.toml.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rascals.words.texts import Texts

TRIED = (0, 1, 2, 5, 21)
ELSE = 77  # what all other numbers of a text are while one is tried
WORD = "zz"  # a word that no text knows
FORMS = {"one", "other"}  # the plural forms of our languages; other keys are words that somebody gives

# A number whose plural form is chosen by another, of which it is the text.
CHOSEN_BY = {"score": "points"}


def _listed(lists: Mapping[str, str]) -> dict[str, frozenset[str]]:
    return {name: frozenset(words.split()) for name, words in lists.items()}


_READ = tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))
LISTS = _listed({name: words for name, words in _READ.items() if isinstance(words, str)})
SAME, BEFORE_SEVERAL, BETWEEN = (_listed(_READ[name]) for name in ("same", "before_several", "between"))
# Numbers out of variables: Fluent puts signs around what a variable brings, which are taken away around all else.
BROUGHT = re.compile(r"\u2068(\d+)\u2069")
MARKS = str.maketrans("", "", "\u2068\u2069")
# A number with the word before it and what follows, up to another number or a sign.
BESIDE = re.compile(r"([\w’'-]*)[\s(+−-]*⟦(\d+)⟧\s?([^\W\d_][^.,;:!?()→–/·×+=%⟦]*)?")


class Asked(Visitor):
    """Collects what a text asks for: its variables, the words that each is compared with, the texts it names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: dict[str, set[str]] = {}
        self.named: set[str] = set()

    def visit_VariableReference(self, node):  # noqa: N802 - the name the library calls
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node):  # noqa: N802 - the name the library calls
        self.named.add(node.id.name)

    def visit_SelectExpression(self, node):  # noqa: N802 - the name the library calls
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.words.setdefault(node.selector.id.name, set()).update(keys - FORMS)
        self.generic_visit(node)


class Spoken:
    """The texts of a language, said with their numbers marked, so that what stands beside them can be read."""

    def __init__(self, language: str, source: str) -> None:
        self.language = language
        self._texts = Texts(language, source)
        self._texts.bundle = FluentBundle([language], use_isolating=True)
        self._asked: dict[str, Asked] = {}
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message) and entry.id.name not in self._asked:
                self._asked[entry.id.name] = Asked()
                self._asked[entry.id.name].visit(entry)

    def numbers(self) -> Iterator[tuple[str, str]]:
        """Yield each number of each text: the text's id, the variable."""
        for name in self._asked:
            if name not in LISTS["never_one"] and not (self.language == "en" and name in LISTS["of_exceptions"]):
                known = LISTS["words"] | LISTS["which"] | LISTS["several"]
                yield from ((name, variable) for variable in sorted(self._whole(name).variables - known))

    def wrong(self, name: str, variable: str) -> set[str]:
        """Return what stands beside a number of a text and does not agree with it."""
        return {fault for beside in self.beside(name, variable) for fault in faults(beside, self.language)}

    def beside(self, name: str, variable: str) -> Iterator[dict[int, list[tuple[str, str]]]]:
        """Yield what stands before and behind a number of a text, by the number, for all that else may be told."""
        for others in self._ways(name, variable):
            chosen_by = CHOSEN_BY.get(variable, variable)
            along = {chosen_by, variable} if chosen_by in others else {variable}
            yield {number: self._said(name, others | dict.fromkeys(along, number), number) for number in TRIED}

    def _whole(self, name: str) -> Asked:
        """Return what a text asks for, and the texts that it names."""
        whole, waiting, seen = Asked(), [name], set[str]()
        while waiting:
            one = waiting.pop()
            if one not in seen and one in self._asked:
                seen.add(one)
                asked = self._asked[one]
                whole.variables |= asked.variables
                for variable, words in asked.words.items():
                    whole.words.setdefault(variable, set()).update(words)
                waiting += asked.named
        return whole

    def _ways(self, name: str, variable: str) -> Iterator[dict[str, str | int]]:
        """Yield the values of all other variables: each word that a text tells apart, and one that it does not."""
        whole = self._whole(name)
        others = sorted(whole.variables - {variable})
        told: list[list[str | int]] = [
            [*sorted(whole.words.get(one, ())), WORD if one in LISTS["words"] else ELSE] for one in others
        ]
        for values in product(*told):
            yield dict(zip(others, values, strict=True))

    def _said(self, name: str, values: Mapping[str, str | int], number: int) -> list[tuple[str, str]]:
        """Return what stands before and behind each place where a text says a number, as it says it."""
        message = self._texts.message(name)
        assert message is not None, name
        assert message.value is not None, name
        text, problems = self._texts.bundle.format_pattern(message.value, dict(values))
        assert not problems, (name, values, problems)
        marked = BROUGHT.sub(r"⟦\1⟧", str(text)).translate(MARKS)
        found = [match.groups(default="") for match in BESIDE.finditer(marked)]
        return [(before, " ".join(behind.split()[:3])) for before, said, behind in found if int(said) == number]


def faults(beside: Mapping[int, list[tuple[str, str]]], language: str) -> set[str]:
    """Return what does not agree, given what stands beside each number tried; a number that is not said is none."""
    behind = {number: {tail for _, tail in places if tail} for number, places in beside.items()}
    found = {f"1 {tail}" for tail in behind[1] & behind[2] if not stays(tail, language)}
    found |= {f"{before} 1" for before, _ in beside[1] if before.lower() in BEFORE_SEVERAL[language]}
    as_zero = 1 if language == "fr" else 5  # French says 0 as it says 1
    for number, like in ((5, 2), (21, 5), (0, as_zero)):
        if behind[number] and behind[like]:
            found |= {f"{number} {tail}" for tail in behind[number] ^ behind[like]}
    return found


def stays(tail: str, language: str) -> bool:
    """Tell whether the first word behind a number, past those in between, needs no plural form."""
    words = iter(tail.split())
    first = next((word for word in words if word not in BETWEEN[language]), WORD)
    return first == WORD or first in SAME[language]
