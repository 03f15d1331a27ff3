"""Compiles an archive's modules with the Python version that will run them: this one, or Pyodide's in node.

It imports nothing of ours, because node passes only its source to Pyodide. What nobody reads in a browser is left out,
so that pages load less: docstrings, assertions, and functions' annotations. Tracebacks have the line where a function
begins, not the line in it.
"""

from __future__ import annotations

import ast
import importlib.util
import io
import marshal
import zipfile
from types import CodeType
from typing import TypeVar

Function = TypeVar("Function", ast.FunctionDef, ast.AsyncFunctionDef)

FLAGS = 0b01  # by hash, unchecked (PEP 552)
NO_HASH = bytes(8)


def compiled(content: bytes) -> bytes:
    """Return a ZIP file with bytecode in place of its modules; all else as it is."""
    found, given = io.BytesIO(), zipfile.ZipFile(io.BytesIO(content))
    with zipfile.ZipFile(found, "w", zipfile.ZIP_STORED) as made:
        for info in given.infolist():
            content = given.read(info)
            if info.filename.endswith(".py"):
                made.writestr(zipfile.ZipInfo(info.filename + "c", info.date_time), bytecode(content, info.filename))
            else:
                made.writestr(info, content)
    return found.getvalue()


def bytecode(source: bytes, path: str) -> bytes:
    """Return a module's bytecode as a .pyc that is never checked against its source."""
    tree = ast.fix_missing_locations(_Bare().visit(ast.parse(source, path)))
    code = _without_lines(compile(tree, path, "exec", dont_inherit=True, optimize=2))
    return importlib.util.MAGIC_NUMBER + FLAGS.to_bytes(4, "little") + NO_HASH + marshal.dumps(code)


def _without_lines(code: CodeType) -> CodeType:
    """Return code all of whose instructions lie in its first line."""
    whole, rest = divmod(len(code.co_code) // 2, 8)
    table = _same_line(8) * whole + (_same_line(rest) if rest else b"")
    inner = (_without_lines(value) if isinstance(value, CodeType) else value for value in code.co_consts)
    return code.replace(co_linetable=table, co_consts=tuple(inner))


def _same_line(units: int) -> bytes:
    """Return the location of up to 8 code units: no columns, and 0 lines further (CPython, `code_objects.md`)."""
    no_columns = 13
    return bytes([0x80 | no_columns << 3 | units - 1, 0])


class _Bare(ast.NodeTransformer):
    """Removes annotations of functions; those of classes stay, because they are fields.

    A function with decorators keeps its own: `functools.singledispatch` reads them.
    """

    def visit_FunctionDef(self, node: Function) -> Function:
        self.generic_visit(node)
        if not node.decorator_list:
            node.returns = None
            for inner in ast.walk(node.args):
                if isinstance(inner, ast.arg):
                    inner.annotation = None
        return node

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 - the name is ast's
