"""A game told as it happens: the log by rounds, and the board."""

from rich.console import Console

from windfall.cli.terminal import print_hanging, seat_names
from windfall.engine.game import Game, LogLine
from windfall.engine.state import SPECTATOR


class Story:
    """Tells what happened since it was last asked, as far as the viewer may know of it."""

    def __init__(self, console: Console, viewer: int = SPECTATOR, board: bool = False) -> None:
        self._console = console
        self._viewer = viewer
        self._board = board
        self._told = 0

    def tell(self, game: Game) -> bool:
        """Print what is new, with the board when a round begins; False if nothing is new."""
        lines = game.lines(self._viewer, self._told)
        self.skip_to(game)
        for line in lines:
            self._print_line(line)
        if self._board and any(line.round is not None for line in lines):
            self.print_board(game)
        return bool(lines)

    def tell_again(self, game: Game) -> None:
        """Print the whole log."""
        for line in game.lines(self._viewer):
            self._print_line(line)

    def skip_to(self, game: Game) -> None:
        """Go on from this position of the game without telling how it came about."""
        self._told = game.event_count

    def print_board(self, game: Game) -> None:
        board = game.title.board(game.observe(self._viewer), seat_names())
        self._console.print()
        for line in board.splitlines():
            print_hanging(self._console, line)
        self._console.print()

    def _print_line(self, line: LogLine) -> None:
        text = line.text.said(seat_names())
        if line.round is not None:
            self._console.rule(text, align="left", style="dim")
        else:
            print_hanging(self._console, text)
