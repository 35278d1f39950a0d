"""The tables of the database."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    DateTime,
    ForeignKey,
    Index,
    LargeBinary,
    String,
    Text,
    TypeDecorator,
    false,
    true,
)
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
        dict[str, Any]: JSON,
        list[int]: JSON,
        list[str]: JSON,
        list[list[int]]: JSON,
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
    listed: Mapped[bool] = mapped_column(server_default=false())  # agreed to stand on the leaderboard


class FormerPlayerRow(Base):
    """The id of a player who was joined with another or deleted: whoever still has it is a stranger."""

    __tablename__ = "former_players"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    since: Mapped[datetime]


class DeviceRow(Base):
    """A browser that a player was in. One that is signed out is kept, so that its cookie never counts again."""

    __tablename__ = "devices"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    browser: Mapped[str] = mapped_column(String(40))
    system: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime]
    seen: Mapped[datetime]
    signed_out: Mapped[bool]
    name: Mapped[str] = mapped_column(String(80), server_default="")  # that its owner gave it; empty: none


class TicketRow(Base):
    """What is good for one use: a link to another device, or a challenge of a passkey. Its token is kept as a hash."""

    __tablename__ = "tickets"

    hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    purpose: Mapped[str] = mapped_column(String(20))
    player: Mapped[str | None] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    expires: Mapped[datetime]


class PasskeyRow(Base):
    """The public half of a passkey."""

    __tablename__ = "passkeys"

    id: Mapped[str] = mapped_column(String(1400), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    browser: Mapped[str] = mapped_column(String(40))
    system: Mapped[str] = mapped_column(String(40))
    created: Mapped[datetime]
    used: Mapped[datetime | None]
    public_key: Mapped[bytes] = mapped_column(LargeBinary)
    sign_count: Mapped[int] = mapped_column(BigInteger)


class NoticeSettingsRow(Base):
    """How a player wants to be told that it is their turn; who has none is told nothing."""

    __tablename__ = "notice_settings"

    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    language: Mapped[str] = mapped_column(String(20))
    origin: Mapped[str] = mapped_column(String(300))  # the address of the page as this player knows it
    time_zone: Mapped[str] = mapped_column(String(64))
    quiet_from: Mapped[int | None]  # minutes after midnight
    quiet_until: Mapped[int | None]
    webhook_url: Mapped[str | None] = mapped_column(String(2000))
    webhook_format: Mapped[str | None] = mapped_column(String(10))
    mail_address: Mapped[str | None] = mapped_column(String(254))
    mail_confirmed: Mapped[bool]
    mail_hours: Mapped[int]
    mail_sent: Mapped[datetime | None]  # the last digest


class PushSubscriptionRow(Base):
    """Where a browser is reached while no page of it is open, and the keys that only it can read with."""

    __tablename__ = "push_subscriptions"

    device: Mapped[str] = mapped_column(ForeignKey("devices.id", ondelete="CASCADE"), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    endpoint: Mapped[str] = mapped_column(String(2000))
    public_key: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(50))
    created: Mapped[datetime]


class NoticeMuteRow(Base):
    """A table of which a player wants to be told nothing."""

    __tablename__ = "notice_mutes"

    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


class WaitRow(Base):
    """A table waits for a player: from being asked until having answered. Only of players who want to be told."""

    __tablename__ = "waits"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True)
    answers: Mapped[int]  # of this player before it: another number is another wait
    since: Mapped[datetime]
    runs_out: Mapped[datetime | None]  # when their clock will be at zero
    stage: Mapped[int]  # 0 until they are told, then 1, and 2 when they are reminded
    due: Mapped[datetime | None] = mapped_column(index=True)  # when the next of these is; null if there is none


class NoticeRow(Base):
    """A notice that is to be sent. Whoever sends it puts it off first, so that nobody else does."""

    __tablename__ = "notices"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    player: Mapped[str] = mapped_column(ForeignKey("players.id", ondelete="CASCADE"), index=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), index=True)
    answers: Mapped[int]  # of the wait that it is about
    reminder: Mapped[bool]
    channel: Mapped[str] = mapped_column(String(10))
    device: Mapped[str | None] = mapped_column(String(40))  # that it is pushed to
    attempts: Mapped[int]
    due: Mapped[datetime] = mapped_column(index=True)


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
    rated: Mapped[bool]
    hints: Mapped[bool | None]
    created: Mapped[datetime]
    changed: Mapped[datetime]  # for the last time, but for names
    again: Mapped[str | None] = mapped_column(String(40))
    status: Mapped[str] = mapped_column(String(10))
    moves: Mapped[int]
    round: Mapped[int | None]
    asked: Mapped[list[int]]
    bots_due: Mapped[bool]
    winners: Mapped[list[int] | None]
    secret: Mapped[str | None] = mapped_column(String(64))  # what its game is dealt from; null: from the seed
    redealt: Mapped[list[list[int]]]
    daily: Mapped[str | None] = mapped_column(String(10))  # the day whose deal it is played with, if it is a daily one
    halted: Mapped[str | None] = mapped_column(String(20))  # why its game cannot go on, if it cannot
    pace: Mapped[dict[str, Any]]
    clock: Mapped[dict[str, Any]]
    version: Mapped[int]  # another one after every change; who knows an older one may not change anything
    tournament: Mapped[str | None] = mapped_column(String(40))  # in which it is played, or the series
    wish: Mapped[dict[str, Any] | None]  # that waits for others to agree
    watchers: Mapped[bool] = mapped_column(server_default=true())
    follows: Mapped[str | None] = mapped_column(String(40))  # the table whose players have seats kept for them here
    kept_until: Mapped[datetime | None]

    __table_args__ = (
        Index("tables_by_status", "status", "public", "created"),
        Index("tables_by_rated", "rated", "status"),
    )


class SeatRow(Base):
    """A seat of a table: a person's, a bot's or open."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    player: Mapped[str | None] = mapped_column(ForeignKey("players.id"), index=True)
    local: Mapped[bool]
    name: Mapped[str] = mapped_column(String(80))
    level: Mapped[str | None] = mapped_column(String(40))
    stand_in: Mapped[str | None] = mapped_column(String(40))  # the level of the bot that plays for a person
    bot_from: Mapped[int | None]
    stood_in: Mapped[bool]
    lent: Mapped[bool]
    resigned: Mapped[bool]
    away: Mapped[datetime | None]  # since when the person is not there; it is not fenced
    left_at: Mapped[int | None]
    orders: Mapped[dict[str, Any]]  # what its owner has chosen ahead


class NoteRow(Base):
    """What the log of a table tells besides the moves: who came and went, and what was agreed."""

    __tablename__ = "notes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    events: Mapped[int]  # of the game that came before it
    seat: Mapped[int | None]
    text: Mapped[dict[str, Any]]
    at: Mapped[datetime]
    private: Mapped[bool]  # for the owner of the seat alone


class MoveRow(Base):
    """A move, numbered in the order in which moves were played."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[int]
    gesture: Mapped[int]  # the number of the first move that came in the same message


class ChatLineRow(Base):
    """What somebody said at a table, who need not be kept as a player. A line without words shows nothing."""

    __tablename__ = "chat_lines"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player: Mapped[str] = mapped_column(String(40), index=True)
    name: Mapped[str] = mapped_column(String(80))  # that they had then
    seat: Mapped[int | None]
    text: Mapped[str] = mapped_column(Text)
    at: Mapped[datetime]


class MuteRow(Base):
    """Somebody at a table who does not want to hear another; empty: the host, for all."""

    __tablename__ = "mutes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    by: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)
    player: Mapped[str] = mapped_column(String(40), primary_key=True, index=True)


class ScoreSheetRow(Base):
    """The score sheet of a finished game."""

    __tablename__ = "score_sheets"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    sheet: Mapped[dict[str, Any]]


class ResultRow(Base):
    """How a seat came off in a game that was played to its end."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    place: Mapped[int]
    score: Mapped[int]


class RatingRow(Base):
    """How strong a player or a level of bots is thought to be, by title and number of players."""

    __tablename__ = "ratings"

    title: Mapped[str] = mapped_column(String(40), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    who: Mapped[str] = mapped_column(String(60), primary_key=True)  # a player's id, or `bot:` and a level
    mu: Mapped[float]
    sigma: Mapped[float]
    games: Mapped[int]

    __table_args__ = (Index("ratings_by_who", "who"),)


class RatedGameRow(Base):
    """A rated game that has changed ratings: each does so once, also if its table is gone by now."""

    __tablename__ = "rated_games"

    table_id: Mapped[str] = mapped_column(String(40), primary_key=True)
    changes: Mapped[dict[str, Any]]  # by seat: mu and sigma before, mu and sigma after
    at: Mapped[datetime]


class DailyGameRow(Base):
    """A player's game of a daily deal. It outlives its table and its player, whose name is kept here."""

    __tablename__ = "daily_games"

    day: Mapped[str] = mapped_column(String(10), primary_key=True)
    title: Mapped[str] = mapped_column(String(40), primary_key=True)
    player: Mapped[str] = mapped_column(String(40), primary_key=True)
    code: Mapped[str] = mapped_column(String(20))  # by which friends find the player's results
    name: Mapped[str] = mapped_column(String(80))
    table_id: Mapped[str] = mapped_column(String(40))
    late: Mapped[bool]  # begun when the day was over
    scores: Mapped[list[int] | None]  # of all seats, the player's first; null until the game is over
    place: Mapped[int | None]

    __table_args__ = (Index("daily_games_by_code", "code"),)


class TournamentRow(Base):
    """A tournament, or a series: what was agreed, and how far it is."""

    __tablename__ = "tournaments"

    id: Mapped[str] = mapped_column(String(40), primary_key=True)
    host: Mapped[str] = mapped_column(ForeignKey("players.id"), index=True)
    pairing: Mapped[str] = mapped_column(String(20))
    titles: Mapped[list[str]]
    settings: Mapped[dict[str, Any]]  # by title
    players: Mapped[int]  # at a table
    places: Mapped[int]
    rounds: Mapped[int]
    bots: Mapped[str | None] = mapped_column(String(40))
    pace: Mapped[dict[str, Any]]
    rated: Mapped[bool]
    seed: Mapped[int] = mapped_column(BigInteger)
    created: Mapped[datetime]
    changed: Mapped[datetime]
    stage: Mapped[str] = mapped_column(String(10))
    round: Mapped[int]
    version: Mapped[int]  # another one after every change; who knows an older one may not change anything

    __table_args__ = (Index("tournaments_by_stage", "stage", "changed"),)


class EntrantRow(Base):
    """Somebody who takes part in a tournament: a person, a bot, or nobody any more."""

    __tablename__ = "entrants"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    player: Mapped[str | None] = mapped_column(ForeignKey("players.id"), index=True)
    name: Mapped[str] = mapped_column(String(80))  # of a bot; people have the one that is theirs now
    level: Mapped[str | None] = mapped_column(String(40))
    withdrawn: Mapped[bool]


class MeetingRow(Base):
    """Those who meet at a table in a round of a tournament; it outlives the table."""

    __tablename__ = "meetings"

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    entrants: Mapped[list[int]]
    table_id: Mapped[str | None] = mapped_column(String(40), index=True)  # null: they sit out
    places: Mapped[list[int] | None]
    scores: Mapped[list[int] | None]


class ReviewedChoiceRow(Base):
    """What the review of a finished game has found of one choice."""

    __tablename__ = "reviewed_choices"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    at: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)  # moves played before it
    choice: Mapped[dict[str, Any]]


class ComponentSetRow(Base):
    """The component files of a title that games were dealt from; they are never changed."""

    __tablename__ = "component_sets"

    title: Mapped[str] = mapped_column(String(40), primary_key=True)
    digest: Mapped[str] = mapped_column(String(80), primary_key=True)
    texts: Mapped[dict[str, str]]  # by file name
    corrected: Mapped[bool]  # not what the package of that day held
    archived: Mapped[datetime]
