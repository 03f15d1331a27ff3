"""The loggers of the server's parts, on top of Python's own logging.

On an owner's server `rascals.server.logs` writes their lines, structured and without secrets.
"""

from __future__ import annotations

import logging
from typing import Any

# What may be logged: only these keys are written with their values, so that no new field can leak a hand, a move, a
# token or a seed by accident.
SHOWN = frozenset({
    "event", "level", "logger", "timestamp", "exception",
    "table", "seat", "n", "code", "kind", "outcome", "reason", "clause", "limit", "status", "method", "route",
    "count", "tables", "seats", "games", "seconds", "ms", "bytes", "attempt", "version", "run", "process",
    "host", "port", "url", "database", "workers", "game", "players", "bot", "error", "operation", "retention_days",
})  # fmt: skip


class Logger:
    """Logs events with values: ``log.info("table made", table=id, game="felicity")``; see `SHOWN` for the keys."""

    def __init__(self, name: str) -> None:
        self._log = logging.getLogger(name)

    def info(self, event: str, **values: Any) -> None:
        """Log an event."""
        self._write(logging.INFO, event, values)

    def warning(self, event: str, *, exc_info: BaseException | None = None, **values: Any) -> None:
        """Log a failure after which the server retries, or does without."""
        self._write(logging.WARNING, event, values, exc_info)

    def error(self, event: str, *, exc_info: BaseException | None = None, **values: Any) -> None:
        """Log an error."""
        self._write(logging.ERROR, event, values, exc_info)

    def exception(self, event: str, **values: Any) -> None:
        """Log an error with the exception that is being handled."""
        self._write(logging.ERROR, event, values, exc_info=True)

    def _write(
        self, level: int, event: str, values: dict[str, Any], exc_info: BaseException | bool | None = None
    ) -> None:
        shown = {name: value for name, value in values.items() if name in SHOWN}
        own = {"structured": {"event": event, **values}}
        self._log.log(level, "%s %s", event, shown, exc_info=exc_info, extra=own)


def logger(name: str = "rascals") -> Logger:
    """Return the logger of a part of the server."""
    return Logger(name)
