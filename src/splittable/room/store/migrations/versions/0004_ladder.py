"""Games that bots have played for the room's ladder."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make their table."""
    op.create_table(
        "ladder",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(60), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("result", sa.LargeBinary, nullable=False),
    )
    op.create_index("ladder_by_game", "ladder", ["game", "at"])
