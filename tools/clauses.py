"""List every clause of a game's rules with the tests that name it.

    python tools/clauses.py goodcritters        all clauses, one per line
    python tools/clauses.py felicity F-12 F-13  only these

A test names a clause in its source: in the docstring, in a comment beside an assertion, or in the parameters above it.
Transcripts name clauses in their comments.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from importlib.resources import files
from pathlib import Path

import rascals

TESTS = Path(__file__).resolve().parents[1] / "tests"
CLAUSE = re.compile(r"^- \*\*([A-Z]+\d*-X?\d+[\w.-]*)\*\*", re.MULTILINE)


def clauses(game: str) -> list[str]:
    """Return the ids of a game's clauses, in the order of its RULES.md."""
    return CLAUSE.findall(files(f"rascals.games.{game}").joinpath("RULES.md").read_text(encoding="utf-8"))


def named(text: str, ids: Iterable[str]) -> set[str]:
    """Return the clause ids in a text that share a game's prefix; a sub-clause (H-18.owl of H-18) has its own id."""
    letters = {clause.partition("-")[0].rstrip("0123456789") for clause in ids}
    below = r"(?:[a-z]\b)?(?:\.[a-z0-9][a-z0-9-]*)*"
    return set(re.findall(rf"(?<![A-Za-z0-9-])(?:{'|'.join(letters)})\d*-X?\d+(?!\d){below}", text))


def evidence(game: str) -> dict[str, str]:
    """Return the text of each file that tests a game, by path: tests, transcripts and move counts."""
    own = [path for end in ("py", "txt") for path in sorted((TESTS / "games" / game).rglob(f"*.{end}"))]
    return {path.relative_to(TESTS).as_posix(): path.read_text(encoding="utf-8") for path in own}


def parts(file: str, text: str) -> Iterator[tuple[str, str]]:
    """Split a file into (name, text): each function of a Python file, then the rest under the file's own name."""
    lines = text.splitlines()
    body = ast.parse(text).body if file.endswith(".py") else []
    functions = [node for node in body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    for function in functions:
        first = min([function.lineno, *(decorator.lineno for decorator in function.decorator_list)]) - 1
        yield f"{file}::{function.name}", "\n".join(lines[first : function.end_lineno])
        lines[first : function.end_lineno] = [""] * ((function.end_lineno or first) - first)
    yield file, "\n".join(lines)


def naming_tests(game: str) -> dict[str, list[str]]:
    """Return the tests that name each clause of a game, in the order of RULES.md."""
    ids = clauses(game)
    found: dict[str, list[str]] = {clause: [] for clause in ids}
    for file, text in evidence(game).items():
        for part, own in parts(file, text):
            for clause in named(own, ids) & found.keys():
                found[clause].append(part)
    return found


def main(words: list[str]) -> int:
    """Print the list; return 2 for a game or clause that does not exist."""
    game, *wanted = words or [""]
    if game not in rascals.games():
        print(f"unknown game {game!r}; valid: {', '.join(rascals.games())}", file=sys.stderr)
        return 2
    found = naming_tests(game)
    unknown = [clause for clause in wanted if clause not in found]
    if unknown:
        print(f"{game} has no clause {', '.join(unknown)}; see RULES.md", file=sys.stderr)
        return 2
    for clause in wanted or found:
        print(f"{clause}: {', '.join(found[clause]) or 'no test'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
