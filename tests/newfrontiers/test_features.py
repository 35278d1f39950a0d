"""The features of positions and options."""

import pytest

from tests.newfrontiers.subject import NEW_FRONTIERS
from tests.support.features import Features, named_features, named_option
from tests.support.subject import Setup
from windfall.titles.newfrontiers.components.tiles import COST, DEVELOPMENTS, GOALS, IDS, WORLDS
from windfall.titles.newfrontiers.rules.actions import BUY, PICK, SELL_GOOD, STOCKPILE_GOOD
from windfall.titles.newfrontiers.rules.develop import discount
from windfall.titles.newfrontiers.rules.scoring import total_military
from windfall.titles.newfrontiers.rules.state import NO_GOOD, UNKNOWN_GOAL, NewFrontiersState
from windfall.titles.newfrontiers.rules.trade_consume import price_of_good


class TestFeatures(Features):
    subject = NEW_FRONTIERS

    def test_what_the_own_seat_has(self, some_setup: Setup) -> None:
        for game, seat, _rng in self.positions(some_setup, seed=6, share=0.1):
            found = named_features(game.observe(seat))
            state = game.state
            assert isinstance(state, NewFrontiersState)
            empire = state.empires[seat]
            assert found["own.credits"] == pytest.approx(empire.credits / 15)
            assert found["own.score"] == pytest.approx(game.title.scores(state)[seat] / 60)
            assert found["own.military"] == pytest.approx(total_military(state, empire) / 12)
            for tile, tile_id in enumerate(IDS):
                assert found[f"own.tiles.{tile_id}"] == (tile in empire.colonies + empire.developments)
            for world in WORLDS:
                assert found[f"own.explored.{IDS[world]}"] == (world in empire.explored)
                assert found[f"bag.{IDS[world]}"] == (world in state.bag)
            for face, copies in zip(state.faces, state.market, strict=True):
                assert found[f"market.{IDS[face]}"] == pytest.approx(copies / 3)
            assert found["own.goods"] == pytest.approx(sum(good != NO_GOOD for good in empire.goods) / 6)

    def test_a_goal_face_down_is_known_to_its_holder_alone(self, some_setup: Setup) -> None:
        if not some_setup.options["goals"]:
            return
        held = 0
        for game, _seat, _rng in self.positions(some_setup, seed=6, share=0.5):
            state = game.state
            assert isinstance(state, NewFrontiersState)
            assert state.goals is not None
            for viewer in range(some_setup.players):
                found = named_features(game.observe(viewer))
                mine = [goal.id for goal in GOALS if found[f"own_goal.{goal.id}"]]
                if state.goals.holder == viewer and state.goals.face_down != UNKNOWN_GOAL:
                    assert mine == [GOALS[state.goals.face_down].id]
                    held += 1
                else:
                    assert mine == []
        assert held

    def test_prices_are_those_of_the_rules(self, some_setup: Setup) -> None:
        met = 0
        for game, seat, _rng in self.positions(some_setup, seed=7, share=1.0):
            state = game.state
            assert isinstance(state, NewFrontiersState)
            empire = state.empires[seat]
            kind = game.decision(seat).kind
            for action in game.actions(seat):
                if BUY <= action < PICK:
                    found = named_option(game.observe(seat), action)
                    price = max(0, COST[DEVELOPMENTS.start + action - BUY] - discount(state, seat))
                    assert found["payment"] == pytest.approx(price / 9)
                    assert found["credits_left"] == pytest.approx((empire.credits - price) / 15)
                    met += 1
                elif kind == "sell" and SELL_GOOD <= action < STOCKPILE_GOOD:
                    good = empire.goods[empire.colonies.index(action - SELL_GOOD)]
                    assert named_option(game.observe(seat), action)["sale"] == pytest.approx(
                        price_of_good(state, good) / 7
                    )
                    met += 1
        assert met
