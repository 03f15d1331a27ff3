"""A real PostgreSQL for the tests, started by `benchmarks.postgresql`; without one, tests are skipped."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from benchmarks import postgresql


def stop(url: str) -> None:
    """Stop the server with a URL from `running`, as a crash would."""
    postgresql.stop(url)


def start(url: str) -> None:
    """Restart a server from `running`."""
    postgresql.start(url)


@contextlib.contextmanager
def running() -> Iterator[str]:
    """Start a server; return the URL of its empty database. Skips the test if none can be started."""
    with contextlib.ExitStack() as stack:
        try:
            url = stack.enter_context(postgresql.running())
        except postgresql.NoPostgreSQL as reason:
            pytest.skip(str(reason))
        yield url
