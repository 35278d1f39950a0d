"""On which devices somebody is a player, and how another becomes theirs: by a link that is good once, or a passkey."""

from datetime import UTC, datetime
from http import HTTPStatus
from typing import Annotated

from fastapi import Depends, Path, Request, Response
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url

from windfall.engine.words.message import message
from windfall.server.database.records import Appliance, Device, Passkey, Player
from windfall.server.identity.appliances import appliance
from windfall.server.identity.cookies import Pass, new_id
from windfall.server.identity.marks import mark
from windfall.server.identity.passkeys import RelyingParty
from windfall.server.names import checked_name
from windfall.server.refusals import RequestRefused
from windfall.server.routes.context import Context, Identity, PlayerId, Server, Visitor, counted, counted_key
from windfall.server.routes.wire import JSON, Body, WireRouter
from windfall.server.wire.bodies import NewName
from windfall.server.wire.identity import (
    DeviceLink,
    DeviceShape,
    KnownPasskey,
    LinkOwner,
    LinkToken,
    MyDevices,
    NewPasskey,
    PasskeyShape,
)

router = WireRouter(prefix="/me", tags=["people"])

_COUNTED = [Depends(counted)]
_KEY = [Depends(counted_key)]
_MOST_COUNTED = 1000


@router.get("/devices")
async def my_devices(request: Request, identity: Identity, server: Server) -> MyDevices:
    """Where you are this player."""
    return await _devices(request, identity, server)


@router.put("/devices/{device}", dependencies=_COUNTED)
async def rename_device(
    request: Request,
    device: Annotated[str, Path(max_length=40)],
    body: Annotated[NewName, Depends(Body(NewName))],
    identity: Identity,
    visitor: Visitor,
    server: Server,
) -> MyDevices:
    """Call a device of yours by a name; by an empty one, as it calls itself."""
    name = checked_name(body.name) if body.name.strip() else ""
    await keep(request, identity, visitor, server)
    if not await server.store.people.rename_device(identity.player, device, name):
        raise RequestRefused(message("identity-no-such-device"), HTTPStatus.NOT_FOUND)
    return await _devices(request, identity, server)


@router.delete("/devices/{device}", dependencies=_COUNTED)
async def sign_out(
    request: Request, device: Annotated[str, Path(max_length=40)], identity: Identity, server: Server
) -> MyDevices:
    """Be this player no more on a device of yours. On the one that asks you are a new guest then."""
    known = await server.becoming.sign_out(identity.player, device)
    if device == identity.device:
        request.state.identity = identity = Pass.fresh()
    elif not known:
        raise RequestRefused(message("identity-no-such-device"), HTTPStatus.NOT_FOUND)
    return await _devices(request, identity, server)


@router.post("/links", status_code=201, dependencies=_KEY)
async def make_link(request: Request, identity: Identity, visitor: Visitor, server: Server) -> DeviceLink:
    """A link that makes one other device yours, once, within ten minutes. It makes the last one worthless."""
    await keep(request, identity, visitor, server)
    ticket = await server.tickets.issue("link", visitor.id)
    return DeviceLink(bytes_to_base64url(ticket.token), ticket.expires)


@router.post("/links/look", dependencies=_KEY)
async def look_at_link(
    body: Annotated[LinkToken, Depends(Body(LinkToken))], player: PlayerId, server: Server
) -> LinkOwner:
    """Who a link would make you; it stays good."""
    owner = await _link_owner(body.token, server)
    return await _owner_shape(owner, player, server)


@router.post("/links/use", dependencies=_KEY)
async def use_link(
    request: Request, body: Annotated[LinkToken, Depends(Body(LinkToken))], identity: Identity, server: Server
) -> LinkOwner:
    """Be the player whose link this is, on this device. What you had becomes theirs, too; 409 if you both sit at a
    table that is not over."""
    owner = await _link_owner(body.token, server)
    if owner.id == identity.player:
        raise RequestRefused(message("identity-own-link"))
    if not await server.tickets.take("link", _token(body.token), owner.id):
        raise _no_link()
    return await _become(request, identity, owner, server)


@router.post("/passkeys/options", dependencies=_KEY)
async def passkey_options(request: Request, identity: Identity, visitor: Visitor, server: Server) -> Response:
    """What the browser needs to make a passkey: `PublicKeyCredentialCreationOptionsJSON`."""
    party = _party(request, server)
    await keep(request, identity, visitor, server)
    return Response(await server.passkeys.registration(party, visitor), media_type=JSON)


@router.post("/passkeys", status_code=201, dependencies=_KEY)
async def make_passkey(
    request: Request, body: Annotated[NewPasskey, Depends(Body(NewPasskey))], identity: Identity, server: Server
) -> MyDevices:
    """Keep a passkey that the browser has made; 403 if it does not fit its options, or comes too late."""
    await server.passkeys.register(_party(request, server), identity.player, body, _appliance(request))
    return await _devices(request, identity, server)


@router.delete("/passkeys/{passkey}", dependencies=_COUNTED)
async def remove_passkey(
    request: Request, passkey: Annotated[str, Path(max_length=1400)], identity: Identity, server: Server
) -> MyDevices:
    """A passkey of yours opens nothing any more."""
    if not await server.store.people.remove_passkey(identity.player, passkey):
        raise RequestRefused(message("identity-no-such-passkey"), HTTPStatus.NOT_FOUND)
    return await _devices(request, identity, server)


@router.post("/sign-in/options", dependencies=_KEY)
async def sign_in_options(request: Request, server: Server) -> Response:
    """What the browser needs to show a passkey: `PublicKeyCredentialRequestOptionsJSON`."""
    return Response(await server.passkeys.question(_party(request, server)), media_type=JSON)


@router.post("/sign-in", dependencies=_KEY)
async def sign_in(
    request: Request, body: Annotated[KnownPasskey, Depends(Body(KnownPasskey))], identity: Identity, server: Server
) -> LinkOwner:
    """Be the player whose passkey this is, on this device. What you had becomes theirs, too; 409 if you both sit at a
    table that is not over."""
    found = await server.store.player(await server.passkeys.owner(_party(request, server), body))
    assert found is not None  # a passkey goes with its player
    return await _become(request, identity, found, server)


async def _become(request: Request, identity: Pass, owner: Player, server: Context) -> LinkOwner:
    """Be another player from now on. The device has a new name, so that nobody who knows the old cookie comes along."""
    told = await _owner_shape(owner, identity.player, server)
    if not told.yours:
        if await server.store.knows(identity.player):
            await server.becoming.join(identity.player, owner.id)
        request.state.identity = fresh = Pass(owner.id, new_id())
        await keep(request, fresh, owner, server)
    return told


async def keep(request: Request, identity: Pass, player: Player, server: Context) -> None:
    """Keep a player, and the device that asks."""
    await server.store.keep_player(player)
    await server.store.people.keep_device(player.id, identity.device, _appliance(request), datetime.now(UTC))


def _appliance(request: Request) -> Appliance:
    return appliance(request.headers.get("user-agent", ""))


async def _link_owner(token: str, server: Context) -> Player:
    player = await server.tickets.owner("link", _token(token))
    found = None if player is None else await server.store.player(player)
    if found is None:
        raise _no_link()
    return found


def _token(text: str) -> bytes:
    try:
        return base64url_to_bytes(text)
    except ValueError:
        return b""  # which is nobody's


def _no_link() -> RequestRefused:
    return RequestRefused(message("identity-no-such-link"), HTTPStatus.NOT_FOUND)


def _party(request: Request, server: Context) -> RelyingParty:
    found = _possible_party(request, server)
    if found is None:
        raise RequestRefused(message("identity-no-passkeys-here"))
    return found


def _possible_party(request: Request, server: Context) -> RelyingParty | None:
    return RelyingParty.at(request.url.scheme, request.headers.get("host", ""), server.settings.origins)


async def _owner_shape(owner: Player, player: str, server: Context) -> LinkOwner:
    yours = owner.id == player
    tables = 0 if yours else len(await server.store.tables_of(player, _MOST_COUNTED))
    return LinkOwner(owner.name, mark(owner.id), yours, tables)


async def _devices(request: Request, identity: Pass, server: Context) -> MyDevices:
    """The device that asks is among them, whether anything is kept of it yet or not: looking keeps nothing."""
    people = server.store.people
    found = await people.devices_of(identity.player)
    if all(each.id != identity.device for each in found):
        now = datetime.now(UTC)
        found.insert(0, Device(identity.device, _appliance(request), now, now))
    return MyDevices(
        [device_shape(each, identity.device) for each in found],
        [passkey_shape(each) for each in await people.passkeys_of(identity.player)],
        _possible_party(request, server) is not None,
    )


def device_shape(device: Device, here: str) -> DeviceShape:
    seen = device.seen.replace(minute=0, second=0, microsecond=0)
    return DeviceShape(device.id, *device.appliance, device.created, seen, device.id == here, device.name)


def passkey_shape(passkey: Passkey) -> PasskeyShape:
    return PasskeyShape(passkey.id, *passkey.appliance, passkey.created, passkey.used)
