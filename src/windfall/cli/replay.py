"""`windfall replay`: a saved game, told again."""

from pathlib import Path
from typing import Annotated

import typer

import windfall
from windfall.cli.archived import run_with_archived
from windfall.cli.parameters import DatabaseUrl, check_seat
from windfall.cli.scores import print_scores
from windfall.cli.story import Story
from windfall.cli.terminal import console
from windfall.engine.errors import OtherComponentsError
from windfall.engine.files.journal import Journal
from windfall.engine.state import SPECTATOR


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A journal, as --save writes it.")],
    moves: Annotated[
        int | None, typer.Option(metavar="N", min=0, help="Stop after N moves.", show_default="all")
    ] = None,
    seat: Annotated[
        int | None,
        typer.Option(metavar="S", help="Tell what seat S knows; 0 is Red.", show_default="what is public"),
    ] = None,
    board: Annotated[bool, typer.Option("--board", help="Print the board whenever a round begins.")] = False,
    database_url: DatabaseUrl = None,
) -> None:
    """Tell a saved game again, round by round, with its final scores.

    A game of a server is told with the components it was played with, if the server's database has them.
    """
    saved = Journal.load(file)
    try:
        journal = windfall.upgrade(saved)
    except OtherComponentsError:
        code = run_with_archived(saved, _words(file, moves, seat, board), database_url)
        if code is None:
            raise
        raise typer.Exit(code) from None
    end = windfall.replay(journal, moves)  # before a word is printed: a journal that does not replay tells no story
    if seat is not None:
        check_seat(seat, journal.players)
    out = console()
    story = Story(out, SPECTATOR if seat is None else seat, board)
    game = windfall.replay(journal, moves=0)
    story.tell(game)
    for mover, action in journal.moves[:moves]:
        game.play(mover, action)
        story.tell(game)
    if board:
        story.print_board(game)
    if end.over:
        print_scores(out, end.result)
    else:
        out.print(f"The game is not over. Moves told: {len(journal.moves[:moves])} of {len(journal.moves)}.")


def _words(file: Path, moves: int | None, seat: int | None, board: bool) -> list[str]:
    """The command as it was typed."""
    words = ["replay", str(file)]
    if moves is not None:
        words += ["--moves", str(moves)]
    if seat is not None:
        words += ["--seat", str(seat)]
    return [*words, "--board"] if board else words
