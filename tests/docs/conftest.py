"""A running server for the examples that talk to one."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from rascals.server.limits import DEFAULT_RULES
from tests.server.serving import live


@pytest.fixture
def live_server(tmp_path: Path) -> Iterator[str]:
    """The `host:port` of a server with the usual limits, for one test; its bots move without a pause."""
    with live(tmp_path, DEFAULT_RULES) as (address, _):
        yield address
