"""The score table at the end of a game."""

from collections.abc import Mapping, Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from windfall.cli.terminal import in_colours, print_hanging, seat_names
from windfall.engine.title import Result
from windfall.engine.words.message import Argument, Message, message, several
from windfall.engine.words.score import ScoreWords


def print_scores(console: Console, result: Result, words: ScoreWords, players: Sequence[str] = ()) -> None:
    """The scores as on a score pad; players are named by seat where it is known who they are."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column("", overflow="fold")
    for seat in range(len(result.scores)):
        table.add_column(in_colours(player_name(seat, players).replace(" ", "\n")), justify="right", overflow="fold")
    for category in dict.fromkeys(category for parts in result.breakdown for category in parts):
        cells = (str(parts.get(category, 0)) for parts in result.breakdown)
        table.add_row(str(called(words.categories, category)), *cells)
    table.add_section()
    table.add_row(str(message("cli-vps")), *map(str, result.scores), style="bold")
    console.print(table)
    print_hanging(console, str(_victory(result, players)))
    ends = several([called(words.ends, end) for end in result.ended_by], "sentences")
    console.print(str(message("cli-ended-by", ends=ends)))


def player_name(seat: int, players: Sequence[str]) -> str:
    name = seat_names()[seat]
    return f"{name} ({players[seat]})" if players else name


def called(words: Mapping[str, Message], name: str) -> Argument:
    """A category or an end in words, or by its own name if it has none."""
    return words.get(name, name.replace("_", " "))


def _victory(result: Result, players: Sequence[str]) -> Message:
    winners = several([player_name(seat, players) for seat in result.winners])
    return message("cli-victory", winners=winners, count=len(result.winners), rounds=result.rounds)
