"""Players, tables, seats and moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.String(200), nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("components", sa.String(80), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("host", sa.String(40), sa.ForeignKey("players.id"), nullable=False, index=True),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("again", sa.String(40)),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.Column("winners", sa.JSON),
    )
    op.create_index("tables_by_status", "tables", ["status", "public", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.String(40), sa.ForeignKey("players.id"), index=True),
        sa.Column("local", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("level", sa.String(40)),
    )
    op.create_table(
        "moves",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("gesture", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    for name in ("moves", "seats", "tables", "players", "secrets"):
        op.drop_table(name)
