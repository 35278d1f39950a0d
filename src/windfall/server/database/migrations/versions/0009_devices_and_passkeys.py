"""Devices, links between them, passkeys, and the ids of players who are no more."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "former_players",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(40), primary_key=True),
        _player(nullable=False),
        sa.Column("browser", sa.String(40), nullable=False),
        sa.Column("system", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
        sa.Column("signed_out", sa.Boolean, nullable=False),
    )
    op.create_table(
        "tickets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(20), nullable=False),
        _player(nullable=True),
        sa.Column("expires", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(1400), primary_key=True),
        _player(nullable=False),
        sa.Column("browser", sa.String(40), nullable=False),
        sa.Column("system", sa.String(40), nullable=False),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("used", sa.DateTime(timezone=True)),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
    )


def _player(nullable: bool) -> sa.Column[str]:
    key = sa.ForeignKey("players.id", ondelete="CASCADE")
    return sa.Column("player", sa.String(40), key, nullable=nullable, index=True)


def downgrade() -> None:
    for name in ("passkeys", "tickets", "devices", "former_players"):
        op.drop_table(name)
