"""The database schema as SQLAlchemy tables; `migrations` creates it."""

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
    sa.Column("owner", sa.Text),
    sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"),
    sa.Index(
        "tables_unfinished", "owner",
        sqlite_where=sa.text("finished IS NULL"), postgresql_where=sa.text("finished IS NULL"),
    ),
)  # fmt: skip

SERVERS = sa.Table(
    "servers",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
)

OLDEST = sa.Table("rascals_oldest", metadata, sa.Column("version_num", sa.Text, primary_key=True))

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

CALLERS = sa.Table(
    "callers",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("handle", sa.Text, nullable=False, unique=True),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("confirmed", sa.BigInteger),
)

CALLS = sa.Table(
    "calls",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("token", sa.Text, primary_key=True),
    sa.Column("caller", sa.Text, sa.ForeignKey("callers.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("over", sa.Integer, nullable=False, server_default="0"),
    sa.Column("key", sa.Text, nullable=False, server_default=""),
    sa.Index("calls_caller", "caller"),
)

OUTBOX = sa.Table(
    "outbox",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("caller", sa.Text, sa.ForeignKey("callers.id", ondelete="CASCADE"), nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("table_id", sa.Text, nullable=False),
    sa.Column("token", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("stretch", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("leased", sa.BigInteger, nullable=False),
    sa.Column("sent", sa.BigInteger),
    sa.Index("outbox_table", "table_id"),
    sa.Index("outbox_due", "due", sqlite_where=sa.text("sent IS NULL"), postgresql_where=sa.text("sent IS NULL")),
)

KEYRINGS = sa.Table(
    "keyrings",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)

KEYS_HELD = sa.Table(
    "keys_held",
    metadata,
    sa.Column("keyring", sa.Text, sa.ForeignKey("keyrings.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("sealed", sa.LargeBinary, nullable=False),
    sa.Column("added", sa.BigInteger, nullable=False),
)
