"""Commands during play: moves and undo, talk, the coach, conditional moves, the pace of bots.

Moves and undo are tried on a copy of the match; the state does not change.
"""

# ruff: noqa: ARG001 - all handlers have the same signature, whether they need the time or not

from __future__ import annotations

from rascals.core import conditions
from rascals.core.canonical import chained
from rascals.core.errors import IllegalMove
from rascals.core.match import Match
from rascals.core.saved import line_of
from rascals.table import commands, promises
from rascals.table.clocks import LAG_CAP
from rascals.table.commands import Refused
from rascals.table.deciding.handling import TableEvents, handle, no, require_current, require_newest
from rascals.table.entries import (
    Advised,
    Chatted,
    CoachAgreed,
    ConditionalMoveSet,
    Moved,
    PauseSet,
    StandinChanged,
    Undone,
)
from rascals.table.history import Tried
from rascals.table.messages import ConditionalMove
from rascals.table.offers import check_coach, check_undo
from rascals.table.state import TableState


@handle.register(commands.Play)
def _(command: commands.Play, table: TableState, at: int) -> TableEvents:
    match, seat = table.playing(), command.by
    _require_in_time(table, seat, at)
    require_current(table, seat, command.decision, command.move)
    moved = _moved(table, match, seat, command.move, lag=min(command.lag, LAG_CAP))
    back: TableEvents = [] if table.seats[seat].standin is None else [StandinChanged(seat, None)]
    return [*back, moved, *_handed_back(table, moved.match, seat)]


@handle.register(commands.BotMove)
def _(command: commands.BotMove, table: TableState, at: int) -> TableEvents:
    match, level = table.playing(), table.seats[command.by].player
    if level is None:
        no("not_your_decision", "not-your-decision")
    require_current(table, command.by, command.decision, command.move)
    moved = _moved(table, match, command.by, command.move, bot=level)
    return [moved, *_handed_back(table, moved.match, command.by)]


@handle.register(commands.Undo)
def _(command: commands.Undo, table: TableState, at: int) -> TableEvents:
    match, seat = table.playing(), command.by
    _require_in_time(table, seat, at)
    require_newest(table, seat, command.decision)
    check_undo(table, seat)
    if not table.clocks.may_undo(seat, at):
        no("illegal", "undo-late")
    tried = match.copy()
    tried.undo(seat)
    return [Tried(Undone(seat, table.decisions[seat], table.standing()[-2].hash), tried)]


def _require_in_time(table: TableState, seat: int, at: int) -> None:
    """Refuse a person's command once their flag has fallen."""
    if table.too_late(seat, at):
        no("not_your_decision", "flag-fallen")


def _moved(table: TableState, match: Match, seat: int, move: str, *, bot: str | None = None, lag: int = 0) -> Tried:
    """Try a move on a copy of the match, because its entry is stored before the table's state changes."""
    tried = match.copy()
    try:
        tried.play(seat, move)
    except IllegalMove as illegal:
        raise Refused.by_rules(illegal.refusal) from illegal
    line = line_of(tried.history[-1])
    return Tried(Moved(seat, table.decisions[seat], dict(line), chained(table.chain, line), bot, lag), tried)


def _handed_back(table: TableState, tried: Match, mover: int) -> TableEvents:
    """Hand seats back to people who returned after their flag fell, once the bot has made its one move or need not."""
    back = [holder.seat for holder in table.seats if holder.reason == "returning"]
    return [StandinChanged(seat, None) for seat in back if seat == mover or seat not in tried.needed]


@handle.register(commands.Speak)
def _(command: commands.Speak, table: TableState, at: int) -> TableEvents:
    if command.phrase is None:
        return [Chatted(command.by, command.text, command.scope)]
    table.playing()
    problem = promises.why_not(table, command.by, command.phrase)
    if problem is not None:
        no("bad", problem[0], **problem[1])
    return [Chatted(command.by, promises.notation(command.phrase), command.scope, command.phrase)]


@handle.register(commands.AgreeCoach)
def _(command: commands.AgreeCoach, table: TableState, at: int) -> TableEvents:
    _require_not_over(table)
    if table.header.coach == "off":
        no("bad", "coach-off")
    agreed = table.seats[command.by].coach
    return [] if agreed == command.on else [CoachAgreed(command.by, command.on)]


@handle.register(commands.Advise)
def _(command: commands.Advise, table: TableState, at: int) -> TableEvents:
    match, holder = table.playing(), table.seats[command.by]
    check_coach(table)
    if holder.player is not None:
        no("not_your_decision", "not-your-decision")
    require_current(table, command.by, command.decision)
    return [] if len(match.history) in holder.advised else [Advised(command.by, table.decisions[command.by])]


@handle.register(commands.SetPause)
def _(command: commands.SetPause, table: TableState, at: int) -> TableEvents:
    _require_not_over(table)
    if len(table.people()) > 1:
        no("bad", "pause-shared")
    return [] if command.pause == table.pause else [PauseSet(command.pause)]


@handle.register(commands.SetConditionalMove)
def _(command: commands.SetConditionalMove, table: TableState, at: int) -> TableEvents:
    match, holder = table.playing(), table.seats[command.by]
    if command.condition is None:
        return [] if holder.conditional_move is None else [ConditionalMoveSet(command.by, None)]
    span = None if holder.player is not None else conditions.spans(match, command.by).get(command.condition)
    if span is None:
        no("bad", "condition-not-now")
    if not span[0] <= command.number <= span[1]:
        no("bad", "condition-range", lowest=span[0], highest=span[1])
    decided = ConditionalMove(command.condition, command.number)
    return (
        []
        if holder.conditional_move == decided
        else [ConditionalMoveSet(command.by, decided.condition, decided.number)]
    )


def _require_not_over(table: TableState) -> None:
    if table.status == "over":
        no("over", "table-over")
