"""A real browser, and a real server with the built client."""

import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect

from tests.browser.people import SECONDS, Visitor
from tests.server.running import GENEROUS, Server, running

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# No window, and no talk with anything but our server.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
expect.set_options(timeout=SECONDS)

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def browser_path() -> str:
    found = next((path for name in BROWSERS if (path := shutil.which(name))), None)
    assert found is not None, "no browser was found; sh tests/browser/install_chromium.sh installs one"
    return found


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    return {"executable_path": browser_path(), "args": list(ARGUMENTS)}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite3", GENEROUS) as started:
        yield started


class Door:
    """Lets visitors in, each with a browser profile of their own."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self._browser = browser
        self._server = server
        self._contexts: list[BrowserContext] = []

    def visitor(
        self, name: str | None = None, *, phone: bool = False, speed: str = "instant", theme: str = "dark"
    ) -> Visitor:
        context = self._browser.new_context(
            base_url=f"http://{self._server.address}", viewport=PHONE if phone else DESKTOP, has_touch=phone
        )
        context.add_init_script(
            f"localStorage.setItem('windfall.speed', '{speed}'); localStorage.setItem('windfall.theme', '{theme}')"
        )
        self._contexts.append(context)
        return Visitor(context.new_page(), name)

    def close(self) -> None:
        for context in self._contexts:
            context.close()


@pytest.fixture
def door(browser: Browser, server: Server) -> Iterator[Door]:
    opened = Door(browser, server)
    yield opened
    opened.close()
