"""Where bots think: with what they may know, outside the server, while the table goes on whatever they do."""

from __future__ import annotations

import asyncio
import os
import random
import threading
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

import rascals
from rascals.bots import Budget, ChosenMove, Turn, ask, lookahead
from rascals.core.match import Match
from rascals.server import background, processes
from rascals.server.app import create_app
from rascals.server.processes import BotProcess
from rascals.server.settings import Settings
from rascals.server.tables import bot_workers
from rascals.server.tables.bot_workers import BotAnswer, BotRequest, Cancelled, Here, InThread, Thought, answer
from rascals.server.tables.thinking import LEAST, Thinker
from rascals.table import Leave, Task
from tests.table.sitting import Sitting

UNLIMITED = Budget()
BRIEF = Budget(seconds=0.01)  # for bots that are to be stopped
ENDLESS = 3600.0  # seconds of grace for bots that obey


def asked() -> BotRequest:
    sitting = Sitting(players=3).seat(3).start()
    sitting.do(Leave(sitting.next))
    return question_for(sitting)


def question_for(sitting: Sitting) -> BotRequest:
    task, match = sitting.table.tasks()[0], sitting.table.match
    assert match is not None
    return BotRequest.of(ask(match, task.seat, random.Random()), task.level)


def never() -> bool:
    return False


def test_every_bot_answers_with_a_legal_move() -> None:
    """Each level of the game's bots is called in the same way and chooses among the moves."""
    from rascals.bots import names

    question = asked()
    for level in names("felicity"):
        chosen = replace(question, level=level)
        assert answer(chosen, Budget(simulations=10), never) in {str(move) for move in question.question.moves}


def test_a_bot_is_told_its_budget_and_how_to_hear_that_it_is_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The turn that reaches the bot has its budget and the server's signal to stop."""
    heard: list[Turn] = []

    class Listening:
        def choose(self, turn: Turn) -> ChosenMove:
            heard.append(turn)
            return ChosenMove(turn.moves[0])

    monkeypatch.setattr(bot_workers, "of_game", lambda *_: Listening())
    stop = threading.Event()
    budget = Budget(seconds=1.5, simulations=7)
    answer(asked(), budget, stop.is_set)
    assert heard[0].budget == budget
    assert not heard[0].cancelled()
    stop.set()
    assert heard[0].cancelled()


def test_a_server_gives_its_bots_what_is_set(tmp_path: Path) -> None:
    """The settings' seconds and simulations are the budget of every turn; without simulations, only seconds."""
    database = f"sqlite:///{tmp_path / 'rascals.db'}"
    few = create_app(Settings(database=database, bot_seconds=9.0, bot_simulations=7)).state.service.thinker
    assert few._budget == Budget(seconds=9.0, simulations=7)
    assert create_app(Settings(database=database)).state.service.thinker._budget == Budget(seconds=3.0)


def legal(thought: Thought, question: BotRequest) -> bool:
    return thought.move in {str(move) for move in question.question.moves}


async def test_in_a_process_of_its_own() -> None:
    """The processes that the server uses start, answer more than once, and end."""
    thinker = Thinker(1, BotProcess)
    question = asked()
    try:
        for _ in range(2):
            thought = await thinker.choose(question)
            assert thought.failure is None
            assert legal(thought, question)
    finally:
        thinker.close()
    thinker.close()


def hang(_asked: BotRequest, _budget: Budget, _cancelled: Cancelled) -> str:
    """A bot that never answers and ignores everything."""
    threading.Event().wait()
    return "never"


def heed(_asked: BotRequest, _budget: Budget, cancelled: Cancelled) -> str:
    """A bot that thinks until it is stopped, and then returns its best move."""
    while not cancelled():
        threading.Event().wait(0.001)
    return str(_asked.question.moves[-1])


def die(_asked: BotRequest, _budget: Budget, _cancelled: Cancelled) -> str:
    os._exit(1)


async def until(condition: Callable[[], Any]) -> None:
    while not condition():  # noqa: ASYNC110 - what other threads do sets no event of this loop
        await asyncio.sleep(0.001)


class Making:
    """Returns the given workers in turn, the last one repeatedly."""

    def __init__(self, *kinds: Any) -> None:
        self.kinds = list(kinds)
        self.made: list[Any] = []

    def __call__(self) -> Any:
        kind = self.kinds.pop(0) if len(self.kinds) > 1 else self.kinds[0]
        self.made.append(kind())
        return self.made[-1]


def observed(thinker: Thinker) -> list[str | None]:
    failures: list[str | None] = []
    thinker.observe = lambda _seconds, failure: failures.append(failure)
    return failures


@pytest.mark.parametrize("place", [BotProcess, InThread])
async def test_a_bot_that_never_answers(place: Any) -> None:
    """Far over budget it is killed; a legal move is made, counted as its failure; another worker goes on."""
    making = Making(lambda: place(hang), place)
    thinker = Thinker(1, making, BRIEF, grace=0.01)
    failures, question = observed(thinker), asked()
    try:
        thought = await thinker.choose(question)
        assert (thought.failure, legal(thought, question)) == ("hung", True)
        if place is BotProcess:
            assert not making.made[0]._process.is_alive()
        thinker._budget = Budget(simulations=1)
        assert (await thinker.choose(question)).failure is None
    finally:
        thinker.close()
    assert failures == ["hung", None]
    assert len(making.made) == 2


@pytest.mark.parametrize("place", [BotProcess, InThread])
async def test_a_bot_that_heeds_is_kept(place: Any) -> None:
    """When stopped, far over budget, it returns its best move: that is played, and the worker stays."""
    making = Making(lambda: place(heed))
    thinker = Thinker(1, making, BRIEF, grace=ENDLESS)
    question = asked()
    try:
        for _ in range(2):
            assert await thinker.choose(question) == Thought(str(question.question.moves[-1]))
    finally:
        thinker.close()
    assert len(making.made) == 1


@pytest.mark.parametrize("bot", [hang, heed])
async def test_an_answer_nobody_waits_for(bot: Any) -> None:
    """When the table moves on the bot is told at once, though its budget is unlimited, and the slot is free again."""
    making = Making(lambda: InThread(bot), InThread)
    thinker = Thinker(1, making, UNLIMITED, grace=ENDLESS if bot is heed else 0.01)
    failures, question = observed(thinker), asked()
    thinking = asyncio.create_task(thinker.choose(question))
    await until(lambda: thinker._busy)
    waiting = asyncio.create_task(thinker.choose(question))  # for the only slot
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    if bot is heed:
        making.made[0]._answer = answer
    thought = await waiting
    assert (thought.failure, legal(thought, question)) == (None, True)
    assert failures == [None], "what nobody waits for is no failure"
    thinker.close()


async def test_a_question_recalled_before_its_turn() -> None:
    """A job recalled while it waits for a slot never starts."""
    count = []

    def counted(question: BotRequest, budget: Budget, cancelled: Cancelled) -> str:
        count.append(1)
        return heed(question, budget, cancelled)

    thinker = Thinker(1, lambda: InThread(counted), UNLIMITED, grace=ENDLESS)
    first, second = (asyncio.create_task(thinker.choose(asked())) for _ in range(2))
    await until(lambda: count)
    for task in (second, first):
        task.cancel()
    await asyncio.gather(first, second, return_exceptions=True)
    await asyncio.gather(*thinker._asking)
    assert count == [1]
    thinker.close()


def looks_ahead(*_: Any) -> str:
    return str(lookahead._found is processes._look_ahead_of)


async def test_bots_look_ahead_in_processes_of_a_server_alone() -> None:
    """With machine code from the wheel: elsewhere a bot chooses the same whatever is installed."""
    worker = BotProcess(looks_ahead)
    assert await worker.ask(asked(), UNLIMITED, never) == "True"
    assert looks_ahead() == "False"
    worker.end()


async def test_a_process_that_died_is_replaced() -> None:
    """When a worker process dies the next one answers, unnoticed; if that dies too, a move is made."""
    question = asked()
    for kinds, failure in (((lambda: BotProcess(die), InThread), None), ((lambda: BotProcess(die),), "ended")):
        making = Making(*kinds)
        thinker = Thinker(1, making)
        thought = await thinker.choose(question)
        assert (thought.failure, legal(thought, question)) == (failure, True)
        assert len(making.made) == 2
        thinker.close()


def test_a_process_that_cannot_start_leaves_no_file_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """When no more files can be opened, each attempt that leaks some would make it worse."""
    ends: list[Any] = []

    class Context:
        Value = staticmethod(get_context("spawn").Value)

        def Pipe(self) -> Any:  # noqa: N802 - the name in `multiprocessing`
            ends.extend(get_context("spawn").Pipe())
            return tuple(ends)

        def Process(self, **_: Any) -> Any:  # noqa: N802
            raise OSError(24, "Too many open files")

    monkeypatch.setattr("rascals.server.processes.Apart", Context)
    with pytest.raises(OSError, match="Too many"):
        BotProcess()
    assert [end.closed for end in ends] == [True, True]


async def test_a_worker_that_cannot_be_asked_is_ended() -> None:
    """Otherwise nobody would use it again, or end it; another worker answers the next turn."""
    ended: list[Any] = []

    class Broken(InThread):
        async def ask(self, *_: Any) -> BotAnswer | None:
            raise RuntimeError("can't start new thread")

        def end(self) -> None:
            ended.append(self)

    making = Making(Broken, InThread)
    thinker = Thinker(1, making, Budget(simulations=1))
    with pytest.raises(RuntimeError, match="new thread"):
        await thinker.choose(asked())
    assert ended == making.made
    assert (await thinker.choose(asked())).failure is None
    thinker.close()


@pytest.mark.parametrize("place", [InThread, Here])
@pytest.mark.parametrize(("said", "failure"), [(None, "error"), ("dance", "illegal")])
async def test_a_bot_that_gives_no_move(place: Any, said: str | None, failure: str) -> None:
    """A bot's failure never stops a table: a legal move is made for it, and marked as not the bot's."""

    def wrong(_asked: BotRequest, _budget: Budget, _cancelled: Cancelled) -> str:
        if said is None:
            raise RuntimeError("a bug in a bot")
        return said

    thinker = Thinker(1, lambda: place(wrong))
    failures, question = observed(thinker), asked()
    thought = await thinker.choose(question)
    assert (thought.failure, legal(thought, question)) == (failure, True)
    assert failures == [failure]
    thinker.close()


async def test_here_a_bot_thinks_when_all_else_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without threads, pending work goes first, then the bot thinks on the event loop, and everything waits for it."""
    monkeypatch.setattr(background, "THREADS", False)
    told: list[str] = []

    def thinks(question: BotRequest, _budget: Budget, _cancelled: Cancelled) -> str:
        assert threading.current_thread() is threading.main_thread()
        asyncio.get_running_loop().call_soon(told.append, "after it")
        told.append("thought")
        return str(question.question.moves[0])

    thinker = Thinker(1, lambda: Here(thinks), BRIEF)
    question = asked()
    thinking = asyncio.create_task(thinker.choose(question))
    await asyncio.sleep(0)
    asyncio.get_running_loop().call_soon(told.append, "ready")
    assert (await thinking).failure is None
    assert told == ["ready", "thought", "after it"]
    thinker.close()


async def test_closing_ends_what_thinks() -> None:
    """The server shuts down at once, whatever its bots do."""
    making = Making(lambda: BotProcess(hang))
    thinker = Thinker(1, making, UNLIMITED)
    thinking = asyncio.create_task(thinker.choose(asked()))
    await until(lambda: thinker._busy)
    thinking.cancel()
    thinker.close()
    assert not making.made[0]._process.is_alive()
    await asyncio.gather(thinking, return_exceptions=True)


# ---------------------------------------------------------------- composite moves


def sharing() -> tuple[Match, Task]:
    """A GoodCritters match whose boss has to share six cards, and the bot's task."""
    match = rascals.game("goodcritters", players=4, first_boss=0).new(seed=1)
    return match, Task(0, "random", 1)


async def thought_of(
    bot: Callable[[BotRequest], str], match: Match, task: Task
) -> tuple[Thought, list[str | None], list[int]]:
    """A bot's decision, what failed, and the draft's length at each turn."""
    drafted: list[int] = []

    def chosen(asked: BotRequest, _budget: Budget, _cancelled: Cancelled) -> str:
        drafted.append(len(asked.question.draft))
        return bot(asked)

    thinker = Thinker(1, lambda: InThread(chosen))
    failures = observed(thinker)
    try:
        return await thinker.decide(match, task), failures, drafted
    finally:
        thinker.close()


async def test_a_composite_move_is_asked_for_step_by_step() -> None:
    """One turn per step, each with the draft so far; the result is one legal move."""
    match, task = sharing()
    thought, failures, drafted = await thought_of(
        lambda asked: str(asked.question.moves[len(asked.question.draft) % 4]), match, task
    )
    assert (drafted, failures) == ([0, 1, 2, 3, 4, 5], [None] * 6)
    assert thought.failure is None
    before = len(match.history)
    match.play(0, thought.move)
    assert len(match.history) == before + 1


async def test_a_whole_move_may_answer_a_step() -> None:
    """A bot may return the notation of a whole move at once, even in the middle of a draft."""
    match, task = sharing()
    whole = "; ".join(["give 2"] * 6)
    twin = match.copy()
    twin.play(0, whole)
    notation = twin.history[-1].move
    for after in (0, 2):

        def tired(asked: BotRequest, after: int = after) -> str:
            return notation if len(asked.question.draft) == after else "give 1"

        thought, failures, drafted = await thought_of(tired, match, task)
        assert thought == Thought(notation)
        assert (len(drafted), failures) == (after + 1, [None] * (after + 1))


@pytest.mark.parametrize(("said", "failure"), [(None, "error"), ("give 9", "illegal"), ("share 0:5", "illegal")])
async def test_a_bot_that_fails_in_the_middle_of_a_move(said: str | None, failure: str) -> None:
    """Nothing of its draft is played: a whole random move is made for it, and the failure is counted once."""
    match, task = sharing()

    def failing(asked: BotRequest) -> str:
        if len(asked.question.draft) < 2:
            return "give 0"
        if said is None:
            raise RuntimeError("a bug in a bot")
        return said

    thought, failures, drafted = await thought_of(failing, match, task)
    assert (thought.failure, failures, drafted) == (failure, [None, None, failure], [0, 1, 2])
    assert match.why_not(0, thought.move) is None


# ---------------------------------------------------------------- many tables


async def test_tables_share_the_places() -> None:
    """Nine tables of a stranger have three jobs each waiting; that of another table is next."""
    asked_for: list[str] = []
    go_on = threading.Semaphore(0)

    def waits(question: BotRequest, _budget: Budget, _cancelled: Cancelled) -> str:
        asked_for.append(str(question.level))
        go_on.acquire()
        return str(question.question.moves[0])

    thinker = Thinker(1, lambda: InThread(waits), UNLIMITED)
    question = asked()
    strangers = [
        asyncio.create_task(thinker.choose(replace(question, level="stranger"), table=f"t{table}"))
        for _ in range(3)
        for table in range(9)
    ]
    await until(lambda: asked_for)
    mine = asyncio.create_task(thinker.choose(replace(question, level="mine"), table="mine"))
    await asyncio.sleep(0)
    go_on.release(100)
    await mine
    await asyncio.gather(*strangers)
    assert asked_for.index("mine") <= 9, "no table is asked twice before it"
    thinker.close()


async def test_a_crowd_has_less_time_for_each() -> None:
    """While ten jobs wait for one slot each gets a tenth of the seconds, but never less than `LEAST`."""
    budgets: list[Budget] = []
    go_on, all_there = threading.Semaphore(0), threading.Event()

    def waits(question: BotRequest, budget: Budget, _cancelled: Cancelled) -> str:
        budgets.append(budget)
        go_on.acquire()
        return str(question.question.moves[0])

    def made() -> InThread:
        all_there.wait()
        return InThread(waits)

    thinker = Thinker(1, made, Budget(seconds=1000.0, simulations=7))
    question = asked()
    asking = [asyncio.create_task(thinker.choose(question, table=str(table))) for table in range(10)]
    await until(lambda: thinker._turns.crowd == 10)
    all_there.set()
    go_on.release(10)
    await asyncio.gather(*asking)
    assert [budget.simulations for budget in budgets] == [7] * 10
    assert [round(1000.0 / (budget.seconds or 1)) for budget in budgets] == [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]
    thinker._budget = Budget(seconds=2 * LEAST)
    budgets.clear()
    asking = [asyncio.create_task(thinker.choose(question, table=str(table))) for table in range(10)]
    await until(lambda: budgets)
    go_on.release(10)
    await asyncio.gather(*asking)
    assert budgets[1] == Budget(seconds=LEAST)
    assert budgets[-1] == Budget(seconds=2 * LEAST)
    thinker.close()
