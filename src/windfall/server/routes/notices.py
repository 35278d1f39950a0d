"""How somebody wants to be told that it is their turn, a test of it, and the links in mails."""

from dataclasses import replace
from datetime import UTC, datetime
from http import HTTPStatus
from typing import Annotated

from fastapi import Depends, Path, Request

from windfall.engine.words.message import Message, message
from windfall.server.database.notice_records import MailBox, NoticeSettings, PushSubscription, Webhook
from windfall.server.identity.cookies import Pass
from windfall.server.notices.delivery import why_not
from windfall.server.notices.outgoing import NotSent
from windfall.server.notices.post_office import PostOffice, Purpose, Signed, is_address
from windfall.server.notices.push import is_subscription
from windfall.server.notices.quiet import is_zone
from windfall.server.notices.trial import try_all
from windfall.server.refusals import RequestRefused, no_such_table
from windfall.server.routes.context import (
    Context,
    Identity,
    PlayerId,
    Server,
    TableId,
    Visitor,
    address,
    counted,
)
from windfall.server.routes.devices import keep
from windfall.server.routes.wire import Body, WireRouter
from windfall.server.wire.notices import (
    BrowserSubscription,
    MailShape,
    MailToken,
    NoticesShape,
    NoticesTrial,
    OwnNotices,
    OwnPush,
    PushDevice,
    QuietHours,
    TableMute,
    WantedMail,
    WantedNotices,
    WebhookShape,
)

router = WireRouter(tags=["notices"])

_COUNTED = [Depends(counted)]


@router.get("/me/notices")
async def my_notices(identity: Identity, server: Server) -> NoticesShape:
    """How you are told."""
    return await _shape(identity, server)


@router.put("/me/notices", dependencies=_COUNTED)
async def save_notices(
    request: Request,
    body: Annotated[WantedNotices, Depends(Body(WantedNotices))],
    identity: Identity,
    visitor: Visitor,
    server: Server,
) -> NoticesShape:
    """Be told so from now on. What of it cannot be is refused, and nothing is changed."""
    zone = _zone(body.time_zone)
    webhook = None if body.webhook is None else Webhook(_webhook_url(body.webhook.url, server), body.webhook.format)
    before = await server.store.notices.settings_of(visitor.id)
    mail = _mail(body.mail, before, server)
    asks = mail is not None and (before is None or before.mail is None or before.mail.address != mail.address)
    if asks and mail is not None:
        _count_question(request, visitor.id, mail.address, server)
    quiet = None if body.quiet is None or body.quiet.begins == body.quiet.ends else (body.quiet.begins, body.quiet.ends)
    await keep(request, identity, visitor, server)
    settings = NoticeSettings(visitor.id, body.language, origin(request, server), zone, quiet, webhook, mail)
    await server.store.notices.save_settings(settings)
    await server.desk.watch.know(visitor.id)
    if asks:
        await _ask(settings, server)
    return await _shape(identity, server)


@router.put("/me/notices/push", dependencies=_COUNTED)
async def subscribe(
    request: Request,
    body: Annotated[BrowserSubscription, Depends(Body(BrowserSubscription))],
    identity: Identity,
    visitor: Visitor,
    server: Server,
) -> NoticesShape:
    """Be told in this browser, also while no page is open; again with every visit, since its address may change."""
    _checked(body.endpoint, server)
    if not is_subscription(body.public_key, body.auth):
        raise RequestRefused(message("notices-no-subscription"), HTTPStatus.UNPROCESSABLE_ENTITY)
    zone = _zone(body.time_zone)
    await keep(request, identity, visitor, server)
    notices, here = server.store.notices, origin(request, server)
    before = await notices.settings_of(visitor.id)
    changed = replace(before or NoticeSettings(visitor.id, "", ""), language=body.language, origin=here, time_zone=zone)
    if changed != before:
        await notices.save_settings(changed)
    subscription = PushSubscription(identity.device, body.endpoint, body.public_key, body.auth)
    if subscription not in await notices.subscriptions_of(visitor.id):
        await notices.subscribe(visitor.id, subscription, datetime.now(UTC))
    if before is None:
        await server.desk.watch.know(visitor.id)
    return await _shape(identity, server)


@router.delete("/me/notices/push/{device}", dependencies=_COUNTED)
async def unsubscribe(device: Annotated[str, Path(max_length=40)], identity: Identity, server: Server) -> NoticesShape:
    """Be told no more in a browser of yours."""
    await server.store.notices.unsubscribe(identity.player, device)
    return await _shape(identity, server)


@router.put("/me/notices/tables/{table}", dependencies=_COUNTED)
async def mute_table(
    table: TableId, body: Annotated[TableMute, Depends(Body(TableMute))], identity: Identity, server: Server
) -> NoticesShape:
    """Be told nothing of a table of yours, or of it again."""
    found = await server.store.table(table)
    if found is None:
        raise no_such_table()
    if not found.seats_of(identity.player):
        raise RequestRefused(message("server-not-your-seat"), HTTPStatus.FORBIDDEN)
    await server.store.notices.mute(identity.player, table, body.muted)
    return await _shape(identity, server)


@router.post("/me/notices/test", dependencies=_COUNTED)
async def test_notices(request: Request, player: PlayerId, server: Server) -> NoticesTrial:
    """Send a test over all channels that you have set up, and hear what came of it."""
    server.trials.check(player)
    server.trials_by_address.check(address(request))
    settings = await server.store.notices.settings_of(player)
    if settings is None:
        return NoticesTrial([])
    return NoticesTrial(await try_all(settings, server.store.notices, server.channels))


@router.post("/me/notices/mail/ask", dependencies=_COUNTED)
async def ask_again(request: Request, identity: Identity, server: Server) -> NoticesShape:
    """Send the mail that asks whether your address is right once more."""
    settings = await server.store.notices.settings_of(identity.player)
    if settings is None or settings.mail is None or settings.mail.confirmed:
        raise RequestRefused(message("notices-nothing-to-confirm"))
    _count_question(request, identity.player, settings.mail.address, server)
    await _ask(settings, server)
    return await _shape(identity, server)


@router.post("/notices/mail/confirm", dependencies=_COUNTED)
async def confirm_mail(body: Annotated[MailToken, Depends(Body(MailToken))], server: Server) -> MailShape:
    """Yes, mail may go to this address."""
    signed = _signed("confirm", body.token, server)
    if not await server.store.notices.confirm_mail(signed.player, signed.address):
        raise _no_link()
    settings = await server.store.notices.settings_of(signed.player)
    assert settings is not None
    assert settings.mail is not None
    return _mail_shape(settings.mail)


@router.post("/notices/mail/stop", dependencies=_COUNTED)
async def stop_mail(body: Annotated[MailToken, Depends(Body(MailToken))], server: Server) -> MailToken:
    """No more mail to this address."""
    await _stop(body.token, server)
    return body


@router.post("/notices/mail/stop/{token}", dependencies=_COUNTED)
async def stop_mail_at_once(token: Annotated[str, Path(max_length=1000)], server: Server) -> MailToken:
    """No more mail to the address of this link: what programs for mail post to by themselves (RFC 8058)."""
    await _stop(token, server)
    return MailToken(token)


def origin(request: Request, server: Context) -> str:
    """The address of the page that links in notices lead to: one that the host has named, if any, else that by which
    the player came."""
    here = f"{request.url.scheme}://{request.headers.get('host', '')}"
    named = [each.rstrip("/") for each in server.settings.origins]
    return here if here in named or not named else named[0]


async def own_notices(player: str, server: Context) -> OwnNotices | None:
    """What is kept of how a player is told."""
    notices = server.store.notices
    settings = await notices.settings_of(player)
    muted = await notices.muted_by(player)
    if settings is None and not muted:
        return None
    settings = settings or NoticeSettings(player, "", "")
    return OwnNotices(
        settings.language,
        settings.origin,
        settings.time_zone,
        _quiet_shape(settings),
        _webhook_shape(settings),
        None if settings.mail is None else _mail_shape(settings.mail),
        None if settings.mail is None else settings.mail.sent,
        [OwnPush(each.device, each.endpoint) for each in await notices.subscriptions_of(player)],
        muted,
    )


async def _shape(identity: Pass, server: Context) -> NoticesShape:
    notices, player = server.store.notices, identity.player
    settings = await notices.settings_of(player)
    subscribed = {each.device for each in await notices.subscriptions_of(player)}
    devices = [each for each in await server.store.people.devices_of(player) if each.id in subscribed]
    return NoticesShape(
        push_key=server.channels.push.key.public,
        push=[PushDevice(each.id, *each.appliance, each.id == identity.device) for each in devices],
        time_zone=None if settings is None else settings.time_zone,
        quiet=None if settings is None else _quiet_shape(settings),
        webhook=None if settings is None else _webhook_shape(settings),
        private_webhooks=server.channels.outgoing.private,
        mail=None if settings is None or settings.mail is None else _mail_shape(settings.mail),
        mail_possible=server.channels.post_office is not None,
        muted=await notices.muted_by(player),
    )


def _quiet_shape(settings: NoticeSettings) -> QuietHours | None:
    return None if settings.quiet is None else QuietHours(*settings.quiet)


def _webhook_shape(settings: NoticeSettings) -> WebhookShape | None:
    return None if settings.webhook is None else WebhookShape(settings.webhook.url, settings.webhook.format)


def _mail_shape(mail: MailBox) -> MailShape:
    return MailShape(mail.address, mail.hours, mail.confirmed)


def _zone(name: str) -> str:
    if not is_zone(name):
        raise RequestRefused(message("notices-no-such-zone"), HTTPStatus.UNPROCESSABLE_ENTITY)
    return name


def _webhook_url(url: str, server: Context) -> str:
    _checked(url, server)
    return url


def _checked(url: str, server: Context) -> None:
    try:
        server.channels.outgoing.url(url)
    except NotSent as refusal:
        raise RequestRefused(why_not(refusal), HTTPStatus.UNPROCESSABLE_ENTITY) from refusal


def _mail(wanted: WantedMail | None, before: NoticeSettings | None, server: Context) -> MailBox | None:
    if wanted is None:
        return None
    _post_office(server)
    if not is_address(wanted.address):
        raise RequestRefused(message("notices-no-address"), HTTPStatus.UNPROCESSABLE_ENTITY)
    known = None if before is None else before.mail
    if known is not None and known.address == wanted.address:
        return replace(known, hours=wanted.hours)
    return MailBox(wanted.address, hours=wanted.hours)


def _count_question(request: Request, player: str, target: str, server: Context) -> None:
    """Nobody is sent many mails by others."""
    server.questions.check(player, target.lower())
    server.questions_by_address.check(address(request))


async def _ask(settings: NoticeSettings, server: Context) -> None:
    delivery = await _post_office(server).ask(settings)
    if delivery.end != "sent":
        raise RequestRefused(delivery.text, HTTPStatus.SERVICE_UNAVAILABLE)


def _post_office(server: Context) -> PostOffice:
    if server.channels.post_office is None:
        raise RequestRefused(message("notices-no-mail-here"))
    return server.channels.post_office


async def _stop(token: str, server: Context) -> None:
    signed = _signed("stop", token, server)
    await server.store.notices.stop_mail(signed.player, signed.address)


def _signed(purpose: Purpose, token: str, server: Context) -> Signed:
    signed = _post_office(server).read(purpose, token)
    if signed is None:
        raise _no_link()
    return signed


def _no_link() -> RequestRefused:
    return RequestRefused(_NO_LINK, HTTPStatus.NOT_FOUND)


_NO_LINK: Message = message("notices-no-such-link")
