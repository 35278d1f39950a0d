"""Questions whose answers together are a set of goods, chosen one by one in the order of their colonies."""

from collections.abc import Callable, Sequence
from typing import Final

from windfall.engine.answers import PickPool, exactly
from windfall.titles.newfrontiers.components.powers import POWERS, SELL
from windfall.titles.newfrontiers.rules.actions import GOOD, PASS
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_CONSUME_GOOD,
    ASK_STOCKPILE_GOOD,
    CONSUME_GOODS,
    STOCKPILE_GOODS,
)
from windfall.titles.newfrontiers.rules.flow import go_on
from windfall.titles.newfrontiers.rules.goals import room_for_goods
from windfall.titles.newfrontiers.rules.state import NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import goods_by_kind
from windfall.titles.newfrontiers.rules.trade_consume import goods_to_take, is_usable


def pick_pool(state: NewFrontiersState) -> PickPool | None:
    """The rest of the answer as a set, if it is one."""
    pool_of = _POOLS.get(state.asked_question)
    return None if pool_of is None else pool_of(state)


def _consumed(state: NewFrontiersState) -> PickPool | None:
    """Goods of different or of given kinds are no plain set: one rules out others."""
    power = POWERS[state.asked_about]
    if power.effect == SELL or power.kinds or power.different:
        return None
    empire = state.empires[state.asked_seat]
    first = state.picked[-1] + 1 if state.picked else 0
    goods = [
        GOOD + colony
        for at, (colony, good) in enumerate(zip(empire.colonies, empire.goods, strict=True))
        if at >= first and is_usable(power, [], good)
    ]
    return exactly(goods_to_take(power, goods_by_kind(empire.goods)) - len(state.picked), goods)


def _stockpiled(state: NewFrontiersState) -> PickPool:
    goods = [action for action in state.choices if action != PASS]
    most = min(room_for_goods(state.empires[state.asked_seat]), len(goods))
    return PickPool(tuple(goods), 0, most, PASS)


_POOLS: Final[dict[int, Callable[[NewFrontiersState], PickPool | None]]] = {
    ASK_CONSUME_GOOD: _consumed,
    ASK_STOCKPILE_GOOD: _stockpiled,
}
_STEPS: Final = {ASK_CONSUME_GOOD: CONSUME_GOODS, ASK_STOCKPILE_GOOD: STOCKPILE_GOODS}


def moves(known: NewFrontiersState, chosen: Sequence[int]) -> tuple[int, ...]:
    """The moves that give an answer: a set in its order, without what is forced, and without an end that comes by
    itself because no good is left to choose."""
    pool = pick_pool(known)
    if pool is None:
        return tuple(chosen)
    state = known.copy()
    step = _STEPS[known.asked_question]
    rest = pool.in_order(chosen)
    played = []
    while rest and rest[0] in state.choices:
        played.append(rest.pop(0))
        for forced in go_on(state, played[-1], step):
            if rest and rest[0] == forced:
                del rest[0]
    if played and not state.choices and rest and rest[0] == pool.done:
        del rest[0]
    return (*played, *rest)
