"""What is said at tables and who does not hear whom, what somebody wishes, whether others may watch, kept seats."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("wish", sa.JSON))
    op.add_column("tables", sa.Column("watchers", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("follows", sa.String(40)))
    op.add_column("tables", sa.Column("kept_until", sa.DateTime(timezone=True)))
    op.create_table(
        "chat_lines",
        _table(),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player", sa.String(40), nullable=False, index=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "mutes",
        _table(),
        sa.Column("by", sa.String(40), primary_key=True, index=True),
        sa.Column("player", sa.String(40), primary_key=True, index=True),
    )


def _table() -> sa.Column[str]:
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


def downgrade() -> None:
    op.drop_table("mutes")
    op.drop_table("chat_lines")
    for column in ("kept_until", "follows", "watchers", "wish"):
        op.drop_column("tables", column)  # not in a batch: see 0002
