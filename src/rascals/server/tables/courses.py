"""A cache of courses (lessons in progress), which are played outside the event loop, one at a time.

A client that follows a lesson sends all its answers with every request; the server keeps no session. So that a request
need not play the whole lesson again, the most recently used courses are cached by their answers, for all clients.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from copy import copy
from typing import TypeAlias, TypeVar

from rascals.lessons import Course, lesson_of
from rascals.lessons.course import Answer
from rascals.server.background import aside
from rascals.server.tables.fairness import Shares, TooMany, Turns

KEPT = 256  # the most cached courses; see `Shares` for which are dropped
WAITING = 64  # the most questions waiting or in progress

Key: TypeAlias = tuple[str, tuple[Answer, ...]]
T = TypeVar("T")


class Courses:
    """The cached courses of a server, at most `kept`."""

    def __init__(self, kept: int = KEPT) -> None:
        self._room = kept
        self._kept: dict[Key, Course] = {}
        self._filled: Shares[Key] = Shares()  # the cached courses
        self._turns = Turns(1)
        self._asked: Shares[asyncio.Task[object]] = Shares()  # the questions waiting or in progress

    def __len__(self) -> int:
        return len(self._kept)

    async def ask(self, game: str, answers: Sequence[Answer], question: Callable[[Course], T], who: str) -> T:
        """Return the result of `question` for the course of a game's lesson after these answers.

        IllegalMove or OtherMove if an answer is not accepted. It counts towards the share of `who`, so that a client
        with many questions delays only itself. `TooMany` if too many wait; the client with the most gets it first.
        """
        given_up = self._asked.place_for(who, WAITING)
        if given_up is not None:  # it has not begun: only one runs at a time, and it is the latest of its client
            given_up.cancel()
            self._asked.remove(given_up)

        async def in_turn() -> T:
            async with self._turns.turn(who):
                return await aside(lambda: question(self._course(game, tuple(answers), who)))

        asking = asyncio.create_task(in_turn())
        self._asked.add(asking, who)  # completed even if the caller is cancelled: two at once would share a course
        asking.add_done_callback(self._asked.remove)
        try:
            return await asyncio.shield(asking)
        except asyncio.CancelledError:
            if asking.cancelled():  # the question was given up; the caller was not cancelled
                raise TooMany from None
            raise

    def _course(self, game: str, answers: tuple[Answer, ...], who: str) -> Course:
        """Return the course after answers, continued from the longest cached prefix of them."""
        known = next((n for n in range(len(answers), 0, -1) if (game, answers[:n]) in self._kept), 0)
        course = self._kept[game, answers[:known]] if known else Course(lesson_of(game))
        for n in range(known, len(answers)):
            course = copy(course)
            course.answer(answers[n])
            self._keep((game, answers[: n + 1]), course, who)
        if known and (game, answers[:known]) in self._kept:
            self._filled.use((game, answers[:known]))
        return course

    def _keep(self, key: Key, course: Course, who: str) -> None:
        self._kept[key] = course
        self._filled.add(key, who)
        while (gone := self._filled.beyond(self._room, key)) is not None:
            self._filled.remove(gone)
            del self._kept[gone]
