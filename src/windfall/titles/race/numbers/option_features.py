"""An option in numbers for learners: the verb, the facts of the card, and what it would cost and bring now."""

from collections.abc import Sequence

from librt.vecs import extend

from windfall.engine.deck import NO_CARD
from windfall.engine.features import Row, row_of
from windfall.titles.race.components.cards import CONSUME_ALL, CONSUME_GOODS, COST_OR_DEFENSE, KIND, POWERS, SELL, Power
from windfall.titles.race.numbers.choice_features import choice_rows
from windfall.titles.race.numbers.hand_features import hand_rows, write_world
from windfall.titles.race.numbers.option_layout import (
    CARD_ROWS,
    MARKET_BEFORE,
    MARKET_CARDS,
    MARKET_VP,
    PRICE,
    PRINTED,
    TACTICS,
    UNSEEN,
    USE_CARDS,
    USE_GOODS,
    USE_VP,
)
from windfall.titles.race.reading.economy import BY_TRADE_PRICE, Economy
from windfall.titles.race.reading.goods import USE_ORDER, consumption, goods_on, less, more, sale, taken, takers_left
from windfall.titles.race.reading.position import Reading
from windfall.titles.race.rules.actions import (
    CHOOSE,
    CHOOSE_PAIR,
    CONSUME_2X,
    DISCARD,
    GOOD,
    METHOD,
    NAME_NUMBER,
    PRODUCE_ON,
    TRADE_GOOD,
    USE,
)
from windfall.titles.race.rules.consume import POWER_USED, consume_reward, goods_to_take, price_of_good
from windfall.titles.race.rules.knowledge import unseen_cards
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import goods_by_kind


def option_rows(reading: Reading, actions: Sequence[int]) -> Row:
    """One row for each of the actions of the question that the seat is asked."""
    known, seat = reading.known, reading.seat
    # Questions offer one verb each, and some a pass, which is the lowest number.
    last = max(known.choices[seat], default=-1)
    if CHOOSE <= last < DISCARD or last >= CHOOSE_PAIR:
        return choice_rows(reading, actions)
    if DISCARD <= last < METHOD:
        return hand_rows(reading, actions)
    empire, economy = reading.empire, reading.gains[seat].economy
    rows = row_of(())
    for action in actions:
        row = PRINTED[action][:]
        if METHOD <= action < TRADE_GOOD:
            _write_method(row, reading)
        elif TRADE_GOOD <= action < USE:
            _write_sold(row, empire, economy, action - TRADE_GOOD)
        elif USE <= action < GOOD:
            _write_power(row, empire, POWER_USED[action])
            _write_used(row, known, empire, economy, POWER_USED[action])
        elif GOOD <= action < NAME_NUMBER:
            _write_good(row, known, empire, economy, action - GOOD)
        elif NAME_NUMBER <= action < PRODUCE_ON:
            row[UNSEEN] = _unseen(known, action - NAME_NUMBER) / 30
        elif PRODUCE_ON <= action < CHOOSE_PAIR:
            _write_filled(row, empire, economy, action - PRODUCE_ON)
        rows = extend(rows, row)
    return rows


def _write_method(row: Row, reading: Reading) -> None:
    world = reading.empire.placed
    if world == NO_CARD:
        row[TACTICS] = reading.at_work.temporary_military / 6
    else:
        CARD_ROWS[world].add_to(row)
        write_world(row, reading.at_work, world, len(reading.empire.hand))


def _unseen(known: RaceState, number: int) -> int:
    """Cards that may be turned up in a gamble, with this cost or defense."""
    count = 0
    for card in unseen_cards(known):
        count += COST_OR_DEFENSE[card] == number
    return count


# Goods


def _write_power(row: Row, empire: Empire, power: Power) -> None:
    if power.effect not in (CONSUME_GOODS, CONSUME_ALL):
        return
    goods = goods_to_take(power, goods_by_kind(empire.tableau, empire.goods))
    vp, cards = consume_reward(empire, power, goods)
    row[USE_GOODS] = goods / 6
    row[USE_VP] = vp / 8
    row[USE_CARDS] = cards / 4


def _write_sold(row: Row, empire: Empire, economy: Economy, world: int) -> None:
    """A good sold in Trade; then all Consume powers take others."""
    price = price_of_good(empire, world, True)
    row[PRICE] = price / 8
    rest = less(goods_on(empire.tableau, empire.goods), KIND[world])
    used = consumption(rest, economy.takers, economy.prices, False)
    _write_market(row, empire, used.vp, used.cards + price)


def _write_used(row: Row, known: RaceState, empire: Empire, economy: Economy, power: Power) -> None:
    """A power used before all others that are left."""
    goods = goods_on(empire.tableau, empire.goods)
    takers = takers_left(known.powers)
    if power.index in USE_ORDER:
        before = 0
        for index in takers:
            before += USE_ORDER[index] < USE_ORDER[power.index]
        row[MARKET_BEFORE] = before / 5
        takers = (power.index, *[index for index in takers if index != power.index])
    used = consumption(goods, takers, economy.prices, False)
    _write_market(row, empire, used.vp, used.cards)


def _write_good(row: Row, known: RaceState, empire: Empire, economy: Economy, world: int) -> None:
    """A good taken or sold by a power; those left take others."""
    row[PRICE] = price_of_good(empire, world, False) / 8
    power = POWERS[known.asked_about]
    kinds = [KIND[action - GOOD] for action in empire.picks]
    rest = taken(goods_on(empire.tableau, empire.goods), [*kinds, KIND[world]])
    used = consumption(rest, takers_left(known.powers), economy.prices, False)
    price = price_of_good(empire, world, power.trade_powers) if power.effect == SELL else 0
    _write_market(row, empire, used.vp, used.cards + price)


def _write_filled(row: Row, empire: Empire, economy: Economy, world: int) -> None:
    """A good made on a windfall world: what all goods bring in the next Consume phase."""
    goods = more(goods_on(empire.tableau, empire.goods), KIND[world])
    row[MARKET_VP] = consumption(goods, economy.takers, economy.prices, False).vp / 10
    row[MARKET_CARDS] = sale(goods, economy.takers, economy.prices, BY_TRADE_PRICE).cards / 8


def _write_market(row: Row, empire: Empire, vp: int, cards: int) -> None:
    row[MARKET_VP] = (2 * vp if CONSUME_2X in empire.chosen else vp) / 10
    row[MARKET_CARDS] = cards / 8
