"""Schema migrations (Alembic). `upgrade` brings a database to the newest version, inside one transaction.

Each file in `versions` is one step; a step, once released, is never edited. A database that was written
by a newer version of the program is refused.
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

VERSION_TABLE = "rascals_version"


def configuration() -> Config:
    """Return Alembic's configuration for the steps in this package, wherever it is installed."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    return config


def upgrade(connection: sa.Connection) -> None:
    """Bring the database behind a connection to the newest schema; the caller commits.

    Does nothing if it is up to date; raises `StoreError` if it is newer than this program.
    """
    config = configuration()
    script = ScriptDirectory.from_config(config)
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    current = context.get_current_revision()
    newest = script.get_current_head()
    if current == newest:
        return
    _check_known(script, current, newest)
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _check_known(script: ScriptDirectory, current: str | None, newest: str | None) -> None:
    if current is None:
        return
    try:
        known = script.get_revision(current) is not None
    except (ResolutionError, RevisionError, CommandError):
        known = False
    if not known:
        raise StoreError(
            f"the database has schema version {current}, newer than this program's {newest}; "
            "update Rascals or choose another database"
        )
