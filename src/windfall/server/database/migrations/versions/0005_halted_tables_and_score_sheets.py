"""Why a game cannot go on, if it cannot; and the score sheets of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("halted", sa.String(20)))
    op.create_table(
        "score_sheets",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("sheet", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("score_sheets")
    op.drop_column("tables", "halted")  # not in a batch: see 0002
