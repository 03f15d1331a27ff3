"""A fork server starts servers quickly: a process that has everything imported and forks a real server for each order.

Run as a program it reads orders from standard input, the settings of a server as a JSON object a line, and answers
each with ``PID PORT`` once that server listens. A server so made is an ordinary process with its own sockets, threads
and files: it can be killed at any moment. The order ``null`` ends all servers, and so does the end of input, which ends
the fork server too.
"""

from __future__ import annotations

import asyncio
import atexit
import contextlib
import json
import os
import signal
import subprocess
import sys
from functools import cache
from typing import Self

from rascals.server.app import serve
from rascals.server.settings import read_settings
from rascals.server.store import postgresql  # noqa: F401 - so that no server has to load it
from tests import chance

BOTS = {"bot_seconds": 60, "bot_simulations": 5}  # however slow the machine is, they play the same


def child(order: dict[str, object], answers: int) -> None:
    """Serve as ordered; report the address on `answers`, in one line."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    chance.fix(str(order.pop("chance")))

    def ready(port: int) -> None:
        os.write(answers, f"{os.getpid()} {port}\n".encode())

    serve(read_settings(order, {}), ready)


def main() -> None:
    """Fork a server for each line of input."""
    answers = os.dup(1)
    os.dup2(2, 1)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # a child that ends is reaped at once
    children: list[int] = []
    for line in sys.stdin:
        order = json.loads(line)
        if order is None:
            end(children)
            os.write(answers, b"\n")
            continue
        pid = os.fork()
        if pid == 0:
            os.close(0)
            child(order, answers)
            os._exit(0)
        children.append(pid)
    end(children)


def end(children: list[int]) -> None:
    """End all remaining servers."""
    while children:
        with contextlib.suppress(ProcessLookupError):
            os.kill(children.pop(), signal.SIGKILL)


@cache
def started() -> subprocess.Popen[bytes]:
    """The fork server's process: one for all tests of a worker, since its imports take long."""
    process = subprocess.Popen(
        [sys.executable, __file__],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=os.environ | chance.environment(),
    )
    atexit.register(process.communicate)
    return process


class ForkServer:
    """The fork server from outside. Use as an asynchronous context, whose end ends all servers."""

    async def __aenter__(self) -> Self:
        self.process, self.lock = started(), asyncio.Lock()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._asked(None)

    async def start(self, **settings: object) -> tuple[int, int]:
        """Start a server on a free port; return its process id and port."""
        order = {"port": 0, "log_level": "error", "log_format": "json", **BOTS, **settings}
        order["chance"] = chance.environment()[chance.SEED]
        pid, port = (await self._asked(order)).split()
        return int(pid), int(port)

    async def _asked(self, order: dict[str, object] | None) -> bytes:
        async with self.lock:
            return await asyncio.to_thread(self._ask, json.dumps(order).encode())

    def _ask(self, order: bytes) -> bytes:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(order + b"\n")
        self.process.stdin.flush()
        return self.process.stdout.readline()


def kill(pid: int) -> None:
    """Kill a server as a power loss would: at once, without any output."""
    os.kill(pid, signal.SIGKILL)


async def gone(pid: int) -> None:
    """Wait until a killed process no longer exists."""
    while True:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return
        await asyncio.sleep(0.002)


if __name__ == "__main__":
    main()
