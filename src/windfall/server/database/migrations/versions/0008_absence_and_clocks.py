"""Who is away since when, bots that play for them, what tables agreed about time, clocks, and notes in the log."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_SEATS = ("stand_in", "bot_from", "stood_in", "lent", "resigned", "away", "left_at")


def upgrade() -> None:
    op.add_column("seats", sa.Column("stand_in", sa.String(40)))
    op.add_column("seats", sa.Column("bot_from", sa.Integer))
    for name in ("stood_in", "lent", "resigned"):
        op.add_column("seats", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("away", sa.DateTime(timezone=True)))
    op.add_column("seats", sa.Column("left_at", sa.Integer))
    op.add_column("tables", sa.Column("pace", sa.JSON, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("clock", sa.JSON, nullable=False, server_default="{}"))
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    # A table whose players ended it is one that was ended: nothing else was known before.
    op.execute("UPDATE tables SET halted = 'ended' WHERE halted IN ('agreed', 'resigned')")
    op.drop_table("notes")
    for name in ("clock", "pace"):
        op.drop_column("tables", name)  # not in a batch: see 0002
    for name in reversed(_SEATS):
        op.drop_column("seats", name)
