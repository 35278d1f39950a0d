"""The features of positions and options."""

import pytest

import windfall
from tests.jumpdrive.subject import JUMP_DRIVE
from tests.support.features import MOST, Features, named_features, named_option
from tests.support.subject import Setup
from windfall.titles.jumpdrive.components.cards import IDS
from windfall.titles.jumpdrive.rules.actions import DEVELOP, SETTLE
from windfall.titles.jumpdrive.rules.cost import development_cost, general_military, world_payment
from windfall.titles.jumpdrive.rules.place import with_development
from windfall.titles.jumpdrive.rules.scoring import income_of, vp_of
from windfall.titles.jumpdrive.rules.state import JumpDriveState


class TestFeatures(Features):
    subject = JUMP_DRIVE

    def test_what_the_own_seat_has(self, setup: Setup) -> None:
        for game, seat, _rng in self.positions(setup, seed=6, share=0.3):
            found = named_features(game.observe(seat))
            state = game.state
            assert isinstance(state, JumpDriveState)
            empire = state.empires[seat]
            assert found["own.vp"] == pytest.approx(empire.vp / 50)
            assert found["own.vp_per_round"] == pytest.approx(vp_of(state, seat) / 20)
            assert found["own.income_per_round"] == pytest.approx(income_of(state, seat) / 15)
            assert found["own.general_military"] == pytest.approx(general_military(empire.cards) / 12)
            for card, card_id in enumerate(IDS):
                assert found[f"hand.{card_id}"] == empire.hand.count(card) / 2
                assert found[f"own.cards.{card_id}"] == empire.cards.count(card) / 2
                assert found[f"own_discards.{card_id}"] == empire.discards.count(card) / 2

    def test_gains_are_what_the_empire_would_yield_more(self, setup: Setup) -> None:
        seen = 0
        for game, seat, _rng in self.positions(setup, seed=8, share=0.5):
            if game.decision(seat).kind != "place" or game.state.empires[seat].picks:
                continue
            for action in game.actions(seat):
                if action < DEVELOP:
                    continue
                found = named_option(game.observe(seat), action)
                twin = game.copy().state
                empire = twin.empires[seat]
                before = vp_of(twin, seat), income_of(twin, seat), general_military(empire.cards)
                empire.cards.append(action - (SETTLE if action >= SETTLE else DEVELOP))
                assert found["vp_gain"] == pytest.approx((vp_of(twin, seat) - before[0]) / 10)
                assert found["income_gain"] == pytest.approx((income_of(twin, seat) - before[1]) / 5)
                assert found["military_gain"] == pytest.approx((general_military(empire.cards) - before[2]) / 4)
                seen += 1
        assert seen

    def test_pairs_are_the_worlds_that_can_be_picked_next(self, setup: Setup) -> None:
        seen = 0
        for game, seat, _rng in self.positions(setup, seed=9, share=1.0):
            if game.decision(seat).kind != "place" or game.state.empires[seat].picks:
                continue
            for action in game.actions(seat):
                if not DEVELOP <= action < SETTLE:
                    continue
                found = named_option(game.observe(seat), action)
                twin = game.copy()
                step = twin.state.step()
                twin.play(seat, action)
                picking = twin.state.step() == step and seat in twin.seats and twin.decision(seat).kind == "place"
                worlds = [choice for choice in twin.actions(seat) if choice >= SETTLE] if picking else []
                assert found["pairs"] == pytest.approx(len(worlds) / 4)
                if worlds:
                    best = max(named_option(twin.observe(seat), world)["vp_gain"] for world in worlds)
                    assert found["pair_vp"] * 12 == pytest.approx(max(0, found["vp_gain"] * 10 + best * 10))
                    seen += 1
        assert seen

    def test_numbers_of_first_hands_are_small(self) -> None:
        """What a hand promises for the whole game is never more than at its start."""
        for seed in range(40):
            game = windfall.new("jumpdrive", players=2, seed=seed)
            for row in game.title.all_option_features(game.observe(0), game.actions(0)):
                assert all(-MOST / 2 <= number <= MOST / 2 for number in row)

    def test_payments_are_those_of_the_rules(self, setup: Setup) -> None:
        developments = worlds = 0
        for game, seat, _rng in self.positions(setup, seed=7, share=1.0):
            state = game.state
            assert isinstance(state, JumpDriveState)
            empire = state.empires[seat]
            if game.decision(seat).kind != "place":
                continue
            for action in game.actions(seat):
                found = named_option(game.observe(seat), action)
                if DEVELOP <= action < SETTLE:
                    payment = development_cost(empire.cards, action - DEVELOP, alone=True)
                    assert found["payment"] == pytest.approx(payment / 8)
                    developments += 1
                elif action >= SETTLE:
                    cards, _budget = with_development(empire)
                    payment = world_payment(cards, action - SETTLE)
                    assert found["payment"] == pytest.approx(max(0, payment) / 8)
                    assert found["payable"] or found["conquerable"]
                    worlds += 1
        assert developments
        assert worlds
