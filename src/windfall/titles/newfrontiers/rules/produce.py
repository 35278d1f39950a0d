"""Produce: goods on all production colonies without one; the selecting player takes the credits on the tile and
produces on one windfall colony."""

from typing import Final

from windfall.engine.agenda import NO_SEAT, Choice, Question, Step, ask, push
from windfall.engine.answers import PickPool
from windfall.engine.chance import Chance
from windfall.engine.kinds import ANY, KINDS, NO_KIND, WINDFALL
from windfall.engine.kinds import PRODUCTION as PRODUCTION_GOODS
from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.components.powers import (
    GAIN,
    MOST_PRODUCED,
    PER_PRODUCED,
    POWERS,
    PRODUCE,
    WHEN_PRODUCED_HERE,
    Power,
)
from windfall.titles.newfrontiers.components.powers import PRODUCTION_FEE as FEE_POWER
from windfall.titles.newfrontiers.components.powers import WINDFALL_POWER as WINDFALL_EFFECT
from windfall.titles.newfrontiers.components.tiles import GOODS
from windfall.titles.newfrontiers.rules import any_kind, events, goals
from windfall.titles.newfrontiers.rules.actions import PASS, PRODUCE_ON, STOCKPILE_GOOD
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_FEE,
    ASK_SHORT_PRODUCTION,
    ASK_STOCKPILE_GOOD,
    ASK_WINDFALL,
    END_PRODUCE,
    NAME_KIND,
    PRODUCE_REWARDS,
    PRODUCE_TURN,
    PRODUCTION,
    PRODUCTION_FEE,
    SHORT_PRODUCTION,
    STOCKPILE_GOODS,
    WINDFALL_BONUS,
    WINDFALL_POWER,
)
from windfall.titles.newfrontiers.rules.any_kind import kind_of
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import count_matches, put_good, reward, seen_tiles, working_powers
from windfall.titles.newfrontiers.rules.track import order_from


def begin(state: NewFrontiersState, disk: int) -> None:
    state.produced = [0] * (len(KINDS) * state.players)
    push(state, END_PRODUCE, NO_SEAT)
    for seat in reversed(order_from(state, disk)):
        push(state, PRODUCE_TURN, seat)


def produce_turn(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    """One player's whole production, in the order of NF-14: the credits on the tile, production colonies, windfall
    powers (those for one kind before those for any), the bonus windfall, rewards."""
    empire = state.empires[seat]
    state.powers = working_powers(empire, PRODUCE)
    if state.goals is not None:
        push(state, STOCKPILE_GOODS, seat)
    if state.powers:
        push(state, PRODUCE_REWARDS, seat)
    if seat == state.selector:
        push(state, WINDFALL_BONUS, seat)
        empire.credits += state.produce_credits
        state.events.append((events.TAKES_PRODUCE_CREDITS, EVERYONE, seat, state.produce_credits))
        state.produce_credits = 0
    windfalls = [index for index in state.powers if POWERS[index].effect == WINDFALL_EFFECT]
    for index in sorted(windfalls, key=lambda index: POWERS[index].kind, reverse=True):
        push(state, WINDFALL_POWER, seat, index)
    for index in state.powers:
        if POWERS[index].effect == FEE_POWER:
            push(state, PRODUCTION_FEE, seat, index)
    push(state, PRODUCTION, seat)
    if any_kind.matters_in_produce(state, seat):
        push(state, NAME_KIND, seat)


def _produce(state: NewFrontiersState, seat: int, colony: int) -> None:
    """Make a good on a colony, if the supply has one; pays what the colony gives for it."""
    empire = state.empires[seat]
    kind = kind_of(state, colony)
    if not put_good(state, empire, empire.colonies.index(colony), kind):
        return
    state.produced[seat * len(KINDS) + kind] += 1
    state.events.append((events.PRODUCES, EVERYONE, seat, colony, kind))
    for index in state.powers:
        power = POWERS[index]
        if power.effect == WHEN_PRODUCED_HERE and power.tile == colony:
            reward(state, seat, power)


# Production colonies


def production(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    """Every production colony without a good gets one; where the supply is short, the player chooses which."""
    colonies = _unproductive(state, state.empires[seat])
    kinds = [kind_of(state, colony) for colony in colonies]
    short = [kind for kind in KINDS if kinds.count(kind) > state.goods_supply[kind]]
    for kind in short:
        push(state, SHORT_PRODUCTION, seat, kind)
    for at, colony in enumerate(colonies):
        if kinds[at] not in short:
            _produce(state, seat, colony)


def _unproductive(state: NewFrontiersState, empire: Empire) -> list[int]:
    """Production colonies without a good, except those that only produce for a fee."""
    fees = [POWERS[index].tile for index in state.powers if POWERS[index].effect == FEE_POWER]
    return [
        colony
        for at, colony in enumerate(empire.colonies)
        if GOODS[colony] == PRODUCTION_GOODS and empire.goods[at] == NO_GOOD and colony not in fees
    ]


def short_production(state: NewFrontiersState, seat: int, kind: int, _chance: Chance) -> None:
    """One good of a kind that is short goes to a colony of the player's choice, while there is one left."""
    if state.goods_supply[kind]:
        ask(state, ASK_SHORT_PRODUCTION, seat, kind)


def short_production_options(state: NewFrontiersState, seat: int) -> list[int]:
    colonies = _unproductive(state, state.empires[seat])
    return [PRODUCE_ON + colony for colony in colonies if kind_of(state, colony) == state.asked_about]


def answer_short_production(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    push(state, SHORT_PRODUCTION, seat, state.asked_about)
    _produce(state, seat, action - PRODUCE_ON)


def production_fee(state: NewFrontiersState, seat: int, index: int, _chance: Chance) -> None:
    """A colony that makes its good only if its owner pays for it."""
    ask(state, ASK_FEE, seat, index)


def fee_options(state: NewFrontiersState, seat: int) -> list[int]:
    power = POWERS[state.asked_about]
    empire = state.empires[seat]
    if (
        empire.goods[empire.colonies.index(power.tile)] == NO_GOOD
        and empire.credits >= power.credits
        and state.goods_supply[kind_of(state, power.tile)]
    ):
        return [PASS, PRODUCE_ON + power.tile]
    return []


def answer_fee(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    if action != PASS:
        power = POWERS[state.asked_about]
        state.empires[seat].credits -= power.credits
        state.events.append((events.PAYS_FEE, EVERYONE, seat, power.tile, power.credits))
        _produce(state, seat, power.tile)


# Windfall colonies


def windfall_power(state: NewFrontiersState, seat: int, index: int, _chance: Chance) -> None:
    ask(state, ASK_WINDFALL, seat, POWERS[index].kind)


def windfall_bonus(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    """The selecting player's bonus."""
    ask(state, ASK_WINDFALL, seat, ANY)


def windfall_options(state: NewFrontiersState, seat: int) -> list[int]:
    empire = state.empires[seat]
    kind = state.asked_about
    return [
        PRODUCE_ON + colony
        for at, colony in enumerate(empire.colonies)
        if GOODS[colony] == WINDFALL
        and empire.goods[at] == NO_GOOD
        and kind in (ANY, kind_of(state, colony))
        and state.goods_supply[kind_of(state, colony)]
    ]


def answer_windfall(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    _produce(state, seat, action - PRODUCE_ON)


# Rewards


def produce_rewards(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    empire = state.empires[seat]
    tiles = seen_tiles(empire.colonies, empire.developments, state.any_kind)
    for index in state.powers:
        power = POWERS[index]
        if power.effect == GAIN:
            reward(state, seat, power, gain_times(power, tiles))
        elif power.effect == PER_PRODUCED:
            reward(state, seat, power, _produced(state, seat, power.kind) // power.every)


def gain_times(power: Power, tiles: list[int]) -> int:
    """How often a power gives its rewards in Produce, in an empire of these tiles."""
    return 1 if power.per is None else count_matches(power.per, tiles)


def _produced(state: NewFrontiersState, seat: int, kind: int) -> int:
    """Goods the player made in this action, of one kind or of all."""
    start = seat * len(KINDS)
    return goods_of(state.produced[start : start + len(KINDS)], kind)


def goods_of(made: list[int], kind: int) -> int:
    """Those of one kind or of all, of goods by kind."""
    return made[0] + made[1] + made[2] + made[3] if kind == NO_KIND else made[kind]


def end_produce(state: NewFrontiersState, _seat: int, _about: int, _chance: Chance) -> None:
    """Once all have produced: rewards for having made more goods of a kind than each other player."""
    for seat, empire in enumerate(state.empires):
        for index in working_powers(empire, PRODUCE):
            power = POWERS[index]
            if power.effect == MOST_PRODUCED and all(
                _produced(state, other, power.kind) < _produced(state, seat, power.kind)
                for other in range(state.players)
                if other != seat
            ):
                reward(state, seat, power)


# The goal Stockpile Resources


def stockpile_goods(state: NewFrontiersState, seat: int, start: int, _chance: Chance) -> None:
    """The player may stockpile goods after producing, colony by colony in order."""
    if goals.can_stockpile_good(state, state.empires[seat]):
        ask(state, ASK_STOCKPILE_GOOD, seat, start)


def stockpile_good_options(state: NewFrontiersState, seat: int) -> list[int]:
    empire = state.empires[seat]
    options = [
        STOCKPILE_GOOD + colony
        for at, colony in enumerate(empire.colonies)
        if at >= state.asked_about and empire.goods[at] != NO_GOOD
    ]
    return [PASS, *options] if options else []


def stockpiled_set(state: NewFrontiersState, seat: int) -> PickPool:
    goods = [action for action in state.choices[seat] if action != PASS]
    most = min(goals.room_for_goods(state.empires[seat]), len(goods))
    return PickPool(tuple(goods), 0, most, PASS)


def answer_stockpile_good(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    if action == PASS:
        return
    empire = state.empires[seat]
    colony = action - STOCKPILE_GOOD
    at = empire.colonies.index(colony)
    kind = empire.goods[at]
    empire.goods[at] = NO_GOOD
    empire.stockpiled_goods = (*empire.stockpiled_goods, kind)
    state.events.append((events.STOCKPILES_GOOD, EVERYONE, seat, colony, kind))
    push(state, STOCKPILE_GOODS, seat, at + 1)


STEPS: Final[tuple[Step[NewFrontiersState], ...]] = (
    Step(PRODUCE_TURN, produce_turn),
    Step(PRODUCTION, production),
    Step(SHORT_PRODUCTION, short_production, "kind"),
    Step(PRODUCTION_FEE, production_fee, "power"),
    Step(WINDFALL_POWER, windfall_power, "power"),
    Step(WINDFALL_BONUS, windfall_bonus),
    Step(PRODUCE_REWARDS, produce_rewards),
    Step(STOCKPILE_GOODS, stockpile_goods, "first colony"),
    Step(END_PRODUCE, end_produce),
)
QUESTIONS: Final[tuple[Question[NewFrontiersState], ...]] = (
    Choice(ASK_SHORT_PRODUCTION, "short_production", short_production_options, answer_short_production, about="kind"),
    Choice(ASK_FEE, "production_fee", fee_options, answer_fee, about="power"),
    Choice(ASK_WINDFALL, "windfall", windfall_options, answer_windfall, about="kind"),
    Choice(
        ASK_STOCKPILE_GOOD,
        "stockpile_good",
        stockpile_good_options,
        answer_stockpile_good,
        about="first colony",
        picked=stockpiled_set,
        again=STOCKPILE_GOODS,
    ),
)
