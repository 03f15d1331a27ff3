"""The server's log lines: structured, one JSON object a line, or coloured text on a terminal.

What may be logged is an allow-list: only the keys in `SHOWN` are written with their values; any other key
appears with ``[hidden]``. So a new field in the code can never leak a hand, a move, a token or a seed into a
file by accident. Everything in a text that looks like a token, or a code in an address, is masked. An exception
is logged as its type and traceback locations; its message, which might quote what a client sent, is left out
unless it comes from the system or the database. No value can control the terminal on which the log is read, or
begin a new line. Lines of other libraries (uvicorn, SQLAlchemy) are handled in the same way.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Callable, Mapping, MutableMapping
from typing import IO, Any

import structlog

from rascals.core.untrusted_text import shown, shown_lines
from rascals.server.errors import StoreError
from rascals.server.loggers import SHOWN, write_by
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


def describe_exception(_logger: Any, _method: str, event: Event) -> Event:
    """Structlog processor: turn an exception into its type and traceback locations, without its message."""
    info = event.pop("exc_info", None)
    error = sys.exc_info()[1] if info is True else info[1] if isinstance(info, tuple) else info
    if isinstance(error, BaseException):
        event["exception"] = "\n".join(_places(error))
    return event


def _places(error: BaseException) -> list[str]:
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


_SHARED: tuple[Any, ...] = (
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    describe_exception,
    mask,
)


def formatter(*, pretty: bool) -> structlog.stdlib.ProcessorFormatter:
    """Return the formatter for all lines, our own and those of other libraries."""
    renderer: Any = structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[_drop_extra, *_SHARED],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )


def _drop_extra(_logger: Any, _method: str, event: Event) -> Event:
    """Structlog processor: move the exception of another library's log record to where our own are formatted."""
    record = event.get("_record")
    if record is not None and record.exc_info:
        event["exc_info"] = record.exc_info
        record.exc_info = record.exc_text = None
    return event


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
    root.setLevel(max(level, logging.INFO))  # below that, libraries log every message that passes
    _quieten({"sqlalchemy": logging.WARNING, "asyncio": logging.WARNING})
    _quieten({"alembic": logging.WARNING, "uvicorn.access": logging.CRITICAL})
    structlog.configure(
        processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.make_filtering_bound_logger(settings.log_level),
        cache_logger_on_first_use=False,
    )


def _quieten(levels: Mapping[str, int]) -> None:
    """Yield the loggers of libraries whose debug lines would quote statements, addresses and parameters."""
    for name, level in levels.items():
        logging.getLogger(name).setLevel(level)


write_by(structlog.stdlib.get_logger)  # importing this module chooses structlog
