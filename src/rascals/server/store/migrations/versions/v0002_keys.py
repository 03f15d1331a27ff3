"""The key with which saved games are signed, shared by all servers on the database."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Create the table; the first server that starts fills it."""
    op.create_table(
        "keys",
        sa.Column("purpose", sa.Text, primary_key=True),
        sa.Column("private", sa.LargeBinary, nullable=False),
    )
