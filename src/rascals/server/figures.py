"""The figures of a server that nobody collects; `rascals.server.metrics` has those of an owner's server."""

from __future__ import annotations

from typing import Any

MEDIA = "text/plain; charset=utf-8"


class Uncounted:
    """A figure that records nothing."""

    def labels(self, *_values: str) -> Uncounted:
        """Return the figure for these labels."""
        return self

    def inc(self) -> None:
        """Count one more."""

    def dec(self) -> None:
        """Count one less."""

    def set(self, value: float) -> None:
        """Set the figure."""


class Figures:
    """The figures of one server, none of them recorded; `Metrics` describes each. Durations are in seconds."""

    media = MEDIA

    def __init__(self) -> None:
        none: Any = Uncounted()
        self.commands = self.sockets = self.tables = self.damaged = none
        self.rejections = self.notices = self.messages = self.slow = self.passed_on = none

    def observe_command(self, outcome: str, seconds: float) -> None:
        """Count a command that was acknowledged, and record how long that took."""

    def observe_bot(self, seconds: float, failure: str | None) -> None:
        """Record how long a bot thought, and count its failure if it failed."""

    def observe_store(self, operation: str, seconds: float) -> None:
        """Record the duration of a transaction of the store."""

    def render(self) -> bytes | None:
        """Return the page on which the figures are collected, of type `media`; None if there is none."""
        return None
