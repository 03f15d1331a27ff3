"""What a table tells a viewer: nothing that the viewer's seat may not know, and no message more than that."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, cast

from msgspec import UNSET, Raw, structs

from rascals.core.match import Deed, Match
from rascals.core.moves import Move
from rascals.table import coaching, promises, rulings, wishes
from rascals.table.channels import LOG_PAGE, PAGE, Channel, Post, Viewer
from rascals.table.clocks import DAYS_OFF
from rascals.table.history import Line, Talk
from rascals.table.messages import (
    ChatLine,
    Clocks,
    EventInfo,
    LogEntry,
    Mark,
    Marked,
    MoveInfo,
    Said,
    SeatInfo,
    Snapshot,
    TableChanged,
    TableInfo,
    Update,
    encode,
)

if TYPE_CHECKING:
    from rascals.table.seats import Place
    from rascals.table.table import Table


SHARED = 64  # lines of logs that are looked through for equal ones


def table_info(table: Table, viewer: Viewer, *, invited: bool = False) -> TableInfo:
    """All that anybody may know of the table; its code only for the `invited` and those who may invite others."""
    header, match = table.header, table.match
    done = match is not None and match.over
    return TableInfo(
        id=header.id,
        code=table.code if invited or _may_invite(table, viewer) else None,
        game=header.game,
        edition=header.edition,
        players=header.players,
        options=dict(table.game.options),
        status=table.status,
        seats=[_seat_info(table, place, viewer) for place in table.places],
        public=header.public,
        clock=header.clock,
        spectators=header.spectators,
        watching=table.watching + table.watching_elsewhere,
        commitment=table.commitment,
        seed=match.origin.key.hex() if match is not None and done and match.origin.key is not None else None,
        secret=table.secret.hex() if done else None,
        rematch=table.rematch,
        scores=list(match.scores or ()) if match is not None and done else None,
        winners=list(match.winners) if match is not None and done else None,
        created=header.created,
        data=header.data,
        calling=table.called is not None,
        unopened=table.unopened,
        draft=table.draft,
        fingerprint=table.fingerprint,
        pause=table.pause,
        undo=header.undo,
        coach=header.coach,
        word=promises.words_of(table, viewer) or UNSET,
        days_off=DAYS_OFF if table.clocks.slow else 0,
    )


def _seat_info(table: Table, place: Place, viewer: Viewer) -> SeatInfo:
    advised = coaching.told_advice(table, place.seat, viewer)
    return place.info(
        host=place.seat == table.host, begun=table.match is not None, advised=advised, own=place.seat == viewer
    )


def _may_invite(table: Table, viewer: Viewer) -> bool:
    """Tell whether a viewer may know the code: who sits there, and who watches as long as nobody has been kicked."""
    return viewer is not None or table.header.public or (table.header.spectators and table.code == table.header.code)


def clocks_for(table: Table, viewer: Viewer, acting: set[int], at: int) -> Clocks:
    """The clocks as a viewer may see them, whose view says that the seats of `acting` are waited for.

    While the rules hide who has decided, the clock of a seat that has goes on running for the others.
    """
    remaining: list[float | None] = []
    deadlines: dict[int, int] = {}
    for place in table.places:
        clock = table.clocks.seats.get(place.seat)
        if clock is None:
            remaining.append(None)
            continue
        own = viewer == place.seat
        seems_running = place.seat in acting and place.standin is None and table.status == "playing"
        if own or not seems_running:
            left, deadline = (clock.left(at), clock.deadline) if own else (clock.bank, None)
        else:
            left, deadline = clock.opened_left(at), sum(clock.opened)
        remaining.append(left / 1000)
        if deadline is not None:
            deadlines[place.seat] = deadline
    return Clocks(
        remaining=remaining, running=sorted(deadlines), deadline={str(seat): deadlines[seat] for seat in deadlines}
    )


def moves_for(table: Table, viewer: Viewer) -> list[MoveInfo]:
    """The viewer's legal moves; none for a spectator or a seat that is not awaited."""
    if viewer is None or table.match is None or viewer not in table.awaited:
        return []
    return [move_info(move) for move in table.match.legal(viewer)]


def undo_for(table: Table, viewer: Viewer) -> bool:
    """Tell whether the viewer may take its seat's last move back: a spectator never."""
    return viewer is not None and rulings.may_undo(table, viewer)


def move_info(move: Move) -> MoveInfo:
    """A move as clients get it."""
    return MoveInfo(str(move), move.kind, dict(move.args))


def log_line(deed: Deed, viewer: Viewer, n: int, made: Line) -> LogEntry | None:
    """One deed, made or taken back, as a viewer learns of it; None if it may not. The set-up is told to everybody.

    The seat that acted is told to those who see the first event: that one says who did what, all others what came
    of it.
    """
    told = [event.seen_by(viewer) for event in deed.events]
    seen = [EventInfo(event["event"], event["args"]) for event in told if event is not None]
    if not seen and deed.seat is not None:
        return None
    known = deed.seat == viewer or told[:1] != [None]
    seat = deed.seat if known else None
    if made.back:
        return LogEntry(n, made.at, seat, [], undone=seen)
    return LogEntry(n, made.at, seat, seen, standin=known and made.standin)


def read_talk(table: Table, channel: Channel) -> None:
    """Read the talk that the channel has not seen into it, as far as it is for its viewer."""
    for talk in table.talk[channel.heard :]:
        if talk.heard_by(channel.viewer):
            channel.chat.append(_chat_line(table, talk, len(channel.chat)))
    channel.heard = len(table.talk)


def _chat_line(table: Table, talk: Talk, n: int) -> ChatLine:
    name = table.places[talk.seat].name or ""
    phrase, mark = UNSET if talk.phrase is None else talk.phrase, UNSET if talk.mark is None else talk.mark
    return ChatLine(n, talk.at, talk.seat, name, talk.text, talk.scope, phrase, mark)


def earlier_talk(table: Table, viewer: Viewer, before: int) -> list[ChatLine]:
    """The lines of talk, `PAGE` at most, that come just before number `before` of those the viewer has heard."""
    channel = table.channels[viewer]
    read_talk(table, channel)
    return channel.chat[max(0, before - PAGE) : max(0, before)]


def new_lines(table: Table, channel: Channel) -> list[LogEntry]:
    """Read what was done at the table and the channel has not seen into its log; return the new lines."""
    fresh: list[LogEntry] = []
    if table.match is None:
        return fresh
    for made in table.lines[channel.read :]:
        line = log_line(made.deed(table.match), channel.viewer, len(channel.log), made)
        if line is not None:
            fresh.append(line)
            channel.log.append(_shared(table, encode(line)))
    channel.read = len(table.lines)
    return fresh


def earlier_lines(table: Table, viewer: Viewer, before: int) -> list[LogEntry]:
    """The lines of the viewer's own log, `LOG_PAGE` at most, that come just before its line `before`."""
    channel = table.channels[viewer]
    new_lines(table, channel)
    return _as_sent(channel.log[max(0, before - LOG_PAGE) : max(0, before)])


def told_to(table: Table, viewer: Viewer) -> int:
    """Return how many lines the log of a viewer has, or would have, whom nobody tells anything."""
    channel = table.channels.get(viewer)
    if channel is not None:
        new_lines(table, channel)
        return len(channel.log)
    match = table.match
    return 0 if match is None else sum(log_line(made.deed(match), viewer, 0, made) is not None for made in table.lines)


def _as_sent(lines: list[bytes]) -> list[LogEntry]:
    """Return lines, kept as bytes, for a message that is only encoded."""
    return cast("list[LogEntry]", [Raw(line) for line in lines])


def _shared(table: Table, line: bytes) -> bytes:
    """Return the same bytes for all to whom a deed is told alike."""
    if len(table.told) > SHARED:
        table.told.clear()
    return table.told.setdefault(line, line)


def snapshot(table: Table, viewer: Viewer, seq: int, at: int) -> Snapshot:
    """Everything a viewer may know now."""
    channel = table.channels[viewer]
    channel.view = None
    refreshed(table, channel)
    return Snapshot(
        seq=seq,
        run=table.run,
        table=table_info(table, viewer),
        you=viewer,
        host=viewer is not None and viewer == table.host,
        view=channel.view,
        moves=moves_for(table, viewer),
        decision=table.decision(viewer),
        undo=undo_for(table, viewer),
        conditions=wishes.conditions_for(table, viewer),
        log=_as_sent(channel.log[-PAGE:]),
        chat=channel.chat[-PAGE:],
        clocks=clocks_for(table, viewer, _acting(channel), at),
        now=at,
    )


def tell_table(table: Table, at: int) -> Iterator[Post]:
    """Tell everybody how the table stands."""
    for channel in table.channels.values():
        yield _told_table(table, channel, at)


def _told_table(table: Table, channel: Channel, at: int) -> Post:
    info = table_info(table, channel.viewer)
    clocks = clocks_for(table, channel.viewer, _acting(refreshed(table, channel)), at)
    return channel.post(lambda seq: TableChanged(seq=seq, table=info, clocks=clocks, now=at))


def tell_seat(table: Table, at: int, seat: int) -> Iterator[Post]:
    """Tell a seat, and nobody else, what concerns it alone: that it has asked the coach, what it has decided on."""
    yield _told_table(table, table.channels[seat], at)


def tell_nobody(_table: Table, _at: int) -> Iterator[Post]:
    """Tell nobody anything."""
    return iter(())


def tell_start(table: Table, at: int) -> Iterator[Post]:
    """Tell everybody what they know as play begins."""
    for channel in table.channels.values():
        viewer = channel.viewer
        yield channel.post(lambda seq, viewer=viewer: snapshot(table, viewer, seq, at))  # type: ignore[misc]


def tell_move(table: Table, at: int) -> Iterator[Post]:
    """Tell those who may know of it that a seat has moved."""
    for channel in table.channels.values():
        post = _told_move(table, channel, at)
        if post is not None:
            yield post
            if _advised(table, channel.viewer) or channel.viewer in table.unwished:
                yield _told_table(table, channel, at)
    if table.status == "over":
        yield from tell_table(table, at)


def tell_move_and_marks(marked: list[int], table: Table, at: int) -> Iterator[Post]:
    """Tell of a move, and then how promises stand by it, to those who have heard them."""
    changed = [(channel, _mark(table, channel, marked)) for channel in table.channels.values()]
    yield from tell_move(table, at)
    for channel, marks in changed:
        if marks:
            yield channel.post(lambda seq, marks=marks: Marked(seq=seq, marks=marks))  # type: ignore[misc]


def _mark(table: Table, channel: Channel, marked: list[int]) -> dict[str, Mark | None]:
    """Mark lines of a channel's talk, by their places in the table's; return the marks by the lines' numbers.

    None is the mark of a promise that is open again.
    """
    read_talk(table, channel)
    heard = (place for place in range(channel.first, len(table.talk)) if table.talk[place].heard_by(channel.viewer))
    marks: dict[str, Mark | None] = {}
    for n, place in enumerate(heard):
        if place in marked:
            mark = marks[str(n)] = table.talk[place].mark
            channel.chat[n] = structs.replace(channel.chat[n], mark=UNSET if mark is None else mark)
    return marks


def _advised(table: Table, viewer: Viewer) -> bool:
    """Tell whether the last move was made with the coach's advice, and a viewer other than its seat learns so now."""
    deeds = table.match.deeds if table.match is not None else []
    mover = deeds[-1].seat if deeds and not table.lines[-1].back else None
    if mover is None or mover == viewer or not table.places[mover].advised:
        return False
    before = next((deed.n for deed in reversed(deeds[:-1]) if deed.seat == mover), 0)
    asked = any(before < at <= deeds[-1].n for at in table.places[mover].advised)
    return asked and bool(deeds[-1].events) and deeds[-1].events[0].seen_by(viewer) is not None


def _told_move(table: Table, channel: Channel, at: int) -> Post | None:
    viewer, before = channel.viewer, channel.view
    lines = new_lines(table, channel)
    channel.view = None
    view = refreshed(table, channel).view or {}
    if not lines:
        return None if view == before else channel.post(lambda seq: snapshot(table, viewer, seq, at))
    return channel.post(
        lambda seq: Update(
            seq=seq,
            entry=lines[-1],
            view=view,
            moves=moves_for(table, viewer),
            decision=table.decision(viewer),
            undo=undo_for(table, viewer),
            conditions=wishes.conditions_for(table, viewer),
            table_status=table.status,
            clocks=clocks_for(table, viewer, _acting(channel), at),
            now=at,
        )
    )


def tell_chat(table: Table, _at: int) -> Iterator[Post]:
    """Tell the last line of talk to those it is for."""
    for channel in table.channels.values():
        before = len(channel.chat)
        read_talk(table, channel)
        for line in channel.chat[before:]:
            yield channel.post(lambda seq, line=line: Said(seq=seq, line=line))  # type: ignore[misc]


def refreshed(table: Table, channel: Channel) -> Channel:
    """See to it that the channel has read all there is for its viewer, and holds the view it has now."""
    new_lines(table, channel)
    read_talk(table, channel)
    if channel.view is None and table.match is not None:
        channel.view = table.match.view(channel.viewer)
    return channel


def _acting(channel: Channel) -> set[int]:
    view = channel.view
    return set() if view is None else set(view["acting"]).difference(view.get("free", ()))


def replayed(match: Match, lines: list[Line]) -> Iterator[tuple[Line, Match]]:
    """Go through a match as its lines tell, with what was taken back: each with the match as it was then."""
    past = match.at(0)
    yield lines[0], past
    for made in lines[1:]:
        deed = made.deed(match)
        seat = cast("int", deed.seat)  # only the set-up has no seat
        if made.back:
            past.undo(seat)
        else:
            past = past if made.gone is None else past.copy()  # which keeps how it stood
            past.play(seat, deed.move)
        yield made, past
