"""Race for the Galaxy as a title of the registry."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Final

from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.decision import Option, Refusal, Resting
from windfall.engine.deck import NO_CARD
from windfall.engine.errors import SetupError
from windfall.engine.features import Row
from windfall.engine.observation import Observation
from windfall.engine.state import SPECTATOR, Event, State
from windfall.engine.title import Component, Deed, Result, Setting, SettingValue, Title
from windfall.engine.words.coaching import Coaching, Expected
from windfall.engine.words.message import Message, message
from windfall.titles.race import player
from windfall.titles.race.components.cards import COMPONENTS, IDS
from windfall.titles.race.numbers import features, option_features, option_layout
from windfall.titles.race.reading.position import Reading
from windfall.titles.race.rules import knowledge, scoring
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, ACTION_COUNT, CHOOSE, PASS, cards_chosen, parts_of
from windfall.titles.race.rules.agenda import ASK_ACTION
from windfall.titles.race.rules.events import ROUND
from windfall.titles.race.rules.flow import FLOW, QUESTION_NAMES
from windfall.titles.race.rules.older import OLDER_ACTION_COUNTS, OLDER_RULES, answer_before, asked_part_by_part
from windfall.titles.race.rules.setup import set_up
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.words import (
    board,
    coach,
    contrast,
    deeds,
    here,
    log,
    names,
    notes,
    prompts,
    refusals,
    resting,
    text,
    view,
)
from windfall.titles.race.words import component_list as components
from windfall.titles.race.words.rule_numbers import RULE_NUMBERS
from windfall.titles.race.words.score import SCORE_WORDS
from windfall.titles.race.words.view import RaceView
from windfall.titles.race.words.workbench import WORKBENCH


class Race(Title):
    name = "race"
    label = "Race for the Galaxy"
    rules = 3
    older_rules = OLDER_RULES
    players = range(2, 5)
    settings = (
        Setting("setup", "standard", ("standard", "first_game"), message("race-setting-setup")),
        Setting("experienced", False, (False, True), message("race-setting-experienced")),
    )
    action_count = ACTION_COUNT
    questions = QUESTION_NAMES
    pass_action = PASS
    action_counts_before = OLDER_ACTION_COUNTS
    foreseen = range(CHOOSE, CHOOSE + len(ACTION_CARD_IDS))
    action_questions = (ASK_ACTION,)
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
            raise SetupError(message("race-only-two-players", players=players))
        return checked

    def setup(self, players: int, settings: Mapping[str, SettingValue], chance: Chance) -> RaceState:
        state = set_up(players, settings["setup"] == "first_game", bool(settings["experienced"]), chance)
        FLOW.advance(state, chance)
        return state

    def play(self, state: State, seat: int, action: int, chance: Chance) -> None:
        FLOW.play(_own(state), seat, action, chance)

    def answer_before(self, rules: int, state: State, seat: int) -> int | None:
        return answer_before(rules, _own(state), seat)

    def parts(self, action: int) -> tuple[int, ...]:
        return parts_of(action)

    def part_by_part(self, observation: Observation, picked: Sequence[int]) -> Observation:
        seat = observation.seat
        return Observation(self, seat, asked_part_by_part(_own(observation.known), seat, picked))

    def known_to(self, state: State, seat: int) -> RaceState:
        return knowledge.known_to(_own(state), seat)

    def question_name(self, question: int) -> str:
        return QUESTION_NAMES[question]

    def question_text(self, question: str) -> Message:
        return message("race-question", question=question)

    def option(self, observation: Observation, action: int) -> Option:
        return text.option(_own(observation.known), observation.seat, action)

    def note(self, observation: Observation, action: int) -> Message | None:
        return notes.note(_own(observation.known), observation.seat, action)

    def contrast(self, observation: Observation, action: int, other: int) -> Message | None:
        return contrast.contrast(_own(observation.known), observation.seat, action, other)

    def here(self, observation: Observation, subject: str) -> tuple[Message, ...]:
        return (
            ()
            if observation.seat == SPECTATOR
            else here.here(_own(observation.known).empires[observation.seat], subject)
        )

    def refused(self, observation: Observation) -> tuple[Refusal, ...]:
        return refusals.refused(_own(observation.known), observation.seat)

    def resting(self, observation: Observation) -> tuple[Resting, ...]:
        return resting.resting(_own(observation.known))

    def prompt(self, observation: Observation) -> Message:
        return prompts.prompt(_own(observation.known), observation.seat)

    def coach(self, observation: Observation, expected: Sequence[Expected] = ()) -> Coaching:
        return coach.coach(_own(observation.known), observation.seat, expected)

    def action_text(self, action: int) -> Message:
        return text.action_text(action)

    def foreseen_text(self, action: int) -> Message:
        return names.chosen(cards_chosen(action))

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

    def view(self, observation: Observation) -> RaceView:
        return view.view(_own(observation.known))

    def features(self, observation: Observation) -> Row:
        return features.features(Reading(_own(observation.known), observation.seat))

    def option_rows(self, observation: Observation, actions: Sequence[int]) -> Row:
        return option_features.option_rows(Reading(_own(observation.known), observation.seat), actions)

    def numbers(self, observation: Observation, actions: Sequence[int]) -> tuple[Row, Row]:
        reading = Reading(_own(observation.known), observation.seat)
        return features.features(reading), option_features.option_rows(reading, actions)

    def rate(self, observation: Observation, actions: Sequence[int]) -> Sequence[float]:
        return player.rate(_own(observation.known), observation.seat, actions)

    def holdings(self, state: State, seat: int) -> tuple[str, ...]:
        return tuple([IDS[card] for card in _own(state).empires[seat].tableau])

    def belongings(self, observation: Observation, seat: int) -> Hashable:
        empire = _own(observation.known).empires[seat]
        goods = tuple([good != NO_CARD for good in empire.goods])
        hand = tuple(empire.hand) if seat == observation.seat else ()
        return tuple(empire.tableau), goods, empire.chips, hand

    def deeds(self, event: Event) -> tuple[Deed, ...]:
        return deeds.deeds(event)

    def deed_text(self, what: str) -> Message | None:
        return deeds.deed_text(what)

    def scores(self, state: State) -> tuple[int, ...]:
        return scoring.scores(_own(state))

    def result(self, state: State) -> Result:
        return scoring.result(_own(state))

    def sample(self, observation: Observation, chance: Chance) -> RaceState:
        return knowledge.sample_state(_own(observation.known), observation.seat, chance)

    def rule_numbers(self) -> Mapping[str, int]:
        return RULE_NUMBERS

    def components(self) -> list[Component]:
        return components.components()


def _own(state: State) -> RaceState:
    assert isinstance(state, RaceState)
    return state


TITLE: Final = Race()
