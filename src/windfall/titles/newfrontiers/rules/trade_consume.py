"""Trade, Consume: the selecting player takes 1 VP; each player in order may sell one good, then must use Consume
powers until none applies."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.agenda import Choice, Question, Step, ask, push
from windfall.engine.answers import PickPool, exactly
from windfall.engine.chance import Chance
from windfall.engine.kinds import NO_KIND
from windfall.engine.state import EVERYONE
from windfall.titles.newfrontiers.components.powers import (
    CONSUME,
    CONSUME_BONUS,
    GAIN,
    POWERS,
    POWERS_FOR,
    PRICE,
    SELL,
    TRADE,
    Power,
)
from windfall.titles.newfrontiers.components.powers import CONSUME_GOODS as CONSUME_GOODS_POWER
from windfall.titles.newfrontiers.components.tiles import NO_TRADE
from windfall.titles.newfrontiers.rules import events, goals
from windfall.titles.newfrontiers.rules.actions import GOOD, MOST_POWERS_ON_A_TILE, PASS, SELL_GOOD, TRADE_VP, USE
from windfall.titles.newfrontiers.rules.actions import STOCKPILE_CREDITS as STOCKPILE_CREDITS_ACTION
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_CONSUME,
    ASK_CONSUME_GOOD,
    ASK_SELL,
    ASK_STOCKPILE_CREDITS,
    BEGIN_CONSUME,
    CONSUME_CHOICE,
    CONSUME_GOODS,
    STOCKPILE_CREDITS,
    TRADE_TURN,
)
from windfall.titles.newfrontiers.rules.state import NO_GOOD, Empire, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import (
    draw_as_reward,
    gain_colonists,
    gain_vp,
    goods_by_kind,
    pay_chips,
    remove_good,
    reward,
    working_powers,
)
from windfall.titles.newfrontiers.rules.track import order_from


def begin(state: NewFrontiersState, disk: int) -> None:
    gain_vp(state, state.selector, TRADE_VP)
    for seat in reversed(order_from(state, disk)):
        push(state, TRADE_TURN, seat)


# Trade


def trade_turn(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    empire = state.empires[seat]
    state.powers = working_powers(empire, TRADE) + working_powers(empire, CONSUME)
    if state.powers:
        push(state, BEGIN_CONSUME, seat)
    ask(state, ASK_SELL, seat)


def sell_options(state: NewFrontiersState, seat: int) -> list[int]:
    sellable = _sellable(state.empires[seat])
    return [PASS] + [SELL_GOOD + colony for colony in sellable] if sellable else []


def _sellable(empire: Empire) -> list[int]:
    """Colonies whose good can be sold; the good of the any-kind world cannot (NF-13)."""
    return [
        empire.colonies[at]
        for at, good in enumerate(empire.goods)
        if good != NO_GOOD and not NO_TRADE[empire.colonies[at]]
    ]


def price_of_good(state: NewFrontiersState, kind: int) -> int:
    """For which this turn's player sells it."""
    return good_price_by(state.powers, kind)


def good_price_by(powers: Sequence[int], kind: int) -> int:
    """1 to 4 credits by kind, and more by Trade powers."""
    price = kind + 1
    for index in powers:
        power = POWERS[index]
        if power.effect == PRICE and power.kind in (NO_KIND, kind):
            price += power.amount
    return price


def answer_sell(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    if action == PASS:
        state.events.append((events.SELLS_NOTHING, EVERYONE, seat))
    else:
        _sell(state, seat, action - SELL_GOOD)


def _sell(state: NewFrontiersState, seat: int, colony: int) -> None:
    empire = state.empires[seat]
    kind = remove_good(state, empire, empire.colonies.index(colony))
    price = price_of_good(state, kind)
    empire.credits += price
    state.events.append((events.SELLS, EVERYONE, seat, colony, kind, price))
    if goals.can_stockpile_credits(state, empire):
        push(state, STOCKPILE_CREDITS, seat, price)


def stockpile_credits(state: NewFrontiersState, seat: int, price: int, _chance: Chance) -> None:
    """The goal Tax on Trade: some or all credits of a sale may be stockpiled."""
    ask(state, ASK_STOCKPILE_CREDITS, seat, price)


def stockpile_credits_options(state: NewFrontiersState, seat: int) -> list[int]:
    most = min(state.asked_about, goals.room_for_credits(state.empires[seat]))
    return [STOCKPILE_CREDITS_ACTION + amount for amount in range(most + 1)]


def answer_stockpile_credits(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    amount = action - STOCKPILE_CREDITS_ACTION
    if amount:
        empire = state.empires[seat]
        empire.credits -= amount
        empire.stockpiled_credits += amount
        state.events.append((events.STOCKPILES_CREDITS, EVERYONE, seat, amount))


# Consume


def begin_consume(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    """Powers that need no good are used too (NF-15)."""
    push(state, CONSUME_CHOICE, seat)
    empire = state.empires[seat]
    for index in state.powers:
        power = POWERS[index]
        if power.effect == GAIN:
            reward(state, seat, power)
        elif power.effect == CONSUME_BONUS and power.with_tile in empire.developments + empire.colonies:
            gain_vp(state, seat, power.with_vp, power.tile)


def consume_choice(state: NewFrontiersState, seat: int, _about: int, _chance: Chance) -> None:
    """Powers may be used in any order, each once, and must be used until none applies; Trade League's may be left
    unused."""
    ask(state, ASK_CONSUME, seat)


def consume_options(state: NewFrontiersState, seat: int) -> list[int]:
    empire = state.empires[seat]
    held = goods_by_kind(empire.goods)
    mandatory = []
    optional = []
    for index in state.powers:
        power = POWERS[index]
        if power.effect == CONSUME_GOODS_POWER and goods_to_take(power, held):
            mandatory.append(USE + power.tile * MOST_POWERS_ON_A_TILE + power.nth)
        elif power.effect == SELL and _sellable(empire):
            optional.append(USE + power.tile * MOST_POWERS_ON_A_TILE + power.nth)
    if mandatory:
        return mandatory + optional
    return [PASS, *optional] if optional else []


def answer_consume(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    if action == PASS:
        return
    tile, nth = divmod(action - USE, MOST_POWERS_ON_A_TILE)
    index = next(index for index in POWERS_FOR[CONSUME][tile] if POWERS[index].nth == nth)
    state.powers.remove(index)
    state.picked = ()
    push(state, CONSUME_CHOICE, seat)
    push(state, CONSUME_GOODS, seat, index)


def goods_to_take(power: Power, held: list[int]) -> int:
    """How many of the goods held, by kind, the power takes: all it needs, or as many as it can; 0 if it does not
    apply."""
    if power.kinds:
        for kind in power.kinds:
            if not held[kind]:
                return 0
        return power.goods
    if power.kind != NO_KIND:
        usable = held[power.kind]
    elif power.different:
        usable = 0
        for number in held:
            usable += 1 if number else 0
    else:
        usable = held[0] + held[1] + held[2] + held[3]
    if usable >= power.goods:
        return power.goods
    return usable if power.up_to else 0


def consume_goods(state: NewFrontiersState, seat: int, index: int, _chance: Chance) -> None:
    """Choose the goods one by one, in the order of the colonies they lie on, so that each set is named once."""
    power = POWERS[index]
    empire = state.empires[seat]
    if power.effect == SELL or len(state.picked) < goods_to_take(power, goods_by_kind(empire.goods)):
        ask(state, ASK_CONSUME_GOOD, seat, index)
    else:
        _consume_picked(state, seat, power)


def consume_good_options(state: NewFrontiersState, seat: int) -> list[int]:
    power = POWERS[state.asked_about]
    empire = state.empires[seat]
    if power.effect == SELL:
        return [SELL_GOOD + colony for colony in _sellable(empire)]
    missing = goods_to_take(power, goods_by_kind(empire.goods)) - len(state.picked)
    first = state.picked[-1] + 1 if state.picked else 0
    taken = [empire.goods[at] for at in state.picked]
    return [
        GOOD + empire.colonies[at]
        for at in range(first, len(empire.goods))
        if _can_complete(power, taken, empire.goods[at:], missing)
    ]


def consumed_set(state: NewFrontiersState, seat: int) -> PickPool | None:
    """Goods of different or of given kinds are no plain set: one rules out others."""
    power = POWERS[state.asked_about]
    if power.effect == SELL or power.kinds or power.different:
        return None
    empire = state.empires[seat]
    first = state.picked[-1] + 1 if state.picked else 0
    goods = [
        GOOD + colony
        for at, (colony, good) in enumerate(zip(empire.colonies, empire.goods, strict=True))
        if at >= first and is_usable(power, [], good)
    ]
    return exactly(goods_to_take(power, goods_by_kind(empire.goods)) - len(state.picked), goods)


def _can_complete(power: Power, taken: list[int], goods: list[int], missing: int) -> bool:
    """Can the first of these goods be taken, and enough of those behind it?"""
    if not is_usable(power, taken, goods[0]):
        return False
    taken = [*taken, goods[0]]
    usable = [good for good in goods[1:] if is_usable(power, taken, good)]
    if power.kinds or power.different:
        return len(set(usable)) >= missing - 1
    return len(usable) >= missing - 1


def is_usable(power: Power, taken: list[int], good: int) -> bool:
    if good == NO_GOOD or (power.kind not in (NO_KIND, good)):
        return False
    if power.kinds:
        return good in power.kinds and good not in taken
    return not (power.different and good in taken)


def answer_consume_good(state: NewFrontiersState, seat: int, action: int, _chance: Chance) -> None:
    index = state.asked_about
    if POWERS[index].effect == SELL:
        _sell(state, seat, action - SELL_GOOD)
        return
    state.picked = (*state.picked, state.empires[seat].colonies.index(action - GOOD))
    push(state, CONSUME_GOODS, seat, index)


def _consume_picked(state: NewFrontiersState, seat: int, power: Power) -> None:
    """Return the goods to the supply for the rewards: once, or for each good of an "up to" power."""
    empire = state.empires[seat]
    count = len(state.picked)
    for at in state.picked:
        remove_good(state, empire, at)
    state.picked = ()
    times = consume_times(power, count)
    vp, gained = consume_reward(power, count)
    vp += count * consume_bonus(state.powers)
    empire.credits += gained
    state.events.append((events.CONSUMES, EVERYONE, seat, power.tile, count, vp, gained))
    if vp:
        pay_chips(state, seat, vp)
    if power.colonists:
        gain_colonists(state, seat, power.colonists * times, power.tile)
    draw_as_reward(state, seat, power, times)


def consume_times(power: Power, goods: int) -> int:
    """How often a power gives its rewards for so many goods that it took."""
    return goods if power.up_to else min(goods, 1)


def consume_reward(power: Power, goods: int) -> tuple[int, int]:
    """The VPs and credits of a power for so many goods."""
    times = consume_times(power, goods)
    return power.vp * times, power.credits * times


def consume_bonus(powers: Sequence[int]) -> int:
    """The VPs that powers add for each good consumed by another."""
    vp = 0
    for index in powers:
        if POWERS[index].effect == CONSUME_BONUS:
            vp += POWERS[index].vp
    return vp


STEPS: Final[tuple[Step[NewFrontiersState], ...]] = (
    Step(TRADE_TURN, trade_turn),
    Step(STOCKPILE_CREDITS, stockpile_credits, "price"),
    Step(BEGIN_CONSUME, begin_consume),
    Step(CONSUME_CHOICE, consume_choice),
    Step(CONSUME_GOODS, consume_goods, "power"),
)
QUESTIONS: Final[tuple[Question[NewFrontiersState], ...]] = (
    Choice(ASK_SELL, "sell", sell_options, answer_sell),
    Choice(
        ASK_STOCKPILE_CREDITS, "stockpile_credits", stockpile_credits_options, answer_stockpile_credits, about="price"
    ),
    Choice(ASK_CONSUME, "consume", consume_options, answer_consume),
    Choice(
        ASK_CONSUME_GOOD,
        "consume_good",
        consume_good_options,
        answer_consume_good,
        about="power",
        picked=consumed_set,
        again=CONSUME_GOODS,
    ),
)
