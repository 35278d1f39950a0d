"""Race's experienced game: two of the nine action cards, clicked one after the other, are one answer."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.people import TablePage, in_turn, picture, seat_two


def _first_round(door: Door) -> tuple[TablePage, TablePage]:
    """Both have put away what they do not keep, and choose their actions."""
    ada, ben = door.visitor("Ada"), door.visitor("Ben")
    table = seat_two(ada, ben, "race", settings={"experienced": True})
    pages = ada.go_to_table(table), TablePage(ben)
    rng = random.Random(1)
    for page in pages:
        page.wait_until_asked()
        while "Discard" in page.sentence:
            page.choose_any(rng, wait=False)
    for page in pages:
        page.wait_until_asked()
    return pages


def _cards(page: TablePage) -> list[str]:
    """What the nine are called, without what they do."""
    return [one.name.split(". ")[0] for one in page.choices() if not one.confirm]


def _picked(page: TablePage) -> list[str]:
    return [one.name.split(". ")[0] for one in page.choices() if one.picked]


def _click(page: TablePage, name: str, *, picked: bool = False) -> None:
    page.click(next(one for one in page.choices() if one.name.startswith(name) and one.picked == picked), wait=False)


def test_two_of_nine_cards_are_one_answer(door: Door) -> None:
    ada, ben = _first_round(door)
    assert _cards(ada) == [
        *("Explore: +5", "Explore: +1, +1", "Develop", "Develop", "Settle", "Settle"),
        *("Consume: Trade", "Consume: 2x VPs", "Produce"),
    ]
    confirm = ada.prompt.get_by_role("button", name="Confirm")
    _click(ada, "Produce")
    assert _picked(ada) == ["Produce"]
    expect(confirm).to_be_disabled()
    _click(ada, "Consume: Trade")
    assert _picked(ada) == ["Consume: Trade", "Produce"]
    picture(ada.page, "race-experienced-pair")
    _click(ada, "Consume: Trade", picked=True)
    assert _picked(ada) == ["Produce"]
    _click(ada, "Consume: 2x VPs")
    confirm.click()
    assert in_turn(ada, ben) == (ben, ada)
    expect(ben.log).not_to_contain_text("chooses")
    assert _picked(ben) == []

    _click(ben, "Settle")
    _click(ben, "Settle")
    assert _picked(ben) == ["Settle", "Settle"]
    ben.prompt.get_by_role("button", name="Confirm").click()
    for page in (ada, ben):
        expect(page.log).to_contain_text("Ada chooses Consume: 2x VPs and Produce")
        expect(page.log).to_contain_text("Ben chooses Settle twice")
        assert page.visitor.errors == []


def test_a_third_card_is_refused_with_what_to_do(door: Door) -> None:
    ada, _ = _first_round(door)
    _click(ada, "Develop")
    _click(ada, "Develop")
    ada.page.get_by_role("button", name="Produce. Produce").click()
    expect(ada.page.get_by_text("You have chosen 2 already. Take one back first.")).to_be_visible()
    assert _picked(ada) == ["Develop", "Develop"]
    assert ada.visitor.errors == []
