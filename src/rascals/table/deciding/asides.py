"""Rulings on everything people do besides moving: talk, the coach, conditional moves, the pace of bots."""

# ruff: noqa: ARG001 - all rulings have the same signature, whether they need the time or not

from __future__ import annotations

from rascals.core import conditions
from rascals.table import commands, promises
from rascals.table.coaching import check_coach
from rascals.table.deciding.answering import require_current
from rascals.table.deciding.ruling import Happenings, no, rule
from rascals.table.entries import Advised, Chatted, CoachAgreed, ConditionalMoveSet, PauseSet
from rascals.table.messages import ConditionalMove
from rascals.table.state import TableState


@rule.register(commands.Speak)
def _(command: commands.Speak, table: TableState, at: int) -> Happenings:
    if command.phrase is None:
        return [Chatted(command.by, command.text, command.scope)]
    table.playing()
    problem = promises.why_not(table, command.by, command.phrase)
    if problem is not None:
        no("bad", problem[0], **problem[1])
    return [Chatted(command.by, promises.notation(command.phrase), command.scope, command.phrase)]


@rule.register(commands.AgreeCoach)
def _(command: commands.AgreeCoach, table: TableState, at: int) -> Happenings:
    _require_not_over(table)
    if table.header.coach == "off":
        no("bad", "coach-off")
    agreed = table.places[command.by].coach
    return [] if agreed == command.on else [CoachAgreed(command.by, command.on)]


@rule.register(commands.Advise)
def _(command: commands.Advise, table: TableState, at: int) -> Happenings:
    match, place = table.playing(), table.places[command.by]
    check_coach(table)
    if place.player is not None:
        no("not_your_decision", "not-your-decision")
    require_current(table, command.by, command.decision)
    return [] if len(match.history) in place.advised else [Advised(command.by, table.decisions[command.by])]


@rule.register(commands.SetPause)
def _(command: commands.SetPause, table: TableState, at: int) -> Happenings:
    _require_not_over(table)
    if len(table.people()) > 1:
        no("bad", "pause-shared")
    return [] if command.pause == table.pause else [PauseSet(command.pause)]


@rule.register(commands.SetConditionalMove)
def _(command: commands.SetConditionalMove, table: TableState, at: int) -> Happenings:
    match, place = table.playing(), table.places[command.by]
    if command.condition is None:
        return [] if place.conditional_move is None else [ConditionalMoveSet(command.by, None)]
    span = None if place.player is not None else conditions.spans(match, command.by).get(command.condition)
    if span is None:
        no("bad", "condition-not-now")
    if not span[0] <= command.number <= span[1]:
        no("bad", "condition-range", lowest=span[0], highest=span[1])
    decided = ConditionalMove(command.condition, command.number)
    return (
        [] if place.conditional_move == decided else [ConditionalMoveSet(command.by, decided.condition, decided.number)]
    )


def _require_not_over(table: TableState) -> None:
    if table.status == "over":
        no("over", "table-over")
