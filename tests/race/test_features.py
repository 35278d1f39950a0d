"""The features of positions and options."""

import pytest

from tests.race.subject import RACE
from tests.support.features import Features, named_features, named_option
from tests.support.subject import Setup
from windfall.engine.deck import NO_CARD
from windfall.titles.race.components.cards import COST, IDS, INDEX, IS_WORLD
from windfall.titles.race.numbers.option_layout import OPTION_FEATURES, PRINTED
from windfall.titles.race.reading.placing import NO_WAY, placing_of
from windfall.titles.race.rules.actions import DEVELOP_CARD, PLACE, TRADE_GOOD
from windfall.titles.race.rules.consume import price_of_good
from windfall.titles.race.rules.develop import development_cost
from windfall.titles.race.rules.scoring import score_of, total_military
from windfall.titles.race.rules.state import RaceState


class TestFeatures(Features):
    subject = RACE

    def test_what_the_own_seat_has(self, setup: Setup) -> None:
        for game, seat, _rng in self.positions(setup, seed=6, share=0.2):
            found = named_features(game.observe(seat))
            state = game.state
            assert isinstance(state, RaceState)
            empire = state.empires[seat]
            assert found["own.score"] == pytest.approx(game.title.scores(state)[seat] / 50)
            assert found["own.chips"] == pytest.approx(empire.chips / 30)
            military = found["own.tableau.settle.military"] * self._scale("own.tableau.settle.military")
            assert military == pytest.approx(total_military(empire))
            for card, card_id in enumerate(IDS):
                assert found[f"own.hand.{card_id}"] == empire.hand.count(card) / 2
                assert found[f"own.cards.{card_id}"] == (card in empire.tableau)
                assert found[f"drawn.{card_id}"] == empire.drawn.count(card) / 2
            goods = {IDS[card] for card, good in zip(empire.tableau, empire.goods, strict=True) if good != NO_CARD}
            assert {name for name in IDS if found[f"own.good_on.{name}"]} == goods

    def _scale(self, name: str) -> float:
        return next(spec.scale for spec in self._title().feature_specs if spec.name == name)

    def test_payments_and_prices_are_those_of_the_rules(self, setup: Setup) -> None:
        met = set()
        for game, seat, _rng in self.positions(setup, seed=7, share=1.0):
            state = game.state
            assert isinstance(state, RaceState)
            empire = state.empires[seat]
            kind = game.decision(seat).kind
            for action in game.actions(seat):
                if kind == "develop" and action >= PLACE:
                    found = named_option(game.observe(seat), action)
                    payment = development_cost(empire, action - PLACE, state.asked_about)
                    assert found["payment"] == pytest.approx(payment / 6)
                    assert found["payable"] == 1
                    assert found["card.development"] == 1
                    met.add(kind)
                elif kind == "trade":
                    found = named_option(game.observe(seat), action)
                    assert found["price"] == pytest.approx(price_of_good(empire, action - TRADE_GOOD, True) / 8)
                    met.add(kind)
        assert met

    def test_what_can_be_placed_is_what_the_rules_offer(self, setup: Setup) -> None:
        met = set()
        for game, seat, _rng in self.positions(setup, seed=9, share=1.0):
            kind = game.decision(seat).kind
            if kind not in ("develop", "settle"):
                continue
            state = game.state
            assert isinstance(state, RaceState)
            empire = state.empires[seat]
            placing = placing_of(tuple(empire.tableau))
            bonus = int(empire.chosen.count(DEVELOP_CARD) > state.asked_about)
            placeable = {
                card
                for card in empire.hand
                if IS_WORLD[card] == (kind == "settle")
                and placing.fewest_cards(card, bonus, len(empire.hand) - 1) != NO_WAY
            }
            assert placeable == {action - PLACE for action in game.actions(seat) if action >= PLACE}
            met.add(kind)
        assert met == {"develop", "settle"}

    def test_vps_added_are_those_of_the_score(self, setup: Setup) -> None:
        for game, seat, _rng in self.positions(setup, seed=10, share=0.1):
            state = game.state
            assert isinstance(state, RaceState)
            empire = state.empires[seat]
            placing = placing_of(tuple(empire.tableau))
            before = sum(score_of(empire).values())
            for card in range(len(IDS)):
                larger = empire.copy()
                larger.tableau.append(card)
                if card not in empire.tableau:
                    assert placing.vp_added(card, empire.chips) == sum(score_of(larger).values()) - before, IDS[card]


def test_printed_facts() -> None:
    rows = {
        spec.name: number for spec, number in zip(OPTION_FEATURES, PRINTED[PLACE + INDEX["space_marines"]], strict=True)
    }
    assert rows["card.development"] == 1
    assert rows["card.cost"] == pytest.approx(COST[INDEX["space_marines"]] / 6)
    assert rows["card.settle.military"] > 0
    assert not IS_WORLD[INDEX["space_marines"]]
