"""A match of one person against bots, by numbers typed into the terminal."""

import shlex
from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.text import Text

import windfall
from windfall.arena import bot_seed
from windfall.cli.lookup import described, look_up
from windfall.cli.saving import SaveFile
from windfall.cli.scores import player_name, print_scores
from windfall.cli.story import Story
from windfall.cli.terminal import print_hanging, seat_names
from windfall.engine.errors import WindfallError
from windfall.engine.files.journal import Journal
from windfall.engine.game import Game
from windfall.engine.words.message import message, several
from windfall.players.seating import begin


class TextMatch:
    """The person's seat, the bots in the other seats, and the game between them."""

    def __init__(self, console: Console, game: Game, seat: int, bot: str, save_file: SaveFile) -> None:
        self._console = console
        self._game = game
        self._seat = seat
        self._bot = bot
        self._save_file = save_file
        self._story = Story(console, seat)
        journal = game.journal()
        seats = range(journal.players)
        self._names = [str(message("cli-you")) if other == seat else bot for other in seats]
        self._bots = {other: windfall.bot(bot, bot_seed(journal.seed, 0, other)) for other in seats if other != seat}
        begin(game, self._bots.items())
        self._left = False
        self._last_line = ""
        self._commands: dict[str, Callable[[], bool]] = {
            "b": self._show_board,
            "l": self._show_log,
            "u": self._undo,
            "q": self._quit,
            "?": self._show_help,
        }

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self._greet()
        try:
            self._play_on()
        except (EOFError, KeyboardInterrupt):
            self._left = True
            self._console.print()
        if self._left:
            self._say_how_to_go_on()
        else:
            print_scores(self._console, self._game.result, self._game.title.score_words, self._names)

    def _greet(self) -> None:
        journal = self._game.journal()
        players = several([player_name(seat, self._names) for seat in range(journal.players)], "plain")
        dealt = message("cli-dealt", title=self._game.title.label, seed=str(journal.seed), players=players)
        print_hanging(self._console, str(dealt))
        if journal.moves:
            self._story.skip_to(self._game)
            self._story.print_board(self._game)
            self._console.print(str(message("cli-goes-on", moves=len(journal.moves))))
        self._console.print(str(message("cli-type-a-number")))

    def _play_on(self) -> None:
        while not self._left:
            self._let_bots_choose()
            if self._save_file.as_you_play:
                self._save_file.save(self._game.journal())
            self._story.tell(self._game)
            if self._game.over:
                return
            self._let_person_choose()

    def _let_bots_choose(self) -> None:
        game = self._game
        while asked := [seat for seat in game.seats if seat != self._seat]:
            seat = asked[0]
            game.play(seat, self._bots[seat].choose(game.observe(seat), game.decision(seat)))

    def _let_person_choose(self) -> None:
        actions = self._game.actions(self._seat)
        if len(actions) == 1:
            self._game.play(self._seat, actions[0])
            return
        self._print_question()
        waiting = True
        while waiting:
            line = input("> ").strip()
            waiting = self._obey(line)
            self._last_line = line

    def _print_question(self) -> None:
        decision = self._game.decision(self._seat)
        self._console.print()
        print_hanging(self._console, f"{seat_names()[self._seat]}: {decision.prompt.said(seat_names())}")
        for number, option in enumerate(decision.options, start=1):
            print_hanging(self._console, f"{number:3}  {option.text.said(seat_names())}", indent=5)

    # What a person can type. Each answers whether the question on the screen still waits for an answer.

    def _obey(self, line: str) -> bool:
        word, _, rest = line.partition(" ")
        if word == "s":
            return self._save(rest.strip())
        if word == "i":
            return self._show_info(rest.strip())
        if line in self._commands:
            return self._commands[line]()
        actions = self._game.actions(self._seat)
        if line.isdecimal() and 1 <= int(line) <= len(actions):
            self._game.play(self._seat, actions[int(line) - 1])
            return False
        self._console.print(str(message("cli-number-from", most=len(actions))))
        return True

    def _show_help(self) -> bool:
        self._console.print(str(message("cli-text-help")))
        return True

    def _show_info(self, words: str) -> bool:
        found = look_up(self._game.title, self._game.decision(self._seat), words)
        for component in found:
            print_hanging(self._console, described(component))
        if not found:
            self._console.print(str(message("cli-nothing-found")))
        return True

    def _show_board(self) -> bool:
        self._story.print_board(self._game)
        return False

    def _show_log(self) -> bool:
        self._story.tell_again(self._game)
        return False

    def _undo(self) -> bool:
        journal = self._game.journal()
        number = _last_choice(journal, self._seat)
        if number is None:
            self._console.print(str(message("cli-nothing-to-undo")))
            return True
        self._game = windfall.replay(journal, number)
        begin(self._game, self._bots.items())
        self._story.skip_to(self._game)
        self._console.print(str(message("cli-undone")))
        return False

    def _save(self, name: str) -> bool:
        try:
            self._save_file.save(self._game.journal(), Path(name) if name else None)
        except WindfallError as error:
            self._console.print(Text(str(error), style="red"))
        else:
            self._console.print(Text(str(message("cli-saved-in", path=str(self._save_file.path)))))
        return True

    def _quit(self) -> bool:
        if self._save_file.saved == self._game.journal() or self._last_line == "q":
            self._left = True
            return False
        self._console.print(str(message("cli-not-saved")))
        return True

    def _say_how_to_go_on(self) -> None:
        saved = self._save_file.saved
        if saved is None:
            self._console.print(str(message("cli-left")))
            return
        file = shlex.quote(str(self._save_file.path))
        self._console.print(Text(str(message("cli-left-saved", moves=len(saved.moves)))))
        self._console.print(
            Text(f"windfall text --resume {file} --seat {self._seat} --bot {shlex.quote(self._bot)}"), soft_wrap=True
        )


def _last_choice(journal: Journal, seat: int) -> int | None:
    """How many moves had been played when this seat last had more than one option."""
    game = windfall.replay(journal, moves=0)
    last = None
    for number, (mover, action) in enumerate(journal.moves):
        if mover == seat and len(game.actions(seat)) > 1:
            last = number
        game.play(mover, action)
    return last
