"""The workshop: owners of a box make its tiles exact, and the next game is played with them."""

import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import Door
from tests.browser.people import BOT
from tests.browser.test_access import TITLES, barriers, too_wide
from tests.browser.workshop import Workshop, own_machine
from tests.server.running import GENEROUS, running
from windfall.server.run import workshop_key
from windfall.server.settings import Settings


@pytest.fixture
def machine(browser: Browser, tmp_path: Path) -> Iterator[Door]:
    with own_machine(browser, tmp_path / "mine") as door:
        yield door


def test_a_corrected_tile_is_met_in_the_next_game(machine: Door) -> None:
    visitor = machine.visitor("Ada")
    workshop = Workshop(visitor)
    page = visitor.page
    expect(page.get_by_text("New tables use set")).to_be_visible()
    exact = workshop.exact
    marines = workshop.open("Space Marines")
    expect(marines).to_contain_text("+2 Military")
    workshop.number("Cost", 1)
    workshop.number("How much", 4)
    workshop.add_power("Explore: Gain")
    expect(page.get_by_role("button", name="Save")).to_be_disabled()  # a gain of nothing is none
    page.get_by_role("button", name="+ Colonists").click()
    workshop.number("Colonists", 2)
    expect(marines.get_by_text("+4 Military").first).to_be_visible()  # on the picture, and read out
    expect(marines.get_by_text("2 colonists").first).to_be_visible()
    expect(marines.get_by_role("figure", name="As shipped")).to_contain_text("+2 Military")
    expect(marines.locator("del")).to_contain_text(["2", "2"])
    workshop.save()
    expect(marines).to_contain_text("Corrected by Ada")
    assert workshop.exact == exact + 1

    page.get_by_role("button", name="Restart to play with these").click()
    expect(page.get_by_text("The server is back.")).to_be_visible()
    expect(page.get_by_role("button", name="Restart to play with these")).to_be_hidden()
    table = visitor.go_to_table(visitor.open_table("newfrontiers", "me", BOT))
    table.wait_until_asked()
    offered = page.locator("[data-subject='tile:space_marines']")
    while offered.count() == 0:  # a side of the mat is chosen first, and the bot may develop before
        choices = table.choices()
        table.click(next((choice for choice in choices if choice.name.startswith("Develop")), choices[0]))
    offered.first.hover()
    details = page.get_by_role("region", name="Details")
    expect(details).to_contain_text("+4 Military")
    expect(details).to_contain_text("2 colonists")
    page.goto("/library/newfrontiers")
    page.get_by_role("button", name="Space Marines").click()
    expect(page.get_by_role("dialog")).to_contain_text("+4 Military")


def test_a_wrong_value_is_refused_with_its_reason(machine: Door) -> None:
    workshop = Workshop(machine.visitor("Ada"))
    page = workshop.page
    marines = workshop.open("Space Marines")
    amount = page.get_by_role("spinbutton", name="How much", exact=True)
    amount.fill("120")
    expect(amount).to_have_attribute("aria-invalid", "true")
    expect(amount).to_have_accessible_description(re.compile("99"))
    save = page.get_by_role("button", name="Save")
    expect(save).to_be_disabled()
    page.keyboard.press("Control+Enter")
    expect(marines).to_contain_text("1 thing to put right")
    marines.get_by_role("button", name="Powers 1, How much").click()
    expect(amount).to_be_focused()
    assert page.request.get("/api/workshop/newfrontiers/history").json() == []

    amount.fill("")  # nothing is no number
    expect(amount).to_have_accessible_description(re.compile("needs this"))
    amount.fill("5")
    expect(save).to_be_enabled()
    marines.get_by_role("button", name="Put How much back to 2").click()
    expect(amount).to_have_value("2")
    expect(save).to_be_hidden()  # nothing is changed any more


def test_powers_are_put_in_order_and_taken_away(machine: Door) -> None:
    workshop = Workshop(machine.visitor("Ada"))
    page = workshop.page
    workshop.open("Space Marines")
    workshop.add_power("Consume: Sell one more good")
    page.get_by_role("button", name="Move Powers 2 up").click()
    expect(page.get_by_role("combobox", name="Powers 1")).to_contain_text("Consume: Sell one more good")
    expect(page.get_by_role("button", name="Move Powers 1 down")).to_be_focused()
    page.get_by_role("button", name="Take away Powers 2").click()
    page.get_by_role("button", name="Put Powers 1 back to Settle: Military").click()
    workshop.save()
    (change,) = page.request.get("/api/workshop/newfrontiers/history").json()
    effects = [power["effect"] for power in change["entries"][0]["after"]["powers"]]
    assert effects == ["military", "sell"]


def test_one_key_confirms_and_leads_to_the_next(machine: Door) -> None:
    workshop = Workshop(machine.visitor("Ada"))
    page = workshop.page
    exact = workshop.exact
    workshop.open("Rebel Fuel Cache")
    page.keyboard.press("n")
    second = workshop.proof("Rebel Black Market Gangs")
    page.keyboard.press("p")
    workshop.proof("Rebel Fuel Cache")
    page.keyboard.press("a")
    expect(second).to_be_visible()
    expect(second).to_contain_text("Rebel Fuel Cache: confirmed.")
    expect(workshop.tiles.get_by_role("option", name="Rebel Fuel Cache, confirmed")).to_be_visible()
    expect(workshop.tiles.get_by_role("option", name="Rebel Black Market Gangs")).to_be_focused()
    assert workshop.exact == exact + 1
    page.keyboard.press("a")
    third = workshop.proof("The Last of the Uplift Gnarssh")
    page.keyboard.press("p")
    expect(third).to_be_hidden()  # the two before are confirmed: it goes round to the last
    page.keyboard.press("u")
    expect(workshop.tiles.get_by_role("option", name="Rebel Black Market Gangs, reconstructed")).to_be_visible()
    assert workshop.exact == exact + 1
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("next one that nobody has confirmed")
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("rebel base")
    expect(workshop.tiles.get_by_role("option")).to_have_count(1)
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    workshop.proof("Rebel Base")
    page.keyboard.press("e")
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.type(" na")  # in a field a letter is a letter
    expect(page.get_by_role("textbox", name="Name", exact=True)).to_have_value("Rebel Base na")
    page.keyboard.press("Control+Enter")
    expect(workshop.tiles.get_by_role("option", name="Rebel Base na, corrected")).to_be_visible()


def test_arrow_keys_walk_through_the_box(machine: Door) -> None:
    workshop = Workshop(machine.visitor("Ada"))
    page = workshop.page
    workshop.open("Rebel Fuel Cache")
    page.keyboard.press("ArrowRight")
    workshop.proof("Rebel Black Market Gangs")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")
    selected = workshop.tiles.locator("[aria-selected=true]")
    expect(selected).not_to_contain_text("Rebel Fuel Cache")
    page.keyboard.press("ArrowUp")
    workshop.proof("Rebel Fuel Cache")
    page.keyboard.press("End")
    expect(selected).to_be_focused()
    page.get_by_role("radio", name="Printed").check()
    expect(workshop.tiles.get_by_role("option")).to_have_count(8)


def test_every_change_can_be_undone(machine: Door) -> None:
    workshop = Workshop(machine.visitor("Ada"))
    page = workshop.page
    marines = workshop.open("Space Marines")
    workshop.number("Cost", 4)
    workshop.save()
    workshop.number("Cost", 5)
    workshop.save()
    marines.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("spinbutton", name="Cost")).to_have_value("4")

    page.get_by_role("button", name="History").click()
    history = page.get_by_role("dialog", name="History")
    expect(history.get_by_role("listitem").filter(has_text="Ada")).to_have_count(3)
    expect(history).to_contain_text("Space Marines corrected")
    expect(history).to_contain_text("undone by change 3")
    history.get_by_role("button", name="Undo change 1").click()
    expect(history).to_contain_text("Change 1 undone: Space Marines")
    page.keyboard.press("Escape")
    expect(page.get_by_role("spinbutton", name="Cost")).to_have_value("2")
    expect(marines).to_contain_text("In part")


def test_unsaved_changes_are_asked_about(machine: Door) -> None:
    workshop = Workshop(machine.visitor("Ada"))
    page = workshop.page
    workshop.open("Space Marines")
    workshop.number("Cost", 4)
    page.get_by_role("link", name="Help").click()
    question = page.get_by_role("dialog", name="Unsaved changes")
    expect(question).to_contain_text("Space Marines")
    question.get_by_role("button", name="Close").click()
    expect(page.get_by_role("spinbutton", name="Cost")).to_have_value("4")
    workshop.tiles.get_by_role("option", name="Genetics Lab").click()
    question.get_by_role("button", name="Discard").click()
    workshop.proof("Genetics Lab")
    workshop.open("Space Marines")
    workshop.number("Cost", 4)
    workshop.tiles.get_by_role("option", name="Genetics Lab").click()
    question.get_by_role("button", name="Change Genetics Lab together with it").click()
    workshop.number("Cost", 5)
    page.get_by_role("button", name="Save all 2").click()
    expect(page.get_by_role("button", name="Save")).to_be_hidden()
    (change,) = page.request.get("/api/workshop/newfrontiers/history").json()
    assert {entry["id"] for entry in change["entries"]} == {"space_marines", "genetics_lab"}


def test_a_file_is_taken_to_another_machine(browser: Browser, tmp_path: Path) -> None:
    with own_machine(browser, tmp_path / "ann") as door:
        workshop = Workshop(door.visitor("Ann"))
        workshop.open("Rebel Fuel Cache")
        workshop.page.keyboard.press("a")
        workshop.open("Space Marines")
        workshop.number("Cost", 4)
        workshop.save()
        exact = workshop.exact
        with workshop.page.expect_download() as download:
            workshop.page.get_by_role("link", name="Download").click()
        file = tmp_path / "from-ann.toml"
        download.value.save_as(file)

    with own_machine(browser, tmp_path / "bob") as door:
        workshop = Workshop(door.visitor("Bob"))
        page = workshop.page
        before = workshop.exact
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Load a file").click()
        chooser.value.set_files(file)
        dialog = page.get_by_role("dialog", name="Load from-ann.toml")
        expect(dialog).to_contain_text("It changes 2 components. Nothing is saved yet.")
        expect(dialog).to_contain_text("Cost: 2 4")
        expect(dialog).to_contain_text("Confirmed by Ann.")
        assert workshop.exact == before
        dialog.get_by_role("button", name="Load 2 changes").click()
        expect(dialog).to_be_hidden()
        assert workshop.exact == exact
        expect(workshop.open("Space Marines")).to_contain_text("Corrected by Ann")

        broken = tmp_path / "broken.toml"
        broken.write_text(file.read_text().replace("cost = 4", "cost = 400"))
        with page.expect_file_chooser() as chooser:
            page.get_by_role("button", name="Load a file").click()
        chooser.value.set_files(broken)
        dialog = page.get_by_role("dialog", name="Load broken.toml")
        expect(dialog).to_contain_text("It cannot be loaded")
        expect(dialog).to_contain_text("99")
        expect(dialog.get_by_role("button", name="Load")).to_be_hidden()


def test_on_a_phone_a_tile_is_shown_alone(machine: Door) -> None:
    workshop = Workshop(machine.visitor("Ada", phone=True))
    page = workshop.page
    marines = workshop.open("Space Marines")
    expect(workshop.tiles).to_be_hidden()
    workshop.number("How much", 5)
    expect(marines.get_by_text("+5 Military").first).to_be_visible()
    page.evaluate("history.back()")  # not page.go_back, which waits for a page that is then held back
    question = page.get_by_role("dialog", name="Unsaved changes")
    question.get_by_role("button", name="Save").click()
    expect(workshop.tiles).to_be_visible()
    expect(workshop.tiles.get_by_role("option", name="Space Marines, corrected")).to_be_visible()


def test_the_workshop_of_a_server_is_for_its_host(browser: Browser, tmp_path: Path) -> None:
    with running(
        f"sqlite:///{tmp_path}/tables.sqlite3", GENEROUS, workshop="key", components_folder=str(tmp_path)
    ) as server:
        door = Door(browser, server)
        guest = door.visitor("Guest").page
        guest.goto("/")
        expect(guest.get_by_role("link", name="Components of Jump Drive")).to_be_visible()
        expect(guest.get_by_role("link", name="Workshop of Jump Drive")).to_be_hidden()
        guest.goto("/workshop/jumpdrive")
        expect(guest.get_by_role("heading", name="The workshop is closed")).to_be_visible()

        host = door.visitor("Host").page
        host.goto(f"/workshop#key={_key(tmp_path)}")
        expect(host.get_by_role("link", name="Jump Drive")).to_be_visible()
        assert "key" not in host.url
        host.goto("/library/jumpdrive")
        host.get_by_role("link", name="Hold them against it in the workshop.").click()
        expect(host.get_by_role("listbox", name="Components")).to_be_visible()
        host.goto("/")
        expect(host.get_by_role("link", name="Workshop of Jump Drive")).to_be_visible()
        door.close()


def _key(folder: Path) -> str:
    """The key in the link that the server prints."""
    with ThreadPoolExecutor(1) as thread:  # the browser's driver has an event loop in this one
        return thread.submit(workshop_key, Settings(f"sqlite:///{folder}/tables.sqlite3")).result()


@pytest.mark.share("desktop-dark", "phone-light")
@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_workshop_has_no_barriers(machine: Door, phone: bool, theme: str) -> None:
    visitor = machine.visitor("Ada", phone=phone, theme=theme)
    page = visitor.page
    page.goto("/workshop")
    expect(page.get_by_role("progressbar")).to_have_count(3)
    assert barriers(page) == []
    assert not too_wide(page)
    for title in TITLES:
        workshop = Workshop(visitor, title)
        assert barriers(page) == []
        assert not too_wide(page)
        workshop.tiles.get_by_role("option").nth(4).click()
        name = page.get_by_role("textbox", name="Name", exact=True)
        name.fill("A name that is a good deal longer than what is printed there")
        workshop.add_power("Settle: Discount") if title == "newfrontiers" else None
        expect(page.get_by_role("button", name="Save")).to_be_enabled()
        assert barriers(page) == []
        assert not too_wide(page)
        name.fill("")
        expect(page.get_by_text("to put right")).to_be_visible()
        assert barriers(page) == []
        assert not too_wide(page)
        page.get_by_role("button", name="Discard").click()
        page.get_by_role("button", name="As printed").click()
        expect(page.get_by_text("exact. Undo")).to_be_visible()
        page.keyboard.press("h")
        expect(page.get_by_role("dialog", name="History")).to_contain_text("confirmed")
        assert barriers(page) == []
        assert not too_wide(page)
    assert visitor.errors == []
