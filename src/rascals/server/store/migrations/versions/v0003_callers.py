"""How and at which tables people want to be notified of their turn, and the outbox of notices."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Create the tables, empty: nobody is notified without asking for it."""
    op.create_table(
        "callers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("handle", sa.Text, nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("token", sa.Text, primary_key=True),
        sa.Column("caller", sa.Text, sa.ForeignKey("callers.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "outbox",
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
    )
    op.create_index("calls_caller", "calls", ["caller"])
    op.create_index("outbox_table", "outbox", ["table_id"])
    op.create_index("outbox_due", "outbox", ["due"], sqlite_where=sa.text("sent IS NULL"),
                    postgresql_where=sa.text("sent IS NULL"))  # fmt: skip
