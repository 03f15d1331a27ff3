"""A server in the test's own process, for the promises that need no crash."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Self

import httpx2
import pytest

from rascals.server.app import create_app
from rascals.server.limits import DEFAULT_RULES, Limits, Rule
from rascals.server.tables.bot_workers import InThread
from rascals.server.tables.thinking import Thinker
from tests.asking import Client
from tests.server.serving import FEW, settings

HOST = "http://127.0.0.1:8000"
API = "/api/v1"
UNLIMITED = {name: Rule(10**9, 1, by_address=rule.by_address) for name, rule in DEFAULT_RULES.items()}


class Served:
    """A running server, and requests to it as anybody."""

    def __init__(
        self,
        folder: Path,
        *,
        limits: Limits | None = None,
        client: str = "127.0.0.1",
        clock: Callable[[], int] | None = None,
    ) -> None:
        self.database = folder / "games.db"
        self.limits = limits or Limits(rules=UNLIMITED)
        chosen = settings(folder, database=f"sqlite:///{self.database}")
        self.app = create_app(chosen, clock=clock, thinker=Thinker(1, InThread, FEW), limits=self.limits)
        self.client = Client(self.app, client, raises=False, base_url=HOST)

    def __enter__(self) -> Self:
        self.client.__enter__()
        return self

    def __exit__(self, *error: object) -> None:
        self.client.__exit__(*error)

    def ask(self, method: str, path: str, token: str | None = None, **request: Any) -> httpx2.Response:
        """A request with or without a token, and never with a cookie."""
        self.client.cookies.clear()
        headers = request.pop("headers", {}) | ({} if token is None else {"Authorization": f"Bearer {token}"})
        answer = self.client.request(method, API + path, headers=headers, **request)
        self.client.cookies.clear()
        return answer

    def made(self, *names: str, **wanted: Any) -> tuple[str, list[str]]:
        """A table with a person for each name, the other seats open; returns its id and the persons' tokens."""
        asked = {"game": "felicity", "players": 4, "nickname": names[0], **wanted}
        seated = self.ask("POST", "/tables", json=asked).json()
        table, found = seated["table"]["id"], [seated["token"]]
        found += [self.joined(table, name, found[0]) for name in names[1:]]
        return table, found

    def joined(self, table: str, name: str, host: str) -> str:
        """Another person at a table, invited by somebody there; returns their token."""
        code = self.ask("GET", f"/tables/{table}", host).json()["code"]
        token: str = self.ask("POST", "/join", json={"code": code, "nickname": name}).json()["token"]
        return token

    def playing(self, players: int = 4, **wanted: Any) -> tuple[str, list[str]]:
        """A table with people only, in play."""
        table, found = self.made(*(f"Person {seat}" for seat in range(players)), players=players, **wanted)
        assert self.ask("POST", f"/tables/{table}/start", found[0], json={}).is_success
        return table, found

    def view(self, table: str, token: str | None = None) -> Any:
        return self.ask("GET", f"/tables/{table}/view", token).json()

    def play(self, table: str, tokens: list[str], most: int = 10**6) -> int:
        """Play the first legal move of a seat to act, a number of times or to the end; return how often."""
        for count in range(most):
            acting = (self.view(table)["view"]["acting"] or [None])[0]
            if acting is None:
                return count
            mine = self.view(table, tokens[acting])
            command = {"id": secrets.token_hex(8), "decision": mine["decision"], "move": mine["moves"][0]["move"]}
            answer = self.ask("POST", f"/tables/{table}/commands", tokens[acting], json=command)
            assert answer.is_success, answer.text
        return most

    def socket(self, table: str, token: str | None = None, **headers: str) -> Any:
        """A WebSocket of a seat or a spectator."""
        given = headers | ({} if token is None else {"Authorization": f"Bearer {token}"})
        return self.client.websocket_connect(f"ws://127.0.0.1:8000/ws/v1/tables/{table}", headers=given)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with Served(tmp_path) as found:
        yield found
