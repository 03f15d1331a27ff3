"""The check of the dialect: every kind of fault is found, with file, line and function."""

from __future__ import annotations

import inspect
import re
from types import FunctionType

import pytest

import rascals
from rascals.core import dialect
from tests.core import outside, toy

PLANTED = [rule for rule in vars(outside).values() if isinstance(rule, FunctionType)]
WRONG = [rule for rule in PLANTED if "#" in inspect.getsource(rule).partition("\n")[0]]


@pytest.mark.parametrize("rule", WRONG, ids=lambda rule: rule.__name__)
def test_every_kind_of_fault_is_found(rule):
    """With the file, the line, the function and what to write instead; and nothing else is found there."""
    line, what = re.search(r"# (\d) (.*)", inspect.getsource(rule)).groups()
    found = dialect.faults(rule)
    at = rule.__code__.co_firstlineno + int(line)
    assert {(fault.file, fault.line, fault.function) for fault in found} == {
        ("tests/core/outside.py", at, rule.__name__)
    }
    assert any(what in fault.what for fault in found)


@pytest.mark.parametrize("rule", [rule for rule in PLANTED if rule not in WRONG], ids=lambda rule: rule.__name__)
def test_what_is_in_the_dialect_is_no_fault(rule):
    """Loops over ranges, endless loops that return, tables of numbers, calls of rules, conditions."""
    assert dialect.faults(rule) == []


def test_a_check_tells_all_faults_a_line_each():
    """What is raised lists every fault: file:line: function: what."""
    with pytest.raises(dialect.NotInDialect) as caught:
        dialect.check(rule for rule in PLANTED if rule in (outside.fine, outside.a_slice, outside.a_power))
    _, *lines = str(caught.value).splitlines()
    at = outside.a_slice.__code__.co_firstlineno + 1
    assert len(lines) == 2
    assert lines[0] == f"tests/core/outside.py:{at}: a_slice: a slice, which copies; use `clear`, `assign` or a loop"


@pytest.mark.parametrize("box", [*rascals.games().values(), toy.BOX], ids=lambda box: box.name)
def test_all_rules_of_a_game_are_checked(box):
    """Those that the core asks, from the setup to what redeals; that none has a fault is a law."""
    assert {box.rules.setup, box.rules.legal, box.conceal} <= set(dialect.rules_of(box))


def test_rules_are_what_answers_the_core_and_what_that_calls():
    """By name, by a verb's switch, by a module; what only words things is none, in whichever file it stands."""
    found = set(dialect.rules_of(toy.BOX))
    assert {toy.setup, toy.legal, toy.give, toy.choose_giver, toy.sees_named, toy.observe_awaited} <= found
    assert toy.unfinished in found
    assert toy.explain not in found
    felicity = dialect.rules_of(rascals.games()["felicity"])
    assert {"around", "shuffle", "goes_before", "observe", "wipe"} <= {rule.__name__ for rule in felicity}
    assert all(rule.__module__.startswith(("rascals.games.felicity", *dialect.LINKED)) for rule in felicity)
