"""`windfall puzzles`: finds puzzles in games of bots or of one's own, and checks them with a larger budget."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

import windfall
from windfall.cli.parameters import TitleName, TitleSettings, read_settings
from windfall.cli.progress import progress_bar
from windfall.cli.terminal import console
from windfall.engine.errors import SetupError
from windfall.engine.files.journal import Journal
from windfall.puzzles.checking import checked_share, sample_of
from windfall.puzzles.finding import Wanted, find, search_through
from windfall.puzzles.judging import MARGIN
from windfall.puzzles.puzzle import PuzzleFile, load, shipped
from windfall.puzzles.themes import THEMES
from windfall.workers import pin_threads


def puzzles(
    title: TitleName,
    *,
    total: Annotated[int, typer.Option(metavar="N", min=1, help="How many puzzles, those in the file included.")] = 210,
    most: Annotated[int, typer.Option(metavar="N", min=1, help="At most so many of each theme.")] = 90,
    players: Annotated[str, typer.Option(metavar="N,...", help="Numbers of players that take turns.")] = "2,3,4",
    bot: Annotated[str, typer.Option(metavar="BOT", help="Plays the games.")] = "learned",
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="The seed of the first game.")] = 0,
    margin: Annotated[
        float, typer.Option(metavar="SHARE", min=0.0, help="Win share by which the best answer must lead.")
    ] = MARGIN,
    setting: TitleSettings = None,
    journal: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Look through this game, not through games of bots.")
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Where they go; a search goes on where it ended.", show_default="puzzles-TITLE.json.xz"
        ),
    ] = None,
    check: Annotated[
        int, typer.Option(metavar="N", min=0, help="Find none, but search again for the answers of N of them.")
    ] = 0,
    times: Annotated[int, typer.Option(metavar="N", min=1, help="With --check: how much larger the budget is.")] = 10,
) -> None:
    """Find positions in which one choice is clearly best. Those in the file are kept, and more are added."""
    pin_threads()
    windfall.title(title)
    path = out or Path(f"puzzles-{title}.json.xz")
    if check:
        _check(load(path) if path.is_file() else shipped(title), check, times)
        return
    found = load(path) if path.is_file() else PuzzleFile(title)
    if found.title != title:
        raise SetupError(f"{path} has puzzles of {found.title}, not of {title}")
    if journal is not None:
        _look_through(found, Journal.load(journal), journal.stem, margin)
        found.save(path)
    else:
        wanted = Wanted(
            _read_players(players), bot, read_settings(windfall.title(title), setting), seed, total, most, margin
        )
        with progress_bar("Looking for puzzles") as bar:
            task = bar.add_task("", total=total, completed=len(found.puzzles))
            for _tally in find(found, wanted):
                found.save(path)
                bar.update(task, completed=len(found.puzzles))
    _tell(found, path)


def _look_through(found: PuzzleFile, game: Journal, name: str, margin: float) -> None:
    if game.title != found.title:
        raise SetupError(f"this is a game of {game.title}, not of {found.title}")
    search_through(found, game, name, margin, most=len(game.moves))


def _read_players(text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise SetupError(f"--players is a list of numbers such as 2,3,4, not {text!r}") from None


def _check(found: PuzzleFile, count: int, times: int) -> None:
    """Tell how often a larger budget gives the same answer."""
    sample = sample_of(found, count)
    with progress_bar("Checking") as bar:
        share = checked_share(found, bar.track(sample), times)
    console().print(f"{share.agreed} of {share.checked} agree with {times} times the budget.")
    for puzzle in share.others:
        console().print(f"  not {puzzle.id}: {puzzle.theme}, rating {puzzle.rating}")


def _tell(found: PuzzleFile, path: Path) -> None:
    tally, themes = found.tally, Counter(puzzle.theme for puzzle in found.puzzles)
    told = ", ".join(f"{themes[theme]} {theme}" for theme in THEMES)
    console().print(f"{path} has {len(found.puzzles)} puzzles: {told}.")
    console().print(
        f"{tally.games} games, {tally.questions} questions, {tally.candidates} candidates, {tally.kept} kept."
    )
