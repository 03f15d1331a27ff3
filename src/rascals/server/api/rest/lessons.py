"""Lessons: guided rounds against scripted opponents. Each request has all answers so far; the server keeps no state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starlette.responses import Response

from rascals.core.errors import IllegalMove
from rascals.core.match import Match, Ply
from rascals.lessons import LessonProgress, OtherMove, has_lesson, lesson_of
from rascals.server import wire
from rascals.server.api.problems import Problem
from rascals.server.api.rest.operations import API, JSON, Call, operation
from rascals.table import Refused
from rascals.table.messages import EventInfo, LogEntry, encode
from rascals.table.projection import move_info, staged

T = TypeVar("T")
LESSON = API + "/lessons/{game}"


@operation("GET", LESSON + "/hints")
async def hints(call: Call) -> wire.Hints:
    """Return a game's hints for first-time players."""
    lesson = lesson_of(_game(call))
    return wire.Hints([wire.HintInfo(lesson.hint(hint), hint.at, list(hint.when)) for hint in lesson.hints])


@operation("POST", LESSON, answer=wire.LessonState, errors=(422,))
async def follow(call: Call, wanted: wire.Following) -> Response:
    """Return the state of a lesson after these answers; a move that is legal but not asked for is refused."""
    state = await _asked(call, wanted, lambda progress: encode(_state(progress)))
    return Response(state, media_type=JSON)


@operation("POST", LESSON + "/why", errors=(422,))
async def why_in_lesson(call: Call, wanted: wire.LessonWhy) -> wire.WhyAnswer:
    """Return whether the learner could make a move, and if not, why."""
    refusal = await _asked(call, wanted, lambda progress: progress.match.why_not(progress.lesson.seat, wanted.move))
    if refusal is None:
        return wire.WhyAnswer(move=wanted.move, legal=True)
    reason = wire.Reason(id=refusal.reason, args=dict(refusal.args))
    return wire.WhyAnswer(move=wanted.move, legal=False, reason=reason, clause=refusal.clause)


@operation("POST", LESSON + "/preview", errors=(422,))
async def preview_in_lesson(call: Call, wanted: wire.LessonPreview) -> wire.Preview:
    """Return the moves that may follow the draft of a composite move; nothing is played."""
    return await _asked(call, wanted, lambda progress: _preview(progress, wanted.draft))


def _preview(progress: LessonProgress, draft: list[str]) -> wire.Preview:
    try:
        moves, complete = progress.match.preview(progress.lesson.seat, draft)
    except IllegalMove:  # possible if the lesson has gone on meanwhile
        return wire.Preview(id="", moves=[], complete=False)
    return wire.Preview(id="", moves=[move_info(move) for move in moves], complete=complete)


def _game(call: Call) -> str:
    game = str(call.request.path_params["game"])
    if not has_lesson(game):
        raise Problem("not_found", "not-found")
    return game


async def _asked(call: Call, wanted: wire.Following, question: Callable[[LessonProgress], T]) -> T:
    """Return the result of `question` for the progress after the answers of a request."""
    try:
        return await call.service.lessons.ask(_game(call), wanted.answers, question, call.asker)
    except IllegalMove as illegal:
        raise Refused.by_rules(illegal.refusal) from illegal
    except OtherMove as other:
        raise Problem("illegal", str(other.reason)) from other


def _state(progress: LessonProgress) -> wire.LessonState:
    lesson, step, match = progress.lesson, progress.step, progress.match
    lines = [(ply.n, line) for ply in match.history if (line := _line(ply, lesson.seat)) is not None]
    log = [LogEntry(n, 0, line.seat, line.events) for n, (_, line) in enumerate(lines)]
    plies = zip(lines, log, strict=True)
    frames = [_frame(match, ply, lesson.seat, line) for (ply, _), line in plies if ply >= progress.since]
    return wire.LessonState(
        game=lesson.game,
        step=progress.at,
        steps=len(lesson.steps),
        text=lesson.text(step),
        at=step.at,
        asks=step.asks,
        scene=progress.scene,
        you=lesson.seat,
        others=[*lesson.names],
        moves=[move_info(move) for move in match.legal(lesson.seat)] if step.asks else [],
        log=log,
        frames=frames or [wire.LessonFrame(log[-1], match.view(lesson.seat))],
    )


def _frame(match: Match, ply: int, seat: int, line: LogEntry) -> wire.LessonFrame:
    past, before = match.at(ply), match.at(max(ply - 1, 0))
    return wire.LessonFrame(staged(line, before.view(seat), past.stages(seat)), past.view(seat))


def _line(ply: Ply, viewer: int) -> LogEntry | None:
    """Return the log line of a ply for the learner; None if there is none. The set-up has one even without events."""
    events = [EventInfo(seen["event"], seen["args"]) for seen in ply.seen_by(viewer)]
    return LogEntry(0, 0, ply.seat, events) if events or ply.seat is None else None
