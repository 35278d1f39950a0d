"""Programs that have said hello: what they are asked, and where they wait for another game."""

import atexit
import threading
from collections import defaultdict
from collections.abc import Mapping
from importlib.metadata import version
from typing import Final

from windfall.engine.decision import Decision
from windfall.engine.errors import UnknownBotError
from windfall.engine.game import SEAT_NAMES
from windfall.engine.observation import Observation
from windfall.engine.title import SettingValue
from windfall.engine.words.catalogue import ENGLISH, wording
from windfall.engine.words.message import Message
from windfall.players.programs.messages import (
    PROTOCOL,
    READ_CHOICE,
    READ_HELLO,
    GameBegins,
    HostHello,
    Question,
    ToldOption,
    Want,
)
from windfall.players.programs.process import Process
from windfall.players.programs.state_text import state_text

_HELLO_SECONDS: Final = 30.0  # some load a network first


class Program:
    """A process that has said hello."""

    def __init__(self, command: str) -> None:
        self.process = Process(command)
        greeting = HostHello(PROTOCOL, f"windfall {version('windfall')}")
        self.hello = self.process.ask(greeting, READ_HELLO, _HELLO_SECONDS, "to say hello")
        if self.hello.protocol != PROTOCOL:
            raise self.process.failed(f"speaks protocol {self.hello.protocol}; this is protocol {PROTOCOL}")
        self._asked = 0

    def begin(
        self, observation: Observation, settings: Mapping[str, SettingValue] | None, seed: int, seconds: float
    ) -> None:
        title = observation.title
        if self.hello.titles is not None and title.name not in self.hello.titles:
            plays = ", ".join(self.hello.titles)
            raise UnknownBotError(f"the program {self.process.command} does not play {title.name}; it plays {plays}")
        self.process.tell(
            GameBegins(
                title=title.name,
                rules=title.rules,
                components=title.components_digest,
                players=observation.known.players,
                seat=observation.seat,
                seed=seed,
                settings=None if settings is None else dict(settings),
                feature_names=tuple(spec.name for spec in title.feature_specs) if self._wants("features") else None,
                option_feature_names=(
                    tuple(spec.name for spec in title.option_feature_specs) if self._wants("option_features") else None
                ),
            ),
            seconds,
        )

    def _wants(self, want: Want) -> bool:
        return want in self.hello.wants

    def choose(self, observation: Observation, decision: Decision, seconds: float) -> int:
        self._asked += 1
        what = f"to choose ({decision.kind}, seat {decision.seat} of {observation.title.label})"
        choice = self.process.ask(self._question(observation, decision, seconds), READ_CHOICE, seconds, what)
        if choice.id != self._asked:
            raise self.process.failed(
                f"answered question {choice.id} when asked {what}, which is question {self._asked}"
            )
        if choice.action not in decision.actions:
            allowed = ", ".join(map(str, decision.actions))
            raise self.process.failed(f"chose {choice.action} when asked {what}, where it can choose {allowed}")
        return choice.action

    def _question(self, observation: Observation, decision: Decision, seconds: float) -> Question:
        title, actions = observation.title, decision.actions
        return Question(
            id=self._asked,
            kind=decision.kind,
            options=self._options(observation, decision),
            seconds=seconds,
            prompt=_english(decision.prompt) if self._wants("texts") or self._wants("notes") else None,
            view=title.view(observation) if self._wants("view") else None,
            features=list(title.features(observation)) if self._wants("features") else None,
            option_features=(
                title.all_option_features(observation, actions) if self._wants("option_features") else None
            ),
            state=state_text(observation) if self._wants("state") else None,
        )

    def _options(self, observation: Observation, decision: Decision) -> tuple[ToldOption, ...]:
        if self._wants("notes"):
            return tuple(
                ToldOption(
                    each.action, each.subject, _english(each.text), None if each.note is None else _english(each.note)
                )
                for each in decision.options
            )
        if self._wants("texts"):
            told = [observation.title.option(observation, action) for action in decision.actions]
            return tuple(ToldOption(each.action, each.subject, _english(each.text)) for each in told)
        return tuple(ToldOption(action) for action in decision.actions)


# Programs that wait for another game, by their command.
_idle: Final[defaultdict[str, list[Program]]] = defaultdict(list)
_guard: Final = threading.Lock()


def take(command: str) -> Program:
    """A program that waits, or a new one."""
    while True:
        with _guard:
            waiting = _idle[command].pop() if _idle[command] else None
        if waiting is None:
            return Program(command)
        if waiting.process.runs:
            return waiting
        waiting.process.end()


def give_back(program: Program) -> None:
    if program.process.runs:
        with _guard:
            _idle[program.process.command].append(program)


@atexit.register
def end_programs() -> None:
    """End all programs that wait for another game."""
    with _guard:
        waiting = [program for programs in _idle.values() for program in programs]
        _idle.clear()
    for program in waiting:
        program.process.end()


def _english(said: Message) -> str:
    """Programs are told the same whatever their host speaks."""
    return wording(ENGLISH).say(said, SEAT_NAMES)
