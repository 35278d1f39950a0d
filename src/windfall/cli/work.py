"""`windfall work`: bots think, hints and reviews are worked out for the processes of a server, on any machine."""

from dataclasses import replace
from functools import partial
from typing import Annotated

import typer

from windfall.cli.parameters import DatabaseUrl, RedisUrl
from windfall.cli.terminal import console
from windfall.engine.words.message import message


def work(
    database_url: DatabaseUrl = None,
    redis: RedisUrl = None,
    bot_workers: Annotated[
        int | None, typer.Option(metavar="N", min=1, help="How many bots think at once.", show_default="cores - 1")
    ] = None,
) -> None:
    """Work for a server of several processes: let bots think, and work out hints and reviews.

    It needs the same version, components, database and Redis as the server.
    """
    from windfall.server.settings import Settings  # noqa: PLC0415 (the other commands start quicker without it)
    from windfall.server.work import work as do_jobs  # noqa: PLC0415

    settings = Settings(database_url, redis)
    if bot_workers is not None:
        settings = replace(settings, bot_workers=bot_workers)
    do_jobs(settings, partial(console().print, str(message("cli-works", workers=settings.bot_workers))))
