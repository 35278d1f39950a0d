"""A card that can be given up for nothing (New Military Tactics), asked for through the page."""

from tests.browser.conftest import Door
from tests.browser.people import BOT, TablePage, Visitor


def table_with_tactics(visitor: Visitor) -> TablePage:
    """A first game in which the visitor has New Sparta's hand, of which New Military Tactics is a card."""
    for _ in range(30):
        table = visitor.go_to_table(visitor.open_table("race", "me", BOT, BOT, settings={"setup": "first_game"}))
        assert table.wait_until_asked()
        if table.page.get_by_role("img", name="New Military Tactics").count():
            return table
    raise AssertionError("the visitor never has New Sparta")


def choose(table: TablePage, *names: str) -> None:
    """Click what is called so, one after the other; what else is asked is answered with what comes first."""
    for name in names:
        while not (found := [choice for choice in table.choices() if choice.name.startswith(name)]):
            table.click(table.choices()[0])
        table.click(found[0])


def test_new_military_tactics_can_be_discarded_while_placing_nothing(door: Door) -> None:
    visitor = door.visitor("Ada")
    table = table_with_tactics(visitor)
    print([choice.name for choice in table.choices()])
    print(table.sentence)
    assert False
