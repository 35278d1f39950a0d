"""The progress bar of commands that play many games."""

from collections.abc import Iterable
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from windfall.cli.terminal import error_console

T = TypeVar("T")


def with_progress(games: Iterable[T], total: int) -> Iterable[T]:
    """The games, with a bar that shows how many of them are played; no bar where no person looks."""
    errors = error_console()
    bar = Progress(
        TextColumn("Playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )
    with bar:
        yield from bar.track(games, total=total)
