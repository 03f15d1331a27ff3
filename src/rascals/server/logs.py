"""The server's log lines: structured, one JSON object a line, or coloured text on a terminal.

What may be logged is an allow-list: only the keys in `SHOWN` are written with their values; any other key appears with
``[hidden]``. So a new field in the code can never leak a hand, a move, a token or a seed into a file by accident.
Everything in a text that looks like a token, or a code in a URL, is masked. An exception is logged as its type and
traceback locations; its message, which might quote what a client sent, is left out unless it comes from the system or
the database. No value can control the terminal on which the log is read, or begin a new line. Lines of other libraries
(uvicorn, SQLAlchemy) are handled in the same way.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Callable, MutableMapping
from typing import IO, Any

import structlog

from rascals.core.untrusted_text import shown, shown_lines
from rascals.server.errors import StoreError
from rascals.server.loggers import SHOWN
from rascals.server.settings import Settings

HIDDEN = "[hidden]"
# Tokens have 43 characters, digests and seeds 64: nothing that may be shown has 32 in a row.
_LONG = re.compile(r"[A-Za-z0-9_-]{32,}")
_CODE_IN_PATH = re.compile(r"(/j/)[^/?#\s\"']+")
_QUERY = re.compile(r"\?[^\s\"']*")
_CREDENTIALS = re.compile(r"//[^/@\s]+@")

Event = MutableMapping[str, Any]


def mask_text(text: str) -> str:
    """Return a text with everything masked that looks like a token, a join code, a query or a password."""
    text = _CREDENTIALS.sub(f"//{HIDDEN}@", text)
    text = _CODE_IN_PATH.sub(rf"\g<1>{HIDDEN}", text)
    return _LONG.sub(HIDDEN, _QUERY.sub("", text))


def mask(_logger: Any, _method: str, event: Event) -> Event:
    """Structlog processor: hide every value that is not known to be harmless."""
    for key, value in event.items():
        if key.startswith("_"):
            continue  # structlog's own, removed before rendering
        event[key] = _harmless(value, shown_lines if key == "exception" else shown) if key in SHOWN else HIDDEN
    return event


def _harmless(value: Any, cleaned: Callable[[str], str]) -> Any:
    """Return a plain value, masked and cleaned; containers and other objects become ``[hidden]``."""
    if value is None or isinstance(value, bool | int | float):
        return value
    return cleaned(mask_text(value)) if isinstance(value, str) else HIDDEN


def unfold(_logger: Any, _method: str, event: Event) -> Event:
    """Structlog processor: add the values of our own lines, and an exception as its type and where it was raised.

    The exception's message is left out, and its traceback is removed from the record, or it would be written as well.
    """
    record: logging.LogRecord = event["_record"]
    event.update(getattr(record, "structured", {}))
    error = record.exc_info[1] if record.exc_info else None
    record.exc_info = record.exc_text = None
    if error is not None:
        event["exception"] = "\n".join(_traceback(error))
    return event


def _traceback(error: BaseException) -> list[str]:
    lines: list[str] = []
    current: BaseException | None = error
    while current is not None and len(lines) < 60:
        lines.append(f"{type(current).__module__}.{type(current).__qualname__}{_message(current)}")
        frames = traceback.extract_tb(current.__traceback__)
        lines += [f"  {frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-12:]]
        current = current.__cause__ or current.__context__
    return lines


def _message(error: BaseException) -> str:
    """Return the message of an error of the system or the database, which never quotes a client."""
    return f": {shown(mask_text(str(error)))}" if isinstance(error, OSError | StoreError) else ""


def formatter(*, pretty: bool) -> structlog.stdlib.ProcessorFormatter:
    """Return the formatter for all lines, our own and those of other libraries."""
    renderer: Any = structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.stdlib.add_logger_name,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            unfold,
            mask,
        ],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )


def configure(settings: Settings, stream: IO[str] | None = None) -> None:
    """Send all log lines of the process to a stream (standard error) in the settings' form and level."""
    out = stream or sys.stderr
    pretty = settings.log_format == "console" or (settings.log_format == "auto" and out.isatty())
    handler = logging.StreamHandler(out)
    handler.setFormatter(formatter(pretty=pretty))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    logging.getLogger("rascals").setLevel(level)
    root.setLevel(max(level, logging.INFO))  # below that, libraries log every message
    for name in ("sqlalchemy", "asyncio", "alembic"):  # their other lines quote statements, addresses and parameters
        logging.getLogger(name).setLevel(logging.WARNING)
    logging.getLogger("uvicorn.access").setLevel(logging.CRITICAL)
