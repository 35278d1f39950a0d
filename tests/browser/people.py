"""People at a browser: what they do, and what they see."""

import os
import random
import re
import time
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket, expect

SECONDS: Final = 60_000  # patience for a busy machine, in milliseconds
PICTURES: Final = os.environ.get("WINDFALL_PICTURES")  # a folder, for who wants to look
BOT: Final = {"sort": "bot", "level": "medium"}

# What can be chosen now, as a person sees it: where it is, and what lies on top of it there.
LOOK: Final = """
() => {
  const seen = [];
  for (const element of document.querySelectorAll("[data-choosable], [role^=menuitem]")) {
    if (element.checkVisibility() && element.getBoundingClientRect().width > 0) seen.push(element);
  }
  window.choosable = seen;
  return seen.map((element) => ({
    name: (element.ariaLabel ?? (element.querySelector(":scope > .sr-only") ?? element).textContent).trim(),
    picked: element.getAttribute("aria-pressed") === "true",
    advised: element.classList.contains("advised"),
    menu: element.role?.startsWith("menuitem") ?? false,
    confirm: element.matches(".prompt .tools *"),
  }));
}
"""
# Nobody clicks what is still on its way, since it would be elsewhere by then, nor what something else flies over.
AIM: Final = """
async (number) => {
  const element = window.choosable[number];
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  let area, x, y, top, free, rests;
  for (let frames = 0; frames < 120 && !(free && rests); frames++) {
    await new Promise(requestAnimationFrame);
    const before = area;
    area = element.getBoundingClientRect();
    rests = area.x === before?.x && area.y === before?.y;
    x = area.x + area.width / 2;
    y = area.y + area.height / 2;
    top = document.elementFromPoint(x, y);
    free = top !== null && (element.contains(top) || top.contains(element));
  }
  return { x, y, on_top: free ? null : (top?.outerHTML ?? "nothing").slice(0, 200) };
}
"""
WHAT_IS_ASKED: Final = """
() => [
  document.querySelector(".prompt")?.textContent,
  document.querySelector("[role=menu]")?.textContent,
  document.querySelector("[role=log]")?.textContent.length,
  ...[...document.querySelectorAll("[data-choosable]")].map(
    (element) => `${element.querySelector(":scope > .sr-only")?.textContent} ${element.getAttribute("aria-pressed")}`,
  ),
].join("|")
"""
CHANGED: Final = f"(before) => ({WHAT_IS_ASKED.strip()})() !== before"
OVER: Final = """document.querySelector(".prompt a[href$='/scores']") !== null"""
SETTLED: Final = """
(before) => {
  if (OVER) return true;
  const asked = (WHAT_IS_ASKED)();
  return asked !== before && document.querySelector("[data-choosable], [role^=menuitem]") !== null;
}
""".replace("WHAT_IS_ASKED", WHAT_IS_ASKED.strip()).replace("OVER", OVER)
_ADVISED: Final = """
() => document.querySelector("section[aria-label=Hint]") === null
  || document.querySelector(".advised[data-choosable], .advised[role^=menuitem]") !== null
"""
_MOST_PICKS: Final = 15
_A_MOMENT: Final = 20  # milliseconds, before one looks again


@dataclass(frozen=True)
class Choice:
    """Something that can be clicked."""

    number: int
    name: str
    picked: bool
    advised: bool
    menu: bool
    confirm: bool


def better_choices(choices: list[Choice]) -> list[Choice]:
    """What brings an answer further: what is open in a menu, else confirming, else what is not picked yet."""
    better = [choice for choice in choices if choice.menu] or [choice for choice in choices if choice.confirm]
    return better or [choice for choice in choices if not choice.picked]


class Visitor:
    """Somebody with a browser of their own."""

    def __init__(self, page: Page, name: str | None = None) -> None:
        self.page = page
        self.traffic: list[str] = []  # all that came over sockets
        self.errors: list[str] = []
        page.set_default_timeout(SECONDS)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", lambda message: self.errors.append(message.text) if message.type == "error" else None)
        if name is not None:
            assert page.request.get("/api/me").ok
            assert page.request.put("/api/me", data={"name": name}).ok

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.traffic.append(str(payload)))

    def open_table(self, title: str, *seats: str | dict[str, str], **more: Any) -> str:
        """A new table with these seats, in this order; its id."""
        wanted = [{"sort": seat} if isinstance(seat, str) else seat for seat in seats]
        body = {"title": title, "seats": wanted, "settings": {}, "public": False, "shuffle": False, **more}
        answer = self.page.request.post("/api/tables", data=body)
        assert answer.status == 201, answer.text()
        return str(answer.json()["id"])

    def go_to_table(self, table: str) -> "TablePage":
        self.page.goto(f"/tables/{table}")
        return TablePage(self)


class TablePage:
    """A table in the browser, used as a person would use it: by what is on the page."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        # Found by what they are, not by what they are called: people read in several languages.
        self.prompt = self.page.locator("section.prompt")
        self.log = self.page.locator("aside [role=log]").first

    @property
    def sentence(self) -> str:
        """What the prompt says."""
        return self.prompt.get_by_role("status").first.text_content() or ""

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate(OVER))

    def wait_until_asked(self) -> bool:
        """Wait for a choice; false if the game is over."""
        self.page.wait_for_function(SETTLED, arg="", timeout=SECONDS)
        return not self.over

    def choices(self) -> list[Choice]:
        return [Choice(number, **seen) for number, seen in enumerate(self.page.evaluate(LOOK))]

    def click(self, choice: Choice, wait: bool = True) -> None:
        """Click in the middle of it, and wait until there is something to choose again."""
        before = self.page.evaluate(WHAT_IS_ASKED)
        aim = self.page.evaluate(AIM, choice.number)
        assert aim["on_top"] is None, f"{choice.name} cannot be clicked: there is {aim['on_top']}"
        self.page.mouse.click(aim["x"], aim["y"])
        self.page.wait_for_function(SETTLED if wait else CHANGED, arg=before, timeout=SECONDS)

    def choose_any(self, rng: random.Random, wait: bool = True) -> str:
        """Choose at random; where several are picked, confirm as soon as that is possible."""
        chosen = rng.choice(self._better_choices())
        self.click(chosen, wait)
        return chosen.name

    def _better_choices(self) -> list[Choice]:
        """While the page draws what others did, there is nothing to choose for a moment."""
        until = time.monotonic() + SECONDS / 1000
        while not (better := better_choices(self.choices())):
            assert time.monotonic() < until, "there is nothing to choose"
            self.page.wait_for_timeout(_A_MOMENT)
        return better

    def ask_hint(self) -> Locator:
        """Ask for a hint, and wait for it."""
        self.page.keyboard.press("h")
        panel = self.page.get_by_role("region", name="Hint")
        expect(panel).to_be_visible()
        return panel

    def follow_hint(self) -> None:
        """Click what the hint marks, until the question is answered and the hint is gone with it."""
        panel = self.page.get_by_role("region", name="Hint")
        for _ in range(_MOST_PICKS):
            self.page.wait_for_function(_ADVISED, timeout=SECONDS)
            if not panel.is_visible():
                return
            self.click(next(choice for choice in self.choices() if choice.advised and not choice.picked), wait=False)
        raise AssertionError("what the hint marks does not answer the question")

    def play_to_the_end(self, rng: random.Random, choices: int = 3_000) -> int:
        """Play until the game is over; how many clicks it took."""
        for made in range(choices):
            if not self.wait_until_asked():
                return made
            self.choose_any(rng)
        raise AssertionError(f"the game is not over after {choices} choices")


def picture(page: Page, name: str) -> None:
    if PICTURES is not None:
        page.screenshot(path=f"{PICTURES}/{name}.png")


def seat_two(ada: Visitor, ben: Visitor, title: str, **more: object) -> str:
    table = ada.open_table(title, "me", "open", **more)
    ben.page.goto(f"/tables/{table}")
    ben.page.get_by_role("button", name="Sit here").click()
    expect(ben.page.locator("section.prompt")).to_be_visible()
    return table


def at_rest(table: TablePage) -> None:
    """Wait until it is said who is asked."""
    expect(table.prompt.get_by_role("status").first).not_to_have_text(
        re.compile("^$|Reconnecting|One moment|Showing what")
    )


def in_turn(one: TablePage, other: TablePage) -> tuple[TablePage, TablePage]:
    """Who is asked, and who waits, as soon as both have heard of it: one may be told before the other."""
    until = time.monotonic() + SECONDS / 1000
    while True:
        for table in (one, other):
            at_rest(table)
        waits = [table for table in (one, other) if "Waiting for" in table.sentence]
        if len(waits) == 1:
            return (one if waits == [other] else other), waits[0]
        assert time.monotonic() < until, f"{len(waits)} of two wait"
        one.page.wait_for_timeout(_A_MOMENT)


def players(table: TablePage) -> Locator:
    """The dialog that tells who is there, opened by the menu."""
    table.page.get_by_role("button", name="Menu").click()
    table.page.get_by_role("button", name="Players, resign, end…").click()
    return table.page.get_by_role("dialog", name="Players")
