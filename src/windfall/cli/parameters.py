"""Arguments and options that several commands have, and how their values are read."""

import secrets
from collections.abc import Sequence
from typing import Annotated, TypeAlias

import typer

from windfall.cli.terminal import seat_names
from windfall.engine.errors import SetupError, WindfallError
from windfall.engine.title import SettingValue, Title
from windfall.engine.words.message import Several, message, several

TitleName: TypeAlias = Annotated[
    str, typer.Argument(metavar="TITLE", help="Which game, such as newfrontiers. All: windfall titles.")
]
BotNames: TypeAlias = Annotated[
    list[str], typer.Argument(metavar="BOT", help="One bot for each player, such as greedy random random.")
]
LineUp: TypeAlias = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="BOT", help="The bot of all players, or one for each of them, such as greedy.", show_default="greedy"
    ),
]
# How line-ups were written before: kept for those who have it in their scripts.
OldLineUp: TypeAlias = Annotated[str | None, typer.Option("--bots", metavar="BOT,BOT", hidden=True)]
TitleSettings: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--setting",
        "--option",
        metavar="NAME=VALUE",
        help="Change a setting of the title, such as goals=true; may be given several times. All: windfall titles.",
    ),
]
Games: TypeAlias = Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")]
Players: TypeAlias = Annotated[int, typer.Option(metavar="N", help="How many players.")]
LineUpPlayers: TypeAlias = Annotated[
    int | None,
    typer.Option("--players", metavar="N", help="How many players.", show_default="as many as bots, at least 2"),
]
FirstSeed: TypeAlias = Annotated[int, typer.Option(metavar="S", min=0, help="The seed of the first deal.")]
Jobs: TypeAlias = Annotated[
    int, typer.Option(metavar="N", min=1, help="How many processes play. The results are equal.")
]
# For what takes hours and plays all the while.
JobsOfCores: TypeAlias = Annotated[
    int | None,
    typer.Option(
        metavar="N",
        min=1,
        help="How many processes play. The results are equal.",
        show_default="one for each core",
    ),
]
OnRay: TypeAlias = Annotated[
    bool, typer.Option("--ray", help="Play on the Ray cluster that RAY_ADDRESS names; without one, on this machine.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]
FreshSeed: TypeAlias = Annotated[
    int | None, typer.Option(metavar="S", min=0, help="The same seed deals the same game.", show_default="a fresh one")
]
DatabaseUrl: TypeAlias = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar="WINDFALL_DATABASE_URL",
        help="Where a server keeps its tables: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.",
        show_default="a file in your data folder",
    ),
]
RedisUrl: TypeAlias = Annotated[
    str | None,
    typer.Option(
        "--redis",
        metavar="URL",
        envvar="WINDFALL_REDIS_URL",
        help="Through which the processes of a server talk, if it has several: redis://:PASSWORD@HOST:6379/0.",
    ),
]

_FRESH_SEEDS = 1_000_000  # enough that games differ, and still easy to type again


def fresh_seed() -> int:
    return secrets.randbelow(_FRESH_SEEDS)


def read_line_up(bots: Sequence[str] | None, old: str | None, players: int | None) -> tuple[str, ...]:
    """One bot for each player: the one that is named for all, or those that are named."""
    if bots and old:
        raise SetupError(message("cli-bots-after-title"))
    names = tuple(bots or (name.strip() for name in (old or "greedy").split(",")))
    if len(names) == 1:
        return names * (2 if players is None else players)
    if players not in (None, len(names)):
        raise SetupError(message("cli-bots-for-players", bots=len(names), players=players or 0))
    return names


def read_settings(title: Title, given: Sequence[str] | None) -> dict[str, SettingValue]:
    """The settings of a title from `name=value` texts."""
    settings: dict[str, SettingValue] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(
                message("cli-setting-form", given=text, title=title.label, settings=_described_settings(title))
            )
        settings[name] = _read_value(title, name, value)
    return settings


def _read_value(title: Title, name: str, value: str) -> SettingValue:
    for spec in title.settings:
        if spec.name == name:
            for allowed in spec.allowed:
                if setting_text(allowed) == value.lower():
                    return allowed
            choices = several(map(setting_text, spec.allowed), "plain")
            raise SetupError(message("cli-wrong-setting", name=name, value=value, allowed=choices))
    raise SetupError(message("engine-no-such-setting", title=title.label, name=name, known=_described_settings(title)))


def setting_text(value: SettingValue) -> str:
    """A value as it is typed: `true`, `3`, `first_game`."""
    return str(value).lower()


def _described_settings(title: Title) -> Several:
    return several([f"{spec.name}={'|'.join(map(setting_text, spec.allowed))}" for spec in title.settings], "plain")


def check_seat(seat: int, players: int) -> None:
    if seat not in range(players):
        seats = several([f"{number} ({seat_names()[number]})" for number in range(players)], "plain")
        raise WindfallError(message("cli-no-such-seat", seat=seat, seats=seats))
