"""Alembic's entry: runs the steps on the connection that `rascals.server.store.migrations.upgrade` hands over."""

from alembic import context

from rascals.server.store.migrations import VERSION_TABLE

connection = context.config.attributes["connection"]
context.configure(connection=connection, version_table=VERSION_TABLE, transactional_ddl=False)
context.run_migrations()
