"""Every title with every number of players, and with its options."""

from typing import Any, Final

import pytest

import windfall
from windfall.engine.title import SettingValue

Setup = tuple[str, int, dict[str, SettingValue]]

PLAIN: Final[list[Setup]] = [
    (name, players, {}) for name in windfall.title_names() for players in windfall.title(name).players
]
WITH_OPTIONS: Final[list[Setup]] = [
    ("race", 2, {"experienced": True}),
    ("race", 4, {"setup": "first_game"}),
    ("newfrontiers", 2, {"goals": True}),
    ("newfrontiers", 3, {"starry_rift": True}),
    ("newfrontiers", 5, {"goals": True, "starry_rift": True}),
    ("jumpdrive", 3, {"setup": "first_game"}),
]
ALL: Final = [*PLAIN, *WITH_OPTIONS]


def name_of(setup: Setup) -> str:
    title, players, options = setup
    return "-".join([title, str(players), *options])


def each(setups: list[Setup]) -> Any:
    return pytest.mark.parametrize(("title", "players", "options"), setups, ids=[name_of(setup) for setup in setups])


def smallest() -> list[Setup]:
    return [(name, 2, {}) for name in windfall.title_names()]
