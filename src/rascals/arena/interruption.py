"""Treats Ctrl-C as a request to stop soon, not as an exception in the middle of a sum."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from types import FrameType
from typing import Any, Self


class Interruption:
    """While entered, the first Ctrl-C sets `requested` and calls `then`; a second one interrupts as usual.

    Only the main thread can set signal handlers; in other threads this does nothing.
    """

    def __init__(self, then: Callable[[], None] | None = None) -> None:
        self.requested = False
        self._then = then
        self._before: Any = None

    def __enter__(self) -> Self:
        if threading.current_thread() is threading.main_thread():
            self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        self._restore()

    def _note(self, number: int, frame: FrameType | None) -> None:
        del number, frame
        self.requested = True
        self._restore()
        if self._then is not None:
            self._then()

    def _restore(self) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)
            self._before = None
