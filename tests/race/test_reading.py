"""Reading tells the truth: what it says of an empire is what the rules then do, in rounds tried in random games."""

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from tests.race.subject import RACE
from tests.race.table import Table
from tests.race.tried_round import TriedRound, at_start_of_round, consuming, placing, state_of
from tests.support.subject import play_on
from windfall import Game
from windfall.engine.kinds import KINDS, WINDFALL
from windfall.titles.race.components.bonuses import HAS_BONUS
from windfall.titles.race.components.cards import (
    CONSUME,
    DEFENSE,
    DEVELOP,
    GOODS,
    INDEX,
    IS_MILITARY,
    IS_WORLD,
    KIND,
    PRODUCE,
    SETTLE,
    VP,
)
from windfall.titles.race.components.totals import (
    AFTER_DEVELOP_DRAWS,
    CONSUME_DRAWS,
    DEVELOP_DRAWS,
    DRAWS_WHEN_PRODUCED,
    PRICE_ADDED_HERE,
    total,
)
from windfall.titles.race.reading.figures import development_figure, military_figure, payment_figure, price_figure
from windfall.titles.race.reading.goods import (
    best_sale,
    both,
    consumption,
    goods_on,
    less,
    more,
    prices_of,
    sale,
    takers_of,
)
from windfall.titles.race.reading.phases import gains_of
from windfall.titles.race.reading.placing import (
    NO_WAY,
    Placeable,
    Placing,
    placeable_developments,
    placeable_worlds,
    placing_of,
)
from windfall.titles.race.reading.producing import production
from windfall.titles.race.rules import events
from windfall.titles.race.rules.actions import (
    CONSUME_2X,
    DEVELOP_CARD,
    EXPLORE_1_1,
    EXPLORE_5,
    PLACE,
    PRODUCE_CARD,
    SETTLE_CARD,
    TRADE_CARD,
)
from windfall.titles.race.rules.agenda import ASK_DEVELOP, ASK_METHOD, ASK_SETTLE
from windfall.titles.race.rules.explore import explored
from windfall.titles.race.rules.rounds import HAND_LIMIT
from windfall.titles.race.rules.scoring import points_of, score_of
from windfall.titles.race.rules.settle import asks_for_tactics, cards_after_settle, methods, working_settle_powers
from windfall.titles.race.rules.state import Empire

GAMES = 24
FEWEST_CARDS = 40  # of deck and discards, so that every card that is due can be drawn


def positions(seed: int, share: float) -> Iterator[tuple[Game, int, random.Random]]:
    """Starts of rounds in random games of all sorts, and a seat."""
    for number in range(GAMES):
        setup, policy = RACE.setup_and_policy(number * 5 + seed)
        rng = random.Random(1000 * seed + number)
        game = RACE.new_game(setup, number)
        for _ in play_on(game, policy, rng):
            state = state_of(game)
            enough = len(state.deck) + state.discard_count() >= FEWEST_CARDS
            if at_start_of_round(game) and enough and rng.random() < share:
                yield game, rng.randrange(state.players), rng


# Explore


@pytest.mark.parametrize("card", [EXPLORE_5, EXPLORE_1_1])
def test_cards_seen_and_kept_in_explore(card: int) -> None:
    met = Counter[tuple[int, int]]()
    for game, chooser, rng in positions(seed=card, share=0.3):
        tried = TriedRound(game, chooser, card, placing(rng))
        for seat, before, _after in tried.seats():
            chosen: tuple[int, ...] = (card,) if seat == chooser else (EXPLORE_5,)
            if state_of(game).experienced:
                chosen = (EXPLORE_5, EXPLORE_1_1)
            told = explored(before.tableau, chosen)
            assert tried.explored(seat) == told
            met[told] += 1
    assert len(met) > 4


# Placing


class Placements:
    """Answers at random, and notes at each question what can be placed and how."""

    def __init__(self, rng: random.Random, bonus_of: int) -> None:
        self._answer = placing(rng)
        self._bonus_of = bonus_of
        self.met = Counter[str]()

    def __call__(self, game: Game, seat: int) -> int:
        state = state_of(game)
        empire = state.empires[seat]
        offered = {action - PLACE for action in game.actions(seat) if action >= PLACE}
        if state.asked_question == ASK_DEVELOP:
            self._check_options(empire, offered, worlds=False, bonus=int(seat == self._bonus_of))
        elif state.asked_question == ASK_SETTLE:
            self._check_options(empire, offered, worlds=True, bonus=0)
        elif state.asked_question == ASK_METHOD:
            ways = methods(working_settle_powers(empire), empire.placed, len(empire.hand))
            # New Military Tactics can be kept or discarded whatever is placed (RG-9)
            assert len(game.actions(seat)) == (2 if asks_for_tactics(empire) else len(ways))
        return self._answer(game, seat)

    def _check_options(self, empire: Empire, offered: set[int], worlds: bool, bonus: int) -> None:
        reading = placing_of(tuple(empire.tableau))
        budget = len(empire.hand) - 1
        hand = [card for card in set(empire.hand) if IS_WORLD[card] == worlds]
        fewest = {card: reading.fewest_cards(card, bonus, budget) for card in hand}
        assert offered == {card for card in hand if fewest[card] != NO_WAY}
        if not worlds and not bonus:
            assert placeable_developments(reading, empire.hand, empire.chips).without_bonus == len(offered)
            return
        found = (placeable_worlds if worlds else placeable_developments)(reading, empire.hand, empire.chips)
        assert found.count == len(offered)
        assert found.hand_left == max((budget - fewest[card] for card in offered), default=0)
        self._check_found(found, empire, offered, reading)

    def _check_found(self, found: Placeable, empire: Empire, offered: set[int], reading: Placing) -> None:
        now = points_of(empire.tableau, empire.chips)
        adds = {card: points_of([*empire.tableau, card], empire.chips) - now for card in offered}
        assert found.best_vp == max([0, *adds.values()])
        conquered = [card for card in offered if IS_MILITARY[card] and reading.world(card).surplus >= 0]
        assert found.conquerable == len(conquered)
        assert found.windfall == sum(GOODS[card] == WINDFALL for card in offered)
        self.met["conquerable"] += len(conquered)


def test_developments_cost_and_bring_what_is_told() -> None:
    met = Counter[str]()
    for game, chooser, rng in positions(seed=3, share=0.5):
        answers = Placements(rng, chooser)
        tried = TriedRound(game, chooser, DEVELOP_CARD, answers)
        for seat, before, after in tried.seats():
            reading = placing_of(tuple(before.tableau))
            placed = tried.of(seat, DEVELOP, events.DEVELOPS)
            drawn = total(DEVELOP_DRAWS, before.tableau)
            for _code, _audience, _seat, card, cost in placed:
                drawn += total(AFTER_DEVELOP_DRAWS, before.tableau)
                assert cost == reading.payment(card, int(seat == chooser))
                before.chosen = (DEVELOP_CARD,) if seat == chooser else ()
                before.working = len(before.tableau)
                assert development_figure(before, card, 0).number == cost
                _check_paid(tried, seat, DEVELOP, cost)
                _check_score(before, after, reading, card)
                met["discount"] += reading.discount > 0
                met["bonus"] += HAS_BONUS[card]
                met["placed"] += 1
            assert tried.drawn(seat, DEVELOP) == drawn
            met["drawn"] += drawn > 0
    assert all(met[about] for about in ("placed", "discount", "bonus", "drawn")), met


TACTICS = INDEX["new_military_tactics"]


def test_worlds_are_paid_for_or_conquered_as_is_told() -> None:
    met = Counter[str]()
    for game, chooser, rng in positions(seed=4, share=1.0):
        answers = Placements(rng, chooser)
        tried = TriedRound(game, chooser, SETTLE_CARD, answers)
        for seat, before, after in tried.seats():
            reading = placing_of(tuple(before.tableau))
            given_up = [event[3] for event in tried.of(seat, SETTLE, events.GIVES_UP)]
            placed = tried.of(seat, SETTLE, events.SETTLES, events.CONQUERS)
            for event in placed:
                world = event[3]
                if event[0] == events.CONQUERS:
                    _check_conquered(reading, world, event[4], event[5], bool(given_up))
                    met["tactics" if given_up else "conquered"] += 1
                    met["special"] += any(power.matches is not None for power in reading.settle_powers)
                else:
                    # New Military Tactics can be given up with any placement, and pays for none (RG-9)
                    free = [card for card in given_up if card != TACTICS]
                    _check_payment(reading, world, event[4], bool(free))
                    _check_paid(tried, seat, SETTLE, event[4])
                    met["free" if free else "military paid" if IS_MILITARY[world] else "paid"] += 1
                if given_up and (event[0] == events.CONQUERS or free):
                    assert reading.world(world).costs_no_cards
                assert not set(given_up) & set(after.tableau)
                _check_score(before, after, reading, world)
            if placed:
                kept = [card for card in before.tableau if card not in given_up]
                assert tried.drawn(seat, SETTLE) == cards_after_settle(kept, seat == chooser)
        met.update(answers.met)
    wanted = ("conquered", "tactics", "special", "free", "military paid", "paid", "conquerable")
    assert all(met[about] for about in wanted), met


def _check_conquered(reading: Placing, world: int, defense: int, military: int, tactics: bool) -> None:
    told = reading.world(world)
    assert defense == DEFENSE[world]
    assert military == told.military + (reading.temporary_military if tactics else 0)
    assert told.costs_no_cards
    assert told.surplus >= 0 or (tactics and told.surplus + reading.temporary_military >= 0)
    assert military_figure(reading.settle_powers, world, temporary=tactics).number == military


def _check_payment(reading: Placing, world: int, payment: int, free: bool) -> None:
    if free:
        assert payment == 0
        return
    assert payment == reading.payment(world, 0) != NO_WAY
    told = payment_figure(reading.settle_powers, world)
    assert told is not None
    assert told.number == payment


def _check_paid(tried: TriedRound, seat: int, phase: int, cost: int) -> None:
    """The cards discarded for it; more are discarded only for the limit at the end of the round."""
    discards = [event[3] for event in tried.of(seat, phase, events.DISCARDS)]
    if cost:
        assert discards.pop(0) == cost
    assert not discards or len(tried.after[seat].hand) == HAND_LIMIT


def _check_score(before: Empire, after: Empire, reading: Placing, card: int) -> None:
    """Nothing but the card changes the score in such a round, if none was given up for it."""
    score = sum(score_of(after).values()) - sum(score_of(before).values())
    if after.tableau == [*before.tableau, card]:
        assert score == reading.vp_added(card, before.chips)
    assert score == points_of(after.tableau, after.chips) - points_of(before.tableau, before.chips)


# Produce


def test_goods_and_cards_of_produce() -> None:
    met = Counter[str]()
    for game, chooser, rng in positions(seed=5, share=0.6):
        tried = TriedRound(game, chooser, PRODUCE_CARD, consuming(rng, by_trade_price=False))
        kinds = [[event[4] for event in tried.of(seat, PRODUCE, events.PRODUCES)] for seat in range(len(tried.before))]
        for seat, before, after in tried.seats():
            told = production(before.tableau, before.goods, seat == chooser)
            assert told.goods == tuple(kinds[seat].count(kind) for kind in KINDS)
            held = goods_on(before.tableau, before.goods)
            assert goods_on(after.tableau, after.goods) == both(held, told.goods)
            worlds = [event[3] for event in tried.of(seat, PRODUCE, events.PRODUCES)]
            on_windfalls = sum(DRAWS_WHEN_PRODUCED[world] for world in worlds if GOODS[world] == WINDFALL)
            for_most = tried.drawn(seat, PRODUCE) - told.cards - on_windfalls
            alone = all(other == seat or not made for other, made in enumerate(kinds))
            assert for_most == told.cards_for_most or (for_most == 0 and not alone)
            met["most"] += for_most > 0
            met["windfalls"] += any(GOODS[world] == WINDFALL for world in worlds)
            met["cards"] += told.cards > 0
            _check_gains_of_produce(before, after, chosen=seat == chooser, goods=sum(told.goods))
    assert all(met[about] for about in ("most", "windfalls", "cards")), met


def _check_gains_of_produce(before: Empire, after: Empire, chosen: bool, goods: int) -> None:
    gains = gains_of(before)
    assert (gains.produce_goods_chosen if chosen else gains.produce_goods) == goods
    assert gains.produce_cards == production(before.tableau, before.goods, False).cards
    if chosen:
        assert gains.later_vp == gains_of(after).consume_vp


# Trade and Consume


def _used(tried: TriedRound, seat: int) -> tuple[int, int, tuple[int, ...]]:
    """VPs, not doubled, and cards for goods; and the goods left."""
    after = tried.after[seat]
    vp, cards = tried.consumed(seat)
    return vp, cards, goods_on(after.tableau, after.goods)


@pytest.mark.parametrize("by_trade_price", [False, True])
def test_what_goods_bring_in_consume(by_trade_price: bool) -> None:
    met = Counter[str]()
    for game, chooser, rng in positions(seed=6, share=0.6):
        _check_consumed(game, chooser, rng, by_trade_price, met)
    assert all(met[about] for about in ("several powers", "sold", "left", "cards")), met


@pytest.mark.parametrize("by_trade_price", [False, True])
@pytest.mark.parametrize("seller", ["black_market_trading_world", "trade_league"])
def test_a_power_that_sells_with_prices_raised(seller: str, by_trade_price: bool) -> None:
    """Spice World makes its Novelty good dearer than one of Rare Elements, but only for who sells with Trade powers."""
    met = Counter[str]()
    table = Table()
    worlds = ["spice_world", "comet_zone"]
    table.empire(0, tableau=[seller, "old_earth", "distant_world", *worlds], goods=worlds)
    table.begin_round()
    _check_consumed(table.game(), 0, random.Random(1), by_trade_price, met)
    assert met["sold"]


def _check_consumed(game: Game, chooser: int, rng: random.Random, by_trade_price: bool, met: Counter[str]) -> None:
    """All powers that take goods are used, one seat's with VPs doubled."""
    tried = TriedRound(game, chooser, CONSUME_2X, consuming(rng, by_trade_price))
    for seat, before, _after in tried.seats():
        takers = takers_of(before.tableau)
        told = consumption(goods_on(before.tableau, before.goods), takers, prices_of(before.tableau), by_trade_price)
        vp, cards, left = _used(tried, seat)
        assert (vp, cards, left) == (told.vp * 2 if seat == chooser else told.vp, told.cards, told.left)
        sold = tried.of(seat, CONSUME, events.TRADES)
        drawn = tried.drawn(seat, CONSUME)
        if not by_trade_price and not any(PRICE_ADDED_HERE[event[3]] for event in sold):
            gains = gains_of(before)
            assert (gains.consume_vp, gains.consume_cards) == (told.vp, drawn)
            assert drawn == told.cards + total(CONSUME_DRAWS, before.tableau)
        met["several powers"] += len(takers) > 2
        met["sold"] += bool(sold)
        met["left"] += bool(takers) and any(left)
        met["cards"] += cards > 0


def test_prices_and_what_the_rest_brings_after_a_sale() -> None:
    met = Counter[str]()
    for game, chooser, rng in positions(seed=7, share=0.6):
        before = state_of(game).empires[chooser]
        goods = goods_on(before.tableau, before.goods)
        if not any(goods):
            assert gains_of(before).trade_cards == 0
            continue
        prices = prices_of(before.tableau)
        tried = TriedRound(game, chooser, TRADE_CARD, consuming(rng, by_trade_price=False))
        world, kind, price = tried.of(chooser, CONSUME, events.TRADES)[0][3:]
        before.working = len(before.tableau)
        assert price == prices[kind] + PRICE_ADDED_HERE[world] == price_figure(before, world, trade_powers=True).number
        assert best_sale(before.tableau, before.goods, prices)[0] == gains_of(before).trade_cards == price
        assert more(less(goods, kind), kind) == goods
        used = consumption(less(goods, kind), takers_of(before.tableau), prices, False)
        assert gains_of(before).trade_vp == used.vp == tried.consumed(chooser)[0]
        met["here"] += PRICE_ADDED_HERE[world] > 0
        met["raised"] += price > KIND[world] + 2
        met["rest"] += used.vp > 0
    assert all(met[about] for about in ("here", "raised", "rest")), met


def test_a_sale_before_consuming_is_one_that_can_be_made() -> None:
    met = Counter[str]()
    for game, chooser, rng in positions(seed=8, share=0.5):
        before = state_of(game).empires[chooser]
        goods = goods_on(before.tableau, before.goods)
        takers = takers_of(before.tableau)
        if not any(goods):
            continue
        told = sale(goods, takers, prices_of(before.tableau), True)
        outcomes = []
        for kind in KINDS:
            if goods[kind]:
                answers = consuming(rng, by_trade_price=True, sold=kind)
                outcomes.append(_used(TriedRound(game, chooser, TRADE_CARD, answers), chooser))
        assert (told.vp, told.cards, told.left) in outcomes
        met["choice"] += len(outcomes) > 1
        met["rest"] += told.vp > 0
    assert all(met[about] for about in ("choice", "rest")), met


# Scores


def test_the_score_is_that_of_cards_bonuses_and_chips() -> None:
    for game, seat, _rng in positions(seed=9, share=1.0):
        empire = state_of(game).empires[seat]
        assert game.title.scores(game.state)[seat] == points_of(empire.tableau, empire.chips)
        assert sum(score_of(empire).values()) == points_of(empire.tableau, empire.chips)
        assert points_of([], empire.chips) == empire.chips
        assert points_of(empire.tableau[:1], 0) == VP[empire.tableau[0]]
