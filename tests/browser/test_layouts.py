"""Every table fits every screen: at sixteen sizes of the window, in the questions of whole games, nothing that can be
chosen is out of reach, no text lies over another or is too small, no name is cut, and nothing scrolls sideways.

`make test` looks at some sizes of some questions, `make layouts` at all.
"""

import os
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

import pytest

import windfall
from tests.browser.conftest import Door
from tests.browser.layout import SIZES, faults
from tests.browser.people import BOT, Visitor
from tests.server.running import Seat, Server
from tests.support.playing import Playing

FULL: Final = os.environ.get("WINDFALL_LAYOUTS") == "full"
# A small phone, one on its side, a low window and a laptop.
SOME: Final = ((320, 568), (844, 390), (1024, 700), (1280, 800))
LOOKED_IN: Final = SIZES if FULL else SOME
CROWDED: Final = ((1280, 800), (1440, 900))  # where many empires have little room
LOOKED_AT: Final = None if FULL else 3  # questions of a game
LANGUAGES: Final = ("en-US", "de-DE") if FULL else ("en-US",)  # German words are long
TABLES: Final = [
    (title, players)
    for title in windfall.title_names()
    for players in (windfall.title(title).players[0], windfall.title(title).players[-1])
    if FULL or players > windfall.title(title).players[0]
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("title", "players"), TABLES)
def test_everything_is_in_its_place(door: Door, server: Server, title: str, players: int, language: str) -> None:
    visitor = door.visitor("Ada", language=language)
    found = [fault for place in islice(questions(visitor, server, title, players), LOOKED_AT) for fault in place]
    assert not found, "\n".join(found)
    assert not visitor.errors


@pytest.mark.parametrize(("title", "late"), [("newfrontiers", 6), ("race", 6), ("jumpdrive", 5)])
def test_nothing_of_many_large_empires_is_cut(door: Door, server: Server, title: str, late: int) -> None:
    """As many players as there can be, with what they have late in a game."""
    visitor = door.visitor("Ada")
    table = visitor.open_table(title, "me", *[BOT] * (windfall.title(title).players[-1] - 1))
    assert Playing(server, visitor).play_to_round(table, late)
    assert not (found := look(visitor, table, names_of(title), title, CROWDED)), "\n".join(found)


def questions(visitor: Visitor, server: Server, title: str, players: int) -> Iterator[list[str]]:
    """What is wrong where a question of a new kind is asked, early and late in a game."""
    playing = Playing(server, visitor)
    table = visitor.open_table(title, "me", *[BOT] * (players - 1))
    met: set[tuple[str, bool]] = set()

    def is_new(seat: Seat) -> bool:
        return kind(seat) not in met

    def kind(seat: Seat) -> tuple[str, bool]:
        assert seat.decision is not None
        return seat.decision["kind"], seat.frames[-1]["view"]["round"] > 4

    while playing.play(table, is_new):
        met.add(kind(playing.seen))
        yield look(visitor, table, names_of(title), f"{title}, {players} players, {kind(playing.seen)[0]}")


def names_of(title: str) -> dict[str, str]:
    """The names of tiles or cards by the subjects under which they lie on a table."""
    kind = "tile" if title == "newfrontiers" else "card"
    dealt = (one for one in windfall.title(title).components() if one.sort in ("development", "world", "home"))
    return {f"{kind}:{component.id}": component.name for component in dealt}


def look(
    visitor: Visitor, table: str, names: dict[str, str], where: str, sizes: Sequence[tuple[int, int]] = LOOKED_IN
) -> list[str]:
    page = visitor.go_to_table(table)
    page.wait_until_asked()
    wrong = []
    for width, height in sizes:
        visitor.page.set_viewport_size({"width": width, "height": height})
        wrong += [f"{where}, {width}x{height}: {fault}" for fault in faults(visitor.page, names)]
    return wrong
