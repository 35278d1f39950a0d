"""`windfall ladder`: many bots meet, and are rated."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table

import windfall
from windfall.arena import Ladder, Standing, bots_that_play, extras, play_ladder, standings
from windfall.cli.parameters import (
    AsJson,
    FirstSeed,
    Games,
    Jobs,
    OnRay,
    Players,
    TitleName,
    TitleSettings,
    read_settings,
)
from windfall.cli.progress import with_progress
from windfall.cli.terminal import console
from windfall.engine.errors import SetupError
from windfall.players.generations import frozen_bots
from windfall.workers import pin_threads

_PICTURES: Final = (".svg", ".png")


def ladder(
    title: TitleName,
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOT", help="The bots, such as greedy novice.", show_default="all that play the title"),
    ] = None,
    *,
    frozen: Annotated[
        bool, typer.Option("--generations", help="All frozen opponents of the title, beside the bots that are named.")
    ] = False,
    picture: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the ratings over generations, as .svg or .png.")
    ] = None,
    players: Players = 2,
    games: Games = 200,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    ray: OnRay = False,
    as_json: AsJson = False,
    setting: TitleSettings = None,
) -> None:
    """Rate many bots. Line-ups are drawn so that all pairs meet equally often; each plays a deal from every seat."""
    pin_threads()
    settings = read_settings(windfall.title(title), setting)
    if picture is not None and picture.suffix not in _PICTURES:
        raise SetupError(f"a picture ends with {' or '.join(_PICTURES)}, not {picture.name!r}")
    names = (*(frozen_bots(title) if frozen else ()), *(bots or ()))
    names = names or bots_that_play(title, players, settings)
    contest = Ladder(title, names, players, games, seed, settings)
    played = list(with_progress(play_ladder(contest, jobs, ray=ray), games))
    table = standings(contest, played)
    if picture is not None:
        extras.load("matplotlib")
        from windfall.arena.generations import draw_generations  # noqa: PLC0415 (needs matplotlib)

        draw_generations(table, _heading(contest), picture)
    if as_json:
        typer.echo(json.dumps(_data(contest, table), indent=2))
    else:
        console().print(_table(contest, table))


def _data(ladder: Ladder, standings: list[Standing]) -> dict[str, Any]:
    return {
        "title": ladder.title,
        "settings": dict(ladder.settings),
        "players": ladder.players,
        "games": ladder.games,
        "seed": ladder.seed,
        "bots": [
            {
                "name": standing.name,
                "rating": standing.rated.rating,
                "mu": standing.rated.mu,
                "sigma": standing.rated.sigma,
                "games": standing.games,
                "wins": standing.wins,
                "mean_place": standing.mean_place,
                "mean_score": standing.mean_score,
            }
            for standing in standings
        ],
    }


def _heading(ladder: Ladder) -> str:
    return f"{ladder.games} games of {ladder.title} with {ladder.players} players"


def _table(ladder: Ladder, standings: list[Standing]) -> Table:
    table = Table(title=_heading(ladder), title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column("bot")
    for heading in ("rating", "mu", "sigma", "games", "wins", "place", "score"):
        table.add_column(heading, justify="right")
    for standing in standings:
        table.add_row(
            standing.name,
            f"{standing.rated.rating:.1f}",
            f"{standing.rated.mu:.1f}",
            f"{standing.rated.sigma:.1f}",
            str(standing.games),
            f"{standing.wins:.1f}",
            f"{standing.mean_place:.2f}",
            f"{standing.mean_score:.1f}",
        )
    return table
