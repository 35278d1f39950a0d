"""A player who becomes another, or nobody: all that is theirs, in one transaction.

Every table that is changed gets another version, so that whoever has it in memory, here or at another process, reads it
again before it is changed once more. What else belongs to players has its column in `_OWNED`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from sqlalchemy import delete, exists, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import InstrumentedAttribute, aliased

from windfall.server.database.models import (
    ChatLineRow,
    DailyGameRow,
    DeviceRow,
    EntrantRow,
    FormerPlayerRow,
    MuteRow,
    NoticeMuteRow,
    PasskeyRow,
    PlayerRow,
    PushSubscriptionRow,
    RatingRow,
    SeatRow,
    TableRow,
    TicketRow,
    TournamentRow,
    WaitRow,
)
from windfall.server.database.records import GONE
from windfall.server.names import BOT_NAMES

# What goes from one player to another when they are joined.
_OWNED: Final[tuple[InstrumentedAttribute[str], ...]] = (
    TableRow.host,
    PasskeyRow.player,
    DeviceRow.player,
    ChatLineRow.player,
)


@dataclass(frozen=True, slots=True)
class BothSeatedError(Exception):
    """Two players who sit at the same table cannot be one before its game is over; the titles of such tables."""

    titles: tuple[str, ...]


async def join(connection: AsyncConnection, old: str, new: str) -> None:
    titles = await _shared_tables(connection, old, new)
    if titles:
        raise BothSeatedError(titles)
    await _touch(connection, old)
    # at a table that is over, the second seat is like one of somebody at the same screen: a player has one of their own
    both = exists().where(other.table_id == SeatRow.table_id, other.player == new)
    await connection.execute(update(SeatRow).where(SeatRow.player == old, both).values(local=True))
    own_name = select(PlayerRow.name).where(PlayerRow.id == new).scalar_subquery()
    live = SeatRow.table_id.in_(select(TableRow.id).where(TableRow.status != "over"))
    named = update(SeatRow).where(SeatRow.player == old, SeatRow.local.is_(False), live)
    await connection.execute(named.values(name=own_name))
    await connection.execute(update(SeatRow).where(SeatRow.player == old).values(player=new))
    await connection.execute(update(DeviceRow).where(DeviceRow.player == old).values(signed_out=True))
    for column in _OWNED:
        await connection.execute(update(column.class_).where(column == old).values({column.key: new}))
    await _join_mutes(connection, old, new)
    await _join_daily_games(connection, old, new)
    await _join_ratings(connection, old, new)
    await _join_notices(connection, old, new)
    await _join_tournaments(connection, old, new)
    await _remove(connection, old)


async def delete_player(connection: AsyncConnection, player: str, level: str) -> None:
    """Games stay: those that are over as nobody's, those of others with bots. Names go, and what was said. What only
    this player could have played on is removed."""
    changed = await _touch(connection, player)
    await _keep_gone(connection)
    rows = select(TableRow.id, TableRow.status, TableRow.host, TableRow.asked).where(
        TableRow.id.in_(changed), TableRow.status != "over"
    )
    for table in (await connection.execute(rows)).all():
        seats = (await connection.execute(_seats(table.id))).all()
        others = [seat.player for seat in seats if seat.player not in (None, player, GONE)]
        if others:
            await _leave(connection, table, seats, player, level)
            heir = others[0] if table.host == player else table.host
            await connection.execute(update(TableRow).where(TableRow.id == table.id).values(host=heir))
        else:
            await connection.execute(delete(TableRow).where(TableRow.id == table.id))
    await connection.execute(update(SeatRow).where(SeatRow.player == player).values(player=GONE, name=""))
    await connection.execute(update(TableRow).where(TableRow.host == player).values(host=GONE))
    await _fall_silent(connection, player)
    await _forget_daily_games(connection, player)
    await _leave_tournaments(connection, player)
    await connection.execute(delete(RatingRow).where(RatingRow.who == player))
    await _remove(connection, player)


async def _leave(connection: AsyncConnection, table: Any, seats: Sequence[Any], player: str, level: str) -> None:
    """Seats are open again before the game, and bots' in it."""
    taken = {seat.name for seat in seats}
    names = iter(name for name in BOT_NAMES if name not in taken)
    due = False
    for seat in seats:
        if seat.player == player:
            plays_on = table.status == "playing"
            # who leaves a game like this is replaced in it: nobody's rating gains by that
            values = {"player": None, "local": False, "name": next(names) if plays_on else "", "stood_in": plays_on}
            values |= {"orders": {}}
            own = (SeatRow.table_id == table.id, SeatRow.seat == seat.seat)
            await connection.execute(
                update(SeatRow).where(*own).values(values | {"level": level if plays_on else None})
            )
            due = due or seat.seat in table.asked
        due = due or (seat.level is not None and seat.seat in table.asked)
    await connection.execute(update(TableRow).where(TableRow.id == table.id).values(bots_due=due))


other: Final = aliased(SeatRow)
another: Final = aliased(DailyGameRow)
rival: Final = aliased(RatingRow)
entry: Final = aliased(EntrantRow)
mute: Final = aliased(MuteRow)


async def _join_mutes(connection: AsyncConnection, old: str, new: str) -> None:
    """Who was muted stays so, and who muted others does not hear them as another either. Nobody mutes themselves."""
    for own, whom, same in (
        (MuteRow.by, mute.by, mute.player == MuteRow.player),
        (MuteRow.player, mute.player, mute.by == MuteRow.by),
    ):
        both = exists().where(mute.table_id == MuteRow.table_id, whom == new, same)
        await connection.execute(delete(MuteRow).where(own == old, both))
        await connection.execute(update(MuteRow).where(own == old).values({own.key: new}))
    await connection.execute(delete(MuteRow).where(MuteRow.by == new, MuteRow.player == new))


async def _fall_silent(connection: AsyncConnection, player: str) -> None:
    """What they said is gone; the numbers stay, since the next line is numbered after the last one."""
    said = update(ChatLineRow).where(ChatLineRow.player == player)
    await connection.execute(said.values(player="", name="", seat=None, text=""))
    await connection.execute(delete(MuteRow).where(or_(MuteRow.by == player, MuteRow.player == player)))


async def _join_daily_games(connection: AsyncConnection, old: str, new: str) -> None:
    """A player has one game of a deal: where both have one, that of the player they are now stays."""
    own = DailyGameRow.player == old
    both = exists().where(another.day == DailyGameRow.day, another.title == DailyGameRow.title, another.player == new)
    await connection.execute(delete(DailyGameRow).where(own, both))
    await connection.execute(update(DailyGameRow).where(own).values(player=new))


async def _join_ratings(connection: AsyncConnection, old: str, new: str) -> None:
    """A player has one rating on a scale: where both have one, that of more games stays."""
    own = RatingRow.who == old
    same = (rival.title == RatingRow.title, rival.players == RatingRow.players)
    better = exists().where(*same, rival.who == new, rival.games >= RatingRow.games)
    await connection.execute(delete(RatingRow).where(own, better))
    worse = exists().where(*same, rival.who == old)
    await connection.execute(delete(RatingRow).where(RatingRow.who == new, worse))
    await connection.execute(update(RatingRow).where(own).values(who=new))


async def _join_notices(connection: AsyncConnection, old: str, new: str) -> None:
    """Tables wait for the player they are now, and are as silent. How the other one was told goes with them: who had
    planted it, as one may plant a cookie, would be told of all games otherwise."""
    await connection.execute(delete(PushSubscriptionRow).where(PushSubscriptionRow.player == old))
    for column, table in ((WaitRow.player, WaitRow.table_id), (NoticeMuteRow.player, NoticeMuteRow.table_id)):
        of_both = select(table).where(column == new)
        await connection.execute(delete(column.class_).where(column == old, table.in_(of_both)))
        await connection.execute(update(column.class_).where(column == old).values({column.key: new}))


async def _join_tournaments(connection: AsyncConnection, old: str, new: str) -> None:
    """A player has one entry in a tournament: where both have one, the other has withdrawn, and is nobody's."""
    await _touch_tournaments(connection, old)
    both = EntrantRow.tournament.in_(select(entry.tournament).where(entry.player == new))
    if (await connection.execute(select(EntrantRow.number).where(EntrantRow.player == old, both))).first():
        await _keep_gone(connection)
        twice = update(EntrantRow).where(EntrantRow.player == old, both)
        await connection.execute(twice.values(player=GONE, withdrawn=True))
    await connection.execute(update(EntrantRow).where(EntrantRow.player == old).values(player=new))
    await connection.execute(update(TournamentRow).where(TournamentRow.host == old).values(host=new))


async def _leave_tournaments(connection: AsyncConnection, player: str) -> None:
    """Results stay, as nobody's; who has not played yet has never entered. Another person becomes the host; where there
    is none, a tournament that has not ended is removed."""
    await _touch_tournaments(connection, player)
    not_started = select(TournamentRow.id).where(TournamentRow.stage == "open")
    own = EntrantRow.player == player
    await connection.execute(delete(EntrantRow).where(own, EntrantRow.tournament.in_(not_started)))
    await connection.execute(update(EntrantRow).where(own).values(player=GONE, withdrawn=True))
    live = (TournamentRow.host == player, TournamentRow.stage.in_(("open", "running")))
    for tournament in (await connection.execute(select(TournamentRow.id).where(*live))).scalars().all():
        people = (EntrantRow.tournament == tournament, EntrantRow.player.is_not(None), EntrantRow.withdrawn.is_(False))
        heirs = select(EntrantRow.player).where(*people).order_by(EntrantRow.number)
        heir = (await connection.execute(heirs)).scalars().first()
        this = TournamentRow.id == tournament
        if heir is None:
            its_tables = update(TableRow).where(TableRow.tournament == tournament)
            await connection.execute(its_tables.values(tournament=None))
            await connection.execute(delete(TournamentRow).where(this))
        else:
            await connection.execute(update(TournamentRow).where(this).values(host=heir))
    await connection.execute(update(TournamentRow).where(TournamentRow.host == player).values(host=GONE))


async def _touch_tournaments(connection: AsyncConnection, player: str) -> None:
    """Whoever has read them before must read them again."""
    entered = TournamentRow.id.in_(select(EntrantRow.tournament).where(EntrantRow.player == player))
    concerned = update(TournamentRow).where(or_(TournamentRow.host == player, entered))
    await connection.execute(concerned.values(version=TournamentRow.version + 1))


async def _forget_daily_games(connection: AsyncConnection, player: str) -> None:
    """Results stay among those of all, under a code that leads to nobody any more."""
    own = DailyGameRow.player == player
    await connection.execute(delete(DailyGameRow).where(own, DailyGameRow.place.is_(None)))
    await connection.execute(update(DailyGameRow).where(own).values(player=DailyGameRow.code, code="", name=""))


async def _shared_tables(connection: AsyncConnection, old: str, new: str) -> tuple[str, ...]:
    together = select(TableRow.title).where(
        TableRow.status != "over",
        TableRow.halted.is_(None),
        exists().where(SeatRow.table_id == TableRow.id, SeatRow.player == old),
        exists().where(other.table_id == TableRow.id, other.player == new),
    )
    return tuple((await connection.execute(together.order_by(TableRow.created))).scalars().all())


async def _touch(connection: AsyncConnection, player: str) -> list[str]:
    """Let everybody read the tables again that the player plays or has spoken at; those are returned. What is wished at
    a table of theirs is settled: they might have to agree to it."""
    seated = select(SeatRow.table_id).where(SeatRow.player == player)
    own = select(TableRow.id).where(or_(TableRow.host == player, TableRow.id.in_(seated)))
    played = (await connection.execute(own.order_by(TableRow.id))).scalars().all()
    spoken = select(ChatLineRow.table_id).where(ChatLineRow.player == player)
    muted = select(MuteRow.table_id).where(or_(MuteRow.by == player, MuteRow.player == player))
    heard = set((await connection.execute(spoken.union(muted))).scalars()).difference(played)
    next_version = TableRow.version + 1
    # each in a statement of its own: there may be more than one can name
    for table in played:
        touched = update(TableRow).where(TableRow.id == table)
        await connection.execute(touched.values(version=next_version, wish=None))
    for table in sorted(heard):
        await connection.execute(update(TableRow).where(TableRow.id == table).values(version=next_version))
    return [*played, *sorted(heard)]


async def _keep_gone(connection: AsyncConnection) -> None:
    there = (await connection.execute(select(PlayerRow.id).where(PlayerRow.id == GONE))).first()
    if there is None:
        await connection.execute(insert(PlayerRow).values(id=GONE, name="", created=datetime.now(UTC)))


async def _remove(connection: AsyncConnection, player: str) -> None:
    """Nobody is this player any more, and whoever still has a cookie of theirs is a stranger."""
    await connection.execute(delete(TicketRow).where(TicketRow.player == player))
    await connection.execute(insert(FormerPlayerRow).values(id=player, since=datetime.now(UTC)))
    await connection.execute(delete(PlayerRow).where(PlayerRow.id == player))


def _seats(table: str) -> Any:
    return select(SeatRow.seat, SeatRow.player, SeatRow.name, SeatRow.level).where(SeatRow.table_id == table)
