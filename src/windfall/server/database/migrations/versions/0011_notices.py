"""Notices: how players want to be told that it is their turn, which tables wait for them, and what is to be sent."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "notice_settings",
        _player(key=True),
        sa.Column("language", sa.String(20), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("time_zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer),
        sa.Column("quiet_until", sa.Integer),
        sa.Column("webhook_url", sa.String(2000)),
        sa.Column("webhook_format", sa.String(10)),
        sa.Column("mail_address", sa.String(254)),
        sa.Column("mail_confirmed", sa.Boolean, nullable=False),
        sa.Column("mail_hours", sa.Integer, nullable=False),
        sa.Column("mail_sent", sa.DateTime(timezone=True)),
    )
    op.create_table(
        "push_subscriptions",
        sa.Column("device", sa.String(40), sa.ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True),
        _player(index=True),
        sa.Column("endpoint", sa.String(2000), nullable=False),
        sa.Column("public_key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(50), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table("notice_mutes", _player(key=True), _table(key=True))
    op.create_table(
        "waits",
        _table(key=True),
        _player(key=True, index=True),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("runs_out", sa.DateTime(timezone=True)),
        sa.Column("stage", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), index=True),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(40), primary_key=True),
        _player(index=True),
        _table(index=True),
        sa.Column("answers", sa.Integer, nullable=False),
        sa.Column("reminder", sa.Boolean, nullable=False),
        sa.Column("channel", sa.String(10), nullable=False),
        sa.Column("device", sa.String(40)),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("due", sa.DateTime(timezone=True), nullable=False, index=True),
    )


def _player(key: bool = False, index: bool = False) -> sa.Column[str]:
    return sa.Column(
        "player",
        sa.String(40),
        sa.ForeignKey("players.id", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
        index=index,
    )


def _table(key: bool = False, index: bool = False) -> sa.Column[str]:
    return sa.Column(
        "table_id",
        sa.String(40),
        sa.ForeignKey("tables.id", ondelete="CASCADE"),
        primary_key=key,
        nullable=False,
        index=index,
    )


def downgrade() -> None:
    for name in ("notices", "waits", "notice_mutes", "push_subscriptions", "notice_settings"):
        op.drop_table(name)
