"""Notices to an address of the player's own, in the form that whoever listens there understands."""

from typing import Any, Final
from urllib.parse import unquote

import msgspec

from windfall.engine.words.message import message
from windfall.server.database.notice_records import Webhook, WebhookFormat
from windfall.server.notices.delivery import Delivery, answered, not_sent
from windfall.server.notices.outgoing import NotSent, Outgoing
from windfall.server.notices.texts import NoticeText

FORMATS: Final[tuple[WebhookFormat, ...]] = ("json", "ntfy", "discord", "slack")
_HEADERS: Final = {"Content-Type": "application/json", "User-Agent": "windfall"}


async def send(webhook: Webhook, text: NoticeText, outgoing: Outgoing) -> Delivery:
    address, told = request(webhook, text)
    try:
        status = await outgoing.post(address, _HEADERS, msgspec.json.encode(told))
    except NotSent as refusal:
        return not_sent(refusal)
    return answered(status, message("notices-taken-webhook", status=status))


def request(webhook: Webhook, text: NoticeText) -> tuple[str, dict[str, Any]]:
    """Where a notice is sent, and what."""
    match webhook.format:
        case "json":
            return webhook.url, {"title": text.title, "text": text.body, "link": text.link, "trial": text.trial}
        case "ntfy":
            # Published to the server, which is told the topic: so that words need not go into headers.
            server, _slash, topic = webhook.url.rstrip("/").rpartition("/")
            told = {"topic": unquote(topic), "title": text.title, "message": text.body, "click": text.link}
            return f"{server}/", told
        case "discord":
            return webhook.url, {
                "content": f"**{text.title}**\n{text.body}\n{text.link}",
                "allowed_mentions": {"parse": []},
            }
        case "slack":
            return webhook.url, {"text": f"*{_slack(text.title)}*\n{_slack(text.body)}\n<{text.link}>"}


def _slack(text: str) -> str:
    """
    >>> _slack("<!here> & there")
    '&lt;!here&gt; &amp; there'
    """
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
