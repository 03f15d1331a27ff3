"""The text files, parsed once for all tests of a worker, since parsing takes long."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rascals.words import games

FOLDERS = ("text", *(f"games/{game}/text" for game in games()))

# For tests that parse them, which one worker runs.
parsing = pytest.mark.xdist_group("files of texts")


def text_of(folder: str, language: str) -> str:
    """Return a file's contents."""
    return files("rascals").joinpath(folder, f"{language}.ftl").read_text(encoding="utf-8")


@cache
def parsed(folder: str, language: str) -> ast.Resource:
    """Return a parsed file."""
    return FluentParser().parse(text_of(folder, language))


class Reader(Visitor):
    """Collects the variables of a message and the words it may show."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node):  # noqa: N802 - the name the library calls
        self.variables.add(node.id.name)

    def visit_TextElement(self, node):  # noqa: N802 - the name the library calls
        self.words.append(node.value.strip())


def read(message: ast.Message) -> Reader:
    """Return the variables and words of a message."""
    reader = Reader()
    reader.visit(message)
    return reader
