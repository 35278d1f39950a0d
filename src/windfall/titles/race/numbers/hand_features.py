"""Cards of the hand in numbers for learners: what they would cost and bring, and how they compare."""

from collections.abc import Sequence

from librt.vecs import extend

from windfall.engine.deck import NO_CARD
from windfall.engine.features import Row, row_of
from windfall.engine.kinds import NO_GOODS, WINDFALL
from windfall.titles.race.components.bonuses import BONUS_FOR_CARDS, HAS_BONUS
from windfall.titles.race.components.cards import DESIGNS, GOODS, IS_MILITARY, IS_WORLD, KIND
from windfall.titles.race.components.totals import PRICE_ADDED_HERE
from windfall.titles.race.numbers.option_layout import (
    ADDED,
    BONUS,
    COPIES,
    HAND_LEFT,
    IN_TABLEAU,
    PAYABLE,
    PAYMENT,
    PLACEABLE,
    PLAN_BONUS,
    PLAN_CONSUME_VP,
    PLAN_CYCLE_CARDS,
    PLAN_CYCLE_GOODS,
    PLAN_CYCLE_VP,
    PLAN_PROMISE,
    PLAN_SALE_CARDS,
    PLAN_UNLOCKED,
    PRICE,
    PRINTED,
    RANK_BEFORE,
    RANK_BETTER,
    RANK_FIRST,
    RANK_SAME_TYPE,
    RANK_WANTED,
    RANK_WORSE,
    RANK_WORSE_BEFORE,
    ROUND_ENDS,
    ROUND_LEAD,
    SURPLUS,
    TACTICS,
    VP_ADDED,
)
from windfall.titles.race.reading.goods import consumption, goods_on, more
from windfall.titles.race.reading.placing import NO_WAY, Placing, unlocked_by
from windfall.titles.race.reading.position import Reading
from windfall.titles.race.reading.promise import USELESS, Promises
from windfall.titles.race.rules.actions import DISCARD, KEEP_CARD, PLACE
from windfall.titles.race.rules.agenda import (
    ASK_DEVELOP,
    ASK_DISCARD_START,
    ASK_EXPLORE,
    ASK_HAND_LIMIT,
    ASK_PAY,
    ASK_SETTLE,
)
from windfall.titles.race.rules.consume import prices_with
from windfall.titles.race.rules.develop import development_cost
from windfall.titles.race.rules.explore import keep_or_discard
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import TABLEAU_END, bonus_of
from windfall.titles.race.rules.setup import CARDS_DISCARDED
from windfall.titles.race.rules.state import Empire, RaceState
from windfall.titles.race.rules.supply import working_cards


def hand_rows(reading: Reading, actions: Sequence[int]) -> Row:
    """Cards to place, to keep or to do without."""
    known, empire, promises = reading.known, reading.empire, reading.hand.promises
    consume_vp = reading.gains[reading.seat].consume_vp
    placing = promises.prospects.placing
    prices = prices_with(working_cards(empire))
    budget = _hand_after(known, empire) - 1
    ranks = Ranks(reading)
    standing = Standing(reading)
    rows = row_of(())
    for action in actions:
        row = PRINTED[action][:]
        if action >= PLACE:
            card = action - PLACE
            _write_hand_card(row, empire, placing, prices, card)
            row[PLACEABLE] = 1.0
            if IS_WORLD[card]:
                write_world(row, reading.at_work, card, budget)
            else:
                _write_payment(row, development_cost(empire, card, known.asked_about), budget)
            _write_promise(row, empire, promises, consume_vp, card)
            ranks.write(row, card)
            standing.write(row, 1, placing.vp_added(card, empire.chips))
        elif action >= DISCARD:
            card = (action - DISCARD) % len(DESIGNS)
            _write_hand_card(row, empire, placing, prices, card)
            _write_reach(row, placing, card, budget)
            _write_promise(row, empire, promises, consume_vp, card)
            ranks.write(row, card)
        elif known.asked_question in (ASK_DEVELOP, ASK_SETTLE):
            standing.write(row, 0, 0)
        rows = extend(rows, row)
    return rows


def _hand_after(known: RaceState, empire: Empire) -> int:
    """Cards in hand after this answer, except that cards to place or to give for VPs are still among them."""
    question = known.asked_question
    size = len(empire.hand)
    if question == ASK_PAY:
        return size - known.asked_about
    if question == ASK_EXPLORE:
        verb, count = keep_or_discard(empire)
        return size + (count if verb == KEEP_CARD else len(empire.drawn) - count)
    if question == ASK_HAND_LIMIT:
        return HAND_LIMIT
    return size - CARDS_DISCARDED if question == ASK_DISCARD_START else size


def _write_hand_card(row: Row, empire: Empire, placing: Placing, prices: list[int], card: int) -> None:
    row[COPIES] = empire.hand.count(card) / 2
    row[IN_TABLEAU] = float(placing.holds[card])
    row[VP_ADDED] = placing.vp_added(card, empire.chips) / 10
    if GOODS[card] != NO_GOODS:
        row[PRICE] = (prices[KIND[card]] + PRICE_ADDED_HERE[card]) / 8
    if HAS_BONUS[card]:
        row[BONUS] = bonus_of(card, empire.tableau, empire.chips) / 10
    added = 0
    for owner in placing.bonus_cards:
        added += BONUS_FOR_CARDS[owner][card]
    row[ADDED] = added / 5


def _write_reach(row: Row, placing: Placing, card: int, budget: int) -> None:
    """Whether a card could be placed in a later phase, without the bonus of choosing it."""
    row[PLACEABLE] = float(placing.fewest_cards(card, 0, budget) != NO_WAY)
    if IS_WORLD[card]:
        write_world(row, placing, card, budget)
    else:
        _write_payment(row, placing.payment(card, 0), budget)


def _write_payment(row: Row, payment: int, budget: int) -> None:
    row[PAYMENT] = payment / 6
    row[PAYABLE] = float(payment <= budget)
    row[HAND_LEFT] = (budget - payment) / 10


def write_world(row: Row, placing: Placing, world: int, budget: int) -> None:
    """What a world takes with the powers of these cards."""
    takes = placing.world(world)
    if IS_MILITARY[world]:
        row[SURPLUS] = takes.surplus / 7
        row[TACTICS] = placing.temporary_military / 6
    if takes.payment == NO_WAY:
        row[HAND_LEFT] = budget / 10
    else:
        _write_payment(row, takes.payment, budget)


# What they promise


def _write_promise(row: Row, empire: Empire, promises: Promises, consume_vp: int, card: int) -> None:
    growth = promises.prospects.with_card(card)
    row[PLAN_PROMISE] = max(USELESS, promises.of(card)) / 100
    row[PLAN_CYCLE_GOODS] = growth.cycle_goods / 2
    row[PLAN_CYCLE_VP] = growth.cycle_vp / 3
    row[PLAN_CYCLE_CARDS] = growth.cycle_cards / 3
    row[PLAN_SALE_CARDS] = growth.sale_cards / 5
    row[PLAN_BONUS] = promises.planned_vp(card) / 3
    row[PLAN_UNLOCKED] = unlocked_by(card, promises.prospects.placing, empire.hand) / 2
    if GOODS[card] == WINDFALL:
        economy = promises.prospects.economy
        goods = goods_on(empire.tableau, empire.goods)
        then = consumption(more(goods, KIND[card]), economy.takers, economy.prices, False)
        row[PLAN_CONSUME_VP] = (then.vp - consume_vp) / 3


class Standing:
    """How the seats stand, if the game ends with this round."""

    __slots__ = ("_lead", "_over", "_size")

    def __init__(self, reading: Reading) -> None:
        best = -1000
        self._over = reading.known.vp_pool == 0
        for other, empire in enumerate(reading.known.empires):
            if other != reading.seat:
                best = max(best, reading.scores[other])
                self._over = self._over or len(empire.tableau) >= TABLEAU_END
        self._size = len(reading.empire.tableau)
        self._lead = reading.scores[reading.seat] - best

    def write(self, row: Row, placed: int, vp: int) -> None:
        """With so many cards placed, and so many VPs more."""
        row[ROUND_ENDS] = float(self._over or self._size + placed >= TABLEAU_END)
        row[ROUND_LEAD] = (self._lead + vp) / 30


class Ranks:
    """The cards to choose from, compared: those that promise least are given, the best are kept or placed."""

    __slots__ = ("_cards", "_first", "_outdone", "_values", "_wanted", "_worth")

    def __init__(self, reading: Reading) -> None:
        hand, pool = reading.hand, reading.pool
        options = reading.known.choices[reading.seat]
        last = max(options)
        verb = DISCARD if last < KEEP_CARD else KEEP_CARD if last < PLACE else PLACE
        self._outdone = hand.outdone
        self._cards = [action - verb for action in options if action >= verb]
        if verb == PLACE:
            self._worth = [0] * len(DESIGNS)
            for card in self._cards:
                self._worth[card] = hand.promises.of(card)
        else:
            self._worth = hand.kept
        self._values = [self._worth[card] for card in self._cards]
        chosen = self._cards if pool is None else [action - verb for action in pool.actions]
        ranked = sorted([(self._worth[card], card) for card in chosen])
        count = 1 if pool is None else pool.most
        few = ranked[:count] if verb == DISCARD else ranked[len(ranked) - count :]
        self._wanted = [card for _value, card in few]
        self._first = min(self._wanted, default=NO_CARD)

    def write(self, row: Row, card: int) -> None:
        value = self._worth[card]
        better = worse = before = worse_before = 0
        for at, other in enumerate(self._cards):
            other_value = self._values[at]
            if other_value > value:
                better += 1
            elif other_value < value:
                worse += 1
                if other < card:
                    worse_before += 1
            if other < card:
                before += 1
        row[RANK_BETTER] = better / 8
        row[RANK_WORSE] = worse / 8
        row[RANK_BEFORE] = before / 8
        row[RANK_WORSE_BEFORE] = worse_before / 8
        row[RANK_SAME_TYPE] = self._outdone[card] / 6
        row[RANK_WANTED] = float(card in self._wanted)
        row[RANK_FIRST] = float(card == self._first)
