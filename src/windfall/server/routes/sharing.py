"""Results that are shared: a picture for whoever has the link."""

from typing import Annotated, Final

from fastapi import Query, Response

from windfall.server.routes.context import AskerHere, Server, TableId
from windfall.server.routes.wire import WireRouter
from windfall.server.standing.sharing import shared_result

router = WireRouter(prefix="/tables", tags=["tables"])

_PNG: Final = "image/png"
_AN_HOUR: Final = "public, max-age=3600"  # names may go


@router.get("/{table}/result.png", response_class=Response, responses={200: {"content": {_PNG: {}}}})
async def picture(
    table: TableId, server: Server, asker: AskerHere, lang: Annotated[str, Query(max_length=10)] = ""
) -> Response:
    """A picture of the result: title, names and scores, in a language; 409 until the game is over."""
    drawn = await server.pictures.of(await shared_result(server.store, table), lang, asker)
    return Response(drawn, media_type=_PNG, headers={"cache-control": _AN_HOUR})
