"""Who wants to be told something while away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "push_key",
        sa.Column("id", sa.SmallInteger, primary_key=True, autoincrement=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "subscriptions",
        sa.Column("device", sa.LargeBinary, sa.ForeignKey("tokens.digest", ondelete="CASCADE"), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False, unique=True),
        sa.Column("browser", sa.LargeBinary, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_by_person", "tokens", ["person"])
    op.create_table(
        "notices",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.table"), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table", "turn"),
    )
