"""`windfall bot`: a bot of Windfall as a program for other hosts."""

from functools import partial
from typing import Annotated

import typer

import windfall
from windfall.players.programs.speaker import speak
from windfall.workers import pin_threads


def bot(name: Annotated[str, typer.Argument(metavar="BOT", help="Which bot, such as greedy.")]) -> None:
    """Let a bot play as a program: it speaks the protocol of docs/bots.md over standard input and output."""
    pin_threads()
    speak(partial(windfall.bot, name))
