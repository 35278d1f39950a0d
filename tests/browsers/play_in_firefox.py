"""Every title is played in Firefox: what can be chosen is there, can be clicked, and the table answers."""

import random
from collections.abc import Iterator
from typing import Final

import pytest

from tests.browser.layout import SIZES
from tests.browser.people import AIM, BOT, LOOK, SETTLED, WHAT_IS_ASKED, Choice, better_choices
from tests.browsers.bidi import Firefox, firefox
from tests.server.running import GENEROUS, Server, running

TITLES: Final = ("newfrontiers", "race", "jumpdrive")
CHOICES: Final = 25
DESKTOP: Final = (1280, 800)
_OPEN: Final = """
async (body) => {
  await fetch("/api/me");
  const answer = await fetch("/api/tables", {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  });
  return (await answer.json()).id;
}
"""
_OVER: Final = """() => document.querySelector(".prompt a[href$='/scores']") !== null"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('server')}/tables.sqlite3", GENEROUS) as started:
        yield started


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory, server: Server) -> Iterator[Firefox]:
    with firefox(tmp_path_factory.mktemp("profile")) as opened:
        opened.remember(speed="instant", theme="dark", language="en")
        opened.resize(*DESKTOP)
        opened.go_to(f"http://{server.address}/")
        yield opened


def open_table(window: Firefox, title: str) -> str:
    seats = [{"sort": "me"}, BOT, BOT]
    table: str = window.evaluate(_OPEN, {"title": title, "seats": seats, "settings": {}, "shuffle": False})
    return table


def choose_any(window: Firefox, rng: random.Random) -> None:
    choices = [Choice(number, **seen) for number, seen in enumerate(window.evaluate(LOOK))]
    chosen = rng.choice(better_choices(choices))
    before = window.evaluate(WHAT_IS_ASKED)
    aim = window.evaluate(AIM, chosen.number)
    assert aim["on_top"] is None, f"{chosen.name} cannot be clicked: there is {aim['on_top']}"
    window.click(aim["x"], aim["y"])
    window.wait_for(SETTLED, before)


@pytest.mark.parametrize("title", TITLES)
def test_some_decisions_are_made(window: Firefox, server: Server, title: str) -> None:
    window.go_to(f"http://{server.address}/tables/{open_table(window, title)}")
    window.wait_for(SETTLED, "")
    told = window.evaluate("() => document.querySelector('[role=log]').textContent.length")
    rng = random.Random(7)
    for _ in range(CHOICES):
        if window.evaluate(_OVER):
            break
        choose_any(window, rng)
    assert window.evaluate("() => document.querySelector('[role=log]').textContent.length") > told
    assert window.errors == []


@pytest.mark.parametrize("title", TITLES)
def test_nothing_scrolls_sideways(window: Firefox, server: Server, title: str) -> None:
    window.go_to(f"http://{server.address}/tables/{open_table(window, title)}")
    window.wait_for(SETTLED, "")
    for width, height in SIZES[::5]:
        window.resize(width, height)
        assert window.evaluate("() => document.documentElement.scrollWidth - innerWidth") <= 0, (width, height)
    window.resize(*DESKTOP)
