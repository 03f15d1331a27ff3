"""Undo at one keyboard: a move may be taken back only while nobody has learnt anything by it or after it.

What can be taken back at any table (`Match.can_undo`) can be here. Beyond that bots, who are asked again and remember
nothing, may have acted since, and one's own choice may be secret, if no chance was drawn, and nobody was shown
anything that was hidden or decided by others.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rascals.core.events import Event
    from rascals.core.match import Match, Ply


class NoTakeBack(Exception):
    """Nothing can be taken back; the message is the id of the text that says why."""


def taken_back(match: Match, seat: int, people: Collection[int]) -> Match:
    """Return the match without the seat's last move and what bots did since; NoTakeBack says why that is not fair."""
    if match.can_undo(seat):
        back = match.copy()
        back.undo(seat)
        return back
    return match.at(take_back_point(match.history, seat, people))


def take_back_point(plies: Sequence[Ply], seat: int, people: Collection[int]) -> int:
    """Return the number of the last ply that stays when the seat takes its last move back."""
    last = next((c for c in reversed(plies) if c.seat is not None and c.seat in people), None)
    if last is None:
        raise NoTakeBack("tui-undo-nothing")
    if last.seat != seat:
        raise NoTakeBack("tui-undo-other")
    # The first event of the move is the move itself; whatever followed from it counts.
    since = [*last.events[1:], *(event for ply in plies[last.n + 1 :] for event in ply.events)]
    shown = any(event.type.reveals for event in last.events) or any(teaches(event, seat) for event in since)
    if shown or not own_choice(last) or any(ply.random for ply in plies[last.n :]):
        raise NoTakeBack("tui-undo-known")
    return last.n - 1


def own_choice(ply: Ply) -> bool:
    """Tell whether what is secret in the move itself is what its seat chose, and named in the move: no card it drew."""
    secret = {param.name for param in ply.events[0].type.params if param.secret} if ply.events else set()
    given = [value for name, value in ply.events[0].args.items() if name in secret] if secret else []
    named = ply.move.replace(";", " ").split()
    return all(str(one) in named for value in given for one in (value if isinstance(value, list) else [value]))


def teaches(event: Event, seat: int) -> bool:
    """Tell whether an event shows the seat or everybody a card, a choice or a number."""
    views: list[dict[str, Any] | None] = [event.seen_by(seat), event.seen_by(None)]
    # Whose ply it was is no secret.
    shown = [pair for view in views if view is not None for pair in view["args"].items()]
    naming = {param.name for param in event.type.params if param.is_seat and not param.secret}
    return any(value is not None for name, value in shown if name not in naming)
