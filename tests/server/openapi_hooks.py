"""Schemathesis hooks for this server: a real table for every request, and how valid ones may be answered.

Read by `st run` in a separate process (SCHEMATHESIS_HOOKS); STATE gives the state of the tables.
"""

from __future__ import annotations

import json
import os
import urllib.request
from functools import cache
from typing import Any

import schemathesis
from schemathesis import GenerationMode

STATE = os.environ.get("STATE", "open")  # open, playing or over
TABLE = "0" * 20  # stands in the configuration for a table in that state
MALFORMED = {"bad", "error-bad"}  # a body that cannot be decoded as declared


def ask(base: str, path: str, body: dict[str, Any] | None = None, token: str | None = None) -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{base}/api/v1{path}", data=data, headers=headers)  # noqa: S310 - our own
    with urllib.request.urlopen(request, timeout=300) as answer:  # noqa: S310
        return json.load(answer)


def table(base: str) -> tuple[str, str]:
    """Make a table in the wanted state; return its id and its host's token."""
    if STATE == "open":
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        seated = ask(base, "/tables", {"game": "felicity", "players": 3, "nickname": "Ada", "seats": seats})
    else:
        quick = {"game": "felicity", "players": 3, "level": "random", "nickname": "Ada"}
        seated = ask(base, "/quick", quick)
    name, token = seated["table"]["id"], seated["token"]
    if STATE == "over":
        ask(base, f"/tables/{name}/standin", {"seat": 0, "on": True, "bot": "random"}, token)
        while ask(base, f"/tables/{name}")["status"] != "over":
            pass
    return name, token


lasting = cache(table)  # reading changes nothing: one table is enough


@schemathesis.hook
def before_call(_context: Any, case: Any, _kwargs: Any) -> None:
    """Send the request to a real table, with its host's token if it has a token at all."""
    if (case.path_parameters or {}).get("id") != TABLE:
        return
    base = case.operation.base_url.rstrip("/")
    name, token = (lasting if case.method == "GET" or STATE == "over" else table)(base)
    case.path_parameters = {**case.path_parameters, "id": name}
    if "Authorization" in (case.headers or {}):
        case.headers["Authorization"] = f"Bearer {token}"


@schemathesis.check
def what_is_declared_can_be_read(_context: Any, response: Any, case: Any) -> None:
    """A body that fits the document is never refused for its form, unless it is too long.

    Except that 11.0 is an integer in JSON schemas, but not here.
    """
    valid = case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE
    if valid and response.status_code == 400:
        error = response.json()["error"]
        assert error["reason"]["id"] not in MALFORMED or "got `float`" in error["text"], error
