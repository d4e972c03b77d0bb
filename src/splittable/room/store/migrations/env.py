"""Run by Alembic: the connection comes from `migrate.py`, and so does the transaction."""

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
