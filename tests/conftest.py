"""What holds for all tests: the two helpings, that Ctrl-C is heard, and when memory is searched for what is left.

The first helping is the whole suite in breadth: all tests but those marked `thorough`, and those that take an `amount`
briefly. The second, with `--thorough`, is what the first leaves out: the tests marked `thorough`, and again those that
take an amount, now at full depth.
"""

from __future__ import annotations

import gc
import os
import signal
from collections.abc import Callable
from typing import TypeAlias

import pytest

Amount: TypeAlias = Callable[[int, int], int]

# A shell starts background jobs with interrupts ignored, and children inherit that: tests of Ctrl-C want it heard.
signal.signal(signal.SIGINT, signal.default_int_handler)

# Tests start programs by the hundred; where no bytecode may be written each would compile all sources again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

# Importing and collecting leave half a million objects that stay: nothing is searched before they are there.
gc.disable()


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that chooses the helping."""
    described = "the second helping: tests marked `thorough`, and at full depth those that take an `amount`"
    parser.addoption("--thorough", action="store_true", help=described)


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Let `no_cover` be heard where tests run beside each other.

    There pytest-cov begins to measure when it is loaded and once more when the session starts: to pause the second
    would only wake the first, which nobody reads.
    """
    coverage = session.config.pluginmanager.getplugin("_cov")
    if hasattr(session.config, "workerinput") and coverage is not None and coverage.cov_controller is not None:
        coverage.cov_controller.cov.stop()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what belongs to the other helping; begin with what takes long, so that no worker is left with it."""
    chosen = in_second_helping if config.getoption("thorough") else in_first_helping
    left_out = [item for item in items if not chosen(item)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = filter(chosen, items)
    items.sort(key=lambda item: not begins(item))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Look for garbage from now on, never again among what collecting has left, and less often than usual."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish() -> None:
    """Find once what was left open; pytest would search the whole memory five times more."""
    gc.collect()
    gc.freeze()


def in_first_helping(item: pytest.Item) -> bool:
    """Tell whether a test is run without `--thorough`."""
    return item.get_closest_marker("thorough") is None


def in_second_helping(item: pytest.Item) -> bool:
    """Tell whether a test is run with `--thorough`."""
    return item.get_closest_marker("thorough") is not None or "amount" in getattr(item, "fixturenames", ())


def begins(item: pytest.Item) -> bool:
    """Tell whether a test is among the first: not in a browser, whose driver leaves an event loop running behind it."""
    return item.get_closest_marker("slow") is not None and item.get_closest_marker("browser") is None


@pytest.fixture(scope="session")
def amount(request: pytest.FixtureRequest) -> Amount:
    """`amount(brief, full)`: how many states, games or kills a test goes through, by the helping."""
    thorough = bool(request.config.getoption("thorough"))
    return lambda brief, full: full if thorough else brief
