"""Sign-in links: a name, and the tokens of the seats that a secret link leads to, encrypted with the link itself."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Create the tables, empty: nobody has a link without asking for it."""
    op.create_table(
        "keyrings",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys_held",
        sa.Column("keyring", sa.Text, sa.ForeignKey("keyrings.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.Column("added", sa.BigInteger, nullable=False),
    )
