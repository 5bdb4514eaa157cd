"""The migrations of the database schema; a server applies the missing ones when it starts."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

_ONE_AT_A_TIME = "SELECT pg_advisory_xact_lock(742643)"


def migrate(connection: Connection) -> None:
    """Bring the database up to date. Of several processes that start together one does it, and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(_ONE_AT_A_TIME)
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
