"""People at a browser: what they do, and what they see."""

import random
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Locator, Page, WebSocket, expect

SECONDS: Final = 60_000  # patience for a busy machine, in milliseconds
BOT: Final = {"sort": "bot", "level": "medium"}

# What can be chosen now, as a person sees it: where it is, and what lies on top of it there.
_LOOK: Final = """
() => {
  const seen = [];
  for (const element of document.querySelectorAll("[data-choosable], [role^=menuitem]")) {
    if (element.checkVisibility() && element.getBoundingClientRect().width > 0) seen.push(element);
  }
  window.choosable = seen;
  return seen.map((element) => ({
    name: element.getAttribute("aria-label") ?? element.textContent.trim(),
    picked: element.getAttribute("aria-pressed") === "true",
    advised: element.classList.contains("advised"),
    menu: element.role?.startsWith("menuitem") ?? false,
    confirm: element.textContent.trim().startsWith("Confirm"),
  }));
}
"""
_AIM: Final = """
(number) => {
  const element = window.choosable[number];
  element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  const area = element.getBoundingClientRect();
  const x = area.x + area.width / 2;
  const y = area.y + area.height / 2;
  const top = document.elementFromPoint(x, y);
  const free = top !== null && (element.contains(top) || top.contains(element));
  return { x, y, on_top: free ? null : (top?.outerHTML ?? "nothing").slice(0, 200) };
}
"""
_WHAT_IS_ASKED: Final = """
() => [
  document.querySelector(".prompt")?.textContent,
  document.querySelector("[role=menu]")?.textContent,
  document.querySelector("[role=log]")?.textContent.length,
  ...[...document.querySelectorAll("[data-choosable]")].map(
    (element) => `${element.getAttribute("aria-label")} ${element.getAttribute("aria-pressed")}`,
  ),
].join("|")
"""
_CHANGED: Final = f"(before) => ({_WHAT_IS_ASKED.strip()})() !== before"
_SETTLED: Final = """
(before) => {
  if (document.querySelector(".prompt")?.textContent.includes("The game is over.")) return true;
  const asked = (WHAT_IS_ASKED)();
  return asked !== before && document.querySelector("[data-choosable], [role^=menuitem]") !== null;
}
""".replace("WHAT_IS_ASKED", _WHAT_IS_ASKED.strip())
_ADVISED: Final = """
() => document.querySelector("section[aria-label=Hint]") === null
  || document.querySelector(".advised[data-choosable], .advised[role^=menuitem]") !== null
"""
_MOST_PICKS: Final = 15


@dataclass(frozen=True)
class Choice:
    """Something that can be clicked."""

    number: int
    name: str
    picked: bool
    advised: bool
    menu: bool
    confirm: bool


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
        self.prompt = self.page.get_by_role("region", name="Prompt")
        self.log = self.page.get_by_role("log", name="Log")

    @property
    def sentence(self) -> str:
        """What the prompt says."""
        return self.prompt.get_by_role("status").first.text_content() or ""

    @property
    def over(self) -> bool:
        return "The game is over." in (self.prompt.text_content() or "")

    def wait_until_asked(self) -> bool:
        """Wait for a choice; false if the game is over."""
        self.page.wait_for_function(_SETTLED, arg="", timeout=SECONDS)
        return not self.over

    def choices(self) -> list[Choice]:
        return [Choice(number, **seen) for number, seen in enumerate(self.page.evaluate(_LOOK))]

    def click(self, choice: Choice, wait: bool = True) -> None:
        """Click in the middle of it, and wait until there is something to choose again."""
        before = self.page.evaluate(_WHAT_IS_ASKED)
        aim = self.page.evaluate(_AIM, choice.number)
        assert aim["on_top"] is None, f"{choice.name} cannot be clicked: there is {aim['on_top']}"
        self.page.mouse.click(aim["x"], aim["y"])
        self.page.wait_for_function(_SETTLED if wait else _CHANGED, arg=before, timeout=SECONDS)

    def choose_any(self, rng: random.Random, wait: bool = True) -> str:
        """Choose at random; where several are picked, confirm as soon as that is possible."""
        choices = self.choices()
        better = [choice for choice in choices if choice.menu] or [choice for choice in choices if choice.confirm]
        chosen = rng.choice(better or [choice for choice in choices if not choice.picked])
        self.click(chosen, wait)
        return chosen.name

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
