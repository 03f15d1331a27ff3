"""Error responses: a status, a code, a reason (a text id, for translation) and a sentence in English."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType
from starlette.requests import Request
from starlette.responses import Response

from rascals.core.errors import RascalsError
from rascals.server.errors import Unfit
from rascals.server.guard.requests import Invalid
from rascals.server.loggers import logger
from rascals.server.tables.fairness import TooMany
from rascals.server.wire import ErrorBody, ErrorInfo, Reason
from rascals.table import Refused, Unproved
from rascals.table.messages import Snapshot, encode
from rascals.words import Words

log = logger("rascals.server")

STATUS: Mapping[str, int] = {
    "bad": 400,
    "forbidden": 403,
    "illegal": 422,
    "not_found": 404,
    "not_now": 409,
    "not_your_decision": 409,
    "over": 409,
    "rate": 429,
    "server": 503,
    "stale": 409,
    "unauthorized": 401,
}
# The HTTP status of reasons that a table reports as "bad": 403, only somebody else may do this; 404, there is no such
# table; 409, not in the table's present state.
FORBIDDEN = ("host-only", "kicked", "code-needed")
NOT_NOW = (
    "table-open", "table-started", "table-calling", "not-calling", "not-over", "seats-open", "seat-taken", "table-full",
    "kick-nobody", "device-last", "not-absent", "absent-briefly", "standin-own", "pause-shared", "coach-agree",
    "condition-not-now", "phrase-promises",
)  # fmt: skip
CODES: Mapping[str, str] = {
    "no-code": "not_found",
    **dict.fromkeys(FORBIDDEN, "forbidden"),
    **dict.fromkeys(NOT_NOW, "not_now"),
}


class Problem(Exception):
    """A refused request, which has changed nothing. `snapshot`: what the seat may know now, after `stale`."""

    snapshot: Snapshot | UnsetType = UNSET

    def __init__(self, code: str, reason: str, text: str | None = None, clause: str | None = None, **args: Any) -> None:
        super().__init__(text or reason)
        self.code, self.reason, self.args_, self.clause = code, reason, args, clause
        self.text = text or sentence(reason, args)

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.code]

    def body(self) -> bytes:
        """The JSON body of the response."""
        reason = Reason(id=self.reason, args=self.args_)
        error = ErrorInfo(code=self.code, reason=reason, text=self.text, clause=self.clause)
        return encode(ErrorBody(error=error, snapshot=self.snapshot))

    @property
    def headers(self) -> dict[str, str] | None:
        """The headers that HTTP requires: how long to wait, or how to authenticate."""
        if self.code == "rate":
            return {"retry-after": str(int(self.args_.get("seconds", 1)))}
        return {"www-authenticate": "Bearer"} if self.code == "unauthorized" else None


def sentence(reason: str, args: Mapping[str, Any]) -> str:
    """Return the English sentence of a reason; the reason itself if it has no text."""
    words, message = Words("en"), f"error-{reason}"
    return words.text(message, **args) if words.has(message) else reason


def problem_of(error: Exception) -> Problem:
    """Return the response for an error: with details if it is the client's mistake, without any if it is ours."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, Refused):
        code = CODES.get(error.reason, error.code) if error.code == "bad" else error.code
        return Problem(code, error.reason, error.text, error.clause, **error.args_)
    if isinstance(error, Unproved):
        return Problem("unauthorized", "token-expired")
    if isinstance(error, Invalid):
        return Problem("bad", error.reason.removeprefix("error-"), str(error), **error.args_)
    if isinstance(error, TooMany):
        return Problem("rate", "rate", seconds=10)
    if isinstance(error, RascalsError):
        return _of_choice(error)
    return Problem("bad", "unfit") if isinstance(error, Unfit) else Problem("server", "server")


def _of_choice(error: RascalsError) -> Problem:
    """Return the response for an invalid choice: with its reason and values, so that clients can translate it."""
    if error.reason is None:
        return Problem("bad", "bad-option", str(error), problem=str(error))
    return Problem("bad", error.reason.removeprefix("error-"), str(error), **_plain(error.values))


def _plain(values: Mapping[str, Any]) -> dict[str, Any]:
    """Return an error's values in JSON types; an error among them becomes its reason and values."""
    return {name: _plain_value(value) for name, value in values.items()}


def _plain_value(value: Any) -> Any:
    if isinstance(value, RascalsError):
        return {"id": value.reason, "args": _plain(value.values)} if value.reason else str(value)
    return value if isinstance(value, str | int | float | bool | list | dict | None) else str(value)


async def answer_problem(request: Request, error: Exception) -> Response:
    """Answer a request with the response for an error; a fault of the server itself is logged."""
    problem = problem_of(error)
    if problem.code == "server" and error is not problem:
        log.error("request failed", method=request.method, exc_info=error)
    return Response(problem.body(), problem.status, problem.headers, "application/json")
