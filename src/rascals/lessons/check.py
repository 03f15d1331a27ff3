"""Checking that a lesson can be followed to its end by every path that its steps allow."""

from __future__ import annotations

from collections.abc import Iterator

from rascals.core.errors import BadData, RascalsError
from rascals.lessons.course import Answer, Course
from rascals.lessons.script import Lesson, Step, in_line

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
        Course.after(lesson, way)
    return len(ways)


def _answers(lesson: Lesson, step: Step, way: tuple[Answer, ...]) -> Iterator[Answer]:
    """Yield the answers that a step accepts, each after trying it."""
    course = Course.after(lesson, way)
    if not step.asks:
        yield None
        return
    if lesson.seat not in course.match.acting:
        raise _fault(step, BadData("the learner is not asked for a move here"))
    for answer in step.moves or _of_kinds(course, step):
        gone_on = Course.after(lesson, way)
        try:
            gone_on.answer(answer)
        except RascalsError as problem:
            raise _fault(step, problem) from problem
        yield answer


def _of_kinds(course: Course, step: Step) -> Iterator[str]:
    """Yield whole moves of the kinds that a step accepts; BadData if there is none."""
    match, seat = course.match, course.lesson.seat
    begun = [move for move in match.legal(seat) if move.kind in step.kinds]
    if not begun:
        raise _fault(step, BadData("the learner has no such move here"))
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


def _fault(step: Step, problem: RascalsError) -> BadData:
    return in_line(step.line, problem)
