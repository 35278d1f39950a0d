"""Jump Drive as a title of the registry."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.decision import Option, Refusal, Resting
from windfall.engine.features import Row
from windfall.engine.observation import Observation
from windfall.engine.state import SPECTATOR, Event, State
from windfall.engine.title import Component, Deed, Result, Setting, SettingValue, Title
from windfall.engine.words.coaching import Coaching, Expected
from windfall.engine.words.message import Message, message
from windfall.titles.jumpdrive import player
from windfall.titles.jumpdrive.components.cards import COMPONENTS, IDS
from windfall.titles.jumpdrive.numbers import features, option_features
from windfall.titles.jumpdrive.reading.position import Reading
from windfall.titles.jumpdrive.rules import knowledge, scoring
from windfall.titles.jumpdrive.rules.actions import ACTION_COUNT, PASS
from windfall.titles.jumpdrive.rules.agenda import ASK_PLACE
from windfall.titles.jumpdrive.rules.events import ROUND
from windfall.titles.jumpdrive.rules.flow import FLOW, QUESTION_NAMES
from windfall.titles.jumpdrive.rules.setup import set_up
from windfall.titles.jumpdrive.rules.state import JumpDriveState
from windfall.titles.jumpdrive.words import (
    board,
    coach,
    contrast,
    deeds,
    here,
    log,
    notes,
    refusals,
    resting,
    text,
    view,
)
from windfall.titles.jumpdrive.words import component_list as components
from windfall.titles.jumpdrive.words.rule_numbers import RULE_NUMBERS
from windfall.titles.jumpdrive.words.score import SCORE_WORDS
from windfall.titles.jumpdrive.words.view import JumpDriveView
from windfall.titles.jumpdrive.words.workbench import WORKBENCH


class JumpDrive(Title):
    name = "jumpdrive"
    label = "Jump Drive"
    rules = 1
    players = range(2, 5)
    settings = (
        Setting(
            "setup",
            "standard",
            ("standard", "first_game"),
            message("jumpdrive-setting-setup"),
            (message("jumpdrive-setting-setup-standard"), message("jumpdrive-setting-setup-first-game")),
        ),
    )
    action_count = ACTION_COUNT
    questions = QUESTION_NAMES
    pass_action = PASS
    action_questions = (ASK_PLACE,)
    components_digest = COMPONENTS.digest
    feature_specs = features.FEATURES
    option_feature_specs = option_features.OPTION_FEATURES
    rater = player.WEIGHTS_DIGEST
    view_type = JumpDriveView
    score_words = SCORE_WORDS
    round_event = ROUND
    workbench = WORKBENCH

    def setup(self, players: int, settings: Mapping[str, SettingValue], chance: Chance) -> JumpDriveState:
        state = set_up(players, settings["setup"] == "first_game", chance)
        FLOW.advance(state, chance)
        return state

    def play(self, state: State, seat: int, action: int, chance: Chance) -> None:
        FLOW.play(_own(state), seat, action, chance)

    def known_to(self, state: State, seat: int) -> JumpDriveState:
        return knowledge.known_to(_own(state), seat)

    def question_name(self, question: int) -> str:
        return QUESTION_NAMES[question]

    def question_text(self, question: str) -> Message:
        return message("jumpdrive-question", question=question)

    def option(self, observation: Observation, action: int) -> Option:
        return text.option(_own(observation.known), observation.seat, action)

    def note(self, observation: Observation, action: int) -> Message | None:
        return notes.note(_own(observation.known), observation.seat, action)

    def contrast(self, observation: Observation, action: int, other: int) -> Message | None:
        return contrast.contrast(_own(observation.known), observation.seat, action, other)

    def here(self, observation: Observation, subject: str) -> tuple[Message, ...]:
        return () if observation.seat == SPECTATOR else here.here(_own(observation.known), observation.seat, subject)

    def refused(self, observation: Observation) -> tuple[Refusal, ...]:
        return refusals.refused(_own(observation.known), observation.seat)

    def resting(self, observation: Observation) -> tuple[Resting, ...]:
        return resting.resting(_own(observation.known))

    def prompt(self, observation: Observation) -> Message:
        return text.prompt(_own(observation.known), observation.seat)

    def coach(self, observation: Observation, expected: Sequence[Expected] = ()) -> Coaching:
        return coach.coach(_own(observation.known), observation.seat, expected)

    def action_text(self, action: int) -> Message:
        return text.action_text(action)

    def event_text(self, event: Event) -> Message:
        return log.event_text(event)

    def tells_again(self, events: Sequence[Event], place: int) -> bool:
        return log.tells_again(events, place)

    def board(self, observation: Observation, names: Sequence[str]) -> str:
        return board.board(_own(observation.known), names)

    def pick_pool(self, observation: Observation) -> PickPool | None:
        return FLOW.pick_pool(_own(observation.known), observation.seat)

    def moves(self, observation: Observation, chosen: Sequence[int]) -> tuple[int, ...]:
        return FLOW.moves(_own(observation.known), observation.seat, chosen)

    def view(self, observation: Observation) -> JumpDriveView:
        return view.view(_own(observation.known))

    def features(self, observation: Observation) -> Row:
        return features.features(_reading(observation))

    def option_rows(self, observation: Observation, actions: Sequence[int]) -> Row:
        return option_features.option_rows(_reading(observation), actions)

    def numbers(self, observation: Observation, actions: Sequence[int]) -> tuple[Row, Row]:
        reading = _reading(observation)
        return features.features(reading), option_features.option_rows(reading, actions)

    def rate(self, observation: Observation, actions: Sequence[int]) -> Sequence[float]:
        return player.rate(_own(observation.known), observation.seat, actions)

    def holdings(self, state: State, seat: int) -> tuple[str, ...]:
        return tuple([IDS[card] for card in _own(state).empires[seat].cards])

    def belongings(self, observation: Observation, seat: int) -> Hashable:
        empire = _own(observation.known).empires[seat]
        return tuple(empire.cards), tuple(empire.hand) if seat == observation.seat else ()

    def deeds(self, event: Event) -> tuple[Deed, ...]:
        return deeds.deeds(event)

    def deed_text(self, what: str) -> Message | None:
        return deeds.deed_text(what)

    def scores(self, state: State) -> tuple[int, ...]:
        return scoring.scores(_own(state))

    def result(self, state: State) -> Result:
        return scoring.result(_own(state))

    def sample(self, observation: Observation, chance: Chance) -> JumpDriveState:
        return knowledge.sample_state(_own(observation.known), observation.seat, chance)

    def rule_numbers(self) -> Mapping[str, int]:
        return RULE_NUMBERS

    def components(self) -> list[Component]:
        return components.components()


def _own(state: State) -> JumpDriveState:
    assert isinstance(state, JumpDriveState)
    return state


def _reading(observation: Observation) -> Reading:
    return Reading(_own(observation.known), observation.seat)


TITLE: Final = JumpDrive()
