"""Asking the coach at a server: what the best bot would really do, from what the seat knows, told to it alone."""

from __future__ import annotations

import random
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest

from rascals.bots import Budget, Choice, coach
from rascals.server.limits import Rule
from rascals.server.tables.bot_workers import Asked, Cancelled, InThread, Said, answer
from rascals.server.tables.thinking import Thinker
from rascals.words import Words
from tests.server.serving import FREE, Person, client, live, quick, together
from tests.server.test_sockets import Socket

pytestmark = pytest.mark.real


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Any]:
    with client(tmp_path) as found:
        yield found


def advice(person: Person, decision: int | None = None) -> Any:
    return person.post("/advice", {"decision": decision or person.view()["decision"]})


def my_turn(person: Person) -> dict[str, Any]:
    """The person's view when it is asked for a decision."""
    while (view := person.view())["decision"] is None:
        assert view["table"]["status"] == "playing"
    return view


def test_the_advice_is_what_the_best_bot_would_play(http: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Move, reason and odds are what the coach finds from the very same question, which is what the seat knows."""
    asked: list[tuple[Asked, Budget]] = []

    def noted(question: Asked, budget: Budget, cancelled: Cancelled) -> Said:
        if question.explain:
            asked.append((question, budget))
        return answer(question, budget, cancelled)

    http.app.state.service.thinker._make = lambda: InThread(noted)
    http.app.state.service.thinker._idle.clear()
    ann = quick(http)
    for _ in range(12):
        view = my_turn(ann)
        said = advice(ann).json()
        (question, budget), asked[:] = asked[0], []
        assert (question.level, said["bot"]) == ("coach", "coach")
        assert question.question.view == view["view"]
        again = replace(question.question, random=random.Random(question.seed), budget=budget)
        choice = coach("felicity").choose(again)
        assert (said["move"], said["reason"]["id"]) == (str(choice.move), choice.reason.id if choice.reason else "")
        assert [(one["move"], one["wins"]) for one in said["considered"]] == [
            (one.move, one.wins) for one in choice.considered
        ]
        assert said["reason"]["args"] == dict(choice.reason.args if choice.reason else {})
        assert [step["move"] for step in said["steps"]] == [said["move"]]
        assert Words("fr").because("felicity", said["reason"], [])
        assert ann.play(view, said["move"]).is_success


def test_who_asks_again_is_told_the_same(http: Any) -> None:
    """Before the same decision the answer stays the same, however much chance a bot's thoughts take."""
    ann = quick(http)
    my_turn(ann)
    first = advice(ann).json()
    assert all(advice(ann).json() == first for _ in range(3))
    assert ann.view()["table"]["seats"][0]["advised"] == 1


def test_a_composite_move_is_told_in_its_steps(http: Any) -> None:
    """The boss of GoodCritters is told how to share, card by card."""
    ann = quick(http, game="goodcritters", options={"first_boss": 0})
    middle = my_turn(ann)["view"]["middle"]
    said = advice(ann).json()
    assert said["move"].startswith("share ")
    assert [step["kind"] for step in said["steps"]] == ["give"] * len(middle)
    assert ann.play(my_turn(ann), said["move"]).is_success


def test_people_agree_first(http: Any) -> None:
    """At a table of people the coach is refused until all have said yes, and again when one no longer does."""
    people = together(http, 3)
    first = next(person for person in people if person.view()["decision"] is not None)
    other = next(person for person in people if person is not first)
    refusal = advice(first)
    assert (refusal.status_code, refusal.json()["error"]["reason"]["id"]) == (409, "coach-agree")
    assert refusal.json()["error"]["text"] == "The coach is only there when all agree: 3 players do not yet."
    for person in people:
        assert person.post("/coach", {"on": True}).is_success
    assert [seat["coach"] for seat in other.view()["table"]["seats"]] == [True] * 3
    assert advice(first).is_success
    other.post("/coach", {"on": False})
    assert advice(first).json()["error"]["reason"]["args"] == {"count": 1}


def test_a_table_is_made_without_it(http: Any) -> None:
    """The host's choice is told with the table, and nobody can agree it away."""
    people = together(http, 3, coach="off")
    assert people[0].view()["table"]["coach"] == "off"
    assert people[0].post("/coach", {"on": True}).json()["error"]["reason"]["id"] == "coach-off"
    assert advice(people[0], 1).json()["error"]["reason"]["id"] == "coach-off"


def test_nobody_else_may_ask(http: Any) -> None:
    """Without the seat's token there is no advice, for another decision neither."""
    ann = quick(http)
    decision = my_turn(ann)["decision"]
    ann.client.cookies.clear()
    assert ann.client.post(f"/api/v1/tables/{ann.table}/advice", json={"decision": decision}).status_code == 401
    assert advice(ann, decision + 1).status_code == 409


def test_asking_is_limited(tmp_path: Path) -> None:
    """A client that asks more often than the rule allows has to wait."""
    with client(tmp_path, {**FREE, "advice": Rule(2, 3600.0)}) as http:
        ann = quick(http)
        my_turn(ann)
        assert [advice(ann).status_code for _ in range(3)] == [200, 200, 429]


def test_a_coach_that_fails_says_so(http: Any) -> None:
    """A bot that breaks gives no advice, and its failure nobody's move."""

    def broken(question: Asked, budget: Budget, cancelled: Cancelled) -> Said:
        if question.explain:
            raise RuntimeError("a bug in a bot")
        return answer(question, budget, cancelled)

    http.app.state.service.thinker._make = lambda: InThread(broken)
    http.app.state.service.thinker._idle.clear()
    ann = quick(http)
    my_turn(ann)
    assert advice(ann).json()["error"]["reason"]["id"] == "coach-failed"
    assert my_turn(ann)["decision"] is not None


def test_advice_waits_beside_the_socket(tmp_path: Path) -> None:
    """While the coach thinks, the same socket is answered; the advice comes under its id, and a refusal too.

    Also where the server itself fails, which is no reason not to ask again.
    """
    go_on = threading.Event()

    def no_process() -> InThread:
        raise OSError("too many open files")

    def slowly(question: Asked, budget: Budget, cancelled: Cancelled) -> Said:
        if question.explain:
            go_on.wait(300)
        return answer(question, budget, cancelled)

    with live(tmp_path) as (address, service), httpx2.Client(base_url=f"http://{address}", timeout=300) as http:
        ann = quick(http)
        decision = my_turn(ann)["decision"]
        with Socket(address, ann.table, ann.token) as socket:
            service.thinker._make = no_process
            service.thinker._idle.clear()
            socket.send(type="advice", id="a0", decision=decision)
            refusal = socket.until("reject")
            assert (refusal["id"], refusal["reason"]["id"]) == ("a0", "server")
            service.thinker._make = lambda: InThread(slowly)
            socket.send(type="advice", id="a1", decision=decision)
            socket.send(type="ping", t=7.0)
            assert socket.until("pong", "advice")["t"] == 7.0
            go_on.set()
            said = socket.until("advice")
            assert (said["id"], said["bot"]) == ("a1", "coach")
            socket.send(type="advice", id="a2", decision=decision + 5)
            refusal = socket.until("reject")
            assert (refusal["id"], refusal["code"]) == ("a2", "stale")
            assert socket.until("snapshot")["decision"] == decision


async def test_a_thinker_explains_only_when_asked() -> None:
    """What a bot says for its move travels with advice, and never with the moves of bots at tables."""
    from rascals.table import Task
    from tests.table.sitting import Sitting

    match = Sitting(players=3).seat(3).start().table.match
    assert match is not None
    seat = match.acting[0]
    thinker = Thinker(1, InThread, Budget(simulations=3))
    try:
        found = await thinker.advise(match, seat, "shrewd")
        assert isinstance(found, Choice)
        assert found.reason is not None
        assert (await thinker.decide(match, Task(seat, "shrewd", 1))).choice is None
    finally:
        thinker.close()


def test_who_plays_alone_chooses_the_bots_pace(http: Any) -> None:
    """The pause is told with the table; several people have the table's, and nobody hurries the bots of others."""
    ann = quick(http, pause=2.0)
    assert ann.post("/pause", {"pause": 0.3}).json()["pause"] == 0.3
    assert ann.view()["table"]["pause"] == 0.3
    assert ann.post("/pause", {"pause": None}).json()["pause"] is None
    assert ann.post("/pause", {"pause": 61}).status_code == 400
    assert ann.post("/hurry").is_success
    people = together(http, 3)
    for path, body in (("/pause", {"pause": 0}), ("/hurry", {})):
        answer = people[0].post(path, body)
        assert (answer.status_code, answer.json()["error"]["reason"]["id"]) == (409, "pause-shared")
    http.cookies.clear()
    assert http.post(f"/api/v1/tables/{ann.table}/hurry", json={}).status_code == 401
