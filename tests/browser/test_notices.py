"""Notices in a real browser: switched on, tried over every channel, pushed to a page that is closed, and silenced."""

import json
import random
import re
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import WHOLE_BROWSERS, Door, browser_path
from tests.browser.people import SECONDS
from tests.browser.test_app import until_kept
from tests.server.notices.stand_ins import Browser, MailDrop, Receiver, check_vapid, mail_server, receiving
from tests.server.running import GENEROUS, Server
from tests.support.ports import free_port

SHOWN = """
() => navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((shown) => shown.map((each) => [each.title, each.body, each.data.path]))
"""
# The browser of the tests reaches no push service: so it is given a subscription at one of ours.
SUBSCRIBED = """
([endpoint, p256dh, auth]) => {
  PushManager.prototype.getSubscription = () => Promise.resolve(null);
  PushManager.prototype.subscribe = () =>
    Promise.resolve({ toJSON: () => ({ endpoint, keys: { p256dh, auth } }), unsubscribe: () => Promise.resolve(true) });
}
"""


@pytest.fixture(scope="module")
def browser(launch_browser: Callable[..., Chromium]) -> Iterator[Chromium]:
    """A browser that can open windows: no other one shows notices."""
    launched = launch_browser(executable_path=browser_path(WHOLE_BROWSERS))
    yield launched
    launched.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    with receiving() as started:
        yield started


@pytest.fixture
def drop() -> Iterator[MailDrop]:
    with mail_server() as started:
        yield started


@pytest.fixture
def own_server(tmp_path: Path, drop: MailDrop) -> Iterator[Server]:
    """A server that sends mail, and to this machine."""
    port = free_port()
    channels = {"smtp_url": f"smtp://127.0.0.1:{drop.port}", "mail_from": "a@games.example", "private_webhooks": True}
    settings = {"notices": channels, "origins": [f"http://127.0.0.1:{port}"]}
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS, settings, port=port).start()
    yield server
    server.kill()


@pytest.fixture
def own_door(browser: Chromium, own_server: Server) -> Iterator[Door]:
    opened = Door(browser, own_server)
    yield opened
    opened.close()


def until_shown(page: Page, *wanted: list[str]) -> None:
    """Wait until the browser shows just these notices."""
    until = time.monotonic() + SECONDS / 1000
    while (shown := page.evaluate(SHOWN)) != list(wanted):
        assert time.monotonic() < until, f"it shows {shown}"
        page.wait_for_timeout(100)


def push(context: BrowserContext, page: Page, told: object) -> None:
    """What the push service hands to the browser, which wakes the service worker with it."""
    tools = context.new_cdp_session(page)
    registrations: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    until = time.monotonic() + SECONDS / 1000
    while not registrations:
        assert time.monotonic() < until, "no service worker is told of"
        page.wait_for_timeout(20)
    origin = re.match(r"https?://[^/]+", page.url)
    assert origin is not None
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin[0], "registrationId": registrations[0], "data": json.dumps(told)},
    )


def test_notices_are_set_up_tried_and_silenced(own_door: Door, receiver: Receiver, drop: MailDrop) -> None:
    ann, bob = own_door.visitor("Ann", app=True), own_door.visitor("Bob")
    page, context, browser = ann.page, ann.page.context, Browser()
    context.grant_permissions(["notifications"])
    keys = json.dumps([f"{receiver.url}/push", browser.public_key, browser.auth])
    context.add_init_script(f"({SUBSCRIBED.strip()})({keys})")
    page.goto("/me")
    until_kept(page)

    part = page.get_by_role("region", name="Notices")
    part.get_by_role("button", name="Send a test").click()
    expect(part.get_by_text("Nothing is set up yet.")).to_be_visible()
    part.get_by_role("button", name="Tell me in this browser").click()
    expect(part.get_by_text("This browser tells you, also when the page is closed.")).to_be_visible()
    part.get_by_label("Written for").select_option("discord")
    part.get_by_label("Address", exact=True).fill(f"{receiver.url}/hook")
    part.get_by_label("Your address").fill("ann@home.example")
    part.get_by_label("Send nothing at night").check()
    part.get_by_role("button", name="Save").click()
    expect(part.get_by_text("Saved.")).to_be_visible()
    expect(part.get_by_text("A mail is on its way to you.")).to_be_visible()

    (question,) = drop.taken()
    link = re.search(r"/mail#confirm=\S+", question.get_content())
    assert link is not None
    bob.page.goto(link[0])
    bob.page.get_by_role("button", name="Yes, it is mine").click()
    expect(bob.page.get_by_text("Mail comes to ann@home.example from now on.")).to_be_visible()
    assert "confirm" not in bob.page.url

    page.reload()  # which renews the subscription
    expect(part.get_by_text("This address is confirmed.")).to_be_visible()
    expect(part.get_by_label("Address", exact=True)).to_have_value(f"{receiver.url}/hook")
    part.get_by_role("button", name="Send a test").click()
    for line in ("The push service has taken it.", "It was taken there (status 200).", "The mail server has taken it."):
        expect(part.get_by_text(line)).to_be_visible()
    posted = {each.path: each for each in receiver.taken()}
    pushed = browser.read(posted["/push"].body)
    key = page.request.get("/api/me/notices").json()["push_key"]
    check_vapid(posted["/push"], receiver.url, key)
    assert "A test from Windfall" in posted["/hook"].json["content"]
    assert len(drop.taken()) == 1
    push(context, page, pushed)
    expect(part.get_by_text("It has arrived in this browser.")).to_be_visible()
    until_shown(page, ["A test from Windfall", "If you can read this, notices reach you here.", "/me"])
    part.get_by_role("button", name="Stop").click()
    expect(part.get_by_role("button", name="Tell me in this browser")).to_be_visible()
    assert page.request.get("/api/me/notices").json()["push"] == []


def test_a_tab_that_nobody_looks_at_tells_of_a_turn_until_the_table_is_silenced(door: Door) -> None:
    ann, bob = door.visitor("Ann", app=True), door.visitor("Bob")
    page = ann.page
    page.context.grant_permissions(["notifications"])
    page.add_init_script("localStorage.setItem('windfall.notices', 'on')")
    page.add_init_script("Object.defineProperty(Document.prototype, 'hidden', { get: () => true })")
    page.goto("/")
    until_kept(page)
    table = ann.open_table("jumpdrive", "me", "open")
    assert bob.page.request.post(f"/api/tables/{table}/seats/1", data={"sort": "me"}).ok
    tables = [ann.go_to_table(table), bob.go_to_table(table)]
    rng = random.Random(2)
    for each in tables:
        each.wait_until_asked()
    assert page.evaluate(SHOWN) == []
    for each in tables:
        while each.choices():
            each.choose_any(rng, wait=False)
    until_shown(page, ["It is your turn", "Jump Drive waits for you.", f"/tables/{table}"])

    page.get_by_role("button", name="Menu").click()
    told = page.get_by_label("Notices of this table")
    expect(told).to_be_checked()
    with page.expect_response(lambda answer: "/notices/tables/" in answer.url):
        told.uncheck()
    page.goto("/me")
    part = page.get_by_role("region", name="Notices")
    expect(part.get_by_role("heading", name="Silent tables")).to_be_visible()
    part.get_by_role("button", name="Tell me again: Jump Drive").click()
    expect(part.get_by_role("heading", name="Silent tables")).to_have_count(0)
    # Chromium's own word on profiles that it forgets; a notice of the page needs no push service
    assert [error for error in ann.errors if "Push API in incognito" not in error] == bob.errors == []
