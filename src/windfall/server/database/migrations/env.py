"""Run by Alembic: applies the migrations to the connection it was given."""

from alembic import context

from windfall.server.database.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
