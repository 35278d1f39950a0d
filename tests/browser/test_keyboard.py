"""A whole game with the keyboard alone."""

import random

from tests.browser.conftest import Door
from tests.browser.people import BOT, TablePage

KEYS = ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")


def test_a_whole_game_with_the_keyboard(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = visitor.go_to_table(visitor.open_table("jumpdrive", "me", BOT))
    rng = random.Random(8)
    for _ in range(1_500):
        if not table.wait_until_asked():
            break
        _choose(table, rng)
    assert table.over
    assert visitor.errors == []


def _choose(table: TablePage, rng: random.Random) -> None:
    keyboard = table.page.keyboard
    if table.page.get_by_role("menu").is_visible():
        keyboard.press("Enter")
        return
    confirm = next((choice for choice in table.choices() if choice.confirm), None)
    if confirm is not None:
        table.page.evaluate("document.activeElement?.blur()")
        keyboard.press("Enter")
        return
    for _ in range(rng.randrange(1, 5)):
        keyboard.press(rng.choice(KEYS))
    focused = table.page.evaluate(
        "() => ({here: document.activeElement.hasAttribute('data-choosable'),"
        " picked: document.activeElement.getAttribute('aria-pressed') === 'true'})"
    )
    assert focused["here"], "the arrow keys did not lead to anything that can be chosen"
    if not focused["picked"]:
        keyboard.press("Enter")
