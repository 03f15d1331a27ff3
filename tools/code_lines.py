"""Count the code lines (not blank, not comment, not docstring) of the Python files in folders.

python tools/code_lines.py examples/burrows src/rascals/core
"""

from __future__ import annotations

import ast
import io
import sys
import tokenize
from pathlib import Path

UNCOUNTED = {
    tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER
}  # fmt: skip


def code_lines(path: Path) -> int:
    """Return the number of code lines of a Python file, or of all in a folder."""
    return sum(map(_lines, path.rglob("*.py"))) if path.is_dir() else _lines(path)


def _lines(file: Path) -> int:
    source = file.read_text(encoding="utf-8")
    code: set[int] = set()
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in UNCOUNTED:
            code.update(range(token.start[0], token.end[0] + 1))
    for node in ast.walk(ast.parse(source)):
        documented = isinstance(node, ast.Module | ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
        if documented and ast.get_docstring(node) is not None:  # type: ignore[arg-type]  # one of the four
            first = node.body[0]  # type: ignore[attr-defined]
            code -= set(range(first.lineno, first.end_lineno + 1))
    return len(code)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(f"{name}: {code_lines(Path(name))}")
