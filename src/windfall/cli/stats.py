"""`windfall stats`: bots play many games, and the games are counted."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.markdown import Markdown

import windfall
from windfall.arena import Match
from windfall.arena.stats import check_pictures, play_for_stats, stats_data, stats_markdown, summary, write_stats
from windfall.cli.parameters import (
    AsJson,
    FirstSeed,
    Games,
    Jobs,
    LineUp,
    LineUpPlayers,
    OldLineUp,
    OnRay,
    TitleName,
    TitleSettings,
    read_line_up,
    read_settings,
)
from windfall.cli.progress import with_progress
from windfall.cli.saving import make_folder
from windfall.cli.terminal import console
from windfall.workers import pin_threads


def stats(
    title: TitleName,
    bots: LineUp = None,
    *,
    old_bots: OldLineUp = None,
    players: LineUpPlayers = None,
    games: Games = 1000,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    ray: OnRay = False,
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write tables, pictures and all numbers into this folder.")
    ] = None,
    as_json: AsJson = False,
    setting: TitleSettings = None,
) -> None:
    """Count what happens in many games: what wins, how long they take, how they end, what is chosen."""
    pin_threads()
    settings = read_settings(windfall.title(title), setting)
    match = Match(title, read_line_up(bots, old_bots, players), games, seed, settings)
    to_play = play_for_stats(match, jobs, ray=ray)
    if out is not None:
        check_pictures()
        make_folder(out)
    told = summary(match, list(with_progress(to_play, games)))
    files = [] if out is None else write_stats(told, out)
    if as_json:
        typer.echo(json.dumps(stats_data(told), indent=2))
    elif out is not None:
        console().print("\n".join(map(str, files)), soft_wrap=True)
    else:
        console().print(Markdown(stats_markdown(told)))
