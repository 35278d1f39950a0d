"""How often somebody may ask without changing anything: by what the answer costs."""

import re
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from windfall.server.guards import refuse
from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import address, context, player_id, stranger

_READING: Final = ("GET", "HEAD")
_FILE: Final = 0.1
_ANSWER: Final = 1.0
_STAGE: Final = 5.0
# What takes longer than to look something up.
_DEAR: Final = (
    (re.compile(r"/api/tables/[^/]+/(frames|proof)"), 20.0),
    (re.compile(r"/api/(me/data|tables/[^/]+/result\.png)"), 100.0),
    (re.compile(r"/api/me/statistics/[^/]+"), 20.0),
    (re.compile(r"/api/(me/games|leaderboard/.*)"), 5.0),
    (re.compile(r"/api/tables/[^/]+/(scores|journal|components)"), 5.0),
    (re.compile(r"/api/(tables|openapi\.json|titles/[^/]+/components)"), 3.0),
    (re.compile(r"/api/workshop/.*"), 10.0),
)


class ReadingMiddleware:
    """Counts what somebody reads. Those who come without an identity are one at their address: identities are free."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and scope["method"] in _READING:
            try:
                _count(HTTPConnection(scope), cost_of(scope["path"]))
            except RequestRefused as refusal:
                await refuse(refusal.message, refusal.status, scope, receive, send)
                return
        await self._app(scope, receive, send)


def on_stage(connection: HTTPConnection) -> None:
    """Count a look at the stage: it changes nothing, though it is a POST."""
    _count(connection, _STAGE)


def _count(connection: HTTPConnection, cost: float) -> None:
    server = context(connection)
    here = address(connection)
    server.reads.check(f"a stranger at {here}" if stranger(connection) else player_id(connection), cost=cost)
    server.reads_by_address.check(here, cost=cost)


def cost_of(path: str) -> float:
    """
    >>> cost_of("/api/me"), cost_of("/assets/index.js"), cost_of("/api/tables/x/frames")
    (1.0, 0.1, 20.0)
    """
    if not path.startswith("/api/"):
        return _FILE
    return next((cost for pattern, cost in _DEAR if pattern.fullmatch(path)), _ANSWER)
