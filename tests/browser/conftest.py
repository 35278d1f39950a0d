"""A real browser, and a real server with the built client."""

import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from tests.browser.people import SECONDS, Visitor
from tests.server.clock_for_tests import ShiftedClock
from tests.server.running import GENEROUS, Server, running

WHOLE_BROWSERS = ("chromium", "chromium-browser", "google-chrome")
# One that cannot open windows does the same in half the time.
BROWSERS = ("chromium-headless-shell", *WHOLE_BROWSERS)
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

DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}


def browser_path(names: Sequence[str] = BROWSERS) -> str:
    found = next((path for name in names if (path := shutil.which(name))), None)
    assert found is not None, "no browser was found; sh tests/install.sh chromium installs one"
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
        self,
        name: str | None = None,
        *,
        phone: bool = False,
        speed: str = "instant",
        theme: str = "dark",
        language: str = "en-US",
        host: str = "127.0.0.1",
        coach: str | None = "off",
        app: bool = False,
    ) -> Visitor:
        """Somebody whose browser wants pages in this language, and calls the server by this name; coach None is for who
        is new here. Only with `app` does it keep the page, which is a hundred requests more."""
        context = self._browser.new_context(
            base_url=f"http://{host}:{self._server.port}",
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            locale=language,
            service_workers="allow" if app else "block",
        )
        context.add_init_script(
            f"localStorage.setItem('windfall.speed', '{speed}'); localStorage.setItem('windfall.theme', '{theme}')"
        )
        if coach is not None:
            context.add_init_script(
                f"localStorage.getItem('windfall.coach') ?? localStorage.setItem('windfall.coach', '{coach}')"
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


@pytest.fixture
def clock(tmp_path: Path) -> ShiftedClock:
    return ShiftedClock(tmp_path / "clock")


@pytest.fixture
def timed(tmp_path: Path, clock: ShiftedClock) -> Iterator[Server]:
    """A server whose clock the test moves on."""
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS, clock=str(clock._file)) as started:
        yield started


@pytest.fixture
def people(browser: Browser, timed: Server) -> Iterator[Door]:
    """Visitors of that server."""
    opened = Door(browser, timed)
    yield opened
    opened.close()
