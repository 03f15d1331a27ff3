"""The coach: whether people at a table may ask a bot what it would do, and who knows that somebody did.

It is off where others play too, unless all of them agree. That somebody has asked is told with the move it was asked
for: sooner it would tell that the seat is still deciding, which the rules may hide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rascals.table import commands
from rascals.table.channels import Viewer
from rascals.table.commands import Refused
from rascals.table.entries import Advised, CoachAgreed, PauseSet
from rascals.table.rulings import Happenings, current, playing, rule

if TYPE_CHECKING:
    from rascals.table.table import Table


@rule.register(commands.AgreeCoach)
def _(command: commands.AgreeCoach, table: Table, at: int) -> Happenings:
    del at
    _unless_over(table)
    if table.header.coach == "off":
        raise Refused("bad", "coach-off")
    agreed = table.places[command.by].coach
    return [] if agreed == command.on else [CoachAgreed(command.by, command.on)]


@rule.register(commands.Advise)
def _(command: commands.Advise, table: Table, at: int) -> Happenings:
    del at
    match = playing(table)
    check_coach(table)
    place = table.places[command.by]
    if place.player is not None:
        raise Refused("not_your_decision", "not-your-decision")
    current(table, command.by, command.decision)
    return [] if len(match.deeds) in place.advised else [Advised(command.by, table.decisions[command.by])]


@rule.register(commands.SetPause)
def _(command: commands.SetPause, table: Table, at: int) -> Happenings:
    del at
    _unless_over(table)
    if len(table.people()) > 1:
        raise Refused("bad", "pause-shared")
    return [] if command.pause == table.pause else [PauseSet(command.pause)]


def _unless_over(table: Table) -> None:
    if table.status == "over":
        raise Refused("over", "table-over")


def check_coach(table: Table) -> None:
    """Refuse the coach where the table has none, or people play together who have not all agreed.

    Whoever has left the table is not asked.
    """
    if table.header.coach == "off":
        raise Refused("bad", "coach-off")
    here = [place for place in table.people() if place.reason != "left"]
    missing = [place for place in here if not place.coach]
    if table.header.coach == "agreed" and len(here) > 1 and missing:
        raise Refused("bad", "coach-agree", {"count": len(missing)})


def told_advice(table: Table, seat: int, viewer: Viewer) -> int:
    """Return of how much advice to a seat a viewer knows: the seat itself of all, others of what led to known moves."""
    advised, match = table.places[seat].advised, table.match
    if viewer == seat or not advised or match is None or match.over:
        return len(advised)
    moves = (deed for deed in reversed(match.deeds) if deed.seat == seat and deed.events)
    last = next((deed.n for deed in moves if deed.events[0].seen_by(viewer) is not None), -1)
    return sum(at <= last for at in advised)
