"""`windfall watch`: bots play a game that a person can follow."""

import time
from pathlib import Path
from typing import Annotated

import typer

import windfall
from windfall.arena import answer_next, schedule, seat_bots
from windfall.cli.parameters import BotNames, FreshSeed, TitleName, TitleSettings, fresh_seed, read_settings
from windfall.cli.saving import save_journal
from windfall.cli.scores import player_name, print_scores
from windfall.cli.story import Story
from windfall.cli.terminal import console, print_hanging
from windfall.engine.words.message import message, several
from windfall.players.seating import begin


def watch(
    title: TitleName,
    bots: BotNames,
    *,
    seed: FreshSeed = None,
    setting: TitleSettings = None,
    delay: Annotated[float, typer.Option(metavar="SECONDS", min=0, help="Wait after each move.")] = 0,
    board: Annotated[bool, typer.Option(help="Print the board whenever a round begins.")] = False,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Save the game, for windfall replay.")
    ] = None,
) -> None:
    """Watch bots play one game: the first of the arena's match with the same seed."""
    out = console()
    dealt = fresh_seed() if seed is None else seed
    game = windfall.new(title, len(bots), dealt, **read_settings(windfall.title(title), setting))
    (fixture,) = schedule(len(bots), games=1, seed=dealt)
    players = seat_bots(bots, fixture, dealt)
    begin(game, enumerate(players))
    if save is not None:
        save_journal(game.journal(), save)  # a file that cannot be written is better known before the game
    names = several([player_name(seat, bots) for seat in range(len(bots))], "plain")
    print_hanging(out, str(message("cli-dealt", title=game.title.label, seed=str(dealt), players=names)))
    story = Story(out, board=board)
    story.tell(game)
    while not game.over:
        answer_next(game, players)
        if story.tell(game):
            time.sleep(delay)
    if board:
        story.print_board(game)
    print_scores(out, game.result, game.title.score_words, bots)
    if save is not None:
        save_journal(game.journal(), save)
        out.print(str(message("cli-saved", path=str(save))))
