"""Arguments and options that several commands have, and how their values are read."""

import secrets
from collections.abc import Sequence
from typing import Annotated, TypeAlias

import typer

from windfall.engine.errors import SetupError, WindfallError
from windfall.engine.game import SEAT_NAMES
from windfall.engine.title import OptionValue, Title

TitleName: TypeAlias = Annotated[
    str, typer.Argument(metavar="TITLE", help="Which game, such as newfrontiers. All: windfall titles.")
]
BotNames: TypeAlias = Annotated[
    list[str], typer.Argument(metavar="BOT", help="One bot for each player, such as greedy random random.")
]
TitleOptions: TypeAlias = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="Set an option of the title, such as goals=true; may be given several times. All: windfall titles.",
    ),
]
Games: TypeAlias = Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")]
Players: TypeAlias = Annotated[int, typer.Option(metavar="N", help="How many players.")]
FirstSeed: TypeAlias = Annotated[int, typer.Option(metavar="S", min=0, help="The seed of the first deal.")]
Jobs: TypeAlias = Annotated[
    int, typer.Option(metavar="N", min=1, help="How many processes play. The results are equal.")
]
OnRay: TypeAlias = Annotated[
    bool, typer.Option("--ray", help="Play on the Ray cluster that RAY_ADDRESS names; without one, on this machine.")
]
AsJson: TypeAlias = Annotated[bool, typer.Option("--json", help="Print the results as JSON.")]
FreshSeed: TypeAlias = Annotated[
    int | None, typer.Option(metavar="S", min=0, help="The same seed deals the same game.", show_default="a fresh one")
]

_FRESH_SEEDS = 1_000_000  # enough that games differ, and still easy to type again


def fresh_seed() -> int:
    return secrets.randbelow(_FRESH_SEEDS)


def read_options(title: Title, given: Sequence[str] | None) -> dict[str, OptionValue]:
    """The options of a title from `name=value` texts."""
    options: dict[str, OptionValue] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not equals:
            raise SetupError(f"--option is NAME=VALUE, not {text!r}; {title.label} has {_described_options(title)}")
        options[name] = _read_value(title, name, value)
    return options


def _read_value(title: Title, name: str, value: str) -> OptionValue:
    for spec in title.option_specs:
        if spec.name == name:
            for allowed in spec.allowed:
                if option_text(allowed) == value.lower():
                    return allowed
            choices = ", ".join(option_text(allowed) for allowed in spec.allowed)
            raise SetupError(f"option {name} cannot be {value!r}; allowed: {choices}")
    raise SetupError(f"{title.label} has no option {name!r}; it has {_described_options(title)}")


def option_text(value: OptionValue) -> str:
    """A value as it is typed: `true`, `3`, `first_game`."""
    return str(value).lower()


def _described_options(title: Title) -> str:
    return ", ".join(f"{spec.name}={'|'.join(map(option_text, spec.allowed))}" for spec in title.option_specs)


def check_seat(seat: int, players: int) -> None:
    if seat not in range(players):
        seats = ", ".join(f"{number} ({SEAT_NAMES[number]})" for number in range(players))
        raise WindfallError(f"there is no seat {seat} in this game; its seats are {seats}")
