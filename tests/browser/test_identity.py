"""One person in several browsers, without an account."""

import json
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Door
from tests.browser.people import BOT, Visitor, picture

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def link_of(page: Page) -> str:
    """The one-time link that the page offers, beside its QR code."""
    page.goto("/me")
    page.get_by_role("button", name="Bring me to another device").click()
    expect(page.get_by_role("img", name="QR code of the link to another device")).to_be_visible()
    address = page.get_by_role("textbox", name="Link to another device").input_value()
    assert "/device#" in address
    return address


def follow(visitor: Visitor, address: str, name: str) -> None:
    visitor.page.goto(address)
    visitor.page.get_by_role("button", name=f"Yes, be {name} here").click()
    expect(visitor.page.get_by_role("heading", name=name, level=1, exact=True)).to_be_visible()


def test_a_link_brings_somebody_to_a_second_browser(door: Door) -> None:
    ada, phone = door.visitor("Ada"), door.visitor(phone=True)
    table = ada.open_table("jumpdrive", "me", BOT)
    address = link_of(ada.page)
    phone.page.goto(address)
    expect(phone.page.get_by_role("heading", name="Be Ada in this browser?")).to_be_visible()
    assert "#" not in phone.page.url, "what opens an identity does not stay in the address"
    follow(phone, address, "Ada")
    own = phone.page.locator("section.who [data-mark]").get_attribute("data-mark")
    assert own == ada.page.request.get("/api/me").json()["mark"]
    assert phone.go_to_table(table).wait_until_asked()
    again = door.visitor()
    again.page.goto(address)
    expect(again.page.get_by_role("alert")).to_contain_text("This link is not good any more")
    assert ada.errors == phone.errors == []


def test_a_browser_is_signed_out_from_another(door: Door) -> None:
    ada, other = door.visitor("Ada"), door.visitor()
    table = ada.open_table("jumpdrive", "me", BOT)
    follow(other, link_of(ada.page), "Ada")
    other.go_to_table(table).wait_until_asked()
    ada.page.goto("/me")
    devices = ada.page.get_by_role("region", name="My devices").get_by_role("listitem")
    expect(devices).to_have_count(2)
    devices.filter(has_not_text="This device").get_by_role("button", name="Sign out").click()
    expect(devices).to_have_count(1)
    expect(other.page.get_by_text("You are signed out on this device.")).to_be_visible()
    other.page.goto("/me")
    expect(other.page.get_by_role("heading", name="Guest", level=1)).to_be_visible()


def test_two_guests_become_one_and_keep_their_games(door: Door) -> None:
    ada, guest = door.visitor("Ada"), door.visitor("Gus")
    tables = {ada.open_table("jumpdrive", "me", BOT), guest.open_table("race", "me", BOT)}
    address = link_of(ada.page)
    guest.page.goto(address)
    expect(guest.page.get_by_text("The table that you have here as Gus goes along")).to_be_visible()
    follow(guest, address, "Ada")
    for visitor in (ada, guest):
        visitor.page.goto("/")
        mine = visitor.page.get_by_role("region", name="Continue").get_by_role("link")
        expect(mine).to_have_count(2)
        assert {str(each.get_attribute("href")).rsplit("/", 1)[1] for each in mine.all()} == tables


def test_two_at_one_table_are_told_why_they_stay_two(door: Door) -> None:
    ada, ben = door.visitor("Ada"), door.visitor("Ben")
    table = ada.open_table("jumpdrive", "me", "open")
    assert ben.page.request.post(f"/api/tables/{table}/seats/1", data={"sort": "me"}).ok
    ben.page.goto(link_of(ada.page))
    ben.page.get_by_role("button", name="Yes, be Ada here").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("Jump Drive")
    assert ben.page.request.get("/api/me").json()["name"] == "Ben"


def authenticator(visitor: Visitor) -> tuple[CDPSession, str]:
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    made: dict[str, Any] = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return session, made["authenticatorId"]


def test_a_passkey_opens_an_identity_on_a_new_device_until_it_is_removed(door: Door) -> None:
    ada, new, late = (
        door.visitor("Ada", host="localhost"),
        door.visitor(host="localhost"),
        door.visitor(host="localhost"),
    )
    first, keys = authenticator(ada)
    ada.page.goto("/me")
    passkeys = ada.page.get_by_role("region", name="Passkeys")
    passkeys.get_by_role("button", name="Make a passkey").click()
    expect(passkeys.get_by_role("listitem")).to_have_count(1)
    passkeys.get_by_role("button", name="Make a passkey").click()
    expect(ada.page.get_by_role("alert")).to_have_text("This device has a passkey of yours already.")

    (credential,) = first.send("WebAuthn.getCredentials", {"authenticatorId": keys})["credentials"]
    for visitor in (new, late):  # as a maker of devices brings it to another one
        session, keys = authenticator(visitor)
        session.send("WebAuthn.addCredential", {"authenticatorId": keys, "credential": credential})
        visitor.page.goto("/me")
    new.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(new.page.get_by_role("heading", name="Ada", level=1, exact=True)).to_be_visible()

    ada.page.reload()
    passkeys.get_by_role("button", name="Remove the passkey").click()
    expect(passkeys.get_by_role("listitem")).to_have_count(0)
    late.page.get_by_role("button", name="Sign in with a passkey").click()
    expect(late.page.get_by_role("alert")).to_contain_text("This passkey is not known here")
    assert late.page.request.get("/api/me").json()["name"] != "Ada"


def test_at_a_bare_address_the_page_says_that_there_are_no_passkeys(door: Door) -> None:
    visitor = door.visitor("Ada")
    visitor.page.goto("/me")
    passkeys = visitor.page.get_by_role("region", name="Passkeys")
    expect(passkeys).to_contain_text("Here the browser makes no passkeys")
    expect(passkeys.get_by_role("button")).to_have_count(0)


def test_everything_kept_is_downloaded_and_deleted(door: Door) -> None:
    ada, ben = door.visitor("Ada"), door.visitor("Ben")
    table = ben.open_table("jumpdrive", "me", "open")
    assert ada.page.request.post(f"/api/tables/{table}/seats/1", data={"sort": "me"}).ok
    ada.page.goto("/privacy")
    ada.page.get_by_role("link", name="To my data").click()
    with ada.page.expect_download() as download:
        ada.page.get_by_role("link", name="Download everything").click()
    told = json.loads(download.value.path().read_text())
    assert (told["name"], [each["id"] for each in told["tables"]]) == ("Ada", [table])
    ada.page.get_by_role("button", name="Delete me…").click()
    ada.page.get_by_role("button", name="Delete me now").click()
    expect(ada.page.get_by_text("You are deleted.")).to_be_visible()
    expect(ada.page.get_by_role("heading", name="Guest", level=1)).to_be_visible()
    seats = ben.page.request.get(f"/api/tables/{table}").json()["seats"]
    assert [seat["sort"] for seat in seats] == ["person", "bot"]
    assert "Ada" not in json.dumps(seats)


def test_a_device_is_given_a_name(door: Door) -> None:
    page = door.visitor("Ada").page
    page.goto("/me")
    devices = page.get_by_role("region", name="My devices")
    devices.get_by_role("button", name="Rename").click()
    devices.get_by_label("Name of this device").fill("Kitchen")
    picture(page, "device-name")
    devices.get_by_role("button", name="Save the name").click()
    expect(devices.get_by_text("Kitchen")).to_be_visible()
    page.reload()
    expect(devices.get_by_role("button", name="Sign out: Kitchen")).to_be_visible()
    picture(page, "device-named")
