"""The other side: a bot of Windfall as a program, for any host that speaks the protocol."""

import sys
from collections.abc import Callable
from typing import BinaryIO, Final

import msgspec

from windfall.engine.decision import Decision
from windfall.engine.errors import WindfallError
from windfall.engine.observation import Observation
from windfall.engine.registry import title as find_title
from windfall.players.bot import Bot
from windfall.players.programs.messages import (
    PROTOCOL,
    READ_HOST,
    Choice,
    Failure,
    GameBegins,
    HostHello,
    HostMessage,
    ProgramHello,
    ProgramMessage,
    Question,
    encoded,
)
from windfall.players.programs.state_text import read_state

_WANTS: Final = ("state",)


def speak(maker: Callable[[int], Bot], hears: BinaryIO | None = None, says: BinaryIO | None = None) -> None:
    """Let bots of Python play as a program: a bot is made with the seed of each game, and answers its questions.

    It hears and speaks over standard input and output, until they end. An error is said to the host and raised.
    """
    speaker = _Speaker(maker)
    out = says or sys.stdout.buffer
    for line in hears or sys.stdin.buffer:
        try:
            answer = speaker.answer(_read(line))
        except WindfallError as error:
            _say(out, Failure(str(error)))
            raise
        if answer is not None:
            _say(out, answer)


def _read(line: bytes) -> HostMessage:
    try:
        return READ_HOST.decode(line)
    except msgspec.DecodeError as error:
        raise WindfallError(f"this line cannot be read: {error}") from error


def _say(out: BinaryIO, message: ProgramMessage) -> None:
    out.write(encoded(message))
    out.flush()


class _Speaker:
    """Answers what a host says."""

    def __init__(self, maker: Callable[[int], Bot]) -> None:
        self._maker = maker
        self._name = maker(0).name
        self._game: GameBegins | None = None
        self._bot: Bot | None = None  # of the game, once it has been asked something

    def answer(self, message: HostMessage) -> ProgramMessage | None:
        match message:
            case HostHello(protocol):
                if protocol != PROTOCOL:
                    raise WindfallError(f"the host speaks protocol {protocol}; this is protocol {PROTOCOL}")
                return ProgramHello(PROTOCOL, self._name, _WANTS)
            case GameBegins():
                self._begin(message)
                return None
            case Question():
                return Choice(message.id, self._choice(message))
            case Failure(text):
                raise WindfallError(f"the host says: {text}")

    def _begin(self, game: GameBegins) -> None:
        title = find_title(game.title)
        if (title.rules, title.components_digest) != (game.rules, game.components):
            raise WindfallError(
                f"the host plays {title.label} by rules {game.rules} with components {game.components}; "
                f"this Windfall plays rules {title.rules} with components {title.components_digest}"
            )
        self._game, self._bot = game, None

    def _choice(self, question: Question) -> int:
        if self._game is None or question.state is None:
            raise WindfallError("a question needs a game that has begun, and the state that was asked for in the hello")
        title = find_title(self._game.title)
        observation = Observation(title, self._game.seat, read_state(title, question.state))
        if self._bot is None:
            self._bot = self._maker(self._game.seed)
            self._bot.begin(observation, self._game.settings or {})
        decision = Decision(observation)
        if [option.action for option in question.options] != list(decision.actions):
            raise WindfallError("the options of the question are not those of its state")
        return self._bot.choose(observation, decision)
