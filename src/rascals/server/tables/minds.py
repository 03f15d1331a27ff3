"""Where bots think: in processes of their own, so that no table waits for them.

A bot is asked with its seat's legal moves and what that seat knows: a world dealt anew and what it has heard; nothing
else of a table ever reaches a thinking process. A composite move is asked for step by step, each a question of its own.
A bot is told how much it may think, in seconds, simulations or both, and that its answer is no longer wanted; a process
whose bot heeds neither is ended and `thinking` puts another in its place.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, replace
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Event, Thread
from typing import Any, Literal, NamedTuple, Protocol

from rascals.bots import Budget, Choice, Question, bot

Cancelled = Callable[[], bool]
Failure = Literal["error", "illegal", "hung", "ended"]


@dataclass(frozen=True)
class Asked:
    """One question to a bot of a level. Where it thinks, its chance comes from `seed`.

    `explain`: what it has to say for its move comes back too.
    """

    question: Question
    level: str
    seed: int
    explain: bool = False

    @classmethod
    def of(cls, question: Question, level: str) -> Asked:
        """The question for a bot in another process: with chance of its own, that nobody here has seen any of."""
        return cls(question, level, random.SystemRandom().getrandbits(64))


class Thought(NamedTuple):
    """The move for a bot; `failure` says why it is a random one, None if the bot chose it.

    `choice`: all that it says, where it was asked to explain.
    """

    move: str
    failure: Failure | None = None
    choice: Choice | None = None


Said = str | Choice  # the notation of a move or step; with what speaks for it, where that was asked for


def answer(asked: Asked, budget: Budget, cancelled: Cancelled) -> Said:
    """Let the bot choose; return the notation of its move or step. This runs where bots think."""
    question = replace(asked.question, random=random.Random(asked.seed), budget=budget, cancelled=cancelled)
    choice = bot(asked.level, question.game.name).choose(question)
    return replace(choice, move=str(choice.move)) if asked.explain else str(choice.move)


Answer = Callable[[Asked, Budget, Cancelled], Said]


class Mind(Protocol):
    """A place where bots think, one question at a time."""

    def ask(self, asked: Asked, budget: Budget, begun: Callable[[], object]) -> Said | None:
        """Wait for the answer; None if the bot failed, EOFError if the place is gone. `begun`: it thinks from now."""

    def cancel(self) -> None:
        """Tell the bot that its answer is no longer wanted; may be called from another thread than `ask`."""

    def end(self) -> None:
        """End the place, whatever it does; a waiting `ask` ends too."""


class Process:
    """A thinking process; it begins with a clean interpreter and does not outlive the server."""

    def __init__(self, answer: Answer = answer) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        # Shared memory without a lock: a process that is ended can leave no lock held.
        self._flag = context.Value("b", 0, lock=False)
        self._process = context.Process(target=_think, args=(theirs, self._flag, answer), daemon=True)
        self._process.start()
        theirs.close()
        self._ready = False

    def ask(self, asked: Asked, budget: Budget, begun: Callable[[], object]) -> Said | None:
        """Send the question once the process is up, and wait; see `Mind`."""
        if not self._ready:
            self._ready = bool(self._pipe.recv())
        self._flag.value = 0
        begun()
        try:
            self._pipe.send((asked, budget))
            found: Said | None = self._pipe.recv()
        except OSError as error:
            raise EOFError from error
        return found

    def cancel(self) -> None:
        """See `Mind`."""
        self._flag.value = 1

    def end(self) -> None:
        """See `Mind`."""
        self._process.kill()
        self._process.join()


def _think(pipe: Connection, flag: Any, answer: Answer) -> None:
    """What a thinking process does: answer questions until the server is gone."""
    follow_parent()
    pipe.send(True)
    with suppress(EOFError, OSError, KeyboardInterrupt):
        while True:
            asked, budget = pipe.recv()
            try:
                found: Said | None = answer(asked, budget, lambda: bool(flag.value))
            except Exception:  # noqa: BLE001 - whatever a bot does wrong, the next question is answered
                found = None
            pipe.send(found)


def follow_parent() -> None:
    """End this process when the server that has started it ends, however that ends."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent,), daemon=True).start()


def _end_after(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


class InThread:
    """A thread of the server instead: for tests, and where processes cannot be had. It cannot be ended, only left."""

    def __init__(self, answer: Answer = answer) -> None:
        self._answer = answer
        self._cancelled, self._settled = Event(), Event()
        self._found: list[Said | None] = []

    def ask(self, asked: Asked, budget: Budget, begun: Callable[[], object]) -> Said | None:
        """See `Mind`."""
        self._cancelled.clear()
        begun()
        Thread(target=self._choose, args=(asked, budget), daemon=True).start()
        self._settled.wait()
        if not self._found:
            raise EOFError
        self._settled.clear()
        return self._found.pop()

    def _choose(self, asked: Asked, budget: Budget) -> None:
        found: Said | None = None
        with suppress(Exception):
            found = self._answer(asked, budget, self._cancelled.is_set)
        self._found.append(found)
        self._settled.set()

    def cancel(self) -> None:
        """See `Mind`."""
        self._cancelled.set()

    def end(self) -> None:
        """See `Mind`."""
        self._cancelled.set()
        self._settled.set()
