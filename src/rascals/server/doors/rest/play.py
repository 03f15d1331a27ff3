"""Playing: moves, talk, what a seat knows, and questions about moves."""

from __future__ import annotations

from starlette.responses import Response

from rascals.server.doors import advising, seat_proof
from rascals.server.doors.problems import Problem, problem_of
from rascals.server.doors.rest.operations import JSON, TABLE, Call, operation, private
from rascals.server.guard import validation
from rascals.server.tables.room import Room
from rascals.server.wire import (
    Ack,
    Advice,
    AdviceRequest,
    ChatPage,
    Command,
    LogPage,
    Preview,
    Reason,
    Talk,
    UndoMove,
    WhyAnswer,
)
from rascals.table import Refused, commands
from rascals.table.messages import Snapshot, encode

DRAFT, ID = 8000, 64  # the most characters of a move or a draft in the address, and of an id that comes back


@operation("POST", TABLE + "/commands", Ack, request=Command, errors=(400, 401, 403, 404, 409, 422), seat="required")
async def play(call: Call) -> Ack:
    """Make a move; it is durable when the answer comes. Repeating an id is harmless (idempotent)."""
    wanted = await call.body(Command)
    room, seat = await call.seated()
    return await _done(call, room, commands.Play(seat, wanted.id, wanted.decision, wanted.move, wanted.lag))


@operation("POST", TABLE + "/undo", Ack, request=UndoMove, errors=(400, 401, 403, 404, 409, 422, 429), seat="required")
async def undo(call: Call) -> Ack:
    """Take back one's last move; this is durable when the answer comes. Repeating an id is harmless (idempotent)."""
    wanted = await call.body(UndoMove)
    room, seat = await call.seated()
    call.service.limit("undo", room.table.person_at(seat))
    return await _done(call, room, commands.Undo(seat, wanted.id, wanted.decision))


async def _done(call: Call, room: Room, command: commands.Play | commands.Undo) -> Ack:
    """Carry out a command that answers a decision; a stale one is refused with what the seat may know now."""
    try:
        ruling = await call.act(room, command)
    except Refused as refused:
        raise await _refreshed(call, refused) from refused
    return Ack(id=command.id, duplicate=ruling.duplicate)


async def _refreshed(call: Call, refused: Refused) -> Exception:
    """Return the refusal; for a stale command, with what the seat may know now, so that it can choose again at once."""
    if refused.code != "stale":
        return refused
    room, seat = await call.seated()
    problem = problem_of(refused)
    problem.snapshot = room.table.snapshot(seat, call.service.clock())
    return problem


@operation(
    "POST", TABLE + "/advice", Advice, request=AdviceRequest, errors=(400, 401, 403, 404, 409, 429), seat="required"
)
async def advice(call: Call) -> Advice:
    """Ask what the game's best bot would do, from what the seat knows, if the table has a coach."""
    wanted = await call.body(AdviceRequest)
    room, _ = await call.seated()
    return await advising.advice(call.service, room, call.proof(room), wanted.decision)


@operation("POST", TABLE + "/chat", Ack, request=Talk, errors=(400, 401, 403, 404, 409, 429), seat="required")
async def talk(call: Call) -> Ack:
    """Say something to the whole table or to the seats."""
    wanted = await call.body(Talk)
    room, seat = await call.seated()
    text = validation.clean_talk(wanted.text, wanted.phrase)
    call.service.limit("chat", room.table.person_at(seat))
    ruling = await call.act(room, commands.Speak(seat, wanted.id, text, wanted.scope, wanted.phrase))
    return Ack(id=wanted.id, duplicate=ruling.duplicate)


@operation(
    "GET",
    TABLE + "/chat",
    ChatPage,
    query=(("before", "the number of the line before which to read; the last lines without it", False),),
    errors=(400, 401, 403, 404),
    seat="optional",
)
async def earlier_talk(call: Call) -> ChatPage:
    """Return the lines of talk, at most a hundred, that the seat or a spectator was told before a line."""
    room = await call.room()
    viewer = seat_proof.viewer(call.request, room)
    heard = room.table.talk_before(viewer, min(_before(call), len(room.table.talk)))
    return ChatPage(lines=heard)


@operation(
    "GET",
    TABLE + "/log",
    LogPage,
    query=(("before", "the number of the line before which to read; the last lines without it", False),),
    errors=(400, 401, 403, 404),
    seat="optional",
)
async def earlier_log(call: Call) -> Response:
    """Return the lines of the log, at most five hundred, that the seat or a spectator was told before a line."""
    room = await call.room()
    viewer = seat_proof.viewer(call.request, room)
    told = room.table.log_before(viewer, min(_before(call), len(room.table.lines)))
    return private(call, encode(LogPage(lines=told)), JSON)


def _before(call: Call) -> int:
    """Return the number of the line before which to read, from the query."""
    before = call.query("before", "9" * 15)
    if not (before.isascii() and before.isdigit() and len(before) < 16):
        raise Problem("bad", "bad-number", given=before[:40])
    return int(before)


@operation("GET", TABLE + "/view", Snapshot, errors=(401, 403, 404), seat="optional")
async def view(call: Call) -> Snapshot:
    """Return all that the seat or a spectator may know now."""
    room = await call.room()
    return room.table.snapshot(seat_proof.viewer(call.request, room), call.service.clock())


@operation(
    "GET",
    TABLE + "/why",
    WhyAnswer,
    query=(("move", "the move in notation", True),),
    errors=(400, 401, 403, 404, 409),
    seat="required",
)
async def why(call: Call) -> WhyAnswer:
    """Return whether a move is legal for the asking seat now, and if not, why."""
    room, seat = await call.seated()
    move = call.query("move", most=DRAFT).strip()
    if not move:
        raise Problem("bad", "query-missing", name="move")
    refused = room.table.why_not(seat, move)
    if refused is None:
        return WhyAnswer(move=move, legal=True)
    reason = Reason(id=refused.reason, args=refused.args_)
    return WhyAnswer(move=move, legal=False, reason=reason, clause=refused.clause)


@operation(
    "GET",
    TABLE + "/preview",
    Preview,
    query=(("draft", "the moves of the draft, joined by a semicolon", False), ("id", "comes back", False)),
    errors=(400, 401, 403, 404, 409, 422),
    seat="required",
)
async def preview(call: Call) -> Preview:
    """Return the moves that may follow the draft of a composite move; nothing is played."""
    room, seat = await call.seated()
    draft = [move.strip() for move in call.query("draft", most=DRAFT).split(";") if move.strip()]
    moves, complete = room.table.preview(seat, draft)
    answered = room.table.decision(seat)
    return Preview(id=call.query("id", most=ID), moves=moves, complete=complete, decision=answered)
