"""An observation as named data, for a client that draws it."""

from functools import lru_cache
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from windfall.engine.agenda import NO_QUESTION
from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.words.view import PickView, View
from windfall.titles.jumpdrive.components.cards import CHROMOSOMES, EXPLORE_ICONS, IDS
from windfall.titles.jumpdrive.rules.actions import METHOD_IDS
from windfall.titles.jumpdrive.rules.agenda import ASK_DISCARD_START, ASK_PLACE
from windfall.titles.jumpdrive.rules.cost import general_military
from windfall.titles.jumpdrive.rules.flow import QUESTION_NAMES
from windfall.titles.jumpdrive.rules.rounds import HAND_LIMIT
from windfall.titles.jumpdrive.rules.scoring import END_VP, cards_of_others, yields_of, yields_with
from windfall.titles.jumpdrive.rules.state import NO_METHOD, Empire, JumpDriveState
from windfall.titles.jumpdrive.words.plans import PlanView, plans
from windfall.titles.jumpdrive.words.text import subject_of, verb_of


class YieldView(Struct, frozen=True):
    """What a card of the empire brings in a round."""

    vp: int
    income: int


class PlacedView(Struct, frozen=True):
    """What was revealed this round."""

    development: str | None
    world: str | None
    second: str | None
    method: str | None


class LatestView(Struct, frozen=True):
    """What was revealed last, this round or the one before."""

    development: str | None
    world: str | None


class EmpireView(Struct, frozen=True):
    """What is known of a player. Hidden cards are null."""

    vp: int
    vp_by_round: list[int]
    vp_per_round: int
    income: int
    military: int
    explore: int
    chromosomes: int
    explores: bool
    hand: list[str | None]
    discards: list[str | None]
    cards: list[str]
    yields: Annotated[list[YieldView], Meta(description="of each of the cards")]
    revealed: list[str]
    placed: PlacedView
    latest: LatestView
    owed: Annotated[int, Meta(description="cards to pay for what was placed")]
    picks: list[PickView]
    plans: Annotated[list[PlanView], Meta(description="what the seat may still answer; nothing unless it is asked")]
    total: int


class LimitsView(Struct, frozen=True):
    """Numbers of the rules."""

    vp: Annotated[int, Meta(description="the game ends when a player has this many")]
    hand: Annotated[int, Meta(description="cards in hand that a player keeps at the end of a round")]


class JumpDriveView(View, frozen=True):
    """What a seat knows of a game of Jump Drive. Components are named by their ids."""

    dealer: int
    deck: int
    discards: int
    survey_teams: int
    question: str | None
    empires: list[EmpireView]
    limits: LimitsView


def view(state: JumpDriveState) -> JumpDriveView:
    """Everything that is known, by ids; hidden cards are None."""
    return JumpDriveView(
        round=state.round,
        dealer=state.dealer,
        deck=len(state.deck),
        discards=state.discard_count(),
        survey_teams=state.survey_teams,
        question=None if state.asked_question == NO_QUESTION else QUESTION_NAMES[state.asked_question],
        empires=[_empire(state, seat) for seat in range(state.players)],
        limits=LimitsView(vp=END_VP, hand=HAND_LIMIT),
    )


def _empire(state: JumpDriveState, seat: int) -> EmpireView:
    empire = state.empires[seat]
    shown = _shown(tuple(empire.cards), tuple([tuple(cards) for cards in cards_of_others(state, seat)]))
    return EmpireView(
        vp=empire.vp,
        vp_by_round=list(empire.vp_by_round),
        vp_per_round=shown.vp,
        income=shown.income,
        military=shown.military,
        explore=shown.explore,
        chromosomes=shown.chromosomes,
        explores=empire.explores,
        hand=_cards(empire.hand),
        discards=_cards(empire.discards),
        cards=shown.cards,
        yields=shown.yields,
        revealed=[IDS[card] for card in empire.unplaced()],
        placed=_placed(state, empire),
        latest=_latest(empire),
        owed=empire.owed,
        picks=[_pick(action) for action in empire.picks],
        plans=plans(state, seat),
        total=empire.vp,
    )


class _Shown(NamedTuple):
    """What the placed cards of all players make of an empire."""

    cards: list[str]
    yields: list[YieldView]
    vp: int
    income: int
    military: int
    explore: int
    chromosomes: int


@lru_cache(1 << 10)
def _shown(placed: tuple[int, ...], placed_by_others: tuple[tuple[int, ...], ...]) -> _Shown:
    """Kept, since everyone is shown it after every move, and it changes once in a round."""
    cards, others = list(placed), [list(other) for other in placed_by_others]
    vp, income = yields_with(cards, others)
    return _Shown(
        cards=[IDS[card] for card in cards],
        yields=[YieldView(*yields_of(card, cards, others)) for card in cards],
        vp=vp,
        income=income,
        military=general_military(cards),
        explore=sum(EXPLORE_ICONS[card] for card in cards),
        chromosomes=sum(CHROMOSOMES[card] for card in cards),
    )


def _placed(state: JumpDriveState, empire: Empire) -> PlacedView:
    chosen = state.asked_question not in (ASK_PLACE, ASK_DISCARD_START)
    return PlacedView(
        development=IDS[empire.development] if chosen and empire.development != NO_CARD else None,
        world=IDS[empire.world] if chosen and empire.world != NO_CARD else None,
        second=IDS[empire.second] if chosen and empire.second != NO_CARD else None,
        method=METHOD_IDS[empire.method] if chosen and empire.method != NO_METHOD else None,
    )


def _latest(empire: Empire) -> LatestView:
    return LatestView(
        development=None if empire.development == NO_CARD else IDS[empire.development],
        world=None if empire.world == NO_CARD else IDS[empire.world],
    )


def _pick(action: int) -> PickView:
    verb, number = verb_of(action)
    return PickView(verb, subject_of(verb, number))


def _cards(numbers: list[int]) -> list[str | None]:
    return [None if card == UNKNOWN_CARD else IDS[card] for card in numbers]
