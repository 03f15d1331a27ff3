"""The database tables as the program knows them; `migrations` makes them."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

TABLES = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("code", sa.Text, nullable=False, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("header", sa.LargeBinary, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
    sa.Column("finished", sa.BigInteger),
)

ENTRIES = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.BigInteger, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("command_id", sa.Text),
    sa.Column("body", sa.LargeBinary, nullable=False),
    sa.UniqueConstraint("table_id", "command_id", name="entries_command"),
)

KEYS = sa.Table(
    "keys",
    metadata,
    sa.Column("purpose", sa.Text, primary_key=True),
    sa.Column("private", sa.LargeBinary, nullable=False),
)
