"""V: Produce. A good on each production world without one, windfalls by powers and bonus, and cards."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.agenda import NO_SEAT, Choice, Question, Step, ask, push
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD
from windfall.engine.kinds import ANY, KINDS, NO_KIND, PRODUCTION, WINDFALL
from windfall.engine.state import EVERYONE
from windfall.titles.race.components.cards import (
    DRAW,
    GOODS,
    KIND,
    MOST_PRODUCED,
    PER_KIND_PRODUCED,
    PER_PRODUCED,
    PER_WORLD,
    POWERS,
    POWERS_FOR,
    PRODUCE,
    WINDFALL_POWER,
    Power,
)
from windfall.titles.race.components.totals import DRAWS_WHEN_PRODUCED
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import PRODUCE_CARD, PRODUCE_ON
from windfall.titles.race.rules.agenda import (
    ASK_WINDFALL,
    DRAW_BY_POWER,
    END_PRODUCE,
    PRODUCE_GOOD,
    PRODUCE_PHASE,
    PRODUCE_REWARDS,
    PRODUCE_TURN,
    WINDFALL_STEP,
    table_order,
)
from windfall.titles.race.rules.state import RaceState
from windfall.titles.race.rules.supply import begin_phase, draw_to_hand, put_good, working_powers


def produce_phase(state: RaceState, _seat: int, _about: int, _chance: Chance) -> None:
    begin_phase(state, PRODUCE)
    state.produced = [0] * (len(KINDS) * state.players)
    push(state, END_PRODUCE, NO_SEAT)
    for seat in reversed(table_order(state)):
        push(state, PRODUCE_TURN, seat)


def produce_turn(state: RaceState, seat: int, _about: int, _chance: Chance) -> None:
    """One player's production: card by card, the newest first; then windfalls of any kind and the bonus; then cards
    for what was produced. The order matters for which card is drawn when, and for who gets the last ones (RG-10)."""
    empire = state.empires[seat]
    state.powers = working_powers(empire, PRODUCE)
    push(state, PRODUCE_REWARDS, seat)
    if PRODUCE_CARD in empire.chosen:
        push(state, WINDFALL_STEP, seat, ANY)
    for index in state.powers:
        if POWERS[index].effect == WINDFALL_POWER and POWERS[index].kind == ANY:
            push(state, WINDFALL_STEP, seat, ANY)
    for at, card in enumerate(empire.tableau):
        for index in reversed(POWERS_FOR[PRODUCE][card]):
            power = POWERS[index]
            if power.effect == WINDFALL_POWER and power.kind != ANY:
                push(state, WINDFALL_STEP, seat, power.kind)
            elif power.effect in (DRAW, PER_WORLD):
                push(state, DRAW_BY_POWER, seat, index)
        if empire.goods[at] == NO_CARD and GOODS[card] == PRODUCTION:
            push(state, PRODUCE_GOOD, seat, card)


def produce_good(state: RaceState, seat: int, world: int, chance: Chance) -> None:
    _produce(state, seat, world, chance)


def draw_by_power(state: RaceState, seat: int, index: int, chance: Chance) -> None:
    """Cards that come whatever was produced."""
    power = POWERS[index]
    draw_to_hand(state, seat, power.cards * times_drawn(power, (), state.empires[seat].tableau), chance)


def _produce(state: RaceState, seat: int, world: int, chance: Chance) -> None:
    empire = state.empires[seat]
    if not put_good(state, seat, empire.tableau.index(world), chance):
        return
    state.produced[seat * len(KINDS) + KIND[world]] += 1
    state.events.append((events.PRODUCES, EVERYONE, seat, world, KIND[world]))
    draw_to_hand(state, seat, DRAWS_WHEN_PRODUCED[world], chance)


def windfall(state: RaceState, seat: int, kind: int, _chance: Chance) -> None:
    """Produce on one windfall world without a good, of one kind or of any."""
    ask(state, ASK_WINDFALL, seat, kind)


def windfall_options(state: RaceState, seat: int) -> list[int]:
    empire = state.empires[seat]
    kind = state.asked_about
    return [
        PRODUCE_ON + world
        for at, world in enumerate(empire.tableau)
        if GOODS[world] == WINDFALL and empire.goods[at] == NO_CARD and kind in (ANY, KIND[world])
    ]


def answer_windfall(state: RaceState, seat: int, action: int, chance: Chance) -> None:
    _produce(state, seat, action - PRODUCE_ON, chance)


def produce_rewards(state: RaceState, seat: int, _about: int, chance: Chance) -> None:
    """Cards for what was produced, at the end of the player's production."""
    made = state.produced[seat * len(KINDS) : (seat + 1) * len(KINDS)]
    for index in state.powers:
        power = POWERS[index]
        if power.effect in (PER_PRODUCED, PER_KIND_PRODUCED):
            draw_to_hand(state, seat, power.cards * times_drawn(power, made, ()), chance)


def times_drawn(power: Power, made: Sequence[int], tableau: Sequence[int]) -> int:
    """How often a power draws its cards, with goods of each kind made and these cards in the tableau."""
    if power.effect == PER_PRODUCED:
        return made[power.kind]
    times = 0
    if power.effect == PER_KIND_PRODUCED:
        for count in made:
            if count:
                times += 1
    elif power.effect == PER_WORLD:
        for card in tableau:
            if KIND[card] == power.kind:
                times += 1
    elif power.effect == DRAW:
        times = 1
    return times


def _produced(state: RaceState, seat: int, kind: int) -> int:
    return state.produced[seat * len(KINDS) + kind]


def end_produce(state: RaceState, _seat: int, _about: int, chance: Chance) -> None:
    """Once all have produced: cards for having made more goods of a kind than each other player."""
    for seat in table_order(state):
        for index in working_powers(state.empires[seat], PRODUCE):
            power = POWERS[index]
            if power.effect == MOST_PRODUCED and power.kind != NO_KIND:
                others = [_produced(state, other, power.kind) for other in range(state.players) if other != seat]
                if _produced(state, seat, power.kind) > max(others):
                    draw_to_hand(state, seat, power.cards, chance)


STEPS: Final[tuple[Step[RaceState], ...]] = (
    Step(PRODUCE_PHASE, produce_phase),
    Step(PRODUCE_TURN, produce_turn),
    Step(PRODUCE_GOOD, produce_good, "world"),
    Step(DRAW_BY_POWER, draw_by_power, "power"),
    Step(WINDFALL_STEP, windfall, "kind"),
    Step(PRODUCE_REWARDS, produce_rewards),
    Step(END_PRODUCE, end_produce),
)
QUESTIONS: Final[tuple[Question[RaceState], ...]] = (
    Choice(ASK_WINDFALL, "windfall", windfall_options, answer_windfall, about="kind"),
)
