"""What people have chosen ahead at a table, notes in the log that only one of them may read, and names of devices."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("orders", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("notes", sa.Column("private", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("devices", sa.Column("name", sa.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    # Nobody else may read them, and nothing would say so any more.
    op.execute(sa.text("DELETE FROM notes WHERE private"))
    op.drop_column("notes", "private")  # not in a batch: see 0002
    op.drop_column("seats", "orders")
    op.drop_column("devices", "name")
