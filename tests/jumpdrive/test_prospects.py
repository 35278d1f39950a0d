"""What choices bring in the rounds to come: worked positions, and the same as playing in random games."""

import pytest

from tests.jumpdrive.subject import JUMP_DRIVE
from tests.jumpdrive.table import WORLDS, Table
from tests.support.features import Features, named_features, named_option
from tests.support.subject import Setup
from windfall.titles.jumpdrive.components.cards import IDS, INDEX
from windfall.titles.jumpdrive.reading.economy import economy_of
from windfall.titles.jumpdrive.reading.worth import WORTHS, Worth, appraiser, related
from windfall.titles.jumpdrive.rules.actions import DEVELOP, EXPLORE, PASS, SETTLE
from windfall.titles.jumpdrive.rules.cost import general_military
from windfall.titles.jumpdrive.rules.scoring import cards_of_others, income_of, vp_of
from windfall.titles.jumpdrive.rules.state import JumpDriveState

JUNK = ["mining_league", "uplift_code", "galactic_federation", "rebel_homeworld"]


def option(table: Table, words: str, seat: int = 0) -> dict[str, float]:
    """The features of an option, by its words."""
    action = table.state.choices[seat][table.options(seat).index(words)]
    return named_option(table.game().observe(seat), action)


def position(table: Table, seat: int = 0) -> dict[str, float]:
    return named_features(table.game().observe(seat))


# Placing


def test_a_world_that_ends_the_game_is_told() -> None:
    table = Table(players=2)
    table.empire(0, hand=["deserted_alien_colony", *JUNK, "asteroid_belt", "asteroid_belt"], vp=46)
    table.empire(1, vp=30)
    table.idle(1)
    table.begin_round()
    found = option(table, "settle: Deserted Alien Colony")
    assert found["plan.vp"] * 12 == pytest.approx(4)
    assert found["plan.total"] == 1
    assert found["plan.ends"] == 1
    assert found["plan.goes_on"] == found["plan.rounds"] == 0
    assert found["plan.chance"] > option(table, "explore")["plan.chance"]
    waiting = option(table, "explore")
    assert waiting["plan.ends"] == 0
    assert waiting["plan.total"] * 50 == pytest.approx(46)
    assert waiting["plan.goes_on"] > 0.9
    assert waiting["plan.rounds"] * 4 >= 1


def test_cards_in_hand_are_counted_after_the_choice_and_after_income() -> None:
    table = Table(players=2)
    table.empire(0, hand=["gem_world", *JUNK], cards=["investment_credits"])
    table.idle(1)
    table.begin_round()
    income = round(position(table)["own.income_per_round"] * 15)
    explored = option(table, "explore")
    assert explored["plan.left"] * 10 == pytest.approx(5 + 2)
    assert explored["plan.next_hand"] * 10 == pytest.approx(5 + 2 + income)
    assert explored["plan.paid"] == explored["plan.placed"] == explored["plan.over"] == 0
    settled = option(table, "settle: Gem World")
    paid = round(settled["payment"] * 8)
    assert settled["plan.paid"] * 8 == pytest.approx(paid)
    assert settled["plan.placed"] * 3 == pytest.approx(1)
    assert settled["plan.left"] * 10 == pytest.approx(5 - 1 - paid + 1), "a world alone draws a card"
    gained = round(settled["income_gain"] * 5)
    assert settled["plan.next_hand"] * 10 == pytest.approx(5 - paid + income + gained)


def test_cards_over_the_hand_limit_are_told() -> None:
    table = Table(players=2)
    table.empire(0, hand=["asteroid_belt", "asteroid_belt", "comet_zone", "smuggling_lair", *JUNK], cards=["gem_world"])
    table.idle(1)
    table.begin_round()
    income = round(position(table)["own.income_per_round"] * 15)
    found = option(table, "explore")
    assert found["plan.next_hand"] == 1
    assert found["plan.over"] * 5 == pytest.approx(8 + 2 + income - 10)


def test_a_development_is_told_with_the_best_world() -> None:
    table = Table(players=2)
    table.empire(0, hand=["smuggling_lair", *JUNK])
    table.idle(1)
    table.begin_round()
    found = option(table, "develop: Survey Team")
    assert found["plan.placed"] * 3 == pytest.approx(2)
    table.choose(0, "develop: Survey Team")
    alone, both = option(table, "pass"), option(table, "settle: Smuggling Lair")
    assert alone["plan.placed"] * 3 == pytest.approx(1)
    plan = {name for name in found if name.startswith(("plan.", "next."))}
    assert {name: found[name] for name in plan} == {name: both[name] for name in plan}


def test_what_can_be_placed_next_round_is_told() -> None:
    table = Table(players=2)
    table.empire(0, hand=["gem_world", "deserted_alien_colony", "rebel_homeworld"])
    table.idle(1)
    table.begin_round()
    found = option(table, "explore")
    assert found["next.placeable"] * 6 == pytest.approx(1), "the colony is too dear, and there is no military"
    assert found["next.vp"] * 10 == pytest.approx(option(table, "settle: Gem World")["vp_gain"] * 10)
    assert found["next.income"] * 5 == pytest.approx(option(table, "settle: Gem World")["income_gain"] * 5)


def test_after_the_last_round_nothing_follows() -> None:
    table = Table(players=2)
    table.empire(0, hand=JUNK, cards=["deserted_alien_colony"], vp=46)
    table.begin_round()
    table.score()
    assert table.state.over
    for seat, total in ((0, 50), (1, 0)):
        found = position(table, seat)
        assert found["outlook.own_now"] * 50 == pytest.approx(total)
        assert found["outlook.goes_on"] == found["outlook.rounds"] == 0


# Discarding


def test_the_card_to_keep_is_told_from_those_to_discard() -> None:
    table = Table(players=2)
    owned = ["survey_team", "galactic_trendsetters", "galactic_trendsetters", "gem_world"]
    table.empire(0, hand=["asteroid_belt", "galactic_trendsetters", "rebel_base", *WORLDS[1:4]], cards=owned)
    table.idle(1)
    table.play(0, "settle: Asteroid Belt")
    keep, away = option(table, "discard: Galactic Trendsetters"), option(table, "discard: Rebel Base")
    assert keep["keep.gain"] > away["keep.gain"]
    assert keep["keep.lower"] > away["keep.lower"]
    assert keep["keep.lost"] > 0
    assert min(option(table, words)["keep.lost"] for words in table.options(0)) == 0
    assert away["keep.lacking"] > 0
    assert away["keep.price"] == away["keep.short"] == 0


def test_a_card_that_others_gain_by_helps() -> None:
    """Military for a world that lacks it, and none for one that has nothing to do with it."""
    economy = economy_of([], [[]])
    worth = Worth(4.0, WORTHS)
    for other, helped in (("rebel_underground", True), ("gem_world", False)):
        hand = sorted([INDEX["space_marines"], INDEX[other]])
        gains = appraiser().gains(economy, hand, 6, worth)
        helps = appraiser().helps(economy, hand, 6, worth, gains)
        assert (helps[hand.index(INDEX["space_marines"])] > 0) == helped


class TestInRandomGames(Features):
    subject = JUMP_DRIVE

    def test_a_plan_is_what_the_empire_would_be(self, setup: Setup) -> None:
        seen = 0
        for game, seat, _rng in self.positions(setup, seed=18, share=0.6):
            state = game.state
            assert isinstance(state, JumpDriveState)
            if game.decision(seat).kind != "place":
                continue
            for action in game.actions(seat):
                if DEVELOP <= action < SETTLE:
                    continue
                found = named_option(game.observe(seat), action)
                twin = state.copy()
                empire = twin.empires[seat]
                before = vp_of(twin, seat), income_of(twin, seat), general_military(empire.cards)
                if empire.picks:
                    empire.cards.append(empire.picks[0] - DEVELOP)
                if action not in (EXPLORE, PASS):
                    empire.cards.append(action - SETTLE)
                if round(found["plan.placed"] * 3) != len(empire.cards) - len(state.empires[seat].cards):
                    continue  # with a second world
                if "colony_convoy" in [IDS[card] for card in empire.cards]:
                    continue  # which may be given up for one
                assert found["plan.vp"] * 12 == pytest.approx(vp_of(twin, seat) - before[0])
                assert found["plan.income"] * 6 == pytest.approx(income_of(twin, seat) - before[1])
                assert found["plan.military"] * 4 == pytest.approx(general_military(empire.cards) - before[2])
                assert found["plan.total"] * 50 == pytest.approx(empire.vp + vp_of(twin, seat))
                seen += 1
        assert seen

    def test_only_related_cards_gain_by_each_other(self, some_setup: Setup) -> None:
        """Those that are passed over would gain nothing."""
        worth = Worth(3.0, WORTHS)
        passed = 0
        for game, seat, _rng in self.positions(some_setup, seed=19, share=0.4):
            state = game.state
            assert isinstance(state, JumpDriveState)
            hand = state.empires[seat].hand
            economy = economy_of(state.empires[seat].cards, cards_of_others(state, seat))
            before = appraiser().gains(economy, hand, 8, worth)
            for card in hand:
                after = appraiser().gains(economy.plus(card), hand, 8, worth)
                for at, may_gain in enumerate(related(economy, card, hand)):
                    assert may_gain or after[at] <= max(0.0, before[at])
                    passed += not may_gain
        assert passed

    def test_the_outlook_is_of_rounds_to_come(self, some_setup: Setup) -> None:
        for game, seat, _rng in self.positions(some_setup, seed=20, share=0.2):
            found = named_features(game.observe(seat))
            assert 0 <= found["outlook.goes_on"] <= 1
            assert found["outlook.rival_end"] >= found["outlook.rival_now"] > -1e-9
            assert found["outlook.own_end"] >= found["outlook.own_now"] - 1e-9
            if found["outlook.own_now"] >= 1:
                assert found["outlook.goes_on"] == found["outlook.rounds"] == 0
