"""Takes the pictures of docs/pictures: `make screenshots`. A bot plays the person's seat up to the middle of a game."""

import asyncio
import json
import sqlite3
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

import windfall
from tests.browser.conftest import ARGUMENTS, Door, browser_path
from tests.browser.people import BOT, Visitor
from tests.browser.workshop import Workshop, own_machine
from tests.server.running import GENEROUS, Person, Server, running
from windfall.engine.game import Game

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
REVIEW_MILLISECONDS: Final = 300_000
ROUND: Final = {"newfrontiers": 7, "race": 7, "jumpdrive": 5}  # the middle of a game


class Playing:
    """A person at a server of ours, whose moves a bot chooses: the script may look into its own database."""

    def __init__(self, server: Server, visitor: Visitor) -> None:
        self._file = server.database_url.removeprefix("sqlite:///")
        self._person = Person(server)
        cookie = next(one for one in visitor.page.context.cookies() if one["name"] == "windfall")
        self._person.http.cookies.clear()
        self._person.http.cookies.set("windfall", cookie["value"])
        self._bot = windfall.bot("greedy", seed=1)

    def play(self, table: str, until_round: int | None) -> None:
        with ThreadPoolExecutor(1) as thread:  # the browser's driver has an event loop in this one
            thread.submit(asyncio.run, self._play(table, until_round)).result()

    async def _play(self, table: str, until_round: int | None) -> None:
        seat = await self._person.join(table)
        while not seat.over:
            await seat.until(lambda seat: seat.over or seat.decision is not None)
            decision = seat.decision
            if decision is None or (until_round is not None and seat.frames[-1]["view"]["round"] >= until_round):
                break
            game = self._game(table)
            own = decision["seat"]
            if own in game.seats:  # it may have been answered, and the news be on its way
                await seat.play(self._bot.choose(game.observe(own), game.decision(own)))
        await seat.close()

    def _game(self, table: str) -> Game:
        with sqlite3.connect(self._file) as database:
            row = database.execute("select title, options, seed from tables where id = ?", (table,)).fetchone()
            seats = database.execute("select count(*) from seats where table_id = ?", (table,)).fetchone()[0]
            moves = database.execute(
                "select seat, action from moves where table_id = ? order by number", (table,)
            ).fetchall()
        game = windfall.new(row[0], seats, row[2], **json.loads(row[1]))
        for seat, action in moves:
            game.play(seat, action)
        return game


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        running(f"sqlite:///{folder}/tables.sqlite3", GENEROUS) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(ARGUMENTS))
        _take_all(browser, server)
        browser.close()


def _take_all(browser: Browser, server: Server) -> None:
    for size in ("desktop", "phone"):
        door = Door(browser, server)
        visitor = door.visitor("Ada", phone=size == "phone")
        playing = Playing(server, visitor)
        visitor.page.goto("/")
        _take(visitor, f"home-{size}")
        for title, middle in ROUND.items():
            table = visitor.open_table(title, "me", BOT, BOT)
            playing.play(table, middle)
            page = visitor.go_to_table(table)
            page.wait_until_asked()
            _take(visitor, f"{title}-{size}")
            page.ask_hint()
            _take(visitor, f"{title}-hint-{size}")
        playing.play(table, None)
        visitor.page.goto(f"/tables/{table}/scores")
        _take(visitor, f"scores-{size}")
        visitor.page.goto(f"/tables/{table}/replay")
        for _ in range(ROUND["jumpdrive"]):
            visitor.page.get_by_role("button", name="Round on").click()
        _take(visitor, f"replay-{size}")
        visitor.page.goto(f"/tables/{table}/replay#review")
        visitor.page.get_by_role("img", name="Win chances over the game").wait_for(timeout=REVIEW_MILLISECONDS)
        visitor.page.get_by_role("region", name="Review").get_by_role("list").locator("button").first.click()
        _take(visitor, f"review-{size}")
        visitor.page.goto("/library/newfrontiers")
        _take(visitor, f"library-{size}")
        door.close()
    _take_workshop(browser)
    door = Door(browser, server)
    visitor = door.visitor("Ada", theme="light")
    playing = Playing(server, visitor)
    table = visitor.open_table("newfrontiers", "me", BOT, BOT, BOT)
    playing.play(table, ROUND["newfrontiers"])
    visitor.go_to_table(table).wait_until_asked()
    _take(visitor, "newfrontiers-light")
    door.close()


def _take_workshop(browser: Browser) -> None:
    """A tile that is being corrected, with some that are confirmed, as an owner of the box sees them."""
    for size in ("desktop", "phone"):
        with tempfile.TemporaryDirectory() as folder, own_machine(browser, Path(folder)) as door:
            visitor = door.visitor("Ada", phone=size == "phone")
            for entry in ("rebel_fuel_cache", "devolved_uplift_race", "rebel_miners", "avian_uplift_race"):
                body = {"entry": None, "by": "Ada"}
                assert visitor.page.request.put(f"/api/workshop/newfrontiers/{entry}", data=body).ok
            workshop = Workshop(visitor)
            if size == "phone":
                _take(visitor, "workshop-phone")
            workshop.open("Rebel Uplift World")
            workshop.number("How much", 2)
            workshop.add_power("Produce: Gain")
            visitor.page.get_by_role("button", name="+ Credits").click()
            workshop.number("Credits", 1)
            _take(visitor, "workshop-desktop" if size == "desktop" else "workshop-tile-phone")


def _take(visitor: Visitor, name: str) -> None:
    visitor.page.locator("h1, main").first.wait_for()
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.wait_for_timeout(600)  # motion comes to rest
    visitor.page.screenshot(path=PICTURES / f"{name}.png")
    print(name)


if __name__ == "__main__":
    main()
