"""`windfall ratings`: measures where the ratings of the levels start."""

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import typer

import windfall
from windfall.arena.level_ratings import LevelGames
from windfall.cli.parameters import FirstSeed, Jobs
from windfall.cli.progress import with_progress
from windfall.cli.terminal import console
from windfall.engine.registry import title_names
from windfall.players.skill import Skill
from windfall.workers import pin_threads


def ratings(
    titles: Annotated[
        list[str] | None, typer.Argument(metavar="TITLE", help="The titles to measure.", show_default="all")
    ] = None,
    *,
    quick: Annotated[
        int, typer.Option(metavar="N", min=1, help="Games among the quick levels, for each number of players.")
    ] = 120,
    all_levels: Annotated[
        int, typer.Option("--all", metavar="N", min=1, help="Games of all levels, for each number of players.")
    ] = 60,
    players: Annotated[
        list[int] | None,
        typer.Option(metavar="N", help="A number of players; may be given several times.", show_default="all"),
    ] = None,
    seed: FirstSeed = 0,
    jobs: Jobs = 1,
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write them as players/ratings.toml has them.")
    ] = None,
) -> None:
    """Let the levels of bots meet, and rate them on the scale that people are rated on at rated tables."""
    pin_threads()
    numbers = [f"--players {each}" for each in players or ()]
    wanted = [*(titles or ()), *numbers, f"--quick {quick} --all {all_levels} --seed {seed}"]
    parts = [
        "# Where the ratings of the levels start: mu and sigma, by title, number of players and level. The level for",
        "# beginners stands at 25, where people start. Measured, and written, by:",
        f"# windfall ratings {' '.join(wanted)}",
    ]
    for name in titles or title_names():
        for count in players or windfall.title(name).players:
            games = LevelGames(name, count, quick, all_levels, seed)
            skills = games.skills(list(with_progress(games.play(jobs), games.count)))
            parts += ["", f"[{name}.{count}]", *_lines(skills)]
            console().print("\n".join(parts[-1 - len(skills) :]), markup=False, highlight=False)
    if write is not None:
        write.write_text("\n".join(parts) + "\n", "utf-8")


def _lines(skills: Mapping[str, Skill]) -> list[str]:
    return [f"{level} = [{skill.mu:.1f}, {skill.sigma:.1f}]" for level, skill in skills.items()]
