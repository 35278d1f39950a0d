"""The application: all parts of the server put together."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, Final

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

from windfall.server.bots import BotPool
from windfall.server.database.store import Store
from windfall.server.guards import OriginMiddleware, SizeMiddleware
from windfall.server.headers import HeadersMiddleware
from windfall.server.identity import Identities, IdentityMiddleware
from windfall.server.limits import Rates
from windfall.server.reviews import Reviews
from windfall.server.routes import client, people, play, tables, titles
from windfall.server.routes.context import Context
from windfall.server.routes.errors import tell_errors
from windfall.server.routes.wire import describe_forms, described
from windfall.server.settings import Settings
from windfall.server.tables.hall import Hall
from windfall.server.wire.shapes import Failure

_AT_ONE_ADDRESS: Final = 10  # people who may well share one
_SMALL: Final = 1000  # bytes: not worth compressing

_ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    status: described(Failure) for status in (400, 403, 404, 409, 413, 422, 429, 503)
}


def create_app(settings: Settings | None = None) -> FastAPI:
    """A server with these settings, ready for uvicorn."""
    settings = settings or Settings()
    app = FastAPI(
        title="Windfall",
        version=version("windfall"),
        lifespan=lambda app: _lifespan(app, settings),
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for routes in (people.router, titles.router, tables.router, play.router):
        app.include_router(routes, prefix="/api", responses=_ERRORS)
    app.include_router(client.router)
    describe_forms(app)
    tell_errors(app)
    app.add_middleware(SizeMiddleware, most=settings.limits.request_bytes)
    app.add_middleware(OriginMiddleware, origins=settings.origins)
    app.add_middleware(IdentityMiddleware)
    app.add_middleware(GZipMiddleware, minimum_size=_SMALL)
    app.add_middleware(HeadersMiddleware)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    store = await Store.open(settings.url)
    bots = BotPool(settings.bot_workers, settings.bot_seconds, settings.levels)
    hall = Hall(settings, store, bots)
    limits = settings.limits
    reviews = Reviews(settings.review_seconds, limits.reviews_waiting, limits.reviews_kept)
    app.state.identities = Identities(await store.secret("identity", secrets.token_urlsafe(32)))
    app.state.context = Context(
        settings,
        store,
        hall,
        reviews,
        Rates(limits.changes_per_minute, limits.changes_at_once),
        Rates(limits.changes_per_minute * _AT_ONE_ADDRESS, limits.changes_at_once * _AT_ONE_ADDRESS),
    )
    bots.start()
    hall.start()
    try:
        yield
    finally:
        await hall.stop()
        await reviews.stop()
        bots.close()
        await store.close()
