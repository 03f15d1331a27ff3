"""A fork server starts servers quickly: a process that has everything imported and forks a real server for each order.

Run as a program it reads orders from standard input, one JSON array of command-line settings a line, and
answers each with ``PID PORT`` once that server listens. A server so made is an ordinary process with its own
sockets, threads and files: it can be killed at any moment. End of input ends the fork_server and its servers.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from typing import Self

from rascals.server.app import serve
from rascals.server.settings import read_settings
from tests import chance

BOTS = {"bot_seconds": 60, "bot_simulations": 5}  # however slow the machine is, they play the same


def child(order: dict[str, object], answers: int) -> None:
    """Serve as ordered; say where on `answers`, in one line."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    chance.fix(str(order.pop("chance")))

    def ready(port: int) -> None:
        os.write(answers, f"{os.getpid()} {port}\n".encode())

    serve(read_settings(order, {}), ready)


def main() -> None:
    """Fork a server for each line of input."""
    answers = os.dup(1)
    os.dup2(2, 1)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # a child that ends is forgotten at once
    children = []
    for line in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os.close(0)
            child(json.loads(line), answers)
            os._exit(0)
        children.append(pid)
    for pid in children:
        try:
            os.kill(pid, signal.SIGKILL)
        except ProcessLookupError:
            continue


class ForkServer:
    """The fork_server from outside. Use as an asynchronous context."""

    async def __aenter__(self) -> Self:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            __file__,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=os.environ | chance.environment(),
        )
        self.lock = asyncio.Lock()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()

    async def start(self, **settings: object) -> tuple[int, int]:
        """Start a server on a free port; its process id and port."""
        order = {"port": 0, "log_level": "error", "log_format": "json", **BOTS, **settings}
        order["chance"] = chance.environment()[chance.SEED]
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        async with self.lock:
            self.process.stdin.write(json.dumps(order).encode() + b"\n")
            await self.process.stdin.drain()
            pid, port = (await asyncio.wait_for(self.process.stdout.readline(), 300)).split()
        return int(pid), int(port)


def kill(pid: int) -> None:
    """End a server as a loss of power would: at once, without a word."""
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
