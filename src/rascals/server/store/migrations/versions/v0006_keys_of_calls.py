"""Calls know the token that they were asked with: who lost a seat's token is not called there any more."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add the column; of the calls there are it is not known."""
    op.add_column("calls", sa.Column("key", sa.Text, nullable=False, server_default=""))
