"""A table with its own clock, whose log goes through bytes: how tests drive a table."""

from __future__ import annotations

import random
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from rascals.table import (
    BotMove,
    Command,
    CommandResult,
    Entry,
    Header,
    PlaceBot,
    Play,
    Post,
    Refused,
    Sit,
    Start,
    Table,
    Viewer,
    pack,
    read_table_event,
)
from rascals.table.messages import ClockPlan, LogEntry, Snapshot, encode

SECRET = b"a secret of thirty-two bytes ..."


def header(game: str = "felicity", players: int = 4, **more: Any) -> Header:
    more = {"options": {}, "created": 0, **more}
    return Header(id="t1", code="CDFGHJ", game=game, players=players, commitment=sha256(SECRET).hexdigest(), **more)


class Sitting:
    """A table, the time, and what was written and sent."""

    def __init__(self, game: str = "felicity", players: int = 4, **more: Any) -> None:
        self.header = header(game, players, **more)
        self.table = Table(self.header, SECRET, run="run")
        self.now = 0
        self.log: list[Entry] = []
        self.told: dict[Viewer, list[dict[str, Any]]] = {}
        self.count = 0
        self.chance = random.Random(1)

    # ------------------------------------------------------------ doing

    def do(self, command: Command, after: int = 100) -> CommandResult:
        """Decide on and apply a command `after` milliseconds later; entries go through bytes, as in a store."""
        self.now += after
        result = self.table.decide(command, self.now)
        for entry in result.entries:
            self.log.append(Entry(entry.n, entry.at, entry.key, read_table_event(pack(entry.what))))
            self.hear(self.table.apply(entry, result.tried))
        return result

    def refusal(self, command: Command) -> tuple[str, str]:
        """Return code and reason of a refused command, after checking that it changed nothing."""
        before = self.state()
        with pytest.raises(Refused) as caught:
            self.do(command, after=0)
        assert self.state() == before
        assert str(caught.value)
        return caught.value.code, caught.value.reason

    def hear(self, posts: list[Post]) -> list[Post]:
        for post in posts:
            self.told.setdefault(post.viewer, []).append(msgspec.json.decode(post.data))
        return posts

    def seat(self, people: int, bots: str | None = None) -> Sitting:
        """Seat these people, and bots on the remaining seats; do not start."""
        for seat in range(people):
            self.do(Sit(f"P{seat}", token(seat), seat))
        for seat in range(people, self.header.players):
            if bots is not None:
                self.do(PlaceBot(0, seat, bots))
        return self

    def start(self) -> Sitting:
        self.do(Start(self.table.host or 0))
        return self

    def alarm(self) -> int | None:
        return self.table.alarm

    def heard(self, viewer: Viewer) -> list[LogEntry]:
        """A viewer's whole log, the snapshot's lines and the pages before them, decoded from bytes."""
        log = msgspec.json.decode(encode(self.table.snapshot(viewer, self.now)), type=Snapshot).log
        while log and log[0].n > 0:
            log = self.page(viewer, log[0].n) + log
        return log

    def page(self, viewer: Viewer, before: int) -> list[LogEntry]:
        """A page of a viewer's log, decoded from bytes."""
        return msgspec.json.decode(msgspec.json.encode(self.table.log_before(viewer, before)), type=list[LogEntry])

    # ------------------------------------------------------------ moving

    @property
    def next(self) -> int:
        """The lowest seat to act."""
        return min(self.table.awaited)

    def some_move(self, seat: int) -> str:
        """A whole random move; one of several steps is made step by step."""
        match = self.table.match
        draft: list[str] = []
        moves, complete = match.legal(seat), False
        while not complete:
            draft.append(self.chance.choice([str(move) for move in moves if str(move) != "think"]))
            if match.game.definition.composites is None:
                break
            moves, complete = match.preview(seat, draft)
        return "; ".join(draft)

    def play(
        self, seat: int | None = None, move: str | None = None, *, after: int = 100, lag: int = 0
    ) -> CommandResult:
        """Let a seat's person make a move (by default a random one); without a seat, the next one's."""
        seat = self.next if seat is None else seat
        self.count += 1
        wanted = self.some_move(seat) if move is None else move
        return self.do(Play(seat, f"c{self.count}", self.table.decision(seat), wanted, lag), after)

    def think(
        self, seat: int | None = None, *, after: int = 100, move: str | None = None, decision: int | None = None
    ) -> CommandResult:
        """Let the bot that plays for a seat make a (random) move."""
        seat = self.next if seat is None else seat
        answers = self.table.decisions[seat] if decision is None else decision
        return self.do(BotMove(seat, answers, self.some_move(seat) if move is None else move), after)

    def step(self) -> None:
        """Let the first seat to act move, as a person or a bot."""
        self.think() if self.table.seats[self.next].player else self.play()

    def finish(self) -> Sitting:
        while self.table.status == "playing":
            self.step()
        return self

    # ------------------------------------------------------------ checking

    def rebuilt(self, awake: int = 0) -> Table:
        return Table.rebuilt(self.header, SECRET, self.log, run="run", awake=awake)

    def state(self, table: Table | None = None) -> Any:
        """Everything that anybody can see of a table, without message numbers."""
        table = table or self.table
        found = {}
        for viewer in table.channels:
            shown = msgspec.json.decode(encode(table.snapshot(viewer, self.now)))
            found[viewer] = {**shown, "seq": None}
        return found, table.chain, table.entries, table.decisions, table.keys


def token(seat: int) -> str:
    return sha256(f"token {seat}".encode()).hexdigest()


def clock(bank: int = 60, increment: int = 0) -> ClockPlan:
    return ClockPlan(bank, increment)
