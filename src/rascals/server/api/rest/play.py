"""Playing: moves, talk, what a seat knows, and questions about moves."""

from __future__ import annotations

from starlette.responses import Response

from rascals.server import wire
from rascals.server.api.problems import Problem, problem_of
from rascals.server.api.rest.operations import JSON, TABLE, Call, number, operation, private
from rascals.server.guard import validation
from rascals.server.tables.table_actor import TableActor
from rascals.table import Refused, commands
from rascals.table.messages import Snapshot, encode

DRAFT, ID = 8000, 64  # the most characters of a move or a draft in the URL, and of an id, which is echoed
BEFORE = ("before", "the number of the line before which to read; the last lines without it", False)


@operation("POST", TABLE + "/commands", errors=(409, 422), seat="required")
async def play(call: Call, wanted: wire.Command) -> wire.Ack:
    """Make a move; it is durable when the answer comes. Repeating an id is harmless (idempotent)."""
    actor, (seat, *_) = await call.seated()
    return await _done(call, actor, commands.Play(seat, wanted.id, wanted.decision, wanted.move, wanted.lag))


@operation("POST", TABLE + "/undo", errors=(409, 422), seat="required")
async def undo(call: Call, wanted: wire.UndoMove) -> wire.Ack:
    """Take back one's last move; this is durable when the answer comes. Repeating an id is harmless (idempotent)."""
    actor, (seat, *_) = await call.seated()
    call.service.limit("undo", actor.table.person_at(seat))
    return await _done(call, actor, commands.Undo(seat, wanted.id, wanted.decision))


async def _done(call: Call, actor: TableActor, command: commands.Play | commands.Undo) -> wire.Ack:
    """Carry out a command that answers a decision; a stale one is refused with what the seat may know now."""
    try:
        result = await call.act(actor, command)
    except Refused as refused:
        if refused.code != "stale":
            raise
        actor, (seat, *_) = await call.seated()
        problem = problem_of(refused)
        problem.snapshot = actor.table.snapshot(seat, call.service.clock())  # so that it can choose again at once
        raise problem from refused
    return wire.Ack(id=command.id, duplicate=result.duplicate)


@operation("POST", TABLE + "/advice", errors=(409,), seat="required")
async def advice(call: Call, wanted: wire.AdviceRequest) -> wire.Advice:
    """Ask what the game's best bot would do, from what the seat knows, if the table has a coach."""
    actor, _ = await call.seated()
    return await call.service.advice(actor, call.proof(actor), wanted.decision)


@operation("POST", TABLE + "/chat", errors=(409,), seat="required")
async def talk(call: Call, wanted: wire.Talk) -> wire.Ack:
    """Say something to the whole table or to the seats."""
    actor, (seat, *_) = await call.seated()
    text = validation.clean_talk(wanted.text, wanted.phrase)
    call.service.limit("chat", actor.table.person_at(seat))
    result = await call.act(actor, commands.Speak(seat, wanted.id, text, wanted.scope, wanted.phrase))
    return wire.Ack(id=wanted.id, duplicate=result.duplicate)


@operation("GET", TABLE + "/chat", query=(BEFORE,), seat="optional")
async def earlier_talk(call: Call) -> wire.ChatPage:
    """Return the lines of talk before a given one, at most a hundred, that the seat or a spectator may see."""
    actor, viewer = await call.watched()
    return wire.ChatPage(lines=actor.table.talk_before(viewer, _before(call, len(actor.table.talk))))


@operation("GET", TABLE + "/log", answer=wire.LogPage, query=(BEFORE,), seat="optional")
async def earlier_log(call: Call) -> Response:
    """Return the lines of the log before a given one, at most five hundred, that the seat or a spectator may see."""
    actor, viewer = await call.watched()
    lines = actor.table.log_before(viewer, _before(call, len(actor.table.lines)))
    return private(call, encode(wire.LogPage(lines=lines)), JSON)


def _before(call: Call, end: int) -> int:
    """Return the number of the line before which to read, from the query; the `end` if it names none."""
    return min(number(call.query("before", str(end))), end)


@operation("GET", TABLE + "/view", seat="optional")
async def view(call: Call) -> Snapshot:
    """Return all that the seat or a spectator may know now."""
    actor, viewer = await call.watched()
    return actor.table.snapshot(viewer, call.service.clock())


@operation("GET", TABLE + "/why", query=(("move", "the move in notation", True),), errors=(409,), seat="required")
async def why(call: Call) -> wire.WhyAnswer:
    """Return whether a move is legal for the asking seat now, and if not, why."""
    actor, (seat, *_) = await call.seated()
    move = call.query("move", most=DRAFT).strip()
    if not move:
        raise Problem("bad", "query-missing", name="move")
    refused = actor.table.why_not(seat, move)
    if refused is None:
        return wire.WhyAnswer(move=move, legal=True)
    reason = wire.Reason(id=refused.reason, args=refused.args_)
    return wire.WhyAnswer(move=move, legal=False, reason=reason, clause=refused.clause)


@operation(
    "GET",
    TABLE + "/preview",
    query=(("draft", "the moves of the draft, joined by a semicolon", False), ("id", "echoed in the answer", False)),
    errors=(409, 422),
    seat="required",
)
async def preview(call: Call) -> wire.Preview:
    """Return the moves that may follow the draft of a composite move; nothing is played."""
    actor, (seat, *_) = await call.seated()
    draft = [move.strip() for move in call.query("draft", most=DRAFT).split(";") if move.strip()]
    moves, complete = actor.table.preview(seat, draft)
    answered = actor.table.decision(seat)
    return wire.Preview(id=call.query("id", most=ID), moves=moves, complete=complete, decision=answered)
