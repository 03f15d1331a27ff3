"""Mutation operators for `tools/mutate.py`: small changes anywhere in the rules, each of which a test must find.

They change the functions that decide a game (rules in the dialect, conditional moves, `free`, `resting`) and the
functions of the core that these call. Comparisons are replaced by others, `+` by `-`, `and` by `or`, `&` by `|`, and
the reverse; numbers and ranges are off by one; conditions are negated, statements dropped; the wrong seat is used; an
event has wrong values.

Which faults are drawn depends on the seed and on the source lines at each place, not on how many faults there are, so a
change elsewhere leaves the draw unchanged. The first ones drawn are from different modules, until each has one.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from itertools import pairwise
from pathlib import Path
from types import FunctionType
from typing import NamedTuple

import rascals
from rascals.core.box import Box
from rascals.core.dialect import LINKED, reached, rules_of
from tools.faults import CORE, ROOT, Fault, excused

SWAPS: dict[type[ast.AST], tuple[str, ...]] = {
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Lt: ("<", "<=", ">="),
    ast.LtE: ("<=", "<", ">"),
    ast.Gt: (">", ">=", "<="),
    ast.GtE: (">=", ">", "<"),
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.And: ("and", "or"),
    ast.Or: ("or", "and"),
}
SEATS = {"seat", "other", "viewer", "owner", "giver", "receiver", "taker", "maker", "observer", "victim"}
OF_CORE = (*LINKED, "rascals.core.rows", "rascals.core.chance")
TOLD = {"tell", "tell_row", "tell_counts"}


class Change(NamedTuple):
    """A replacement of source text from `begin` to `end`, in characters; `what` describes the fault."""

    begin: int
    end: int
    text: str
    what: str


# ---------------------------------------------------------------- the rules


def decides(box: Box) -> list[FunctionType]:
    """Return the functions that decide a game, and the functions of the core that they call."""
    ahead = [rule for one in box.conditions for rule in (one.span, one.answer, one.stretch)]
    asked: list[Callable[..., object]] = [*rules_of(box), box.resting, box.unfinished, box.capacity, *ahead]
    return reached([*asked, box.free] if box.free else asked, (box.package, *OF_CORE))


@cache
def modules() -> dict[tuple[str, str], list[str]]:
    """Return the modules that hold rules, keyed by game (or `CORE`) and module name, with the functions of each."""
    found: dict[tuple[str, str], set[str]] = {}
    for name, box in rascals.games().items():
        for rule in decides(box):
            package, _, module = rule.__module__.rpartition(".")
            if rule.__name__.isidentifier() and Path(rule.__code__.co_filename).is_file():  # not generated at import
                key = (name, module) if package == box.package else (CORE, f"core.{module}")
                found.setdefault(key, set()).add(rule.__name__)
    return {key: sorted(names) for key, names in sorted(found.items())}


# ---------------------------------------------------------------- changes to a function


class Source:
    """The text of a module, its syntax tree, and the positions of the nodes in the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tree = ast.parse(text)
        self.starts = [0]
        for line in text.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def span(self, node: ast.AST) -> tuple[int, int]:
        """Return the begin and end of a node, in characters; assumes only ASCII before a node on its line."""
        begin = self.starts[getattr(node, "lineno") - 1] + getattr(node, "col_offset")  # noqa: B009
        return begin, self.starts[getattr(node, "end_lineno") - 1] + getattr(node, "end_col_offset")  # noqa: B009

    def of(self, node: ast.AST) -> str:
        """Return the source text of a node."""
        begin, end = self.span(node)
        return self.text[begin:end]

    def instead(self, node: ast.AST, text: str, what: str) -> Change:
        """Return the change that replaces a node by another text."""
        return Change(*self.span(node), text, what)

    def between(self, left: ast.AST, right: ast.AST, operator: ast.AST) -> Iterator[Change]:
        """Yield the replacements of the operator between two nodes."""
        was, *others = SWAPS.get(type(operator), ("",))
        begin, end = self.span(left)[1], self.span(right)[0]
        for other in others:
            gap = re.sub(rf"(?<![\w<>=!]){re.escape(was)}(?![\w<>=])", other, self.text[begin:end], count=1)
            yield Change(begin, end, gap, f"{other} for {was}")


def changes(source: Source, function: ast.FunctionDef) -> Iterator[Change]:
    """Yield the changes that can be made to a function."""
    variables = {one.arg for one in function.args.args} | {
        node.id for node in ast.walk(function) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    answers = [one for node in ast.walk(function) if isinstance(node, ast.Return) for one in _answers(node.value)]
    for statement in _code(function):
        for node in ast.walk(statement):
            yield from _operators(source, node)
            yield from _numbers(source, node, answers)
            yield from _conditions(source, node)
            yield from _dropped(source, node)
            yield from _seats(source, node, variables)
            yield from _events(source, node)


def _code(function: ast.FunctionDef) -> list[ast.stmt]:
    return function.body[1:] if ast.get_docstring(function) is not None else function.body


def _answers(value: ast.AST | None) -> list[ast.AST]:
    """Return the expressions of a returned value: both branches of a conditional expression."""
    match value:
        case ast.IfExp(_, yes, no):
            return [*_answers(yes), *_answers(no)]
    return [] if value is None else [value]


def _operators(source: Source, node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare(left, [operator], [right]) | ast.BinOp(left, operator, right):
            yield from source.between(left, right, operator)
        case ast.BoolOp(operator, values):
            for left, right in pairwise(values):
                yield from source.between(left, right, operator)
        case ast.AugAssign(target, operator, value) if type(operator) in SWAPS:
            was, other, *_ = SWAPS[type(operator)]
            begin, end = source.span(target)[1], source.span(value)[0]
            yield Change(begin, end, source.text[begin:end].replace(f"{was}=", f"{other}="), f"{other}= for {was}=")


def _numbers(source: Source, node: ast.AST, answers: list[ast.AST]) -> Iterator[Change]:
    match node:
        case ast.Constant((0 | 1) as number) if node in answers:  # 2 for 1 would still be true
            yield source.instead(node, str(1 - number), "the contrary")
        case ast.Constant(int(number)) if not isinstance(number, bool):
            yield source.instead(node, str(number + 1), "off by one")
        case ast.Call(ast.Name("range"), [stop]):
            yield source.instead(stop, f"1, {source.of(stop)}", "the first is left out")
            yield source.instead(stop, f"{source.of(stop)} - 1", "the last is left out")
        case ast.Call(ast.Name("range"), [start, stop, *step]):
            back = step != [] and source.of(step[0]).startswith("-")
            yield source.instead(start, f"{source.of(start)} {'-' if back else '+'} 1", "the first is left out")
            yield source.instead(stop, f"{source.of(stop)} {'+' if back else '-'} 1", "the last is left out")


def _conditions(source: Source, node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.UnaryOp(ast.Not(), operand):
            yield source.instead(node, f"({source.of(operand)})", "without `not`")
        case ast.If(test) | ast.While(test) | ast.IfExp(test):
            if isinstance(test, ast.Call | ast.Name | ast.Subscript):
                yield source.instead(test, f"not {source.of(test)}", "the contrary")


def _dropped(source: Source, node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Expr(ast.Call()) | ast.AugAssign() | ast.Assign([ast.Subscript() | ast.Attribute()]):
            yield source.instead(node, "pass", "dropped")
        case ast.If(body=[*_, ast.Return() | ast.Continue() | ast.Break() as last]):
            yield source.instead(last, "pass", "goes on")


def _seats(source: Source, node: ast.AST, variables: set[str]) -> Iterator[Change]:
    match node:
        case ast.Name(name, ast.Load()) if name in SEATS:
            if "s" in variables:
                yield source.instead(node, f"(({name} + 1) % s.players)", "the wrong seat")
            for other in sorted(variables & SEATS - {name}):
                yield source.instead(node, other, f"{other} for {name}")


def _events(source: Source, node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Call(ast.Name(name), [_, _, *told]) if name in TOLD:
            for value in told:
                if not isinstance(value, ast.Name) or value.id not in SEATS:
                    yield source.instead(value, f"{source.of(value)} + 1", "the event tells one more")
            for left, right in pairwise(told):
                begin, gap, end = source.span(left)[0], source.span(left)[1], source.span(right)[1]
                text = f"{source.of(right)}{source.text[gap : source.span(right)[0]]}{source.of(left)}"
                if source.of(left) != source.of(right):
                    yield Change(begin, end, text, "the event tells two things the wrong way round")


# ---------------------------------------------------------------- drawing


@cache
def candidates(game: str, module: str) -> list[Fault]:
    """Return the faults that can be drawn in a module's rules, in the form of listed ones."""
    path = Fault(game, module, "", "", "").source
    source = Source((ROOT / path).read_text(encoding="utf-8"))
    rules = set(modules()[game, module])
    found: dict[str, Fault] = {}
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef) and node.name in rules:
            for change in changes(source, node):
                text = source.text[: change.begin] + change.text + source.text[change.end :]
                if text != source.text:
                    found.setdefault(text, _fault(game, module, f"{node.name}, {change.what}", source, change))
    return list(found.values())


def _fault(game: str, module: str, name: str, source: Source, change: Change) -> Fault:
    """Return a change as a fault of whole lines, with as many lines before it as make its text unique."""
    first = source.text.rfind("\n", 0, change.begin) + 1
    last = source.text.find("\n", change.end)
    while source.text.count(source.text[first:last]) > 1:
        first = source.text.rfind("\n", 0, first - 1) + 1
    old = source.text[first:last]
    new = old[: change.begin - first] + change.text + old[change.end - first :]
    return Fault(game, module, name, old, new)


def drawn(count: int, seed: int = 0) -> list[Fault]:
    """Return `count` faults, drawn from all modules that hold rules; the same seed gives the same ones."""
    return _in_order(seed)[:count]


@cache
def _in_order(seed: int) -> list[Fault]:
    """Return all candidates, in a random order that begins with one fault of each module."""

    def rank(fault: Fault) -> bytes:
        return sha256(f"{seed} {fault.game} {fault.entry}".encode()).digest()

    let_off = {fault.place for fault in excused()}
    of_each = [sorted((one for one in candidates(*key) if one.place not in let_off), key=rank) for key in modules()]
    ones = sorted((faults[0] for faults in of_each if faults), key=rank)
    rest = sorted((fault for faults in of_each for fault in faults[1:]), key=rank)
    return [*ones, *rest]
