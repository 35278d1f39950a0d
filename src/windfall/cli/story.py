"""A game told as it happens: the log by rounds, and the board."""

import re

from rich.console import Console

from windfall.cli.terminal import print_hanging
from windfall.engine.game import SEAT_NAMES, Game
from windfall.engine.state import SPECTATOR

_ROUND = re.compile(r"Round \d+")  # the line that opens a round in the log of every title


class Story:
    """Tells what happened since it was last asked, as far as the viewer may know of it."""

    def __init__(self, console: Console, viewer: int = SPECTATOR, board: bool = False) -> None:
        self._console = console
        self._viewer = viewer
        self._board = board
        self._told = 0

    def tell(self, game: Game) -> bool:
        """Print what is new, with the board when a round begins; False if nothing is new."""
        events = game.events(self._viewer)
        lines = [game.title.event_text(event, SEAT_NAMES) for event in events[self._told :]]
        self._told = len(events)
        for line in lines:
            self._print_line(line)
        if self._board and any(_ROUND.fullmatch(line) for line in lines):
            self.print_board(game)
        return bool(lines)

    def tell_again(self, game: Game) -> None:
        """Print the whole log."""
        for line in game.log(self._viewer):
            self._print_line(line)

    def skip_to(self, game: Game) -> None:
        """Go on from this position of the game without telling how it came about."""
        self._told = len(game.events(self._viewer))

    def print_board(self, game: Game) -> None:
        board = game.title.board(game.observe(self._viewer), SEAT_NAMES)
        self._console.print()
        for line in board.splitlines():
            print_hanging(self._console, line)
        self._console.print()

    def _print_line(self, line: str) -> None:
        if _ROUND.fullmatch(line):
            self._console.rule(line, align="left", style="dim")
        else:
            print_hanging(self._console, line)
