"""The application: all parts of the server put together."""

import secrets
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from windfall.engine.registry import title_names
from windfall.server.annexes.annexes import Annexes
from windfall.server.annexes.door import DoorMiddleware, leave
from windfall.server.annexes.forwarding import ForwardMiddleware
from windfall.server.annexes.role import Role
from windfall.server.bots import BotPool
from windfall.server.clock import Clock
from windfall.server.component_sets import ComponentSets
from windfall.server.daily.deals import Dealer
from windfall.server.database.store import Store
from windfall.server.guards import DatabaseMiddleware, HostMiddleware, OriginMiddleware, PathMiddleware, SizeMiddleware
from windfall.server.headers import HeadersMiddleware
from windfall.server.health import Health
from windfall.server.hearsay import Hearsay
from windfall.server.identity.becoming import Becoming
from windfall.server.identity.cookies import Identities
from windfall.server.identity.middleware import IdentityMiddleware
from windfall.server.identity.passes import Passes
from windfall.server.identity.passkeys import Passkeys
from windfall.server.identity.tickets import Tickets
from windfall.server.jobs.boards import Boards
from windfall.server.lobby import Lobby
from windfall.server.metrics.figures import Figures
from windfall.server.neighbours import Neighbours, open_talk
from windfall.server.notices.channels import Channels
from windfall.server.notices.desk import Desk
from windfall.server.reading import ReadingMiddleware
from windfall.server.reviews import REVIEW_WORKERS, Reviews
from windfall.server.routes import (
    admin,
    client,
    daily,
    devices,
    health,
    lessons,
    mistakes,
    news,
    notices,
    own_data,
    people,
    play,
    puzzles,
    sharing,
    standing,
    tables,
    titles,
    tournaments,
    workshop,
)
from windfall.server.routes.context import Context
from windfall.server.routes.errors import tell_errors
from windfall.server.routes.wire import describe_forms, described
from windfall.server.settings import Settings
from windfall.server.siblings import Siblings
from windfall.server.stage.stage import Stage
from windfall.server.standing.settling import Settling
from windfall.server.standing.sharing import Pictures
from windfall.server.tables.frame_cache import FrameCache
from windfall.server.tables.hall import Hall
from windfall.server.tables.housekeeping import Housekeeper
from windfall.server.tournaments.organizer import Organizer
from windfall.server.wire.shapes import Failure
from windfall.server.workshop.access import Access, workshop_key
from windfall.server.workshop.shop import Shop

_SMALL: Final = 1000  # bytes: not worth compressing

_ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    status: described(Failure) for status in (400, 403, 404, 409, 413, 414, 421, 422, 429, 503)
}


def create_app(
    settings: Settings | None = None,
    role: Role | None = None,
    restart: Callable[[], None] | None = None,
    clock: Clock | None = None,
    siblings: Siblings | None = None,
) -> FastAPI:
    """A server with these settings, ready for uvicorn; with a role it is an annex. `restart` ends it and starts it
    again, if it can be. Tables go by the clock of the world, if none is given. It does not begin before it knows who is
    connected to its siblings."""
    settings = settings or Settings()
    app = FastAPI(
        title="Windfall",
        version=version("windfall"),
        lifespan=lambda app: _lifespan(app, settings, role, restart, clock, siblings),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    of_people = (people.router, devices.router, own_data.router)
    for routes in (*of_people, titles.router, tables.router, mistakes.router, lessons.router, play.router):
        app.include_router(routes, prefix="/api", responses=_ERRORS)
    if role is None:
        of_standing = (standing.router, sharing.router, tournaments.router)
        for routes in (notices.router, puzzles.router, daily.router, *of_standing, workshop.router):
            app.include_router(routes, prefix="/api", responses=_ERRORS)
        app.include_router(health.router)
        app.include_router(admin.router)
    else:
        app.include_router(news.router)
    app.include_router(client.router)
    describe_forms(app)
    tell_errors(app)
    if role is None:
        app.add_middleware(ForwardMiddleware)
        app.add_middleware(ReadingMiddleware)
    limits = settings.limits
    app.add_middleware(SizeMiddleware, most=limits.request_bytes, files={workshop.FILES: limits.component_file_bytes})
    app.add_middleware(OriginMiddleware, origins=settings.origins)
    app.add_middleware(IdentityMiddleware)
    app.add_middleware(GZipMiddleware, minimum_size=_SMALL)
    app.add_middleware(PathMiddleware)
    app.add_middleware(HostMiddleware, origins=settings.origins)
    app.add_middleware(DatabaseMiddleware)
    app.add_middleware(HeadersMiddleware, build=client.build_of(settings.client_folder))
    if role is not None:
        app.add_middleware(DoorMiddleware, secret=role.secret)
    return app


@asynccontextmanager
async def _lifespan(
    app: FastAPI,
    settings: Settings,
    role: Role | None,
    restart: Callable[[], None] | None,
    clock: Clock | None,
    siblings: Siblings | None,
) -> AsyncIterator[None]:
    store = await Store.open(settings.url)
    names = title_names() if role is None else (role.components.title,)
    sets = await ComponentSets.open(store, names, current=role is None)
    secret = bytes.fromhex(await store.secret("neighbours", secrets.token_hex(16)))
    limits = settings.limits
    neighbours = Neighbours.of(open_talk(settings.redis_url), limits, secret, role is not None)
    # an annex has other components than the workers that are shared
    url = settings.redis_url if role is None else None
    boards = None if url is None else Boards.open(url, neighbours.talk, secret, limits.bot_caps)
    bots = BotPool(
        settings.bot_workers,
        settings.bot_seconds,
        settings.levels,
        sets.texts,
        None if boards is None else boards.bots,
        limits.bot_caps,
    )
    hall = Hall(settings, store, sets, bots, neighbours, clock)
    channels = await Channels.open(settings, store)
    desk = Desk(store, hall, channels if role is None else None)
    annexes = Annexes(settings, store, sets)
    settling = Settling(store, sets, hall.clock)
    organizer = Organizer(hall, settings, store, neighbours.ledger)
    housekeeper = Housekeeper(settings, store, hall, clears=role is None)
    lobby = Lobby(store, hall, limits, neighbours.talk)
    reviews = Reviews(
        settings.review_seconds,
        limits,
        texts=sets.texts,
        board=None if boards is None else boards.reviews,
        workers=REVIEW_WORKERS if boards is None else min(1, settings.bot_workers),
        archive=store.reviewed,
    )
    passes = app.state.passes = Passes(store.people, keeps_devices=role is None)
    tickets = Tickets(store.people)
    app.state.identities = Identities(await store.secret("identity", secrets.token_urlsafe(32)))
    app.state.context = Context(
        settings,
        store,
        neighbours.talk,
        hall,
        annexes,
        bots,
        reviews,
        Health(store, bots),
        Figures(store, hall, bots, reviews),
        Shop(settings.corrections_folder, restart),
        Access(settings.workshop, await workshop_key(store)),
        lobby,
        FrameCache(limits.frames_kept_bytes),
        Dealer(await store.secret("daily", secrets.token_hex(32))),
        Stage(),
        *neighbours.ledger.rates("changes", limits.changes_per_minute, limits.changes_at_once),
        *neighbours.ledger.rates("reads", limits.reads_per_minute, limits.reads_at_once),
        passes,
        Becoming(store, passes, hall, neighbours.talk, annexes),
        tickets,
        Passkeys(store.people, tickets),
        *neighbours.ledger.rates("keys", limits.keys_per_minute, limits.keys_at_once),
        settling,
        organizer,
        Pictures(bots),
        desk,
        channels,
        *neighbours.ledger.rates("trials", limits.trials_per_minute, limits.trials_at_once),
        *neighbours.ledger.rates("questions", limits.questions_per_minute, limits.questions_at_once),
    )
    hearsay = Hearsay(hall, neighbours.company, neighbours.ledger, lobby, passes)
    await neighbours.start(hearsay.hear, () if siblings is None else siblings.at_home())
    await bots.share()
    await reviews.share()
    if role is None:
        bots.start()
        annexes.start()
        settling.start()
        organizer.start()
    housekeeper.start()
    hall.start(when_deserted=None if role is None else leave)
    desk.start()
    try:
        yield
    finally:
        await desk.stop()
        await channels.close()
        await housekeeper.stop()
        await organizer.stop()
        await settling.stop()
        await hall.stop()
        await annexes.stop()
        await reviews.stop()
        await bots.close()
        await neighbours.stop()
        await passes.stop()
        await store.close()
