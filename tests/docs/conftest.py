"""A running server for the examples that talk to one."""

import socket
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest


@pytest.fixture
def live_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The `host:port` of a server started for one test; its bots do not pretend to think."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    folder = tmp_path_factory.mktemp("server")
    program = Path(sys.executable).with_name("rascals")
    options = ["--port", str(port), "--database", f"sqlite:///{folder / 'games.db'}", "--bot-delay", "0"]
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([program, "serve", *options], stdout=log, stderr=log)
    try:
        wait_until_ready(f"http://127.0.0.1:{port}/healthz", process, folder / "log")
        yield f"127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(timeout=30)


def wait_until_ready(url: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Ask until the server answers; fail with its log when it ends instead."""
    while process.poll() is None:
        try:
            with urllib.request.urlopen(url, timeout=5):  # noqa: S310 - our own http address
                return
        except (urllib.error.URLError, OSError):
            continue
    pytest.fail(f"the server did not start:\n{log.read_text()}")
