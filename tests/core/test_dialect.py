"""The check of the dialect: every kind of fault is found, with file, line and function."""

from __future__ import annotations

from typing import Any

import pytest

import rascals
from rascals.core import dialect
from rascals.core.codegen import generated
from tests.core import toy


def rule(source: str):
    """Return the rule that a text defines, with constants and another rule in scope."""
    known = {"SHARE": 0.5, "NAMES": {"cat": 1}, "FINE": (1, (2, 3)), "helper": helper}
    return generated(source.splitlines(), "rule", __name__, known)


def helper(s, seat: int) -> int:
    """Both ways return."""
    if s.count:
        return max(1, seat)
    return 1 if s.row[0] else 2


WRONG = {  # a statement in a rule of a state `s`, and the fault reported
    "s.row = [1, 2]": "a list made in a rule",
    "return sum([n for n in s.row])": "a list made in a rule",
    "s.row = {1: 2}": "a dict",
    "s.name = 'cat'": "which is not an integer",
    "return s.count * 0.5": "0.5, which is not an integer",
    "s.name = f'{s.count}'": "a string",
    "return s.count / 2": "write `//`",
    "s.count /= 2": "write `//`",
    "for number in s.row: s.count += number": "a loop over anything but a range",
    "s.row[1:2] = s.row": "a slice",
    "return 1 if s.count in s.row else 0": "`in`",
    "return 1 if s.count is s.row else 0": "`is`",
    "raise ValueError": "an exception",
    "try:\n  s.count = 1\n finally:\n  s.count = 2": "an exception",
    "assert s.count": "an assertion",
    "s.count = (lambda: 1)()": "an anonymous function",
    "def inner(): return 1\n return inner()": "a nested function",
    "return helper(s, seat=2)": "a keyword argument",
    "return max(*s.row)": "a starred value",
    "global COUNT; COUNT = 1": "a global",
    "return 2**s.count": "a power",
    "if s.count: return 1": "a path to the end without `return`",
}


@pytest.mark.parametrize("body", WRONG)
def test_every_kind_of_fault_is_found(body):
    """With line, function and what to write instead; no other fault is reported."""
    found = dialect.faults(rule(f"def wrong(s):\n {body}"))
    assert {(fault.line, fault.function) for fault in found} == {(2, "wrong")}
    assert any(WRONG[body] in fault.what for fault in found)


@pytest.mark.parametrize(
    ("source", "line", "what"),
    [
        ("def wrong(s, count=1):\n return count", 1, "a default, keyword-only"),
        ("def wrong(s):\n return s.count * SHARE", 1, "the name SHARE, which is float"),
        ("def wrong(s):\n return NAMES", 1, "the name NAMES, which is dict"),
        ("def wrong(s):\n if s.count:\n  return 1\n while s.count < 3:\n  s.count += 1", 4, "a path to the end with"),
        ("def wrong(s) -> None:\n if s.count:\n  return 1", 2, "a path to the end without `return`"),
    ],
)
def test_faults_of_a_whole_function_have_their_line(source, line, what):
    """That of its signature, or of its last statement."""
    (fault,) = dialect.faults(rule(source))
    assert (fault.line, what in fault.what) == (line, True)


def fine(s, seat: int) -> int:
    """The docstring is not part of the rule."""
    count = FINE[0]
    for other in range(s.players):
        if other != seat and s.row[other] > -1:
            count += s.row[other] // 2
    while True:
        if count > 9:
            return count
        count += helper(s, seat)


def nothing_to_return(s) -> None:
    """Returns early without a number."""
    if s.count:
        return
    s.count = ~1 & 3 | 4


FINE = (1, (2, 3))


@pytest.mark.parametrize("rule", [fine, helper, nothing_to_return])
def test_what_is_in_the_dialect_is_no_fault(rule):
    """Loops over ranges, endless loops that return, tables of numbers, calls of rules, conditions."""
    assert dialect.faults(rule) == []


def a_slice(s):
    s.row[1:2] = s.row


def a_power(s):
    return 2**s.count


def test_a_check_tells_all_faults_a_line_each():
    """The error lists every fault, one per line: file:line: function: what."""
    checked: list[Any] = [fine, a_slice, a_power]
    with pytest.raises(dialect.NotInDialect) as caught:
        dialect.check(checked)
    _, *lines = str(caught.value).splitlines()
    at = a_slice.__code__.co_firstlineno + 1
    assert len(lines) == 2
    what = "a slice, which copies; use `clear`, `assign` or a loop"
    assert lines[0] == f"tests/core/test_dialect.py:{at}: a_slice: {what}"


@pytest.mark.parametrize(
    "definition", [*rascals.games().values(), toy.DEFINITION], ids=lambda definition: definition.name
)
def test_all_rules_of_a_game_are_checked(definition):
    """Those that the core calls, from setup to determinize; a law checks that none has a fault."""
    assert {definition.rules.setup, definition.rules.legal, definition.determinize} <= set(dialect.rules_of(definition))


def test_rules_are_what_answers_the_core_and_what_that_calls():
    """Found by name, through a verb's switch, or by a module; functions that only produce texts are not rules."""
    found = set(dialect.rules_of(toy.DEFINITION))
    assert {toy.setup, toy.legal, toy.give, toy.choose_giver, toy.sees_named, toy.observe_awaited} <= found
    assert toy.unfinished in found
    assert toy.explain not in found
    felicity = dialect.rules_of(rascals.games()["felicity"])
    assert {"around", "shuffle", "goes_before", "observe", "wipe"} <= {rule.__name__ for rule in felicity}
    assert all(rule.__module__.startswith(("rascals.games.felicity", *dialect.LINKED)) for rule in felicity)
