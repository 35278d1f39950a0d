"""The workshop: tiles and cards are confirmed and corrected by owners of the box."""

from typing import Annotated, Any, Final, TypeAlias

import msgspec
from fastapi import Depends, Path, Request, Response

from windfall.server.names import checked_name
from windfall.server.routes.context import FoundTitle, Server, Visitor, context, counted, player_id
from windfall.server.routes.wire import JSON, OPENAPI_PLACE, Body, WireRouter, described
from windfall.server.wire.schema import form_schema
from windfall.server.wire.shapes import Failure
from windfall.server.wire.workshop import (
    Change,
    ComponentText,
    Differences,
    Draft,
    NewComponentText,
    NewEntry,
    NotSaved,
    SavedEntries,
    Tried,
    UndoChange,
    Workshop,
    WorkshopKey,
    WorkshopSet,
)
from windfall.server.workshop.access import COOKIE
from windfall.server.workshop.shop import Shop

router = WireRouter(prefix="/workshop", tags=["workshop"])

FILES: Final = "/api/workshop/"  # under which component files are sent
_COUNTED: Final = [Depends(counted)]
_TOML: Final = "application/toml"
_NOT_SAVED: Final[dict[int | str, dict[str, Any]]] = {
    422: {"content": {JSON: {"schema": {"anyOf": [form_schema(form, OPENAPI_PLACE) for form in (NotSaved, Failure)]}}}}
}


def _inside(request: Request) -> Shop:
    """The workshop, for who may work in it."""
    server = context(request)
    server.workshop_access.check(player_id(request), request.cookies.get(COOKIE))
    return server.workshop


Inside: TypeAlias = Annotated[Shop, Depends(_inside)]
EntryId: TypeAlias = Annotated[str, Path(max_length=80)]


@router.get("")
async def workshop(shop: Inside, visitor: Visitor) -> Workshop:
    """The titles whose tiles or cards can be corrected here. 404 if this server has no workshop, 403 if it is not open
    to you."""
    return await shop.overview(visitor.name)


@router.post("/enter", dependencies=_COUNTED, response_class=Response, responses={200: described(Workshop)})
async def enter(
    body: Annotated[WorkshopKey, Depends(Body(WorkshopKey))], request: Request, visitor: Visitor, server: Server
) -> Response:
    """Shows the key that the host was given; from then on the workshop is open to you. 403 if it is another key."""
    cookie = server.workshop_access.enter(visitor.id, body.key, request.url.scheme == "https")
    answer = await server.workshop.overview(visitor.name)
    return Response(msgspec.json.encode(answer), media_type=JSON, headers={"set-cookie": cookie})


@router.post("/restart", status_code=202, dependencies=_COUNTED)
async def restart(shop: Inside, visitor: Visitor) -> Workshop:
    """The server ends and starts again with the components as they are saved; `started` is another time then."""
    told = await shop.overview(visitor.name)
    shop.restart()
    return told


@router.get("/{title}")
async def workshop_set(title: FoundTitle, shop: Inside) -> WorkshopSet:
    """All tiles or cards of a title, and the forms to correct them with."""
    return await shop.of(title, lambda bench: bench.contents())


@router.get("/{title}/history")
async def history(title: FoundTitle, shop: Inside) -> list[Change]:
    """All changes, newest first."""
    return await shop.of(title, lambda bench: bench.history())


@router.post("/{title}/undo", dependencies=_COUNTED, responses=_NOT_SAVED)
async def undo(title: FoundTitle, shop: Inside, body: Annotated[UndoChange, Depends(Body(UndoChange))]) -> SavedEntries:
    """Takes a change back; that is a change, too."""
    by = checked_name(body.by)
    return await shop.of(title, lambda bench: bench.undo(body.change, by))


@router.get("/{title}/file", response_class=Response, responses={200: {"content": {_TOML: {}}}})
async def file(title: FoundTitle, shop: Inside) -> Response:
    """All that is confirmed or corrected, as one TOML file to load elsewhere."""
    text = await shop.of(title, lambda bench: bench.file())
    name = f'attachment; filename="{title.name}-corrections.toml"'
    return Response(text, media_type=_TOML, headers={"content-disposition": name})


@router.post("/{title}/file/differences")
async def differences(
    title: FoundTitle, shop: Inside, body: Annotated[ComponentText, Depends(Body(ComponentText))]
) -> Differences:
    """What loading a file would change, and what is wrong with it."""
    return await shop.of(title, lambda bench: bench.differences(body.text, body.name))


@router.post("/{title}/file/load", dependencies=_COUNTED, responses=_NOT_SAVED)
async def load(
    title: FoundTitle, shop: Inside, body: Annotated[NewComponentText, Depends(Body(NewComponentText))]
) -> SavedEntries:
    """Loads a file: all of it, or nothing if anything is wrong with it."""
    by = checked_name(body.by)
    return await shop.of(title, lambda bench: bench.load(body.text, body.name, by))


@router.post("/{title}/{entry_id}/try")
async def try_entry(
    title: FoundTitle, entry_id: EntryId, shop: Inside, body: Annotated[Draft, Depends(Body(Draft))]
) -> Tried:
    """What a tile or card would be like, and what is wrong with it. Nothing is saved."""
    return await shop.of(title, lambda bench: bench.try_entry(entry_id, body.entry, body.others))


@router.put("/{title}/{entry_id}", dependencies=_COUNTED, responses=_NOT_SAVED)
async def save_entry(
    title: FoundTitle, entry_id: EntryId, shop: Inside, body: Annotated[NewEntry, Depends(Body(NewEntry))]
) -> SavedEntries:
    """Saves and confirms a tile or card, with others if they are changed together; 422 if anything is wrong with it."""
    by = checked_name(body.by)
    return await shop.of(title, lambda bench: bench.save(entry_id, body.entry, body.others, by))
