"""Tables have an owner among the servers, and the schema names the oldest version of the program that can use it."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add the lease of each table, the servers' addresses, and the oldest version that can use the schema: this one."""
    op.add_column("tables", sa.Column("owner", sa.Text))
    op.add_column("tables", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_unfinished", "tables", ["owner"], sqlite_where=sa.text("finished IS NULL"),
                    postgresql_where=sa.text("finished IS NULL"))  # fmt: skip
    op.create_table(
        "servers",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
    )
    oldest = op.create_table("rascals_oldest", sa.Column("version_num", sa.Text, primary_key=True))
    op.bulk_insert(oldest, [{"version_num": revision}])
