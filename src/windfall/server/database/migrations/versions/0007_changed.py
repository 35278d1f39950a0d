"""When a table was changed last: what nobody has touched for long can be cleared away."""

from datetime import UTC, datetime

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Nobody knows when the tables there are were changed; so that none is taken for abandoned, it is now.
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")
    op.add_column("tables", sa.Column("changed", sa.DateTime(timezone=True), nullable=False, server_default=now))


def downgrade() -> None:
    op.drop_column("tables", "changed")  # not in a batch: see 0002
