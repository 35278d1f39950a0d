"""An observation as named data, for a client that draws it."""

from functools import lru_cache
from typing import Annotated, Final

from msgspec import Meta, Struct

from windfall.engine.agenda import NO_QUESTION, NO_SEAT
from windfall.engine.deck import NO_CARD, UNKNOWN_CARD
from windfall.engine.kinds import KIND_IDS
from windfall.engine.words.view import PickView, View
from windfall.titles.race.components.cards import IDS, KIND, PHASE_IDS, SPECS
from windfall.titles.race.rules.actions import (
    ACTION_CARD_IDS,
    CONSUME_2X,
    DEVELOP_CARD,
    EXPLORE_1_1,
    EXPLORE_5,
    PRODUCE_CARD,
    SETTLE_CARD,
    TRADE_CARD,
    parts_of,
)
from windfall.titles.race.rules.agenda import ASK_PAY
from windfall.titles.race.rules.consume import price_with
from windfall.titles.race.rules.flow import QUESTION_NAMES
from windfall.titles.race.rules.scoring import TABLEAU_END, score_of, total_military
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.words.text import subject_of, verb_of

# The phases of a round, and the action cards that name them.
_ACTION_CARDS: Final = {
    "explore": (EXPLORE_5, EXPLORE_1_1),
    "develop": (DEVELOP_CARD,),
    "settle": (SETTLE_CARD,),
    "consume": (TRADE_CARD, CONSUME_2X),
    "produce": (PRODUCE_CARD,),
}


class ChosenAction(Struct, frozen=True):
    """An action card that a player chose."""

    seat: int
    action: str


class PhaseView(Struct, frozen=True):
    """A phase of this round, and who chose it by which action card."""

    id: str
    chosen: list[ChosenAction]


class TableauCard(Struct, frozen=True):
    """A card of a tableau."""

    id: str
    good: Annotated[str | None, Meta(description="the kind of the good on it")]
    price: Annotated[int | None, Meta(description="the cards that the good sells for")]


class EmpireView(Struct, frozen=True):
    """What is known of a player. Hidden cards are null."""

    start_world: str
    chips: int
    military: int
    military_against: Annotated[
        dict[str, int],
        Meta(description="specialized Military, by the worlds it is for, such as `kind:rare` or `keyword:rebel`"),
    ]
    hand: list[str | None]
    drawn: list[str | None]
    discards: list[str | None]
    tableau: list[TableauCard]
    chosen: list[str]
    placed: str | None
    owed: Annotated[int, Meta(description="cards to pay for what was placed")]
    picks: list[PickView]
    score: Annotated[dict[str, int], Meta(description="VPs by category")]
    total: int


class LimitsView(Struct, frozen=True):
    """Numbers of the rules."""

    tableau: Annotated[int, Meta(description="a tableau of this many cards ends the game")]


class RaceView(View, frozen=True):
    """What a seat knows of a game of Race for the Galaxy. Components are named by their ids."""

    experienced: bool
    phase: Annotated[str | None, Meta(description="the phase being done, and after it until the next one")]
    phases: list[PhaseView]
    question: str | None
    turn: Annotated[int | None, Meta(description="the seat that is asked alone")]
    first: int
    deck: int
    discards: int
    vp_pool: int
    empires: list[EmpireView]
    limits: LimitsView


_LIMITS: Final = LimitsView(TABLEAU_END)


def view(state: RaceState) -> RaceView:
    """Everything that is known, by ids; hidden cards are None."""
    return RaceView(
        round=state.round,
        experienced=state.experienced,
        phase=None if state.phase < 0 else PHASE_IDS[state.phase],
        phases=_phases(tuple([tuple(empire.chosen) for empire in state.empires])),
        question=None if state.asked_question == NO_QUESTION else QUESTION_NAMES[state.asked_question],
        turn=None if state.together or state.turn == NO_SEAT or state.over else state.turn,
        first=state.first,
        deck=len(state.deck),
        discards=state.discard_count(),
        vp_pool=state.vp_pool,
        empires=[_empire(state, empire) for empire in state.empires],
        limits=_LIMITS,
    )


@lru_cache(1 << 10)
def _phases(chosen_by: tuple[tuple[int, ...], ...]) -> list[PhaseView]:
    """The phases of this round in order, and who chose them by which action card; the experienced game can have two
    Develop and two Settle phases. Kept, since they are shown after every move."""
    phases: list[PhaseView] = []
    for phase, cards_for in _ACTION_CARDS.items():
        times = max(sum(cards.count(card) for card in cards_for) for cards in chosen_by)
        for nth in range(times if phase in ("develop", "settle") else min(times, 1)):
            chosen = [
                ChosenAction(seat, ACTION_CARD_IDS[card])
                for seat, cards in enumerate(chosen_by)
                for card in cards_for
                if cards.count(card) > nth
            ]
            phases.append(PhaseView(phase, chosen))
    return phases


def _empire(state: RaceState, empire: Empire) -> EmpireView:
    score = score_of(empire)
    return EmpireView(
        start_world=IDS[empire.start_world],
        chips=empire.chips,
        military=total_military(empire),
        military_against=_military_against(tuple(empire.tableau)),
        hand=cards(empire.hand),
        drawn=cards(empire.drawn),
        discards=cards(empire.discards),
        tableau=_tableau(tuple(empire.tableau), tuple(empire.goods), empire.working),
        chosen=[ACTION_CARD_IDS[card] for card in empire.chosen],
        placed=None if empire.placed == NO_CARD else IDS[empire.placed],
        owed=state.asked_about if state.asked_question == ASK_PAY and empire is state.empires[state.turn] else 0,
        picks=[_pick(part) for action in empire.picks for part in parts_of(action)],
        score=score,
        total=sum(score.values()),
    )


# Everyone is shown every tableau after every move, and most moves change none: what follows from it alone is kept.


@lru_cache(1 << 10)
def _tableau(cards: tuple[int, ...], goods: tuple[int, ...], working: int) -> list[TableauCard]:
    return [
        TableauCard(
            id=IDS[card],
            good=None if good == NO_CARD else KIND_IDS[KIND[card]],
            price=None if good == NO_CARD else price_with(cards[:working], card),
        )
        for card, good in zip(cards, goods, strict=True)
    ]


@lru_cache(1 << 10)
def _military_against(tableau: tuple[int, ...]) -> dict[str, int]:
    """Specialized Military, by the worlds it is for, such as `kind:rare` or `keyword:rebel`."""
    military: dict[str, int] = {}
    for card in tableau:
        for power in SPECS[card].powers:
            if power.effect == "military" and (power.kind or power.keyword):
                against = f"kind:{power.kind}" if power.kind else f"keyword:{power.keyword}"
                military[against] = military.get(against, 0) + (power.amount or 0)
    return military


def _pick(action: int) -> PickView:
    verb, number = verb_of(action)
    return PickView(verb, subject_of(verb, number))


def cards(numbers: list[int]) -> list[str | None]:
    return [None if card == UNKNOWN_CARD else IDS[card] for card in numbers]
