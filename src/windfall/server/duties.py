"""Housekeeping: what fails is logged and does not end the keeper."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

_log = logging.getLogger("windfall.server")


async def done(duty: Callable[[], Awaitable[None]]) -> bool:
    """Do a duty; whether it was done."""
    try:
        await duty()
    except Exception:
        _log.exception("%s failed; the server goes on without it", getattr(duty, "__qualname__", duty))
        return False
    return True


async def end(tasks: Iterable[asyncio.Task[Any]]) -> None:
    """End tasks, and wait until they have. A library may swallow that a task is cancelled: then it is told again."""
    left = {task for task in tasks if not task.done()}
    while left:
        for task in left:
            task.cancel()
        _ended, left = await asyncio.wait(left, timeout=1.0)
