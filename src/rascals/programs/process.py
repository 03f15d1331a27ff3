"""A running program: lines to it and from it, with a deadline for each wait, so that it can never block its host."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Mapping, Sequence
from queue import Empty, SimpleQueue
from threading import Lock, Thread
from time import monotonic
from typing import IO

from rascals.bots.interface import never
from rascals.programs.confinement import ProgramLimits, Running
from rascals.programs.messages import FaultKind, Garbage, Message, ProgramMessage, Quit, line_of, of_program

_CHUNK = 1 << 16
_TAIL = 2000  # the last bytes of the standard error to keep
_POLL = 0.05  # seconds between checks whether a request is cancelled


class ProtocolError(Exception):
    """What a program did wrong: the kind of fault, and a sentence about it."""

    def __init__(self, kind: FaultKind, text: str) -> None:
        super().__init__(text)
        self.kind: FaultKind = kind


class ProgramProcess:
    """A program's process with the threads that read and write its pipes. ProtocolError if it cannot be started."""

    def __init__(self, command: Sequence[str], limits: ProgramLimits, environment: Mapping[str, str]) -> None:
        try:
            self._running = Running(command, limits, environment)
        except OSError as error:
            raise ProtocolError("crash", f"it cannot be started: {error}") from error
        self._limits = limits
        self._received: SimpleQueue[bytes | ProtocolError | None] = SimpleQueue()  # None: nothing will follow
        self._to_send: SimpleQueue[bytes | None] = SimpleQueue()
        self._unread, self._lock = 0, Lock()
        self._errors = b""
        self.ended = False
        stdin, stdout, stderr = self._running.pipes
        works: list[tuple[Callable[[IO[bytes]], None], IO[bytes]]] = [
            (self._write, stdin), (self._read, stdout), (self._keep_errors, stderr)
        ]  # fmt: skip
        self._threads = [Thread(target=work, args=[pipe], daemon=True) for work, pipe in works]
        for thread in self._threads:
            thread.start()

    def say(self, message: Message) -> None:
        """Send a message; this never waits."""
        self.say_line(line_of(message))

    def say_line(self, line: bytes) -> None:
        """Send a line, whatever it is; this never waits."""
        self._to_send.put(line)

    def listen_anew(self) -> None:
        """Restart the count of what the program writes: a request follows."""
        with self._lock:
            self._unread = 0

    def line(
        self, deadline: float, cancelled: Callable[[], bool] = never, now: Callable[[], float] = monotonic
    ) -> bytes | None:
        """Return the next line; None if none comes by the deadline or once `cancelled`. ProtocolError if none can.

        `deadline` is a time of the clock `now`. A line that has arrived counts even after the deadline.
        """
        while True:
            left = max(0.0, deadline - now())
            try:
                line = self._received.get(timeout=left if cancelled is never else min(left, _POLL))
            except Empty:
                if cancelled() or now() >= deadline:
                    return None
                continue
            if line is None:
                raise ProtocolError("crash", self._ending())
            if isinstance(line, ProtocolError):
                raise line
            if line.strip():
                return line

    def _ending(self) -> str:
        """Return how the program ended."""
        code = self._running.wait(self._limits.grace)
        self.end()
        how = "it closed its output" if code is None else f"it ended with exit code {code}"
        last = self._errors.decode("utf-8", "replace").strip()
        return f"{how}: {last}" if last else how

    def quit(self) -> bool:
        """Ask it to end, and end it if it does not; return whether it ended by itself in time, with exit code 0."""
        if not self.ended:
            self.say(Quit())
        return self.close_input()

    def close_input(self) -> bool:
        """Close its input, and end it if it does not end; return whether it ended by itself, as for `quit`."""
        self._to_send.put(None)
        code = self._running.wait(self._limits.grace)
        self.end()
        return code == 0

    def end(self) -> None:
        """End it now, with all processes that it has started."""
        self.ended = True
        self._to_send.put(None)
        self._running.end()
        for thread, pipe in zip(self._threads, self._running.pipes, strict=True):
            thread.join(self._limits.grace)
            if not thread.is_alive():
                pipe.close()

    # ------------------------------------------------------------ the threads

    def _write(self, pipe: IO[bytes]) -> None:
        with contextlib.suppress(OSError):  # it has ended, or closed its input: the reading thread notices
            while (line := self._to_send.get()) is not None:
                rest = memoryview(line)
                while rest:
                    rest = rest[pipe.write(rest) :]
        with contextlib.suppress(OSError):
            pipe.close()

    def _read(self, pipe: IO[bytes]) -> None:
        """Put each line into the queue; stop if there are too many bytes."""
        rest = b""
        while chunk := _chunk(pipe):
            with self._lock:
                self._unread += len(chunk)
                unread = self._unread
            *lines, rest = (rest + chunk).split(b"\n")
            longest = max(map(len, (*lines, rest)))
            if longest > self._limits.line:
                self._received.put(ProtocolError("flood", f"a line of more than {self._limits.line} bytes"))
                return
            if unread > self._limits.output:
                self._received.put(ProtocolError("flood", f"more than {self._limits.output} bytes for one answer"))
                return
            for line in lines:
                self._received.put(line)
        self._received.put(None)

    def _keep_errors(self, pipe: IO[bytes]) -> None:
        while chunk := _chunk(pipe):
            self._errors = (self._errors + chunk)[-_TAIL:]


def understood(line: bytes) -> ProgramMessage | None:
    """Return the message of a line; None for an unknown type. ProtocolError if it is not a message."""
    try:
        return of_program(line)
    except Garbage as error:
        raise ProtocolError("garbage", str(error)) from error


def _chunk(pipe: IO[bytes]) -> bytes:
    """Return what has arrived; empty at the end."""
    try:
        return os.read(pipe.fileno(), _CHUNK)
    except (OSError, ValueError):
        return b""
