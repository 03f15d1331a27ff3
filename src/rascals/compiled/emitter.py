"""Writes the rules of a game as C: each function for the kinds of its arguments, with its name, file and line.

    Unit(definition).source()         # the state as a struct, tables of constants, and every rule that the core calls

Every number is an `int64_t`, a row a pointer to `int8_t`, `int16_t` or `int64_t` whose length is known here, a state a
pointer to the struct. `AT` surrounds each index and `FIT` each number that is stored: they do nothing, or, in a checked
build, end the process with the rule's file and line.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from functools import singledispatchmethod
from itertools import chain, count
from types import FunctionType
from typing import TYPE_CHECKING, Any

from rascals.compiled.expressions import Expressions
from rascals.compiled.kinds import NOTHING, NUMBER, STATE, WORDS, Kind, Value, c_name, sizes
from rascals.compiled.layout import dtype_of
from rascals.core import chance, dialect, rules

if TYPE_CHECKING:
    from rascals.core.definition import GameDefinition

OFTEN = ("word", "below", "acting", "legal")  # what loops call for each action: inlined

LARGE, LONG = 1000, 2000  # bytes; measured on the four games


class Unit:
    """The C of a game's rules, and of policies that play it. NotInDialect names what cannot be written in C.

    `answering`: the game's functions behind those of `rascals.core.rules`.
    """

    def __init__(self, definition: GameDefinition, policies: Sequence[FunctionType] = ()) -> None:
        self.definition = definition
        self.fields = {name: Kind(field.bits, field.shape) for name, field in definition.state.fields.items()}
        self._written: dict[tuple[FunctionType, tuple[Kind, ...]], Writer] = {}
        self._names: dict[str, Iterator[int]] = {}
        self._tables: dict[tuple[Any, ...], tuple[str, Kind]] = {}
        self._bodies: list[str] = []
        game, actions = definition.rules, Kind(16, (definition.actions,))
        observed, deduced = (Kind(8, (one.size,), apart=True) for one in (definition.observation, definition.deduction))
        called: dict[str, tuple[Any, ...]] = {  # what C calls: the function, and the kinds of its arguments
            "word": (chance.next_word, WORDS),
            "below": (chance.next_below, WORDS, NUMBER),
            "wipe": (definition.wipe, STATE),
            "setup": (game.setup, STATE),
            "acting": (game.acting, STATE),
            "legal": (game.legal, STATE, NUMBER, actions),
            "apply": (game.apply, STATE, NUMBER, NUMBER),
            "score": (game.score, STATE, NUMBER),
            "wins": (definition.wins, STATE, NUMBER),
            "ending": (definition.ending, STATE),
            "unfinished": (definition.unfinished, STATE),
            "determinize": (definition.determinize, STATE, NUMBER),
            "observe": (definition.observation.observe, STATE, NUMBER, observed),
            "renew": (definition.observation.renew, STATE, NUMBER, observed, NUMBER, NUMBER),
            "deduce": (definition.deduction.observe, STATE, NUMBER, deduced),
            "playout": (rules.playout, STATE, WORDS, actions),
        }
        self.answering = {vars(rules)[name]: one for name, (one, *_) in called.items() if name in vars(rules)}
        self._called = {name: self.written(function, kinds) for name, (function, *kinds) in called.items()}
        self._policies = [self.written(policy, (STATE, NUMBER, actions, NUMBER, WORDS)) for policy in policies]

    def source(self) -> str:
        """Return what the loops of `engine.c` need, to be put in front of them."""
        often = [self._called[name] for name in OFTEN]
        heads = [f"{'inline ' if writer in often else ''}{writer.head};" for writer in self._written.values()]
        defines = [f"#define ask_{name} {writer.name}" for name, writer in self._called.items()]
        size = f"sizeof(struct state) == {dtype_of(self.definition.state).itemsize}"
        alike = f'_Static_assert({size}, "a state is laid out as numpy has it");'
        foreseen = "enum {{ FORESEEN = {}, SEEN = {} }};".format(*self._foreseen())
        tables = [
            f"static const int{kind.bits}_t {name}{sizes(kind.shape)} = {_braced(numbers)};"
            for numbers, (name, kind) in self._tables.items()
        ]
        parts = self.struct(), (alike, foreseen), tables, heads, self._bodies, defines, self._chooser()
        return "\n".join(chain(*parts))

    def written(self, function: Any, kinds: Iterable[Kind]) -> Writer:
        """Return a function in C for arguments of these kinds; it is written now if it is not yet."""
        if not isinstance(function, FunctionType):
            raise TypeError(f"{function!r} is not a function")
        key = (function, kinds := tuple(kinds))
        if key not in self._written:
            name = self._name(function.__module__.rpartition(".")[2], function.__name__)
            writer = self._written[key] = Writer(self, function, kinds, name)
            self._bodies.append(writer.definition())
        return self._written[key]

    def table(self, name: str, numbers: tuple[Any, ...]) -> tuple[str, Kind]:
        """Return name and kind of a table of constants; ValueError for anything else."""
        if numbers not in self._tables:
            flat, shape = _flat(numbers)
            bits = next(bits for bits in (8, 16, 64) if all(-(1 << bits - 1) <= one < 1 << bits - 1 for one in flat))
            self._tables[numbers] = self._name("table", name), Kind(bits, shape, constant=True)
        return self._tables[numbers]

    def _name(self, group: str, name: str) -> str:
        """Return a name that no function or table has yet; two underscores keep it apart from variables."""
        given = f"{group}__{name}"
        number = next(self._names.setdefault(given, count()))
        return f"{given}__{number}" if number else given

    def struct(self) -> list[str]:
        """Return the sizes of rows, and the state, laid out as numpy has it."""
        layout, definition = dtype_of(self.definition.state), self.definition
        fields = [(name, self.fields[name]) for name in layout.names or ()]
        return [
            (
                f"enum {{ ACTIONS = {definition.actions}, OBSERVED = {definition.observation.size}, DEDUCED = "
                f"{definition.deduction.size} }};"
            ),
            "struct state {",
            *(f"    int{kind.bits}_t {c_name(name)}{sizes(kind.shape)};" for name, kind in fields),
            "};",
        ]

    def _foreseen(self) -> tuple[int, int]:
        """Return how many bytes of a state and of an observation to prefetch: none of small states.

        Nothing from a row on that is so long that little of it is read, and none of the rarely present parts.
        """
        layout, observation = dtype_of(self.definition.state), self.definition.observation
        long = [at for kind, at, *_ in (layout.fields or {}).values() if kind.itemsize >= LONG]
        large = layout.itemsize >= LARGE
        return (min([layout.itemsize, *long]), observation.always) if large else (0, 0)

    def _chooser(self) -> list[str]:
        """Return the function that calls a policy, by its number, for the place of its action."""
        given = "struct state *s, int64_t seat, int16_t *actions, int64_t count, int64_t *words"
        calls = (f"{writer.name}(s, seat, actions, count, words)" for writer in self._policies)
        return [
            f"static int64_t ask_policy(int64_t policy, {given})",
            "{",
            *(f"    if (policy == {number}) return {call};" for number, call in enumerate(calls)),
            "    return -1;",
            "}",
        ]


def _flat(numbers: Any) -> tuple[list[int], tuple[int, ...]]:
    """Return the numbers of a table in order, and its shape; ValueError if it has none."""
    if isinstance(numbers, int):
        return [int(numbers)], ()
    if not isinstance(numbers, tuple) or not numbers:
        raise ValueError("not a table of integers")
    parts = [_flat(part) for part in numbers]
    if len({shape for _, shape in parts}) != 1:
        raise ValueError("rows of different lengths; write one row, `TABLE[row * LENGTH + place]`")
    return [one for part, _ in parts for one in part], (len(numbers), *parts[0][1])


def _braced(numbers: Any) -> str:
    return "{" + ", ".join(map(_braced, numbers)) + "}" if isinstance(numbers, tuple) else str(int(numbers))


class Writer(Expressions):
    """Writes a function for arguments of certain kinds.

    `returns`: whether it has a result. `changes`: whether calling it may change anything; True until that is known.
    """

    def __init__(self, unit: Unit, function: FunctionType, kinds: tuple[Kind, ...], name: str) -> None:
        super().__init__(unit, function)
        self.name, self.changes = name, True
        tree = dialect.tree_of(function)
        if tree is None:
            raise self.refused(ast.Pass(), "no source that can be read; write the rule in a file, as `def`")
        dialect.check([function])
        self.tree = tree
        self.parameters = [parameter.arg for parameter in tree.args.args]
        if len(self.parameters) != len(kinds):
            raise self.refused(tree, f"called with {len(kinds)} arguments; it takes {len(self.parameters)}")
        self.variables = dict(zip(self.parameters, kinds, strict=True))
        self.returns = any(isinstance(node, ast.Return) and node.value is not None for node in ast.walk(tree))
        self._lines: list[str] = []
        self._put = self._lines.append

    @property
    def head(self) -> str:
        """The declaration."""
        given = ", ".join(self.variables[name].parameter(c_name(name)) for name in self.parameters)
        return f"static {'int64_t' if self.returns else 'void'} {self.name}({given or 'void'})"

    def definition(self) -> str:
        """Return the definition."""
        self._block(dialect.statements(self.tree))
        self.changes = self.changed
        own = [kind.declare(c_name(name)) for name, kind in self.variables.items() if name not in self.parameters]
        declared = [f"{declaration} = 0;" for declaration in (*own, *self.temporary)]
        return "\n".join([f'#line {self.tree.lineno} "{self.file}"', self.head, "{", *declared, *self._lines, "}"])

    def _block(self, body: Sequence[ast.stmt]) -> None:
        """Add statements, each with the line where the rule has it."""
        for node in body:
            self._put(f'#line {node.lineno} "{self.file}"')
            self._statement(node)

    # ------------------------------------------------------------ the kinds of statements

    @singledispatchmethod
    def _statement(self, node: ast.stmt) -> None:
        """Add a statement."""
        source = ast.unparse(node).splitlines()[0]
        raise self.refused(node, f"`{source}`; write an assignment, a call, `if`, `while`, or `for` over a range")

    @_statement.register
    def _pass(self, _: ast.Pass) -> None:
        self._put(";")

    @_statement.register
    def _leave(self, node: ast.Break | ast.Continue) -> None:
        self._put(f"{ast.unparse(node)};")

    @_statement.register
    def _expression(self, node: ast.Expr) -> None:
        self._put(f"(void)({self.value(node.value).text});")

    @_statement.register
    def _return(self, node: ast.Return) -> None:
        value = Value("0") if node.value is None else self.value(node.value)
        if value.kind == NOTHING:  # a switch may call rules with a result, and others without one
            self._put(f"{value.text}; return 0;")
        else:
            self._put(f"return {value.text};" if self.returns else "return;")

    @_statement.register
    def _if(self, node: ast.If) -> None:
        self._put(f"if ({self.condition(node.test).text}) {{")
        self._block(node.body)
        if node.orelse:
            self._put("} else {")
            self._block(node.orelse)
        self._put("}")

    @_statement.register
    def _while(self, node: ast.While) -> None:
        self._put(f"while ({self.condition(node.test).text}) {{")
        self._repeated(node)

    @_statement.register
    def _for(self, node: ast.For) -> None:
        if not isinstance(node.target, ast.Name) or not isinstance(node.iter, ast.Call):
            raise self.refused(node, "a loop over anything but a range; write `for place in range(…)`")
        before, values = self.in_order([self.number(one) for one in node.iter.args])
        texts = [value.text for value in values]
        begin, end, step = {1: ["0", *texts, "1"], 2: [*texts, "1"], 3: texts}[len(texts)]
        self._variable(node.target, NUMBER)
        self._put(f"{{ {before};" if before else "{")
        if step == "1":  # counted down, a compiler sees how often `range(x, x + 6)` runs, although numbers may wrap
            self._put(f"int64_t at__ = {begin}, left__ = {end} - at__;")
            more, onward = "left__ > 0", "at__++, left__--"
        else:
            self._put(f"int64_t at__ = {begin}, end__ = {end}, by__ = {step};")
            more, onward = "by__ > 0 ? at__ < end__ : at__ > end__", "at__ += by__"
        self._put(f"for (; {more}; {onward}) {{ {c_name(node.target.id)} = at__;")
        self._repeated(node)
        self._put("}")

    def _repeated(self, node: ast.For | ast.While) -> None:
        """Add the body of a loop."""
        if node.orelse:
            raise self.refused(node, "a loop with `else`; write what follows after it")
        self._block(node.body)
        self._put("}")

    @_statement.register
    def _annotated(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self._store(node.target, self.value(node.value))

    @_statement.register
    def _assigned(self, node: ast.Assign) -> None:
        """The values are evaluated first, from left to right; then they are stored, from left to right."""
        match node.targets, node.value:
            case [ast.Tuple(elts=targets)], ast.Tuple(elts=nodes) if len(targets) == len(nodes):
                values = [self._held(self.value(one)) for one in nodes]
            case targets, _:
                value = self.value(node.value)
                values = [self._held(value) if value.changes or len(targets) > 1 else value] * len(targets)
        for target, value in zip(targets, values, strict=True):
            self._store(target, value)

    @_statement.register
    def _augmented(self, node: ast.AugAssign) -> None:
        """The place is found once, and what it holds is read before the value is evaluated."""
        if isinstance(node.target, ast.Name):
            value = self.operation(node.op, self.number(node.target), self.number(node.value))
            self._put(f"{c_name(node.target.id)} = {value.text};")
            return
        place, bits = self._place(node.target)
        value = self.operation(node.op, Value("*it__"), self.number(node.value))
        self._put(f"{{ int{bits}_t *it__ = &{place.text}; *it__ = FIT({bits}, {value.text}); }}")

    def _held(self, value: Value) -> Value:
        """Add the evaluation of a value; return the variable that then holds it."""
        assigned, kept = self.kept(value)
        self._put(f"{assigned};")
        return kept

    def _store(self, target: ast.expr, value: Value) -> None:
        """Add the assignment of a value to a variable, a field or an entry of a row."""
        if isinstance(target, ast.Name):
            self._variable(target, value.kind)
            self._put(f"{c_name(target.id)} = {value.text};")
            return
        place, bits = self._place(target)
        if value.kind != NUMBER:
            raise self.refused(target, "a whole row at once; write `assign`")
        self._put(f"{place.text} = FIT({bits}, {value.text});")

    def _variable(self, target: ast.Name, kind: Kind) -> None:
        """Remember the kind of a variable, which it keeps."""
        if kind == NOTHING or self.variables.setdefault(target.id, kind) != kind:
            raise self.refused(target, f"{target.id}, which is two kinds of things, or nothing; give each a name")

    def _place(self, target: ast.expr) -> tuple[Value, int]:
        """Return a field, or an entry of a row, that is written to, and how many bits it has."""
        place = self.number(target)
        self.changed = True
        match target:
            case ast.Attribute(attr=field) if field in self.unit.fields:
                return place, self.unit.fields[field].bits
            case ast.Subscript(value=row) if not (kind := self.value(row).kind).constant:
                return place, kind.bits
        raise self.refused(
            target, f"`{ast.unparse(target)}`, which cannot be written to; write to fields, or entries of rows"
        )
