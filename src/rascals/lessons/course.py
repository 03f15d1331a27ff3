"""A learner's progress through a lesson: derived from the lesson and the answers so far, so it need not be stored."""

from __future__ import annotations

from collections.abc import Iterable

from rascals.core.errors import RascalsError
from rascals.core.match import Match
from rascals.lessons.script import Lesson, Step

Answer = str | None  # a move in notation; None for a step that was only read


class OtherMove(RascalsError):
    """A legal move that the lesson does not ask for now. Nothing has changed."""


class Course:
    """The progress of a lesson: the current step, and the match.

    `since`: the number of plies of the match before the last answer; 0 if a scene has just begun.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.at = 0
        self.scene = str(lesson.steps[0].scene)
        self.match: Match = lesson.scenes[self.scene].begin()
        self.since = 0

    @classmethod
    def after(cls, lesson: Lesson, answers: Iterable[Answer]) -> Course:
        """Return the course after these answers; IllegalMove or OtherMove if one is not accepted."""
        course = cls(lesson)
        for answer in answers:
            course.answer(answer)
        return course

    @property
    def step(self) -> Step:
        """The current step."""
        return self.lesson.steps[self.at]

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.at == len(self.lesson.steps) - 1

    def answer(self, answer: Answer) -> None:
        """Continue with a move, or with None after a step that is only read.

        IllegalMove if the rules refuse the move, OtherMove if the lesson asks for something else; then nothing has
        changed.
        """
        step = self.step
        if self.last:
            raise OtherMove("the lesson is over; begin it again to play it once more", "lesson-over")
        if answer is None and step.asks:
            raise OtherMove("the lesson asks for a move now", "lesson-asks")
        if answer is not None and not step.asks:
            raise OtherMove("first read on, then it is your move", "lesson-reads")
        plies = len(self.match.history)
        if answer is not None:
            self.match = self._played(step, answer)
        self.at, self.since = self.at + 1, plies
        if self.step.scene is not None:
            self.scene, self.since = self.step.scene, 0
            self.match = self.lesson.scenes[self.scene].begin()

    def _played(self, step: Step, move: str) -> Match:
        """Return the match after the learner's move and the scripted moves of the others."""
        match, seat = self.match.copy(), self.lesson.seat
        first = match.steps(seat, move)[0]
        match.play(seat, move)
        if match.history[-1].move not in step.moves and first.kind not in step.kinds:
            raise OtherMove("that is possible too; for this lesson do what it asks", "lesson-other-move")
        for other, then in step.then:
            match.play(other, then)
        return match
