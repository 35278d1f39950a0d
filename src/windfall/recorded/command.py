"""`windfall recorded FILE.jsonl.gz...` replays recorded games and compares them with ours;
`windfall recorded --serve BOT` lets a bot play at a table of the other engine."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from windfall.engine.errors import WindfallError


def recorded(
    files: Annotated[list[Path] | None, typer.Argument(help="Recorded games, one JSON game per line, gzipped.")] = None,
    bot: Annotated[
        str | None, typer.Option("--serve", metavar="BOT", help="Read events as JSON lines, answer each ask.")
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the bot that is served.")] = 0,
) -> None:
    """Replay recorded games of Race for the Galaxy and compare every state, choice and score with ours."""
    # they read the component files, for which --data may name another folder
    from windfall.recorded.compare import compare  # noqa: PLC0415
    from windfall.recorded.feed import serve  # noqa: PLC0415

    try:
        if bot is not None:
            for reply in serve(sys.stdin, bot, seed):
                print(reply, flush=True)
        elif not files:
            raise WindfallError("name at least one file of recorded games, or --serve BOT")
        elif not compare(files):
            raise typer.Exit(1)
    except WindfallError as error:
        print(f"error: {error}", file=sys.stderr)
        raise typer.Exit(2) from error
