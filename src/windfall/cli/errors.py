"""Errors as a person reads them: one line that says what was wrong and what is allowed."""

from typing import Any

import typer
from rich.text import Text
from typer.core import TyperGroup

from windfall.cli.terminal import error_console
from windfall.engine.errors import WindfallError

WRONG_INPUT = 2  # the exit code that Typer, too, uses for wrong arguments


class ErrorsInOneLine(TyperGroup):
    """The commands, with every error that Windfall raises on bad input told in one red line."""

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except WindfallError as error:
            error_console().print(Text(f"windfall: {error}", style="red"), soft_wrap=True)
            raise typer.Exit(WRONG_INPUT) from error
