"""The log: what is said over and over is counted instead, so that nobody can fill the disk by making errors. The links
of tables, which let people in, stand in none. Lines for people, or for programs: then each is a JSON object that says
which table and move it is about.
"""

import hashlib
import json
import logging
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Any, Final, Literal, TypeAlias

_MOST: Final = 20  # lines of one kind
_SECONDS: Final = 60.0
_KINDS: Final = 1000
_Kind = tuple[str, int, str]
LogForm: TypeAlias = Literal["text", "json"]
_LINK: Final = re.compile(r"(/tables/)[^/\s\"?]+")


def named(table: str) -> str:
    """A table as the log calls it: always the same, and no way to its link."""
    return hashlib.blake2b(table.encode(), digest_size=5).hexdigest()


# Which table, and which move of it, the task that runs is about.
_ABOUT: Final[ContextVar[tuple[str, int | None] | None]] = ContextVar("about", default=None)


@contextmanager
def log_about(table: str, move: int | None = None) -> Iterator[None]:
    """What is logged meanwhile, also by tasks that begin, is about a table, and about the move of this number."""
    before = _ABOUT.set((table, move))
    try:
        yield
    finally:
        _ABOUT.reset(before)


class Throttle(logging.Filter):
    """Lets some lines of each kind through in a minute. The first one after that says how many were left out. Lines for
    finding errors are wanted all."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: dict[_Kind, tuple[float, int]] = {}  # since when, and how many

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno <= logging.DEBUG:
            return True
        kind = (record.name, record.levelno, str(record.msg)[:200])
        now = self._clock()
        since, count = self._kinds.get(kind, (now, 0))
        if now - since >= _SECONDS:
            if count > _MOST:
                record.msg = f"{record.getMessage()} (and {count - _MOST} more like it before)"
                record.args = ()
            since, count = now, 0
        if len(self._kinds) >= _KINDS and kind not in self._kinds:
            self._kinds.clear()
        self._kinds[kind] = (since, count + 1)
        return count < _MOST


class HideLinks(logging.Filter):
    """Leaves out which table somebody asked for."""

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if _LINK.search(text):
            record.msg, record.args = _without_links(text), ()
        return True


def _without_links(text: str) -> str:
    return _LINK.sub(r"\1…", text)


class JsonLines(logging.Formatter):
    """One object for each line: time, level, logger, message, and table, move and error where there are any."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        about = _ABOUT.get()
        if about is not None:
            table, move = about
            line |= {"table": named(table)} | ({} if move is None else {"move": move})
        if record.exc_info is not None:
            line["error"] = _without_links(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(form: LogForm, level: str) -> None:
    """Write what this process logs from this level on to standard error, throttled together and without links. Of
    libraries, which would tell what is sent over sockets and stored, only warnings are written."""
    root = logging.getLogger()
    logging.getLogger("windfall").setLevel(level.upper())
    if form == "json":
        handler = logging.StreamHandler()
        handler.setFormatter(JsonLines())
        root.handlers = [handler]
    elif not root.handlers:
        handler = logging.StreamHandler()
        handler.setFormatter(logging.Formatter("%(levelname)s: %(message)s"))
        root.addHandler(handler)
    _guard_logs()


def _guard_logs() -> None:
    throttle, hide = Throttle(), HideLinks()
    loggers = (logging.getLogger(), logging.getLogger("uvicorn"), logging.getLogger("uvicorn.access"))
    handlers = {handler for logger in loggers for handler in logger.handlers}
    if logging.lastResort is not None:
        handlers.add(logging.lastResort)
    for handler in handlers:
        if not any(isinstance(other, Throttle) for other in handler.filters):
            handler.addFilter(throttle)
            handler.addFilter(hide)
