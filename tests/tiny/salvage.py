"""Salvage: in each of five rounds a wreck is found, and all crews bid a card for it at the same time. The highest bid
takes the wreck, if nobody else bid as much; every bid is spent, and everybody draws a card."""

from collections.abc import Hashable, Mapping, Sequence
from importlib.resources import files
from typing import Final

from msgspec import Struct

import windfall
from windfall.engine.agenda import CLOCKWISE, NO_SEAT, Question, Step, ask_all, push
from windfall.engine.dealing import deal_hidden
from windfall.engine.deck import UNKNOWN_CARD, CardHolder, DeckState, discard_open, draw_card, lay_open
from windfall.engine.features import COUNTED, PLACES, Layout, Row, row_of
from windfall.engine.flow import Flow
from windfall.engine.state import EVERYONE, Event, State
from windfall.engine.title import Component, Setting, SettingValue, Title
from windfall.engine.words.face import Face
from windfall.engine.words.message import Message, Seat, message
from windfall.engine.words.score import ScoreWords
from windfall.engine.words.view import View

# The state: what lies on the table, as plain data.

NUMBERS: Final = 12  # cards 1 to 12, of which there are COPIES each; a card is its number less 1
COPIES: Final = 3
IDS: Final = tuple(f"card_{card + 1}" for card in range(NUMBERS))
DECK: Final = sorted([*range(NUMBERS)] * COPIES)
ROUNDS: Final = 5
ROUND, FOUND, BIDS, TAKES, SHUFFLED = range(5)  # events


class Crew(CardHolder):
    __slots__ = ("wrecks",)

    def __init__(self) -> None:
        super().__init__()
        self.wrecks: list[int] = []

    def copy(self) -> "Crew":
        twin = Crew()
        twin.hand, twin.discards, twin.picks = self.hand.copy(), self.discards.copy(), self.picks.copy()
        twin.wrecks = self.wrecks.copy()
        return twin

    def key(self) -> Hashable:
        return tuple(self.hand), tuple(self.discards), tuple(self.picks), tuple(self.wrecks)


class SalvageState(DeckState):
    __slots__ = ("crews", "wreck")

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.crews: list[Crew] = [Crew() for _ in range(players)]
        self.wreck = UNKNOWN_CARD

    def seat_states(self) -> Sequence[Crew]:
        return self.crews

    def copies(self, card: int) -> int:  # noqa: ARG002
        return COPIES

    def deck_refilled(self, count: int) -> None:
        self.events.append((SHUFFLED, EVERYONE, NO_SEAT, count))

    def copy(self) -> "SalvageState":
        twin = SalvageState(self.players)
        self.copy_deck_to(twin)
        twin.crews = [crew.copy() for crew in self.crews]
        twin.wreck = self.wreck
        return twin

    def key(self) -> Hashable:
        return self.deck_key(), tuple(crew.key() for crew in self.crews), self.wreck


# The rules: steps that are done, and questions that are asked.

FIND_WRECK: Final = 0
ASK_BID: Final = 0


def find_wreck(state: SalvageState, _seat: int, _argument: int, chance: windfall.Chance) -> None:
    if state.round == ROUNDS:
        state.over = True
        return
    state.round += 1
    state.wreck = draw_card(state, chance)
    state.events += [(ROUND, EVERYONE, NO_SEAT, state.round), (FOUND, EVERYONE, NO_SEAT, state.wreck)]
    ask_all(state, ASK_BID)


def bid_options(state: SalvageState, seat: int) -> list[int]:
    crew = state.crews[seat]
    return [] if crew.picks else sorted(set(crew.hand))


def resolve_bids(state: SalvageState, chance: windfall.Chance) -> None:
    bids = [crew.picks[0] for crew in state.crews]
    for seat, bid in enumerate(bids):
        state.events.append((BIDS, EVERYONE, seat, bid))
        lay_open(state, seat, bid)
        discard_open(state, bid)
    highest = max(bids)
    if bids.count(highest) == 1:
        winner = bids.index(highest)
        state.crews[winner].wrecks.append(state.wreck)
        state.events.append((TAKES, EVERYONE, winner, state.wreck))
    else:
        discard_open(state, state.wreck)
    for seat in CLOCKWISE[state.players][0]:
        state.crews[seat].hand = sorted([*state.crews[seat].hand, draw_card(state, chance, seat)])
    push(state, FIND_WRECK, NO_SEAT)


FLOW: Final[Flow[SalvageState]] = Flow(
    [Step(FIND_WRECK, find_wreck)], [Question(ASK_BID, "bid", bid_options, resolve_bids)]
)


def set_up(players: int, cards: int, chance: windfall.Chance) -> SalvageState:
    state = SalvageState(players)
    state.deck = DECK.copy()
    for crew in state.crews:
        crew.hand = sorted(chance.draw(state.deck) for _ in range(cards))
    push(state, FIND_WRECK, NO_SEAT)
    return state


# Numbers for learners, and the view for the page.

_layout: Final = Layout()
_ROUND: Final = _layout.add("round", "number of the round", ROUNDS)
_WRECK: Final = _layout.add("wreck", "VPs of the wreck", NUMBERS)
_HAND: Final = _layout.block("hand", IDS, "copies in the own hand", COPIES)
_crew: Final = Layout()
_crew.add("score", "VPs of wrecks", 30, group="score", told=COUNTED, words="salvage-reason-score")
_SCORES: Final = _layout.repeat(PLACES, _crew)
_options: Final = Layout()
_options.add("number", "the number of the card", NUMBERS)


class CrewView(Struct, frozen=True):
    hand: list[str | None]
    wrecks: list[str]


class SalvageView(View, frozen=True):
    wreck: str
    deck: int
    empires: list[CrewView]


class Salvage(Title):
    """The whole as a title."""

    name = "salvage"
    label = "Salvage"
    rules = 1
    players = range(2, 6)
    settings = (Setting("cards", 3, (2, 3, 4), message("salvage-setting-cards")),)
    action_count = NUMBERS
    components_digest = "salvage"  # there is no component file
    feature_specs = _layout.features()
    option_feature_specs = _options.features()
    view_type = SalvageView
    score_words = ScoreWords({"wrecks": message("salvage-score-wrecks")}, {"rounds": message("salvage-end-rounds")})
    catalogues = files("tests.tiny") / "catalogues"
    round_event = ROUND

    def setup(self, players: int, settings: Mapping[str, SettingValue], chance: windfall.Chance) -> State:
        state = set_up(players, int(settings["cards"]), chance)
        FLOW.advance(state, chance)
        return state

    def play(self, state: State, seat: int, action: int, chance: windfall.Chance) -> None:
        FLOW.play(_own(state), seat, action, chance)

    def known_to(self, state: State, seat: int) -> State:
        known = _own(state).copy()
        known.hide_cards(seat)
        return known

    def sample(self, observation: windfall.Observation, chance: windfall.Chance) -> State:
        state = _own(observation.known).copy()
        seen = [state.wreck, *state.public_discards]
        seen += [card for crew in state.crews for card in (*crew.hand, *crew.wrecks) if card != UNKNOWN_CARD]
        unseen = DECK.copy()
        for card in seen:
            unseen.remove(card)
        deal_hidden(state, observation.seat, unseen, chance)
        FLOW.ask_again(state, observation.seat)
        return state

    def question_name(self, question: int) -> str:
        return FLOW.question_names[question]

    def prompt(self, observation: windfall.Observation) -> Message:
        return message("salvage-bid-for", vp=_own(observation.known).wreck + 1)

    def option(self, observation: windfall.Observation, action: int) -> windfall.Option:  # noqa: ARG002
        return windfall.Option(action, f"card:{IDS[action]}", self.action_text(action))

    def action_text(self, action: int) -> Message:
        return message("salvage-bid", number=action + 1)

    def event_text(self, event: Event) -> Message:
        code, _audience, seat, number = event
        if code == ROUND:
            return message("salvage-round", number=number)
        if code == FOUND:
            return message("salvage-found", vp=number + 1)
        if code == BIDS:
            return message("salvage-bids", player=Seat(seat), number=number + 1)
        if code == TAKES:
            return message("salvage-takes", player=Seat(seat), vp=number + 1)
        return message("salvage-shuffled", cards=number)

    def board(self, observation: windfall.Observation, names: Sequence[str]) -> str:
        scores = enumerate(self.scores(observation.known))
        lines = [message("salvage-score", player=Seat(seat), vp=score).said(names) for seat, score in scores]
        return "\n".join([self.prompt(observation).said(names), *lines])

    def view(self, observation: windfall.Observation) -> View:
        state = _own(observation.known)
        crews = [
            CrewView([None if card == UNKNOWN_CARD else IDS[card] for card in crew.hand], [IDS[x] for x in crew.wrecks])
            for crew in state.crews
        ]
        return SalvageView(state.round, IDS[state.wreck], len(state.deck), crews)

    def features(self, observation: windfall.Observation) -> Row:
        state, seat = _own(observation.known), observation.seat
        row = [0.0] * len(self.feature_specs)
        row[_ROUND], row[_WRECK] = state.round / ROUNDS, (state.wreck + 1) / NUMBERS
        for card in state.crews[seat].hand:
            row[_HAND + card] += 1 / COPIES
        for place, score in enumerate(self.scores(state)[seat:] + self.scores(state)[:seat]):
            row[_SCORES + place] = score / 30
        return row_of(row)

    def option_rows(self, observation: windfall.Observation, actions: Sequence[int]) -> Row:  # noqa: ARG002
        return row_of((action + 1) / NUMBERS for action in actions)

    def rate(self, observation: windfall.Observation, actions: Sequence[int]) -> Sequence[float]:
        """A high bid for a good wreck, a low one for a poor one."""
        wreck = _own(observation.known).wreck
        return [-abs(action - wreck) for action in actions]

    def holdings(self, state: State, seat: int) -> tuple[str, ...]:
        return tuple(IDS[wreck] for wreck in _own(state).crews[seat].wrecks)

    def scores(self, state: State) -> tuple[int, ...]:
        return tuple(sum(wreck + 1 for wreck in crew.wrecks) for crew in _own(state).crews)

    def result(self, state: State) -> windfall.Result:
        scores = self.scores(state)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return windfall.Result(scores, winners, tuple({"wrecks": score} for score in scores), ("rounds",), ROUNDS)

    def components(self) -> list[Component]:
        text = message("salvage-card")
        return [
            Component(IDS[card], str(card + 1), "card", Face("development", vp=card + 1), (), text, (), ())
            for card in range(NUMBERS)
        ]


def _own(state: State) -> SalvageState:
    assert isinstance(state, SalvageState)
    return state


TITLE: Final = Salvage()
