"""Reviews say what luck changed as every seat knew it; those made before are made anew when somebody asks."""

from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Drop what was made before."""
    op.execute("DELETE FROM reviews")
