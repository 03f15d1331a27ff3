"""A real PostgreSQL for the tests, as `benchmarks.postgresql` starts it; a test that cannot have one is skipped."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import pytest

from benchmarks import postgresql


def stop(url: str) -> None:
    """Stop the server of a URL of `running`, as a crash would."""
    postgresql.stop(url)


def start(url: str) -> None:
    """Start a server of `running` again."""
    postgresql.start(url)


@contextlib.contextmanager
def running() -> Iterator[str]:
    """Start a server; the URL of its empty database. Skips the test where there is none to start."""
    with contextlib.ExitStack() as stack:
        try:
            url = stack.enter_context(postgresql.running())
        except postgresql.NoPostgreSQL as reason:
            pytest.skip(str(reason))
        yield url
