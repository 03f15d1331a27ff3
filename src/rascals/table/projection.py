"""The messages of a table to a viewer; neither their content nor their number reveals what the viewer may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from msgspec import UNSET, Raw, structs

from rascals.core.match import Match, Ply, views
from rascals.core.moves import Move
from rascals.table import entries, offers, promises
from rascals.table.channels import LOG_PAGE, PAGE, Channel, Post, Viewer
from rascals.table.clocks import DAYS_OFF
from rascals.table.differences import differences
from rascals.table.entries import Entry
from rascals.table.history import Consequences, HistoryLine, TalkLine
from rascals.table.messages import (
    BrokenOff,
    Changed,
    ChatLine,
    Clocks,
    Difference,
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
from rascals.table.seats import TableSeat
from rascals.table.state import TableState

SHARED = 64  # log lines that are cached for other viewers who learn the same


def table_info(table: TableState, viewer: Viewer, *, invited: bool = False) -> TableInfo:
    """Return everything public about the table; its code only for the `invited` and those who may invite others."""
    header, match = table.header, table.match
    done = match is not None and match.over
    return TableInfo(
        id=header.id,
        # People with a seat may invite others, and spectators until somebody has been kicked.
        code=table.code if invited or viewer is not None or table.open_to_all else None,
        game=header.game,
        edition=header.edition,
        players=header.players,
        options=dict(table.game.options),
        status=table.status,
        seats=[_seat_info(table, holder, viewer) for holder in table.seats],
        public=header.public,
        clock=header.clock,
        spectators=header.spectators,
        watching=table.watching,
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
        broken_off=[
            BrokenOff([breaker.seat for breaker in start], [breaker.name for breaker in start])
            for start in table.broken_off
        ],
    )


def _seat_info(table: TableState, holder: TableSeat, viewer: Viewer) -> SeatInfo:
    """Return what a viewer may know of a seat; its nonce only once play has begun."""
    return SeatInfo(
        seat=holder.seat,
        name=holder.name,
        kind=holder.kind,
        bot=holder.player,
        connected=holder.connected,
        standin=holder.standin is not None,
        host=holder.seat == table.host,
        pledge=holder.pledge,
        opened=holder.nonce is not None,
        nonce=None if table.match is None else holder.nonce,
        reason=holder.reason,
        agreed=sorted(holder.agreed),
        coach=holder.coach,
        advised=offers.known_advice(table, holder.seat, viewer),
        wish=holder.conditional_move if holder.seat == viewer else None,
        days_off=list(holder.days_off),
    )


def clocks_for(table: TableState, viewer: Viewer, acting: set[int], at: int) -> Clocks:
    """Return the clocks for a viewer in whose view the seats `acting` have to act.

    While the rules hide who has decided, others see the clock of a seat that has decided like that of one that has not:
    it runs on, or has stopped when a stand-in came.
    """
    remaining: list[float | None] = []
    deadlines: dict[int, int] = {}
    for holder in table.seats:
        clock = table.clocks.seats.get(holder.seat)
        if clock is None:
            remaining.append(None)
            continue
        if viewer == holder.seat:
            left, deadline = clock.left(at), clock.deadline
        elif holder.seat in acting and table.status == "playing":
            left, deadline = clock.opened_left(at), clock.opened_deadline
        else:
            left, deadline = clock.bank, None
        remaining.append(left / 1000)
        if deadline is not None:
            deadlines[holder.seat] = deadline
    return Clocks(
        remaining=remaining, running=sorted(deadlines), deadline={str(seat): deadlines[seat] for seat in deadlines}
    )


def _moves(table: TableState, viewer: Viewer) -> list[MoveInfo]:
    """Return the viewer's legal moves; none for a spectator or a seat that does not have to act."""
    if viewer is None or table.match is None or viewer not in table.awaited:
        return []
    return [move_info(move) for move in table.match.legal(viewer)]


def move_info(move: Move) -> MoveInfo:
    """Return a move as it is sent to clients."""
    return MoveInfo(str(move), move.kind, dict(move.args))


def log_line(ply: Ply, viewer: Viewer, n: int, made: HistoryLine) -> LogEntry | None:
    """Return a ply, made or taken back, as a viewer learns of it; None if it may not. Everybody learns of the set-up.

    Viewers who see the first event learn which seat acted: the first event says who did what, the others are its
    consequences.
    """
    shown = [event.seen_by(viewer) for event in ply.events]
    seen = [EventInfo(event["event"], event["args"]) for event in shown if event is not None]
    if not seen and ply.seat is not None:
        return None
    known = ply.seat == viewer or shown[:1] != [None]
    seat = ply.seat if known else None
    if made.back:
        return LogEntry(n, made.at, seat, [], undone=seen)
    return LogEntry(n, made.at, seat, seen, standin=known and made.standin)


def staged(line: LogEntry, before: dict[str, Any] | None, stages: list[dict[str, Any]]) -> LogEntry:
    """Return a line with the changes of the view by each of its events, if the match has `stages` for them.

    `before`: the view that the viewer has; None if it is not known.
    """
    events = []
    for event, view in zip(line.events, stages, strict=False):
        changes = [Difference("replace", "", view)] if before is None else differences(before, view)
        events.append(structs.replace(event, changes=changes) if changes else event)
        before = view
    return structs.replace(line, events=events) if events else line


def read_talk(table: TableState, channel: Channel) -> None:
    """Add new talk to the channel, as far as it is meant for its viewer."""
    for talk in table.talk[channel.heard :]:
        if talk.visible_to(channel.viewer):
            channel.chat.append(_chat_line(talk, len(channel.chat)))
    channel.heard = len(table.talk)


def _chat_line(talk: TalkLine, n: int) -> ChatLine:
    phrase, mark = UNSET if talk.phrase is None else talk.phrase, UNSET if talk.mark is None else talk.mark
    return ChatLine(n, talk.at, talk.seat, talk.name, talk.text, talk.scope, phrase, mark)


def earlier_talk(table: TableState, viewer: Viewer, before: int) -> list[ChatLine]:
    """Return the lines of talk for the viewer, at most `PAGE`, just before number `before`."""
    channel = table.channels[viewer]
    read_talk(table, channel)
    return channel.chat[max(0, before - PAGE) : max(0, before)]


def new_lines(table: TableState, channel: Channel) -> list[LogEntry]:
    """Add new plies to the channel's log; return the new lines."""
    fresh: list[LogEntry] = []
    if table.match is None:
        return fresh
    for at in range(channel.read, len(table.lines)):
        line, data = _line(table, table.match, at, channel)
        if line is not None:
            fresh.append(line)
            channel.log.append(data)
    channel.read = len(table.lines)
    return fresh


def _line(table: TableState, match: Match, at: int, channel: Channel) -> tuple[LogEntry | None, bytes]:
    """Return a line as a channel's viewer learns of it, and its bytes: the same for all who learn the same."""
    made, viewer, n = table.lines[at], channel.viewer, len(channel.log)
    ply = made.ply(match)
    key = at, n, ply.seat == viewer, *[event.shown_to(viewer) for event in ply.events]
    if key not in table.sent_lines:
        if len(table.sent_lines) > SHARED:
            table.sent_lines.clear()
        line = log_line(ply, viewer, n, made)
        table.sent_lines[key] = line, b"" if line is None else encode(line)
    return table.sent_lines[key]


def earlier_lines(table: TableState, viewer: Viewer, before: int) -> list[LogEntry]:
    """Return the lines of the viewer's log, at most `LOG_PAGE`, just before its line `before`."""
    channel = table.channels[viewer]
    new_lines(table, channel)
    return _as_sent(channel.log[max(0, before - LOG_PAGE) : max(0, before)])


def log_length(table: TableState, viewer: Viewer) -> int:
    """Return the number of lines in a viewer's log, even without a channel."""
    channel = table.channels.get(viewer)
    if channel is not None:
        new_lines(table, channel)
        return len(channel.log)
    match = table.match
    return 0 if match is None else sum(log_line(made.ply(match), viewer, 0, made) is not None for made in table.lines)


def _as_sent(lines: list[bytes]) -> list[LogEntry]:
    """Return lines that are kept as bytes, for a message that is only encoded."""
    return cast("list[LogEntry]", [Raw(line) for line in lines])


def snapshot(table: TableState, viewer: Viewer, seq: int, at: int) -> Snapshot:
    """Return all that a viewer may know now, for one client; if others hold another view, the next message is whole."""
    channel = table.channels[viewer]
    made = _snapshot(table, channel, seq, at)
    if channel.known != _known(table, channel):
        channel.known = None
    if not _has_current(channel, made.table, made.clocks):
        channel.table = None
    return made


def _snapshot(table: TableState, channel: Channel, seq: int, at: int) -> Snapshot:
    viewer, known = channel.viewer, _known(table, channel)
    del known["table_status"]
    return Snapshot(
        seq=seq,
        run=channel.run,
        table=table_info(table, viewer),
        you=viewer,
        host=viewer is not None and viewer == table.host,
        log=_as_sent(channel.log[-PAGE:]),
        chat=channel.chat[-PAGE:],
        clocks=clocks_for(table, viewer, _acting(channel), at),
        now=at,
        **known,
    )


class Summary(NamedTuple):
    """The state of a table for a viewer: a snapshot without the game's log, talk and moves."""

    table: TableInfo
    acting: list[int]
    decision: int | None
    clocks: Clocks


def summary(table: TableState, viewer: Viewer, at: int) -> Summary:
    """Return the state of the table for a viewer; it costs nothing if the view is current."""
    channel = refreshed(table, table.channels[viewer])
    acting = [] if channel.view is None else list(channel.view["acting"])
    clocks = clocks_for(table, viewer, _acting(channel), at)
    return Summary(table_info(table, viewer), acting, table.decision(viewer), clocks)


def project(table: TableState, entry: Entry, consequences: Consequences) -> Iterator[Post]:
    """Yield the messages for the last entry: by default the state of the table, to everybody."""
    match entry.what:
        case entries.Started():
            return _project_start(table, entry.at)
        case entries.Moved() | entries.Undone():
            return _project_move_and_marks(table, entry.at, consequences)
        case entries.Advised(seat=seat) | entries.ConditionalMoveSet(seat=seat):
            return _table_changed(table, table.channels[seat], entry.at)  # nobody else learns of it
        case entries.Chatted():
            return _project_chat(table)
        case entries.ProofAdded() | entries.ProofsEnded():  # only for the seat, which requests it
            return iter(())
        case _:
            return project_table(table, entry.at)


def project_table(table: TableState, at: int) -> Iterator[Post]:
    """Yield the state of the table for everybody who does not have it yet."""
    for channel in table.channels.values():
        yield from _table_changed(table, channel, at)


def _table_changed(table: TableState, channel: Channel, at: int) -> Iterator[Post]:
    info = table_info(table, channel.viewer)
    clocks = clocks_for(table, channel.viewer, _acting(refreshed(table, channel)), at)
    if not _has_current(channel, info, clocks):
        channel.table = info, clocks
        yield channel.post(lambda seq: TableChanged(seq=seq, table=info, clocks=clocks, now=at))


def _has_current(channel: Channel, info: TableInfo, clocks: Clocks) -> bool:
    """Return whether all clients of a channel have this state of the table, apart from running clocks."""
    if channel.table is None:
        return False
    before, ran = channel.table
    return info == before and _still(clocks) == _still(ran)


def _still(clocks: Clocks) -> tuple[dict[str, int], list[float | None]]:
    """Return the clocks independent of the current time: the deadlines of running ones, the time left of others."""
    running = clocks.running
    return clocks.deadline, [None if seat in running else left for seat, left in enumerate(clocks.remaining)]


def _project_start(table: TableState, at: int) -> Iterator[Post]:
    """Yield everybody's first view when play begins."""
    _update_views(table)
    for channel in table.channels.values():
        post = channel.post(lambda seq, channel=channel: _snapshot(table, channel, seq, at))  # type: ignore[misc]
        channel.known, channel.table = _known(table, channel), None
        yield post


def _project_move_and_marks(table: TableState, at: int, consequences: Consequences) -> Iterator[Post]:
    """Yield a move, and then the marks of promises that it settled, to those who have heard them."""
    marked = consequences.marked
    changed = [(channel, _mark(table, channel, marked)) for channel in table.channels.values()] if marked else []
    yield from _project_move(table, at, consequences.lapsed)
    for channel, marks in changed:
        if marks:
            yield channel.post(lambda seq, marks=marks: Marked(seq=seq, marks=marks))  # type: ignore[misc]


def _project_move(table: TableState, at: int, lapsed: set[int]) -> Iterator[Post]:
    """Yield a seat's move for viewers who may know of it."""
    seen = {viewer: channel.view for viewer, channel in table.channels.items()}
    _update_views(table)
    for viewer, channel in table.channels.items():
        post = _move_seen(table, channel, seen[viewer], at)
        if post is not None:
            yield post
            if _advised(table, channel.viewer) or channel.viewer in lapsed:
                yield from _table_changed(table, channel, at)
    if table.status == "over":
        yield from project_table(table, at)


def _mark(table: TableState, channel: Channel, marked: list[int]) -> dict[str, Mark | None]:
    """Mark lines of a channel's talk, given by their indices in the table's; return the marks by the lines' numbers.

    None marks a promise that is open again.
    """
    read_talk(table, channel)
    lines = (at for at in range(channel.first, len(table.talk)) if table.talk[at].visible_to(channel.viewer))
    marks: dict[str, Mark | None] = {}
    for n, at in enumerate(lines):
        if at in marked:
            mark = marks[str(n)] = table.talk[at].mark
            channel.chat[n] = structs.replace(channel.chat[n], mark=UNSET if mark is None else mark)
    return marks


def _advised(table: TableState, viewer: Viewer) -> bool:
    """Return whether the last move was made with the coach's advice, and a viewer other than its seat learns so now."""
    plies = table.match.history if table.match is not None else []
    mover = plies[-1].seat if plies and not table.lines[-1].back else None
    if mover is None or mover == viewer or not table.seats[mover].advised:
        return False
    before = next((ply.n for ply in reversed(plies[:-1]) if ply.seat == mover), 0)
    asked = any(before < at <= plies[-1].n for at in table.seats[mover].advised)
    return asked and bool(plies[-1].events) and plies[-1].events[0].shown_to(viewer) is not None


def _update_views(table: TableState) -> None:
    """Update the views of all channels."""
    if table.match is not None:
        for channel, view in zip(table.channels.values(), views(table.match, table.channels), strict=True):
            channel.view = view


def _move_seen(table: TableState, channel: Channel, seen: dict[str, Any] | None, at: int) -> Post | None:
    """Return a move for a channel whose viewer's view was `seen` before; None if nothing changed for it."""
    viewer, before = channel.viewer, channel.known
    lines = new_lines(table, channel)
    if not lines and channel.view == seen:
        return None
    channel.known = known = _known(table, channel)
    clocks = clocks_for(table, viewer, _acting(channel), at)
    stages = table.match.stages(viewer) if lines and table.match is not None else []
    entry = staged(lines[-1], before and before["view"], stages) if lines else UNSET

    def whole(seq: int) -> Update | Snapshot:
        if entry is UNSET:
            return snapshot(table, viewer, seq, at)
        return Update(seq=seq, entry=entry, clocks=clocks, now=at, **known)

    def changed(seq: int) -> Changed:
        changes = differences(before or {}, known)
        timed = UNSET if table.header.clock is None else clocks
        return Changed(seq=seq, changes=changes, now=at, entry=entry, clocks=timed)

    return channel.post(whole, None if before is None else changed)


def _known(table: TableState, channel: Channel) -> dict[str, Any]:
    """Return the contents of an update apart from its line and the clocks."""
    viewer, view = channel.viewer, refreshed(table, channel).view
    return {
        "view": view,
        "moves": _moves(table, viewer),
        "decision": table.decision(viewer),
        "undo": viewer is not None and offers.may_undo(table, viewer),
        "conditions": offers.conditions_for(table, viewer),
        "table_status": table.status,
    }


def _project_chat(table: TableState) -> Iterator[Post]:
    """Yield the last line of talk for its audience."""
    for channel in table.channels.values():
        before = len(channel.chat)
        read_talk(table, channel)
        for line in channel.chat[before:]:
            yield channel.post(lambda seq, line=line: Said(seq=seq, line=line))  # type: ignore[misc]


def refreshed(table: TableState, channel: Channel) -> Channel:
    """Update the channel with everything for its viewer and the current view."""
    new_lines(table, channel)
    read_talk(table, channel)
    if channel.view is None and table.match is not None:
        channel.view = table.match.view(channel.viewer)
    return channel


def _acting(channel: Channel) -> set[int]:
    view = channel.view
    return set() if view is None else set(view["acting"]).difference(view.get("free", ()))
