"""Every title is played in WebKit, where Playwright's is installed: `playwright install webkit`."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import Door
from tests.browser.people import BOT
from tests.server.running import GENEROUS, running

TITLES: Final = ("newfrontiers", "race", "jumpdrive")
CHOICES: Final = 25


@pytest.fixture(scope="module")
def webkit() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        if not Path(playwright.webkit.executable_path).exists():
            pytest.skip("there is no WebKit: `playwright install webkit` installs one")
        browser = playwright.webkit.launch()
        yield browser
        browser.close()


@pytest.mark.parametrize("title", TITLES)
def test_some_decisions_are_made(webkit: Browser, tmp_path: Path, title: str) -> None:
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS) as server:
        door = Door(webkit, server)
        visitor = door.visitor("Ada")
        table = visitor.go_to_table(visitor.open_table(title, "me", BOT, BOT))
        rng = random.Random(7)
        for _ in range(CHOICES):
            if not table.wait_until_asked():
                break
            table.choose_any(rng)
        assert table.log.text_content()
        assert visitor.errors == []
        door.close()
