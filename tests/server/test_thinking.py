"""Where bots think: with what they may know, beside the server, and the table goes on whatever they do."""

from __future__ import annotations

import pickle
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from rascals.server import thinking
from rascals.server.thinking import Asked, Thinker, answer, threads
from rascals.table import Leave
from tests.table.sitting import SECRET, Sitting


def asked() -> Asked:
    sitting = Sitting(players=3).seat(3).start()
    sitting.do(Leave(sitting.next))
    return Asked.of(sitting.table, sitting.table.tasks()[0])


def test_a_question_holds_what_the_seat_may_know() -> None:
    """R8: what travels to a bot is its seat's view and moves; no other hand, no secret, no random state."""
    sitting = Sitting(players=3).seat(1, "shrewd").start()
    while not sitting.table.tasks():
        sitting.step()
    task = sitting.table.tasks()[0]
    question = Asked.of(sitting.table, task)
    assert sitting.table.match is not None
    assert question.view == sitting.table.match.view(task.seat)
    assert question.moves == sitting.table.match.legal(task.seat)
    for seat in question.view["seats"]:
        assert (seat["hand"] is None) == (seat["seat"] != task.seat)
    travelling = pickle.dumps(question)
    assert SECRET not in travelling
    assert SECRET.hex().encode() not in travelling


def test_the_question_does_not_depend_on_what_is_hidden() -> None:
    """R6, R8: two worlds that differ only in others' hidden cards ask a bot the very same question."""
    import rascals

    game = rascals.game("felicity", players=3)
    match = game.new(seed=3)
    seat = match.acting[0]
    other = match.record
    game.box.knowledge.conceal(other, seat)
    position = game.box.position.write(other)
    twin = game.from_position({"game": "felicity", "players": 3, **position}, seed=1)
    assert twin.view(seat) == match.view(seat)
    assert twin.legal(seat) == match.legal(seat)


def test_every_bot_answers_with_a_legal_move() -> None:
    """Each level of the game's bots is asked through the same door and chooses among the moves."""
    from rascals.bots import names

    question = asked()
    for level in names("felicity"):
        chosen = Asked(**{**question.__dict__, "level": level})
        assert answer(chosen) in {str(move) for move in question.moves}


async def test_in_a_process_of_its_own() -> None:
    """The pool the server uses starts, answers and goes."""
    thinker = Thinker(1)
    question = asked()
    try:
        assert await thinker.choose(question) in {str(move) for move in question.moves}
    finally:
        thinker.close()
    thinker.close()


class Broken(Executor):
    """A pool whose processes have died."""

    def submit(self, *_: Any, **__: Any) -> Future[Any]:
        raise BrokenProcessPool("a process died")


async def test_a_pool_that_broke_is_built_anew() -> None:
    """When thinking processes die the next ones answer, and nobody notices."""
    made: list[Executor] = []

    def make(workers: int) -> Executor:
        made.append(Broken() if not made else ThreadPoolExecutor(workers))
        return made[-1]

    thinker = Thinker(1, make)
    question = asked()
    assert await thinker.choose(question) in {str(move) for move in question.moves}
    assert len(made) == 2
    thinker.close()


@pytest.mark.parametrize("trouble", ["broken", "wrong"])
async def test_a_bot_that_cannot_answer_plays_at_random(trouble: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot's failure never stops a table: some legal move is made for it."""
    if trouble == "wrong":

        def fail(_: Asked) -> str:
            raise RuntimeError("a bug in a bot")

        monkeypatch.setattr(thinking, "answer", fail)
    thinker = Thinker(1, threads if trouble == "wrong" else lambda _: Broken())
    question = asked()
    assert await thinker.choose(question) in {str(move) for move in question.moves}
    thinker.close()


async def test_a_bot_that_takes_too_long_plays_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patience with a bot ends; its late answer is not waited for."""
    import threading

    release = threading.Event()
    monkeypatch.setattr(thinking, "answer", lambda _: release.wait(30) and "late")
    monkeypatch.setattr(thinking, "PATIENCE", 0.01)
    thinker = Thinker(1, threads)
    question = asked()
    assert await thinker.choose(question) in {str(move) for move in question.moves}
    release.set()
    thinker.close()
