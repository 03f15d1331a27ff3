"""Schema migrations (Alembic). `upgrade` brings a database to the newest version, inside one transaction.

Each file in `versions` is one step; a released step is never changed. Steps only go forward, as going back would lose
games. A database that was written by a newer version of the program is refused, unless it is still compatible with
this one.

While servers are updated one by one, two versions use the database at the same time. So a step only expands the schema:
it adds tables, optional columns, indexes. What an older version needs is removed only by a later release, whose step
also writes its own version into `rascals_oldest`: older programs refuse such a database.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.script.revision import ResolutionError, RevisionError
from alembic.util.exc import CommandError

from rascals.server.errors import StoreError
from rascals.server.store.database import OLDEST

VERSION_TABLE = "rascals_version"


def configuration() -> Config:
    """Return Alembic's configuration for the steps in this package, wherever it is installed."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def upgrade(connection: sa.Connection) -> None:
    """Bring the database behind a connection to the newest schema; the caller commits.

    Nothing is done if it is up to date, or newer and still compatible; otherwise a newer one is a `StoreError`.
    """
    config = configuration()
    script = ScriptDirectory.from_config(config)
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    current = context.get_current_revision()
    newest = script.get_current_head()
    if current == newest or _compatible(connection, script, current, newest):
        return
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _compatible(connection: sa.Connection, script: ScriptDirectory, current: str | None, newest: str | None) -> bool:
    """Return whether the schema is newer than this program but compatible; `StoreError` if newer and not compatible."""
    if current is None or _knows(script, current):
        return False
    if sa.inspect(connection).has_table(OLDEST.name):
        oldest = connection.execute(sa.select(sa.func.max(OLDEST.c.version_num))).scalar()
        if oldest is not None and newest is not None and oldest <= newest:
            return True
    raise StoreError(
        f"the database has schema version {current}, newer than this program's {newest}; "
        "update Rascals or choose another database"
    )


def _knows(script: ScriptDirectory, version: str) -> bool:
    try:
        return script.get_revision(version) is not None
    except (ResolutionError, RevisionError, CommandError):
        return False
