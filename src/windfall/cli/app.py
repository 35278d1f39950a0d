"""The command `windfall`: what all commands share."""

import os
from importlib.metadata import version
from pathlib import Path
from typing import Annotated

import typer

import windfall
from windfall.cli.admin import admin
from windfall.cli.arena import arena
from windfall.cli.bot import bot
from windfall.cli.errors import ErrorsInOneLine
from windfall.cli.export import export
from windfall.cli.ladder import ladder
from windfall.cli.puzzles import puzzles
from windfall.cli.ratings import ratings
from windfall.cli.replay import replay
from windfall.cli.serve import play, serve
from windfall.cli.stats import stats
from windfall.cli.text import text
from windfall.cli.tiles import tiles
from windfall.cli.titles import titles
from windfall.cli.train import train
from windfall.cli.watch import watch
from windfall.cli.work import work
from windfall.engine.words.catalogue import language_of, use_language
from windfall.recorded.command import recorded

app = typer.Typer(
    cls=ErrorsInOneLine,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (
    play,
    serve,
    work,
    text,
    watch,
    replay,
    arena,
    ladder,
    ratings,
    stats,
    export,
    train,
    bot,
    puzzles,
    recorded,
    tiles,
    titles,
):
    app.command()(command)
app.add_typer(admin, name="admin")


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"windfall {version('windfall')}")
        raise typer.Exit


@app.callback()
def shared(
    data: Annotated[
        Path | None,
        typer.Option(metavar="DIR", help="Read corrected component files from DIR/TITLE/*.toml, as from the package."),
    ] = None,
    language: Annotated[
        str | None,
        typer.Option(metavar="LANGUAGE", help="Tell games in this language, such as de.", show_default="as LANG says"),
    ] = None,
    version: Annotated[  # noqa: ARG001
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="Print the version and exit.")
    ] = False,
) -> None:
    """The games of the Race for the Galaxy family: play them, watch bots play them, measure who plays better."""
    use_language(language or language_of(os.environ))
    if data is not None:
        windfall.use_data(data)


def main() -> None:
    app(prog_name="windfall")
