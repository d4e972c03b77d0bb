"""Secrets of the room itself, and where absent people are told that it is their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("reader", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("lang", sa.String(2), nullable=False),
        sa.Column("site", sa.String(255), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("told", sa.Boolean, nullable=False),
    )
