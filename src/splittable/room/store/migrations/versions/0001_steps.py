"""Steps of tables, and which tables are to be looked after when a room opens."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both."""
    op.create_table(
        "steps",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("step", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table("unfinished", sa.Column("table_id", sa.String(16), primary_key=True))
