"""Programs at a server's tables, through an invitation link."""

from __future__ import annotations

import json
import sys
import urllib.request
from typing import Any

import pytest

import rascals
from rascals.cli.run import run
from rascals.core.errors import BadOption
from rascals.programs import Program, ProgramLimits
from rascals.programs.seating import NoSeat, ProgramSeat
from tests.docs.pages import ROOT
from tests.server.serving import live
from tests.suites import deep

pytestmark = pytest.mark.real

MAGPIE = [sys.executable, str(ROOT / "examples/programs/magpie.py")]
PATIENT = ProgramLimits(grace=60.0, longest=600.0)


class Host:
    """A person who makes a table with bots, starts the game and leaves once the program has taken its seat."""

    def __init__(self, address: str, game: str, players: int, **more: Any) -> None:
        self.address, self.token = f"http://{address}", None
        seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "bot": "random"}] * (players - 2)]
        made = self.post("/tables", game=game, players=players, nickname="Ann", seats=seats, pause=0, **more)
        self.token, self.id = made["token"], made["table"]["id"]
        self.link = f"{self.address}/j/{made['table']['code']}"
        self.told: list[tuple[str, dict[str, Any]]] = []

    def post(self, path: str, **body: Any) -> Any:
        return self.asked(path, json.dumps(body).encode())

    def table(self) -> Any:
        return self.asked(f"/tables/{self.id}", None)

    def asked(self, path: str, body: bytes | None) -> Any:
        headers = {"Content-Type": "application/json"}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        wanted = urllib.request.Request(f"{self.address}/api/v1{path}", body, headers)  # noqa: S310 - http
        with urllib.request.urlopen(wanted, timeout=300) as answer:  # noqa: S310 - as above
            return json.load(answer)

    def tell(self, what: str, **values: Any) -> None:
        self.told.append((what, values))
        if what == "joined":
            self.post(f"/tables/{self.id}/start")
            self.post(f"/tables/{self.id}/leave")


@pytest.mark.parametrize("game", ["felicity", *deep(["goodcritters", "goons", "heist"])])
def test_it_plays_at_a_table(live_server, game, tmp_path) -> None:
    """A program that needs no world plays whole games at a server, and gets everything its seat may know."""
    host = Host(live_server, game, rascals.games()[game].players[0], clock={"bank": 86400, "increment": 5})
    with Program(MAGPIE, limits=PATIENT) as program:
        scores = ProgramSeat(program, host.link, tell=host.tell).play()
        assert program.faults == {}
    kinds = [what for what, _ in host.told]
    assert kinds[0] == "joined"
    assert kinds[-1] == "over"
    assert "move" in kinds
    players = rascals.games()[game].players[0]
    assert len(scores or ()) == players
    assert host.told[0][1] == {"game": game, "seat": 1, "players": players}


def test_it_plays_where_the_link_leads(tmp_path) -> None:
    """Even at a server under a path of its host, which may look like part of a link."""
    with live(tmp_path, public_url="http://localhost/t/j") as (address, _), Program(MAGPIE, limits=PATIENT) as program:
        host = Host(f"{address}/t/j", "felicity", 3)
        assert ProgramSeat(program, host.link, tell=host.tell).play() == host.table()["scores"] is not None


def test_its_faults_do_not_end_the_game(live_server, written, tmp_path) -> None:
    """An illegal move is replaced by a random one; what the program gets is complete, without a world."""
    log = tmp_path / "log"
    body = f"""
for message in told({str(log)!r}):
    if message["type"] == "hello": hello()
    if message["type"] == "state": move(message, "fly" if message["decision"] == 2 else None)
"""
    host = Host(live_server, "felicity", 3, clock={"bank": 86400, "increment": 5})
    with Program(written(body), limits=PATIENT) as program:
        ProgramSeat(program, host.link, nickname="Magpie", tell=host.tell).play()
        assert program.faults == {"illegal": 1}
    told = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    states = [one for one in told if one["type"] == "state"]
    assert {state["world"] for state in states} == {None}
    assert all(state["clock"]["increment"] == 5 and state["clock"]["remaining"] > 1000 for state in states)
    heard = [event for state in states for event in state["events"]]
    assert sum(event["event"] == "round_began" for event in heard) == 9
    assert len([one for one in told if one["type"] == "game"]) == 1
    table = host.table()
    assert [one["scores"] for one in told if one["type"] == "over"] == [table["scores"]]
    assert table["seats"][1]["name"] == "Magpie"


def test_what_cannot_play_is_refused_before_it_sits_down(live_server, written) -> None:
    """A program that needs a world, or does not play the game; a link to no table, and one that leads nowhere."""
    host = Host(live_server, "felicity", 3)
    good = "hello()\nfor message in told(): pass"
    for body, link, text in (
        ("hello(needs=['world'])\nsys.stdin.read()", host.link, "needs a world"),
        ("hello(games=['goons'])\nsys.stdin.read()", host.link, "does not play felicity; it plays goons"),
        (good, "ftp://somewhere/j/ABC", "is not a link to a table"),
        (good, f"{host.address}/about", "is not a link to a table"),
    ):
        with Program(written(body), limits=ProgramLimits(grace=0.01)) as program, pytest.raises(BadOption, match=text):
            ProgramSeat(program, link, tell=host.tell).play()
    with (
        Program(written(good), limits=ProgramLimits(grace=0.01)) as program,
        pytest.raises(NoSeat, match="the server refuses"),
    ):
        ProgramSeat(program, f"{host.address}/j/AAAAAA", tell=host.tell).play()
    assert host.told == []


def test_the_command_tells_what_happens(written, monkeypatch, capsys) -> None:
    """`rascals seat` prints a line for each event, and at the end the faults."""

    def play(self: ProgramSeat) -> None:
        self._tell("joined", game="felicity", seat=1, players=3)
        self._tell("again")
        self._tell("returned")
        self._tell("fault", kind="garbage")
        self._tell("move", move="bid 4")
        self._program.faults["stall"] += 1
        self._tell("over", scores=[1, 2, 3])

    monkeypatch.setattr(ProgramSeat, "play", play)
    link = "http://127.0.0.1:8000/j/7KQ4MX"
    assert run(["seat", "--table", link, "--", *written("hello()")]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said == [
        "At the table: felicity for 3, seat 1.",
        "The connection broke; trying again.",
        "A bot had played for the program; it plays again.",
        "A fault of the program (garbage): a random move was made instead.",
        "bid 4",
        "The game is over: 1, 2, 3",
        "Faults of the program: stall 1",
    ]


@pytest.mark.thorough
def test_an_interruption_leaves_the_table(live_server) -> None:
    """Ctrl-C leaves the seat to a bot, which plays on."""
    host = Host(live_server, "felicity", 3)

    def tell(what: str, **values: Any) -> None:
        host.tell(what, **values)
        if what == "move":
            raise KeyboardInterrupt

    with Program(MAGPIE, limits=PATIENT) as program, pytest.raises(KeyboardInterrupt):
        ProgramSeat(program, host.link, tell=tell).play()
    seat = host.table()["seats"][1]
    assert seat["standin"] or seat["name"] is None
    assert seat["reason"] in ("left", None)
