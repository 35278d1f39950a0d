"""The button that tries every channel at once, and says what came of it."""

import asyncio

from windfall.engine.words.message import Message
from windfall.server.database.notice_records import NoticeSettings, PushSubscription
from windfall.server.database.notices import Notices
from windfall.server.notices import webhook
from windfall.server.notices.channels import Channels
from windfall.server.notices.delivery import Delivery
from windfall.server.notices.texts import trial_text
from windfall.server.wire.notices import ChannelTrial


async def try_all(settings: NoticeSettings, notices: Notices, channels: Channels) -> list[ChannelTrial]:
    """Send a test over everything that a player has set up; mail only to an address that is confirmed."""
    subscriptions = await notices.subscriptions_of(settings.player)
    trials = [_try_push(settings, each, notices, channels) for each in subscriptions]
    if settings.webhook is not None:
        trials.append(_try_webhook(settings, channels))
    if settings.mail is not None and settings.mail.confirmed and channels.post_office is not None:
        trials.append(_try_mail(settings, channels))
    return list(await asyncio.gather(*trials))


async def _try_push(
    settings: NoticeSettings, subscription: PushSubscription, notices: Notices, channels: Channels
) -> ChannelTrial:
    delivery = await channels.push.send(subscription, trial_text(settings))
    if delivery.end == "gone":
        await notices.unsubscribe(settings.player, subscription.device, subscription.endpoint)
    return ChannelTrial("push", subscription.device, *_told(delivery))


async def _try_webhook(settings: NoticeSettings, channels: Channels) -> ChannelTrial:
    assert settings.webhook is not None
    delivery = await webhook.send(settings.webhook, trial_text(settings), channels.outgoing)
    return ChannelTrial("webhook", None, *_told(delivery))


async def _try_mail(settings: NoticeSettings, channels: Channels) -> ChannelTrial:
    assert channels.post_office is not None
    return ChannelTrial("mail", None, *_told(await channels.post_office.send(settings, [trial_text(settings)])))


def _told(delivery: Delivery) -> tuple[bool, Message]:
    return delivery.end == "sent", delivery.text
