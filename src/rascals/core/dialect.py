"""Finds constructs outside the dialect in a game's rules: file, line, function, construct, and what to write instead.

It runs before a rule is compiled, and in tests, because the compiler's own errors would not name the rule.
"""

from __future__ import annotations

import ast
import inspect
import linecache
import textwrap
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition

# Modules of the core that are written in the dialect, and compiled like a game's own.
LINKED = ("rascals.core.seating", "rascals.core.dealing", "rascals.core.agenda")

_LOOP = "a loop over anything but a range; write `for place in range(…)`"
_INSTEAD: dict[tuple[type[ast.AST], ...], str] = {
    (ast.List, ast.ListComp): "a list made in a rule; keep a row in the state",
    (ast.Dict, ast.DictComp): "a dict; keep numbers in rows of the state",
    (ast.Set, ast.SetComp): "a set; keep a mask of bits",
    (ast.GeneratorExp, ast.Yield, ast.YieldFrom): "a generator; write a loop that counts",
    (ast.JoinedStr,): "a string; emit an event, and let the texts word it",
    (ast.Try,): "an exception; check beforehand whether it can be done",
    (ast.Raise,): "an exception; a rule trusts that its action is legal",
    (ast.Assert,): "an assertion; what must hold belongs in a test",
    (ast.With,): "a `with` block; rules hold nothing open",
    (ast.Lambda,): "an anonymous function; give the rule a name",
    (ast.FunctionDef,): "a nested function; define the rule at the top level",
    (ast.ClassDef,): "a class; keep numbers in the state",
    (ast.Slice,): "a slice, which copies; use `clear`, `assign` or a loop",
    (ast.Global,): "a global; keep it in the state",
    (ast.Nonlocal,): "a name of an enclosing function; pass it as an argument",
    (ast.Starred,): "a starred value; name each value",
    (ast.Import, ast.ImportFrom): "an import inside a rule; write it at the top of the file",
    (ast.Div,): "a division whose result is not an integer; write `//`",
    (ast.Pow,): "a power; write the product, or `1 << n`",
    (ast.MatMult,): "a matrix product; write a loop",
    (ast.In,): "`in`; compare one by one",
    (ast.NotIn,): "`not in`; compare one by one",
    (ast.Is,): "`is`; compare numbers by `==`",
    (ast.IsNot,): "`is not`; compare numbers by `!=`",
    (ast.keyword,): "a keyword argument; pass it by position",
    (ast.Match,): "`match`; write `if`, or a switch",
    (ast.Delete,): "`del`; write zero",
    (ast.Await, ast.AsyncFunctionDef): "`async`; rules wait for nothing",
}
_WRONG = {kind: what for kinds, what in _INSTEAD.items() for kind in kinds}


class DialectFault(NamedTuple):
    """Something that is not in the dialect."""

    file: str
    line: int
    function: str
    what: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.function}: {self.what}"


class NotInDialect(TypeError):
    """Rules that cannot be compiled; the message lists each fault on a line."""

    def __init__(self, faults: Iterable[DialectFault]) -> None:
        super().__init__("not in the dialect of the rules:\n" + "\n".join(map(str, faults)))


def rules_of(definition: GameDefinition) -> list[FunctionType]:
    """Return the rules of a game: the functions that the core calls, and everything they call."""
    game = definition.rules
    called = (
        game.setup,
        game.acting,
        game.legal,
        game.apply,
        game.score,
        definition.wins,
        definition.ending,
        definition.determinize,
        definition.wipe,
    )
    derived = (definition.unfinished, definition.observation.renew, definition.deduction.observe)
    return reached((*called, *derived), (definition.package, *LINKED))


def reached(called: Iterable[Callable[..., Any]], packages: Iterable[str]) -> list[FunctionType]:
    """Return the functions of these packages that are called, or that those call in turn, by name or by module."""
    homes, found = tuple(packages), dict[FunctionType, None]()
    waiting = [rule for rule in called if isinstance(rule, FunctionType)]
    while waiting:
        rule = waiting.pop()
        if rule not in found and _lies_in(rule.__module__, homes):
            found[rule] = None
            waiting += _called(rule)
    return list(found)


def _called(rule: FunctionType) -> Iterator[FunctionType]:
    """Yield the functions that a rule names: globals, and what it takes from modules."""
    named = rule.__code__.co_names
    for value in map(rule.__globals__.get, named):
        if isinstance(value, FunctionType):
            yield value
        elif isinstance(value, ModuleType):
            yield from (taken for name in named if isinstance(taken := vars(value).get(name), FunctionType))


def faults(function: FunctionType) -> list[DialectFault]:
    """Return the faults of a function, by line. Generated source has none."""
    tree = tree_of(function)
    if tree is None:
        return []
    file = Path(function.__code__.co_filename)
    name = "/".join(file.parts[-3:])
    found = {
        (getattr(node, "lineno", tree.lineno), what)
        for node, what in (*_shape(tree), *_body(tree), *((tree, what) for what in _names(function)))
    }
    return [DialectFault(name, line, function.__name__, what) for line, what in sorted(found)]


@cache
def _functions(file: str) -> dict[int, ast.FunctionDef]:
    """Return the functions of a file, or of generated source, by their first line, that of a decorator included."""
    try:
        tree = ast.parse("".join(linecache.getlines(file)))
    except SyntaxError:  # a page of documentation, say
        return {}
    found = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {min([node.lineno, *(one.lineno for one in node.decorator_list)]): node for node in found}


def tree_of(function: FunctionType) -> ast.FunctionDef | None:
    """Return a function's source, by the lines of its file; None if it has none, or is no `def`."""
    code = function.__code__
    if found := _functions(code.co_filename).get(code.co_firstlineno):
        return found
    try:
        tree = ast.parse(textwrap.dedent(inspect.getsource(function)))
    except (OSError, SyntaxError):
        return None
    ast.increment_lineno(tree, code.co_firstlineno - 1)
    return next((node for node in tree.body if isinstance(node, ast.FunctionDef)), None)


def check(checked: Iterable[FunctionType]) -> None:
    """Raise NotInDialect if a function is not in the dialect."""
    wrong = [fault for function in checked for fault in faults(function)]
    if wrong:
        raise NotInDialect(wrong)


def _lies_in(module: str, homes: tuple[str, ...]) -> bool:
    return any(module == home or module.startswith(f"{home}.") for home in homes)


def _shape(tree: ast.FunctionDef) -> Iterator[tuple[ast.AST, str]]:
    """Yield the faults of a function's parameters and of its return paths."""
    given = tree.args
    if given.defaults or given.kw_defaults or given.kwonlyargs or given.vararg or given.kwarg:
        yield tree, "a default, keyword-only or variadic parameter; write each out"
    body = statements(tree)
    returns = any(isinstance(node, ast.Return) and node.value is not None for node in ast.walk(tree))
    if body and returns and not _ends(body):
        yield body[-1], "a path to the end without `return`; return a number there too"


def _ends(block: list[ast.stmt]) -> bool:
    last = block[-1]
    if isinstance(last, ast.If):
        return bool(last.orelse) and _ends(last.body) and _ends(last.orelse)
    if isinstance(last, ast.While):
        return isinstance(last.test, ast.Constant) and bool(last.test.value)
    return isinstance(last, ast.Return)


def statements(tree: ast.FunctionDef) -> list[ast.stmt]:
    """Return the statements of a function without its docstring."""
    return tree.body[1:] if ast.get_docstring(tree) is not None else tree.body


def _body(tree: ast.FunctionDef) -> Iterator[tuple[ast.AST, str]]:
    """Yield the faults of a function's statements, at the nearest node that has a line."""
    for node in (node for statement in statements(tree) for node in ast.walk(statement) if hasattr(node, "lineno")):
        signs = [part for part in ast.iter_child_nodes(node) if not hasattr(part, "lineno")]
        yield from ((node, _WRONG[type(part)]) for part in (node, *signs) if type(part) in _WRONG)
        if isinstance(node, ast.Constant) and type(node.value) not in {int, bool}:
            yield node, f"{node.value!r}, which is not an integer"
        if isinstance(node, ast.For) and not _counts(node.iter):
            yield node, _LOOP


def _counts(over: ast.expr) -> bool:
    return isinstance(over, ast.Call) and isinstance(over.func, ast.Name) and over.func.id == "range"


def _names(function: FunctionType) -> Iterator[str]:
    """Yield the names that refer to anything but an integer, a table of integers, a rule or a module."""
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if not (value is None or isinstance(value, FunctionType | ModuleType) or _is_table(value)):
            yield f"the name {name}, which is {type(value).__name__}; use integers, tuples of them, or other rules"


def _is_table(value: object) -> bool:
    """Return whether a value is an integer or a tuple of integers; a rule may take the length of a tuple of words."""
    if isinstance(value, tuple):
        return all(isinstance(one, str) or _is_table(one) for one in value)
    return isinstance(value, int)
