"""Taking moves back at a server: by REST and by socket, sent to all, across disconnections and restarts."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import httpx2
import pytest

import rascals
from rascals.server import processes
from rascals.server.limits import Rule
from tests.server.serving import API, FREE, PLAIN, Person, client, live, together
from tests.server.test_sockets import Socket
from tests.table import market

pytestmark = pytest.mark.real


@pytest.fixture(autouse=True)
def markets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The market can be played, besides the real games."""
    real = dict(rascals.games())
    monkeypatch.setattr(rascals, "games", lambda: {**real, "market": market.DEFINITION})
    monkeypatch.setattr(processes, "for_replays", partial(ThreadPoolExecutor, 1))  # another process has no such game


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Any]:
    with client(tmp_path) as found:
        yield found


def at_market(http: Any, **more: Any) -> list[Person]:
    return together(http, 2, game="market", public=True, **more)


def undo(person: Person, decision: int | None = None, name: str = "u") -> Any:
    return person.post("/undo", {"id": name, "decision": decision or person.view()["decision"]})


def places(view: dict[str, Any]) -> list[int]:
    return [seat["place"] for seat in view["view"]["seats"]]


def test_a_move_is_taken_back_by_rest(http: Any) -> None:
    """The answer acknowledges it; everybody's view is the previous one; a repetition changes nothing more."""
    ann, bob = at_market(http)
    ann.play(move="walk 1")
    ann.play(move="walk 3")
    assert [person.view()["undo"] for person in (ann, bob)] == [True, False]
    decision = ann.view()["decision"]
    assert undo(ann, decision).json() == {"type": "ack", "id": "u", "duplicate": False}
    assert undo(ann, decision).json() == {"type": "ack", "id": "u", "duplicate": True}
    spectator = http.get(f"{API}/tables/{ann.table}/view").json()
    assert [places(view) for view in (ann.view(), bob.view(), spectator)] == [[1, 0]] * 3
    assert [line.get("undone") and line["undone"][0]["args"]["steps"] for line in spectator["log"]] == [None] * 3 + [3]


def test_what_may_not_be_taken_back_is_refused(http: Any) -> None:
    """With a reason and its text: by the rules 422, at another moment 409 with the view, by others 401."""
    ann, bob = at_market(http)
    before = ann.view()["decision"]
    ann.play(move="peek")
    answer = undo(ann)
    assert (answer.status_code, answer.json()["error"]["reason"]["id"]) == (422, "undo-known")
    assert answer.json()["error"]["text"].startswith("this move has revealed something hidden")
    answer = undo(ann, before)
    assert (answer.status_code, answer.json()["error"]["code"]) == (409, "stale")
    assert answer.json()["snapshot"]["decision"] == ann.view()["decision"]
    assert undo(bob, 1).status_code == 409
    assert http.post(f"{API}/tables/{ann.table}/undo", json={"id": "u", "decision": 2}).status_code == 401


def test_it_is_limited(tmp_path: Path) -> None:
    """Going back and forth fills no log: a seat may do it only so often, and is told when it may again."""
    with client(tmp_path, FREE | {"undo": Rule(2, 600)}) as http:
        ann, _ = at_market(http)
        codes = []
        for n in range(3):
            ann.play(move="walk 1")
            codes.append(undo(ann, name=f"u{n}").status_code)
        assert codes == [200, 200, 429]


def test_two_people_and_a_spectator_hear_of_it_at_once(tmp_path: Path) -> None:
    """Over sockets: the seat is answered, all get one update; a client that was away gets it on coming back."""
    with live(tmp_path) as (address, _), httpx2.Client(base_url=f"http://{address}", **PLAIN) as http:
        ann, bob = at_market(http)
        with Socket(address, ann.table, ann.token) as mine, Socket(address, ann.table, bob.token) as other:
            snapshot = mine.until("snapshot")
            other.until("snapshot")
            with Socket(address, ann.table) as watching:
                seen = watching.until("snapshot")
            mine.send(type="play", id="a", decision=snapshot["decision"], move="walk 2")
            update = mine.until("update")
            assert update["undo"] is True
            mine.send(type="undo", id="b", decision=update["decision"])
            assert mine.until("ack", "reject") == {"type": "ack", "id": "b", "duplicate": False}
            told = [mine.until("update"), *(other.until("update") for _ in range(2))][::2]
            with Socket(address, ann.table, after=seen["seq"], run=seen["run"]) as watching:
                heard = [watching.until("update") for _ in range(2)]
            for message in (*told, heard[1]):
                assert [event["event"] for event in message["entry"]["undone"]] == ["walked"]
                assert places(message) == [0, 0]
