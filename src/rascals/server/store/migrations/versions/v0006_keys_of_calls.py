"""Calls store the token with which they were requested: they end when it is revoked."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column, empty for existing calls, of which it is not known."""
    op.add_column("calls", sa.Column("key", sa.Text, nullable=False, server_default=""))
