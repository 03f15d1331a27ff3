"""Writes the expressions of a rule in C, in the order in which Python evaluates them.

C leaves open in which order operands and arguments are evaluated. Where one of them may change what another reads,
those before it are evaluated one by one into temporary variables.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import reduce, singledispatchmethod
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from rascals.compiled import rowwise
from rascals.compiled.kinds import NOTHING, NUMBER, STATE, Kind, Value, c_name
from rascals.core import chance, events, rows, rules
from rascals.core.dialect import DialectFault, NotInDialect

if TYPE_CHECKING:
    from rascals.compiled.emitter import Unit

BINARY = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.BitAnd: "&", ast.BitOr: "|", ast.BitXor: "^", ast.RShift: ">>"}
CALLED = {ast.FloorDiv: "py__floordiv", ast.Mod: "py__mod", ast.LShift: "py__lshift"}
UNARY = {ast.USub: "-", ast.UAdd: "+", ast.Invert: "~"}
COMPARED = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
BUILT_IN = {abs: "py__abs({})", int: "({})", bool: "(({}) != 0)", rules.first_seat: "py__lowest_bit({})"}

SILENT = (events.emit, events.emit_row, events.emit_counts)  # compiled rules emit nothing
ROWS = {getattr(rows, name): one for name, one in vars(rowwise).items() if isinstance(one, FunctionType)}


class Expressions:
    """The expressions of one function. `changed`: whether what was written so far may change anything but variables."""

    def __init__(self, unit: Unit, function: FunctionType) -> None:
        self.unit, self.function = unit, function
        outer, module, builtin, _ = inspect.getclosurevars(function)
        self.known = {**builtin, **module, **outer}
        made = function.__code__.co_filename  # of generated source it is a label
        self.file = made if made.startswith("<") else f"{function.__module__.replace('.', '/')}.py"
        self.variables: dict[str, Kind] = {}
        self.temporary: list[str] = []  # declarations
        self.changed = False

    def refused(self, node: ast.AST, what: str) -> NotInDialect:
        """Return the error about something that cannot be written in C."""
        line = getattr(node, "lineno", self.function.__code__.co_firstlineno)
        return NotInDialect([DialectFault(self.file, line, self.function.__name__, what)])

    # ------------------------------------------------------------ the order of evaluation

    def kept(self, value: Value) -> tuple[str, Value]:
        """Return the assignment of a value to a new temporary variable, and the value that this then has."""
        name = f"t__{len(self.temporary)}"
        self.temporary.append(value.kind.declare(name))
        return f"{name} = {value.text}", Value(name, value.kind, fixed=True)

    def in_order(self, values: Sequence[Value]) -> tuple[str, list[Value]]:
        """Return what has to be evaluated first, and values that can then be evaluated in any order."""
        loose = [place for place, value in enumerate(values) if not value.fixed]
        before, ordered = [], list(values)
        if any(value.changes for value in values):
            for place in loose[:-1]:
                kept, ordered[place] = self.kept(values[place])
                before.append(kept)
        return ", ".join(before), ordered

    def joined(self, form: Callable[..., str], values: Sequence[Value], kind: Kind = NUMBER) -> Value:
        """Return an expression made of several, which are evaluated from left to right."""
        before, ordered = self.in_order(values)
        text = form(*(value.text for value in ordered))
        changes = any(value.changes for value in values)
        return Value(f"({before}, {text})" if before else text, kind, all(value.fixed for value in values), changes)

    # ------------------------------------------------------------ numbers and truth

    def number(self, node: ast.expr) -> Value:
        """Return an expression that has to be a number."""
        value = self.value(node)
        if value.kind != NUMBER:
            raise self.refused(node, f"`{ast.unparse(node)}`, which is no number; take an entry or a field of it")
        return value

    def condition(self, node: ast.expr) -> Value:
        """Return an expression of which it only matters whether it is 0."""
        match node:
            case ast.BoolOp(op=operator, values=nodes):
                parts = [self.condition(part) for part in nodes]
                sign = " && " if isinstance(operator, ast.And) else " || "
                text = f"({sign.join(part.text for part in parts)})"
                return Value(text, NUMBER, all(part.fixed for part in parts), any(part.changes for part in parts))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                value = self.condition(operand)
                return value._replace(text=f"(!{value.text})")
        return self.number(node)

    # ------------------------------------------------------------ the kinds of expressions

    @singledispatchmethod
    def value(self, node: ast.expr) -> Value:
        """Return an expression in C."""
        raise self.refused(node, f"`{ast.unparse(node)}`; write whole numbers, entries of rows, or calls of rules")

    @value.register
    def _(self, node: ast.Constant) -> Value:
        return self.constant(node.value, repr(node.value), node)

    @value.register
    def _(self, node: ast.Name) -> Value:
        if node.id in self.variables:
            return Value(c_name(node.id), self.variables[node.id], fixed=True)
        return self.constant(self.named(node), node.id, node)

    @value.register
    def _(self, node: ast.Attribute) -> Value:
        if isinstance(node.value, ast.Name) and node.value.id in self.variables:
            return self.field(node, node.value.id, node.attr)
        return self.constant(self.named(node), node.attr, node)

    @value.register
    def _(self, node: ast.Subscript) -> Value:
        row, index = self.value(node.value), self.number(node.slice)
        if not row.kind.shape:
            raise self.refused(node, f"`{ast.unparse(node)}`, an entry of something that is no row")
        value = self.joined(f"{{}}[AT({{}}, {row.kind.shape[0]})]".format, [row, index], row.kind.entry)
        # A row of a grid is a place, which stays; so do the numbers of a table.
        return value if value.kind.shape or row.kind.constant else value._replace(fixed=False)

    @value.register
    def _(self, node: ast.BinOp) -> Value:
        return self.operation(node.op, self.number(node.left), self.number(node.right))

    @value.register
    def _(self, node: ast.UnaryOp) -> Value:
        if isinstance(node.op, ast.Not):
            return self.condition(node)
        return self.joined(f"({UNARY[type(node.op)]}{{}})".format, [self.number(node.operand)])

    @value.register
    def _(self, node: ast.BoolOp) -> Value:
        """The first value that decides, else the last one, as Python has it."""
        *firsts, last = map(self.number, node.values)
        for value in reversed(firsts):
            assigned, kept = self.kept(value)
            ways = f"{last.text} : 0" if isinstance(node.op, ast.And) else f"{kept.text} : {last.text}"
            last = Value(f"(({assigned}) ? {ways})", changes=value.changes or last.changes)
        return last

    @value.register
    def _(self, node: ast.Compare) -> Value:
        signs = [COMPARED[type(operator)] for operator in node.ops]
        left, *others = map(self.number, (node.left, *node.comparators))
        if len(others) == 1:
            return self.joined(f"({{}} {signs[0]} {{}})".format, [left, *others])
        changes = any(value.changes for value in (left, *others))
        if not changes and all(value.fixed for value in others[1:]):  # all may be evaluated: without a branch
            sides = [value.text for value in (left, *others)]
            return Value("({})".format(" & ".join(map("({} {} {})".format, sides, signs, sides[1:]))))
        first, left = self.kept(left)
        parts = []
        for sign, other in zip(signs, others, strict=True):  # each is evaluated once, and only as far as it matters
            assigned, right = self.kept(other)
            parts.append(f"({assigned}, {left.text} {sign} {right.text})")
            left = right
        return Value(f"({first}, {' && '.join(parts)})", changes=changes)

    @value.register
    def _(self, node: ast.IfExp) -> Value:
        test, body, other = self.condition(node.test), self.value(node.body), self.value(node.orelse)
        if body.kind != other.kind:
            raise self.refused(node, "either of two kinds of things; write `if`")
        three = (test, body, other)
        text = f"({test.text} ? {body.text} : {other.text})"
        return Value(text, body.kind, all(one.fixed for one in three), any(one.changes for one in three))

    @value.register
    def _(self, node: ast.Call) -> Value:
        function = self.named(node.func)
        if function is len:
            return self.length(node)
        if function in SILENT:
            return self.silent(node.args[2:])
        values = [self.value(one) for one in node.args]
        if function in (min, max):
            form = f"py__{function.__name__}({{}}, {{}})"
            return reduce(lambda one, other: self.joined(form.format, [one, other]), values)
        if function in BUILT_IN:
            return self.joined(BUILT_IN[function].format, values)
        if function is chance.below:  # in plain execution it may draw from elsewhere
            row, limit = self.field(node, values[0].text, "chance"), values[1]
            return self.call(chance.next_below, [row, limit], node)
        return self.call(function, values, node)

    # ------------------------------------------------------------ what they consist of

    def named(self, node: ast.expr) -> Any:
        """Return what a name, or an attribute of a module, stands for."""
        match node:
            case ast.Name(id=name) if name in self.known and name not in self.variables:
                return self.known[name]
            case ast.Attribute(value=of, attr=name):
                module = self.named(of)
                if isinstance(module, ModuleType) and hasattr(module, name):
                    return getattr(module, name)
        raise self.refused(node, f"`{ast.unparse(node)}`, which has no value here")

    def constant(self, value: Any, name: str, node: ast.AST) -> Value:
        """Return a number, or a table of numbers."""
        if isinstance(value, int) and -(1 << 63) < value < 1 << 63:
            return Value(str(int(value)) if abs(value) < 1 << 31 else f"INT64_C({value})", fixed=True)
        if isinstance(value, tuple):
            try:
                return Value(*self.unit.table(name, value), fixed=True)
            except ValueError as problem:
                raise self.refused(node, f"{name}: {problem}") from None
        raise self.refused(
            node, f"{name}, which is {type(value).__name__}; use whole numbers, tuples of them, or rules"
        )

    def field(self, node: ast.AST, state: str, field: str) -> Value:
        """Return a field of a state; a row is a place, which stays."""
        if self.variables.get(state) != STATE or field not in self.unit.fields:
            raise self.refused(node, f"`{state}.{field}`, which is no field of the state")
        kind = self.unit.fields[field]
        return Value(f"{c_name(state)}->{c_name(field)}", kind if kind.shape else NUMBER, fixed=bool(kind.shape))

    def operation(self, operator: ast.operator, left: Value, right: Value) -> Value:
        """Return an arithmetic operation, with Python's meaning of division and remainder."""
        if sign := BINARY.get(type(operator)):
            return self.joined(lambda one, other: f"({_wide(one)} {sign} {other})", [left, right])
        return self.joined(f"{CALLED[type(operator)]}({{}}, {{}})".format, [left, right])

    def length(self, node: ast.Call) -> Value:
        """Return the length of a row, or of a tuple, even one of words."""
        with suppress(NotInDialect):
            if isinstance(found := self.named(node.args[0]), tuple):
                return Value(str(len(found)), fixed=True)
        if shape := self.value(node.args[0]).kind.shape:
            return Value(str(shape[0]), fixed=True)
        raise self.refused(node, "the length of something that is no row")

    def silent(self, arguments: Sequence[ast.expr]) -> Value:
        """Return what is left of an event: the calls in its arguments that change something."""
        calls = [node for node in arguments if any(isinstance(part, ast.Call) for part in ast.walk(node))]
        loud = [value.text for value in map(self.value, calls) if value.changes]
        return Value(", ".join([*loud, "0"]), NOTHING, changes=bool(loud))

    def call(self, function: Any, values: Sequence[Value], node: ast.Call) -> Value:
        """Return a call of a rule, or of a function of the core in the dialect."""
        function = ROWS.get(function, self.unit.answering.get(function, function))
        if not isinstance(function, FunctionType):
            raise self.refused(node, f"a call of {ast.unparse(node.func)}, which is no rule; write a function")
        writer = self.unit.written(function, tuple(value.kind for value in values))
        self.changed |= writer.changes
        value = self.joined(lambda *texts: f"{writer.name}({', '.join(texts)})", values)
        changes = value.changes or writer.changes
        return Value(value.text, NUMBER if writer.returns else NOTHING, changes=changes)


def _wide(text: str) -> str:
    """Return a number widened to 64 bits, in which C then computes: variables are, entries and literals are not."""
    return text if text.isidentifier() or text.startswith("((int64_t)") else f"(int64_t){text}"
