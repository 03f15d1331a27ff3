"""Conditional moves at a table: what a seat has decided on before it is asked, known to nobody else.

Whoever keeps the table makes the move, as its person would, when the seat is asked. A wish is over when its condition
means nothing any more, when a move is taken back, and when a bot plays for the seat.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rascals.core import conditions
from rascals.table import commands
from rascals.table.channels import Viewer
from rascals.table.commands import Refused
from rascals.table.entries import Wished
from rascals.table.messages import ConditionInfo, Wish
from rascals.table.rulings import Happenings, playing, rule

if TYPE_CHECKING:
    from rascals.table.table import Table


@rule.register(commands.SetWish)
def _(command: commands.SetWish, table: Table, at: int) -> Happenings:
    del at
    match, place = playing(table), table.places[command.by]
    if command.condition is None:
        return [] if place.wish is None else [Wished(command.by, None)]
    span = None if place.player is not None else conditions.spans(match, command.by).get(command.condition)
    if span is None:
        raise Refused("bad", "condition-not-now")
    if not span[0] <= command.number <= span[1]:
        raise Refused("bad", "condition-range", {"lowest": span[0], "highest": span[1]})
    wish = Wish(command.condition, command.number)
    return [] if place.wish == wish else [Wished(command.by, wish.condition, wish.number)]


def conditions_for(table: Table, viewer: Viewer) -> list[ConditionInfo]:
    """Return the conditional moves that a viewer's seat may decide on now; none for a spectator."""
    if viewer is None or table.match is None or table.status != "playing" or table.places[viewer].player is not None:
        return []
    return [ConditionInfo(name, *span) for name, span in conditions.spans(table.match, viewer).items()]


def wished_move(table: Table, seat: int) -> str | None:
    """Return the move that follows now from what a seat has decided on; None where its person is to decide."""
    wish, match = table.places[seat].wish, table.match
    if wish is None or match is None or seat not in table.thinking:
        return None
    return conditions.answer(match, seat, wish.condition, wish.number)


def outlived(table: Table) -> set[int]:
    """Return the seats whose wishes mean nothing any more."""
    wishing = [place for place in table.people() if place.wish is not None]
    return {place.seat for place in wishing if place.player is not None or not _means(table, place.seat, place.wish)}


def stretch_of(table: Table, name: str) -> int:
    """Return the stretch of the game that a wish made now is for."""
    return 0 if table.match is None else conditions.stretch(table.match, name)


def _means(table: Table, seat: int, wish: Wish | None) -> bool:
    if wish is None or table.match is None or table.status != "playing":
        return False
    return conditions.holds(table.match, seat, wish.condition, table.places[seat].stretch)
