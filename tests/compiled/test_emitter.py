"""The dialect in C: what Python evaluates, in its order; what cannot be written is refused with its place."""

from __future__ import annotations

import ctypes
from dataclasses import replace
from itertools import product

import pytest

import rascals
from rascals.core import rules
from rascals.core.dialect import NotInDialect
from rascals.core.state import Grid, Row, i8, i16
from tests.compiled import spoken
from tests.compiled.bell import rules as bell
from tests.core import toy

np = pytest.importorskip("numpy", reason="needs the extra `compiled`")

from rascals.compiled.building import compile_c, machine_of, source_of  # noqa: E402
from rascals.compiled.emitter import Unit  # noqa: E402
from rascals.compiled.kinds import NUMBER, STATE  # noqa: E402
from rascals.compiled.layout import dtype_of, pack, unpack  # noqa: E402

BELL = replace(
    toy.DEFINITION,
    name="bell",
    players=(1,),
    editions=(),
    options=(),
    derived=(),
    deduced=(),
    state=bell.Bell,
    rules=bell,
    determinize=bell.determinize,
    unfinished=rules.always_finished,
)


class Spoken(bell.Bell):
    """Rows to read and write."""

    row: Row = i16(5)
    other: Row = i16(5)
    grid: Grid = i8(2, 3)


DEFINITION = replace(BELL, state=Spoken)


def filled():
    """Return a state whose rows have contents."""
    s = Spoken()
    s.row, s.other, s.grid = [5, 3, -7, 2, 0], [1, 8, 1, 1, 1], [[1, 2, 3], [4, 5, 6]]
    return s


@pytest.fixture(scope="module")
def machine(tmp_path_factory):
    """All functions of `spoken` in one library, as `f0(s, a, b)` and so on."""
    unit = Unit(DEFINITION)
    names = [unit.written(function, (STATE, NUMBER, NUMBER)).name for function in spoken.SPOKEN]
    exports = [
        f"EXPORT int64_t f{number}(struct state *s, int64_t a, int64_t b) {{ return {name}(s, a, b); }}"
        for number, name in enumerate(names)
    ]
    runtime = source_of(BELL).partition("enum {")[0]
    file = tmp_path_factory.mktemp("spoken") / "spoken.so"
    flags = ("-std=c11", "-O1", "-shared", "-fPIC", "-fwrapv", "-DCHECKED", "-Wall", "-Werror", "-Wno-unused")
    compile_c("\n".join([runtime, unit.source(), *exports]), file, flags)
    return ctypes.CDLL(str(file))


@pytest.mark.parametrize("number", range(len(spoken.SPOKEN)), ids=[one.__name__ for one in spoken.SPOKEN])
def test_c_does_what_python_does(machine, number):
    """Result and state are equal for positive and negative arguments."""
    call = getattr(machine, f"f{number}")
    call.restype, call.argtypes = ctypes.c_int64, (ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64)
    for a, b in product(range(-4, 7), repeat=2):
        s, states = filled(), np.zeros(1, dtype_of(Spoken))
        pack(s, states[0])
        assert call(states.ctypes.data, a, b) == spoken.SPOKEN[number](s, a, b), (a, b)
        assert unpack(Spoken, states[0]) == s, (a, b)


@pytest.mark.parametrize("function", spoken.REFUSED, ids=lambda one: one.__name__)
def test_what_cannot_be_written_is_refused(function):
    """The error names file, line and function, and what is wrong."""
    with pytest.raises(NotInDialect) as refused:
        Unit(DEFINITION).written(function, (STATE, NUMBER, NUMBER))
    said = str(refused.value).splitlines()[1]
    assert said.startswith("tests/compiled/spoken.py:")
    assert f": {function.__name__}: " in said
    assert spoken.REFUSED[function] in said


def test_rules_read_constants_and_call_rules_through_modules():
    """`module.CONSTANT`, a module's tuple, `module.rule(s)` and the core's own modules work as in Python."""
    machine, states = machine_of(BELL), np.zeros(1, dtype_of(bell.Bell))
    for tone in range(3):
        s = rascals.Game.choose(BELL, 1).new_state(tone)
        pack(s, states[0])
        rules.setup(s)
        machine.rules_setup(states.ctypes.data)
        rules.apply(s, 0, tone)
        machine.rules_apply(states.ctypes.data, 0, tone)
        assert unpack(bell.Bell, states[0]) == s
