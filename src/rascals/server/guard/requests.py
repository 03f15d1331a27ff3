"""A request's headers, and refusals of what a client sent: the exception, and the answer of middleware."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.types import Send

from rascals.core.errors import RascalsError


def words(scope: Mapping[str, Any], name: str) -> list[str]:
    """Return the items of a list header; several lines of that name are one list, in their order (RFC 9110, 5.3)."""
    wanted = name.lower().encode()
    lines = [bytes(value).decode("latin-1") for key, value in scope["headers"] if bytes(key).lower() == wanted]
    return [word.strip() for line in lines for word in line.split(",")]


def header(scope: Mapping[str, Any], name: str) -> str | None:
    """Return the value of a request header (the first of that name); None if it is missing."""
    wanted = name.lower().encode()
    for key, value in scope["headers"]:
        if bytes(key).lower() == wanted:
            return bytes(value).decode("latin-1")
    return None


BAD = "error-bad"  # the text for what only a faulty client sends


class Invalid(RascalsError):
    """What a client sent is refused: `reason` (a text id), `args`, and the sentence in English."""

    reason: str

    def __init__(self, reason: str, text: str, **args: Any) -> None:
        super().__init__(text)
        self.reason = reason
        self.args_ = args


def error_body(code: str, reason: str, text: str, **args: Any) -> bytes:
    """Return the JSON body of a refusal, in the form of all errors of the server."""
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
