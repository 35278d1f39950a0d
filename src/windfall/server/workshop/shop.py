"""The workshop of a server: that of each title that has component files, and the restart after which new tables use
what was saved."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from functools import cached_property
from http import HTTPStatus
from pathlib import Path
from typing import Final, TypeVar

from windfall.engine.errors import DataError
from windfall.engine.registry import title as find_title
from windfall.engine.registry import title_names
from windfall.engine.title import Title
from windfall.engine.words.message import message
from windfall.server.refusals import RequestRefused, nested_too_deeply
from windfall.server.wire.workshop import Workshop
from windfall.server.workshop.title_shop import TitleShop

Answer = TypeVar("Answer")

_CANNOT_RESTART: Final = message("workshop-cannot-restart")


class Shop:
    """All titles. Its work is done in threads, so that tables do not wait for it."""

    def __init__(self, folder: Path, restart: Callable[[], None] | None) -> None:
        self._folder = folder
        self._restart = restart
        self._started = datetime.now(UTC)

    @cached_property
    def _titles(self) -> dict[str, TitleShop]:
        titles = [find_title(name) for name in title_names()]
        return {
            title.name: TitleShop(title, title.workbench, self._folder)
            for title in titles
            if title.workbench is not None
        }

    async def overview(self, by: str) -> Workshop:
        titles = await _in_thread(lambda: [shop.summary() for shop in self._titles.values()])
        return Workshop(titles, self._started, by)

    async def of(self, title: Title, work: Callable[[TitleShop], Answer]) -> Answer:
        """Have something done in the workshop of a title."""
        if title.workbench is None:
            raise RequestRefused(message("workshop-no-files", title=title.label), HTTPStatus.NOT_FOUND)
        return await _in_thread(lambda: work(self._titles[title.name]))

    def restart(self) -> None:
        """End the server and start it again, when what is on its way has been answered."""
        if self._restart is None:
            raise RequestRefused(_CANNOT_RESTART, HTTPStatus.SERVICE_UNAVAILABLE)
        self._restart()


async def _in_thread(work: Callable[[], Answer]) -> Answer:
    try:
        return await asyncio.to_thread(work)
    except DataError as error:  # somebody else has written to the folder
        raise RequestRefused(message("server-error", error=error.message), HTTPStatus.CONFLICT) from error
    except RecursionError as error:
        raise nested_too_deeply() from error
