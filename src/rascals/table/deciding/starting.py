"""Rulings on the start: pledges (commit-reveal) are given, called for and opened; then the match begins."""

# ruff: noqa: ARG001 - all rulings have the same signature, whether they need the time or not

from __future__ import annotations

from rascals.core.canonical import chained
from rascals.core.entropy import bound, fingerprint, pledge_of
from rascals.core.match import Match
from rascals.core.saved import header_of, line_of
from rascals.table import commands
from rascals.table.deciding.ruling import Happenings, no, require_due, require_host, require_open, require_still, rule
from rascals.table.entries import Closed, Left, NonceOpened, NoncesCalled, NoncesMissed, PledgeGiven, Started
from rascals.table.history import Tried
from rascals.table.opening import drafted, opened
from rascals.table.seats import Place
from rascals.table.state import TableState


@rule.register(commands.Pledge)
def _(command: commands.Pledge, table: TableState, at: int) -> Happenings:
    if table.places[command.by].pledge == command.pledge:
        return []
    require_still(table)
    return [PledgeGiven(command.by, command.pledge)]


@rule.register(commands.Start)
def _(command: commands.Start, table: TableState, at: int) -> Happenings:
    if table.status == "playing":  # already done
        return []
    require_open(table)
    require_host(table, command.by)
    missing = sum(place.kind == "open" for place in table.places)
    if missing:
        no("bad", "seats-open", count=missing)
    if table.called is not None:
        return []
    head = drafted(table)
    return [NoncesCalled(head)] if _unopened(table) else [_started(opened(table, head))]


@rule.register(commands.Open)
def _(command: commands.Open, table: TableState, at: int) -> Happenings:
    place = table.places[command.by]
    if place.nonce is not None and place.nonce == command.nonce:
        return []
    require_open(table)
    if table.head is None or place.pledge is None:
        no("bad", "not-calling")
    if pledge_of(command.nonce) != place.pledge:
        no("bad", "nonce-other")
    shown = NonceOpened(command.by, command.nonce)
    if _unopened(table) != [command.by]:
        return [shown]
    return [shown, _started(opened(table, table.head, command.by, command.nonce))]


@rule.register(commands.GiveUp)
def _(command: commands.GiveUp, table: TableState, at: int) -> Happenings:
    require_due(command, table, at)
    missed = _unopened(table)
    spared = [seat for seat in missed if _may_come_back(table.places[seat])]
    gone = [seat for seat in missed if seat not in spared]
    alone = all(place.seat in gone for place in table.people())
    return [NoncesMissed(missed, spared), *(Left(seat) for seat in gone), *([Closed()] if alone else [])]


def _may_come_back(place: Place) -> bool:
    """Return whether a person who did not open their pledge keeps the seat: once, if their connection was lost."""
    return not place.present and not place.spared


def _unopened(table: TableState) -> list[int]:
    return [place.seat for place in table.places if place.pledge is not None and place.nonce is None]


def _started(match: Match) -> Tried:
    head, line = dict(bound(header_of(match))), line_of(match.history[0])
    return Tried(Started(head, line, chained(fingerprint(head), line)), match)
