"""Where tables last: their fixed headers and their logs, in SQLite or PostgreSQL.

The log is the truth of a table, so one promise matters above all: when `append` returns, the entries
survive a crash of the process, of the system, and a loss of power. SQLite therefore runs in WAL mode
with full synchronisation, PostgreSQL with synchronous commit, whatever their own settings say. An entry
is never changed and never taken back, but for two duties towards people: talk is forgotten after a while
(`forget_chat`), and a name is removed on request (`anonymise`); both leave the game as it was played,
and the entries of its moves, which a chain of hashes seals, untouched.

Two writers cannot both win: `(table, n)` is the primary key and `(table, command_id)` is unique, so a
second entry of that number or command is a `Conflict` and nothing of its batch is written. Appends that
wait at the same moment share one transaction; each returns only after the commit, and should it fail, each is tried
for itself.

`Store` says what the server needs (`interface`); `SqlStore` is the one implementation for both databases (`sql`), what
differs between them (addresses, durability, locks) is in `sqlite` and `postgresql`. `calls` keeps how
people want to be called, and the notices on their way. Every failure is a `StoreError` that names no contents.
"""

from rascals.server.errors import DAMAGES, Away, Conflict, Corrupt, Damage, Damaged, StoreError, Unfit
from rascals.server.store.calls import CallerRow, Calls, Notice
from rascals.server.store.interface import EntryRow, Heard, News, Store, TableRow
from rascals.server.store.opening import open_store
from rascals.server.store.sql import SqlStore

__all__ = [
    "DAMAGES",
    "Away",
    "CallerRow",
    "Calls",
    "Conflict",
    "Corrupt",
    "Damage",
    "Damaged",
    "EntryRow",
    "Heard",
    "News",
    "Notice",
    "SqlStore",
    "Store",
    "StoreError",
    "TableRow",
    "Unfit",
    "open_store",
]
