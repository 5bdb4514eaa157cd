"""People, tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "people",
        sa.Column("person", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("person", sa.Text, sa.ForeignKey("people.person"), nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("tokens_by_expiry", "tokens", ["expires"])
    op.create_table(
        "tables",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_to_join", "tables", ["public", "phase", "changed"])
    op.create_index("tables_of_host", "tables", ["host", "phase"])
    op.create_table(
        "keys",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.table"), primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "log",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.table"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "sittings",
        sa.Column("person", sa.Text, nullable=False),
        sa.Column("table", sa.Text, sa.ForeignKey("tables.table"), nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "table"),
    )
    op.create_table(
        "files",
        sa.Column("table", sa.Text, sa.ForeignKey("tables.table"), primary_key=True),
        sa.Column("file", sa.Text, nullable=False),
    )
