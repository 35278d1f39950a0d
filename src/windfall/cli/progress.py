"""The progress bar of commands that take long."""

from collections.abc import Iterable
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from windfall.cli.terminal import error_console

T = TypeVar("T")


def progress_bar(what: str) -> Progress:
    """A bar that counts; none where no person looks."""
    errors = error_console()
    return Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=errors,
        transient=True,
        disable=not errors.is_terminal,
    )


def with_progress(games: Iterable[T], total: int) -> Iterable[T]:
    """The games, with a bar that shows how many of them are played."""
    with progress_bar("Playing") as bar:
        yield from bar.track(games, total=total)
