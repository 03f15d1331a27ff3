"""Undo at one keyboard: a move may be taken back only while nobody has learnt anything from it or since.

Whatever can be taken back at any table (`Match.can_undo`) can be here. In addition, bots may have moved since (they
remember nothing and are asked again) and the move may have been a secret choice, provided that nothing random
happened and nobody was shown anything hidden or decided by others.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rascals.core.events import Event
    from rascals.core.match import Match, Ply


class NoTakeBack(Exception):
    """Nothing can be taken back; the message is the text id of the reason."""


def taken_back(match: Match, seat: int, people: Collection[int]) -> Match:
    """Return the match before the seat's last move, without the bots' moves since; NoTakeBack if not allowed."""
    if match.can_undo(seat):
        back = match.copy()
        back.undo(seat)
        return back
    return match.at(take_back_point(match.history, seat, people))


def take_back_point(plies: Sequence[Ply], seat: int, people: Collection[int]) -> int:
    """Return the number of the last ply that remains when the seat takes its last move back."""
    last = next((c for c in reversed(plies) if c.seat is not None and c.seat in people), None)
    if last is None:
        raise NoTakeBack("tui-undo-nothing")
    if last.seat != seat:
        raise NoTakeBack("tui-undo-other")
    # The first event of a ply is the move itself: check only the events after it.
    since = [*last.events[1:], *(event for ply in plies[last.n + 1 :] for event in ply.events)]
    shown = any(event.type.reveals for event in last.events) or any(teaches(event, seat) for event in since)
    if shown or not own_choice(last) or any(ply.random for ply in plies[last.n :]):
        raise NoTakeBack("tui-undo-known")
    return last.n - 1


def own_choice(ply: Ply) -> bool:
    """Return whether all secret values of the move's own event are named in the move: chosen, not drawn."""
    secret = {param.name for param in ply.events[0].type.params if param.secret} if ply.events else set()
    given = [value for name, value in ply.events[0].args.items() if name in secret] if secret else []
    named = ply.move.replace(";", " ").split()
    return all(str(one) in named for value in given for one in (value if isinstance(value, list) else [value]))


def teaches(event: Event, seat: int) -> bool:
    """Return whether an event shows the seat or everybody a card, a choice or a number."""
    views: list[dict[str, Any] | None] = [event.seen_by(seat), event.seen_by(None)]
    # Which seat moved is no secret: ignore parameters that only name a seat.
    shown = [pair for view in views if view is not None for pair in view["args"].items()]
    naming = {param.name for param in event.type.params if param.is_seat and not param.secret}
    return any(value is not None for name, value in shown if name not in naming)
