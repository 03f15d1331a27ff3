"""The coach: whether people at a table may ask a bot what it would do, and who knows that somebody did.

It is off when several people play, unless all of them agree. Others learn that somebody asked only together with the
resulting move: earlier it would reveal that the seat is still deciding, which the rules may hide.
"""

from __future__ import annotations

from rascals.table.channels import Viewer
from rascals.table.commands import Refused
from rascals.table.state import TableState


def check_coach(table: TableState) -> None:
    """Refuse the coach if the table has none, or several people play and not all have agreed.

    People who have left the table are not asked.
    """
    if table.header.coach == "off":
        raise Refused("bad", "coach-off")
    here = [place for place in table.people() if place.reason != "left"]
    missing = [place for place in here if not place.coach]
    if table.header.coach == "agreed" and len(here) > 1 and missing:
        raise Refused("bad", "coach-agree", {"count": len(missing)})


def told_advice(table: TableState, seat: int, viewer: Viewer) -> int:
    """Return how much advice to a seat a viewer knows of: the seat itself all, others only advice for known moves."""
    advised, match = table.places[seat].advised, table.match
    if viewer == seat or not advised or match is None or match.over:
        return len(advised)
    moves = (ply for ply in reversed(match.history) if ply.seat == seat and ply.events)
    last = next((ply.n for ply in moves if ply.events[0].seen_by(viewer) is not None), -1)
    return sum(at <= last for at in advised)
