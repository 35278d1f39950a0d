"""`windfall arena`: bots meet in many games, and the results are measured."""

import json
from pathlib import Path
from typing import Annotated

import typer

import windfall
from windfall.arena import Match, Played, play_match, report
from windfall.cli.arena_report import print_report, report_data
from windfall.cli.parameters import (
    AsJson,
    BotNames,
    FirstSeed,
    Games,
    Jobs,
    OnRay,
    TitleName,
    TitleSettings,
    read_settings,
)
from windfall.cli.progress import with_progress
from windfall.cli.saving import make_folder, save_journal
from windfall.cli.terminal import console
from windfall.workers import pin_threads


def arena(
    title: TitleName,
    bots: BotNames,
    *,
    games: Games = 100,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    ray: OnRay = False,
    as_json: AsJson = False,
    setting: TitleSettings = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="DIR", help="Save every game in this folder, for windfall replay.")
    ] = None,
) -> None:
    """Play a match between bots. Every deal is played once for each seat, so that all bots sit in all seats of it."""
    pin_threads()
    settings = read_settings(windfall.title(title), setting)
    match = Match(title, tuple(bots), games, seed, settings, keep_journals=save is not None)
    to_play = play_match(match, jobs, ray=ray)
    if save is not None:
        make_folder(save)
    played = []
    for game in with_progress(to_play, games):
        if save is not None:
            _save(game, match, save)
        played.append(game)
    results = report(match, played)
    if as_json:
        typer.echo(json.dumps(report_data(results), indent=2))
    else:
        print_report(console(), results)


def _save(game: Played, match: Match, folder: Path) -> None:
    assert game.journal is not None
    save_journal(game.journal, folder / f"{match.title}-seed{match.seed}-game{game.fixture.number:05}.json")
