"""Commands before play: sitting down and removal, tokens that prove a seat, pledges (commit-reveal), the start."""

# ruff: noqa: ARG001 - all handlers have the same signature, whether they need the time or not

from __future__ import annotations

from collections.abc import Sequence

from rascals.core.canonical import chained
from rascals.core.entropy import bound, fingerprint, pledge_of
from rascals.core.match import Match
from rascals.core.saved import header_of, line_of
from rascals.table import commands
from rascals.table.deciding.handling import (
    TableEvents,
    handle,
    holder_of,
    no,
    require_due,
    require_host,
    require_open,
    require_still,
)
from rascals.table.entries import (
    Closed,
    Left,
    NonceOpened,
    NoncesCalled,
    NoncesMissed,
    PledgeGiven,
    ProofAdded,
    ProofsEnded,
    Sat,
    Started,
)
from rascals.table.history import Tried
from rascals.table.opening import drafted, opened
from rascals.table.seats import PROOFS, TableSeat, bot_name, free_name
from rascals.table.state import TableState

WAYS = ("opened", "link", "seat")  # the order in which proofs are ended if there are too many


@handle.register(commands.Sit)
def _(command: commands.Sit, table: TableState, at: int) -> TableEvents:
    seated = next((holder for holder in table.people() if holder.token == command.token), None)
    if seated is not None:  # only the other tokens may still have to be added
        return _add(seated, [proof for proof in command.proofs if proof.token not in {*seated.proofs, *table.former}])
    require_open(table)
    _require_welcome(table, command)
    holder = _chosen(table, command.seat)
    name = free_name(command.name, {other.name for other in table.seats})
    sat = Sat(holder.seat, name, command.token, None, command.pledge, command.browser, command.system)
    return [sat, *_proved_otherwise(holder.seat, command)]


def _require_welcome(table: TableState, command: commands.Sit) -> None:
    """Refuse people who may not come, whichever way they take to a seat.

    People whom the host has removed know the table's id, but not its new code: whoever gives it to them invites them
    again. A public table shows its code to everybody, and players of the previous game need none, so there they are
    recognised by their tokens and their addresses.
    """
    invitation = command.invitation
    code = None if invitation is None else invitation.code
    if code is not None and code != table.code:
        no("bad", "no-code", given=code)
    if invitation is not None and code is None and not table.open_to_all:
        no("bad", "code-needed")
    removed = command.address in table.barred or not table.kicked.isdisjoint({command.token, *command.had})
    if removed and (code is None or table.header.public):
        no("bad", "kicked")


def _proved_otherwise(seat: int, command: commands.Sit) -> TableEvents:
    """Add the command's proofs to a seat; end the token with which it was taken if that is not among them."""
    added: TableEvents = [_added(seat, proof) for proof in command.proofs if proof.token != command.token]
    own = not command.proofs or any(proof.token == command.token for proof in command.proofs)
    return added if own else [*added, ProofsEnded(seat, [command.token])]


def _added(seat: int, proof: commands.NewProof) -> ProofAdded:
    return ProofAdded(seat, proof.token, proof.way, proof.browser, proof.system)


@handle.register(commands.AddProof)
def _(command: commands.AddProof, table: TableState, at: int) -> TableEvents:
    holder = table.seats[command.by]
    if command.proof.token in holder.proofs:
        return []
    return _add(holder, [command.proof], command.token)


def _add(holder: TableSeat, fresh: Sequence[commands.NewProof], spared: str | None = None) -> TableEvents:
    """Add proofs to a seat; if there are too many, end others in the order of WAYS, the oldest first.

    `spared`: a token that is never ended.
    """
    others = [token for token in holder.proofs if token != spared]
    others.sort(key=lambda token: (WAYS.index(holder.proofs[token].way), holder.proofs[token].since))
    ended = others[: max(0, len(holder.proofs) + len(fresh) - PROOFS)]
    added: TableEvents = [_added(holder.seat, proof) for proof in fresh]
    return [ProofsEnded(holder.seat, ended), *added] if ended else added


@handle.register(commands.EndProofs)
def _(command: commands.EndProofs, table: TableState, at: int) -> TableEvents:
    proofs = table.seats[command.by].proofs
    ended = [token for token in proofs if token in command.tokens]
    if ended and len(ended) == len(proofs):
        no("bad", "device-last")
    return [ProofsEnded(command.by, ended)] if ended else []


@handle.register(commands.ReplaceProofs)
def _(command: commands.ReplaceProofs, table: TableState, at: int) -> TableEvents:
    ended = [token for token in table.seats[command.by].proofs if token not in command.kept]
    added: TableEvents = [_added(command.by, proof) for proof in command.fresh]
    return [*([ProofsEnded(command.by, ended)] if ended else []), *added]


def _chosen(table: TableState, seat: int | None) -> TableSeat:
    if seat is None:
        free = next((holder for holder in table.seats if holder.kind == "open"), None)
        return free if free is not None else no("bad", "table-full")
    holder = holder_of(table, seat)
    return holder if holder.kind == "open" else no("bad", "seat-taken", number=seat + 1)


@handle.register(commands.PlaceBot)
def _(command: commands.PlaceBot, table: TableState, at: int) -> TableEvents:
    require_still(table)
    require_host(table, command.by)
    holder = holder_of(table, command.seat)
    if holder.human:
        no("bad", "seat-taken", number=command.seat + 1)
    if command.level == holder.bot:
        return []
    if command.level is None:
        return [Left(holder.seat)]
    taken = {other.name for other in table.seats if other is not holder}
    return [Sat(holder.seat, bot_name(holder.seat, taken), bot=command.level)]


@handle.register(commands.Kick)
def _(command: commands.Kick, table: TableState, at: int) -> TableEvents:
    require_open(table)
    require_host(table, command.by)
    holder = holder_of(table, command.seat)
    if holder.sent_away is not None and command.name in {None, holder.sent_away}:  # already done
        return []
    if command.seat == command.by or not holder.human:
        no("bad", "kick-nobody", number=command.seat + 1)
    if command.name not in {None, holder.name}:
        no("stale", "stale")
    return [Left(command.seat, kicked=True, code=command.code)]


@handle.register(commands.Pledge)
def _(command: commands.Pledge, table: TableState, at: int) -> TableEvents:
    if table.seats[command.by].pledge == command.pledge:
        return []
    require_still(table)
    return [PledgeGiven(command.by, command.pledge)]


@handle.register(commands.Start)
def _(command: commands.Start, table: TableState, at: int) -> TableEvents:
    if table.status == "playing":  # already done
        return []
    require_open(table)
    require_host(table, command.by)
    missing = sum(holder.kind == "open" for holder in table.seats)
    if missing:
        no("bad", "seats-open", count=missing)
    if table.called is not None:
        return []
    head = drafted(table)
    return [NoncesCalled(head)] if _unopened(table) else [_started(opened(table, head))]


@handle.register(commands.Open)
def _(command: commands.Open, table: TableState, at: int) -> TableEvents:
    holder = table.seats[command.by]
    if holder.nonce is not None and holder.nonce == command.nonce:
        return []
    require_open(table)
    if table.head is None or holder.pledge is None:
        no("bad", "not-calling")
    if pledge_of(command.nonce) != holder.pledge:
        no("bad", "nonce-other")
    shown = NonceOpened(command.by, command.nonce)
    if _unopened(table) != [command.by]:
        return [shown]
    return [shown, _started(opened(table, table.head, command.by, command.nonce))]


@handle.register(commands.GiveUp)
def _(command: commands.GiveUp, table: TableState, at: int) -> TableEvents:
    require_due(command, table, at)
    missed = _unopened(table)
    spared = [seat for seat in missed if _may_come_back(table.seats[seat])]
    gone = [seat for seat in missed if seat not in spared]
    alone = all(holder.seat in gone for holder in table.people())
    return [NoncesMissed(missed, spared), *(Left(seat) for seat in gone), *([Closed()] if alone else [])]


def _may_come_back(holder: TableSeat) -> bool:
    """Return whether a person who did not open their pledge keeps the seat: once, if their connection was lost."""
    return not holder.present and not holder.spared


def _unopened(table: TableState) -> list[int]:
    return [holder.seat for holder in table.seats if holder.pledge is not None and holder.nonce is None]


def _started(match: Match) -> Tried:
    head, line = dict(bound(header_of(match))), line_of(match.history[0])
    return Tried(Started(head, dict(line), chained(fingerprint(head), line)), match)
