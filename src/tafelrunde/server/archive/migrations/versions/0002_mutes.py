"""Whom somebody does not want to hear."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "mutes",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.table"), nullable=False),
        sa.Column("reader", sa.Text, nullable=False),
        sa.Column("person", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table", "reader", "person"),
    )
