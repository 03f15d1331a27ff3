"""How people want to be called, at which tables, and the outbox of notices: durable, each sent once.

A *caller* is a way to reach somebody: a browser's push service or a mail address. A *call* joins one to the seat that a
token proves at a table. A notice lies in the *outbox* under a key that says what it is about, so the same is never
laid there twice; it stays there when it is sent, until its table is over. Who sends takes notices on a lease: should
that server end before it is done, another, or the same one started anew, takes them when the lease is up.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import sqlalchemy as sa

from rascals.server.store.schema import CALLERS, CALLS, OUTBOX
from rascals.server.store.transactions import Transactions

Kind = Literal["push", "mail"]
SEATS_CALLED = 100  # tables at most at which one caller is called
CALLERS_SEAT = 6  # callers at most of one seat


@dataclass(frozen=True, slots=True)
class CallerRow:
    """A way to reach somebody. `id` is known to mails alone, `handle` the SHA-256 of what the device keeps.

    `address`: a push endpoint or a mail address; `keys`: the browser's keys of a push endpoint, else empty.
    `confirmed`: when the person has said that the address is theirs, in milliseconds.
    """

    id: str = field(repr=False)
    kind: Kind
    address: str = field(repr=False)
    keys: str = field(repr=False)
    language: str
    handle: str = field(repr=False)
    created: int
    confirmed: int | None


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice that is to be sent: a seat's turn at a table, or the question whether an address is one's own."""

    key: str = field(repr=False)
    kind: Literal["turn", "confirm"]
    table: str
    token: str = field(repr=False)
    seat: int
    stretch: int
    tries: int
    caller: CallerRow


class Calls:
    """Callers, calls and the outbox in the database."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    # ------------------------------------------------------------ callers

    async def register(self, row: CallerRow) -> None:
        """Keep a new caller; a push endpoint that is known already keeps its calls, and gets keys and handle anew."""
        values = {name: getattr(row, name) for name in CALLERS.columns.keys()}  # noqa: SIM118 - a collection of columns

        def write(connection: sa.Connection) -> None:
            same = sa.and_(CALLERS.c.kind == "push", CALLERS.c.address == row.address)
            known = None if row.kind == "mail" else connection.execute(sa.select(CALLERS.c.id).where(same)).scalar()
            if known is None:
                connection.execute(CALLERS.insert().values(values))
            else:
                connection.execute(CALLERS.update().where(CALLERS.c.id == known).values({**values, "id": known}))

        await self._transactions.write("caller", write)

    async def by_handle(self, handle: str) -> CallerRow | None:
        """The caller whose device keeps what has this SHA-256."""
        return await self._caller(CALLERS.c.handle == handle)

    async def by_id(self, id: str) -> CallerRow | None:  # noqa: A002 - the column's name
        """The caller of that id."""
        return await self._caller(CALLERS.c.id == id)

    async def _caller(self, which: sa.ColumnElement[bool]) -> CallerRow | None:
        rows = await self._transactions.read(CALLERS.select().where(which))
        return CallerRow(*tuple(rows[0])) if rows else None

    async def confirm(self, id: str, at: int) -> None:  # noqa: A002 - the column's name
        """Note that a caller's address is its person's own."""
        fresh = sa.and_(CALLERS.c.id == id, CALLERS.c.confirmed.is_(None))
        await self._carry_out(CALLERS.update().where(fresh).values(confirmed=at))

    async def remove(self, id: str) -> None:  # noqa: A002 - the column's name
        """Forget a caller, its calls and what is on its way to it."""
        await self._carry_out(CALLERS.delete().where(CALLERS.c.id == id))

    async def purge(self, unconfirmed: int, unused: int) -> int:
        """Forget callers made before `unconfirmed` that nobody confirmed, and before `unused` without calls; how many.

        Both in milliseconds.
        """
        never = sa.and_(CALLERS.c.confirmed.is_(None), CALLERS.c.created < unconfirmed)
        idle = sa.and_(CALLERS.c.created < unused, CALLERS.c.id.not_in(sa.select(CALLS.c.caller)))
        return await self._carry_out(CALLERS.delete().where(sa.or_(never, idle)))

    # ------------------------------------------------------------ calls

    async def call(self, table: str, token: str, caller: str) -> bool:
        """Call somebody at a table whenever it is the turn of the seat that the token proves; False if too many are."""
        row = {"table_id": table, "token": token, "caller": caller}

        def write(connection: sa.Connection) -> bool:
            here = sa.and_(CALLS.c.table_id == table, CALLS.c.token == token)
            there = {one for (one,) in connection.execute(sa.select(CALLS.c.caller).where(here))}
            if caller in there:
                return True
            count = connection.execute(sa.select(sa.func.count()).where(CALLS.c.caller == caller)).scalar_one()
            if len(there) >= CALLERS_SEAT or count >= SEATS_CALLED:
                return False
            connection.execute(CALLS.insert().values(row))
            return True

        return await self._transactions.write("call", write)

    async def uncall(self, table: str, token: str, caller: str) -> None:
        """Call somebody no more at a table."""
        row = sa.and_(CALLS.c.table_id == table, CALLS.c.token == token, CALLS.c.caller == caller)
        await self._carry_out(CALLS.delete().where(row))

    async def uncall_here(self, table: str, caller: str) -> None:
        """Call somebody no more at a table, on whatever seat."""
        await self._carry_out(CALLS.delete().where(CALLS.c.table_id == table, CALLS.c.caller == caller))

    async def of_seat(self, table: str, token: str) -> list[CallerRow]:
        """The callers of the seat that a token proves."""
        here = sa.and_(CALLS.c.table_id == table, CALLS.c.token == token)
        query = CALLERS.select().join(CALLS, CALLS.c.caller == CALLERS.c.id).where(here).order_by(CALLERS.c.id)
        return [CallerRow(*tuple(row)) for row in await self._transactions.read(query)]

    async def end(self, table: str) -> None:
        """Forget the calls at a table, and the notices about it: it is over."""

        def write(connection: sa.Connection) -> None:
            connection.execute(CALLS.delete().where(CALLS.c.table_id == table))
            connection.execute(OUTBOX.delete().where(OUTBOX.c.table_id == table))

        await self._transactions.write("calls end", write)

    # ------------------------------------------------------------ the outbox

    async def enqueue_turn(self, table: str, token: str, seat: int, stretch: int, due: int) -> int:
        """Lay down that it is a seat's turn, for each of its confirmed callers that has not been told; for how many."""

        def write(connection: sa.Connection) -> int:
            here = sa.and_(CALLS.c.table_id == table, CALLS.c.token == token, CALLERS.c.confirmed.is_not(None))
            query = sa.select(CALLERS.c.id).join(CALLS, CALLS.c.caller == CALLERS.c.id).where(here)
            found = [caller for (caller,) in connection.execute(query)]
            rows = [_notice(caller, "turn", table, token, seat, stretch, due) for caller in found]
            return _lay_down(connection, rows)

        return await self._transactions.write("notice", write)

    async def enqueue_confirmation(self, caller: str, table: str, due: int) -> None:
        """Lay down the question whether a caller's address is its person's own."""
        row = _notice(caller, "confirm", table, "", 0, 0, due)
        await self._transactions.write("notice", lambda connection: _lay_down(connection, [row]))

    async def take(self, at: int, lease: int, most: int) -> list[Notice]:
        """Take notices that are due at `at`, the oldest first, on a lease of so many milliseconds."""

        def write(connection: sa.Connection) -> list[Notice]:
            due = sa.and_(OUTBOX.c.sent.is_(None), OUTBOX.c.due <= at, OUTBOX.c.leased <= at)
            query = sa.select(OUTBOX.c.key).where(due).order_by(OUTBOX.c.due, OUTBOX.c.key).limit(most)
            keys = [key for (key,) in connection.execute(query.with_for_update(skip_locked=True))]
            if not keys:
                return []
            connection.execute(OUTBOX.update().where(OUTBOX.c.key.in_(keys)).values(leased=at + lease))
            whole = sa.select(OUTBOX, CALLERS).join(CALLERS, CALLERS.c.id == OUTBOX.c.caller)
            rows = connection.execute(whole.where(OUTBOX.c.key.in_(keys)).order_by(OUTBOX.c.due, OUTBOX.c.key))
            return [_taken(tuple(row)) for row in rows]

        return await self._transactions.write("take", write)

    async def waiting(self) -> int | None:
        """When the next notice is due, in milliseconds; None where none waits."""
        later = sa.func.min(sa.case((OUTBOX.c.leased > OUTBOX.c.due, OUTBOX.c.leased), else_=OUTBOX.c.due))
        found = (await self._transactions.read(sa.select(later).where(OUTBOX.c.sent.is_(None))))[0][0]
        return None if found is None else int(found)

    async def release(self) -> None:
        """Let all notices be taken again that a server had taken and not sent before it ended."""
        await self._carry_out(OUTBOX.update().where(OUTBOX.c.sent.is_(None)).values(leased=0))

    async def sent(self, key: str, at: int) -> None:
        """Note that a notice is sent."""
        await self._carry_out(OUTBOX.update().where(OUTBOX.c.key == key).values(sent=at))

    async def later(self, key: str, due: int) -> None:
        """Try a notice once more, later."""
        again = {"due": due, "leased": 0, "tries": OUTBOX.c.tries + 1}
        await self._carry_out(OUTBOX.update().where(OUTBOX.c.key == key).values(again))

    async def drop(self, key: str) -> None:
        """Take a notice away that is no longer true; should it become true again, it can be laid down again."""
        await self._carry_out(OUTBOX.delete().where(OUTBOX.c.key == key))

    async def _carry_out(self, statement: sa.Insert | sa.Update | sa.Delete) -> int:
        def write(connection: sa.Connection) -> int:
            return int(connection.execute(statement).rowcount)

        return await self._transactions.write("call", write)


def _notice(caller: str, kind: str, table: str, token: str, seat: int, stretch: int, due: int) -> dict[str, Any]:
    key = f"{kind} {caller} {table} {seat} {stretch}"
    return {
        "key": key, "caller": caller, "kind": kind, "table_id": table, "token": token,
        "seat": seat, "stretch": stretch, "due": due, "tries": 0, "leased": 0, "sent": None,
    }  # fmt: skip


def _lay_down(connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> int:
    """Add the notices that are not there yet; how many. Another server may lay the same down at the same moment."""
    names = ", ".join(OUTBOX.columns.keys())
    values = ", ".join(f":{name}" for name in OUTBOX.columns.keys())  # noqa: SIM118 - a collection of columns
    insert = sa.text(f"INSERT INTO outbox ({names}) VALUES ({values}) ON CONFLICT DO NOTHING")  # noqa: S608 - our names
    return sum(int(connection.execute(insert, row).rowcount) for row in rows)


def _taken(row: tuple[Any, ...]) -> Notice:
    key, _, kind, table, token, seat, stretch, _, tries, *_ = row
    return Notice(key, kind, table, token, seat, stretch, tries, CallerRow(*row[len(OUTBOX.columns) :]))
