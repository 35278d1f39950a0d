"""Workers without a server: they do the jobs that the processes of a server put up, on this machine or another."""

import asyncio
import secrets
import signal
from collections.abc import Callable

from windfall.engine.errors import WindfallError
from windfall.engine.registry import title_names
from windfall.server.bots import bot_crew
from windfall.server.component_sets import ComponentSets
from windfall.server.database.store import Store
from windfall.server.jobs.boards import Boards
from windfall.server.jobs.labour import Labour
from windfall.server.jobs.share import KEPT_SECONDS
from windfall.server.logs import set_up_logs
from windfall.server.reviews import REVIEWS_KEPT_SECONDS, review_crew
from windfall.server.settings import Settings
from windfall.server.talk.over_redis import RedisTalk, check_redis


def work(settings: Settings, when_ready: Callable[[], None] | None = None) -> None:
    """Work until interrupted."""
    set_up_logs(settings.log_form, "info")
    asyncio.run(_work(settings, when_ready))


async def _work(settings: Settings, when_ready: Callable[[], None] | None) -> None:
    if settings.redis_url is None:
        raise WindfallError("name the Redis server of those to work for: --redis redis://HOST:6379/0")
    await check_redis(settings.redis_url)
    store = await Store.open(settings.url)
    sets = await ComponentSets.open(store, title_names())
    secret = bytes.fromhex(await store.secret("neighbours", secrets.token_hex(16)))
    await store.close()
    talk = RedisTalk(settings.redis_url)
    boards = Boards.open(settings.redis_url, talk, secret)
    bots = bot_crew(settings.bot_workers, settings.bot_seconds, sets.texts)
    reviews = review_crew(1, sets.texts)
    labours = (Labour(boards.bots, bots, KEPT_SECONDS), Labour(boards.reviews, reviews, REVIEWS_KEPT_SECONDS))
    ending = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, ending.set)
    await talk.start()
    bots.start()
    try:
        for labour in labours:
            await labour.start()
        if when_ready is not None:
            when_ready()
        await ending.wait()
    finally:
        for labour in labours:
            await labour.stop()
        await bots.close()
        await reviews.close()
        await talk.close()
