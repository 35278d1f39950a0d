"""`windfall text`: one person against bots in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

import windfall
from windfall.cli.parameters import FreshSeed, TitleSettings, check_seat, fresh_seed, read_settings
from windfall.cli.saving import SaveFile
from windfall.cli.terminal import console
from windfall.cli.text_match import TextMatch
from windfall.engine.errors import SetupError
from windfall.engine.files.journal import Journal
from windfall.engine.game import Game
from windfall.engine.words.message import message, several

_PLAYERS = 3


def text(
    title: Annotated[
        str | None, typer.Argument(metavar="TITLE", help="Which game, such as newfrontiers. All: windfall titles.")
    ] = None,
    *,
    players: Annotated[
        int | None, typer.Option(metavar="N", help="How many players, with you.", show_default=str(_PLAYERS))
    ] = None,
    seat: Annotated[int, typer.Option(metavar="S", help="Your seat; 0 is Red.")] = 0,
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who plays the other seats.")] = "greedy",
    seed: FreshSeed = None,
    setting: TitleSettings = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the game saved in this file as you play.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
) -> None:
    """Play against bots in the terminal."""
    if resume is not None:
        if any(given is not None for given in (title, players, seed, setting)):
            raise SetupError(message("cli-resumed"))
        game = windfall.replay(Journal.load(resume))
    elif title is None:
        raise SetupError(message("cli-which-title", known=several(windfall.title_names(), "plain")))
    else:
        game = _deal(title, _PLAYERS if players is None else players, seed, setting)
    check_seat(seat, game.state.players)
    windfall.bot(bot)
    save_file = SaveFile(save)
    if save is not None:
        save_file.save(game.journal())  # a file that cannot be written is better known before the first move
    TextMatch(console(), game, seat, bot, save_file).run()


def _deal(title: str, players: int, seed: int | None, setting: list[str] | None) -> Game:
    dealt = fresh_seed() if seed is None else seed
    return windfall.new(title, players, dealt, **read_settings(windfall.title(title), setting))
