"""A tournament of eight with bots among them, and a series, each to its end; moves are made over the socket."""

import asyncio
import random
import re
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Door
from tests.browser.people import Visitor
from tests.browser.test_access import barriers, too_wide
from tests.browser.test_daily import same_person
from tests.server.running import Person, Server


def _check(*visitors: Visitor) -> None:
    for visitor in visitors:
        assert barriers(visitor.page) == []
        assert not too_wide(visitor.page)
        assert visitor.errors == []


def _play(games: list[tuple[Person, str]]) -> None:
    """Each plays at their table until its game is over, all at the same time."""

    async def play(person: Person, table: str, seed: int) -> None:
        seat = await person.join(table)
        await seat.play_to_the_end(random.Random(seed))
        await seat.close()

    async def play_all() -> None:
        await asyncio.gather(*(play(person, table, seed) for seed, (person, table) in enumerate(games)))

    with ThreadPoolExecutor(1) as thread:  # the browser's driver has an event loop in this one
        thread.submit(asyncio.run, play_all()).result()


def _your_table(page: Page) -> str:
    way = page.get_by_role("link", name="To your table")
    expect(way).to_be_visible()
    return (way.get_attribute("href") or "").rsplit("/", maxsplit=1)[-1]


def _open_form(page: Page) -> Locator:
    page.goto("/")
    page.get_by_role("link", name="Tournaments and series").click()
    form = page.get_by_role("form", name="Open a new one")
    expect(form).to_be_visible()
    return form


def _stage(page: Page) -> Locator:
    """How far it is, or who has won."""
    return page.locator("p.stage")


def _round(page: Page, number: int) -> Locator:
    return page.get_by_role("region", name=f"Round {number}")


def test_a_tournament_of_eight_with_bots_among_them(door: Door, server: Server) -> None:
    ada, ben = door.visitor("Ada"), door.visitor("Ben", phone=True)
    form = _open_form(ada.page)
    form.get_by_label("Swiss tournament").check()
    form.get_by_role("combobox", name="Game", exact=True).select_option("jumpdrive")
    form.get_by_label("Places", exact=True).fill("8")
    form.get_by_label("Rounds", exact=True).fill("2")
    form.get_by_label("Places that are left at the start").select_option("beginner")
    _check(ada)
    form.get_by_role("button", name="Open").click()
    expect(ada.page.get_by_role("img", name="QR code of the link to take part by")).to_be_visible()

    ben.page.goto(ada.page.url)
    take_part = ben.page.get_by_role("button", name="Take part")
    expect(take_part).to_be_visible()
    _check(ben)
    take_part.click()
    expect(ben.page.get_by_text("2 of 8 places are taken.")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Take out Ben")).to_be_visible()
    _check(ada)
    ada.page.get_by_role("button", name="Start with 6 bots").click()

    people = [(same_person(server, each.page), each.page) for each in (ada, ben)]
    for number in (1, 2):
        for _person, page in people:
            expect(_stage(page)).to_have_text(f"Round {number} of 2")
            expect(_round(page, number).get_by_role("listitem")).to_have_count(4)
        _check(ada, ben)
        _play([(person, _your_table(page)) for person, page in people])
    for _person, page in people:
        expect(_stage(page)).to_have_text(re.compile("comes first|share the first place"))
        standings = page.get_by_role("region", name="Standings").get_by_role("row")
        expect(standings).to_have_count(9)
        points = [float(row.get_by_role("cell").nth(1).inner_text()) for row in standings.all()[1:]]
        assert points == sorted(points, reverse=True)
        assert sum(points) == 8, "a point for each of two rounds of four games"
        for number in (1, 2):
            expect(_round(page, number).get_by_role("link", name="Score sheet")).to_have_count(4)
    _check(ada, ben)
    ada.page.goto("/tournaments")
    expect(ada.page.get_by_role("region", name="Yours").get_by_role("listitem")).to_contain_text("Swiss tournament")
    _check(ada)
    assert form_is_remembered(ada.page)


def form_is_remembered(page: Page) -> bool:
    return (
        page.get_by_label("Swiss tournament").is_checked()
        and page.get_by_label("Rounds", exact=True).input_value() == "2"
    )


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_series_goes_on_from_table_to_table(door: Door, server: Server, phone: bool) -> None:
    ada = door.visitor("Ada", phone=phone)
    page = ada.page
    form = _open_form(page)
    form.get_by_label("Series of one game").check()
    form.get_by_role("combobox", name="Game", exact=True).select_option("jumpdrive")
    form.get_by_label("Places that are left at the start").select_option("beginner")
    form.get_by_role("button", name="Open").click()
    page.get_by_role("button", name="Start with 1 bot").click()
    person = same_person(server, page)
    page.get_by_role("link", name="To your table").click()
    for number in (1, 2):
        expect(page.get_by_role("link", name=f"Game {number} of 3").first).to_be_visible()
        expect(page.locator("[data-choosable]").first).to_be_visible()
        if number == 1:
            _check(ada)
        table = page.url.rsplit("/", maxsplit=1)[-1]
        _play([(person, table)])
        ending = page.get_by_role("dialog")
        expect(ending.get_by_role("link", name="Rounds and standings")).to_be_visible()
        if number == 1:
            expect(ending.get_by_role("link", name="To the next game")).to_be_visible()
            page.goto(f"/tables/{table}/scores")
            expect(page.get_by_text(re.compile(r"(Ada|Vega) 1 · (Ada|Vega) 0"))).to_be_visible()
            _check(ada)
            page.get_by_role("link", name="To the next game").click()
    page.get_by_role("dialog").get_by_role("link", name="Rounds and standings").click()
    expect(_stage(page)).to_have_text(re.compile("comes first|Game 3 of 3"))
    expect(page.get_by_role("region", name="Game 2")).to_be_visible()
    _check(ada)
