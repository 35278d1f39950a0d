"""The workshop: tiles and cards are confirmed and corrected by owners of the box."""

from http import HTTPStatus
from typing import Annotated, Any, Final

from fastapi import Depends, Path, Response

from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import FoundTitle, counted
from windfall.server.routes.wire import Body, WireRouter, described
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

router = WireRouter(prefix="/workshop", tags=["workshop"])

_COUNTED: Final = [Depends(counted)]
_TOML: Final = "application/toml"
_NOT_SAVED: Final[dict[int | str, dict[str, Any]]] = {422: described(NotSaved)}

EntryId = Annotated[str, Path(max_length=80)]


@router.get("")
async def workshop() -> Workshop:
    """The titles whose tiles or cards can be corrected here. 404 if this server has no workshop, 403 if it is not open
    to you."""
    raise _closed()


@router.post("/enter", dependencies=_COUNTED)
async def enter(body: Annotated[WorkshopKey, Depends(Body(WorkshopKey))]) -> Workshop:
    """Shows the key that the host was given; from then on the workshop is open to you. 403 if it is another key."""
    raise _closed()


@router.post("/restart", status_code=202, dependencies=_COUNTED)
async def restart() -> Workshop:
    """The server ends and starts again with the components as they are saved; `started` is another time then."""
    raise _closed()


@router.get("/{title}")
async def workshop_set(title: FoundTitle) -> WorkshopSet:
    """All tiles or cards of a title, and the forms to correct them with."""
    raise _closed()


@router.get("/{title}/history")
async def history(title: FoundTitle) -> list[Change]:
    """All changes, newest first."""
    raise _closed()


@router.post("/{title}/undo", dependencies=_COUNTED, responses=_NOT_SAVED)
async def undo(title: FoundTitle, body: Annotated[UndoChange, Depends(Body(UndoChange))]) -> SavedEntries:
    """Takes a change back; that is a change, too."""
    raise _closed()


@router.get("/{title}/file", response_class=Response, responses={200: {"content": {_TOML: {}}}})
async def file(title: FoundTitle) -> Response:
    """All that is confirmed or corrected, as one TOML file to load elsewhere."""
    raise _closed()


@router.post("/{title}/file/differences")
async def differences(title: FoundTitle, body: Annotated[ComponentText, Depends(Body(ComponentText))]) -> Differences:
    """What loading a file would change, and what is wrong with it."""
    raise _closed()


@router.post("/{title}/file/load", dependencies=_COUNTED, responses=_NOT_SAVED)
async def load(title: FoundTitle, body: Annotated[NewComponentText, Depends(Body(NewComponentText))]) -> SavedEntries:
    """Loads a file: all of it, or nothing if anything is wrong with it."""
    raise _closed()


@router.post("/{title}/{entry_id}/try")
async def try_entry(title: FoundTitle, entry_id: EntryId, body: Annotated[Draft, Depends(Body(Draft))]) -> Tried:
    """What a tile or card would be like, and what is wrong with it. Nothing is saved."""
    raise _closed()


@router.put("/{title}/{entry_id}", dependencies=_COUNTED, responses=_NOT_SAVED)
async def save_entry(
    title: FoundTitle, entry_id: EntryId, body: Annotated[NewEntry, Depends(Body(NewEntry))]
) -> SavedEntries:
    """Saves and confirms a tile or card, with others if they are changed together; 422 if anything is wrong with it."""
    raise _closed()


def _closed() -> RequestRefused:
    return RequestRefused("This server has no workshop.", HTTPStatus.NOT_FOUND)
