"""A cache of lessons in progress, which are played outside the event loop, one at a time.

A client that follows a lesson sends all its answers with every request; the server keeps no session. So that a request
need not play the whole lesson again, the most recently used progress is cached by its answers, for all clients.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, TypeAlias, TypeVar

from rascals.lessons import LessonProgress, lesson_of
from rascals.lessons.progress import Answer
from rascals.server.background import in_thread
from rascals.server.tables.fairness import Cache, Jobs, Turns, result

KEPT = 256  # the most cached lessons in progress; see `Cache` for which are dropped
WAITING = 64  # the most requests waiting or in progress

Key: TypeAlias = tuple[str, tuple[Answer, ...]]
T = TypeVar("T")


class OngoingLessons:
    """The cached lessons in progress of a server, at most `kept`."""

    def __init__(self, kept: int = KEPT) -> None:
        self._kept: Cache[Key, LessonProgress] = Cache(kept)
        self._turns = Turns(1)
        self._asked: Jobs[object, Any] = Jobs()  # the requests waiting or in progress

    def __len__(self) -> int:
        return len(self._kept)

    async def ask(self, game: str, answers: Sequence[Answer], question: Callable[[LessonProgress], T], who: str) -> T:
        """Return the result of `question` for the progress of a game's lesson after these answers.

        IllegalMove or OtherMove if an answer is not accepted. It counts towards the share of `who`, so that a client
        with many requests delays only itself. `TooMany` if too many wait; the client with the most gets it first.
        """

        async def in_turn() -> T:
            async with self._turns.turn(who):
                return await in_thread(lambda: question(self._progress(game, tuple(answers), who)))

        self._asked.make_place(who, WAITING)  # one that has not begun is given up, as only one runs at a time
        # It is completed even if the caller is cancelled: otherwise two at once could share a progress.
        found: T = await result(self._asked.begin(object(), who, in_turn()))
        return found

    def _progress(self, game: str, answers: tuple[Answer, ...], who: str) -> LessonProgress:
        """Return the progress after answers, continued from the longest cached prefix of them."""
        for known in range(len(answers), 0, -1):
            progress = self._kept.get((game, answers[:known]))
            if progress is not None:
                break
        else:
            known, progress = 0, LessonProgress(lesson_of(game))
        for n in range(known, len(answers)):
            progress = copy(progress)
            progress.answer(answers[n])
            self._kept.put((game, answers[: n + 1]), progress, who)
        return progress
