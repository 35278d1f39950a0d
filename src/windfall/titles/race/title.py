"""Race for the Galaxy as a title of the registry."""

from collections.abc import Mapping, Sequence
from typing import Final

from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.decision import Option, Refusal
from windfall.engine.errors import SetupError
from windfall.engine.features import Row
from windfall.engine.observation import Observation
from windfall.engine.state import Event, State
from windfall.engine.title import Component, Result, Setting, SettingValue, Title
from windfall.titles.race import player
from windfall.titles.race.components.cards import COMPONENTS, IDS
from windfall.titles.race.numbers import features, option_features, option_layout
from windfall.titles.race.rules import knowledge, scoring
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, ACTION_COUNT, CHOOSE
from windfall.titles.race.rules.events import ROUND
from windfall.titles.race.rules.flow import FLOW, QUESTION_NAMES
from windfall.titles.race.rules.older import OLDER_RULES, answer_before
from windfall.titles.race.rules.setup import set_up
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.words import board, log, notes, refusals, text, view
from windfall.titles.race.words import component_list as components
from windfall.titles.race.words.score import SCORE_WORDS
from windfall.titles.race.words.view import RaceView
from windfall.titles.race.words.workbench import WORKBENCH


class Race(Title):
    name = "race"
    label = "Race for the Galaxy"
    rules = 2
    older_rules = OLDER_RULES
    players = range(2, 5)
    settings = (
        Setting("setup", "standard", ("standard", "first_game"), "dealt hands, or the preset hands of a first game"),
        Setting("experienced", False, (False, True), "two players choose two actions each round"),
    )
    action_count = ACTION_COUNT
    foreseen = range(CHOOSE, CHOOSE + len(ACTION_CARD_IDS))
    components_digest = COMPONENTS.digest
    feature_specs = features.FEATURES
    option_feature_specs = option_layout.OPTION_FEATURES
    rater = player.WEIGHTS_DIGEST
    view_type = RaceView
    score_words = SCORE_WORDS
    round_event = ROUND
    workbench = WORKBENCH

    def check_setup(self, players: int, given: Mapping[str, SettingValue]) -> dict[str, SettingValue]:
        checked = super().check_setup(players, given)
        if checked["experienced"] and players != 2:
            raise SetupError(f"the experienced game is for 2 players, not {players}")
        return checked

    def setup(self, players: int, settings: Mapping[str, SettingValue], chance: Chance) -> RaceState:
        state = set_up(players, settings["setup"] == "first_game", bool(settings["experienced"]), chance)
        FLOW.advance(state, chance)
        return state

    def play(self, state: State, seat: int, action: int, chance: Chance) -> None:
        FLOW.play(_own(state), seat, action, chance)

    def answer_before(self, rules: int, state: State, seat: int) -> int | None:  # noqa: ARG002 (version 1)
        return answer_before(_own(state), seat)

    def known_to(self, state: State, seat: int) -> RaceState:
        return knowledge.known_to(_own(state), seat)

    def question_name(self, question: int) -> str:
        return QUESTION_NAMES[question]

    def option(self, observation: Observation, action: int) -> Option:
        return text.option(_own(observation.known), observation.seat, action)

    def note(self, observation: Observation, action: int) -> str | None:
        return notes.note(_own(observation.known), observation.seat, action)

    def refused(self, observation: Observation) -> tuple[Refusal, ...]:
        return refusals.refused(_own(observation.known), observation.seat)

    def prompt(self, observation: Observation) -> str:
        return text.prompt(_own(observation.known), observation.seat)

    def action_text(self, action: int) -> str:
        return text.action_text(action)

    def event_text(self, event: Event, names: Sequence[str]) -> str:
        return log.event_text(event, names)

    def board(self, observation: Observation, names: Sequence[str]) -> str:
        return board.board(_own(observation.known), names)

    def pick_pool(self, observation: Observation) -> PickPool | None:
        return FLOW.pick_pool(_own(observation.known), observation.seat)

    def moves(self, observation: Observation, chosen: Sequence[int]) -> tuple[int, ...]:
        return FLOW.moves(_own(observation.known), observation.seat, chosen)

    def view(self, observation: Observation) -> RaceView:
        return view.view(_own(observation.known))

    def features(self, observation: Observation) -> Row:
        return features.features(_own(observation.known), observation.seat)

    def option_rows(self, observation: Observation, actions: Sequence[int]) -> Row:
        return option_features.option_rows(_own(observation.known), observation.seat, actions)

    def rate(self, observation: Observation, actions: Sequence[int]) -> Sequence[float]:
        return player.rate(_own(observation.known), observation.seat, actions)

    def holdings(self, state: State, seat: int) -> tuple[str, ...]:
        return tuple([IDS[card] for card in _own(state).empires[seat].tableau])

    def scores(self, state: State) -> tuple[int, ...]:
        return scoring.scores(_own(state))

    def result(self, state: State) -> Result:
        return scoring.result(_own(state))

    def sample(self, observation: Observation, chance: Chance) -> RaceState:
        return knowledge.sample_state(_own(observation.known), observation.seat, chance)

    def components(self) -> list[Component]:
        return components.components()


def _own(state: State) -> RaceState:
    assert isinstance(state, RaceState)
    return state


TITLE: Final = Race()
