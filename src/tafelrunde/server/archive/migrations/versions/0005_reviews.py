"""Reviews of finished matches."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reviews",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.table"), nullable=False),
        sa.Column("sight", sa.Text, nullable=False),
        sa.Column("done", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("review", sa.LargeBinary),
        sa.PrimaryKeyConstraint("table", "sight"),
    )
