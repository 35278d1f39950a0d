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
from windfall.server.component_sets import ComponentSets
from windfall.server.database.store import Store
from windfall.server.guards import OriginMiddleware, SizeMiddleware
from windfall.server.headers import HeadersMiddleware
from windfall.server.identity import Identities, IdentityMiddleware
from windfall.server.limits import Rates
from windfall.server.reviews import Reviews
from windfall.server.routes import client, news, people, play, tables, titles, workshop
from windfall.server.routes.context import Context
from windfall.server.routes.errors import tell_errors
from windfall.server.routes.wire import describe_forms, described
from windfall.server.settings import Settings
from windfall.server.tables.hall import Hall
from windfall.server.wire.shapes import Failure
from windfall.server.workshop.access import Access, workshop_key
from windfall.server.workshop.shop import Shop

_AT_ONE_ADDRESS: Final = 10  # people who may well share one
_SMALL: Final = 1000  # bytes: not worth compressing

_ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    status: described(Failure) for status in (400, 403, 404, 409, 413, 422, 429, 503)
}


def create_app(
    settings: Settings | None = None, role: Role | None = None, restart: Callable[[], None] | None = None
) -> FastAPI:
    """A server with these settings, ready for uvicorn; with a role it is an annex. `restart` ends it and starts it
    again, if it can be."""
    settings = settings or Settings()
    app = FastAPI(
        title="Windfall",
        version=version("windfall"),
        lifespan=lambda app: _lifespan(app, settings, role, restart),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for routes in (people.router, titles.router, tables.router, play.router):
        app.include_router(routes, prefix="/api", responses=_ERRORS)
    if role is None:
        app.include_router(workshop.router, prefix="/api", responses=_ERRORS)
    else:
        app.include_router(news.router)
    app.include_router(client.router)
    describe_forms(app)
    tell_errors(app)
    if role is None:
        app.add_middleware(ForwardMiddleware)
    limits = settings.limits
    app.add_middleware(SizeMiddleware, most=limits.request_bytes, files={workshop.FILES: limits.component_file_bytes})
    app.add_middleware(OriginMiddleware, origins=settings.origins)
    app.add_middleware(IdentityMiddleware)
    app.add_middleware(GZipMiddleware, minimum_size=_SMALL)
    app.add_middleware(HeadersMiddleware)
    if role is not None:
        app.add_middleware(DoorMiddleware, secret=role.secret)
    return app


@asynccontextmanager
async def _lifespan(
    app: FastAPI, settings: Settings, role: Role | None, restart: Callable[[], None] | None
) -> AsyncIterator[None]:
    store = await Store.open(settings.url)
    names = title_names() if role is None else (role.components.title,)
    sets = await ComponentSets.open(store, names, current=role is None)
    bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.levels, sets.texts)
    hall = Hall(settings, store, sets, bots)
    annexes = Annexes(settings, store, sets)
    limits = settings.limits
    reviews = Reviews(settings.review_seconds, limits.reviews_waiting, limits.reviews_kept, texts=sets.texts)
    app.state.identities = Identities(await store.secret("identity", secrets.token_urlsafe(32)))
    app.state.context = Context(
        settings,
        store,
        hall,
        annexes,
        reviews,
        Shop(settings.corrections_folder, restart),
        Access(settings.workshop, await workshop_key(store)),
        Rates(limits.changes_per_minute, limits.changes_at_once),
        Rates(limits.changes_per_minute * _AT_ONE_ADDRESS, limits.changes_at_once * _AT_ONE_ADDRESS),
    )
    if role is None:
        bots.start()
        annexes.start()
    hall.start(when_deserted=None if role is None else leave)
    try:
        yield
    finally:
        await hall.stop()
        await annexes.stop()
        await reviews.stop()
        bots.close()
        await store.close()
