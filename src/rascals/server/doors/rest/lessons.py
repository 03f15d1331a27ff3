"""Lessons: guided rounds against scripted others. Where somebody stands follows from their answers; nothing is kept."""

from __future__ import annotations

from rascals.core.errors import IllegalMove
from rascals.core.match import Deed
from rascals.lessons import Course, Lesson, OtherMove, has_lesson, lesson_of
from rascals.server.doors.problems import Problem
from rascals.server.doors.rest.operations import API, Call, operation
from rascals.server.wire import (
    Following,
    HintInfo,
    Hints,
    LessonFrame,
    LessonPreview,
    LessonState,
    LessonWhy,
    Preview,
    Reason,
    WhyAnswer,
)
from rascals.table import rulings
from rascals.table.messages import EventInfo, LogEntry
from rascals.table.telling import move_info

LESSON = API + "/lessons/{game}"


@operation("GET", LESSON + "/hints", Hints, errors=(404,))
async def hints(call: Call) -> Hints:
    """Return the hints of a game for those who play it for the first time."""
    lesson = _lesson(call)
    return Hints([HintInfo(lesson.hint(hint), hint.at, list(hint.when)) for hint in lesson.hints])


@operation("POST", LESSON, LessonState, request=Following, errors=(400, 404, 422))
async def follow(call: Call) -> LessonState:
    """Return where somebody stands who has answered so; a move that is possible but not asked for is refused."""
    wanted = await call.body(Following)
    return _state(_course(_lesson(call), wanted))


@operation("POST", LESSON + "/why", WhyAnswer, request=LessonWhy, errors=(400, 404, 422))
async def why_in_lesson(call: Call) -> WhyAnswer:
    """Tell whether the learner could make a move, and if not, why."""
    wanted = await call.body(LessonWhy)
    course = _course(_lesson(call), wanted)
    refusal = course.match.why_not(course.lesson.seat, wanted.move)
    if refusal is None:
        return WhyAnswer(move=wanted.move, legal=True)
    reason = Reason(id=refusal.reason, args=dict(refusal.args))
    return WhyAnswer(move=wanted.move, legal=False, reason=reason, clause=refusal.clause)


@operation("POST", LESSON + "/preview", Preview, request=LessonPreview, errors=(400, 404, 422))
async def preview_in_lesson(call: Call) -> Preview:
    """Tell which moves may follow the draft of a composite move; nothing is played."""
    wanted = await call.body(LessonPreview)
    course = _course(_lesson(call), wanted)
    try:
        moves, complete = course.match.preview(course.lesson.seat, wanted.draft)
    except IllegalMove:  # as it may be where the lesson has gone on meanwhile
        return Preview(id="", moves=[], complete=False)
    return Preview(id="", moves=[move_info(move) for move in moves], complete=complete)


def _lesson(call: Call) -> Lesson:
    game = str(call.request.path_params["game"])
    if not has_lesson(game):
        raise Problem("not_found", "not-found")
    return lesson_of(game)


def _course(lesson: Lesson, wanted: Following) -> Course:
    try:
        return Course.after(lesson, wanted.answers)
    except IllegalMove as illegal:
        raise rulings.refused(illegal) from illegal
    except OtherMove as other:
        raise Problem("illegal", str(other.reason)) from other


def _state(course: Course) -> LessonState:
    lesson, step, match = course.lesson, course.step, course.match
    told = [(deed.n, line) for deed in match.deeds if (line := _line(deed, lesson.seat)) is not None]
    log = [LogEntry(n, 0, line.seat, line.events) for n, (_, line) in enumerate(told)]
    frames = [
        LessonFrame(line, match.at(deed).view(lesson.seat))
        for (deed, _), line in zip(told, log, strict=True)
        if deed >= course.since
    ]
    return LessonState(
        game=lesson.game,
        step=course.at,
        steps=len(lesson.steps),
        text=lesson.text(step),
        at=step.at,
        asks=step.asks,
        scene=course.scene,
        you=lesson.seat,
        others=[*lesson.names],
        moves=[move_info(move) for move in match.legal(lesson.seat)] if step.asks else [],
        log=log,
        frames=frames or [LessonFrame(log[-1], match.view(lesson.seat))],
    )


def _line(deed: Deed, viewer: int) -> LogEntry | None:
    """Return what the learner hears of a deed; None if it is nothing. The set-up is told, though nothing happened."""
    events = [EventInfo(seen["event"], seen["args"]) for event in deed.events if (seen := event.seen_by(viewer))]
    return LogEntry(0, 0, deed.seat, events) if events or deed.seat is None else None
