"""Generate docs/explanation/promises.md: each promise, the tests that check it, their numbers, and its gaps.

    python tools/promises.py            write the page
    python tools/promises.py --check    exit with 1 if the page is stale

The promises and their gaps are written in tests/promises/promises.toml. Everything else is read from the tests: a test
belongs to a promise if its name has the promise's number, `test_r19_…`, or its docstring begins with it, `R1, R4: …`;
if the docstring of a module begins so, that applies to its other tests. The numbers are those that the test runs with:
its `amount`s, its cases, and the constants it names.
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs/explanation/promises.md"
STATED = ROOT / "tests/promises/promises.toml"
NAMED = re.compile(r"R\d+(?:, R\d+)*(?=: )")
BETWEEN = re.compile(r"(<!-- promises -->\n).*(<!-- /promises -->\n)", re.DOTALL)
HEAD = "| | promise | tested by | with what numbers | not covered |\n| --- | --- | --- | --- | --- |\n"
MOMENTS = 10**7  # constants at least this large are times in milliseconds, not amounts
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Test:
    """One test function: its file, and what its source states about it."""

    file: str
    function: Function
    constants: dict[str, Any]
    common: str  # the promises named by the docstring of its module

    @cached_property
    def text(self) -> str:
        """The first paragraph of its docstring, on one line."""
        return " ".join((ast.get_docstring(self.function) or "").partition("\n\n")[0].split())

    @cached_property
    def promises(self) -> list[str]:
        """The promises it belongs to, in order."""
        in_name = re.match(r"test((?:_r\d+)+)_", self.function.name)
        in_text = NAMED.match(self.text)
        found = [f"R{int(part[1:])}" for part in in_name[1].split("_")[1:]] if in_name else []
        found += in_text[0].split(", ") if in_text else []
        return sorted(set(found or filter(None, self.common.split(", "))), key=number)

    @cached_property
    def deep(self) -> bool:
        """Whether it runs in the full suite only."""
        return any(ast.unparse(mark).endswith("mark.thorough") for mark in self.function.decorator_list)

    @cached_property
    def cases(self) -> int | None:
        """The number of its sets of parameters; None if that cannot be read from the file."""
        counts = [self._count(mark) for mark in map(self._mark, self.function.decorator_list) if mark is not None]
        return None if None in counts else prod(filter(None, counts))

    def _mark(self, decorator: ast.expr) -> ast.Call | None:
        """Return the call of `parametrize` in a decorator, or in the constant that the decorator names."""
        found = self.constants.get(decorator.id) if isinstance(decorator, ast.Name) else decorator
        is_call = isinstance(found, ast.Call) and ast.unparse(found.func).endswith("parametrize")
        return found if is_call else None  # type: ignore[return-value]

    def _count(self, mark: ast.Call) -> int | None:
        return self._length(mark.args[1])

    def _length(self, listed: Any) -> int | None:
        match listed:
            case ast.Call(func=ast.Attribute(value=dictionary)):  # the dictionary's keys or values
                return self._length(dictionary)
            case ast.Call(func=ast.Name("deep"), args=[values]):
                return self._length(values)
            case ast.Name(name):
                return self._length(self.constants.get(name))
            case ast.List(elts) | ast.Tuple(elts):
                lengths = [self._length(part.value) if isinstance(part, ast.Starred) else 1 for part in elts]
                return None if None in lengths else sum(filter(None, lengths))
            case ast.Dict(keys):
                return len(keys)
        return None

    @cached_property
    def amounts(self) -> list[str]:
        """Its amounts in each suite, as in `kills 20, in depth 200`."""
        return [
            f"{name} {' , in depth '.join(map(self._written, call.args))}".replace(" ,", ",")
            for name, call in self._named()
        ]

    @cached_property
    def numbers(self) -> list[str]:
        """The numbers it runs with: amounts, cases, and the constants it names."""
        inside = {id(part) for _, call in self._named() for part in ast.walk(call)}
        names = [node for node in ast.walk(self.function) if isinstance(node, ast.Name) and id(node) not in inside]
        found = {node.id: self._value(node) for node in names if node.id.isupper()}
        constants = [f"`{name}` {value:,}" for name, value in found.items() if value is not None]
        return self.amounts + ([f"{self.cases} cases"] if self.cases not in {1, None} else []) + constants

    def _named(self) -> Iterator[tuple[str, ast.Call]]:
        """Yield (word, call) for each call of `amount`; the word names the thing counted."""
        words: dict[int, str] = {}
        for node in ast.walk(self.function):
            match node:
                case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                    words |= {id(value): ast.unparse(name) for name, value in zip(names, values, strict=True)}
                case ast.Assign(targets=[name], value=value):
                    words[id(value)] = ast.unparse(name)
                case ast.For(iter=ast.Call(args=[value])):
                    words[id(value)] = "rounds"
                case ast.Compare(left=name, comparators=[value]):
                    words[id(value)] = ast.unparse(name)
        for node in ast.walk(self.function):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "amount":
                yield words.get(id(node), "amount"), node

    def _written(self, argument: ast.expr) -> str:
        value = self._value(argument)
        return f"`{ast.unparse(argument)}`" if value is None else f"{value:,}"

    def _value(self, node: Any) -> int | float | None:
        """Return the value of a literal number, or of a constant of the file; None for anything else."""
        if isinstance(node, ast.Name):
            node = self.constants.get(node.id)
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(value, bool) or not isinstance(value, int | float):
            return None
        return value if value < MOMENTS else None


def number(promise: str) -> int:
    """Return the number of a promise."""
    return int(promise[1:])


def tests() -> Iterator[Test]:
    """Yield all tests, file by file."""
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        yield from tests_in(path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))


@cache
def tests_in(file: str, source: str) -> list[Test]:
    """Return the tests of a file."""
    tree = ast.parse(source)
    common = NAMED.match(ast.get_docstring(tree) or "")
    constants: dict[str, Any] = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    functions = (node for node in tree.body if isinstance(node, Function) and node.name.startswith("test_"))
    return [Test(file, function, constants, common[0] if common else "") for function in functions]


def holding() -> dict[str, list[Test]]:
    """Return the tests of each stated promise; KeyError for a test that names a promise not stated."""
    found: dict[str, list[Test]] = {promise: [] for promise in stated()}
    for test in tests():
        for promise in test.promises:
            found[promise].append(test)
    return found


def stated() -> dict[str, dict[str, str]]:
    """Return the promises by number: `promise`, `open` (its gaps), and `instead` if it has no test."""
    return tomllib.loads(STATED.read_text(encoding="utf-8"))


def written() -> str:
    """Return the table, followed by the tests of each promise."""
    rows, lists = [], []
    for promise, own in holding().items():
        told = stated()[promise]
        how = f"[{_counted(len(own), 'test')}](#{promise.lower()})" if own else told["instead"]
        rows.append(f"| {promise} | {told['promise']} | {how} | {_numbers(own)} | {told['open']} |\n")
        if own:
            lists.append(f"\n### {promise}\n\n{told['promise']}\n\n{''.join(map(_line, own))}")
    return f"\n{HEAD}{''.join(rows)}\n## The tests, with their numbers\n{''.join(lists)}\n"


def _numbers(own: list[Test]) -> str:
    """Return the number of cases of a promise's tests, and the amounts of each."""
    cases = sum(test.cases or 1 for test in own)
    more = " at least" if any(test.cases is None for test in own) else ""
    counted = [f"{cases} cases{more}"] if cases > len(own) else []
    deep = sum(test.deep for test in own)
    return "; ".join(
        [*counted, *(part for test in own for part in test.amounts), *([f"{deep} in depth alone"] * bool(deep))]
    )


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'s' * (count > 1)}"


def _line(test: Test) -> str:
    text = NAMED.sub("", test.text, count=1).removeprefix(": ") if NAMED.match(test.text) else test.text
    numbers = [*test.numbers, *(["in depth alone"] if test.deep else [])]
    told = f" *({'; '.join(numbers)})*" if numbers else ""
    return f"- {text[:1].upper()}{text[1:]}{told} `{test.file}::{test.function.name}`\n"


def page(text: str) -> str:
    """Return the page's text with its generated part replaced."""
    return BETWEEN.sub(lambda found: f"{found[1]}{written()}{found[2]}", text)


def main(words: list[str]) -> int:
    """Rewrite the page, or check it."""
    text = PAGE.read_text(encoding="utf-8")
    new = page(text)
    if new != text and "--check" not in words:
        PAGE.write_text(new, encoding="utf-8")
        print(f"{PAGE.relative_to(ROOT)}: written")
    stale = new != text and "--check" in words
    if stale:
        print(f"{PAGE.relative_to(ROOT)}: not current")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
