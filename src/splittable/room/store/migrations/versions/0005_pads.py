"""Score pads that several devices share: what each device has written last in each cell."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "pad_entries",
        sa.Column("pad_id", sa.String(64), primary_key=True),
        sa.Column("sheet", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("cell", sa.String(40), primary_key=True),
        sa.Column("device", sa.String(24), primary_key=True),
        sa.Column("count", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("known", sa.BigInteger, nullable=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
