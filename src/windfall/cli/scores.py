"""The score table at the end of a game."""

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from windfall.cli.terminal import in_colours, print_hanging
from windfall.engine.game import SEAT_NAMES
from windfall.engine.title import Result


def print_scores(console: Console, result: Result, players: Sequence[str] = ()) -> None:
    """The scores as on a score pad; players are named by seat where it is known who they are."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("", overflow="fold")
    for seat in range(len(result.scores)):
        table.add_column(in_colours(player_name(seat, players).replace(" ", "\n")), justify="right", overflow="fold")
    for category in dict.fromkeys(category for parts in result.breakdown for category in parts):
        table.add_row(in_words(category), *(str(parts.get(category, 0)) for parts in result.breakdown))
    table.add_section()
    table.add_row("VPs", *map(str, result.scores), style="bold")
    console.print(table)
    print_hanging(console, f"{_victory(result, players)} after {result.rounds} rounds.")
    console.print(f"The game ended by: {', '.join(map(in_words, result.ended_by))}.")


def player_name(seat: int, players: Sequence[str]) -> str:
    return f"{SEAT_NAMES[seat]} ({players[seat]})" if players else SEAT_NAMES[seat]


def in_words(name: str) -> str:
    return name.replace("_", " ")


def _victory(result: Result, players: Sequence[str]) -> str:
    names = " and ".join(player_name(seat, players) for seat in result.winners)
    return f"{names} wins" if len(result.winners) == 1 else f"{names} share the victory"
