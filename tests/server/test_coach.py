"""The best bot's opinion: the coach's advice during a game, and the analysis after it."""

from __future__ import annotations

import asyncio
import random
import threading
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx2
import pytest

from rascals.bots import Budget, ChosenMove, coach
from rascals.server.limits import Rule
from rascals.server.tables import analyses
from rascals.server.tables.analyses import Analyses
from rascals.server.tables.bot_workers import BotAnswer, BotRequest, Cancelled, InThread, answer
from rascals.server.tables.fairness import TooMany
from rascals.server.tables.thinking import Thinker
from rascals.words import Words
from tests.conftest import Amount
from tests.server.serving import API, FREE, PLAIN, Person, client, live, quick, together
from tests.server.test_sockets import Socket
from tests.table.sitting import Sitting

pytestmark = pytest.mark.real
PAUSE = 0.005  # seconds between two requests, for bots to think in


# ---------------------------------------------------------------- coach
# Asking a server's coach: what the best bot would really do, from what the seat knows, sent only to that seat.


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Any]:
    with client(tmp_path) as found:
        yield found


def advice(person: Person, decision: int | None = None) -> Any:
    return person.post("/advice", {"decision": decision or person.view()["decision"]})


def my_turn(person: Person) -> dict[str, Any]:
    """The person's view at their decision."""
    while (view := person.view())["decision"] is None:
        assert view["table"]["status"] == "playing"
        time.sleep(PAUSE)
    return view


def test_the_advice_is_what_the_best_bot_would_play(http: Any, amount: Amount) -> None:
    """Move, reason and odds are what the coach computes from the same turn, which is what the seat knows."""
    asked: list[tuple[BotRequest, Budget]] = []

    def noted(question: BotRequest, budget: Budget, cancelled: Cancelled) -> BotAnswer:
        if question.explain:
            asked.append((question, budget))
        return answer(question, budget, cancelled)

    http.app.state.service.thinker._make = lambda: InThread(noted)
    http.app.state.service.thinker._idle.clear()
    ann = quick(http)
    for _ in range(amount(5, 12)):
        view = my_turn(ann)
        said = advice(ann).json()
        (question, budget), asked[:] = asked[0], []
        assert (question.level, said["bot"]) == ("coach", "coach")
        assert question.question.view == view["view"]
        again = replace(question.question, random=random.Random(question.seed), budget=budget)
        chosen = coach("felicity").choose(again)
        assert (said["move"], said["reason"]["id"]) == (str(chosen.move), chosen.reason.id if chosen.reason else "")
        assert [(one["move"], one["wins"]) for one in said["considered"]] == [
            (one.move, one.wins) for one in chosen.considered
        ]
        assert said["reason"]["args"] == dict(chosen.reason.args if chosen.reason else {})
        assert [step["move"] for step in said["steps"]] == [said["move"]]
        assert Words("fr").because("felicity", said["reason"], [])
        assert ann.play(view, said["move"]).is_success


def test_a_composite_move_is_told_in_its_steps(http: Any) -> None:
    """The boss in GoodCritters gets the shares, card by card."""
    ann = quick(http, game="goodcritters", options={"first_boss": 0})
    middle = my_turn(ann)["view"]["middle"]
    said = advice(ann).json()
    assert said["move"].startswith("share ")
    assert [step["kind"] for step in said["steps"]] == ["give"] * len(middle)
    assert ann.play(my_turn(ann), said["move"]).is_success


def test_nobody_else_may_ask(http: Any) -> None:
    """Without the seat's token there is no advice, nor for another decision."""
    ann = quick(http)
    decision = my_turn(ann)["decision"]
    ann.client.cookies.clear()
    assert ann.client.post(f"/api/v1/tables/{ann.table}/advice", json={"decision": decision}).status_code == 401
    assert advice(ann, decision + 1).status_code == 409


def test_asking_is_limited(tmp_path: Path) -> None:
    """A client that asks more often than the limit allows has to wait."""
    with client(tmp_path, {**FREE, "advice": Rule(2, 3600.0)}) as http:
        ann = quick(http)
        my_turn(ann)
        assert [advice(ann).status_code for _ in range(3)] == [200, 200, 429]


def test_a_coach_that_fails_says_so(http: Any) -> None:
    """If a bot fails there is no advice, and the failure does not affect anybody's move."""

    def broken(question: BotRequest, budget: Budget, cancelled: Cancelled) -> BotAnswer:
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
    """While the coach thinks, the socket answers; advice and refusals come with the request's id.

    Even if the server itself fails, which does not prevent asking again.
    """
    go_on = threading.Event()

    def no_process() -> InThread:
        raise OSError("too many open files")

    def slowly(question: BotRequest, budget: Budget, cancelled: Cancelled) -> BotAnswer:
        if question.explain:
            go_on.wait(300)
        return answer(question, budget, cancelled)

    with live(tmp_path) as (address, service), httpx2.Client(base_url=f"http://{address}", **PLAIN) as http:
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
    """A bot's explanation is sent with advice, and never with the moves of bots at tables."""
    from rascals.table import Task
    from tests.table.sitting import Sitting

    match = Sitting(players=3).seat(3).start().table.match
    assert match is not None
    seat = match.acting[0]
    thinker = Thinker(1, InThread, Budget(simulations=3))
    try:
        found = await thinker.advise(match, seat, "shrewd")
        assert isinstance(found, ChosenMove)
        assert found.reason is not None
        assert (await thinker.decide(match, Task(seat, "shrewd", 1))).choice is None
    finally:
        thinker.close()


def test_who_plays_alone_chooses_the_bots_pace(http: Any) -> None:
    """The pause is part of the table; several people have the table's, and nobody hurries the bots of others."""
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


# ---------------------------------------------------------------- analyses
# Analyses of finished games at a server: in the background, with progress, from what the seat knew.


def finished(http: Any, **more: Any) -> Person:
    """A game played to its end, always with the first legal move."""
    ann = quick(http, players=3, **more)
    while (view := ann.view())["table"]["status"] != "over":
        time.sleep(PAUSE) if view["decision"] is None else ann.play(view)
    return ann


def whole(ann: Person, seat: int = 0) -> dict[str, Any]:
    """The finished analysis."""
    while True:
        found: dict[str, Any] = ann.get(f"/analysis?seat={seat}").json()
        if found["done"] == found["deeds"]:
            return found
        time.sleep(PAUSE)


@pytest.fixture(scope="module")
def over_and_done(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Person]:
    with client(tmp_path_factory.mktemp("analyses")) as http:
        yield finished(http)


def test_every_decision_is_looked_back_at(over_and_done: Person) -> None:
    """Each decision of the seat has its frame number, the bot's move and its cost; the worst are listed."""
    ann = over_and_done
    frames = ann.get("/replay?pov=me").json()["frames"]
    found = whole(ann)
    assert (found["bot"], found["seat"]) == ("coach", 0)
    assert ann.get("/analysis?seat=me").json() == found
    told = {frame["command"]: frame for frame in frames}
    assert len(found["decisions"]) > 9
    assert any(len(decision["considered"]) > 1 for decision in found["decisions"])
    for decision in found["decisions"]:
        frame = told[decision["command"]]
        assert frame["seat"] == 0
        assert decision["same"] == (decision["move"] == decision["instead"])
        assert decision["reason"]["id"]
        assert not (decision["same"] and decision["cost"])
        tried = {one["move"]: one for one in decision["considered"]}
        assert not tried or {decision["move"], decision["instead"]} <= set(tried)
        assert all(0 <= one["wins"] <= 100 and one["error"] >= 0 and one["steps"] for one in tried.values())
    costs = {one["command"]: one["cost"] or 0 for one in found["decisions"]}
    assert [costs[n] for n in found["worst"]] == sorted(costs.values(), reverse=True)[: len(found["worst"])]
    assert len(found["worst"]) == min(3, sum(cost > 0 for cost in costs.values()))


def test_it_is_asked_from_what_the_seat_knew(http: Any) -> None:
    """Each turn analysed holds the view the seat had then, and only the history it had seen."""
    asked: list[BotRequest] = []

    def noted(question: BotRequest, budget: Budget, cancelled: Cancelled) -> BotAnswer:
        if question.explain:
            asked.append(question)
        return answer(question, budget, cancelled)

    http.app.state.service.thinker._make = lambda: InThread(noted)
    http.app.state.service.thinker._idle.clear()
    ann = finished(http)
    frames = ann.get("/replay?pov=me").json()["frames"]
    found = whole(ann)
    assert len(asked) == len(found["decisions"])
    for question, decision in zip(asked, found["decisions"], strict=True):
        before = [frame for frame in frames if frame["command"] < decision["command"]]
        assert question.question.view == before[-1]["view"]
        assert len(question.question.history) == sum(len(frame["events"]) for frame in before)


def test_everybody_learns_the_turning_point(over_and_done: Person) -> None:
    """It is a frame of the open replay, the same for the seat and for everybody else."""
    ann, http = over_and_done, over_and_done.client
    last = len(ann.get("/replay?pov=open").json()["frames"]) - 1
    point = http.get(f"{API}/tables/{ann.table}/turning-point").json()["point"]
    assert 0 < point["n"] <= point["last"] == last
    assert ann.get("/turning-point").json()["point"] == point


@pytest.mark.parametrize("path", ["/analysis?seat=0", "/turning-point", "/what-if?command=1"])
def test_only_once_the_game_is_over(http: Any, path: str) -> None:
    """During the game nobody gets one, not even the seat itself."""
    ann = quick(http)
    answer = ann.get(path)
    assert (answer.status_code, answer.json()["error"]["reason"]["id"]) == (409, "not-over")


@pytest.mark.parametrize("seat", ["open", "7", "", "public"])
def test_of_a_seat(over_and_done: Person, seat: str) -> None:
    """It must be one of the table's seats."""
    assert over_and_done.get(f"/analysis?seat={seat}").status_code == 400


def test_it_is_begun_once(tmp_path: Path) -> None:
    """Polling a running or finished one is free; starting others is limited."""
    with client(tmp_path, {**FREE, "analyses": Rule(1, 3600.0, by_address=True)}) as http:
        del http.app.state.service.limits.rules["analyses_local"]
        ann = finished(http)
        first = whole(ann)
        assert whole(ann) == first
        stranger = http.get(f"{API}/tables/{ann.table}/analysis?seat=0")
        assert stranger.json() == first
        assert ann.get("/analysis?seat=1").status_code == 429


@pytest.mark.thorough
def test_few_at_the_same_time(http: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond a limit no more are started; failed ones are started again."""
    ann = finished(http)
    monkeypatch.setattr(analyses, "RUNNING", 0)
    assert ann.get("/analysis?seat=0").status_code == 429
    monkeypatch.setattr(analyses, "RUNNING", 8)
    assert whole(ann)["decisions"]


class Idle:
    """A bot that never answers."""

    async def advise(self, *_: Any) -> None:
        await asyncio.Event().wait()


def over(sitting: Sitting) -> Any:
    """A table at the end of its game."""
    while sitting.table.status != "over":
        sitting.play()
    return sitting.table


async def test_few_strangers_do_not_keep_others_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """If two clients have all slots, a third takes one from whoever has most, but not from an equal."""
    monkeypatch.setattr(analyses, "RUNNING", 5)
    table = over(Sitting(players=5).seat(5).start())
    found = Analyses(Idle())  # type: ignore[arg-type]
    begun = [found.get(table, table.match, seat, who) for seat, who in enumerate(["a", "a", "a", "b", "b"])]
    other = over(Sitting(players=3).seat(3).start())
    found.get(other, other.match, 0, "c")
    assert [found.has(table, seat) for seat in range(5)] == [True, True, False, True, True]
    for table_, seat, who in ((table, 2, "a"), (other, 1, "c")):
        with pytest.raises(TooMany):
            found.get(table_, table_.match, seat, who)
    await asyncio.sleep(0)  # those that were dropped say so
    assert [found.get(table, table.match, seat, "d") for seat in (0, 1)] == begun[:2]
    found.close()


async def test_who_begins_many_drops_nobody_else_s(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the stored analyses, the first to go is one of whoever has started most."""
    monkeypatch.setattr(analyses, "KEPT", 3)
    table = over(Sitting(players=5).seat(5).start())
    found = Analyses(Idle())  # type: ignore[arg-type]
    for seat, who in enumerate(["me", *["stranger"] * 4]):
        found.get(table, table.match, seat, who)
    assert [found.has(table, seat) for seat in range(5)] == [True, False, False, True, True]
    found.close()
