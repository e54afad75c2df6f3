"""Run by Alembic, with the connection that `store.migrate` gives it."""

from alembic import context

from freehold.server.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
