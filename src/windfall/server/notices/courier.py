"""Sends notices: each once, whichever process does, and again for a while if nobody takes it."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Collection
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from windfall.engine.words.message import message
from windfall.server.clock import Clock
from windfall.server.database.notice_records import Channel, Notice, NoticeSettings, Wait
from windfall.server.database.store import Store
from windfall.server.duties import done
from windfall.server.metrics.counts import count_notice
from windfall.server.notices import webhook
from windfall.server.notices.channels import Channels
from windfall.server.notices.delivery import Delivery
from windfall.server.notices.episodes import TOLD, UNTOLD, is_late, put_off, reminder
from windfall.server.notices.quiet import quiet_at
from windfall.server.notices.texts import NoticeText, reminder_text, turn_text
from windfall.server.notices.watch import Watch

_log = logging.getLogger("windfall.server.notices")

_AT_ONCE: Final = 20  # that are being sent
_LEASE: Final = timedelta(minutes=2)  # longer than sending may take
_AGAIN: Final = (timedelta(seconds=30), timedelta(minutes=2), timedelta(minutes=10))


class Courier:
    """Looks after waits that are due, and notices that are to be sent."""

    def __init__(
        self,
        store: Store,
        channels: Channels,
        watch: Watch,
        clock: Clock,
        present: Callable[[str], Collection[str]],
    ) -> None:
        self._store = store
        self._notices = store.notices
        self._channels = channels
        self._watch = watch
        self._clock = clock
        self._present = present  # who is connected to a table
        self._sending: set[asyncio.Task[bool]] = set()

    async def tick(self) -> None:
        for wait in await self._notices.waits_due(self._clock.now(), _AT_ONCE):
            await self._tell(wait)
        free = _AT_ONCE - len(self._sending)
        for notice in await self._notices.notices_due(self._clock.now(), free) if free else ():
            self._begin(notice)

    def _begin(self, notice: Notice) -> None:
        async def send_notice() -> None:
            await self._send(notice)

        task = asyncio.create_task(done(send_notice))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def settle(self) -> None:
        """Wait until all that is being sent was."""
        await asyncio.gather(*self._sending)

    async def stop(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)

    # From waits to notices

    async def _tell(self, due: Wait) -> None:
        """A wait is due, if it is one still when one looks at its table now."""
        await self._watch.look(due.table)
        wait = await self._notices.wait(due.table, due.player)
        table = await self._store.table(due.table)
        settings = await self._notices.settings_of(due.player)
        now = self._clock.now()
        if wait is None or wait.due is None or wait.due > now or table is None or settings is None:
            return
        later = put_off(wait, settings, wait.player in self._present(wait.table), now)
        if later is not None and not is_late(wait, later):
            await self._notices.put_off_wait(wait, later)
            return
        told = replace(wait, stage=wait.stage + 1)
        told = replace(told, due=reminder(told, table.pace, settings) if told.stage == TOLD else None)
        notices = [] if is_late(wait, now) else await self._notices_of(wait, settings, now)
        await self._notices.tell(wait, told, notices)

    async def _notices_of(self, wait: Wait, settings: NoticeSettings, now: datetime) -> list[Notice]:
        """One for each way in which the player is reached."""

        def notice(channel: Channel, device: str | None = None, due: datetime = now) -> Notice:
            reminds = wait.stage != UNTOLD
            return Notice(secrets.token_hex(16), wait.player, wait.table, wait.answers, reminds, channel, device, due)

        found = [notice("push", each.device) for each in await self._notices.subscriptions_of(wait.player)]
        if settings.webhook is not None:
            found.append(notice("webhook"))
        mail = settings.mail
        if mail is not None and mail.confirmed and self._channels.post_office is not None:
            soonest = now if mail.sent is None or wait.stage != UNTOLD else mail.sent + timedelta(hours=mail.hours)
            found.append(notice("mail", due=max(now, soonest)))
        return found

    # From notices to people

    async def _send(self, notice: Notice) -> None:
        settings = await self._notices.settings_of(notice.player)
        now = self._clock.now()
        quiet = None if settings is None else quiet_at(settings, now)
        taken = await self._notices.take(notice, now + _LEASE)
        if not taken:
            return
        if notice.attempts > len(_AGAIN):  # whoever tried it last never came back
            await self._notices.remove(taken)
            return
        if quiet is not None:
            await self._notices.put_off(taken, quiet.ends)
            return
        wanted = {each.id: text for each in taken if (text := await self._text(each, settings, now)) is not None}
        stale = [each for each in taken if each.id not in wanted]
        if stale:
            await self._notices.remove(stale)
        if wanted and settings is not None:
            taken = [each for each in taken if each.id in wanted]
            await self._settle(taken, await self._tried(taken[0], settings, list(wanted.values())), now)

    async def _text(self, notice: Notice, settings: NoticeSettings | None, now: datetime) -> NoticeText | None:
        """What a notice says; None if there is nothing to say any more."""
        await self._watch.look(notice.table)
        wait = await self._notices.wait(notice.table, notice.player)
        table = await self._store.table(notice.table)
        if settings is None or table is None or wait is None or wait.answers != notice.answers:
            return None
        if notice.table in await self._notices.muted_by(notice.player):
            return None
        if notice.reminder:
            return reminder_text(settings, table.id, table.title, wait.runs_out, now)
        return turn_text(settings, table.id, table.title)

    async def _tried(self, notice: Notice, settings: NoticeSettings, texts: list[NoticeText]) -> Delivery | None:
        """Whatever fails is tried again. What went wrong may have a secret in its words, so only its kind is logged."""
        try:
            return await self._deliver(notice, settings, texts)
        except Exception as error:
            _log.warning("a notice by %s failed: %s", notice.channel, type(error).__name__)
            return Delivery("later", message("notices-not-sent-silent"))

    async def _deliver(self, notice: Notice, settings: NoticeSettings, texts: list[NoticeText]) -> Delivery | None:
        """None if the player is reached so no more."""
        if notice.channel == "push":
            return await self._push(notice, texts[0])
        if notice.channel == "webhook" and settings.webhook is not None:
            return await webhook.send(settings.webhook, texts[0], self._channels.outgoing)
        office, mail = self._channels.post_office, settings.mail
        if notice.channel == "mail" and office is not None and mail is not None and mail.confirmed:
            return await office.send(settings, texts)
        return None

    async def _push(self, notice: Notice, text: NoticeText) -> Delivery | None:
        for subscription in await self._notices.subscriptions_of(notice.player):
            if subscription.device == notice.device:
                delivery = await self._channels.push.send(subscription, text)
                if delivery.end == "gone":
                    await self._notices.unsubscribe(notice.player, subscription.device, subscription.endpoint)
                return delivery
        return None

    async def _settle(self, taken: list[Notice], delivery: Delivery | None, now: datetime) -> None:
        notice = taken[0]
        if delivery is not None:
            count_notice(notice.channel, delivery.end)
            _log.info("a notice by %s, try %d: %s", notice.channel, notice.attempts, delivery.end)
        if delivery is not None and delivery.end == "later" and notice.attempts <= len(_AGAIN):
            await self._notices.put_off(taken, now + _AGAIN[notice.attempts - 1])
            return
        if delivery is not None and delivery.end == "sent" and notice.channel == "mail":
            await self._notices.mailed(notice.player, now)
        await self._notices.remove(taken)
