"""Whole games on a page, decision by decision: the server is played by a match in this process."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

import rascals
from tests.web.people import BOARDS, against_bots, open_lobby

SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
EDITIONS = ("v1", "v2", "v3", "v4", "v5")


@dataclass(frozen=True)
class Table:
    """A game with its number of players and, where it has some, its edition."""

    game: str
    players: int
    edition: str | None = None

    def match(self, seed: int) -> rascals.Match:
        """Return a new match."""
        more = {} if self.edition is None else {"edition": self.edition}
        return rascals.game(self.game, players=self.players, **more).new(seed=seed)

    @property
    def name(self) -> str:
        """A short name of the table, for files and messages."""
        return "-".join([self.game, *([self.edition] if self.edition else []), str(self.players)])


def decisions(table: Table, seed: int, seat: int = 0) -> Iterator[rascals.Match]:
    """Play a whole game by moves drawn from a seed; yield the match whenever the seat is asked, and at the end."""
    match, chance = table.match(seed), random.Random(seed)
    while not match.over:
        if seat in match.acting:
            yield match
        mover = seat if seat in match.acting else match.acting[0]
        match.play(mover, match.random_move(mover, chance))
    yield match


def log_of(match: rascals.Match, seat: int) -> list[dict[str, Any]]:
    """Return the lines of the log that the seat has read, the latest hundred."""
    lines = []
    for ply in match.history:
        events = [seen for event in ply.events if (seen := event.seen_by(seat)) is not None]
        if events:
            lines.append({"n": len(lines), "at": 0, "seat": ply.seat, "events": events, "standin": False})
    return lines


class Shown:
    """A page at a table of the server whose moments are those of matches in this process."""

    def __init__(self, page: Page, server: str, table: Table, seat: int = 0) -> None:
        self.page, self.table, self.seat = page, table, seat
        self.match = table.match(0)
        self.socket: WebSocketRoute | None = None
        self.snapshot: dict[str, Any] = {}
        self.sequence = 1_000
        self.decision = 0
        page.route_web_socket("**/ws/v1/tables/*", self._connected)
        open_lobby(page, server, "Ada")
        more = {"edition": table.edition} if table.edition else {}
        against_bots(page, server, table.game, table.players, **more)
        expect(page.locator(BOARDS)).to_be_visible()

    def _connected(self, socket: WebSocketRoute) -> None:
        server, self.socket = socket.connect_to_server(), socket

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "snapshot" and not self.snapshot:
                self.snapshot = told
                socket.send(message)
            elif told["type"] == "pong":
                socket.send(message)

        def asked(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] in {"preview", "why"}:
                socket.send(json.dumps({"type": told["type"], "id": told["id"]} | self._answer(told)))
            elif told["type"] in {"hello", "ping"}:
                server.send(message)

        server.on_message(hear)
        socket.on_message(asked)

    def _answer(self, told: dict[str, Any]) -> dict[str, Any]:
        """Say what may follow a draft, or why a move is refused."""
        if told["type"] == "preview":
            moves, complete = self.match.preview(self.seat, told["draft"])
            return {"moves": [move.json() for move in moves], "complete": complete}
        refused = self.match.why_not(self.seat, told["move"])
        if refused is None:
            return {"legal": True, "reason": None, "clause": None}
        reason = {"id": refused.reason, "args": dict(refused.args)}
        return {"legal": False, "reason": reason, "clause": refused.clause}

    def show(self, match: rascals.Match) -> None:
        """Show the moment of a match, as to somebody who comes to the table now."""
        assert self.socket is not None
        self.match = match
        self.sequence += 1
        self.decision += 1
        acting = self.seat in match.acting
        status = "over" if match.over else "playing"
        over = {"scores": match.scores, "winners": match.winners} if match.over else {}
        self.socket.send(
            json.dumps(
                self.snapshot
                | {
                    "seq": self.sequence,
                    "view": match.view(self.seat),
                    "log": log_of(match, self.seat),
                    "moves": [move.json() for move in match.legal(self.seat)] if acting else [],
                    "decision": self.decision if acting else None,
                    "table": self.snapshot["table"] | {"status": status} | over,
                }
            )
        )
        self.page.wait_for_function(
            "([asked, at]) => document.querySelector(`section.board[data-decision='${at}']`) !== null || !asked",
            arg=[acting, self.decision],
        )
        self.page.evaluate(SETTLED)
