"""The terminal: consoles, and the players in their colours."""

import os
import sys
import textwrap
from typing import Final

from rich.console import Console
from rich.text import Text

from windfall.engine.words.message import message

# By seat. Plain blue is too dark to read on black.
_SEAT_STYLES: Final = ("bold red", "bold bright_blue", "bold green", "bold yellow", "bold magenta")
_PIPE_WIDTH: Final = 160


def console() -> Console:
    """Where results go."""
    # A pipe has no width; Rich would squeeze tables into 80 columns there.
    squeezed = not sys.stdout.isatty() and "COLUMNS" not in os.environ
    return Console(highlight=False, width=_PIPE_WIDTH if squeezed else None)


def error_console() -> Console:
    """Where errors and progress go, so that results can be piped on."""
    return Console(stderr=True, highlight=False)


def seat_names() -> tuple[str, ...]:
    """The players by the colours of their seats, in the language of this process."""
    return tuple(str(message("engine-colour", seat=seat)) for seat in range(len(_SEAT_STYLES)))


def in_colours(line: str) -> Text:
    """A line with the players' names in the colours of their seats."""
    text = Text(line)
    for name, style in zip(seat_names(), _SEAT_STYLES, strict=True):
        text.highlight_regex(rf"\b{name}\b", style)
    return text


def print_hanging(console: Console, line: str, indent: int = 4) -> None:
    """Print a line in colours; where it is too long, its further lines stand further in."""
    wrapped = textwrap.fill(line, console.width, subsequent_indent=" " * indent, break_on_hyphens=False)
    console.print(in_colours(wrapped))
