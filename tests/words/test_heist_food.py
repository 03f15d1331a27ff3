"""Crews fetch food in v5 and loot in earlier editions; no v5 text uses the other word."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.words.files import parsed, parsing

pytestmark = parsing

LOOT = {"en": "loot", "fr": "butin", "de": "beute"}
FOLDERS = ("text", "games/heist/text")

# Used only before v5: a hook aimed by its owner, loot that is scored, v1's way home, two options.
EARLIER = {
    "heist-because-home", "heist-because-home-laid", "heist-end-all-banked", "heist-end-carriers-done",
    "heist-kind-drop", "heist-option-extra_side_loot", "heist-option-extra_side_loot-about",
    "heist-option-last_turns-about", "heist-refusal-asked-drop", "heist-refusal-no-escape",
    "heist-refusal-nothing-to-score", "heist-refusal-out-of-reach", "heist-refusal-own-place",
    "heist-refusal-score-on-start", "heist-status-drop", "heist-term-all-banked", "heist-term-carriers-done",
}  # fmt: skip

# Used for several editions at once, where they are compared.
COMPARED = re.compile(r"heist-(chapter|edition|figure)-.*(?<!-v5)")

# The English text of a refusal is the rules' sentence, the same for all editions.
OF_RULES = {f"heist-refusal-{reason}" for reason in (
    "asked-take", "highest-only", "no-score", "nothing-to-drop", "nothing-to-take", "top-loot-first",
)}  # fmt: skip


class InV5(Visitor):
    """Collects what a message may show in v5."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_TextElement(self, node):  # noqa: N802 - the name the library calls
        self.words.append(node.value.lower())

    def visit_SelectExpression(self, node):  # noqa: N802 - the name the library calls
        variants = node.variants
        if isinstance(node.selector, ast.VariableReference) and node.selector.id.name == "edition":
            variants = [one for one in variants if one.key.name == "v5"] or [one for one in variants if one.default]
        for variant in variants:
            self.visit(variant.value)


def saying_loot(language: str) -> set[str]:
    """Critter Heist's messages that say loot in v5, as far as their text shows."""
    found = set()
    for entry in (
        entry for folder in FOLDERS for entry in parsed(folder, language).body if isinstance(entry, ast.Message)
    ):
        said = InV5()
        said.visit(entry)
        name = entry.id.name
        if (
            re.match(r"(tui-)?heist-", name)
            and not re.search(r"-v[1-4]$", name)
            and any(LOOT[language] in w for w in said.words)
        ):
            found.add(name)
    return found


@pytest.mark.parametrize("language", LOOT)
def test_v5_speaks_of_food(language):
    """No text used in v5 calls food loot."""
    told = OF_RULES if language == "en" else set()
    assert {name for name in saying_loot(language) - EARLIER - told if not COMPARED.fullmatch(name)} == set()


def test_nothing_on_the_lists_is_left_over():
    """Each text on the lists says loot in some language."""
    assert (EARLIER | OF_RULES) - {name for language in LOOT for name in saying_loot(language)} == set()
