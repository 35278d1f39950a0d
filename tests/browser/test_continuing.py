"""A game goes on: after a reload, after a restart of the server, after taking back."""

import random
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Door
from tests.browser.people import BOT
from tests.server.running import GENEROUS, running


def test_a_reload_shows_the_same_table(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("newfrontiers", "me", BOT, BOT))
    rng = random.Random(3)
    for _ in range(8):
        table.wait_until_asked()
        table.choose_any(rng)
    asked, log = table.sentence, table.log.text_content()

    visitor.page.reload()
    table.wait_until_asked()
    assert (table.sentence, table.log.text_content()) == (asked, log)


def test_the_server_restarts_in_mid_game(browser: Browser, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS) as server:
        door = Door(browser, server)
        visitor = door.visitor("Ada")
        table = visitor.go_to_table(visitor.open_table("jumpdrive", "me", BOT))
        rng = random.Random(4)
        for _ in range(6):
            table.wait_until_asked()
            table.choose_any(rng)
        asked = table.sentence

        server.kill()
        expect(table.prompt.get_by_text("Reconnecting")).to_be_visible()
        server.start()
        expect(table.prompt.get_by_text("Reconnecting")).to_be_hidden(timeout=60_000)
        table.wait_until_asked()
        assert table.sentence == asked
        table.play_to_the_end(rng)
        door.close()


def test_a_choice_can_be_taken_back(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("newfrontiers", "me", BOT))
    table.wait_until_asked()
    first = {choice.name for choice in table.choices()}
    undo = table.prompt.get_by_role("button", name="Undo")
    expect(undo).to_be_disabled()
    table.choose_any(random.Random(6))
    expect(undo).to_be_enabled()
    undo.click()
    expect(undo).to_be_disabled()
    table.wait_until_asked()
    assert {choice.name for choice in table.choices()} == first


def test_several_picks_are_corrected_before_they_are_confirmed(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("race", "me", BOT))
    table.wait_until_asked()
    one, two, three = [choice for choice in table.choices() if not choice.confirm][:3]
    confirm = table.prompt.get_by_role("button", name="Confirm")
    table.click(one)
    table.click(two)
    expect(confirm).to_be_enabled()
    visitor.page.keyboard.press("Escape")
    expect(confirm).to_be_disabled()
    table.click(three)
    picked = {choice.name for choice in table.choices() if choice.picked}
    assert picked == {one.name, three.name}
    visitor.page.keyboard.press("Escape")
    table.click(two)
    visitor.page.locator("body").click(position={"x": 1, "y": 1})
    visitor.page.keyboard.press("Enter")
    expect(table.prompt.get_by_text("Choose an action")).to_be_visible()
