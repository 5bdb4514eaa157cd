"""Alembic runs this; the connection is handed in by `migrate`."""

from alembic import context

from tafelrunde.server.archive.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, transactional_ddl=True)
with context.begin_transaction():
    context.run_migrations()
