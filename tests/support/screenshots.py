"""Takes the pictures of docs/pictures: `make screenshots`. A bot plays the person's seat up to the middle of a game."""

import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.conftest import ARGUMENTS, DESKTOP, PHONE, Door, browser_path
from tests.browser.people import BOT, Visitor
from tests.browser.test_puzzles import WHY_PATIENCE, choose
from tests.browser.workshop import Workshop, own_machine
from tests.server.running import GENEROUS, Server, running
from tests.support.playing import Playing
from windfall.puzzles.puzzle import shipped
from windfall.server.daily.deals import today

PICTURES: Final = Path(__file__).parents[2] / "docs" / "pictures"
REVIEW_MILLISECONDS: Final = 300_000
ROUND: Final = {"newfrontiers": 7, "race": 7, "jumpdrive": 5}  # the middle of a game
COACHED_ROUND: Final = 3


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
        _take_learning(visitor, size)
        _take_coach(server, door.visitor("Ada", phone=size == "phone", coach="on"), size)
        for title, middle in ROUND.items():
            table = visitor.open_table(title, "me", BOT, BOT)
            playing.play_to_round(table, middle)
            page = visitor.go_to_table(table)
            page.wait_until_asked()
            _take(visitor, f"{title}-{size}")
            page.ask_hint()
            _take(visitor, f"{title}-hint-{size}")
        playing.play(table)
        visitor.page.goto(f"/tables/{table}/scores")
        _take(visitor, f"scores-{size}")
        visitor.page.goto(f"/tables/{table}/replay")
        for _ in range(ROUND["jumpdrive"]):
            visitor.page.get_by_role("button", name="Round on").click()
        _take(visitor, f"replay-{size}")
        visitor.page.get_by_role("button", name="Review").click()
        panel = visitor.page.get_by_role("region", name="Review")
        expect(panel.get_by_role("img", name="Win chances over the game")).to_be_visible(timeout=REVIEW_MILLISECONDS)
        expect(panel.get_by_role("progressbar")).to_have_count(0, timeout=REVIEW_MILLISECONDS)
        panel.get_by_role("list").locator("button").first.click()
        _take(visitor, f"review-{size}")
        visitor.page.goto("/library/newfrontiers")
        _take(visitor, f"library-{size}")
        door.close()
    _take_workshop(browser)
    _take_daily(browser, server)
    door = Door(browser, server)
    visitor = door.visitor("Ada", theme="light")
    playing = Playing(server, visitor)
    table = visitor.open_table("newfrontiers", "me", BOT, BOT, BOT)
    playing.play_to_round(table, ROUND["newfrontiers"])
    visitor.go_to_table(table).wait_until_asked()
    _take(visitor, "newfrontiers-light")
    door.close()


def _take_learning(visitor: Visitor, size: str) -> None:
    """A lesson, a puzzle and the rules, as a newcomer meets them."""
    visitor.page.goto("/learn/jumpdrive/round")
    _take(visitor, f"lesson-{size}")
    puzzle = next(one for one in shipped("race").puzzles if one.kind == "action")
    visitor.page.goto(f"/puzzles/race/{puzzle.id}")
    choose(visitor.page, puzzle, "race", puzzle.worths[-1].action)
    result = visitor.page.get_by_role("region", name="Result")
    result.locator(".why li").first.wait_for(timeout=WHY_PATIENCE)
    _take(visitor, f"puzzle-{size}")
    visitor.page.goto("/rules/race")
    visitor.page.get_by_role("heading", name="I Explore", exact=True).evaluate("each => each.scrollIntoView()")
    _take(visitor, f"rules-{size}")


def _take_coach(server: Server, visitor: Visitor, size: str) -> None:
    """The coach in a game of Jump Drive, where there is something to look at."""
    table = visitor.open_table("jumpdrive", "me", BOT, BOT)
    Playing(server, visitor).play_to_round(table, COACHED_ROUND)
    visitor.go_to_table(table).wait_until_asked()
    visitor.page.get_by_role("status", name="Coach").wait_for()
    _take(visitor, f"coach-{size}")


def _take_daily(browser: Browser, server: Server) -> None:
    """What came of the deal of this day, among the results of others. The hard bots think for about a second at each
    move, so it is played once, and looked at in both sizes."""
    door = Door(browser, server)
    sheet = f"/daily/{today().isoformat()}/jumpdrive"
    for name, bot in (("Bob", "random"), ("Eve", "novice"), ("Ada", "greedy")):
        visitor = door.visitor(name)
        table = visitor.page.request.post(f"/api{sheet}").json()["id"]
        Playing(server, visitor, bot).play(table)
        print(f"the deal of the day as {name} played it")
    for size, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
        visitor.page.set_viewport_size(viewport)
        visitor.page.goto(sheet)
        visitor.page.get_by_role("region", name="Your result").wait_for()
        _take(visitor, f"daily-{size}")
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
