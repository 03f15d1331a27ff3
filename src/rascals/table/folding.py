"""How each entry of the log changes the table, and who is told. No entry is refused here: it has been decided."""

# ruff: noqa: ARG001 - every kind is folded alike, whether it needs the entry or not

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial, singledispatch
from typing import TYPE_CHECKING

from msgspec import UNSET

from rascals.core.canonical import chained
from rascals.core.chance import commitment
from rascals.core.entropy import draft, fingerprint, following
from rascals.core.errors import RascalsError
from rascals.core.match import Match
from rascals.core.saved import line_of
from rascals.table import entries, promises, telling, wishes
from rascals.table.channels import Channel, Post
from rascals.table.entries import Entry, Happening
from rascals.table.history import Line, Talk
from rascals.table.messages import Wish
from rascals.table.opening import begun

if TYPE_CHECKING:
    from rascals.table.table import Table

Tell = Callable[["Table", int], Iterator[Post]]


class Broken(Exception):
    """An entry of the log that does not follow from those before it."""

    def __init__(self, table: Table, entry: Entry, problem: str) -> None:
        self.n = entry.n
        super().__init__(f"table {table.header.id}, entry {entry.n} ({entry.kind}): {problem}")


def apply(table: Table, entry: Entry) -> Tell:
    """Change the table as the entry says; return what is to be told of it."""
    if entry.n != table.entries + 1:
        raise Broken(table, entry, f"entry {table.entries + 1} is missing")
    tell = _fold(entry.what, table, entry)
    table.unwished = wishes.outlived(table)
    if isinstance(entry.what, entries.Undone):
        table.unwished |= {place.seat for place in table.people() if place.wish is not None}
    for seat in table.unwished:
        table.places[seat].wish = None
    table.entries, table.last, table.tried = entry.n, entry.at, None
    if entry.key is not None:
        table.keys.add(entry.key)
    return tell


@singledispatch
def _fold(what: Happening, table: Table, entry: Entry) -> Tell:
    raise Broken(table, entry, f"this version does not know what {type(what).__name__} is")


@_fold.register(entries.Sat)
def _(what: entries.Sat, table: Table, entry: Entry) -> Tell:
    place = table.places[what.seat]
    place.open(entry.at)
    place.name, place.token, place.bot, place.pledge = what.name, what.token, what.bot, what.pledge
    if place.human:
        before = len(table.talk)  # what was said before is not for them
        table.channels[what.seat] = Channel(what.seat, first=before, heard=before)
        table.host = what.seat if table.host is None else table.host
    return telling.tell_table


@_fold.register(entries.Left)
def _(what: entries.Left, table: Table, entry: Entry) -> Tell:
    place = table.places[what.seat]
    if place.token is not None:
        table.former.add(place.token)
        if what.kicked:
            table.kicked.add(place.token)
    table.code = what.code or table.code
    place.open(entry.at)
    if table.called is not None:
        _anew(table, [])
    table.channels.pop(what.seat, None)
    if table.host == what.seat:
        table.host = next((place.seat for place in table.people()), None)
    return telling.tell_table


@_fold.register(entries.HostChanged)
def _(what: entries.HostChanged, table: Table, entry: Entry) -> Tell:
    table.host = what.seat
    return telling.tell_table


@_fold.register(entries.PledgeGiven)
def _(what: entries.PledgeGiven, table: Table, entry: Entry) -> Tell:
    table.places[what.seat].pledge = what.pledge
    return telling.tell_table


@_fold.register(entries.NoncesCalled)
def _(what: entries.NoncesCalled, table: Table, entry: Entry) -> Tell:
    table.called, table.unopened, table.head, table.draft = entry.at, [], what.head, draft(what.head)
    return telling.tell_table


@_fold.register(entries.NonceOpened)
def _(what: entries.NonceOpened, table: Table, entry: Entry) -> Tell:
    table.places[what.seat].nonce = what.nonce
    return telling.tell_table


@_fold.register(entries.NoncesMissed)
def _(what: entries.NoncesMissed, table: Table, entry: Entry) -> Tell:
    _anew(table, what.seats)
    return telling.tell_table


def _anew(table: Table, unopened: list[int]) -> None:
    """Let a table start anew: what has been opened must not take part in another secret's game."""
    table.secret = following(table.secret)
    table.commitment, table.called, table.unopened = commitment(table.secret), None, unopened
    table.head = table.draft = None
    for place in table.places:
        place.pledge = place.nonce = None


@_fold.register(entries.Started)
def _(what: entries.Started, table: Table, entry: Entry) -> Tell:
    tried = table.tried
    match = tried.match if tried and tried.what is what else begun(table, what.head)
    table.game = match.game
    table.chain = table.fingerprint = fingerprint(what.head)
    table.match, table.status, table.called = match, "playing", None
    for place in table.people():
        table.clocks.add(place.seat)
    _follow(table, match, entry, what, standin=False)
    return telling.tell_start


@_fold.register(entries.Moved)
def _(what: entries.Moved, table: Table, entry: Entry) -> Tell:
    match = table.match = _played(table, entry, what)
    if what.bot is None:
        table.clocks.moved(what.seat, entry.at, what.lag)
    _follow(table, match, entry, what, standin=what.bot is not None and table.places[what.seat].human)
    return _told_with(promises.settled(table))


def _told_with(marked: list[int]) -> Tell:
    """Return what tells of a move, and of the promises in the talk that stand otherwise by it."""
    return partial(telling.tell_move_and_marks, marked) if marked else telling.tell_move


def _played(table: Table, entry: Entry, what: entries.Moved) -> Match:
    if table.tried and table.tried.what is what:
        return table.tried.match
    if table.match is None:
        raise Broken(table, entry, "a move before the start")
    match = table.match.copy()  # so it keeps how it stood, should the move be taken back
    try:
        match.play(what.seat, what.line["move"])
    except RascalsError as error:
        raise Broken(table, entry, str(error)) from error
    return match


def _follow(table: Table, match: Match, entry: Entry, what: entries.Started | entries.Moved, *, standin: bool) -> None:
    """Check the hash chain and see who is awaited now."""
    written = chained(table.chain, what.line)
    if written != what.hash or chained(table.chain, line_of(match.deeds[-1])) != what.hash:
        raise Broken(table, entry, "the game played again comes out otherwise than it was written")
    table.chain = what.hash
    table.lines.append(Line(entry.at, standin, match.deeds[-1].n, what.hash))
    mover = what.seat if isinstance(what, entries.Moved) else None
    _ask(table, match, mover)
    _settle(table, mover)
    table.clocks.run(table.thinking, entry.at)


def _ask(table: Table, match: Match, mover: int | None) -> None:
    """Number the decisions of those awaited now: a new one for who was not awaited before, or has just moved.

    All get a new one when something unsettles what they might agree to.
    """
    awaited = set(match.acting)
    unsettled = any(event.type.unsettles for event in match.deeds[-1].events)
    for seat in awaited:
        anew = seat not in table.awaited or seat == mover
        if anew or unsettled:
            table.decisions[seat] += 1
        if anew:
            table.stretches[seat] = table.decisions[seat]
    table.awaited, table.needed = awaited, set(match.needed)
    if match.over:
        table.status = "over"


def _settle(table: Table, mover: int | None) -> None:
    """Note whose fallen flag has its move, and which stand-ins have made one."""
    if mover is not None and table.places[mover].standin is not None:
        table.places[mover].served = True
    settled = [place for place in table.places if place.seat == mover or place.seat not in table.needed]
    for place in settled:
        place.fallen = False
    table.clocks.settle(place.seat for place in settled)


@_fold.register(entries.Undone)
def _(what: entries.Undone, table: Table, entry: Entry) -> Tell:
    standing = table.standing()
    if table.match is None or len(standing) < 2 or standing[-2].hash != what.hash:
        raise Broken(table, entry, "what is taken back is not the last move")
    made, gone = standing[-1], table.match.deeds[-1]
    match = table.match = _undone(table, table.match, entry, what)
    table.chain = what.hash
    table.lines[table.lines.index(made)] = made._replace(gone=gone)
    table.lines.append(made._replace(at=entry.at, gone=gone, back=True))
    table.clocks.undone(what.seat)
    _ask(table, match, what.seat)
    table.clocks.run(table.thinking, entry.at)
    return _told_with(promises.reopened(table))


def _undone(table: Table, match: Match, entry: Entry, what: entries.Undone) -> Match:
    if table.tried and table.tried.what is what:
        return table.tried.match
    try:
        match.undo(what.seat)
    except RascalsError as error:
        raise Broken(table, entry, str(error)) from error
    return match


@_fold.register(entries.StandinChanged)
def _(what: entries.StandinChanged, table: Table, entry: Entry) -> Tell:
    place = table.places[what.seat]
    if what.bot is None:
        table.clocks.returned(what.seat, moved=place.served)
        place.fallen = place.served = False
    else:
        table.clocks.lend(what.seat, entry.at)
        place.fallen = place.fallen or what.reason in {"flag", "returning"}
    place.standin, place.reason = what.bot, None if what.bot is None else what.reason
    place.agreed = set()
    table.clocks.run(table.thinking, entry.at)
    return telling.tell_table


@_fold.register(entries.StandinDoubted)
def _(what: entries.StandinDoubted, table: Table, entry: Entry) -> Tell:
    table.places[what.seat].agreed |= {what.by}
    return telling.tell_table


@_fold.register(entries.CoachAgreed)
def _(what: entries.CoachAgreed, table: Table, entry: Entry) -> Tell:
    table.places[what.seat].coach = what.on
    return telling.tell_table


@_fold.register(entries.Advised)
def _(what: entries.Advised, table: Table, entry: Entry) -> Tell:
    if table.match is None:
        raise Broken(table, entry, "advice before the start")
    table.places[what.seat].advised.append(len(table.match.deeds))
    return partial(telling.tell_seat, seat=what.seat)


@_fold.register(entries.PauseSet)
def _(what: entries.PauseSet, table: Table, entry: Entry) -> Tell:
    table.pause = what.pause
    return telling.tell_table


@_fold.register(entries.Wished)
def _(what: entries.Wished, table: Table, entry: Entry) -> Tell:
    place = table.places[what.seat]
    place.wish = None if what.condition is None else Wish(what.condition, what.number)
    place.stretch = 0 if what.condition is None else wishes.stretch_of(table, what.condition)
    return partial(telling.tell_seat, seat=what.seat)


@_fold.register(entries.DayTaken)
def _(what: entries.DayTaken, table: Table, entry: Entry) -> Tell:
    table.places[what.seat].days_off.append(entry.at)
    table.clocks.day_off(what.seat)
    return telling.tell_table


@_fold.register(entries.Chatted)
def _(what: entries.Chatted, table: Table, entry: Entry) -> Tell:
    if not what.text:  # forgotten since
        return telling.tell_nobody
    phrase = None if what.phrase is UNSET else what.phrase
    since = len(table.match.deeds) if table.match else 0
    table.talk.append(Talk(entry.at, what.seat, what.text, what.scope, phrase, since))
    return telling.tell_chat


@_fold.register(entries.Rematched)
def _(what: entries.Rematched, table: Table, entry: Entry) -> Tell:
    table.rematch = what.table
    return telling.tell_table


@_fold.register(entries.Paused)
def _(what: entries.Paused, table: Table, entry: Entry) -> Tell:
    return telling.tell_table


@_fold.register(entries.Resumed)
def _(what: entries.Resumed, table: Table, entry: Entry) -> Tell:
    table.clocks.resume(table.thinking, table.last, entry.at, what.credit)
    return telling.tell_table


@_fold.register(entries.Closed)
def _(what: entries.Closed, table: Table, entry: Entry) -> Tell:
    table.status = "over"
    return telling.tell_table
