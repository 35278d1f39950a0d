"""New Frontiers as a title of the registry."""

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
from windfall.titles.newfrontiers import player
from windfall.titles.newfrontiers.components.tiles import COMPONENTS, IDS
from windfall.titles.newfrontiers.numbers import features, option_features
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.rules import knowledge, scoring
from windfall.titles.newfrontiers.rules.actions import ACTION_COUNT, PASS
from windfall.titles.newfrontiers.rules.agenda import ASK_SELECT
from windfall.titles.newfrontiers.rules.events import ROUND
from windfall.titles.newfrontiers.rules.flow import FLOW, QUESTION_NAMES
from windfall.titles.newfrontiers.rules.older import OLDER_RULES, answer_before
from windfall.titles.newfrontiers.rules.setup import set_up
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.words import board, coach, deeds, here, log, notes, refusals, resting, text, view
from windfall.titles.newfrontiers.words import component_list as components
from windfall.titles.newfrontiers.words.action_texts import action_text
from windfall.titles.newfrontiers.words.rule_numbers import RULE_NUMBERS
from windfall.titles.newfrontiers.words.score import SCORE_WORDS
from windfall.titles.newfrontiers.words.view import NewFrontiersView
from windfall.titles.newfrontiers.words.workbench import WORKBENCH


class NewFrontiers(Title):
    name = "newfrontiers"
    label = "New Frontiers"
    rules = 2
    older_rules = OLDER_RULES
    players = range(2, 6)
    settings = (
        Setting(
            "setup",
            "standard",
            ("standard", "first_game"),
            message("newfrontiers-setting-setup"),
            (message("newfrontiers-setting-setup-standard"), message("newfrontiers-setting-setup-first-game")),
        ),
        Setting("goals", False, (False, True), message("newfrontiers-setting-goals")),
        Setting("starry_rift", False, (False, True), message("newfrontiers-setting-starry-rift")),
    )
    action_count = ACTION_COUNT
    questions = QUESTION_NAMES
    pass_action = PASS
    action_questions = (ASK_SELECT,)
    components_digest = COMPONENTS.digest
    feature_specs = features.FEATURES
    option_feature_specs = option_features.OPTION_FEATURES
    rater = player.WEIGHTS_DIGEST
    view_type = NewFrontiersView
    score_words = SCORE_WORDS
    round_event = ROUND
    workbench = WORKBENCH

    def setup(self, players: int, settings: Mapping[str, SettingValue], chance: Chance) -> NewFrontiersState:
        first_game = settings["setup"] == "first_game"
        state = set_up(players, first_game, bool(settings["goals"]), bool(settings["starry_rift"]), chance)
        FLOW.advance(state, chance)
        return state

    def play(self, state: State, seat: int, action: int, chance: Chance) -> None:
        FLOW.play(_own(state), seat, action, chance)

    def answer_before(self, rules: int, state: State, seat: int) -> int | None:  # noqa: ARG002 (version 1; one is asked)
        return answer_before(_own(state))

    def known_to(self, state: State, seat: int) -> NewFrontiersState:
        return knowledge.known_to(_own(state), seat)

    def question_name(self, question: int) -> str:
        return QUESTION_NAMES[question]

    def question_text(self, question: str) -> Message:
        return message("newfrontiers-question", question=question)

    def option(self, observation: Observation, action: int) -> Option:
        return text.option(_own(observation.known), action)

    def note(self, observation: Observation, action: int) -> Message | None:
        return notes.note(_own(observation.known), observation.seat, action)

    def here(self, observation: Observation, subject: str) -> tuple[Message, ...]:
        return () if observation.seat == SPECTATOR else here.here(_own(observation.known), observation.seat, subject)

    def refused(self, observation: Observation) -> tuple[Refusal, ...]:
        return refusals.refused(_own(observation.known), observation.seat)

    def resting(self, observation: Observation) -> tuple[Resting, ...]:
        return resting.resting(_own(observation.known))

    def prompt(self, observation: Observation) -> Message:
        return text.prompt(_own(observation.known))

    def coach(self, observation: Observation, expected: Sequence[Expected] = ()) -> Coaching:
        return coach.coach(_own(observation.known), observation.seat, expected)

    def action_text(self, action: int) -> Message:
        return action_text(action)

    def event_text(self, event: Event) -> Message:
        return log.event_text(event)

    def board(self, observation: Observation, names: Sequence[str]) -> str:
        return board.board(_own(observation.known), names)

    def pick_pool(self, observation: Observation) -> PickPool | None:
        return FLOW.pick_pool(_own(observation.known), observation.seat)

    def moves(self, observation: Observation, chosen: Sequence[int]) -> tuple[int, ...]:
        return FLOW.moves(_own(observation.known), observation.seat, chosen)

    def view(self, observation: Observation) -> NewFrontiersView:
        return view.view(_own(observation.known))

    def features(self, observation: Observation) -> Row:
        return features.features(Reading(_own(observation.known)), observation.seat)

    def option_rows(self, observation: Observation, actions: Sequence[int]) -> Row:
        return option_features.option_rows(Reading(_own(observation.known)), observation.seat, actions)

    def numbers(self, observation: Observation, actions: Sequence[int]) -> tuple[Row, Row]:
        reading, seat = Reading(_own(observation.known)), observation.seat
        return features.features(reading, seat), option_features.option_rows(reading, seat, actions)

    def rate(self, observation: Observation, actions: Sequence[int]) -> Sequence[float]:
        return player.rate(_own(observation.known), observation.seat, actions)

    def holdings(self, state: State, seat: int) -> tuple[str, ...]:
        empire = _own(state).empires[seat]
        return tuple([IDS[tile] for tile in (*empire.colonies, *empire.developments)])

    def belongings(self, observation: Observation, seat: int) -> Hashable:
        empire = _own(observation.known).empires[seat]
        counted = (empire.credits, empire.chips, empire.colonists, empire.stockpiled_credits)
        stockpiled = (tuple(empire.stockpiled_goods), tuple(empire.stockpiled_worlds))
        tiles = (tuple(empire.colonies), tuple(empire.explored), tuple(empire.developments))
        return counted, tiles, tuple(empire.goods), stockpiled

    def deeds(self, event: Event) -> tuple[Deed, ...]:
        return deeds.deeds(event)

    def deed_text(self, what: str) -> Message | None:
        return deeds.deed_text(what)

    def scores(self, state: State) -> tuple[int, ...]:
        return scoring.scores(_own(state))

    def result(self, state: State) -> Result:
        return scoring.result(_own(state))

    def sample(self, observation: Observation, chance: Chance) -> NewFrontiersState:
        return knowledge.sample_state(_own(observation.known), observation.seat, chance)

    def rule_numbers(self) -> Mapping[str, int]:
        return RULE_NUMBERS

    def components(self) -> list[Component]:
        return components.components()


def _own(state: State) -> NewFrontiersState:
    assert isinstance(state, NewFrontiersState)
    return state


TITLE: Final = NewFrontiers()
