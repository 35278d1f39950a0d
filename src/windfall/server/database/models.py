"""The tables of the database."""

from datetime import UTC, datetime

from sqlalchemy import JSON, BigInteger, DateTime, ForeignKey, Index, String, TypeDecorator
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from windfall.engine.title import SettingValue


class Moment(TypeDecorator[datetime]):
    """A time in UTC. SQLite keeps no time zones, so it is put back when read."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    type_annotation_map = {  # noqa: RUF012 (read by SQLAlchemy in this form)
        dict[str, SettingValue]: JSON,
        dict[str, str]: JSON,
        list[int]: JSON,
        datetime: Moment,
    }


class SecretRow(Base):
    """What the server must remember and nobody else may know."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(String(200))


class PlayerRow(Base):
    """Somebody with a cookie who has chosen a name or taken a seat."""

    __tablename__ = "players"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    created: Mapped[datetime]


class TableRow(Base):
    """A table: what its journal says besides the moves, and how far its game has come."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    rules: Mapped[int]
    components: Mapped[str] = mapped_column(String(80))
    settings: Mapped[dict[str, SettingValue]] = mapped_column("options", key="settings")
    seed: Mapped[int] = mapped_column(BigInteger)
    host: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    public: Mapped[bool]
    hints: Mapped[bool | None]
    created: Mapped[datetime]
    again: Mapped[str | None] = mapped_column(String(40))
    status: Mapped[str] = mapped_column(String(10))
    moves: Mapped[int]
    round: Mapped[int | None]
    asked: Mapped[list[int]]
    bots_due: Mapped[bool]
    winners: Mapped[list[int] | None]

    __table_args__ = (Index("tables_by_status", "status", "public", "created"),)


class SeatRow(Base):
    """A seat of a table: a person's, a bot's or open."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str | None] = mapped_column(ForeignKey("players.id"), index=True)
    local: Mapped[bool]
    name: Mapped[str] = mapped_column(String(80))
    level: Mapped[str | None] = mapped_column(String(40))


class MoveRow(Base):
    """A move, numbered in the order in which moves were played."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[int]
    gesture: Mapped[int]  # the number of the first move that came in the same message


class ComponentSetRow(Base):
    """The component files of a title that games were dealt from; they are never changed."""

    __tablename__ = "component_sets"

    title: Mapped[str] = mapped_column(String(40), primary_key=True)
    digest: Mapped[str] = mapped_column(String(80), primary_key=True)
    texts: Mapped[dict[str, str]]  # by file name
    corrected: Mapped[bool]  # not what the package of that day held
    archived: Mapped[datetime]
