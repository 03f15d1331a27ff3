"""Rejecting what a client sent: as an exception, and as an answer by middleware, before any endpoint is reached."""

from __future__ import annotations

from typing import Any

import msgspec
from starlette.types import Send

from rascals.core.errors import RascalsError

BAD = "error-bad"  # the text for everything that only a faulty client sends


class Invalid(RascalsError):
    """What a client sent is refused: `reason` (a text id), `args`, and the sentence in English."""

    reason: str

    def __init__(self, reason: str, text: str, **args: Any) -> None:
        super().__init__(text)
        self.reason = reason
        self.args_ = args


def error_body(code: str, reason: str, text: str, **args: Any) -> bytes:
    """Return the JSON body of a refusal, in the form of all the server's errors."""
    error = {"code": code, "reason": {"id": reason, "args": args}, "text": text, "clause": None}
    return msgspec.json.encode({"error": error})


async def refuse(send: Send, status: int, code: str, reason: str, text: str, **args: Any) -> None:
    """Answer with an error and close the connection."""
    body = error_body(code, reason, text, **args)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"connection", b"close"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
