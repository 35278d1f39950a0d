"""What features say of actions and tiles agrees with the rules that do them."""

import random
from collections.abc import Iterator

import pytest

from tests.newfrontiers.subject import NEW_FRONTIERS, setup_of
from tests.support.features import named_features, named_option
from windfall import Game
from windfall.engine.kinds import KINDS
from windfall.titles.newfrontiers.components.powers import CONSUME, POWERS, PRODUCE, PRODUCTION_FEE, SETTLE, TRADE
from windfall.titles.newfrontiers.components.tiles import DEVELOPMENTS, FIRST_DEVELOPMENT, IS_MILITARY, NO_TRADE, WORLDS
from windfall.titles.newfrontiers.reading.empire import tiles_of
from windfall.titles.newfrontiers.reading.income import income_of
from windfall.titles.newfrontiers.rules.actions import (
    BUY,
    CONQUER_OR_PAY,
    DEVELOP_TILE,
    ENVOYS,
    PASS,
    PAY_FOR,
    PICK,
    PRODUCE_TILE,
    REPLACE,
    SELECT,
    SETTLE_TILE,
    TRADE_TILE,
)
from windfall.titles.newfrontiers.rules.agenda import ASK_DEVELOP, ASK_SELECT, ASK_SETTLE
from windfall.titles.newfrontiers.rules.military import military_for, payment_for, price_of
from windfall.titles.newfrontiers.rules.scoring import score, total_military
from windfall.titles.newfrontiers.rules.state import NO_GOOD, NewFrontiersState
from windfall.titles.newfrontiers.rules.supply import working_powers
from windfall.titles.newfrontiers.rules.trade_consume import price_of_good

PLENTY = 8  # goods of a kind with which nobody's production is short
CREDIT_WORTH = 0.5


def state_of(game: Game) -> NewFrontiersState:
    assert isinstance(game.state, NewFrontiersState)
    return game.state


def positions(every: int, goals: bool = True) -> Iterator[tuple[Game, int]]:
    """Some games at every so many decisions, with the seat that is asked."""
    for seed in range(8):
        setup = setup_of(2 + seed % 4, "standard", goals=goals and seed % 2 == 1, rift=seed % 3 == 0)
        rng = random.Random(seed)
        game = NEW_FRONTIERS.new_game(setup, seed)
        number = 0
        while not game.over:
            seat = state_of(game).turn
            number += 1
            if number % every == 0:
                yield game, seat
            game.play(seat, NEW_FRONTIERS.policy(seed).choose(game, seat, rng))


def selections(tile: int, every: int, goals: bool = True) -> Iterator[tuple[Game, int]]:
    """Positions in which a seat may select an action tile."""
    for game, seat in positions(every, goals):
        if state_of(game).asked_question == ASK_SELECT and SELECT + tile in game.actions(seat):
            yield game, seat


def after_selecting(game: Game, seat: int, tile: int) -> Game:
    twin = game.copy()
    twin.play(seat, SELECT + tile)
    return twin


def test_military_and_payments_are_those_of_the_rules() -> None:
    for game, _seat in positions(every=25):
        state = state_of(game).copy()
        for empire in state.empires:
            state.powers = working_powers(empire, SETTLE)
            state.temporary = []
            settle = tiles_of(empire, state.any_kind).settle
            assert settle.military == total_military(state, empire)
            for world in WORLDS:
                if IS_MILITARY[world]:
                    assert settle.military_for(world) == military_for(state, empire, world)
                    assert settle.payment(world) == payment_for(state, world)
                else:
                    assert settle.payment(world) == price_of(state, world)


def test_vps_and_military_that_a_tile_adds_are_those_of_the_score() -> None:
    for game, _seat in positions(every=40):
        state = state_of(game)
        for seat, empire in enumerate(state.empires):
            tiles = tiles_of(empire, state.any_kind)
            for tile in (*state.faces, *state.bag[:10], *empire.explored):
                if tile in empire.developments:
                    continue
                with_tile = state.copy()
                own = with_tile.empires[seat]
                (own.colonies if tile < FIRST_DEVELOPMENT else own.developments).append(tile)
                assert tiles.bonuses.gain(tile, empire.chips) == placed_vp(with_tile, seat) - placed_vp(state, seat)
                gained = total_military(with_tile, own) - total_military(state, empire)
                assert tiles.settle.military_gain(tile) == gained


def placed_vp(state: NewFrontiersState, seat: int) -> int:
    parts = score(state, seat)
    return parts["developments"] + parts["colonies"] + parts["bonuses"]


def test_developments_to_buy_are_those_that_the_action_offers() -> None:
    met = 0
    for game, seat in selections(DEVELOP_TILE, every=1):
        found = named_option(game.observe(seat), SELECT + DEVELOP_TILE)
        state = state_of(after_selecting(game, seat, DEVELOP_TILE))
        if state.asked_question == ASK_DEVELOP and state.turn == seat:
            faces = [action - BUY + DEVELOPMENTS.start for action in state.choices[seat] if action != PASS]
            bonuses = tiles_of(state.empires[seat], state.any_kind).bonuses
            assert found["placeable"] == pytest.approx(len(faces) / 8)
            assert found["place_vp"] == pytest.approx(
                max(bonuses.gain(face, state.empires[seat].chips) for face in faces) / 12
            )
            met += 1
    assert met


def test_worlds_to_settle_are_those_that_the_action_offers() -> None:
    met = 0
    for game, seat in selections(SETTLE_TILE, every=1, goals=False):
        found = named_option(game.observe(seat), SELECT + SETTLE_TILE)
        state = state_of(after_selecting(game, seat, SETTLE_TILE))
        if state.asked_question == ASK_SETTLE and state.turn == seat:
            settling = [action for action in state.choices[seat] if CONQUER_OR_PAY <= action < PAY_FOR + len(WORLDS)]
            worlds = {(action - CONQUER_OR_PAY) % len(WORLDS) for action in settling}
            assert found["placeable"] == pytest.approx(len(worlds) / 8)
            met += bool(worlds)
    assert met


def test_goods_are_those_that_produce_makes() -> None:
    met = 0
    for game, seat in selections(PRODUCE_TILE, every=1, goals=False):
        before = state_of(game)
        fees = any(
            POWERS[index].effect == PRODUCTION_FEE
            for empire in before.empires
            for index in working_powers(empire, PRODUCE)
        )
        if fees or min(before.goods_supply) < PLENTY:
            continue
        found = named_option(game.observe(seat), SELECT + PRODUCE_TILE)
        twin = after_selecting(game, seat, PRODUCE_TILE)
        while not twin.over and state_of(twin).asked_question != ASK_SELECT:
            twin.play(state_of(twin).turn, twin.actions(state_of(twin).turn)[-1])
        made = [
            sum(state_of(twin).produced[other * len(KINDS) : (other + 1) * len(KINDS)])
            for other in range(before.players)
        ]
        assert found["gains_goods"] == pytest.approx(made[seat] / 6)
        assert found["others_goods"] == pytest.approx((sum(made) - made[seat]) / 10)
        met += sum(made)
    assert met


def test_the_best_sale_has_the_price_of_the_rules() -> None:
    for game, seat in positions(every=25):
        state = state_of(game).copy()
        empire = state.empires[seat]
        state.powers = working_powers(empire, TRADE) + working_powers(empire, CONSUME)
        prices = [
            price_of_good(state, good)
            for colony, good in zip(empire.colonies, empire.goods, strict=True)
            if good != NO_GOOD and not NO_TRADE[colony]
        ]
        assert named_features(game.observe(seat))["own.sale"] == pytest.approx(max(prices, default=0) / 7)


def test_trade_and_consume_bring_what_a_good_plan_brings() -> None:
    """What is said can be had, and is nearly always the most there is."""
    met = best_found = 0
    for game, seat in selections(TRADE_TILE, every=1, goals=False):
        empire = state_of(game).empires[seat]
        if not 0 < len(empire.goods) - empire.goods.count(NO_GOOD) < 5:
            continue
        found = named_option(game.observe(seat), SELECT + TRADE_TILE)
        said = found["gains_vp"] * 8 + found["gains_credits"] * 8 * CREDIT_WORTH
        worth = most_worth(after_selecting(game, seat, TRADE_TILE), seat) - empire.chips - empire.credits * CREDIT_WORTH
        assert said <= worth + 1e-6
        met += 1
        best_found += said == pytest.approx(worth)
    assert met > 10
    assert best_found >= 0.9 * met


def most_worth(game: Game, seat: int) -> float:
    """Chips and credits of the seat at the end of its turn, whichever way it is played best."""
    state = state_of(game)
    if game.over or state.turn != seat or state.asked_question == ASK_SELECT:
        return state.empires[seat].chips + state.empires[seat].credits * CREDIT_WORTH
    best = 0.0
    for action in game.actions(seat):
        twin = game.copy()
        twin.play(seat, action)
        best = max(best, most_worth(twin, seat))
    return best


def test_the_income_of_every_seat_are_in_its_part_of_the_position() -> None:
    for game, seat in positions(every=25):
        found = named_features(game.observe(seat))
        state = state_of(game)
        other = state.empires[(seat + 1) % state.players]
        income = income_of(other)
        assert found["left1.produce_goods"] == pytest.approx(income.produce_goods / 5)
        assert found["left1.trade_vp"] == pytest.approx(income.trade_vp / 8)
        assert found["left1.later_credits"] == pytest.approx(income.later_credits / 10)
        assert found["left1.settleable"] <= found["left1.within_reach"] <= found["left1.explored_count"] * 8 / 3


def test_envoys_gain_all_places_before_the_disk() -> None:
    for game, seat in selections(ENVOYS, every=3):
        state = state_of(game)
        found = named_option(game.observe(seat), SELECT + ENVOYS)
        assert found["gains_priority"] == pytest.approx(state.track.index(state.asked_about) / 4)
        assert found["gains_vp"] == pytest.approx(1 / 8)


def test_options_about_a_tile_say_what_it_adds() -> None:
    met = 0
    for game, seat in positions(every=5):
        state = state_of(game)
        empire = state.empires[seat]
        tiles = tiles_of(empire, state.any_kind)
        for action in game.actions(seat):
            if BUY <= action < PICK or CONQUER_OR_PAY <= action < REPLACE:
                tile = action - BUY + FIRST_DEVELOPMENT if action < PICK else (action - CONQUER_OR_PAY) % len(WORLDS)
                found = named_option(game.observe(seat), action)
                assert found["vp_added"] == pytest.approx(tiles.bonuses.gain(tile, empire.chips) / 12)
                assert found["military_added"] == pytest.approx(tiles.settle.military_gain(tile) / 4)
                met += 1
    assert met
