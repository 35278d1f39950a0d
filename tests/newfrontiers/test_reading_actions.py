"""Reading tells the truth of what actions bring: what it says before a choice is what the rules then do.

A test says how many positions it met, so that none passes by meeting nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

import pytest

from tests.newfrontiers.positions import Answer, options, play_on, positions, selections, settlings, sum_of, world_of
from windfall.engine.chance import Chance
from windfall.engine.kinds import KINDS, NO_KIND, WINDFALL
from windfall.engine.state import Event
from windfall.titles.newfrontiers.components.powers import (
    CONSUME_GOODS,
    MOST_PRODUCED,
    POWERS,
    PRODUCE,
    PRODUCTION_FEE,
    SELL,
)
from windfall.titles.newfrontiers.components.tiles import DEFENSE, FIRST_DEVELOPMENT, GOODS, IS_MILITARY
from windfall.titles.newfrontiers.reading.consuming import ConsumePowers, take_goods
from windfall.titles.newfrontiers.reading.empire import EmpireTiles, tiles_of
from windfall.titles.newfrontiers.reading.exploring import SELECTOR_PICKS
from windfall.titles.newfrontiers.reading.figures import good_price_figure, military_figure
from windfall.titles.newfrontiers.reading.income import income_of, unsellable_kind
from windfall.titles.newfrontiers.reading.placing import Placing
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.reading.producing import DEAREST_FIRST, Production
from windfall.titles.newfrontiers.reading.selecting import Selection, places_gained
from windfall.titles.newfrontiers.rules import develop, events
from windfall.titles.newfrontiers.rules.actions import (
    BUY,
    CHART,
    DEVELOP_TILE,
    ENVOYS,
    EXPLORE_TILE,
    KEEP_XENO,
    MOST_POWERS_ON_A_TILE,
    NAME_KIND,
    PASS,
    PRODUCE_ON,
    PRODUCE_TILE,
    RETREAT,
    SELECT,
    SELL_GOOD,
    SETTLE_TILE,
    TRADE_TILE,
    USE,
)
from windfall.titles.newfrontiers.rules.agenda import (
    ASK_CONSUME,
    ASK_CONSUME_GOOD,
    ASK_DEVELOP,
    ASK_EXPLORE,
    ASK_FEE,
    ASK_KEEP_WORLD,
    ASK_KIND,
    ASK_SELL,
    ASK_SETTLE,
    ASK_WINDFALL,
    ASK_XENO,
)
from windfall.titles.newfrontiers.rules.any_kind import kind_of
from windfall.titles.newfrontiers.rules.flow import after_answer, play
from windfall.titles.newfrontiers.rules.state import NO_GOOD, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import goods_by_kind, working_powers
from windfall.titles.newfrontiers.rules.trade_consume import consume_bonus, consume_reward, goods_to_take

_PLENTY = 8  # goods of a kind with which nobody's production is short
_MANY = 10  # worlds in the bag, or colonists in the supply, with which no draw or gain is short


# Explore


_EXPLORE: dict[int, Answer] = {
    ASK_EXPLORE: lambda state: options(state)[0],
    ASK_KEEP_WORLD: lambda state: options(state)[0],
    ASK_XENO: lambda _state: KEEP_XENO,
}


def test_explore_shows_and_keeps_what_reading_says() -> None:
    met = 0
    for state, seat in selections(EXPLORE_TILE):
        if min(len(state.bag), state.colonist_supply) < _MANY or state.goals is not None:
            continue
        twin = state.copy()
        happened = play_on(twin, SELECT + EXPLORE_TILE, _EXPLORE)
        for other, empire in enumerate(state.empires):
            powers = tiles_of(empire, state.any_kind).explore
            kept = len(twin.empires[other].explored) - len(empire.explored)
            assert powers.drawn == sum(event[0] == events.DRAWS and event[2] == other for event in happened)
            assert powers.kept == kept - (SELECTOR_PICKS if other == seat else 1)
            assert powers.gained.credits == sum_of(happened, events.GAINS_CREDITS, other)
            assert powers.gained.colonists == sum_of(happened, events.GAINS_COLONISTS, other)
            met += powers.drawn > 0
            if other == seat:
                told = Selection(Reading(state), seat, EXPLORE_TILE)
                assert (told.worlds, told.credits) == (kept, powers.gained.credits)
                assert told.colonists == powers.gained.colonists
    assert met > 3


# Produce


def produced(
    state: NewFrontiersState, kind: Callable[[EmpireTiles], int], order: Callable[[EmpireTiles], Sequence[int]]
) -> tuple[NewFrontiersState, list[Event]]:
    """Produce done by all: fees are paid, the any-kind world makes a good of this kind, and windfall colonies get one
    in this order of kinds."""

    def tiles(now: NewFrontiersState) -> EmpireTiles:
        return tiles_of(now.empires[now.turn], NO_KIND)

    def windfall(now: NewFrontiersState) -> int:
        return min(options(now), key=lambda action: order(tiles(now)).index(kind_of(now, action - PRODUCE_ON)))

    answers: dict[int, Answer] = {
        ASK_KIND: lambda now: NAME_KIND + kind(tiles(now)),
        ASK_FEE: lambda now: options(now)[-1],
        ASK_WINDFALL: windfall,
    }
    twin = state.copy()
    return twin, play_on(twin, SELECT + PRODUCE_TILE, answers)


def producible() -> Iterator[tuple[NewFrontiersState, int]]:
    """Before a Produce in which no good is short and every fee can be paid."""
    for state, seat in selections(PRODUCE_TILE):
        fees = [
            empire
            for empire in state.empires
            if any(POWERS[index].effect == PRODUCTION_FEE for index in working_powers(empire, PRODUCE))
        ]
        if state.goals is None and min(state.goods_supply) >= _PLENTY and all(empire.credits for empire in fees):
            yield state, seat


def made_by(state: NewFrontiersState, seat: int) -> list[int]:
    return state.produced[seat * len(KINDS) : (seat + 1) * len(KINDS)]


def test_produce_makes_the_goods_and_credits_that_reading_says() -> None:
    met: Counter[str] = Counter()
    most = tuple(power.tile for power in POWERS if power.effect == MOST_PRODUCED)
    for state, seat in producible():
        after, happened = produced(state, lambda tiles: tiles.consume.wanted_kind(), lambda _tiles: DEAREST_FIRST)
        told = Selection(Reading(state), seat, PRODUCE_TILE)
        others_goods = others_credits = 0
        for other, empire in enumerate(state.empires):
            tiles = tiles_of(empire, NO_KIND)
            kind = tiles.consume.wanted_kind()
            selects = other == seat
            production = Production(empire.colonies, empire.goods, tiles.produce, kind, DEAREST_FIRST, selects)
            income = income_of(empire)
            made = made_by(after, other)
            assert production.made == made
            own = after.empires[other]
            without = [colony for colony, good in zip(own.colonies, own.goods, strict=True) if good == NO_GOOD]
            empty = sum(GOODS[colony] == WINDFALL for colony in without)
            assert production.empty_windfalls == empty
            gained = sum_of(happened, events.GAINS_CREDITS, other, but_for=most)
            gained -= sum(event[4] for event in happened if event[0] == events.PAYS_FEE and event[2] == other)
            assert tiles.produce.credits(empire.colonies, empire.goods, made, tiles.seen) == gained
            if selects:
                assert told.goods == sum(made)
                assert told.credits == income.produce_credits + state.produce_credits
            else:
                assert income.produce_goods == sum(made)
                assert income.empty_windfalls == empty
                assert income.produce_credits == gained
                others_goods += sum(made)
                others_credits = max(others_credits, gained)
            met["goods"] += sum(made)
            met["credits"] += gained > 0
            met["windfalls"] += empty > 0
        assert (told.others_goods, told.others_credits) == (others_goods, others_credits)
    assert min(met.values()) > 5


@pytest.mark.parametrize("emptied", [False, True])
def test_windfall_powers_used_by_price_make_the_goods_that_reading_says(emptied: bool) -> None:
    met = 0
    for position, seat in producible():
        state = position.copy()
        if emptied:
            for empire in state.empires:
                for good in empire.goods:
                    if good != NO_GOOD:
                        state.goods_supply[good] += 1
                empire.goods = [NO_GOOD] * len(empire.goods)
        after, _happened = produced(
            state,
            lambda tiles: tiles.consume.wanted_kind(first_placed=True),
            lambda tiles: tiles.consume.dearest_first(),
        )
        for other, empire in enumerate(state.empires):
            tiles = tiles_of(empire, NO_KIND)
            made = made_by(after, other)
            assert tiles.production(empire.goods, selects=other == seat).made == made
            if emptied and other != seat:
                assert tiles.goods_of_a_cycle == made
            met += sum(made)
    assert met > 50


# Trade, Consume


def test_a_sale_brings_the_credits_that_reading_says() -> None:
    met = 0
    for state, seat, empire in positions(ASK_SELL):
        consume = tiles_of(empire, NO_KIND).consume
        gains = []
        for action in options(state)[1:]:
            kind = empire.goods[empire.colonies.index(action - SELL_GOOD)]
            gained = after_answer(state, action).empires[seat].credits - empire.credits
            assert good_price_figure(state, kind).number == consume.prices[kind] == gained
            gains.append(gained)
        unsellable = unsellable_kind(tuple(empire.colonies), tuple(empire.goods))
        sale, kind = consume.best_sale(goods_by_kind(empire.goods), unsellable)
        assert (sale, consume.prices[kind]) == (max(gains), sale)
        assert income_of(empire).sale == sale
        assert [consume.prices[kind] for kind in consume.dearest_first()] == sorted(consume.prices, reverse=True)
        stuck = goods_by_kind(empire.goods)
        for action in options(state)[1:]:
            stuck[empire.goods[empire.colonies.index(action - SELL_GOOD)]] -= 1
        assert stuck == [int(kind == unsellable) for kind in KINDS]
        met += 1
    assert met > 50


def test_a_consume_power_takes_and_brings_what_reading_says() -> None:
    met = 0
    goods_answer: dict[int, Answer] = {ASK_CONSUME_GOOD: lambda state: options(state)[0]}
    for state, seat, empire in positions(ASK_CONSUME):
        left = ConsumePowers(state.powers, ())
        uses = [divmod(action - USE, MOST_POWERS_ON_A_TILE) for action in options(state) if action != PASS]
        powers = [next(power for power in POWERS if (power.tile, power.nth) == use) for use in uses]
        assert left.sales >= sum(power.effect == SELL for power in powers)
        for action, power in zip([action for action in options(state) if action != PASS], powers, strict=True):
            if power.effect != CONSUME_GOODS:
                continue
            assert power in left.consumers
            held = goods_by_kind(empire.goods)
            goods = goods_to_take(power, held)
            vp, gained = consume_reward(power, goods)
            happened = play_on(state.copy(), action, goods_answer)
            consumed = next(event for event in happened if event[0] == events.CONSUMES)
            assert consumed[2:] == (seat, power.tile, goods, vp + goods * left.bonus_vp, gained)
            assert left.bonus_vp == consume_bonus(state.powers)
            for cheapest in (False, True):
                rest = held.copy()
                assert take_goods(power, rest, [0, 0, 0, 0], cheapest_of_different=cheapest) == goods
                assert sum(rest) == sum(held) - goods
                assert min(rest) >= 0
            met += 1
    assert met > 20


def outcomes(state: NewFrontiersState, seat: int) -> set[tuple[int, int]]:
    """VPs in chips and credits that a seat can have after its turn."""
    if state.over or state.turn != seat or state.asked_question not in (ASK_SELL, ASK_CONSUME, ASK_CONSUME_GOOD):
        return {(state.empires[seat].chips, state.empires[seat].credits)}
    found: set[tuple[int, int]] = set()
    for action in options(state):
        twin = state.copy()
        play(twin, twin.turn, action, Chance(1))
        found |= outcomes(twin, seat)
    return found


def test_what_trade_and_consume_bring_can_be_had() -> None:
    """And is nearly always the most there is, if a credit counts for half a VP."""
    met = best = 0
    for state, seat, empire in positions(ASK_SELL):
        if state.goals is not None or len(empire.goods) - empire.goods.count(NO_GOOD) > 4:
            continue
        chips, funds = empire.chips, empire.credits
        income = income_of(empire)
        reachable = {(vp - chips, credit_count - funds) for vp, credit_count in outcomes(state, seat)}
        told = (income.trade_vp, income.trade_credits)
        assert told in reachable
        unsold = state.copy()
        play(unsold, unsold.turn, PASS, Chance(1))
        assert (income.consume_vp + chips, income.consume_credits + funds) in outcomes(unsold, seat)
        met += 1
        best += told[0] + told[1] / 2 == max(vp + credit_count / 2 for vp, credit_count in reachable)
    assert met > 50
    assert best >= 0.9 * met


def test_the_income_after_produce_is_that_of_the_goods_it_makes() -> None:
    met = 0
    for state, seat in producible():
        after, _happened = produced(state, lambda tiles: tiles.consume.wanted_kind(), lambda _tiles: DEAREST_FIRST)
        for other, empire in enumerate(state.empires):
            if other != seat:
                now, then = income_of(empire), income_of(after.empires[other])
                assert (now.later_vp, now.later_credits) == (then.trade_vp, then.trade_credits)
                assert now.temporary <= then.temporary
                met += now.later_vp + now.later_credits > 0
    assert met > 30


# Selecting


@pytest.mark.parametrize("tile", [RETREAT, ENVOYS, CHART])
def test_a_tile_with_a_bonus_only_brings_what_reading_says(tile: int) -> None:
    met = 0
    for state, seat in selections(tile):
        disk = state.asked_about
        told = Selection(Reading(state), seat, tile)
        twin = state.copy()
        play_on(twin, SELECT + tile, {})
        before = state.empires[seat]
        if twin.round == state.round:
            assert told.credits == twin.empires[seat].credits - before.credits
            assert told.vp == twin.empires[seat].chips - before.chips
            assert told.priority == state.track.index(disk) - twin.track.index(disk)
            assert told.priority == places_gained(state, disk, tile)
            met += 1
    assert met > 20


def test_selecting_develop_brings_what_reading_says() -> None:
    met = 0
    for state, seat in selections(DEVELOP_TILE):
        twin = state.copy()
        happened = play_on(twin, SELECT + DEVELOP_TILE, {})
        if twin.asked_question == ASK_DEVELOP and twin.turn == seat:
            told = Selection(Reading(state), seat, DEVELOP_TILE)
            faces = [action - BUY + FIRST_DEVELOPMENT for action in options(twin)[1:]]
            develops = tiles_of(state.empires[seat], NO_KIND).develop
            assert develops.gained.credits == sum_of(happened, events.GAINS_CREDITS, seat)
            assert told.credits == develops.gained.credits + develops.after.credits
            assert told.placeable == len(faces)
            assert told.lowest_price == min(develop.development_cost(twin, seat, face) for face in faces)
            assert told.place_vp == max(Placing(Reading(state), seat).vp(face) for face in faces)
            met += 1
    assert met > 50


def test_selecting_settle_brings_what_reading_says() -> None:
    met = 0
    for state, seat in selections(SETTLE_TILE):
        twin = state.copy()
        happened = play_on(twin, SELECT + SETTLE_TILE, {})
        if twin.asked_question == ASK_SETTLE and twin.turn == seat and state.colonist_supply > 2:
            told = Selection(Reading(state), seat, SETTLE_TILE)
            explored = twin.empires[seat].explored
            worlds = {world_of(action) for action in settlings(twin)}
            surplus = [
                military_figure(twin, seat, world).number - DEFENSE[world] for world in explored if IS_MILITARY[world]
            ]
            assert told.colonists == sum_of(happened, events.GAINS_COLONISTS, seat)
            assert told.placeable == len(worlds)
            assert told.place_vp == max((Placing(Reading(state), seat).vp(world) for world in worlds), default=0)
            assert told.surplus == max(surplus, default=0)
            met += 1
    assert met > 50


def test_selecting_trade_brings_what_reading_says() -> None:
    met = 0
    for state, seat in selections(TRADE_TILE):
        empire = state.empires[seat]
        if state.goals is None and len(empire.goods) - empire.goods.count(NO_GOOD) < 4:
            told = Selection(Reading(state), seat, TRADE_TILE)
            twin = state.copy()
            play(twin, twin.turn, SELECT + TRADE_TILE, Chance(1))
            if twin.round == state.round:
                assert (empire.chips + told.vp, empire.credits + told.credits) in outcomes(twin, seat)
                met += told.vp > 1
    assert met > 10
