"""Lessons over REST: a learner's progress follows from the answers alone, and others' hands stay hidden."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest

from rascals.lessons import LessonProgress, OtherMove, lesson_of
from rascals.server.tables.fairness import TooMany
from rascals.server.tables.lessons import WAITING, OngoingLessons
from rascals.words import Words, languages
from tests.server.serving import API
from tests.server.serving import client as serving

pytestmark = [pytest.mark.real, pytest.mark.xdist_group("lessons")]  # one server for all tests

PLACED = [None, None, "place 5"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Any]:
    with serving(tmp_path_factory.mktemp("lessons")) as found:
        yield found


def follow(client: Any, game: str, *answers: str | None) -> Any:
    return client.post(f"{API}/lessons/{game}", json={"answers": answers})


def stands(client: Any, game: str, *answers: str | None) -> dict[str, Any]:
    answer = follow(client, game, *answers)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_games_say_that_they_can_be_learned(client: Any) -> None:
    """The list of games says which have a lesson."""
    games = client.get(f"{API}/games").json()
    assert {game["name"] for game in games if game["lesson"]} == {"felicity", "goodcritters", "heist", "goons"}


def test_a_lesson_begins_with_something_to_read(client: Any) -> None:
    """Nothing is played yet: first comes what the game is about."""
    state = stands(client, "felicity")
    assert (state["step"], state["asks"], state["moves"]) == (0, False, [])
    assert state["text"] == "felicity-lesson-goal"
    assert [frame["view"]["round"] for frame in state["frames"]] == [1]


def test_what_a_move_leads_to_comes_move_by_move(client: Any) -> None:
    """Each frame has its events and what is known then; the last is the current state of the lesson."""
    state = stands(client, "felicity", *PLACED)
    assert [frame["entry"]["seat"] for frame in state["frames"]] == [0, 1, 2, 3]
    assert [frame["view"]["acting"] for frame in state["frames"]] == [[1], [2], [3], [0]]
    assert {"move": "bid 4", "kind": "bid", "args": {"mice": 4}} in state["moves"]
    assert [line["n"] for line in state["log"]] == [0, 1, 2, 3, 4]


def test_a_step_that_was_read_changes_nothing_on_the_table(client: Any) -> None:
    """There is one frame: the current state."""
    before = stands(client, "felicity", *PLACED, "bid 4")
    after = stands(client, "felicity", *PLACED, "bid 4", None)
    assert [frame["view"] for frame in after["frames"]] == [before["frames"][-1]["view"]]
    assert after["log"] == before["log"]


def test_a_possible_move_that_is_not_asked_is_refused_kindly(client: Any) -> None:
    """422, with words in every language, and the earlier answers still count."""
    refused = follow(client, "felicity", None, None, "place 15")
    assert refused.status_code == 422
    reason = refused.json()["error"]["reason"]["id"]
    assert reason == "lesson-other-move"
    assert all(Words(language).has(f"error-{reason}") for language in languages())
    assert stands(client, "felicity", None, None)["text"] == "felicity-lesson-place"


def test_an_impossible_move_is_refused_by_the_rules(client: Any) -> None:
    """With the clause."""
    refused = follow(client, "felicity", *PLACED, "bid 2")
    assert (refused.status_code, refused.json()["error"]["clause"]) == (422, "F-11")


def test_others_hands_stay_hidden(client: Any) -> None:
    """A lesson shows what the learner's seat may know, in views and in the log."""
    state = stands(client, "felicity", *PLACED)
    for frame in state["frames"]:
        assert [seat["hand"] is None for seat in frame["view"]["seats"]] == [False, True, True, True]
    robbed = stands(client, "goodcritters", None, "share 0:5,5,4,4,2,2", "choose yes", "ready")
    skims = [event for line in robbed["log"] for event in line["events"] if event["event"] == "skimmed"]
    assert [skim["args"]["card"] for skim in skims] == [None]


def test_questions_about_moves(client: Any) -> None:
    """Why a move is impossible, and what may follow a draft, at any point of a lesson."""
    asked = {"answers": PLACED, "move": "bid 1"}
    why = client.post(f"{API}/lessons/felicity/why", json=asked).json()
    assert (why["legal"], why["clause"]) == (False, "F-11")
    assert client.post(f"{API}/lessons/felicity/why", json=asked | {"move": "bid 4"}).json()["legal"]
    preview = client.post(f"{API}/lessons/goons/preview", json={"answers": [None, None], "draft": ["take 0,2"]}).json()
    assert [move["move"] for move in preview["moves"]] == ["on red", "on yellow", "on green", "on blue"]
    none = client.post(f"{API}/lessons/goons/preview", json={"answers": [None, None], "draft": ["take 5,5"]}).json()
    assert (none["moves"], none["complete"]) == ([], False)


@pytest.mark.parametrize("game", ["felicity", "goodcritters", "heist", "goons"])
def test_every_lesson_can_be_followed_over_the_wire(client: Any, game: str) -> None:
    """From the first step to the last, each answered as expected."""
    lesson = lesson_of(game)
    answers: list[str | None] = []
    for number, step in enumerate(lesson.steps):
        state = stands(client, game, *answers)
        assert (state["step"], state["text"], state["at"]) == (number, lesson.text(step), step.at)
        answers.append((step.moves or ("share 0:5,5,4,4,2,2",))[0] if step.asks else None)
    assert follow(client, game, *answers).status_code == 422


@pytest.mark.parametrize("answers", [["x" * 5000], [None] * 101, "place 5", [3]])
def test_answers_that_are_none(client: Any, answers: Any) -> None:
    """Too many, too long or of another type: a client error."""
    assert client.post(f"{API}/lessons/felicity", json={"answers": answers}).status_code == 400


def test_no_lesson(client: Any) -> None:
    """For an unknown game, every operation is refused."""
    for path in ("", "/why", "/preview"):
        body: dict[str, Any] = {"answers": [], "move": "x", "draft": []}
        wanted = {key: body[key] for key in ("answers", {"/why": "move", "/preview": "draft"}.get(path, "answers"))}
        assert client.post(f"{API}/lessons/chess{path}", json=wanted).status_code == 404
    assert client.get(f"{API}/lessons/chess/hints").status_code == 404


def test_hints(client: Any) -> None:
    """The goal of the game and three more, with their texts, places and decisions."""
    found = client.get(f"{API}/lessons/felicity/hints").json()["hints"]
    assert [hint["text"] for hint in found] == [f"felicity-hint-{name}" for name in ("goal", "place", "bid", "pass")]
    assert found[1]["when"] == ["place"]


# ---------------------------------------------------------------- what a lesson costs


class Counted:
    """Lessons that count played answers, and record the threads they are played in."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.answers: list[str | None] = []
        self.threads: set[int] = set()
        honest = LessonProgress.answer

        def answer(progress: LessonProgress, given: str | None) -> None:
            self.answers.append(given)
            self.threads.add(threading.get_ident())
            honest(progress, given)

        patch.setattr(LessonProgress, "answer", answer)


async def test_a_lesson_is_played_outside_the_event_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever answers somebody sends, no table waits while they are played."""
    counted = Counted(monkeypatch)
    await OngoingLessons().ask("felicity", PLACED, lambda progress: progress.at, "a")
    assert counted.answers == PLACED
    assert threading.get_ident() not in counted.threads


async def test_only_the_last_answer_is_played_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lesson is cached for all who gave the same answers, and its state equals that of a replay."""
    lessons = OngoingLessons()
    first = await lessons.ask("felicity", PLACED, lambda progress: progress.match.view(0), "a")
    counted = Counted(monkeypatch)
    await lessons.ask("felicity", [*PLACED, "bid 4"], lambda progress: progress.at, "b")
    assert counted.answers == ["bid 4"]
    assert await lessons.ask("felicity", PLACED, lambda progress: progress.match.view(0), "b") == first
    assert counted.answers == ["bid 4"]
    with pytest.raises(OtherMove):
        await lessons.ask("felicity", [None, None, "place 15"], lambda progress: progress.at, "b")


async def test_only_so_many_courses_are_kept() -> None:
    """However different the answers are, the cache keeps to its limit, and every lesson can be continued."""
    lessons = OngoingLessons(kept=3)
    for answers in ([None], [None, None], PLACED, [*PLACED, "bid 4"]):
        assert await lessons.ask("felicity", answers, lambda progress: progress.at, "a") == len(answers)
    assert len(lessons) == 3


async def test_too_many_who_wait_for_a_lesson_are_told_so() -> None:
    """Requests do not queue without limit: beyond it a newcomer is refused, and those who wait are not."""
    lessons, go = OngoingLessons(), threading.Event()

    def slowly(progress: LessonProgress) -> int:
        assert go.wait(300)
        return progress.at

    asked = [asyncio.create_task(lessons.ask("felicity", [None], slowly, f"{n}")) for n in range(WAITING)]
    await asyncio.sleep(0)
    with pytest.raises(TooMany):
        await lessons.ask("felicity", [None], slowly, "late")
    go.set()
    assert await asyncio.gather(*asked) == [1] * WAITING
    assert await lessons.ask("felicity", [None], slowly, "late") == 1
