"""Alien Oort Cloud Factory corrected to a windfall world (NF-w14).

These tests need the corrected file, so `test_windfall_factory.py` runs them in a process of their own.
"""

import random
from collections import Counter

import pytest

import windfall
from tests.newfrontiers.invariants import check
from tests.newfrontiers.subject import NEW_FRONTIERS, POLICIES, SETUPS
from tests.newfrontiers.table import Table
from windfall.engine.kinds import KIND_IDS
from windfall.titles.newfrontiers.components.tiles import ANY_WORLD
from windfall.titles.newfrontiers.reading.income import income_of
from windfall.titles.newfrontiers.rules import events
from windfall.titles.newfrontiers.rules.actions import CONQUER_OR_PAY, PICK, PRODUCE_ON
from windfall.titles.newfrontiers.rules.state import NO_GOOD, NewFrontiersState

OORT = "alien_oort_cloud_factory"
SETTLE_IT = "settle: Alien Oort Cloud Factory"
ALL_KINDS = ["name kind: Novelty", "name kind: Rare Elements", "name kind: Genes", "name kind: Alien Technology"]
KINDS = list(KIND_IDS[:4])
EVERY_KIND = pytest.mark.parametrize(("option", "kind"), list(zip(ALL_KINDS, KINDS, strict=True)))


def test_it_is_a_windfall_world_here() -> None:
    (tile,) = [tile for tile in windfall.title("newfrontiers").components() if tile.id == OORT]
    assert (tile.face.kind, tile.face.goods) == ("any", "windfall")


# Its placement


@EVERY_KIND
def test_its_kind_is_named_when_it_is_placed_and_it_brings_that_good(option: str, kind: str) -> None:
    table = Table()
    table.empire(0, credits=2, colonists=2, explored=[OORT])
    supply = table.goods_supply(kind)
    table.select("settle", by=1)
    assert table.question == "settle"  # nothing looks at kinds before
    table.choose(SETTLE_IT)
    assert (table.seat, table.question, table.options()) == (0, "name_kind", ALL_KINDS)
    table.choose(option)
    assert table.goods(0) == {OORT: kind}
    assert table.goods_supply(kind) == supply - 1
    assert table.seat == -1


def test_who_does_not_settle_it_is_not_asked() -> None:
    table = Table()
    table.empire(0, credits=2, colonists=2, explored=[OORT])
    table.select("settle", by=1)
    table.choose("take colonists")
    assert table.seat == -1


@pytest.mark.parametrize(("option", "price", "kind"), [(ALL_KINDS[1], 1, "rare"), (ALL_KINDS[2], 2, "genes")])
def test_a_kind_named_for_its_price_is_that_of_its_good(option: str, price: int, kind: str) -> None:
    """NF-13: once in an action, so Alpha Centauri's discount on Rare Elements and another good do not go together."""
    table = Table()
    red = table.empire(0, credits=2, colonists=2, colonies=["alpha_centauri"], explored=[OORT])
    table.select("settle", by=1)
    table.choose(option, SETTLE_IT)
    assert red.credits == 2 - price
    assert table.goods(0) == {OORT: kind}
    assert table.seat == -1


def test_it_brings_nothing_if_the_supply_has_no_such_good() -> None:
    table = Table()
    table.empire(0, credits=2, colonists=2, explored=[OORT])
    table.leave_goods("alien", 0)
    table.select("settle", by=1)
    table.choose(SETTLE_IT, "name kind: Alien Technology")
    assert table.goods(0) == {}


def test_its_kind_is_named_before_powers_that_follow_a_settled_world() -> None:
    """So nobody sees the world that Terraforming Robots draw before the kind is named."""
    table = Table(draws=["gem_world"])
    table.empire(0, credits=2, colonists=2, developments=["terraforming_robots"], explored=[OORT])
    table.select("settle", by=1)
    table.choose(SETTLE_IT)
    assert (table.question, table.explored(0)) == ("name_kind", [])
    table.choose("name kind: Genes")
    assert table.goods(0) == {OORT: "genes"}
    assert table.explored(0) == ["gem_world"]


def test_as_the_second_world_of_a_turn_it_brings_its_good_too() -> None:
    table = Table()
    table.empire(
        0, credits=9, colonists=3, developments=["improved_logistics"], explored=[OORT, "spice_world", "gem_world"]
    )
    table.select("settle", by=1)
    table.choose("settle: Spice World", SETTLE_IT, "name kind: Alien Technology")
    assert table.goods(0) == {OORT: "alien"}


def test_a_second_world_follows_it() -> None:
    table = Table()
    table.empire(0, credits=9, colonists=3, developments=["improved_logistics"], explored=[OORT, "spice_world"])
    table.select("settle", by=1)
    table.choose(SETTLE_IT, "name kind: Rare Elements")
    assert (table.seat, table.question) == (0, "settle_more")
    table.choose("settle: Spice World")
    assert table.colonies(0) == [OORT, "spice_world"]


def test_as_a_replacement_it_brings_a_good_of_the_kind_it_replaces() -> None:
    """NF-11: the kind is named before, for only a world of the same kind can be replaced."""
    table = Table()
    table.empire(0, colonists=1, colonies=["asteroid_belt"], developments=["terraforming_engineers"], explored=[OORT])
    table.select("settle", by=1)
    assert table.options() == ALL_KINDS
    table.choose("name kind: Rare Elements", "replace: Asteroid Belt")
    assert table.goods(0) == {OORT: "rare"}


def test_a_colony_that_replaces_it_returns_its_good() -> None:
    table = Table()
    table.empire(
        0, colonies=[OORT], goods={OORT: "alien"}, developments=["terraforming_engineers"], explored=["spice_world"]
    )
    supply = table.goods_supply("alien")
    table.select("settle", by=1)
    table.choose("name kind: Novelty", "replace: Alien Oort Cloud Factory")
    assert table.goods_supply("alien") == supply + 1
    assert table.colonies(0) == ["spice_world"]


# Produce


def test_it_makes_no_good_by_itself() -> None:
    table = Table()
    table.empire(0, colonies=[OORT])
    table.select("produce", by=1)
    assert table.seat == -1  # and its kind cannot matter
    assert table.goods(0) == {}


@EVERY_KIND
def test_the_bonus_of_the_selecting_player_fills_it(option: str, kind: str) -> None:
    table = Table()
    table.empire(0, colonies=[OORT])
    table.select("produce", by=0)
    assert (table.seat, table.options()) == (0, ALL_KINDS)
    table.choose(option)
    assert table.goods(0) == {OORT: kind}


def test_the_bonus_may_fill_another_windfall_colony() -> None:
    table = Table()
    table.empire(0, colonies=[OORT, "rebel_fuel_cache"])
    table.select("produce", by=0)
    table.choose("name kind: Genes")
    assert table.options() == ["produce: Alien Oort Cloud Factory", "produce: Rebel Fuel Cache"]
    table.choose("produce: Rebel Fuel Cache")
    assert table.goods(0) == {"rebel_fuel_cache": "rare"}


@pytest.mark.parametrize(("option", "filled"), [(ALL_KINDS[2], True), (ALL_KINDS[3], False)])
def test_a_power_for_one_kind_fills_it_if_that_kind_was_named(option: str, filled: bool) -> None:
    table = Table()
    table.empire(0, colonies=[OORT], developments=["genetics_lab"])
    table.select("produce", by=1)
    table.choose(option)
    assert table.goods(0) == ({OORT: "genes"} if filled else {})


def test_its_kind_is_not_asked_for_while_it_has_a_good() -> None:
    table = Table()
    table.empire(0, colonies=[OORT], goods={OORT: "novelty"})
    table.select("produce", by=0)
    assert table.seat == -1


def test_its_good_cannot_be_sold() -> None:
    table = Table()
    table.empire(0, colonies=[OORT], goods={OORT: "alien"})
    table.select("trade_consume", by=1)
    assert table.seat == -1
    assert table.goods(0) == {OORT: "alien"}


# The rule-based player


def choice(table: Table) -> str:
    decision = table.game().decision(table.seat)
    title = windfall.title("newfrontiers")
    ratings = title.rate(table.game().observe(table.seat), decision.actions)
    assert ratings is not None
    return table.options()[list(ratings).index(max(ratings))]


def test_the_player_names_a_kind_for_which_it_gets_a_good() -> None:
    """A Novelty good would be consumed for more, but only Genetics Lab can make one."""
    table = Table()
    table.empire(0, colonies=[OORT], developments=["genetics_lab", "consumer_markets"])
    table.select("produce", by=1)
    assert choice(table) == "name kind: Genes"


def test_reading_knows_that_it_is_not_filled_by_itself() -> None:
    table = Table()
    red = table.empire(0, colonies=[OORT])
    assert (income_of(red).produce_goods, income_of(red).empty_windfalls) == (0, 1)


# Whole games


def test_random_games_with_it_lose_nothing() -> None:
    """In every setup, with every policy; whoever can gets the factory, settles it and fills it. Words, views, numbers
    and samples are asked for along the way."""
    met: Counter[str] = Counter()
    for number, setup in enumerate(SETUPS * 2):
        game = NEW_FRONTIERS.new_game(setup, seed=number)
        rng = random.Random(number)
        policy = POLICIES[number % len(POLICIES)]
        eager = number < len(SETUPS)
        while not game.over:
            seat = game.seats[0]
            wanted = [PICK + ANY_WORLD, CONQUER_OR_PAY + ANY_WORLD, PRODUCE_ON + ANY_WORLD] if eager else []
            action = next((each for each in wanted if each in game.actions(seat)), None)
            if game.decision(seat).kind == "name_kind" or rng.random() < 0.05:
                _look_at(game, seat, rng)
            game.play(seat, policy.choose(game, seat, rng) if action is None else action)
            check(_own(game))
            _count(game, met)
        journal = game.journal()
        assert windfall.replay(journal).result == game.result
    assert all(met[f"brought {kind}"] for kind in range(4)), met
    assert met["filled"] > 3, met


def _own(game: windfall.Game) -> NewFrontiersState:
    assert isinstance(game.state, NewFrontiersState)
    return game.state


def _look_at(game: windfall.Game, seat: int, rng: random.Random) -> None:
    observation, decision = game.observe(seat), game.decision(seat)
    assert all(str(option.text) for option in decision.options)
    assert [game.title.note(observation, action) is None for action in decision.actions]
    assert len(game.title.features(observation)) == len(game.title.feature_specs)
    assert len(game.title.all_option_features(observation, decision.actions)) == len(decision.actions)
    ratings = game.title.rate(observation, decision.actions)
    assert ratings is not None
    assert len(ratings) == len(decision.actions)
    game.title.view(observation)
    assert windfall.sample(observation, rng).observe(seat) == observation


def _count(game: windfall.Game, met: Counter[str]) -> None:
    for event in game.state.events:
        if event[0] == events.WINDFALL_GOOD and event[3] == ANY_WORLD:
            met[f"brought {event[4]}"] += 1
        if event[0] == events.PRODUCES and event[3] == ANY_WORLD:
            met["filled"] += 1
    for empire in _own(game).empires:
        if ANY_WORLD in empire.colonies and empire.goods[empire.colonies.index(ANY_WORLD)] == NO_GOOD:
            met["empty"] += 1


def test_bots_play_whole_games_with_it() -> None:
    for name in ("greedy", "learned"):
        bot = windfall.bot(name, 1)
        game = windfall.new("newfrontiers", players=2, seed=5)
        while not game.over:
            seat = game.seats[0]
            game.play(seat, bot.choose(game.observe(seat), game.decision(seat)))
        assert game.result.winners
