"""A running server for the examples that talk to one."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import chance

BOTS = {"RASCALS_BOT_DELAY": "0", "RASCALS_BOT_SECONDS": "60", "RASCALS_BOT_SIMULATIONS": "5"}


@pytest.fixture
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The `host:port` of a server started for one test; its bots do not pretend to think."""
    folder = tmp_path_factory.mktemp("server")
    program = Path(sys.executable).with_name("rascals")
    options = ["--port", "0", "--database", f"sqlite:///{folder / 'games.db'}"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(
            [program, "serve", *options],
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            env=os.environ | chance.environment() | BOTS,
        )
    assert process.stdout is not None
    try:
        said = process.stdout.readline().split()  # its address, as soon as it answers there
        if not said:
            pytest.fail(f"the server did not start:\n{(folder / 'log').read_text()}")
        yield said[-1].removeprefix("http://").rstrip("/")
    finally:
        process.terminate()
        process.wait(timeout=300)
        process.stdout.close()
