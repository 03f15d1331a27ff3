"""The glossary of the code in CONTRIBUTING.md is true: its files exist, and each says the field's term itself."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
GLOSSARY = re.compile(r"^## Glossary of the code$.*?^(?=## )", re.MULTILINE | re.DOTALL)


def rows() -> list[tuple[str, tuple[str, ...]]]:
    """Each row's terms, as they are written, and the files it names."""
    section = GLOSSARY.search((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))
    assert section is not None
    cells = [
        [cell.strip() for cell in line.strip("|").split("|")] for line in section[0].splitlines() if line[:1] == "|"
    ]
    return [(terms, tuple(re.findall(r"`([^`]+)`", where))) for terms, _, where in cells[2:]]


def file_of(name: str) -> Path | None:
    """The file that a row means: a module of the package, a package itself, or a file beside the package."""
    found = (ROOT / "src/rascals" / f"{name}.py", ROOT / "src/rascals" / name / "__init__.py", ROOT / f"{name}.py")
    return next((path for path in found if path.is_file()), None)


def says(text: str, term: str) -> bool:
    """Whether a docstring has all words of a term, in their order, with an ending such as a plural's."""
    words = re.split(r"\W+", term)
    return re.search(r"\W+".join(rf"{re.escape(word)}\w{{0,2}}" for word in words), text, re.IGNORECASE) is not None


@pytest.mark.parametrize(("terms", "names"), rows())
def test_each_file_of_the_glossary_says_the_fields_term(terms: str, names: tuple[str, ...]) -> None:
    """A row names at least one file; every file exists, has one of its terms in its docstring; each term is in one."""
    assert names
    texts = {}
    for name in names:
        path = file_of(name)
        assert path is not None, f"{name}: no such file"
        texts[name] = ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or ""
    for name, text in texts.items():
        assert any(says(text, term) for term in terms.split(", ")), f"{name} does not say {terms!r}"
    for term in terms.split(", "):
        assert any(says(text, term) for text in texts.values()), f"nothing of {names} says {term!r}"


def test_the_glossary_is_all_there() -> None:
    """What a newcomer would search for first is in it, in alphabetical order, each term once."""
    terms = [term for row, _ in rows() for term in row.split(", ")]
    assert {"determinization", "event sourcing", "idempotent", "premove", "commit–reveal"} <= set(terms)
    assert {"high-water mark", "information set", "action mask", "outbox", "lease", "write-ahead"} <= set(terms)
    assert len(terms) == len(set(terms))
    heads = [row.casefold() for row, _ in rows()]
    assert heads == sorted(heads)
