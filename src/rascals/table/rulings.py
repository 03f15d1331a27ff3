"""What follows from a command: the happenings to write down, or `Refused`. Nothing is changed here."""

# ruff: noqa: ARG001 - every ruling is asked alike, whether it needs the time and the command or not

from __future__ import annotations

from functools import singledispatch
from typing import TYPE_CHECKING, NoReturn

from rascals.core.canonical import chained
from rascals.core.entropy import bound, fingerprint, pledge_of
from rascals.core.errors import IllegalMove
from rascals.core.match import Match
from rascals.core.saved import header_of, line_of
from rascals.table import commands
from rascals.table.clocks import CREDIT, LAG_CAP
from rascals.table.commands import Command, Refused
from rascals.table.entries import (
    AnyHappening,
    Chatted,
    Closed,
    HostChanged,
    Left,
    Moved,
    NonceOpened,
    NoncesCalled,
    NoncesMissed,
    Paused,
    PledgeGiven,
    Rematched,
    Resumed,
    Sat,
    StandinChanged,
    StandinDoubted,
    Started,
    Undone,
)
from rascals.table.history import Tried
from rascals.table.messages import StandinReason
from rascals.table.opening import drafted, opened
from rascals.table.seats import Place, bot_name, free_name

if TYPE_CHECKING:
    from rascals.table.table import Table

Happenings = list[AnyHappening]

ABSENT = 30_000  # milliseconds somebody must be away before the host may let a bot stand in: a page takes time to load


def key_of(command: Command) -> str | None:
    """Return the name under which a client's command is remembered: its id under its seat, talk apart from moves."""
    match command:
        case commands.Play() | commands.Undo():
            return f"{command.by}:{command.id}"
        case commands.Speak():
            return f"say {command.by}:{command.id}"
        case _:
            return None


@singledispatch
def rule(command: Command, table: Table, at: int) -> Happenings:
    """Return what follows from a command."""
    raise TypeError(f"{command!r} is no command of a table")


# ---------------------------------------------------------------- before the start


@rule.register(commands.Sit)
def _(command: commands.Sit, table: Table, at: int) -> Happenings:
    _open(table)
    place = _chosen(table, command.seat)
    name = free_name(command.name, {other.name for other in table.places})
    return [Sat(place.seat, name, command.token, pledge=command.pledge)]


def _chosen(table: Table, seat: int | None) -> Place:
    if seat is None:
        free = next((place for place in table.places if place.kind == "open"), None)
        return free if free is not None else _no("bad", "table-full")
    place = _place(table, seat)
    return place if place.kind == "open" else _no("bad", "seat-taken", number=seat + 1)


@rule.register(commands.PlaceBot)
def _(command: commands.PlaceBot, table: Table, at: int) -> Happenings:
    _still(table)
    _host(table, command.by)
    place = _place(table, command.seat)
    if place.human:
        _no("bad", "seat-taken", number=command.seat + 1)
    if command.level == place.bot:
        return []
    if command.level is None:
        return [Left(place.seat)]
    taken = {other.name for other in table.places if other is not place}
    return [Sat(place.seat, bot_name(place.seat, taken), bot=command.level)]


@rule.register(commands.Kick)
def _(command: commands.Kick, table: Table, at: int) -> Happenings:
    _open(table)
    _host(table, command.by)
    if command.seat == command.by or not _place(table, command.seat).human:
        _no("bad", "kick-nobody", number=command.seat + 1)
    return [Left(command.seat, kicked=True, code=command.code)]


@rule.register(commands.Pledge)
def _(command: commands.Pledge, table: Table, at: int) -> Happenings:
    _still(table)
    return [] if table.places[command.by].pledge == command.pledge else [PledgeGiven(command.by, command.pledge)]


@rule.register(commands.Start)
def _(command: commands.Start, table: Table, at: int) -> Happenings:
    _open(table)
    _host(table, command.by)
    missing = sum(place.kind == "open" for place in table.places)
    if missing:
        _no("bad", "seats-open", count=missing)
    if table.called is not None:
        return []
    head = drafted(table)
    return [NoncesCalled(head)] if _unopened(table) else [_started(table, opened(table, head))]


@rule.register(commands.Open)
def _(command: commands.Open, table: Table, at: int) -> Happenings:
    _open(table)
    place = table.places[command.by]
    if table.head is None or place.pledge is None:
        _no("bad", "not-calling")
    if pledge_of(command.nonce) != place.pledge:
        _no("bad", "nonce-other")
    if place.nonce is not None:
        return []
    shown = NonceOpened(command.by, command.nonce)
    if _unopened(table) != [command.by]:
        return [shown]
    return [shown, _started(table, opened(table, table.head, command.by, command.nonce))]


@rule.register(commands.GiveUp)
def _(command: commands.GiveUp, table: Table, at: int) -> Happenings:
    _due(command, table, at)
    return [NoncesMissed(_unopened(table))]


def _unopened(table: Table) -> list[int]:
    return [place.seat for place in table.places if place.pledge is not None and place.nonce is None]


def _started(table: Table, match: Match) -> Started:
    head, line = dict(bound(header_of(match))), line_of(match.deeds[0])
    started = Started(head, line, chained(fingerprint(head), line))
    table.tried = Tried(started, match)
    return started


@rule.register(commands.Close)
def _(command: commands.Close, table: Table, at: int) -> Happenings:
    _open(table)
    _due(command, table, at)
    return [Closed()]


# ---------------------------------------------------------------- playing


@rule.register(commands.Play)
def _(command: commands.Play, table: Table, at: int) -> Happenings:
    match = playing(table)
    place = table.places[command.by]
    if _too_late(table, place, at):
        _no("not_your_decision", "flag-fallen")
    current(table, command.by, command.decision, command.move)
    tried = match.copy()
    moved = _moved(table, tried, command.by, command.move, None, min(command.lag, LAG_CAP))
    back: Happenings = [] if place.standin is None else [StandinChanged(command.by, None)]
    return [*back, moved, *_handed_back(table, tried, command.by)]


@rule.register(commands.Undo)
def _(command: commands.Undo, table: Table, at: int) -> Happenings:
    match = playing(table)
    place = table.places[command.by]
    if _too_late(table, place, at):
        _no("not_your_decision", "flag-fallen")
    asked = table.decision(command.by)
    if asked is None or command.decision != asked:
        _stale(table, command.by, command.decision)
    _no_undo(table, match, place)
    tried = match.copy()
    tried.undo(command.by)
    undone = Undone(command.by, table.decisions[command.by], table.standing()[-2].hash)
    table.tried = Tried(undone, tried)
    return [undone]


def may_undo(table: Table, seat: int) -> bool:
    """Tell whether a seat's person may take its last move back now."""
    match, place = table.match, table.places[seat]
    if match is None or table.status != "playing" or not table.header.undo or place.player is not None:
        return False
    return seat in table.awaited and match.can_undo(seat) and not table.standing()[-1].standin


def _no_undo(table: Table, match: Match, place: Place) -> None:
    """Refuse to take a move back where the table or the game does not let it, or where it was a bot's."""
    if not table.header.undo:
        _no("bad", "undo-off")
    if place.player is not None:
        _no("not_your_decision", "undo-bot")
    refusal = match.why_no_undo(place.seat)
    if refusal is not None:
        raise refused(IllegalMove(refusal))
    if table.standing()[-1].standin:
        _no("illegal", "undo-bot")


@rule.register(commands.BotMove)
def _(command: commands.BotMove, table: Table, at: int) -> Happenings:
    match = playing(table)
    level = table.places[command.by].player
    if level is None:
        _no("not_your_decision", "not-your-decision")
    current(table, command.by, command.decision, command.move)
    tried = match.copy()
    return [
        _moved(table, tried, command.by, command.move, level, 0),
        *_handed_back(table, tried, command.by),
    ]


def _handed_back(table: Table, match: Match, mover: int) -> Happenings:
    """Hand seats back to those who have come back, as soon as the move of their fallen flag is made or not needed."""
    back = [place.seat for place in table.places if place.reason == "returning"]
    return [StandinChanged(seat, None) for seat in back if seat == mover or seat not in match.acting]


def current(table: Table, seat: int, decision: int | None, move: str | None = None) -> None:
    """Refuse a command that answers no decision the seat is asked for now.

    What others did meanwhile hinders only moves that agree to what lies on the table: they answer the newest or none.
    """
    asked = table.decision(seat)
    if asked is not None and decision == asked:
        return
    if asked is not None and decision is not None and table.stretches[seat] <= decision < asked:
        if move is None or not _agrees(playing(table), seat, move):
            return
        _no("stale", "stale")
    _stale(table, seat, decision)


def _stale(table: Table, seat: int, decision: int | None) -> NoReturn:
    """Refuse what answers no decision the seat is asked for now: another one, or none."""
    if table.decision(seat) is None and (decision is None or decision > table.decisions[seat]):
        _no("not_your_decision", "not-your-decision")
    _no("stale", "stale")


def _agrees(match: Match, seat: int, move: str) -> bool:
    """Tell whether a move agrees to what lies on the table; `Refused` if it may not be made."""
    try:
        steps = match.steps(seat, move)
    except IllegalMove as illegal:
        raise refused(illegal) from illegal
    return any(step.kind in match.game.box.agreements for step in steps)


def _moved(table: Table, match: Match, seat: int, move: str, bot: str | None, lag: int) -> Moved:
    """Try the move on a copy: what it makes happen is written before it is so."""
    try:
        match.play(seat, move)
    except IllegalMove as illegal:
        raise refused(illegal) from illegal
    line = line_of(match.deeds[-1])
    moved = Moved(seat, table.decisions[seat], line, chained(table.chain, line), bot, lag)
    table.tried = Tried(moved, match)
    return moved


# ---------------------------------------------------------------- people who go and come back


@rule.register(commands.Leave)
def _(command: commands.Leave, table: Table, at: int) -> Happenings:
    place = table.places[command.by]
    if table.status == "open":
        alone = len(table.people()) == 1
        return [Left(command.by), *([Closed()] if alone else [])]
    if table.status == "over" or (place.standin is not None and place.reason != "returning"):
        return []
    return [StandinChanged(command.by, place.standin or table.header.standin, "left")]


@rule.register(commands.Standin)
def _(command: commands.Standin, table: Table, at: int) -> Happenings:
    playing(table)
    place = _place(table, command.seat)
    if command.by != command.seat and not command.on:
        return _ended_by_another(table, place, command.by, at)
    if command.by != command.seat:
        _host(table, command.by)
        _for_another(table, place, command, at)
    if not command.on:
        return _returned(table, place, at)
    wanted = command.level or table.header.standin
    reason: StandinReason = "asked" if command.by == command.seat else "host"
    if (wanted, reason) == (place.standin, place.reason):
        return []
    return [StandinChanged(command.seat, wanted, reason)]


def _ended_by_another(table: Table, place: Place, by: int, at: int) -> Happenings:
    """End the stand-in of somebody else: the host what the host has begun, all others who are there together the rest.

    Who has agreed counts until something changes about the stand-in; who has gone meanwhile is not waited for.
    """
    if not place.human:
        _no("bad", "not-absent", number=place.seat + 1)
    if place.standin is None or place.reason == "returning":
        return []
    if place.reason == "host" and by == table.host:
        return _returned(table, place, at)
    here = {other.seat for other in table.people() if other.present} - {place.seat}
    doubt: Happenings = [] if by in place.agreed else [StandinDoubted(place.seat, by)]
    return [*doubt, *_returned(table, place, at)] if here <= place.agreed | {by} else doubt


def _for_another(table: Table, place: Place, command: commands.Standin, at: int) -> None:
    """Refuse a host who would let a bot play for people who are there, or hardly away, or who have one already.

    The bot is the table's own, which nobody chooses.
    """
    if not place.human or place.connected:
        _no("bad", "not-absent", number=command.seat + 1)
    if place.standin is not None and place.reason != "host":
        _no("bad", "standin-own", number=command.seat + 1)
    if at < place.gone + ABSENT:
        _no("bad", "absent-briefly", number=command.seat + 1, seconds=-((at - place.gone - ABSENT) // 1000))
    if command.level not in {None, table.header.standin}:
        _no("bad", "standin-level", number=command.seat + 1)


@rule.register(commands.Return)
def _(command: commands.Return, table: Table, at: int) -> Happenings:
    return _returned(table, table.places[command.by], at) if table.status == "playing" else []


def _returned(table: Table, place: Place, at: int) -> Happenings:
    """Hand a seat back to its person, but that a fallen flag makes one move for it first."""
    if place.standin is None or place.reason == "returning":
        return []
    if _too_late(table, place, at):
        return [StandinChanged(place.seat, place.standin, "returning")]
    return [StandinChanged(place.seat, None)]


def _too_late(table: Table, place: Place, at: int) -> bool:
    """Tell whether the flag of a seat has fallen, or would have, had nobody stood in for its decision."""
    return place.fallen or table.clocks.forfeit(place.seat, at)


@rule.register(commands.FlagFall)
def _(command: commands.FlagFall, table: Table, at: int) -> Happenings:
    playing(table)
    _due(command, table, at)
    return [StandinChanged(command.seat, table.header.standin, "flag")]


@rule.register(commands.HandOver)
def _(command: commands.HandOver, table: Table, at: int) -> Happenings:
    _due(command, table, at)
    return [HostChanged(next(place.seat for place in table.people() if place.present))]


# ---------------------------------------------------------------- talk, rematch, restart


@rule.register(commands.Speak)
def _(command: commands.Speak, table: Table, at: int) -> Happenings:
    return [Chatted(command.by, command.text, command.scope)]


@rule.register(commands.Rematch)
def _(command: commands.Rematch, table: Table, at: int) -> Happenings:
    finished(table)
    return [Rematched(command.table)] if table.rematch == command.before else []


@rule.register(commands.Pause)
def _(command: commands.Pause, table: Table, at: int) -> Happenings:
    return [Paused()] if _timed(table) else []


@rule.register(commands.Resume)
def _(command: commands.Resume, table: Table, at: int) -> Happenings:
    return [Resumed(CREDIT)] if _timed(table) else []


def _timed(table: Table) -> bool:
    return table.status == "playing" and table.header.clock is not None


# ---------------------------------------------------------------- what must hold


def refused(illegal: IllegalMove) -> Refused:
    """The rules' refusal as the table's."""
    refusal = illegal.refusal
    return Refused("illegal", refusal.reason, dict(refusal.args), str(refusal), refusal.clause)


def _no(code: commands.Code, reason: str, **args: int | str) -> NoReturn:
    raise Refused(code, reason, dict(args))


def _open(table: Table) -> None:
    if table.status != "open":
        _no("over" if table.status == "over" else "bad", "table-started")


def _still(table: Table) -> None:
    """Refuse what would change who plays, or with what pledges, while these are being opened."""
    _open(table)
    if table.called is not None:
        _no("bad", "table-calling")


def playing(table: Table) -> Match:
    """Return the match that is being played; refuse where there is none."""
    if table.status == "open":
        _no("bad", "table-open")
    if table.match is None or table.status == "over":
        _no("over", "table-over")
    return table.match


def finished(table: Table) -> Match:
    """Return the match that is over; refuse where there is none."""
    if table.match is None or not table.match.over:
        _no("bad", "not-over")
    return table.match


def _due(command: Command, table: Table, at: int) -> None:
    """Refuse what time is said to command where it does not, or no longer: others may have been faster."""
    if command not in table.overdue(at):
        _no("stale", "stale")


def _host(table: Table, by: int) -> None:
    if by != table.host:
        _no("bad", "host-only")


def _place(table: Table, seat: int) -> Place:
    if not 0 <= seat < len(table.places):
        _no("bad", "no-seat", number=seat + 1, seats=len(table.places))
    return table.places[seat]
