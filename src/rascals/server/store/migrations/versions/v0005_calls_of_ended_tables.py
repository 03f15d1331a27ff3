"""Calls stay when their table is over, and say so: anyone who deletes their data finds the address by them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the column; every call there is belongs to a table that goes on."""
    op.add_column("calls", sa.Column("over", sa.Integer, nullable=False, server_default="0"))
