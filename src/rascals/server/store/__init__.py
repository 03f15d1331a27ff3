"""Persistence of tables: their fixed headers and their logs, in SQLite, PostgreSQL or a journal.

The log is the source of truth for a table, so durability matters above all: when `append` returns, the entries survive
a crash of the process or the system, and a loss of power. SQLite therefore runs in WAL mode with full synchronisation,
PostgreSQL with synchronous commit, whatever their own settings say. Entries are never changed or removed, with two
exceptions for privacy: talk is deleted after a while (`forget_chat`), and a name is removed on request (`anonymise`).
Both leave the game as it was played; the entries of its moves, which a hash chain protects, stay unchanged.

Two writers cannot both win: `(table, n)` is the primary key and `(table, command_id)` is unique, so a second entry with
the same number or command is a `Conflict`, and nothing of its append is written. Appends that wait at the same moment
share one transaction (group commit); each returns only after the commit. If the transaction fails, each append is tried
by itself.

`Store` declares what the server needs (`interface`); this package itself imports no database. `SqlStore` implements it
for both databases (`sql`; personal data in `people`, owners in `leases`); what differs between them (addresses,
durability, locks) is in `sqlite` and `postgresql`. `JournalStore` implements it in memory over a journal of records
(`journal`), where there is no database.
Every failure is a `StoreError` whose message contains no stored data.
"""

from rascals.server.errors import DAMAGES, Away, Conflict, Corrupt, Damage, Damaged, Lost, StoreError, Unfit
from rascals.server.store.interface import (
    SILENCE,
    CallerRow,
    Calls,
    Elsewhere,
    EntryRow,
    Leases,
    News,
    Notice,
    OnNews,
    Peer,
    SignInLinks,
    Store,
    TableRow,
)

__all__ = [
    "DAMAGES",
    "SILENCE",
    "Away",
    "CallerRow",
    "Calls",
    "Conflict",
    "Corrupt",
    "Damage",
    "Damaged",
    "Elsewhere",
    "EntryRow",
    "Leases",
    "Lost",
    "News",
    "Notice",
    "OnNews",
    "Peer",
    "SignInLinks",
    "Store",
    "StoreError",
    "TableRow",
    "Unfit",
]
