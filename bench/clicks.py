"""`python bench/clicks.py`: how many clicks a round takes in the browser, and how long the page takes to answer one.

Somebody plays every title against two bots in Chromium and clicks what a hint marks. The hint says what `greedy` would
do; asking for it is not counted. After each click two things are measured: when anything on the page changes, and when
the table has answered.

To compare with an older commit, run it in the tree of that, too. The deals are the same: tables of this server are
dealt from the numbers 1, 2, 3 …, as tables were before they had secrets, and its bots are seeded by them. What is done
with a deal is the same as long as `greedy` chooses alike; the column of the questions tells.
"""

import argparse
import json
import secrets
import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any, ClassVar, Final

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright
from rich.console import Console
from rich.table import Table
from tests.browser.conftest import ARGUMENTS, Door, browser_path
from tests.browser.people import BOT, SECONDS, TablePage
from tests.server.running import GENEROUS, Json, Server
from tests.server.serve_for_tests import serve_as_told
from tests.support.playing import Playing

from windfall.server.tables import seating

# Galactic Goals ask the same questions again and again.
TITLES: Final[dict[str, dict[str, Any]]] = {"newfrontiers": {"goals": True}, "race": {}, "jumpdrive": {}}
_ROUND: Final = "() => Number(document.querySelector('header h1')?.textContent.match(/[0-9]+/)?.[0] ?? 0)"
_NOT_THIS_GAME: Final = "Not this game"
# Marks of an answer that is being put together, and of one that is there.
_MARKED: Final = """
() => document.querySelector("section[aria-label=Hint]") === null
  || document.querySelector(".advised[data-choosable]:not([aria-pressed=true]), .advised[role^=menuitem]") !== null
"""
_WATCH: Final = """
() => {
  window.changes = [];
  addEventListener("click", () => {
    const clicked = performance.now();
    const observer = new MutationObserver(() => {
      window.changes.push(performance.now() - clicked);
      observer.disconnect();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  }, { capture: true });
}
"""


@dataclass
class Counted:
    """What playing a title took."""

    questions: int = 0
    clicks: int = 0
    rounds: int = 0
    answers: list[float] = field(default_factory=list)  # milliseconds until something can be clicked again
    changes: list[float] = field(default_factory=list)  # milliseconds until anything changes

    def add(self, other: "Counted") -> None:
        self.questions += other.questions
        self.clicks += other.clicks
        self.rounds += other.rounds
        self.answers += other.answers
        self.changes += other.changes

    def row(self, title: str) -> tuple[str, ...]:
        per_round = self.clicks / max(1, self.rounds)
        figures = (f"{self.clicks / max(1, self.questions):.2f}", f"{per_round:.1f}")
        times = (f"{statistics.median(times):.0f}" if times else "–" for times in (self.changes, self.answers))
        return (title, str(self.rounds), str(self.questions), str(self.clicks), *figures, *times)


def serve_the_same_deals(given: Json) -> None:
    numbers = count(1)
    # All that the module of new tables asks chance for; without a secret a table is dealt from its seed.
    by_number = SimpleNamespace(
        token_urlsafe=secrets.token_urlsafe, token_hex=lambda _: None, randbits=lambda _: next(numbers)
    )
    vars(seating)["secrets"] = by_number
    serve_as_told(given)


class SameDeals(Server):
    """A server whose tables, one after the other, are dealt from 1, 2, 3 …"""

    work: ClassVar[Callable[[Json], None]] = staticmethod(serve_the_same_deals)


def follow(table: TablePage, counted: Counted) -> None:
    """Do what the hint says with the question that is open."""
    panel = table.page.get_by_role("region", name="Hint")
    while True:
        table.page.wait_for_function(_MARKED, timeout=SECONDS)
        if not panel.is_visible():
            return
        marked = [one for one in table.choices() if one.advised and not one.picked]
        choice = next((one for one in marked if one.menu), marked[0])
        started = time.perf_counter()
        table.click(choice, wait=False)
        counted.answers.append(1000 * (time.perf_counter() - started))
        counted.clicks += 1


def hint_as_greedy(page: Page, playing: Playing, table: str) -> None:
    """Let hints be what `greedy` would do: they cost nothing, and are the same on a busy machine."""

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def told(message: str | bytes) -> None:
            wish = json.loads(message)
            if wish["type"] != "hint":
                server.send(message)
                return
            advice = {"actions": playing.answer(table, wish["seat"]), "estimates": [], "reasons": [], "forecast": []}
            socket.send(json.dumps({**wish, "advice": advice}))

        socket.on_message(told)

    page.route_web_socket("**/play", connect)


def play(table: TablePage, rounds: int) -> Counted:
    counted = Counted()
    table.page.evaluate(_WATCH)
    while table.wait_until_asked() and (now := table.page.evaluate(_ROUND)) <= rounds:
        counted.rounds = now
        counted.questions += 1
        never = table.prompt.get_by_role("button", name=_NOT_THIS_GAME)
        if never.count():
            never.click()
            counted.clicks += 1
            continue
        table.page.keyboard.press("h")
        table.page.get_by_role("region", name="Hint").wait_for()
        follow(table, counted)
    counted.changes = table.page.evaluate("() => window.changes")
    return counted


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=12, help="how many rounds of each title are played")
    parser.add_argument("--deals", type=int, default=1, help="how many games of each title")
    parser.add_argument("--titles", nargs="*", default=list(TITLES))
    chosen = parser.parse_args()
    shown = Table("title", "rounds", "questions", "clicks", "per question", "per round", "change, ms", "answer, ms")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path(), args=list(ARGUMENTS))
        for title in chosen.titles:
            shown.add_row(*play_deals(browser, title, chosen.deals, chosen.rounds).row(title))
        browser.close()
    Console().print(shown)


def play_deals(browser: Browser, title: str, deals: int, rounds: int) -> Counted:
    """The first deals of a title, on a server of its own."""
    counted = Counted()
    with tempfile.TemporaryDirectory() as folder:
        server = SameDeals(f"sqlite:///{folder}/tables.sqlite3", GENEROUS).start()
        try:
            for _ in range(deals):
                door = Door(browser, server)
                visitor = door.visitor("Ada")
                table = visitor.open_table(title, "me", BOT, BOT, settings=TITLES[title])
                hint_as_greedy(visitor.page, Playing(server, visitor), table)
                counted.add(play(visitor.go_to_table(table), rounds))
                door.close()
        finally:
            server.kill()
    return counted


if __name__ == "__main__":
    main()
