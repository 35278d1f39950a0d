"""Whether hints are allowed at a table, if its host has said so."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("hints", sa.Boolean))


def downgrade() -> None:
    op.drop_column("tables", "hints")  # not in a batch: that makes the table anew in SQLite, and seats and moves go
