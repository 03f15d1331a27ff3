"""Room in memory: counts that people give are compared with what there is before anything is made."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from rascals.core.errors import BadOption

GIGABYTE = 10**9
ADDRESSED = 1 << 47  # bytes: no process has more


@contextmanager
def room(name: str, count: int, each: int) -> Iterator[None]:
    """Refuse a count of things of `each` bytes for which there is no memory; they are made within this context."""
    needed = -(-count * each // GIGABYTE)
    problem = BadOption(f"{name}: not enough memory for {count}; gigabytes needed: {needed}")
    if count * each > _free():
        raise problem
    try:
        yield
    except MemoryError:
        raise problem from None


def _free() -> int:
    """Return how many bytes of memory can be had: on Linux without swapping, elsewhere at most."""
    with suppress(OSError, StopIteration), Path("/proc/meminfo").open(encoding="ascii") as told:
        return next(1024 * int(line.split()[1]) for line in told if line.startswith("MemAvailable:"))
    with suppress(AttributeError, OSError, ValueError):  # which Windows lacks; it refuses at once what it has not
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")
    return ADDRESSED
