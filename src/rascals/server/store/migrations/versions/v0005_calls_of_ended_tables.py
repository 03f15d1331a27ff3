"""Calls stay, marked, when their table is over: they lead to the address when a person deletes their data."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; every existing call belongs to a table that goes on."""
    op.add_column("calls", sa.Column("over", sa.Integer, nullable=False, server_default="0"))
