"""Questions whose answer is a set, such as the cards to pay with: all that can still be part of it."""

from collections.abc import Callable
from typing import Final

from windfall.engine.answers import PickPool, exactly
from windfall.engine.deck import cards_after
from windfall.titles.race.components.cards import KIND, POWERS, SELL
from windfall.titles.race.rules.actions import ACTION_CARD_IDS, CHOOSE, DISCARD, GOOD, PASS
from windfall.titles.race.rules.agenda import QUESTION_NAMES
from windfall.titles.race.rules.consume import goods_to_take, is_usable, most_from_hand
from windfall.titles.race.rules.explore import keep_or_discard
from windfall.titles.race.rules.rounds import DOUBLE_CARDS, HAND_LIMIT
from windfall.titles.race.rules.setup import CARDS_DISCARDED
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import goods_by_kind, worlds_with_goods


def pick_pool(state: RaceState, seat: int) -> PickPool | None:
    """The rest of the seat's answer as a set, if it is one."""
    pool_of = _POOLS.get(QUESTION_NAMES[state.asked_question])
    return None if pool_of is None else pool_of(state, state.empires[seat])


def _from_hand(empire: Empire, count: int) -> PickPool:
    return _from(empire, DISCARD, empire.hand, count)


def _from(empire: Empire, verb: int, cards: list[int], count: int) -> PickPool:
    left = cards_after(cards, [action - verb for action in empire.picks])
    return exactly(count - len(empire.picks), [verb + card for card in left])


def _two_actions(state: RaceState, empire: Empire) -> PickPool | None:
    """Of Develop and Settle, the experienced game has two cards each."""
    if not state.experienced:
        return None
    cards = [CHOOSE + card for card in range(len(ACTION_CARD_IDS)) for _ in range(2 if card in DOUBLE_CARDS else 1)]
    return exactly(2 - len(empire.picks), cards_after(cards, empire.picks))


def _explored(_state: RaceState, empire: Empire) -> PickPool:
    verb, count = keep_or_discard(empire)
    return _from(empire, verb, empire.drawn, count)


def _goods(state: RaceState, empire: Empire) -> PickPool | None:
    """Goods of different kinds are no plain set: one rules out others."""
    power = POWERS[state.asked_about]
    if power.effect == SELL or power.different:
        return None
    worlds = worlds_with_goods(empire)
    count = goods_to_take(power, goods_by_kind(empire.tableau, empire.goods)) - len(empire.picks)
    start = worlds.index(empire.picks[-1] - GOOD) + 1 if empire.picks else 0
    return exactly(count, [GOOD + world for world in worlds[start:] if is_usable(power, [], KIND[world])])


def _cards_for_vps(state: RaceState, empire: Empire) -> PickPool:
    left = cards_after(empire.hand, [action - DISCARD for action in empire.picks])
    most = min(most_from_hand(state, empire) - len(empire.picks), len(left))
    return PickPool(tuple(DISCARD + card for card in left), 0, most, PASS)


_POOLS: Final[dict[str, Callable[[RaceState, Empire], PickPool | None]]] = {
    "discard_start": lambda _, empire: _from_hand(empire, CARDS_DISCARDED),
    "action": _two_actions,
    "explore": _explored,
    "pay": lambda state, empire: _from_hand(empire, state.asked_about),
    "consume_good": _goods,
    "consume_hand": _cards_for_vps,
    "hand_limit": lambda _, empire: _from_hand(empire, len(empire.hand) - HAND_LIMIT),
}
