"""The workshop in the browser, used as a person would use it."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from tests.browser.conftest import Door
from tests.browser.people import Visitor
from tests.server.running import Server


def _play(told: dict[str, Any]) -> None:
    options = ["--port", str(told["port"]), "--no-browser", "--database-url", told["database_url"]]
    os.execv(sys.executable, [sys.executable, "-m", "windfall", "play", *options])


class OwnMachine(Server):
    """`windfall play`, which starts itself again when the page asks for it."""

    work = staticmethod(_play)


@contextmanager
def own_machine(browser: Browser, folder: Path) -> Iterator[Door]:
    """Somebody plays on their own machine, with this folder for the corrected components."""
    folder.mkdir(exist_ok=True)
    server = OwnMachine(f"sqlite:///{folder}/tables.sqlite3", data=folder).start()
    door = Door(browser, server)
    try:
        yield door
    finally:
        door.close()
        server.kill()


class Workshop:
    """The light table of a title."""

    def __init__(self, visitor: Visitor, title: str = "newfrontiers") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.page.goto(f"/workshop/{title}")
        self.tiles = self.page.get_by_role("listbox", name="Components")
        self.progress = self.page.get_by_role("progressbar")
        expect(self.tiles).to_be_visible()

    def open(self, name: str) -> Locator:
        """Look at a tile; where it is shown."""
        self.tiles.get_by_role("option", name=name, exact=False).first.click()
        return self.proof(name)

    def proof(self, name: str) -> Locator:
        shown = self.page.get_by_role("region", name=name, exact=True)
        expect(shown).to_be_visible()
        return shown

    def number(self, label: str, value: object) -> None:
        """Type a number into the last field of this name."""
        self.page.get_by_role("spinbutton", name=label, exact=True).last.fill(str(value))

    def add_power(self, effect: str) -> None:
        self.page.get_by_role("button", name="Add to Powers").click()
        self.page.get_by_role("combobox", name="Powers").last.select_option(label=effect)

    def save(self) -> None:
        save = self.page.get_by_role("button", name="Save")
        save.click()
        expect(save).to_be_hidden()

    @property
    def exact(self) -> int:
        return int(self.progress.get_attribute("aria-valuenow") or 0)
