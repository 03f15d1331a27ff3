"""Seating a program at a table of a server, as any client may: over the REST interface, by the link of an invitation.

The server's clock and rules count. The program gets the same requests as elsewhere, but without a `world`: a server
sends nobody more than the seat knows.
"""

from __future__ import annotations

import json
import random
import re
import secrets
from collections.abc import Callable, Hashable, Sequence
from contextlib import suppress
from http.client import HTTPException
from queue import Empty, SimpleQueue
from threading import Event, Thread
from time import sleep
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlencode
from urllib.request import Request, urlopen

from rascals.bots.interface import never
from rascals.core.arguments import of_type
from rascals.core.errors import BadOption, RascalsError, quoted
from rascals.core.view_types import EventJson
from rascals.programs import messages
from rascals.programs.program import WORLD, Program

LINK = re.compile(r"(?P<server>https?://[^?#\s]+?)/(?P<kind>[jt])/(?P<name>[A-Za-z0-9_-]+)/?(?:[?#].*)?", re.ASCII)
ANSWER = 60.0  # seconds for an answer
SILENCE = 90.0  # seconds without a line after which the stream is reopened; the server's heartbeats come sooner
PAUSES = (0.5, 1.0, 2.0, 5.0, 10.0)  # seconds before the next attempt; the last is repeated
LOST = (401, 403, 404)  # refusals of the stream that mean that the seat is lost
# For a seat: what was legal at the time of the request no longer is, because somebody, or the seat itself, has moved.
MOVED_ON = (409, 422)
ENDS = ("kicked", "ended", "replaced", *map(str, LOST))  # codes of `bye` that mean that the seat is lost

Tell = Callable[..., None]


class NoSeat(RascalsError):
    """A seat could not be taken, or was lost; the message gives the server's reason."""


class Stale(Exception):
    """The table has moved on: the decision is no longer open."""


class HostServer:
    """The REST interface of a server. NoSeat for a refusal; Stale if the table of a seat has moved on."""

    def __init__(self, address: str, wait: Callable[[float], object] = sleep) -> None:
        self._address, self._wait = address, wait
        self.token: str | None = None

    def get(self, path: str, **query: str) -> Any:
        """Return the answer to a GET."""
        return self._asked(f"{path}?{urlencode(query)}" if query else path, None)

    def post(self, path: str, **body: Any) -> Any:
        """Return the answer to a POST; without an answer it is sent again, so the body must make that harmless."""
        return self._asked(path, body)

    def lines(self, path: str, **query: str) -> Any:
        """Return the open stream of a path, to be read line by line and closed."""
        wanted = self._request(f"{path}?{urlencode(query)}", None, "application/x-ndjson")
        return urlopen(wanted, timeout=SILENCE)  # noqa: S310 - LINK admits http and https alone

    def _request(self, path: str, body: dict[str, Any] | None, accept: str) -> Request:
        headers = {"Accept": accept, "Content-Type": "application/json"}
        if self.token is not None:
            headers["Authorization"] = f"Bearer {self.token}"
        data = None if body is None else json.dumps(body).encode()
        return Request(f"{self._address}/api/v1{path}", data, headers)  # noqa: S310 - as above

    def _asked(self, path: str, body: dict[str, Any] | None) -> Any:
        wanted = self._request(path, body, "application/json")
        for pause in (*PAUSES, None):
            try:
                with urlopen(wanted, timeout=ANSWER) as answer:  # noqa: S310 - as above
                    return json.load(answer)
            except HTTPError as refused:
                with refused:
                    again = _seconds(refused) if refused.code in (429, 503) else None
                    if again is None or pause is None:
                        moved_on = self.token is not None and refused.code in MOVED_ON
                        raise (Stale if moved_on else _refusal(refused)) from refused
                self._wait(again)
            except (URLError, HTTPException, OSError) as failed:
                if pause is None:
                    raise
                del failed
                self._wait(pause)
        raise AssertionError  # the last attempt returns or raises


def _seconds(refused: HTTPError) -> float:
    """Return how many seconds a server asks to wait."""
    said = refused.headers.get("Retry-After", "1")
    return float(said) if said.isascii() and said.isdecimal() else 1.0


def _refusal(refused: HTTPError) -> NoSeat:
    try:
        text = str(json.load(refused)["error"]["text"])
    except (ValueError, KeyError, TypeError):
        text = str(refused.reason)
    return NoSeat(f"the server refuses: {text}")


class _AtTable:
    """A decision at a table as a situation."""

    draft: tuple[str, ...] = ()
    seconds: float | None = None

    def __init__(self, seat: ProgramSeat) -> None:
        self._seat, self._decision = seat, seat.decision
        self._view, self._moves = seat.view, [str(move["move"]) for move in seat.moves]
        self.key: Hashable = seat.key
        self.cancelled = never
        self.history = tuple(seat.events)
        self.clock = seat.clock()

    def game(self, name: str) -> messages.Game:
        """Return the message that announces the table's game."""
        table = self._seat.table
        return messages.Game(
            game=name,
            name=table["game"],
            edition=table["edition"],
            players=table["players"],
            seat=self._seat.number,
            options=table["options"],
            data=table.get("data", {}),
        )

    def view(self, steps: Sequence[str]) -> dict[str, Any]:
        """Return what the seat sees; the server shows no unfinished moves, so the steps change nothing."""
        del steps
        return self._view or {}

    def legal(self, steps: Sequence[str]) -> tuple[list[str], bool]:
        """Return the moves that may follow, according to the server."""
        if not steps:
            return self._moves, False
        said = self._seat.ask("preview", draft=";".join(steps))
        if said["decision"] != self._decision:
            raise Stale
        return [str(move["move"]) for move in said["moves"]], bool(said["complete"])

    def refusal(self, text: str) -> str | None:
        """Return the id of the reason why a whole move may not be played; None if it may."""
        said = self._seat.ask("why", move=text)
        if said["legal"]:
            return None
        reason = said.get("reason") or {}
        return str(reason.get("id", "illegal"))

    def world(self) -> None:
        """Return None: a server sends no world."""

    def random_move(self) -> str:
        """Return a random legal whole move."""
        steps: list[str] = []
        moves, complete = self.legal(steps)
        while not complete:
            steps.append(random.choice(moves))
            moves, complete = self.legal(steps)
        return ";".join(steps)


class ProgramSeat:
    """A program's seat at a table, and what the seat knows.

    `tell` is called with what happens: `joined` with the game, `seat` and number of `players`; `again` when the stream
    is reopened; `returned`; `move`; `fault` with its `kind`; `over` with `scores`.
    """

    def __init__(self, program: Program, link: str, *, nickname: str | None = None, tell: Tell) -> None:
        of_type("program", program, Program)
        found = LINK.fullmatch(link)
        if found is None:
            raise BadOption(f"{quoted(link)} is not a link to a table, such as http://host:8000/j/CODE")
        self._program, self._tell = program, tell
        self._nickname = nickname
        self._server = HostServer(found["server"])
        self._target = {"code" if found["kind"] == "j" else "table": found["name"]}
        self._messages: SimpleQueue[dict[str, Any]] = SimpleQueue()
        self._left, self._seq, self._run = Event(), 0, ""
        self._answered: int | None = None
        self.table: dict[str, Any] = {}
        self.number = -1
        self.decision: int | None = None
        self.view: dict[str, Any] | None = None
        self.moves: list[dict[str, Any]] = []
        self.events: list[EventJson] = []
        self._clocks: dict[str, Any] = {}
        self._now = 0

    @property
    def key(self) -> tuple[str, int]:
        """The table and the seat."""
        return str(self.table["id"]), self.number

    def clock(self) -> messages.TimeLeft | None:
        """Return the seat's clock; None if the table has none."""
        plan, deadline = self.table.get("clock"), self._clocks.get("deadline", {}).get(str(self.number))
        if plan is None or deadline is None:
            return None
        return messages.TimeLeft(max(0.0, (deadline - self._now) / 1000), float(plan["increment"]))

    def ask(self, what: str, **query: str) -> Any:
        """Return the table's answer to a query."""
        return self._server.get(f"/tables/{self.key[0]}/{what}", **query)

    def play(self) -> list[int] | None:
        """Sit down and play until the game is over; return the scores. NoSeat or BadOption if that fails.

        A KeyboardInterrupt leaves the table.
        """
        self._sit_down()
        reader = Thread(target=self._read, daemon=True)
        reader.start()
        try:
            while self.table["status"] != "over":
                self._take(self._messages.get())
                with suppress(Empty):
                    while True:
                        self._take(self._messages.get_nowait())
                self._move()
        except KeyboardInterrupt:
            with suppress(NoSeat, Stale):
                self._server.post(f"/tables/{self.key[0]}/leave")
            raise
        finally:
            self._left.set()
        return self._ended()

    def _sit_down(self) -> None:
        hello = self._program.hello()
        if WORLD in hello.needs:
            raise BadOption(f"{hello.name} needs a world to search in, which a server does not give")
        target = self._target
        path = f"/codes/{quote(target['code'])}" if "code" in target else f"/tables/{quote(target['table'])}"
        game = str(self._server.get(path)["game"])
        if game not in hello.games:
            valid = ", ".join(hello.games)
            raise BadOption(f"{hello.name} does not play {game}; it plays {valid}")
        nickname = self._nickname or hello.name
        seated = self._server.post("/join", nickname=nickname[:24], id=secrets.token_hex(32), **target)
        self._server.token, self.table, self.number = seated["token"], seated["table"], seated["seat"]
        self._tell("joined", game=game, seat=self.number, players=self.table["players"])

    # ------------------------------------------------------------ what the server sends

    def _read(self) -> None:
        """Put the messages of the stream into the queue; reopen it when it breaks."""
        attempts = 0
        while not self._left.is_set():
            try:
                more = {"after": str(self._seq)} | ({"run": self._run} if self._run else {})
                with self._server.lines(f"/tables/{self.key[0]}/events", **more) as lines:
                    for line in lines:
                        if line.strip():
                            attempts = 0
                            message = json.loads(line)
                            self._seq = message.get("seq", self._seq)
                            self._run = message.get("run", self._run)
                            self._messages.put(message)
            except HTTPError as refused:
                with refused:
                    if refused.code in LOST:
                        self._messages.put({"type": "bye", "code": str(refused.code)})
                        return
            except (HTTPException, OSError, ValueError):
                pass
            if self._left.is_set():
                return
            self._tell("again")
            self._left.wait(PAUSES[min(attempts, len(PAUSES) - 1)])
            attempts += 1

    def _take(self, message: dict[str, Any]) -> None:
        """Record the content of a message."""
        match message["type"]:
            case "snapshot":
                self.table = message["table"]
                self._note(message)
                self.events = [event for line in self._whole_log(message["log"]) for event in line["events"]]
            case "update":
                self.table["status"] = message["table_status"]
                self._note(message)
                self._line(message["entry"])
            case "table":
                self.table, self._clocks, self._now = message["table"], message["clocks"], message["now"]
            case "bye" if message["code"] in ENDS:
                raise NoSeat(f"the seat is lost: {message['code']}")
            case _:
                pass

    def _note(self, message: dict[str, Any]) -> None:
        self.view, self.moves, self.decision = message["view"], message["moves"], message["decision"]
        self._clocks, self._now = message["clocks"], message["now"]

    def _line(self, line: dict[str, Any]) -> None:
        """Add a line of the log; remove the events of one that is taken back."""
        undone = line.get("undone")
        if undone and self.events[-len(undone) :] == undone:
            del self.events[-len(undone) :]
        self.events += line["events"]

    def _whole_log(self, lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
        while lines and lines[0]["n"] > 0:
            lines = [*self.ask("log", before=str(lines[0]["n"]))["lines"], *lines]
        return lines

    # ------------------------------------------------------------ what the program does

    def _move(self) -> None:
        """Let the program answer the newest decision, unless that has been answered."""
        seat = self.table["seats"][self.number]
        if self.table["status"] == "playing" and seat["standin"] and seat["reason"] in ("flag", "host"):
            with suppress(NoSeat, Stale):
                self._server.post(f"/tables/{self.key[0]}/return")
                self._tell("returned")
        if self.decision is None or self.decision == self._answered or self.table["status"] != "playing":
            return
        decision = self.decision
        with suppress(Stale):
            move, fault = self._program.answer(_AtTable(self))
            if fault is not None:
                self._tell("fault", kind=fault)
            body = {"id": f"d{decision}", "decision": decision, "move": move}
            self._server.post(f"/tables/{self.key[0]}/commands", **body)
            self._answered = decision
            self._tell("move", move=move)

    def _ended(self) -> list[int] | None:
        table = self._server.get(f"/tables/{self.key[0]}")
        scores = table["scores"]
        self._program.over_at(self.key, self.events, scores, table["winners"])
        self._tell("over", scores=scores)
        return None if scores is None else list(scores)
