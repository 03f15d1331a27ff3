"""A learner's progress through a lesson, and the check that every lesson can be followed to its end.

Progress is derived from the lesson and the answers so far, so it need not be stored.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rascals.core.errors import BadData, RascalsError
from rascals.core.match import Match
from rascals.lessons.script import Lesson, LessonStep, in_line

Answer = str | None  # a move in notation; None for a step that was only read


class OtherMove(RascalsError):
    """A legal move that the lesson does not ask for now. Nothing has changed."""


class LessonProgress:
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
    def after(cls, lesson: Lesson, answers: Iterable[Answer]) -> LessonProgress:
        """Return the progress after these answers; IllegalMove or OtherMove if one is not accepted."""
        progress = cls(lesson)
        for answer in answers:
            progress.answer(answer)
        return progress

    @property
    def step(self) -> LessonStep:
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
            raise OtherMove("the lesson is over; start over to play it once more", "lesson-over")
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

    def _played(self, step: LessonStep, move: str) -> Match:
        """Return the match after the learner's move and the scripted moves of the others."""
        match, seat = self.match.copy(), self.lesson.seat
        first = match.steps(seat, move)[0]
        match.play(seat, move)
        if match.history[-1].move not in step.moves and first.kind not in step.kinds:
            raise OtherMove("that is possible too; for this lesson do what it asks", "lesson-other-move")
        for other, then in step.then:
            match.play(other, then)
        return match


WAYS = 400  # the most paths followed at once; steps that accept any move of a kind would multiply them without end


def check(lesson: Lesson) -> int:
    """Go through a lesson; return how many paths reached its end. BadData names the line of a step that fails.

    If a step accepts any move of some kinds, each first step of such a move is tried, continued once with the first
    and once with the last of the steps that may follow.
    """
    ways: list[tuple[Answer, ...]] = [()]
    for step in lesson.steps[:-1]:
        ways = [(*way, answer) for way in ways for answer in _answers(lesson, step, way)][:WAYS]
    for way in ways:
        LessonProgress.after(lesson, way)
    return len(ways)


def _answers(lesson: Lesson, step: LessonStep, way: tuple[Answer, ...]) -> Iterator[Answer]:
    """Yield the answers that a step accepts, each after trying it."""
    progress = LessonProgress.after(lesson, way)
    if not step.asks:
        yield None
        return
    if lesson.seat not in progress.match.acting:
        raise in_line(step.line, BadData("the learner is not asked for a move here"))
    for answer in step.moves or _of_kinds(progress, step):
        trial = LessonProgress.after(lesson, way)
        try:
            trial.answer(answer)
        except RascalsError as problem:
            raise in_line(step.line, problem) from problem
        yield answer


def _of_kinds(progress: LessonProgress, step: LessonStep) -> Iterator[str]:
    """Yield whole moves of the kinds that a step accepts; BadData if there is none."""
    match, seat = progress.match, progress.lesson.seat
    begun = [move for move in match.legal(seat) if move.kind in step.kinds]
    if not begun:
        raise in_line(step.line, BadData("the learner has no such move here"))
    for move in begun:
        for end in (0, -1):
            draft = [move]
            following, complete = match.preview(seat, draft)
            while not complete:
                draft.append(following[end])
                following, complete = match.preview(seat, draft)
            yield "; ".join(map(str, draft))
            if len(draft) == 1:
                break
