"""IV: Consume. Players who chose Trade sell a good; then everyone uses Consume powers until none applies."""

from collections.abc import Sequence
from typing import Final

from windfall.engine.agenda import Choice, Question, Step, ask, push
from windfall.engine.answers import PickPool, exactly
from windfall.engine.chance import Chance
from windfall.engine.deck import NO_CARD, cards_after, draw_card, next_picks
from windfall.engine.kinds import NO_KIND
from windfall.engine.state import EVERYONE
from windfall.titles.race.components.cards import (
    CONSUME,
    CONSUME_ALL,
    CONSUME_GOODS,
    COST_OR_DEFENSE,
    DESIGNS,
    DISCARD_HAND,
    DRAW,
    GAMBLE,
    KIND,
    POWERS,
    POWERS_FOR,
    SELL,
    Power,
)
from windfall.titles.race.components.totals import PRICE_ADDED_HERE, PRICES_ADDED
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import (
    CONSUME_2X,
    DISCARD,
    GOOD,
    HIGHEST_GAMBLE,
    MOST_POWERS_ON_A_CARD,
    NAME_NUMBER,
    PASS,
    TRADE_CARD,
    TRADE_GOOD,
    USE,
)
from windfall.titles.race.rules.agenda import (
    ASK_CONSUME,
    ASK_CONSUME_GOOD,
    ASK_CONSUME_HAND,
    ASK_GAMBLE,
    ASK_TRADE,
    CONSUME_CHOICE,
    CONSUME_PHASE,
    CONSUME_TURN,
    TRADE_TURN,
    USE_POWER,
    table_order,
)
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import (
    begin_phase,
    discard_from_hand,
    draw_to_hand,
    gain_chips,
    goods_by_kind,
    remove_good,
    reveal_card,
    working_cards,
    working_powers,
    worlds_with_goods,
)

BASE_PRICES: Final = (2, 3, 4, 5)  # cards for a good, by kind
# The Consume power that a `use` action means.
POWER_USED: Final[dict[int, Power]] = {
    USE + card * MOST_POWERS_ON_A_CARD + POWERS[index].nth: POWERS[index]
    for card in DESIGNS
    for index in POWERS_FOR[CONSUME][card]
}


def consume_phase(state: RaceState, _seat: int, _about: int, _chance: Chance) -> None:
    begin_phase(state, CONSUME)
    for seat in reversed(table_order(state)):
        push(state, CONSUME_TURN, seat)
        if TRADE_CARD in state.empires[seat].chosen:
            push(state, TRADE_TURN, seat)


# Trade


def trade_turn(state: RaceState, seat: int, _about: int, _chance: Chance) -> None:
    """A player who chose Trade must sell a good, if there is one."""
    ask(state, ASK_TRADE, seat)


def trade_options(state: RaceState, seat: int) -> list[int]:
    return [TRADE_GOOD + world for world in worlds_with_goods(state.empires[seat])]


def answer_trade(state: RaceState, seat: int, action: int, chance: Chance) -> None:
    _sell(state, seat, action - TRADE_GOOD, True, chance)


def price_of_good(empire: Empire, world: int, trade_powers: bool) -> int:
    """2 to 5 cards by kind, and more by Trade powers."""
    return price_with(working_cards(empire), world) if trade_powers else BASE_PRICES[KIND[world]]


def price_with(cards: Sequence[int], world: int) -> int:
    """Cards for the good of a world, with the Trade powers of these cards."""
    price = prices_with(cards)[KIND[world]]
    return price + PRICE_ADDED_HERE[world] if world in cards else price


def prices_with(cards: Sequence[int]) -> list[int]:
    """Cards for a good of each kind, with the Trade powers of these cards but those for the good on their own world."""
    prices = list(BASE_PRICES)
    for card in cards:
        for kind, amount in PRICES_ADDED[card]:
            prices[kind] += amount
    return prices


def _sell(state: RaceState, seat: int, world: int, trade_powers: bool, chance: Chance) -> None:
    empire = state.empires[seat]
    price = price_of_good(empire, world, trade_powers)
    kind = remove_good(state, seat, world)
    state.events.append((events.TRADES, EVERYONE, seat, world, kind, price))
    draw_to_hand(state, seat, price, chance)


# Consume powers


def consume_turn(state: RaceState, seat: int, _about: int, _chance: Chance) -> None:
    state.powers = working_powers(state.empires[seat], CONSUME)
    push(state, CONSUME_CHOICE, seat)


def consume_choice(state: RaceState, seat: int, _about: int, _chance: Chance) -> None:
    """Powers are used in any order, each once, until none applies (RG-5)."""
    if state.powers:
        ask(state, ASK_CONSUME, seat)


def consume_options(state: RaceState, seat: int) -> list[int]:
    """The powers that are left and apply now; none of them need be used if all of them may."""
    empire = state.empires[seat]
    goods = goods_by_kind(empire.tableau, empire.goods)
    options: list[int] = []
    may_stop = True
    for index in state.powers:
        power = POWERS[index]
        if _applies(power, empire, goods):
            options.append(USE + power.card * MOST_POWERS_ON_A_CARD + power.nth)
            may_stop = may_stop and power.may
    return [PASS, *options] if options and may_stop else options


def _applies(power: Power, empire: Empire, goods: list[int]) -> bool:
    if power.effect == CONSUME_GOODS:
        return goods_to_take(power, goods) > 0
    if power.effect in (CONSUME_ALL, SELL):
        return any(goods)
    if power.effect == DISCARD_HAND:
        return bool(empire.hand)
    return True


def goods_to_take(power: Power, goods: Sequence[int]) -> int:
    """How many of the goods by kind the power takes: all it needs, or as many as it can; 0 if it does not apply."""
    if power.different:
        usable = 0
        for count in goods:
            if count:
                usable += 1
    elif power.kind == NO_KIND:
        usable = goods[0] + goods[1] + goods[2] + goods[3]
    else:
        usable = goods[power.kind]
    if power.effect == CONSUME_ALL:
        return usable
    if power.up_to:
        return min(usable, power.goods)
    return power.goods if usable >= power.goods else 0


def answer_consume(state: RaceState, seat: int, action: int, _chance: Chance) -> None:
    if action == PASS:
        return
    index = POWER_USED[action].index
    state.powers.remove(index)
    push(state, CONSUME_CHOICE, seat)
    push(state, USE_POWER, seat, index)


def use_power(state: RaceState, seat: int, index: int, chance: Chance) -> None:
    power = POWERS[index]
    if power.effect in (CONSUME_GOODS, CONSUME_ALL, SELL):
        ask(state, ASK_CONSUME_GOOD, seat, index)
    elif power.effect == DISCARD_HAND:
        ask(state, ASK_CONSUME_HAND, seat, index)
    elif power.effect == GAMBLE:
        ask(state, ASK_GAMBLE, seat, index)
    else:
        assert power.effect == DRAW
        draw_to_hand(state, seat, power.cards, chance)


def consume_good_options(state: RaceState, seat: int) -> list[int]:
    """The goods a power takes, one by one in the order of the tableau, so that each set is named once."""
    empire = state.empires[seat]
    power = POWERS[state.asked_about]
    worlds = worlds_with_goods(empire)
    if power.effect == SELL:
        return [] if empire.picks else [GOOD + world for world in worlds]
    missing = goods_to_take(power, goods_by_kind(empire.tableau, empire.goods)) - len(empire.picks)
    if missing == 0:
        return []
    taken = [action - GOOD for action in empire.picks]
    start = worlds.index(taken[-1]) + 1 if taken else 0
    return [GOOD + worlds[at] for at in range(start, len(worlds)) if _can_complete(power, taken, worlds[at:], missing)]


def _can_complete(power: Power, taken: list[int], worlds: list[int], missing: int) -> bool:
    """Can the good of the first of these worlds be taken, and enough of those behind it?"""
    kinds = [KIND[world] for world in taken]
    if not is_usable(power, kinds, KIND[worlds[0]]):
        return False
    kinds.append(KIND[worlds[0]])
    usable = [KIND[world] for world in worlds[1:] if is_usable(power, kinds, KIND[world])]
    return (len(set(usable)) if power.different else len(usable)) >= missing - 1


def is_usable(power: Power, kinds: list[int], kind: int) -> bool:
    return power.kind in (NO_KIND, kind) and not (power.different and kind in kinds)


def resolve_consume_good(state: RaceState, chance: Chance) -> None:
    seat = state.turn
    power = POWERS[state.asked_about]
    worlds = [action - GOOD for action in state.empires[seat].picks]
    if power.effect == SELL:
        _sell(state, seat, worlds[0], power.trade_powers, chance)
    else:
        _consume(state, seat, power, worlds, chance)


def _consume(state: RaceState, seat: int, power: Power, worlds: list[int], chance: Chance) -> None:
    """Discard goods for VPs and cards."""
    empire = state.empires[seat]
    for world in worlds:
        remove_good(state, seat, world)
    vp, cards = consume_reward(empire, power, len(worlds))
    gain_chips(state, seat, vp)
    state.events.append((events.CONSUMES, EVERYONE, seat, power.card, len(worlds), vp, cards))
    draw_to_hand(state, seat, cards, chance)


def consume_reward(empire: Empire, power: Power, goods: int) -> tuple[int, int]:
    """The VPs, doubled by Consume: 2x VPs, and the cards for so many goods."""
    vp, cards = plain_reward(power, goods)
    return vp * 2 if CONSUME_2X in empire.chosen else vp, cards


def plain_reward(power: Power, goods: int) -> tuple[int, int]:
    """The VPs, not doubled, and the cards for so many goods."""
    if power.effect == CONSUME_ALL:
        return goods - power.vp_less, 0
    times = goods if power.up_to else 1
    return power.vp * times, power.cards * times


def consume_hand_options(state: RaceState, seat: int) -> list[int]:
    """Up to so many cards from hand, in ascending order; the player may stop at any time."""
    empire = state.empires[seat]
    if empire.picks and empire.picks[-1] == PASS:
        return []
    if len(empire.picks) == most_from_hand(state, empire):
        return []
    return [PASS, *next_picks(DISCARD, empire.hand, empire.picks, len(empire.picks) + 1)]


def most_from_hand(state: RaceState, empire: Empire) -> int:
    """How many cards the power in use takes at most."""
    return min(POWERS[state.asked_about].goods, len(empire.hand))


def resolve_consume_hand(state: RaceState, _chance: Chance) -> None:
    """These VPs are never doubled."""
    seat = state.turn
    power = POWERS[state.asked_about]
    cards = [action - DISCARD for action in state.empires[seat].picks if action != PASS]
    if cards:
        state.events.append((events.DISCARDS_FOR_VP, EVERYONE, seat, power.card, len(cards), power.vp * len(cards)))
        discard_from_hand(state, seat, cards)
        gain_chips(state, seat, power.vp * len(cards))


def gamble_options(_state: RaceState, _seat: int) -> list[int]:
    return [NAME_NUMBER + number for number in range(1, HIGHEST_GAMBLE + 1)]


def answer_gamble(state: RaceState, seat: int, action: int, chance: Chance) -> None:
    """Turn up the top card; keep it if its cost or defense is the number named (RG-6)."""
    number = action - NAME_NUMBER
    card = draw_card(state, chance)
    if card != NO_CARD:
        kept = COST_OR_DEFENSE[card] == number
        state.events.append((events.GAMBLES, EVERYONE, seat, number, card, int(kept)))
        reveal_card(state, seat, card, kept)


def consume_good_picks(state: RaceState, seat: int) -> PickPool | None:
    """Goods of different kinds are no plain set: one rules out others."""
    empire = state.empires[seat]
    power = POWERS[state.asked_about]
    if power.effect == SELL or power.different:
        return None
    worlds = worlds_with_goods(empire)
    count = goods_to_take(power, goods_by_kind(empire.tableau, empire.goods)) - len(empire.picks)
    start = worlds.index(empire.picks[-1] - GOOD) + 1 if empire.picks else 0
    return exactly(count, [GOOD + world for world in worlds[start:] if is_usable(power, [], KIND[world])])


def consume_hand_picks(state: RaceState, seat: int) -> PickPool:
    empire = state.empires[seat]
    left = cards_after(empire.hand, [action - DISCARD for action in empire.picks])
    most = min(most_from_hand(state, empire) - len(empire.picks), len(left))
    return PickPool(tuple(DISCARD + card for card in left), 0, most, PASS)


STEPS: Final[tuple[Step[RaceState], ...]] = (
    Step(CONSUME_PHASE, consume_phase),
    Step(TRADE_TURN, trade_turn),
    Step(CONSUME_TURN, consume_turn),
    Step(CONSUME_CHOICE, consume_choice),
    Step(USE_POWER, use_power, "power"),
)
QUESTIONS: Final[tuple[Question[RaceState], ...]] = (
    Choice(ASK_TRADE, "trade", trade_options, answer_trade),
    Choice(ASK_CONSUME, "consume", consume_options, answer_consume),
    Question(
        ASK_CONSUME_GOOD,
        "consume_good",
        consume_good_options,
        resolve_consume_good,
        about="power",
        picked=consume_good_picks,
    ),
    Question(
        ASK_CONSUME_HAND,
        "consume_hand",
        consume_hand_options,
        resolve_consume_hand,
        about="power",
        picked=consume_hand_picks,
    ),
    Choice(ASK_GAMBLE, "gamble", gamble_options, answer_gamble, about="power"),
)
