"""The page as an app: it can be installed, opens without a connection, and never meets a server of another build."""

import json
import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import windfall.server
from tests.browser.conftest import Door
from tests.browser.people import BOT, SECONDS
from tests.server.running import GENEROUS, Server

CLIENT = Path(windfall.server.__file__).parent / "client"
ACTIVE = "() => navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"
BUILD_IS = "(build) => document.querySelector('meta[name=build]')?.content === build"
KEPT_IS = "(name) => caches.keys().then((names) => names.join() === name)"
KEPT = """
() => caches.keys()
  .then((names) => Promise.all(names.map((name) => caches.open(name).then((cache) => cache.keys()))))
  .then((kept) => kept.flat().map((request) => new URL(request.url).pathname))
"""


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may end and start again, with a client of its own."""
    shutil.copytree(CLIENT, tmp_path / "client")
    settings = {"client_folder": str(tmp_path / "client")}
    server = Server(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS, settings).start()
    yield server
    server.kill()


@pytest.fixture
def own_door(browser: Browser, own_server: Server) -> Iterator[Door]:
    opened = Door(browser, own_server)
    yield opened
    opened.close()


def until_kept(page: Page) -> None:
    """Wait until the worker has taken over the page."""
    page.wait_for_function(ACTIVE, timeout=SECONDS)


def test_the_page_can_be_installed(door: Door) -> None:
    page = door.visitor("Ada", app=True).page
    page.goto("/")
    until_kept(page)
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    for icon in manifest.json()["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            size = int.from_bytes(answer.body()[16:20])
            assert icon["sizes"] == f"{size}x{size}"
    wrong = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [each["errorId"] for each in wrong if each["errorId"] != "in-incognito"] == []


def test_it_opens_without_a_connection_and_says_so(door: Door) -> None:
    visitor = door.visitor("Ada", app=True)
    page = visitor.page
    page.goto("/")
    until_kept(page)
    page.context.set_offline(True)
    page.goto("/help")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_text("You are offline.")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    expect(page.get_by_text("You are offline.")).to_be_visible()
    assert page.evaluate("fetch('/api/me').then(() => 'answered', () => 'failed')") == "failed"
    page.context.set_offline(False)
    expect(page.get_by_role("heading", name="Jump Drive")).to_be_visible()
    expect(page.get_by_text("You are offline.")).to_have_count(0)
    assert not [path for path in page.evaluate(KEPT) if path.startswith("/api")]


def test_a_page_of_before_makes_way_for_that_of_the_server(own_door: Door, own_server: Server) -> None:
    page = own_door.visitor("Ada", app=True).page
    page.goto("/")
    until_kept(page)
    own_server.stop()
    folder = Path(own_server.settings["client_folder"])
    old, new = (folder / "build-id").read_text(), "0123456789abcdef"
    for name in ("build-id", "index.html", "sw.js"):
        (folder / name).write_text((folder / name).read_text().replace(old, new))
    own_server.start()
    page.goto("/me")
    page.wait_for_function(BUILD_IS, arg=new, timeout=SECONDS)
    expect(page.get_by_role("heading", name="Ada", level=1, exact=True)).to_be_visible()
    page.wait_for_function(KEPT_IS, arg=f"windfall-{new}", timeout=SECONDS)


def test_a_solo_game_goes_on_when_the_connection_is_back(own_door: Door, own_server: Server) -> None:
    visitor = own_door.visitor("Ada", app=True)
    table = visitor.go_to_table(visitor.open_table("jumpdrive", "me", BOT))
    rng = random.Random(4)
    table.wait_until_asked()
    table.choose_any(rng)
    table.wait_until_asked()
    asked = table.sentence
    own_server.kill()
    expect(table.prompt).to_contain_text(re.compile("connect", re.IGNORECASE))
    assert table.choices() == [], "what cannot be sent cannot be chosen"
    own_server.start()
    expect(table.prompt.get_by_role("status").first).to_have_text(asked)
    table.wait_until_asked()
    table.choose_any(rng)
    told = json.loads(visitor.traffic[-1])
    assert told["type"] != "error"
