"""Asking the coach, over REST and over the socket alike: noted first, then thought about."""

from __future__ import annotations

from rascals.server.doors.service import Service
from rascals.server.tables.room import Room
from rascals.server.wire import Advice, Reason
from rascals.table import commands, telling


async def advice(service: Service, room: Room, seat: int, decision: int | None, name: str = "") -> Advice:
    """Return what the game's best bot would do for a seat; `Refused` where nobody may ask, or it has no answer.

    That it was asked is durable before it thinks.
    """
    service.limit("advice", f"{room.table.header.id}:{seat}")
    await service.act(room, commands.Advise(seat, decision))
    room = await service.room(room.table.header.id)
    choice, steps = await room.advisor.advise(seat)
    reason = None if choice.reason is None else Reason(id=choice.reason.id, args=dict(choice.reason.args))
    told = [telling.move_info(step) for step in steps]
    return Advice(id=name, bot=room.advisor.level, move=str(choice.move), steps=told, reason=reason)
