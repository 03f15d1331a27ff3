"""Personal data in the database: callers, calls and the outbox of notices, and sign-in links; see `interface`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

import sqlalchemy as sa

from rascals.server.store.database import CALLERS, CALLS, KEYS_HELD, OUTBOX, SIGN_IN_LINKS, TABLES, Transactions
from rascals.server.store.interface import CallerRow, Calls, Notice, SignInLinks

# ---------------------------------------------------------------- calls
# Callers, calls and the transactional outbox of notices, taken on a lease.

SEATS_CALLED = 100  # the most seats for which one caller is notified
_GOING_ON = CALLS.c.over == 0
CALLERS_SEAT = 6  # the most callers of one seat


class SqlCalls(Calls):
    """Callers, calls and the outbox in the database. `owner`: this server, if others may own tables as well."""

    def __init__(self, transactions: Transactions, owner: str | None = None) -> None:
        self._transactions = transactions
        mine = (
            sa.true() if owner is None else OUTBOX.c.table_id.in_(sa.select(TABLES.c.id).where(TABLES.c.owner == owner))
        )
        self._own = sa.and_(OUTBOX.c.sent.is_(None), sa.or_(OUTBOX.c.kind != "turn", mine))

    # ------------------------------------------------------------ callers

    async def register(self, row: CallerRow) -> None:
        values = asdict(row)

        def write(connection: sa.Connection) -> None:
            same = sa.and_(CALLERS.c.kind == "push", CALLERS.c.address == row.address)
            known = None if row.kind == "mail" else connection.execute(sa.select(CALLERS.c.id).where(same)).scalar()
            if known is None:
                connection.execute(CALLERS.insert().values(values))
            else:
                connection.execute(CALLERS.update().where(CALLERS.c.id == known).values({**values, "id": known}))

        await self._transactions.write("caller", write)

    async def by_handle(self, handle: str) -> CallerRow | None:
        return await self._caller(CALLERS.c.handle == handle)

    async def by_id(self, id: str) -> CallerRow | None:
        return await self._caller(CALLERS.c.id == id)

    async def _caller(self, which: sa.ColumnElement[bool]) -> CallerRow | None:
        rows = await self._transactions.read(CALLERS.select().where(which))
        return CallerRow(*tuple(rows[0])) if rows else None

    async def confirm(self, id: str, at: int) -> None:
        fresh = sa.and_(CALLERS.c.id == id, CALLERS.c.confirmed.is_(None))
        await self._transactions.carry_out("call", CALLERS.update().where(fresh).values(confirmed=at))

    async def remove(self, id: str) -> None:
        await self._transactions.carry_out("call", CALLERS.delete().where(CALLERS.c.id == id))

    async def purge(self, unconfirmed: int, unused: int) -> int:
        never = sa.and_(CALLERS.c.confirmed.is_(None), CALLERS.c.created < unconfirmed)
        idle = sa.and_(CALLERS.c.created < unused, CALLERS.c.id.not_in(sa.select(CALLS.c.caller).where(_GOING_ON)))
        return await self._transactions.carry_out("call", CALLERS.delete().where(sa.or_(never, idle)))

    # ------------------------------------------------------------ calls

    async def call(self, table: str, token: str, caller: str, key: str = "") -> bool:
        row = {"table_id": table, "token": token, "caller": caller, "key": key}

        def write(connection: sa.Connection) -> bool:
            here = sa.and_(CALLS.c.table_id == table, CALLS.c.token == token)
            mine = sa.and_(CALLS.c.caller == caller, _GOING_ON)
            callers = {row.caller for row in connection.execute(sa.select(CALLS.c.caller).where(here))}
            if caller in callers:
                connection.execute(CALLS.update().where(here, CALLS.c.caller == caller).values(key=key))
                return True
            count = connection.execute(sa.select(sa.func.count()).where(mine)).scalar_one()
            if len(callers) >= CALLERS_SEAT or count >= SEATS_CALLED:
                return False
            connection.execute(CALLS.insert().values(row))
            return True

        return await self._transactions.write("call", write)

    async def uncall(self, table: str, token: str, caller: str) -> None:
        row = sa.and_(CALLS.c.table_id == table, CALLS.c.token == token, CALLS.c.caller == caller)
        await self._transactions.carry_out("call", CALLS.delete().where(row))

    async def uncall_here(self, table: str, caller: str) -> None:
        await self._transactions.carry_out(
            "call", CALLS.delete().where(CALLS.c.table_id == table, CALLS.c.caller == caller)
        )

    async def of_seat(self, table: str, token: str, keys: Sequence[str] = ()) -> list[CallerRow]:
        here = sa.and_(CALLS.c.table_id == table, CALLS.c.token == token, _requested_with(keys), _GOING_ON)
        query = CALLERS.select().join(CALLS, CALLS.c.caller == CALLERS.c.id).where(here).order_by(CALLERS.c.id)
        return [CallerRow(*tuple(row)) for row in await self._transactions.read(query)]

    async def forget_seats(self, seats: Mapping[str, str]) -> None:
        def write(connection: sa.Connection) -> None:
            for table, token in seats.items():
                theirs = sa.select(CALLS.c.caller).where(CALLS.c.table_id == table, CALLS.c.token == token)
                connection.execute(CALLERS.delete().where(CALLERS.c.id.in_(theirs)))

        await self._transactions.write("caller", write)

    async def end_keys(self, table: str, keys: Sequence[str]) -> None:
        gone = sa.and_(CALLS.c.table_id == table, CALLS.c.key.in_(keys))

        def write(connection: sa.Connection) -> None:
            theirs = sa.select(CALLS.c.caller).where(gone)
            connection.execute(OUTBOX.delete().where(OUTBOX.c.table_id == table, OUTBOX.c.caller.in_(theirs)))
            connection.execute(CALLS.delete().where(gone))

        await self._transactions.write("calls end", write)

    async def rekey(self, table: str, old: str, new: str) -> None:
        theirs = sa.and_(CALLS.c.table_id == table, CALLS.c.key == old)
        await self._transactions.carry_out("call", CALLS.update().where(theirs).values(key=new))

    # ------------------------------------------------------------ the outbox

    async def enqueue_turn(
        self, table: str, token: str, seat: int, stretch: int, due: int, keys: Sequence[str] = ()
    ) -> int:
        def write(connection: sa.Connection) -> int:
            theirs = sa.and_(CALLS.c.table_id == table, CALLS.c.token == token, _requested_with(keys))
            here = sa.and_(theirs, CALLERS.c.confirmed.is_not(None), _GOING_ON)
            query = sa.select(CALLERS.c.id).join(CALLS, CALLS.c.caller == CALLERS.c.id).where(here)
            found = [caller for (caller,) in connection.execute(query)]
            rows = [_notice(caller, "turn", table, token, seat, stretch, due) for caller in found]
            return _enqueue(connection, rows)

        return await self._transactions.write("notice", write)

    async def enqueue_confirmation(self, caller: str, table: str, due: int) -> None:
        row = _notice(caller, "confirm", table, "", 0, 0, due)
        await self._transactions.write("notice", lambda connection: _enqueue(connection, [row]))

    async def take(self, at: int, lease: int, most: int) -> list[Notice]:
        def write(connection: sa.Connection) -> list[Notice]:
            due = sa.and_(self._own, OUTBOX.c.due <= at, OUTBOX.c.leased <= at)
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
        later = sa.func.min(sa.case((OUTBOX.c.leased > OUTBOX.c.due, OUTBOX.c.leased), else_=OUTBOX.c.due))
        found = (await self._transactions.read(sa.select(later).where(self._own)))[0][0]
        return None if found is None else int(found)

    async def release(self) -> None:
        await self._transactions.carry_out("call", OUTBOX.update().where(OUTBOX.c.sent.is_(None)).values(leased=0))

    async def sent(self, key: str, at: int) -> None:
        await self._transactions.carry_out("call", OUTBOX.update().where(OUTBOX.c.key == key).values(sent=at))

    async def later(self, key: str, due: int) -> None:
        again = {"due": due, "leased": 0, "tries": OUTBOX.c.tries + 1}
        await self._transactions.carry_out("call", OUTBOX.update().where(OUTBOX.c.key == key).values(again))

    async def drop(self, key: str) -> None:
        await self._transactions.carry_out("call", OUTBOX.delete().where(OUTBOX.c.key == key))


def end_calls(connection: sa.Connection, table: str) -> None:
    """Mark the calls at a table as over, and delete the notices about it."""
    connection.execute(CALLS.update().where(CALLS.c.table_id == table).values(over=1))
    connection.execute(OUTBOX.delete().where(OUTBOX.c.table_id == table))


def _requested_with(keys: Sequence[str]) -> sa.ColumnElement[bool]:
    """Return the condition that a call was requested with one of these tokens, or before tokens were stored."""
    return CALLS.c.key.in_(["", *keys])


def _notice(caller: str, kind: str, table: str, token: str, seat: int, stretch: int, due: int) -> dict[str, Any]:
    key = f"{kind} {caller} {table} {seat} {stretch}"
    return {
        "key": key, "caller": caller, "kind": kind, "table_id": table, "token": token,
        "seat": seat, "stretch": stretch, "due": due, "tries": 0, "leased": 0, "sent": None,
    }  # fmt: skip


def _enqueue(connection: sa.Connection, rows: Sequence[dict[str, Any]]) -> int:
    """Add the notices that are not in the outbox yet; return how many. Another server may add them meanwhile."""
    names = ", ".join(OUTBOX.columns.keys())
    values = ", ".join(f":{name}" for name in OUTBOX.columns.keys())  # noqa: SIM118 - a collection of columns
    insert = sa.text(f"INSERT INTO outbox ({names}) VALUES ({values}) ON CONFLICT DO NOTHING")  # noqa: S608 - our names
    return sum(int(connection.execute(insert, row).rowcount) for row in rows)


def _taken(row: tuple[Any, ...]) -> Notice:
    key, _, kind, table, token, seat, stretch, _, tries, *_ = row
    return Notice(key, kind, table, token, seat, stretch, tries, CallerRow(*row[len(OUTBOX.columns) :]))


# ---------------------------------------------------------------- sign-in links
MOST = 500  # tokens on one link


class SqlSignInLinks(SignInLinks):
    """The sign-in links in the database."""

    def __init__(self, transactions: Transactions) -> None:
        self._transactions = transactions

    async def create(self, id: str, name: str, at: int) -> None:
        row = {"id": id, "name": name, "created": at, "used": at}
        await self._transactions.carry_out("keyring", SIGN_IN_LINKS.insert().values(row))

    async def name(self, id: str) -> str | None:
        rows = await self._transactions.read(sa.select(SIGN_IN_LINKS.c.name).where(SIGN_IN_LINKS.c.id == id))
        return None if not rows else str(rows[0][0])

    async def keys(self, id: str) -> dict[str, bytes]:
        query = sa.select(KEYS_HELD.c.table_id, KEYS_HELD.c.sealed).where(KEYS_HELD.c.keyring == id)
        rows = await self._transactions.read(query.order_by(KEYS_HELD.c.added.desc(), KEYS_HELD.c.table_id))
        return {str(table): bytes(sealed) for table, sealed in map(tuple, rows)}

    async def hang(self, id: str, sealed: Mapping[str, bytes], at: int) -> None:
        def write(connection: sa.Connection) -> None:
            _add_tokens(connection, id, sealed, at)
            mine = KEYS_HELD.c.keyring == id
            newest = sa.select(KEYS_HELD.c.table_id).where(mine).order_by(KEYS_HELD.c.added.desc()).limit(MOST)
            connection.execute(KEYS_HELD.delete().where(mine, KEYS_HELD.c.table_id.not_in(newest)))

        await self._transactions.write("keyring", write)

    async def used(self, id: str, at: int) -> None:
        await self._transactions.carry_out(
            "keyring", SIGN_IN_LINKS.update().where(SIGN_IN_LINKS.c.id == id).values(used=at)
        )

    async def drop(self, id: str, tables: Sequence[str]) -> None:
        held = sa.and_(KEYS_HELD.c.keyring == id, KEYS_HELD.c.table_id.in_(tables))
        await self._transactions.carry_out("keyring", KEYS_HELD.delete().where(held))

    async def replace(self, id: str, fresh: str, sealed: Mapping[str, bytes], at: int) -> bool:
        def write(connection: sa.Connection) -> bool:
            found = connection.execute(
                sa.select(SIGN_IN_LINKS.c.name, SIGN_IN_LINKS.c.created).where(SIGN_IN_LINKS.c.id == id)
            ).first()
            if found is None:
                return False
            row = {"id": fresh, "name": found[0], "created": found[1], "used": at}
            connection.execute(SIGN_IN_LINKS.delete().where(SIGN_IN_LINKS.c.id == id))
            connection.execute(SIGN_IN_LINKS.insert().values(row))
            _add_tokens(connection, fresh, sealed, at)
            return True

        return await self._transactions.write("keyring", write)

    async def remove(self, id: str) -> None:
        await self._transactions.carry_out("keyring", SIGN_IN_LINKS.delete().where(SIGN_IN_LINKS.c.id == id))

    async def purge(self, before: int) -> None:
        await self._transactions.carry_out("keyring", SIGN_IN_LINKS.delete().where(SIGN_IN_LINKS.c.used < before))


def _add_tokens(connection: sa.Connection, id: str, sealed: Mapping[str, bytes], at: int) -> None:
    """Add tokens to a sign-in link; the first one counts as the latest."""
    if not sealed:
        return
    old = sa.and_(KEYS_HELD.c.keyring == id, KEYS_HELD.c.table_id.in_(list(sealed)))
    connection.execute(KEYS_HELD.delete().where(old))
    rows = [
        {"keyring": id, "table_id": table, "sealed": lock, "added": at - n}
        for n, (table, lock) in enumerate(sealed.items())
    ]
    connection.execute(KEYS_HELD.insert(), rows)
