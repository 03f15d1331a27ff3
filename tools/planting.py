"""A pytest plug-in that plants faults (mutants) one at a time and runs the tests, collected only once, against each.

    pytest -p tools.planting --faults FAULTS --found FOUND …   each fault in a fork of the process
    pytest -p tools.planting --faults FAULTS …                 all faults at once, from the first import on

FAULTS is a JSON list with a pair for each fault: the file's path, and its whole text with the fault. FOUND gets lines
of JSON: first the result without a fault, `{"tests": 321, "failed": null}`, then for each fault the test that
found it, `{"by": "…"}`, or null. `{"by": ""}` means that the fault takes effect at import: use the second form for it.

No file is changed. A fault in a function is planted by replacing its code object in a fork of the process, so
that all modules that have imported the function have the fault; the fork then exits. First all tests run in another
fork without a fault, to record the duration of each and which of the changed functions it calls. Each fault is then
tried on the tests that call the changed function, fastest first, until one fails; a test that takes many times as long
as before counts as failed. Tests of machine code are left out: it is compiled from the files, which have no fault.
"""

from __future__ import annotations

import builtins
import gc
import inspect
import json
import os
import resource
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from importlib.machinery import SourceFileLoader
from itertools import zip_longest
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple, TypeAlias

import pytest

MEMORY = 8 << 30  # bytes of memory that a process with a fault may allocate
PATIENCE = 10, 20  # a test may run for 10 seconds, or 20 times as long as without a fault

Place: TypeAlias = tuple[str, str, int]  # of a function: its file, its name, its line
Say: TypeAlias = Callable[[object], None]


# ---------------------------------------------------------------- the functions that a fault changes


class NotInFunctions(Exception):
    """The fault would change code that runs at import."""


def changed(path: Path, text: str) -> dict[Place, CodeType]:
    """Return the functions that differ in another text of a file, with their new code; or raise NotInFunctions."""
    was, now = (compile(one, path, "exec", dont_inherit=True) for one in (path.read_text(encoding="utf-8"), text))
    pairs = list(_exchanged(was, now))
    if len(dict(pairs)) < len(pairs):
        raise NotInFunctions  # two functions on one line cannot be told apart
    return dict(pairs)


def _exchanged(was: CodeType, now: CodeType) -> Iterator[tuple[Place, CodeType]]:
    if was.co_flags & inspect.CO_OPTIMIZED:  # a function; the code of a module or a class is run at import
        if _whole(was) != _whole(now):
            yield place(was), now
        return
    before, after = _defined(was), _defined(now)
    if _own(was) != _own(now) or len(before) != len(after):
        raise NotInFunctions
    for old, new in zip(before, after, strict=True):
        yield from _exchanged(old, new)


def _defined(code: CodeType) -> list[CodeType]:
    return [part for part in code.co_consts if isinstance(part, CodeType)]


def _own(code: CodeType) -> tuple[object, ...]:
    """Return a code object's instructions and constants, without inner functions and classes and line numbers."""
    numbers = repr([part for part in code.co_consts if not isinstance(part, CodeType)])
    return code.co_name, code.co_code, code.co_names, code.co_varnames, code.co_freevars, numbers


def _whole(code: CodeType) -> tuple[object, ...]:
    return (*_own(code), *map(_whole, _defined(code)))


def place(code: CodeType) -> Place:
    """Return the place of a function's definition."""
    return code.co_filename, code.co_qualname, code.co_firstlineno


def functions(places: Iterable[Place]) -> dict[Place, list[FunctionType]]:
    """Return the function objects in memory defined at these places, except closures: their code cannot be replaced."""
    found: dict[Place, list[FunctionType]] = {where: [] for where in places}
    gc.unfreeze()
    for one in gc.get_objects():
        if isinstance(one, FunctionType) and place(one.__code__) in found and not one.__code__.co_freevars:
            found[place(one.__code__)].append(one)
    gc.freeze()
    return found


# ---------------------------------------------------------------- tests in a fork of the process


def in_a_copy(work: Callable[[Say], None]) -> tuple[int, list[Any]]:
    """Run `work(say)` in a fork of this process; return its wait status (0: no error) and the JSON values it said."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        code = 1
        try:
            os.close(reading)
            with os.fdopen(writing, "w", buffering=1, encoding="utf-8") as pipe:
                work(lambda said: print(json.dumps(said), file=pipe))
            code = 0
        finally:
            os._exit(code)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as lines:
        said = [json.loads(line) for line in lines]
    return os.waitpid(child, 0)[1], said


def tried(session: pytest.Session, items: Sequence[pytest.Item]) -> Iterator[tuple[pytest.Item, Callable[[], bool]]]:
    """Yield each test with a function that runs it and returns whether it failed."""
    for item, following in zip_longest(items, items[1:]):

        def fails(item: pytest.Item = item, following: pytest.Item | None = following) -> bool:
            before = session.testsfailed
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            return session.testsfailed > before

        yield item, fails


class Watch:
    """Records which functions are called: replaces the code of each by a stub that records the call and restores it."""

    NAME = "_rascals_called"

    def __init__(self, watched: Sequence[Sequence[FunctionType]]) -> None:
        self.called: set[int] = set(range(len(watched)))
        self.own = [[(one, one.__code__) for one in alike] for alike in watched]
        self.saying = [[self._saying(number, n) for n in range(len(alike))] for number, alike in enumerate(watched)]
        setattr(builtins, self.NAME, self._call)

    def begin(self) -> None:
        """Forget the calls recorded so far and watch all functions again."""
        for number in self.called:
            for (one, _), saying in zip(self.own[number], self.saying[number], strict=True):
                one.__code__ = saying
        self.called = set()

    def _saying(self, number: int, n: int) -> CodeType:
        made: dict[str, FunctionType] = {}
        exec(f"def watched(*given, **named): return {self.NAME}({number}, {n}, given, named)", made)  # noqa: S102
        return made["watched"].__code__

    def _call(self, number: int, n: int, given: tuple[Any, ...], named: dict[str, Any]) -> object:
        for one, code in self.own[number]:
            one.__code__ = code
        self.called.add(number)
        return self.own[number][n][0](*given, **named)


class Control(NamedTuple):
    """The run without a fault: the first failed test, the seconds of each test, and the places that each called."""

    failed: str | None
    seconds: list[float]
    called: list[set[int]]

    def those_calling(self, numbers: set[int]) -> list[int]:
        """Return the indices of the tests that call one of these places, the fastest first."""
        return sorted((n for n, called in enumerate(self.called) if called & numbers), key=self.seconds.__getitem__)


def control(session: pytest.Session, watched: Sequence[Sequence[FunctionType]]) -> Control:
    """Run the tests without a fault, until one fails."""

    def work(say: Say) -> None:
        watch = Watch(watched)
        for item, fails in tried(session, session.items):
            watch.begin()
            began = time.process_time()
            failed = fails()
            say([item.nodeid if failed else None, time.process_time() - began, sorted(watch.called)])
            if failed:
                return

    status, said = in_a_copy(work)
    failed = said[-1][0] if said else None
    if failed is None and (status != 0 or len(said) < len(session.items)):
        failed = f"{session.items[len(said)].nodeid}, which ended the process"
    return Control(failed, [seconds for _, seconds, _ in said], [set(called) for *_, called in said])


def found_by(
    session: pytest.Session, seen: Control, order: Sequence[int], exchanged: Sequence[tuple[FunctionType, CodeType]]
) -> str | None:
    """Plant a fault in a fork of the process and run tests in this order; return the one that finds it, or None."""

    def work(say: Say) -> None:
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        for one, code in exchanged:
            one.__code__ = code
        for n, (item, fails) in zip(order, tried(session, [session.items[n] for n in order]), strict=True):
            say(item.nodeid)
            signal.setitimer(signal.ITIMER_VIRTUAL, PATIENCE[0] + PATIENCE[1] * seen.seconds[n])
            if fails():
                return
        say(None)

    status, said = in_a_copy(work)
    if status == 0:
        by: str | None = said[-1]
        return by
    return f"{said[-1]}, which {'did not end' if status == signal.SIGVTALRM else 'ended the process'}"


# ---------------------------------------------------------------- the plug-in


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options for the file of faults and the file of results."""
    parser.addoption("--faults", type=Path, help="faults to plant, in JSON")
    parser.addoption("--found", type=Path, help="where to write which test found which fault")


def pytest_configure(config: pytest.Config) -> None:
    """Block numba; without `--found`, let the faulty text be imported in place of the file."""
    if config.option.faults is None:
        return
    sys.modules["numba"] = None  # type: ignore[assignment]  # importing it raises ImportError
    if config.option.found is None:
        for path, text in json.loads(config.option.faults.read_text(encoding="utf-8")):
            stand_in(path, text)


def stand_in(path: str, text: str) -> None:
    """Let a text be imported in place of a file."""
    own = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return compile(text, path, "exec", dont_inherit=True) if loader.path == path else own(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


@pytest.hookimpl(tryfirst=True)
def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Plant the faults instead of merely running the tests, once these have been collected."""
    option = session.config.option
    if option.faults is None or option.found is None or session.testsfailed:
        return None
    given = json.loads(option.faults.read_text(encoding="utf-8"))
    with option.found.open("w", encoding="utf-8", buffering=1) as file:
        for line in plant(session, [(Path(path), text) for path, text in given]):
            print(json.dumps(line), file=file)
    return True


def plant(session: pytest.Session, faults: Sequence[tuple[Path, str]]) -> Iterator[dict[str, object]]:
    """Yield the result without a fault, then, unless a test failed, the test that found each fault."""
    changes: list[dict[Place, CodeType]] = []
    for path, text in faults:
        try:
            changes.append(changed(path, text))
        except NotInFunctions:
            changes.append({})
    there = functions(Counter(where for change in changes for where in change))
    numbers = {where: number for number, where in enumerate(there)}
    seen = control(session, list(there.values()))
    yield {"tests": len(session.items), "failed": seen.failed}
    for change in changes if seen.failed is None else []:
        if all(there[where] for where in change) and change:
            order = seen.those_calling({numbers[where] for where in change})
            yield {"by": found_by(session, seen, order, [(one, change[w]) for w in change for one in there[w]])}
        else:
            yield {"by": ""}
