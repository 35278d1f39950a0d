"""Results of games by seat, rated tables and ratings, and who agreed to stand on the leaderboard."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

from windfall.engine.title import finish_places

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None

_AT_ONCE = 500

_sheets = sa.table("score_sheets", sa.column("table_id", sa.String), sa.column("sheet", sa.JSON))


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("players", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_by_rated", "tables", ["rated", "status"])
    results = op.create_table(
        "results",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("title", sa.String(40), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(60), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_who", "ratings", ["who"])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("changes", sa.JSON, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    )
    _fill(results)


def _fill(results: sa.Table) -> None:
    """Of games that are over, from their score sheets."""
    connection = op.get_bind()
    tables = [row.table_id for row in connection.execute(sa.select(_sheets.c.table_id))]
    for start in range(0, len(tables), _AT_ONCE):
        some = sa.select(_sheets).where(_sheets.c.table_id.in_(tables[start : start + _AT_ONCE]))
        rows = [row for table_id, sheet in connection.execute(some).all() for row in _rows(table_id, sheet)]
        if rows:
            connection.execute(sa.insert(results), rows)


def _rows(table_id: str, sheet: Any) -> list[dict[str, Any]]:
    result = (json.loads(sheet) if isinstance(sheet, str) else sheet)["result"]
    places = finish_places(result["scores"], result["winners"])
    return [
        {"table_id": table_id, "seat": seat, "place": place, "score": score}
        for seat, (place, score) in enumerate(zip(places, result["scores"], strict=True))
    ]


def downgrade() -> None:
    op.drop_table("rated_games")
    op.drop_index("ratings_by_who", "ratings")
    op.drop_table("ratings")
    op.drop_table("results")
    op.drop_index("tables_by_rated", "tables")
    op.drop_column("players", "listed")  # not in a batch: see 0002
    op.drop_column("tables", "rated")
