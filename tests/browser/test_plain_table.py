"""A title that has no folder in the client is played at the plain table: the tiny title of the tests."""

import random
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Door
from tests.browser.people import BOT
from tests.server.running import GENEROUS, running


@pytest.fixture
def plain_door(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Door]:
    """To a server that has the tiny title besides its own."""
    database = f"sqlite:///{tmp_path_factory.mktemp('plain')}/tables.sqlite3"
    with running(database, GENEROUS, titles={"salvage": "tests.tiny.salvage"}) as server:
        opened = Door(browser, server)
        yield opened
        opened.close()


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_whole_game_at_the_plain_table(plain_door: Door, phone: bool) -> None:
    visitor = plain_door.visitor("Ada", phone=phone)
    table = visitor.go_to_table(visitor.open_table("salvage", "me", BOT, BOT))
    expect(table.prompt).to_contain_text("Bid a card for the wreck of")
    assert table.play_to_the_end(random.Random(1)) >= 5
    assert table.over
    if not phone:  # where the log has a tab of its own
        expect(table.log).to_contain_text("takes")
    assert visitor.errors == []
