"""Tournaments and series: what was agreed, who takes part, who meets whom, and the tables that belong to them."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("tournament", sa.String(40)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("host", sa.String(40), sa.ForeignKey("players.id"), nullable=False, index=True),
        sa.Column("pairing", sa.String(20), nullable=False),
        sa.Column("titles", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("places", sa.Integer, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("bots", sa.String(40)),
        sa.Column("pace", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("changed", sa.DateTime(timezone=True), nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_by_stage", "tournaments", ["stage", "changed"])
    op.create_table(
        "entrants",
        _tournament(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(40)),
        sa.Column("withdrawn", sa.Boolean, nullable=False),
    )
    op.create_table(
        "meetings",
        _tournament(),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("entrants", sa.JSON, nullable=False),
        sa.Column("table_id", sa.String(40), index=True),
        sa.Column("places", sa.JSON),
        sa.Column("scores", sa.JSON),
    )


def _tournament() -> sa.Column[str]:
    return sa.Column("tournament", sa.String(40), sa.ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    op.drop_table("meetings")
    op.drop_table("entrants")
    op.drop_index("tournaments_by_stage", "tournaments")
    op.drop_table("tournaments")
    op.drop_column("tables", "tournament")  # not in a batch: see 0002
