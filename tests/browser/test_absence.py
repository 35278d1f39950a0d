"""People who sometimes leave: a bot plays for them, clocks run out, also across a restart, and games take days."""

import random

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, Door
from tests.browser.people import TablePage, in_turn, picture, players, seat_two
from tests.server.clock_for_tests import ShiftedClock
from tests.server.running import Server


def test_a_bot_plays_for_who_has_left_until_they_return(people: Door, clock: ShiftedClock) -> None:
    ada, ben = people.visitor("Ada"), people.visitor("Ben", speed="normal")
    table = seat_two(ada, ben, "newfrontiers")
    asked, _waits = in_turn(ada.go_to_table(table), TablePage(ben))
    rng = random.Random(3)
    while asked.visitor is ada:  # until Ben is waited for
        asked.choose_any(rng, wait=False)
        asked, _waits = in_turn(TablePage(ada), TablePage(ben))
    ben.page.goto("/help")
    away = players(TablePage(ada))
    expect(away.get_by_text("Away for")).to_be_visible()
    expect(away.get_by_role("button", name="Let a bot play")).to_have_count(0)
    away.get_by_role("button", name="Close").click()

    clock.move_on(minutes=11)
    ada.page.reload()
    ada.page.locator("section.prompt").get_by_role("button", name="Let a bot play…").click()
    dialog = ada.page.get_by_role("dialog", name="Players")
    dialog.get_by_role("combobox").select_option("easy")
    picture(ada.page, "players")
    dialog.get_by_role("button", name="Let a bot play").click()
    expect(TablePage(ada).log.get_by_text("has been away for long")).to_be_visible()
    expect(ada.page.get_by_text("Ben (bot)").first).to_be_visible()
    TablePage(ada).wait_until_asked()
    picture(ada.page, "stand-in")

    ben.page.goto(f"/tables/{table}")
    skip = ben.page.get_by_role("button", name="Skip")
    expect(skip.or_(ben.page.get_by_role("button", name="Take your seat back"))).to_be_visible()
    picture(ben.page, "since")
    if skip.is_visible():
        skip.click()
    expect(TablePage(ben).log.get_by_text("Since you left")).to_be_visible()
    after = TablePage(ben).log.locator(".left ~ p")
    expect(after.filter(has_text="has been away for long")).to_be_visible()
    expect(after.filter(has_text="starts from")).to_be_visible()
    picture(ben.page, "returned")
    ben.page.get_by_role("button", name="Take your seat back").click()
    expect(TablePage(ada).log.get_by_text("plays again")).to_be_visible()
    expect(ada.page.get_by_text("Ben (bot)")).to_have_count(0)
    assert ada.errors == ben.errors == []


def test_a_clock_runs_out_also_across_a_restart(people: Door, timed: Server, clock: ShiftedClock) -> None:
    ada, ben = people.visitor("Ada"), people.visitor("Ben")
    pace = {"away_minutes": None, "bank_seconds": 600, "increment_seconds": 10}
    table = seat_two(ada, ben, "newfrontiers", pace=pace)
    asked, waits = in_turn(ada.go_to_table(table), TablePage(ben))
    strip = waits.page.get_by_role("button", name="Players")
    expect(strip).to_contain_text("9:")
    picture(waits.page, "clock")
    clock.move_on(minutes=5)
    timed.kill()
    clock.move_on(minutes=6)
    timed.start()
    for each in (asked, waits):
        each.page.reload()
    expect(strip).to_contain_text("0:00")
    waits.prompt.get_by_role("button", name="Let a bot play…").click()
    waits.page.get_by_role("dialog", name="Players").get_by_role("button", name="Let a bot play").click()
    expect(asked.prompt.get_by_text("A bot plays for you.")).to_be_visible()
    expect(asked.log.get_by_text("is up. A bot plays for them now")).to_be_visible()
    asked.prompt.get_by_role("button", name="Take your seat back").click()
    expect(asked.prompt.get_by_text("A bot plays for you.")).to_have_count(0)


def test_a_game_by_correspondence_is_set_up_and_takes_days(people: Door, clock: ShiftedClock) -> None:
    ada, ben = people.visitor("Ada"), people.visitor("Ben")
    ada.page.goto("/")
    ada.page.get_by_role("button", name="Options of New Frontiers").click()
    setup = ada.page.get_by_role("dialog")
    setup.locator(".counts").get_by_text("2", exact=True).click()
    setup.locator("ol select").first.select_option("open")
    setup.get_by_label("Clock").select_option("days")
    setup.get_by_label("Clock").scroll_into_view_if_needed()
    picture(ada.page, "setup")
    setup.get_by_role("button", name="Create the table").click()
    expect(ada.page.get_by_text("By correspondence: 3 days for each choice")).to_be_visible()
    picture(ada.page, "waiting")
    ben.page.goto(ada.page.url)
    ben.page.get_by_role("button", name="Sit here").click()
    tables = (TablePage(ada), TablePage(ben))
    rng = random.Random(2)
    for _day in range(3):
        asked, _waits = in_turn(*tables)
        asked.choose_any(rng, wait=False)
        clock.move_on(days=2)
        for each in tables:
            each.page.reload()
        asked, waits = in_turn(*tables)
        expect(asked.page.get_by_role("button", name="Players")).to_contain_text("23:")
    dialog = players(waits)
    dialog.get_by_role("button", name="Pause the game").click()
    expect(asked.log.get_by_text("pauses the game")).to_be_attached()
    clock.move_on(days=10)
    for each in tables:
        each.page.reload()
    strip = asked.page.get_by_role("button", name="Players")
    expect(strip).to_contain_text("Paused")
    expect(strip).to_contain_text("23:")
    picture(asked.page, "paused")
    ben.page.set_viewport_size(PHONE)
    picture(ben.page, "phone")
    ada.page.goto("/")
    expect(ada.page.get_by_text("Paused")).to_be_visible()
    picture(ada.page, "list")
    assert ada.errors == ben.errors == []


def test_people_agree_to_end_a_game_and_resign(people: Door) -> None:
    ada, ben = people.visitor("Ada"), people.visitor("Ben")
    table = seat_two(ada, ben, "race")
    ada_table = ada.go_to_table(table)
    dialog = players(ada_table)
    dialog.get_by_role("button", name="End the game").click()
    picture(ada.page, "end")
    dialog.get_by_role("button", name="End the game").click()
    ben.page.get_by_role("button", name="Refuse").click()
    expect(ada.page.get_by_text("Ben does not agree.")).to_be_visible()
    dialog = players(ada_table)
    dialog.get_by_role("button", name="Resign").click()
    dialog.get_by_role("button", name="Resign").click()
    expect(ada_table.prompt.get_by_text("You have resigned.")).to_be_visible()
    expect(TablePage(ben).log.get_by_text("Ada resigns.")).to_be_visible()
    dialog = players(TablePage(ben))
    dialog.get_by_role("button", name="Resign").click()
    dialog.get_by_role("button", name="Resign").click()
    expect(TablePage(ben).prompt.get_by_text("All people have resigned")).to_be_visible()
