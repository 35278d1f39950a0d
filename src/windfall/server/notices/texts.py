"""What a notice says: which game, that it waits, and the way there; in the reader's language, and nothing else."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from windfall.engine.registry import title as find_title
from windfall.engine.words.catalogue import ENGLISH, Wording, languages
from windfall.engine.words.message import Message, message
from windfall.engine.words.pseudo import PSEUDO
from windfall.server.database.notice_records import NoticeSettings


@dataclass(frozen=True, slots=True)
class NoticeText:
    """A notice in words. `tag` is the same for all about one table."""

    title: str
    body: str
    origin: str
    path: str
    tag: str
    trial: bool = False

    @property
    def link(self) -> str:
        return self.origin + self.path


def wording(language: str) -> Wording:
    return Wording(language if language in (*languages(), PSEUDO) else ENGLISH)


def turn_text(settings: NoticeSettings, table: str, title: str) -> NoticeText:
    """A table waits for the reader."""
    name = find_title(title).label
    return _text(settings, table, message("notices-turn"), message("notices-turn-text", title=name))


def reminder_text(
    settings: NoticeSettings, table: str, title: str, runs_out: datetime | None, now: datetime
) -> NoticeText:
    """The reader's clock at a table runs out."""
    name = find_title(title).label
    left = message(
        "notices-reminder-text", title=name, left=_left(timedelta(0) if runs_out is None else runs_out - now)
    )
    return _text(settings, table, message("notices-reminder"), left)


def trial_text(settings: NoticeSettings) -> NoticeText:
    """What is sent by the button that tries all channels."""
    say = wording(settings.language).say
    title, body = say(message("notices-trial")), say(message("notices-trial-text"))
    return NoticeText(title, body, settings.origin, "/me", "trial", trial=True)


def _text(settings: NoticeSettings, table: str, title: Message, body: Message) -> NoticeText:
    say = wording(settings.language).say
    return NoticeText(say(title), say(body), settings.origin, f"/tables/{table}", table)


def _left(time: timedelta) -> Message:
    hours = round(time / timedelta(hours=1))
    if hours > 1:
        return message("notices-hours", hours=hours)
    return message("notices-minutes", minutes=max(1, round(time / timedelta(minutes=1))))
