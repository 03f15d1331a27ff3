"""Asking the coach, over REST and over the socket: the question is stored first, then the bot thinks."""

from __future__ import annotations

from collections.abc import Iterable

from rascals.bots.interface import Considered
from rascals.server.doors.seat_proof import Proof
from rascals.server.doors.service import Service
from rascals.server.tables.room import Room
from rascals.server.wire import Advice, ConsideredMove, Reason
from rascals.table import commands, telling


async def advice(service: Service, room: Room, proof: Proof, decision: int | None, name: str = "") -> Advice:
    """Return what the game's best bot would do for a seat; `Refused` if asking is not allowed, or the bot fails.

    The fact that it was asked is durable before the bot thinks.
    """
    service.limit("advice", room.table.person_at(proof.seat))
    await service.act(room, commands.Advise(proof.seat, decision, token=proof.token))
    room = await service.room(room.table.header.id)
    choice, steps = await room.advisor.advise(proof.seat)
    reason = None if choice.reason is None else Reason(id=choice.reason.id, args=dict(choice.reason.args))
    told = [telling.move_info(step) for step in steps]
    return Advice(
        id=name,
        bot=room.advisor.level,
        move=str(choice.move),
        steps=told,
        reason=reason,
        considered=considered(choice.considered),
    )


def considered(moves: Iterable[Considered]) -> list[ConsideredMove]:
    """Return moves that a bot has tried, as they are sent."""
    return [
        ConsideredMove(
            move=one.move, steps=[telling.move_info(step) for step in one.steps], wins=one.wins, error=one.error
        )
        for one in moves
    ]
