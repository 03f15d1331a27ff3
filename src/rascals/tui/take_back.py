"""When a move may be taken back: only while nobody has learnt anything by it or after it.

A move can be taken back by the one who made it, if since then only bots have acted, no chance was drawn, and
nobody was shown anything that was hidden or decided by others.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rascals.core.events import Event
    from rascals.core.match import Deed


class NoTakeBack(Exception):
    """Nothing can be taken back; the message is the id of the text that says why."""


def take_back_point(deeds: Sequence[Deed], seat: int, people: Collection[int]) -> int:
    """Return the number of the last deed that stays when the seat takes its last move back."""
    last = next((c for c in reversed(deeds) if c.seat is not None and c.seat in people), None)
    if last is None:
        raise NoTakeBack("tui-undo-nothing")
    if last.seat != seat:
        raise NoTakeBack("tui-undo-other")
    # The first event of the move is the move itself; whatever followed from it counts.
    since = [*last.events[1:], *(event for deed in deeds[last.n + 1 :] for event in deed.events)]
    if any(deed.random for deed in deeds[last.n :]) or any(teaches(event, seat) for event in since):
        raise NoTakeBack("tui-undo-known")
    return last.n - 1


def teaches(event: Event, seat: int) -> bool:
    """Tell whether an event shows the seat or everybody a card, a choice or a number."""
    views: list[dict[str, Any] | None] = [event.seen_by(seat), event.seen_by(None)]
    # Whose deed it was is no secret.
    shown = [pair for view in views if view is not None for pair in view["args"].items()]
    naming = {param.name for param in event.type.params if param.is_seat and not param.secret}
    return any(value is not None for name, value in shown if name not in naming)
