"""Applying: how each entry of the log changes the state of a table. Nothing is refused here: entries are decided."""

# ruff: noqa: ARG001 - all handlers have the same signature, whether they need the entry and the tried match or not

from __future__ import annotations

from functools import singledispatch
from hashlib import sha256

from msgspec import UNSET

from rascals.core import conditions
from rascals.core.canonical import chained
from rascals.core.chance import commitment
from rascals.core.entropy import draft, fingerprint, following
from rascals.core.errors import RascalsError
from rascals.core.match import Match
from rascals.core.saved import line_of
from rascals.table import entries, offers, promises
from rascals.table.channels import Channel
from rascals.table.entries import Entry, TableEvent
from rascals.table.history import Consequences, HistoryLine, TalkLine, Tried
from rascals.table.messages import ConditionalMove
from rascals.table.opening import begun
from rascals.table.seats import SeatProof
from rascals.table.state import TableState


class InvalidEntry(Exception):
    """An entry of the log that does not follow from those before it."""

    def __init__(self, table: TableState, entry: Entry, problem: str) -> None:
        self.n = entry.n
        super().__init__(f"table {table.header.id}, entry {entry.n} ({entry.kind}): {problem}")


def apply(table: TableState, entry: Entry, tried: Tried | None = None) -> Consequences:
    """Apply an entry to the state; return its consequences. `InvalidEntry` if it does not follow from those before.

    If the entry is the one that was `tried`, its match is used; else the move is played.
    """
    if entry.n != table.entries + 1:
        raise InvalidEntry(table, entry, f"entry {table.entries + 1} is missing")
    _apply(entry.what, table, entry, tried.match if tried is not None and tried.what is entry.what else None)
    consequences = Consequences(_marked(table, entry.what), _lapsed(table, entry.what))
    for seat in consequences.lapsed:
        table.seats[seat].conditional_move = None
    table.entries, table.last = entry.n, entry.at
    if _known_to_all(table, entry.what):
        table.known = entry.at
    if entry.key is not None:
        table.keys.add(entry.key)
    return consequences


def _known_to_all(table: TableState, what: TableEvent) -> bool:
    """Return whether everybody at the table learns that this has happened, and so may know when."""
    match what:
        case entries.Moved() if table.match is not None:
            return not _unseen_by_some(table.match)
        case entries.Advised() | entries.ConditionalMoveSet() | entries.ProofAdded() | entries.ProofsEnded():
            return False
        case entries.Chatted():
            return what.scope == "table"
        case _:
            return True


def _unseen_by_some(match: Match) -> bool:
    """Return whether somebody learns nothing of the last ply: if only those in its events do, spectators do not."""
    return all(event.type.private for event in match.history[-1].events)


def _marked(table: TableState, what: TableEvent) -> list[int]:
    """Mark the promises that a move settled, or reopen those settled by a move taken back; return their indices."""
    match what:
        case entries.Moved():
            return promises.settled(table)
        case entries.Undone():
            return promises.reopened(table)
        case _:
            return []


def _lapsed(table: TableState, what: TableEvent) -> set[int]:
    """Return the seats whose conditional moves expired: all of them when a move is taken back."""
    if isinstance(what, entries.Undone):
        return {holder.seat for holder in table.people() if holder.conditional_move is not None}
    return offers.lapsed(table)


@singledispatch
def _apply(what: TableEvent, table: TableState, entry: Entry, tried: Match | None) -> None:
    """Apply an event that sets a single value; handlers for the others are registered below."""
    match what:
        case entries.PledgeGiven():
            table.seats[what.seat].pledge = what.pledge
        case entries.NonceOpened():
            table.seats[what.seat].nonce = what.nonce
        case entries.StandinDoubted():
            table.seats[what.seat].agreed |= {what.by}
        case entries.CoachAgreed():
            table.seats[what.seat].coach = what.on
        case entries.PauseSet():
            table.pause = what.pause
        case entries.Rematched():
            table.rematch = what.table
        case entries.Closed():
            table.status = "over"
        case entries.Paused():  # only its time counts; clocks are stopped until the entry that resumes
            pass
        case _:
            raise InvalidEntry(table, entry, f"this version does not know what {type(what).__name__} is")


@_apply.register(entries.Sat)
def _(what: entries.Sat, table: TableState, entry: Entry, tried: Match | None) -> None:
    holder = table.seats[what.seat]
    holder.open(entry.at)
    holder.name, holder.token, holder.bot, holder.pledge = what.name, what.token, what.bot, what.pledge
    holder.sat, holder.sent_away = entry.at, None
    if what.token is not None:
        holder.proofs[what.token] = SeatProof(entry.at, "seat", what.browser, what.system)
        before = len(table.talk)  # what was said before is not for them
        run = _run_of(table, entry.n, what.token)
        table.channels[what.seat] = Channel(what.seat, run, first=before, heard=before)
        table.host = what.seat if table.host is None else table.host


def _run_of(table: TableState, n: int, token: str) -> str:
    """Return the run of a person's messages: nobody continues the numbering of an earlier person on the seat."""
    return sha256(f"{table.run} {n} {token}".encode()).hexdigest()[:12]


@_apply.register(entries.ProofAdded)
def _(what: entries.ProofAdded, table: TableState, entry: Entry, tried: Match | None) -> None:
    table.seats[what.seat].proofs[what.token] = SeatProof(entry.at, what.way, what.browser, what.system)


@_apply.register(entries.ProofsEnded)
def _(what: entries.ProofsEnded, table: TableState, entry: Entry, tried: Match | None) -> None:
    table.former.update(what.tokens)
    for token in what.tokens:
        del table.seats[what.seat].proofs[token]


@_apply.register(entries.Left)
def _(what: entries.Left, table: TableState, entry: Entry, tried: Match | None) -> None:
    holder = table.seats[what.seat]
    table.former.update(holder.proofs)
    (table.kicked if what.kicked else table.departed).update(holder.proofs)
    if what.kicked and holder.token is not None:  # it identifies the person, even if it proves nothing by now
        table.kicked.add(holder.token)
    table.code = what.code or table.code
    if table.called is not None:  # by one who leaves, or by the host
        by = table.host if what.kicked and table.host is not None else what.seat
        _start_over(table, [], [by])
    holder.sent_away = holder.name if what.kicked else None
    holder.open(entry.at)
    table.channels.pop(what.seat, None)
    if table.awaited_host == what.seat:
        table.awaited_host = None
    if table.host == what.seat:
        table.host = next((holder.seat for holder in table.people()), None)


@_apply.register(entries.HostChanged)
def _(what: entries.HostChanged, table: TableState, entry: Entry, tried: Match | None) -> None:
    if what.until_back and table.awaited_host is None:
        table.awaited_host = table.host
    elif what.seat == table.awaited_host:
        table.awaited_host = None
    table.host = what.seat


@_apply.register(entries.NoncesCalled)
def _(what: entries.NoncesCalled, table: TableState, entry: Entry, tried: Match | None) -> None:
    table.called, table.unopened, table.head, table.draft = entry.at, [], what.head, draft(what.head)


@_apply.register(entries.NoncesMissed)
def _(what: entries.NoncesMissed, table: TableState, entry: Entry, tried: Match | None) -> None:
    _start_over(table, what.seats, what.seats)
    for seat in what.spared:
        table.seats[seat].spared = True


def _start_over(table: TableState, unopened: list[int], by: list[int]) -> None:
    """Start over, and record who caused it; opened nonces must not be used with the old secret."""
    table.broken_off.append([table.seats[seat].breaker(table.header.id) for seat in by])
    table.secret = following(table.secret)
    table.commitment, table.called, table.unopened = commitment(table.secret), None, unopened
    table.head = table.draft = None
    for holder in table.seats:
        holder.pledge = holder.nonce = None


@_apply.register(entries.Started)
def _(what: entries.Started, table: TableState, entry: Entry, tried: Match | None) -> None:
    match = begun(table, what.head) if tried is None else tried
    table.game = match.game
    table.chain = table.fingerprint = fingerprint(what.head)
    table.match, table.status, table.called = match, "playing", None
    for holder in table.people():
        table.clocks.add(holder.seat)
    if tried is None:
        _check(table, match, entry, what)
    _follow(table, match, entry, what, standin=False)


@_apply.register(entries.Moved)
def _(what: entries.Moved, table: TableState, entry: Entry, tried: Match | None) -> None:
    match = table.match = _played(table, entry, what) if tried is None else tried
    if tried is None:
        _check(table, match, entry, what)
    standin = what.bot is not None and table.seats[what.seat].human
    counts = what.seat not in match.needed or not _unseen_by_some(match)
    table.clocks.remember(undoable=what.bot is None and match.can_undo(what.seat))
    if what.bot is None:
        table.clocks.moved(what.seat, entry.at, what.lag, counts=counts)
    elif standin:
        table.clocks.served(what.seat, entry.at, counts=counts)
    _follow(table, match, entry, what, standin=standin)


def _played(table: TableState, entry: Entry, what: entries.Moved) -> Match:
    """Play a move on a copy of the match, since the earlier state is kept in case the move is taken back."""
    if table.match is None:
        raise InvalidEntry(table, entry, "a move before the start")
    match = table.match.copy()
    try:
        match.enter(what.seat, what.line["move"], None)
    except RascalsError as error:
        raise InvalidEntry(table, entry, str(error)) from error
    return match


def _check(table: TableState, match: Match, entry: Entry, what: entries.Started | entries.Moved) -> None:
    """Check that a replayed game matches what was written; for one just tried, the entry was written from it."""
    if {chained(table.chain, what.line), chained(table.chain, line_of(match.history[-1]))} != {what.hash}:
        raise InvalidEntry(table, entry, "the replayed game differs from what was written")


def _follow(
    table: TableState, match: Match, entry: Entry, what: entries.Started | entries.Moved, *, standin: bool
) -> None:
    """Add a line, and find the seats that have to act."""
    table.chain = what.hash
    table.lines.append(HistoryLine(entry.at, standin, match.history[-1].n, what.hash))
    mover = what.seat if isinstance(what, entries.Moved) else None
    _ask(table, match, mover)
    _run_clocks(table, entry.at)


def _run_clocks(table: TableState, at: int) -> None:
    """Run the clocks of the seats that have to act; those with a stand-in seem to be stopped."""
    table.clocks.run(table.needed, {holder.seat for holder in table.seats if holder.standin is not None}, at)


def _ask(table: TableState, match: Match, mover: int | None) -> None:
    """Find the seats that have to act after a move, and those whose moves earn time again."""
    unsettled = _number(table, match, mover)
    asked = {seat for seat in match.needed if seat != mover} - table.needed
    _renew(table, asked, mover, unsettled=unsettled, alone=set(match.acting) == {mover})
    _wait(table, match)


def _number(table: TableState, match: Match, mover: int | None) -> bool:
    """Number the current decisions: a seat gets a new number if it did not have to act before, or has just moved.

    All get a new one when something changes what they would agree to; return whether that happened.
    """
    awaited = set(match.acting)
    unsettled = any(event.type.unsettles for event in match.history[-1].events)
    for seat in awaited:
        anew = seat not in table.awaited or seat == mover
        if anew or unsettled:
            table.decisions[seat] += 1
        if anew:
            table.stretches[seat] = table.decisions[seat]
    return unsettled


def _wait(table: TableState, match: Match) -> None:
    """Wait for the seats that have to act."""
    table.awaited, table.needed = set(match.acting), set(match.needed)
    if match.over:
        table.status = "over"


def _renew(table: TableState, asked: set[int], mover: int | None, *, unsettled: bool, alone: bool) -> None:
    """Let moves earn time again: for seats that another's move asked to act, and for all when the game has gone on."""
    if alone or (asked and not unsettled):
        table.clocks.renew(range(table.header.players))
    else:
        table.clocks.renew(asked, mover)


@_apply.register(entries.Undone)
def _(what: entries.Undone, table: TableState, entry: Entry, tried: Match | None) -> None:
    standing = table.standing()
    if table.match is None or len(standing) < 2 or standing[-2].hash != what.hash:
        raise InvalidEntry(table, entry, "only the last move can be taken back")
    made, gone = standing[-1], table.match.history[-1]
    match = table.match = _undone(table, table.match, entry, what) if tried is None else tried
    table.chain = what.hash
    table.lines[table.lines.index(made)] = made._replace(gone=gone)
    table.lines.append(made._replace(at=entry.at, gone=gone, back=True))
    table.clocks.undone()
    _number(table, match, what.seat)
    _wait(table, match)
    _run_clocks(table, entry.at)


def _undone(table: TableState, match: Match, entry: Entry, what: entries.Undone) -> Match:
    try:
        match.undo(what.seat)
    except RascalsError as error:
        raise InvalidEntry(table, entry, str(error)) from error
    return match


@_apply.register(entries.StandinChanged)
def _(what: entries.StandinChanged, table: TableState, entry: Entry, tried: Match | None) -> None:
    holder = table.seats[what.seat]
    holder.standin, holder.reason = what.bot, None if what.bot is None else what.reason
    holder.agreed = set()
    _run_clocks(table, entry.at)


@_apply.register(entries.Advised)
def _(what: entries.Advised, table: TableState, entry: Entry, tried: Match | None) -> None:
    if table.match is None:
        raise InvalidEntry(table, entry, "advice before the start")
    table.seats[what.seat].advised.append(len(table.match.history))


@_apply.register(entries.ConditionalMoveSet)
def _(what: entries.ConditionalMoveSet, table: TableState, entry: Entry, tried: Match | None) -> None:
    holder = table.seats[what.seat]
    holder.conditional_move = None if what.condition is None else ConditionalMove(what.condition, what.number)
    holder.stretch = 0
    if what.condition is not None and table.match is not None:
        holder.stretch = conditions.stretch(table.match, what.condition)


@_apply.register(entries.DayTaken)
def _(what: entries.DayTaken, table: TableState, entry: Entry, tried: Match | None) -> None:
    table.seats[what.seat].days_off.append(entry.at)
    table.clocks.day_off(what.seat)


@_apply.register(entries.Chatted)
def _(what: entries.Chatted, table: TableState, entry: Entry, tried: Match | None) -> None:
    if not what.text:  # deleted since
        return
    phrase = None if what.phrase is UNSET else what.phrase
    since = len(table.match.history) if table.match else 0
    name = table.seats[what.seat].name or ""
    table.talk.append(TalkLine(entry.at, what.seat, name, what.text, what.scope, phrase, since))


@_apply.register(entries.Resumed)
def _(what: entries.Resumed, table: TableState, entry: Entry, tried: Match | None) -> None:
    table.clocks.resume(table.known, entry.at, what.credit)
    table.resumed = max(table.resumed, what.since)
