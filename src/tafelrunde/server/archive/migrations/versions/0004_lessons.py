"""Which lessons somebody has finished."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "lessons",
        sa.Column("person", sa.Text, sa.ForeignKey("people.person"), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("lesson", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", "game", "lesson"),
    )
