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
from windfall.engine.errors import JournalError, OtherComponentsError
from windfall.engine.files.journal import Journal
from windfall.engine.proof import proven
from windfall.engine.state import SPECTATOR
from windfall.engine.words.message import message


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
    verify: Annotated[
        bool,
        typer.Option(
            "--verify", help="Only check that every draw followed from the secret that its host committed to."
        ),
    ] = False,
    commitment: Annotated[
        str | None,
        typer.Option(metavar="HEX", help="For --verify: what the table showed at the beginning, as you noted it."),
    ] = None,
    database_url: DatabaseUrl = None,
) -> None:
    """Tell a saved game again, round by round, with its final scores.

    A game of a server is told with the components it was played with, if the server's database has them.
    """
    saved = Journal.load(file)
    try:
        journal = windfall.upgrade(saved)
    except OtherComponentsError:
        words = _words(file, moves, seat, board) + _words_to_verify(verify, commitment)
        code = run_with_archived(saved, words, database_url)
        if code is None:
            raise
        raise typer.Exit(code) from None
    if verify:
        _verify(journal, commitment)
        return
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
        print_scores(out, end.result, end.title.score_words)
    else:
        out.print(str(message("cli-not-over", told=len(journal.moves[:moves]), moves=len(journal.moves))))


def _verify(journal: Journal, commitment: str | None) -> None:
    game = proven(journal, commitment)
    if not game.over:
        raise JournalError("the game is not over with the moves of this journal; some of them are missing")
    shown = "journal" if commitment is None else "noted"
    console().print(str(message("cli-verified", shown=shown, moves=len(journal.moves))), soft_wrap=True)
    print_scores(console(), game.result, game.title.score_words)


def _words_to_verify(verify: bool, commitment: str | None) -> list[str]:
    words = ["--verify"] if verify else []
    return words if commitment is None else [*words, "--commitment", commitment]


def _words(file: Path, moves: int | None, seat: int | None, board: bool) -> list[str]:
    """The command as it was typed."""
    words = ["replay", str(file)]
    if moves is not None:
        words += ["--moves", str(moves)]
    if seat is not None:
        words += ["--seat", str(seat)]
    return [*words, "--board"] if board else words
