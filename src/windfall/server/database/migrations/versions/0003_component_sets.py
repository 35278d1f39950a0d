"""The component sets that games were dealt from, by title and digest."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "component_sets",
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("digest", sa.String(80), primary_key=True),
        sa.Column("texts", sa.JSON, nullable=False),
        sa.Column("corrected", sa.Boolean, nullable=False),
        sa.Column("archived", sa.DateTime(timezone=True), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("component_sets")
