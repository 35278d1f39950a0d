"""What goes over each channel, read by a stand-in that checks it as the real one does."""

import asyncio
import logging
import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag

from tests.server.notices.office import ORIGIN, Office, office, tell_by_webhook
from tests.server.notices.stand_ins import Browser, check_vapid, mail_server, receiving
from tests.server.running import run
from windfall.engine.errors import SetupError
from windfall.server.database.notice_records import (
    MailBox,
    NoticeSettings,
    PushSubscription,
    Webhook,
    WebhookFormat,
)
from windfall.server.database.records import Appliance, Player
from windfall.server.notices import webhook
from windfall.server.notices.channels import check_channels
from windfall.server.notices.outgoing import NotSent, Outgoing
from windfall.server.notices.push import PushKey, fresh_key
from windfall.server.notices.texts import NoticeText
from windfall.server.settings import NoticeChannels, Settings

TEXT = NoticeText("It is your turn", "Race & <Galaxy>", ORIGIN, "/tables/abc", "abc")


async def with_browser(here: Office, player: Player, endpoint: str, language: str = "en") -> Browser:
    """A player is told in a browser."""
    browser, store = Browser(), here.house.store
    await store.people.keep_device(player.id, f"device of {player.name}", Appliance("", ""), datetime.now(UTC))
    await store.notices.save_settings(NoticeSettings(player.id, language, ORIGIN))
    subscription = PushSubscription(f"device of {player.name}", endpoint, browser.public_key, browser.auth)
    await store.notices.subscribe(player.id, subscription, datetime.now(UTC))
    return browser


@run
async def test_a_push_is_read_by_the_browser_alone_and_signed_by_the_server(tmp_path: Path) -> None:
    with receiving() as service:
        async with office(f"sqlite:///{tmp_path}/tables.sqlite3") as here:
            table, (ann, bob) = await here.house.table("race", "Ann", "Bob")
            browsers = {
                person.name: await with_browser(here, person, f"{service.url}/{person.name}", language)
                for person, language in ((ann, "de"), (bob, "en"))
            }
            await here.after(seconds=11)
            pushed = {each.path[1:]: each for each in service.taken()}
            assert browsers["Ann"].read(pushed["Ann"].body) == {
                "title": "Du bist am Zug",
                "body": "Race for the Galaxy wartet auf dich.",
                "path": f"/tables/{table}",
                "tag": table,
                "trial": False,
            }
            with pytest.raises(InvalidTag):
                browsers["Bob"].read(pushed["Ann"].body)
            headers = pushed["Ann"].headers
            assert (headers["content-encoding"], headers["urgency"]) == ("aes128gcm", "high")
            assert int(headers["ttl"]) > 0
            assert table not in headers["topic"], "the service learns no link"
            claims = check_vapid(pushed["Ann"], service.url, here.channels.push.key.public)
            assert claims["sub"] == ORIGIN
            assert time.time() < claims["exp"] <= time.time() + 24 * 3600


@pytest.mark.parametrize(("status", "kept"), [(404, False), (410, False), (400, True), (500, True)])
@run
async def test_a_subscription_goes_when_its_service_says_so(tmp_path: Path, status: int, kept: bool) -> None:
    with receiving() as service:
        async with office(f"sqlite:///{tmp_path}/tables.sqlite3") as here:
            _table, (ann, _bob) = await here.house.table("race", "Ann", "Bob")
            await with_browser(here, ann, f"{service.url}/ann")
            service.status = status
            await here.after(seconds=11)
            assert len(service.taken()) == 1
            assert bool(await here.house.store.notices.subscriptions_of(ann.id)) == kept


@run
async def test_the_key_is_made_once_or_given_by_the_host(database_url: str) -> None:
    async with office(database_url) as here:
        made = here.channels.push.key.public
    async with office(database_url) as here:
        assert here.channels.push.key.public == made
    given = fresh_key()
    async with office(database_url, vapid_key=given) as here:
        assert here.channels.push.key.public == PushKey(given, "mailto:a@b.example").public != made
    with pytest.raises(SetupError, match="VAPID"):
        PushKey("short", "mailto:a@b.example")


@pytest.mark.parametrize(
    ("form", "path", "told"),
    [
        (
            "json",
            "/hook",
            {"title": "It is your turn", "text": "Race & <Galaxy>", "link": f"{ORIGIN}/tables/abc", "trial": False},
        ),
        (
            "ntfy",
            "/",
            {
                "topic": "hook",
                "title": "It is your turn",
                "message": "Race & <Galaxy>",
                "click": f"{ORIGIN}/tables/abc",
            },
        ),
        (
            "discord",
            "/hook",
            {
                "content": f"**It is your turn**\nRace & <Galaxy>\n{ORIGIN}/tables/abc",
                "allowed_mentions": {"parse": []},
            },
        ),
        ("slack", "/hook", {"text": f"*It is your turn*\nRace &amp; &lt;Galaxy&gt;\n<{ORIGIN}/tables/abc>"}),
    ],
)
@run
async def test_a_webhook_is_told_in_its_own_form(form: WebhookFormat, path: str, told: dict[str, object]) -> None:
    with receiving() as receiver:
        outgoing = Outgoing(private=True)
        delivery = await webhook.send(Webhook(f"{receiver.url}/hook", form), TEXT, outgoing)
        await outgoing.close()
        (posted,) = receiver.taken()
        assert (delivery.end, posted.path, posted.json) == ("sent", path, told)


@run
async def test_nobody_looks_behind_the_server_through_a_webhook(monkeypatch: pytest.MonkeyPatch) -> None:
    outgoing = Outgoing(private=False)
    with receiving() as receiver:
        for url, why in [
            (f"http://127.0.0.1:{receiver.port}/", "form"),
            (f"https://127.0.0.1:{receiver.port}/", "private"),
            (f"https://[::1]:{receiver.port}/", "private"),
            (f"https://[::ffff:127.0.0.1]:{receiver.port}/", "private"),
            ("https://[64:ff9b::7f00:1]/", "private"),
            ("https://169.254.169.254/latest/meta-data", "private"),
            (f"https://localhost:{receiver.port}/", "private"),
            ("https://user:word@games.example/", "form"),
            ("file:///etc/passwd", "form"),
            ("https://", "form"),
            ("nonsense", "form"),
        ]:
            with pytest.raises(NotSent) as refused:
                await outgoing.post(url, {}, b"{}")
            assert refused.value.why == why, url

        async def rebound(*_asked: object, **_more: object) -> list[object]:
            """A name that meant something else when it was entered."""
            return [(2, 1, 6, "", ("93.184.216.34", 443)), (2, 1, 6, "", ("10.0.0.1", 443))]

        monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", rebound, raising=False)
        with pytest.raises(NotSent) as refused:
            await outgoing.post("https://public.example/", {}, b"{}")
        assert refused.value.why == "private"
        assert receiver.taken() == []
    await outgoing.close()


@run
async def test_no_redirect_is_followed() -> None:
    with receiving() as receiver, receiving() as inner:
        receiver.status, receiver.redirect = 307, inner.url
        outgoing = Outgoing(private=True)
        delivery = await webhook.send(Webhook(f"{receiver.url}/hook", "json"), TEXT, outgoing)
        await outgoing.close()
        assert (delivery.end, len(receiver.taken()), inner.taken()) == ("refused", 1, [])


@run
async def test_mail_is_a_digest(tmp_path: Path) -> None:
    with mail_server() as drop:
        async with office(
            f"sqlite:///{tmp_path}/tables.sqlite3",
            smtp_url=f"smtp://127.0.0.1:{drop.port}",
            mail_from="Windfall <windfall@games.example>",
        ) as here:
            store = here.house.store
            first, (ann, bob) = await here.house.table("race", "Ann", "Bob")
            box = MailBox("ann@home.example", confirmed=True, hours=6)
            await store.notices.save_settings(NoticeSettings(ann.id, "fr", ORIGIN, mail=box))
            unconfirmed = MailBox("bob@home.example")
            await store.notices.save_settings(NoticeSettings(bob.id, "en", ORIGIN, mail=unconfirmed))
            await here.after(seconds=11)
            (mail,) = drop.taken()
            assert mail["To"] == "ann@home.example"
            assert mail["From"] == "Windfall <windfall@games.example>"
            assert mail["Subject"] == "C’est à vous de jouer"
            text = mail.get_content().replace("\r\n", "\n")
            assert f"Race for the Galaxy vous attend.\n{ORIGIN}/tables/{first}" in text
            office_of_mail = here.channels.post_office
            assert office_of_mail is not None
            token = text.partition("/mail#stop=")[2].strip()
            assert office_of_mail.read("stop", token) == (ann.id, "ann@home.example")
            assert office_of_mail.read("confirm", token) is None, "it is good for nothing else"
            assert office_of_mail.read("stop", token[:-1]) is None
            assert mail["List-Unsubscribe"] == f"<{ORIGIN}/api/notices/mail/stop/{token}>"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

            later = []
            for title in ("race", "jumpdrive"):
                table, (more, _cem) = await here.house.table(title, "Ann", "Cem")
                await store.people.join(more.id, ann.id)
                later.append(table)
            await here.after(hours=5)
            assert drop.taken() == []
            await here.after(hours=1)
            (mail,) = drop.taken()
            assert mail["Subject"] == "2 tables vous attendent"
            text = mail.get_content()
            assert all(f"{ORIGIN}/tables/{table}" in text for table in later)
            assert first not in text, "it was in the last one"


@run
async def test_mail_that_is_refused_for_good_is_not_tried_again(tmp_path: Path) -> None:
    with mail_server() as drop:
        async with office(
            f"sqlite:///{tmp_path}/tables.sqlite3",
            smtp_url=f"smtp://127.0.0.1:{drop.port}",
            mail_from="windfall@games.example",
        ) as here:
            _table, (ann, _bob) = await here.house.table("race", "Ann", "Bob")
            box = MailBox("ann@home.example", confirmed=True)
            await here.house.store.notices.save_settings(NoticeSettings(ann.id, "en", ORIGIN, mail=box))
            drop.refuses = True
            await here.after(seconds=11)
            drop.refuses = False
            await here.after(minutes=20)
            assert drop.taken() == []


def test_mail_needs_an_origin_and_a_sender() -> None:
    def check(smtp: str, sender: str | None, *origins: str) -> str:
        return check_channels(Settings(origins=origins, notices=NoticeChannels(smtp, sender)))

    assert check_channels(Settings()) == "push, webhooks to public addresses, no mail: give --smtp for it"
    assert check("smtp://ann:secret@mail.example", "a@b.example", ORIGIN).endswith(", mail")
    for wrong in [
        ("smtp://mail.example", "a@b.example"),
        ("smtp://mail.example", None, ORIGIN),
        ("mail", "a@b", ORIGIN),
    ]:
        with pytest.raises(SetupError):
            check(*wrong)
    assert "secret" not in repr(
        Settings(notices=NoticeChannels("smtp://ann:secret@mail.example", "a@b.example", "key"))
    )


@run
async def test_no_secret_is_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG, "windfall")
    with receiving() as receiver:
        async with office(f"sqlite:///{tmp_path}/tables.sqlite3") as here:
            table, (ann, bob) = await here.house.table("race", "Ann", "Bob")
            await tell_by_webhook(here, ann, receiver)
            await with_browser(here, bob, f"{receiver.url}/secret-endpoint")
            for status in (200, 500, 410):
                receiver.status = status
                await here.after(minutes=11)
    logged = caplog.text
    assert "a notice by webhook" in logged
    for secret in (f":{receiver.port}", "secret-endpoint", table, ann.id, bob.id):
        assert secret not in logged
