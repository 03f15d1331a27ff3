"""Analyses of finished games at a server: in the background, with progress, from what the seat knew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rascals.bots import Budget
from rascals.server.limit_rules import Rule
from rascals.server.tables import analyses
from rascals.server.tables.minds import Asked, Cancelled, InThread, Said, answer
from tests.server.serving import API, FREE, Person, client, quick


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
    assert (found["bot"], found["seat"]) == ("shrewd", 0)
    assert ann.get("/analysis?seat=me").json() == found
    told = {frame["command"]: frame for frame in frames}
    assert len(found["decisions"]) > 9
    for decision in found["decisions"]:
        frame = told[decision["command"]]
        assert frame["seat"] == 0
        assert decision["same"] == (decision["move"] == decision["instead"])
        assert decision["reason"]["id"]
        assert not (decision["same"] and decision["cost"])
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
    http.app.state.service.thinker._minds.clear()
    ann = finished(http)
    frames = ann.get("/replay?pov=me").json()["frames"]
    found = whole(ann)
    assert len(asked) == len(found["decisions"])
    for question, decision in zip(asked, found["decisions"], strict=True):
        before = [frame for frame in frames if frame["command"] < decision["command"]]
        assert question.question.view == before[-1]["view"]
        assert len(question.question.history) == sum(len(frame["events"]) for frame in before)


def test_only_once_the_game_is_over(http: Any) -> None:
    """While it is played nobody is told anything, not even the seat itself."""
    ann = quick(http)
    answer = ann.get("/analysis?seat=0")
    assert (answer.status_code, answer.json()["error"]["reason"]["id"]) == (400, "not-over")


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


def test_few_at_the_same_time(http: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Beyond so many under way no more are begun; those that failed are begun anew."""
    ann = finished(http)
    monkeypatch.setattr(analyses, "RUNNING", 0)
    assert ann.get("/analysis?seat=0").status_code == 429
    monkeypatch.setattr(analyses, "RUNNING", 8)
    assert whole(ann)["decisions"]
