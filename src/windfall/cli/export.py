"""`windfall export`: bots play many games, and every decision goes to a Parquet file for learners."""

from pathlib import Path
from typing import Annotated

import typer

import windfall
from windfall.arena import Match
from windfall.cli.parameters import (
    FirstSeed,
    Games,
    Jobs,
    LineUp,
    LineUpPlayers,
    OldLineUp,
    TitleName,
    TitleSettings,
    read_line_up,
    read_settings,
)
from windfall.cli.progress import with_progress
from windfall.cli.terminal import console
from windfall.engine.extras import needs


def export(
    title: TitleName,
    bots: LineUp = None,
    *,
    out: Annotated[Path, typer.Option(metavar="FILE", help="The Parquet file to write.")],
    old_bots: OldLineUp = None,
    players: LineUpPlayers = None,
    games: Games = 100,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    option_features: Annotated[
        bool, typer.Option("--option-features", help="Write the features of every option, too.")
    ] = False,
    setting: TitleSettings = None,
) -> None:
    """Let bots play, and write every decision with its features and the outcome as a data set."""
    with needs("research"):
        from windfall.research import dataset  # noqa: PLC0415 (the packages for it are an extra)
    settings = read_settings(windfall.title(title), setting)
    match = Match(title, read_line_up(bots, old_bots, players), games, seed, settings)
    written = dataset.write(match, out, jobs, with_option_features=option_features)
    decisions = sum(len(record.seats) for record in with_progress(written, games))
    size = out.stat().st_size / 1e6
    console().print(f"{decisions} decisions of {games} games in {out} ({size:.1f} MB)", soft_wrap=True)
