"""The secret that the game of a table is dealt from, and where it was dealt anew."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("secret", sa.String(64)))
    op.add_column("tables", sa.Column("redealt", sa.JSON, nullable=False, server_default="[]"))


def downgrade() -> None:
    op.drop_column("tables", "redealt")  # not in a batch: see 0002
    op.drop_column("tables", "secret")
