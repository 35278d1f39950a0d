"""Daily deals: which day's deal a table is played with, and what came of it; and what reviews have found."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("daily", sa.String(10)))
    op.create_table(
        "daily_games",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(40), primary_key=True),
        sa.Column("code", sa.String(20), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("table_id", sa.String(40), nullable=False),
        sa.Column("late", sa.Boolean, nullable=False),
        sa.Column("scores", sa.JSON),
        sa.Column("place", sa.Integer),
    )
    op.create_index("daily_games_by_code", "daily_games", ["code"])
    op.create_table(
        "reviewed_choices",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("at", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("choice", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviewed_choices")
    op.drop_table("daily_games")
    op.drop_column("tables", "daily")  # not in a batch: see 0002
