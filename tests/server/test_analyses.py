"""Analyses of finished games at a server: in the background, with progress, from what the seat knew."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rascals.bots import Budget
from rascals.server.limits import Rule
from rascals.server.tables import analyses
from rascals.server.tables.analyses import Analyses
from rascals.server.tables.bot_workers import Asked, Cancelled, InThread, Said, answer
from rascals.server.tables.fairness import TooMany
from tests.server.serving import API, FREE, Person, client, quick
from tests.table.sitting import Sitting

pytestmark = pytest.mark.real


@pytest.fixture
def http(tmp_path: Path) -> Iterator[Any]:
    with client(tmp_path) as found:
        yield found


def finished(http: Any, **more: Any) -> Person:
    """A game played to its end, always by the first possible move."""
    ann = quick(http, players=3, **more)
    while (view := ann.view())["table"]["status"] != "over":
        if view["decision"] is not None:
            ann.play(view)
    return ann


def whole(ann: Person, seat: int = 0) -> dict[str, Any]:
    """The analysis, once it is done."""
    while True:
        found: dict[str, Any] = ann.get(f"/analysis?seat={seat}").json()
        if found["done"] == found["deeds"]:
            return found


def test_every_decision_is_looked_back_at(http: Any) -> None:
    """Each choice of the seat is told with the number of its frame, the bot's move, its cost; the worst by number."""
    ann = finished(http)
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
    """Each question that is thought about holds the view the seat had then, and no more history than it had heard."""
    asked: list[Asked] = []

    def noted(question: Asked, budget: Budget, cancelled: Cancelled) -> Said:
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


def test_everybody_learns_the_turning_point(http: Any) -> None:
    """It is a moment of the open replay, the same for the seat and for who was not there."""
    ann = finished(http)
    last = len(ann.get("/replay?pov=open").json()["frames"]) - 1
    point = http.get(f"{API}/tables/{ann.table}/turning-point").json()["point"]
    assert 0 < point["n"] <= point["last"] == last
    assert ann.get("/turning-point").json()["point"] == point


@pytest.mark.parametrize("path", ["/analysis?seat=0", "/turning-point"])
def test_only_once_the_game_is_over(http: Any, path: str) -> None:
    """While it is played nobody is told anything, not even the seat itself."""
    ann = quick(http)
    answer = ann.get(path)
    assert (answer.status_code, answer.json()["error"]["reason"]["id"]) == (409, "not-over")


@pytest.mark.parametrize("seat", ["open", "7", "", "public"])
def test_of_a_seat(http: Any, seat: str) -> None:
    """It is of one of the table's seats."""
    assert finished(http).get(f"/analysis?seat={seat}").status_code == 400


def test_it_is_begun_once(tmp_path: Path) -> None:
    """To ask how far it has come, or for one that is there, costs nothing; to begin others is limited."""
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
    """Beyond a limit of those under way no more are begun; those that failed are begun again."""
    ann = finished(http)
    monkeypatch.setattr(analyses, "RUNNING", 0)
    assert ann.get("/analysis?seat=0").status_code == 429
    monkeypatch.setattr(analyses, "RUNNING", 8)
    assert whole(ann)["decisions"]


class Idle:
    """One who is asked what a bot would do and never answers."""

    async def advise(self, *_: Any) -> None:
        await asyncio.Event().wait()


def over(sitting: Sitting) -> Any:
    """A table at the end of its game."""
    while sitting.table.status != "over":
        sitting.play()
    return sitting.table


async def test_few_strangers_do_not_keep_others_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where two have all the places, a third takes one of who has most; it is nobody's that has no more than others."""
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
    await asyncio.sleep(0)  # those that were ended say so
    assert [found.get(table, table.match, seat, "d") for seat in (0, 1)] == begun[:2]
    found.close()


async def test_who_begins_many_drops_nobody_else_s(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the analyses that are kept that goes first which was begun by the one who has begun most."""
    monkeypatch.setattr(analyses, "KEPT", 3)
    table = over(Sitting(players=5).seat(5).start())
    found = Analyses(Idle())  # type: ignore[arg-type]
    for seat, who in enumerate(["me", *["stranger"] * 4]):
        found.get(table, table.match, seat, who)
    assert [found.has(table, seat) for seat in range(5)] == [True, False, False, True, True]
    found.close()


async def test_one_that_is_begun_again_at_once_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of one that was given up takes nothing from the same that was begun since."""
    monkeypatch.setattr(analyses, "KEPT", 1)
    table = over(Sitting(players=3).seat(3).start())
    found = Analyses(Idle())  # type: ignore[arg-type]
    for seat in (0, 1, 0):
        await asyncio.sleep(0.0)
        last = found.get(table, table.match, seat, "me")
    for _ in range(20):
        await asyncio.sleep(0)
    assert found.get(table, table.match, 0, "me") is last
    found.close()
