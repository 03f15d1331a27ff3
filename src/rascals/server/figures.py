"""A server's metrics when nobody collects them; `rascals.server.metrics` has those of an owner's server."""

from __future__ import annotations

from typing import Any

MEDIA = "text/plain; charset=utf-8"


class NoMetrics:
    """A metric that records nothing."""

    def labels(self, *_values: str) -> NoMetrics:
        """Return the metric for these labels."""
        return self

    def _record(self, *_value: float) -> None:
        pass

    inc = dec = set = observe = _record


class ServerMetrics:
    """The metrics of one server, none of them recorded; `Metrics` describes each. Durations are in seconds."""

    media = MEDIA

    def __init__(self) -> None:
        none: Any = NoMetrics()
        self.commands = self.command_seconds = self.bot_seconds = self.bot_failures = self.store_seconds = none
        self.sockets = self.tables = self.damaged = none
        self.rejections = self.notices = self.messages = self.slow = self.passed_on = none

    def observe_command(self, outcome: str, seconds: float) -> None:
        """Count a command that was acknowledged, and record how long that took."""
        self.commands.labels(outcome).inc()
        self.command_seconds.observe(seconds)

    def observe_bot(self, seconds: float, failure: str | None) -> None:
        """Record how long a bot thought, and count its failure if it failed."""
        self.bot_seconds.observe(seconds)
        if failure is not None:
            self.bot_failures.labels(failure).inc()

    def observe_store(self, operation: str, seconds: float) -> None:
        """Record the duration of a transaction of the store."""
        self.store_seconds.labels(operation).observe(seconds)

    def render(self) -> bytes | None:
        """Return the page of metrics, of type `media`; None if there is none."""
        return None
