"""What is asked of the database about notices: who wants them, which tables wait for whom, and what is to be sent.

Several processes look after the same notices. Whoever takes a step changes the row as it was seen: of two who want to,
one finds it changed already, and leaves it.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any, Final, TypeAlias

from sqlalchemy import ColumnElement, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from windfall.server.database.connected import Connected
from windfall.server.database.models import (
    MoveRow,
    NoticeMuteRow,
    NoticeRow,
    NoticeSettingsRow,
    PushSubscriptionRow,
    SeatRow,
    TableRow,
    WaitRow,
)
from windfall.server.database.notice_records import MailBox, Notice, NoticeSettings, PushSubscription, Wait, Webhook
from windfall.server.database.records import TableRecord
from windfall.server.database.table_rows import read_tables

_IN_PART: Final = 500  # rows that a query names


@dataclass(frozen=True, slots=True)
class Seen:
    """A table as it is stored, with what is known of those at it who want to be told."""

    table: TableRecord
    moves: Counter[int]  # by seat
    waits: Mapping[str, Wait]  # by player
    settings: Mapping[str, NoticeSettings]


Judge: TypeAlias = Callable[[Seen], Sequence[Wait]]


class Notices(Connected):
    """Every method is one transaction."""

    # How players want to be told

    async def settings_of(self, player: str) -> NoticeSettings | None:
        rows = await self._rows(select(NoticeSettingsRow).where(NoticeSettingsRow.player == player))
        return _settings(rows[0]) if rows else None

    async def save_settings(self, settings: NoticeSettings) -> None:
        values = _settings_values(settings)
        same = NoticeSettingsRow.player == settings.player

        async def save(connection: AsyncConnection) -> None:
            if not (await connection.execute(update(NoticeSettingsRow).where(same).values(values))).rowcount:
                await connection.execute(insert(NoticeSettingsRow).values(player=settings.player, **values))

        try:
            await self._do(save)
        except IntegrityError:  # another process was quicker with the first ones
            await self._do(save)

    async def confirm_mail(self, player: str, address: str) -> bool:
        """Whether the player still wants mail at this address."""
        same = (NoticeSettingsRow.player == player, NoticeSettingsRow.mail_address == address)
        return await self._change(update(NoticeSettingsRow).where(*same).values(mail_confirmed=True)) > 0

    async def stop_mail(self, player: str, address: str) -> None:
        same = (NoticeSettingsRow.player == player, NoticeSettingsRow.mail_address == address)
        await self._change(
            update(NoticeSettingsRow).where(*same).values(mail_address=None, mail_confirmed=False, mail_sent=None)
        )

    async def mailed(self, player: str, now: datetime) -> None:
        await self._change(update(NoticeSettingsRow).where(NoticeSettingsRow.player == player).values(mail_sent=now))

    async def subscribe(self, player: str, subscription: PushSubscription, now: datetime) -> None:
        """A browser is reached so from now on, and no other way; nor is any other reached by the same address."""
        values = {
            "device": subscription.device,
            "player": player,
            "endpoint": subscription.endpoint,
            "public_key": subscription.public_key,
            "auth": subscription.auth,
            "created": now,
        }
        former = or_(
            PushSubscriptionRow.device == subscription.device, PushSubscriptionRow.endpoint == subscription.endpoint
        )
        await self._change(delete(PushSubscriptionRow).where(former), insert(PushSubscriptionRow).values(values))

    async def unsubscribe(self, player: str, device: str, endpoint: str | None = None) -> None:
        """A browser is reached no more; with an endpoint, only if it is not another one by now."""
        own = [PushSubscriptionRow.player == player, PushSubscriptionRow.device == device]
        if endpoint is not None:
            own.append(PushSubscriptionRow.endpoint == endpoint)
        await self._change(delete(PushSubscriptionRow).where(*own))

    async def subscriptions_of(self, player: str) -> list[PushSubscription]:
        query = select(PushSubscriptionRow).where(PushSubscriptionRow.player == player)
        rows = await self._rows(query.order_by(PushSubscriptionRow.created, PushSubscriptionRow.device))
        return [PushSubscription(row.device, row.endpoint, row.public_key, row.auth) for row in rows]

    async def muted_by(self, player: str) -> list[str]:
        query = select(NoticeMuteRow.table_id).where(NoticeMuteRow.player == player)
        return [row.table_id for row in await self._rows(query.order_by(NoticeMuteRow.table_id))]

    async def mute(self, player: str, table: str, muted: bool) -> None:
        same = (NoticeMuteRow.player == player, NoticeMuteRow.table_id == table)
        removed = delete(NoticeMuteRow).where(*same)
        if muted:
            with suppress(IntegrityError):  # the table was removed, or is muted already
                await self._change(removed, insert(NoticeMuteRow).values(player=player, table_id=table))
        else:
            await self._change(removed)

    # Which tables wait for whom

    async def watched(self, tables: Iterable[str]) -> list[str]:
        """Those of these tables at which somebody sits who wants to be told."""
        named = sorted(tables)
        found: list[str] = []
        for start in range(0, len(named), _IN_PART):
            here = SeatRow.table_id.in_(named[start : start + _IN_PART])
            found += [row.table_id for row in await self._rows(_watched(here))]
        return found

    async def watched_since(self, since: datetime | None) -> list[str]:
        """All tables that are played and were changed since then, at which somebody sits who wants to be told."""
        played = select(TableRow.id).where(TableRow.status == "playing")
        played = played if since is None else played.where(TableRow.changed >= since)
        return [row.table_id for row in await self._rows(_watched(SeatRow.table_id.in_(played)))]

    async def watched_of(self, player: str) -> list[str]:
        return [row.table_id for row in await self._rows(_watched(SeatRow.player == player))]

    async def look(self, table: str, judge: Judge) -> None:
        """Keep the waits that follow from a table as it is now. Nobody else changes it meanwhile."""

        async def look(connection: AsyncConnection) -> None:
            query = select(TableRow).where(TableRow.id == table).with_for_update(key_share=True)
            tables = await read_tables(connection, query)
            if tables:
                seen = await _seen(connection, tables[0])
                await _keep_waits(connection, seen.waits, judge(seen))

        await self._do(look)

    async def waits_due(self, now: datetime, most: int) -> list[Wait]:
        query = select(WaitRow).where(WaitRow.due <= now).order_by(WaitRow.due, WaitRow.table_id, WaitRow.player)
        return [_wait(row) for row in await self._rows(query.limit(most))]

    async def wait(self, table: str, player: str) -> Wait | None:
        rows = await self._rows(select(WaitRow).where(WaitRow.table_id == table, WaitRow.player == player))
        return _wait(rows[0]) if rows else None

    async def put_off_wait(self, wait: Wait, due: datetime) -> None:
        await self._change(update(WaitRow).where(*_same_wait(wait)).values(due=due))

    async def tell(self, wait: Wait, told: Wait, notices: Sequence[Notice]) -> bool:
        """A wait goes on to its next stage, and these notices are to be sent; False if somebody else was quicker."""

        async def tell(connection: AsyncConnection) -> bool:
            change = update(WaitRow).where(*_same_wait(wait)).values(stage=told.stage, due=told.due)
            if not (await connection.execute(change)).rowcount:
                return False
            muted = (NoticeMuteRow.player == wait.player, NoticeMuteRow.table_id == wait.table)
            silent = (await connection.execute(select(NoticeMuteRow.player).where(*muted))).first()
            if notices and silent is None:
                await connection.execute(insert(NoticeRow), [_notice_values(each) for each in notices])
            return True

        return await self._do(tell)

    # What is to be sent

    async def notices_due(self, now: datetime, most: int) -> list[Notice]:
        query = select(NoticeRow).where(NoticeRow.due <= now).order_by(NoticeRow.due, NoticeRow.id)
        return [_notice(row) for row in await self._rows(query.limit(most))]

    async def take(self, notice: Notice, until: datetime) -> list[Notice]:
        """What is sent now by who asks, and nobody else until then: the notice, and if it is mail all mail to the same
        player; nothing if somebody else was quicker."""

        async def take(connection: AsyncConnection) -> list[Notice]:
            same = (NoticeRow.id == notice.id, NoticeRow.due == notice.due, NoticeRow.attempts == notice.attempts)
            change = update(NoticeRow).where(*same).values(due=until, attempts=notice.attempts + 1)
            if not (await connection.execute(change)).rowcount:
                return []
            taken = [replace(notice, due=until, attempts=notice.attempts + 1)]
            if notice.channel == "mail":
                others = (NoticeRow.player == notice.player, NoticeRow.channel == "mail", NoticeRow.id != notice.id)
                rows = (await connection.execute(select(NoticeRow).where(*others))).all()
                taken += [_notice(row) for row in rows]
                await connection.execute(update(NoticeRow).where(*others).values(due=until))
            return taken

        return await self._do(take)

    async def put_off(self, notices: Sequence[Notice], due: datetime) -> None:
        await self._change(update(NoticeRow).where(_these(notices)).values(due=due))

    async def remove(self, notices: Sequence[Notice]) -> None:
        await self._change(delete(NoticeRow).where(_these(notices)))


def _watched(*seats: ColumnElement[bool]) -> Any:
    told = select(NoticeSettingsRow.player)
    return select(SeatRow.table_id).where(SeatRow.player.in_(told), *seats).distinct()


async def _seen(connection: AsyncConnection, table: TableRecord) -> Seen:
    players = {seat.player for seat in table.seats if seat.player is not None}
    settings = await connection.execute(select(NoticeSettingsRow).where(NoticeSettingsRow.player.in_(players)))
    waits = await connection.execute(select(WaitRow).where(WaitRow.table_id == table.id))
    moves = select(MoveRow.seat, func.count().label("moves")).where(MoveRow.table_id == table.id).group_by(MoveRow.seat)
    return Seen(
        table,
        Counter({row.seat: row.moves for row in await connection.execute(moves)}),
        {row.player: _wait(row) for row in waits},
        {row.player: _settings(row) for row in settings},
    )


async def _keep_waits(connection: AsyncConnection, before: Mapping[str, Wait], after: Sequence[Wait]) -> None:
    wanted = {wait.player: wait for wait in after}
    for player, wait in before.items():
        if wanted.get(player) != wait:
            await connection.execute(
                delete(WaitRow).where(WaitRow.table_id == wait.table, WaitRow.player == wait.player)
            )
    fresh = [wait for wait in after if before.get(wait.player) != wait]
    if fresh:
        await connection.execute(insert(WaitRow), [_wait_values(wait) for wait in fresh])


def _same_wait(wait: Wait) -> tuple[ColumnElement[bool], ...]:
    return (
        WaitRow.table_id == wait.table,
        WaitRow.player == wait.player,
        WaitRow.answers == wait.answers,
        WaitRow.stage == wait.stage,
        WaitRow.due == wait.due,
    )


def _these(notices: Sequence[Notice]) -> ColumnElement[bool]:
    return NoticeRow.id.in_([notice.id for notice in notices])


def _settings(row: Any) -> NoticeSettings:
    quiet = None if row.quiet_from is None else (row.quiet_from, row.quiet_until)
    webhook = None if row.webhook_url is None else Webhook(row.webhook_url, row.webhook_format)
    mail = (
        None
        if row.mail_address is None
        else MailBox(row.mail_address, row.mail_confirmed, row.mail_hours, row.mail_sent)
    )
    return NoticeSettings(row.player, row.language, row.origin, row.time_zone, quiet, webhook, mail)


def _settings_values(settings: NoticeSettings) -> dict[str, Any]:
    webhook, mail = settings.webhook, settings.mail
    return {
        "language": settings.language,
        "origin": settings.origin,
        "time_zone": settings.time_zone,
        "quiet_from": None if settings.quiet is None else settings.quiet[0],
        "quiet_until": None if settings.quiet is None else settings.quiet[1],
        "webhook_url": None if webhook is None else webhook.url,
        "webhook_format": None if webhook is None else webhook.format,
        "mail_address": None if mail is None else mail.address,
        "mail_confirmed": mail is not None and mail.confirmed,
        "mail_hours": MailBox("").hours if mail is None else mail.hours,
        "mail_sent": None if mail is None else mail.sent,
    }


def _wait(row: Any) -> Wait:
    return Wait(row.table_id, row.player, row.answers, row.since, row.runs_out, row.stage, row.due)


def _wait_values(wait: Wait) -> dict[str, Any]:
    return {
        "table_id": wait.table,
        "player": wait.player,
        "answers": wait.answers,
        "since": wait.since,
        "runs_out": wait.runs_out,
        "stage": wait.stage,
        "due": wait.due,
    }


def _notice(row: Any) -> Notice:
    return Notice(
        row.id, row.player, row.table_id, row.answers, row.reminder, row.channel, row.device, row.due, row.attempts
    )


def _notice_values(notice: Notice) -> dict[str, Any]:
    return {
        "id": notice.id,
        "player": notice.player,
        "table_id": notice.table,
        "answers": notice.answers,
        "reminder": notice.reminder,
        "channel": notice.channel,
        "device": notice.device,
        "attempts": notice.attempts,
        "due": notice.due,
    }
