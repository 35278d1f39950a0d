"""Several browsers at one table."""

import json
import random

from playwright.sync_api import expect

from tests.browser.conftest import Door
from tests.browser.people import BOT, TablePage


def _play_all(tables: list[TablePage], rng: random.Random) -> None:
    """Everybody plays whenever they are asked, until the game is over for all."""
    made = 0
    while not all(table.over for table in tables):
        assert made < 2_000, "the game does not end"
        for table in tables:
            if not table.over and table.choices():
                table.choose_any(rng, wait=False)
                made += 1


def test_two_people_play_with_a_link(door: Door) -> None:
    ada, ben = door.visitor("Ada"), door.visitor("Ben")
    table = ada.open_table("jumpdrive", "me", "open")
    ada_table = ada.go_to_table(table)
    expect(ada.page.get_by_role("heading", name="Waiting for players")).to_be_visible()

    ben.page.goto(ada.page.url)
    ben.page.get_by_role("button", name="Sit here").click()
    ben_table = TablePage(ben)
    ada_table.wait_until_asked()
    ben_table.wait_until_asked()
    _play_all([ada_table, ben_table], random.Random(5))

    assert ada_table.sentence == ben_table.sentence
    assert ada.errors == ben.errors == []


def test_an_invitation_is_shown_and_shared_and_asks_for_a_name_first(door: Door) -> None:
    ada, ben = door.visitor("Ada"), door.visitor("Ben")
    ada.page.add_init_script("navigator.share = async (data) => { window.shared = data; }")
    ada.go_to_table(ada.open_table("race", "me", "open"))
    expect(ada.page.get_by_role("img", name="QR code of the link to this table")).to_be_visible()
    ada.page.get_by_role("button", name="Share…").click()
    assert ada.page.evaluate("window.shared") == {"url": ada.page.url, "title": "Race for the Galaxy"}

    ben.page.goto(ada.page.url)
    name, seat = ben.page.get_by_label("Your name"), ben.page.get_by_role("button", name="Sit here")
    expect(seat).to_be_visible()
    assert (name.bounding_box() or {})["y"] < (seat.bounding_box() or {})["y"]
    name.fill("Benjamin")
    ben.page.get_by_role("button", name="Save").click()
    expect(ben.page.get_by_text("Saved")).to_be_visible()
    seat.click()
    TablePage(ben).wait_until_asked()
    expect(TablePage(ada).log).to_contain_text("Benjamin")
    assert ada.errors == ben.errors == []


def test_a_person_may_take_back_if_the_other_agrees(door: Door) -> None:
    ada, ben = door.visitor("Ada"), door.visitor("Ben")
    table = ada.open_table("jumpdrive", "me", "open")
    ada_table = ada.go_to_table(table)
    ben.page.goto(ada.page.url)
    ben.page.get_by_role("button", name="Sit here").click()
    ben_table = TablePage(ben)
    rng = random.Random(1)
    for visitor_table in (ada_table, ben_table):  # both discard for their opening hands, which is revealed to nobody
        visitor_table.wait_until_asked()
    while "Discard" in (ada_table.prompt.text_content() or ""):
        ada_table.choose_any(rng, wait=False)
    while "Discard" in (ben_table.prompt.text_content() or ""):
        ben_table.choose_any(rng, wait=False)
    ada_table.wait_until_asked()

    ada_table.prompt.get_by_role("button", name="Ask to undo").click()
    ben.page.get_by_role("button", name="Agree").click()
    expect(ada_table.prompt.get_by_text("Discard")).to_be_visible()


def test_a_spectator_sees_no_hand(door: Door) -> None:
    ada, eve = door.visitor("Ada"), door.visitor("Eve")
    table = ada.open_table("race", "me", BOT)
    ada_table = ada.go_to_table(table)
    eve.go_to_table(table)
    expect(eve.page.get_by_role("log", name="Log")).to_be_visible()
    rng = random.Random(2)
    hands: list[list[str]] = []
    for _ in range(12):
        if not ada_table.wait_until_asked():
            break
        hands.append(_own_hand(ada.traffic[-1]))
        ada_table.choose_any(rng)
    assert any(hands)
    assert eve.traffic
    for message in eve.traffic:
        for empire in _empires(message):
            assert not any(empire["hand"]), "a spectator got a card of a hand"
            assert not any(empire["drawn"]), "a spectator got a drawn card"
    assert eve.page.locator("[data-choosable]").count() == 0


def _empires(message: str) -> list[dict[str, list[str | None]]]:
    told = json.loads(message)
    return [empire for frame in told.get("frames", []) for empire in frame["view"]["empires"]]


def _own_hand(message: str) -> list[str]:
    empires = _empires(message)
    return [card for card in empires[0]["hand"] if card] if empires else []
