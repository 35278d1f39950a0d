"""Worked positions for the features of plans, goods that are left, rounds, ends and stockpiles."""

import pytest

from tests.newfrontiers.positions import positions
from tests.newfrontiers.table import Table
from tests.support.features import named_features, named_option
from windfall.titles.newfrontiers.components.tiles import DEVELOPMENTS, INDEX, WORLDS
from windfall.titles.newfrontiers.reading.empire import tiles_of
from windfall.titles.newfrontiers.reading.placing import Placing
from windfall.titles.newfrontiers.reading.position import Reading
from windfall.titles.newfrontiers.rules.actions import (
    ACTION_TILE_IDS,
    BUY,
    COLONISTS_TAKEN,
    CONQUER_OR_PAY,
    PASS,
    PICK,
    SELECT,
    SELL_GOOD,
    STOCKPILE_CREDITS,
    STOCKPILE_GOOD,
    TAKE_COLONISTS,
    TURN_UP,
)
from windfall.titles.newfrontiers.rules.agenda import ASK_DEVELOP

HOME = {"colonies": ["earths_lost_colony"]}


def position(table: Table, seat: int = 0) -> dict[str, float]:
    """The features of a position as counts."""
    game = table.game()
    specs = {spec.name: spec.scale for spec in game.title.feature_specs}
    return {name: number * specs[name] for name, number in named_features(game.observe(seat)).items()}


def option(table: Table, action: int) -> dict[str, float]:
    """The features of an option of the seat that is asked, as counts."""
    game = table.game()
    assert action in game.actions(table.seat)
    specs = {spec.name: spec.scale for spec in game.title.option_feature_specs}
    numbers = named_option(game.observe(table.seat), action)
    return {name: number * specs[name] for name, number in numbers.items()}


def selecting(table: Table, tile: str) -> dict[str, float]:
    return option(table, SELECT + ACTION_TILE_IDS.index(tile))


def ends(found: dict[str, float], prefix: str = "round.ends.") -> list[str]:
    return [name.removeprefix(prefix) for name, number in found.items() if name.startswith(prefix) and number]


def buy(face: str) -> int:
    return BUY + INDEX[face] - DEVELOPMENTS.start


# Ends


def test_what_is_missing_to_each_end_is_told() -> None:
    table = Table(players=3)
    table.empire(0, developments=["drop_ships", "mining_league"])
    table.empire(1, colonies=["earths_lost_colony", "gem_world", "spice_world"], chips=4)
    table.state.colonist_supply = 11
    table.state.vp_pool = 5
    table.begin_round()
    found = position(table)
    assert found["end.spaces"] == pytest.approx(8)  # of 11
    assert found["end.colonies"] == pytest.approx(5)  # of 8
    assert found["end.colonists"] == pytest.approx(7)  # four left would end the game
    assert found["end.chips"] == pytest.approx(5)
    assert found["end.selections"] == pytest.approx(2)
    # 5 chips at 1.2 for each of three players and a round, less half a round
    assert found["end.rounds"] == pytest.approx(round(10 * (5 / 3.6 - 0.5)))
    table.state.ending = 1
    assert position(table)["end.rounds"] == 0


def test_the_lead_is_that_over_the_best_other_player() -> None:
    table = Table(players=3)
    table.empire(0, chips=4)
    table.empire(1, chips=7)
    table.empire(2, chips=1)
    assert [position(table, seat)["end.lead"] for seat in range(3)] == pytest.approx([-3, 3, -6])


def test_the_last_chips_can_be_taken_by_envoys_or_by_all_in_trade_consume() -> None:
    table = Table(players=3)
    for seat, home in enumerate(["earths_lost_colony", "epsilon_eridani", "old_earth"]):
        table.empire(seat, colonies=[home])
    table.empire(1, colonies=["gem_world"], goods={"gem_world": "novelty"})  # 1 VP by Epsilon Eridani
    table.begin_round()
    table.state.vp_pool = 2
    assert ends(selecting(table, "send_diplomatic_envoys")) == []
    assert selecting(table, "send_diplomatic_envoys")["round.chips_left"] == pytest.approx(1)
    assert ends(selecting(table, "trade_consume")) == ["vp_pool"]
    assert selecting(table, "trade_consume")["round.chips_left"] == 0
    # with Envoys first, Trade, Consume still ends the game: for whoever selects it after
    assert ends(selecting(table, "send_diplomatic_envoys"), "round.ends_after.") == ["vp_pool"]
    table.state.vp_pool = 3
    assert ends(selecting(table, "trade_consume")) == []
    # Earth's Lost Colony makes one more good that is consumed
    assert ends(selecting(table, "produce"), "round.ends_after.") == ["vp_pool"]
    assert ends(selecting(table, "explore"), "round.ends_after.") == []


def test_developments_can_end_the_game_for_those_who_can_pay_for_the_last_space() -> None:
    table = Table(players=3)
    large = ["mining_league", "new_galactic_order", "alien_tech_institute", "galactic_exchange", "galactic_imperium"]
    table.empire(0, **HOME)
    table.empire(1, developments=large)
    table.begin_round()
    assert ends(selecting(table, "develop")) == []
    table.empire(1, credits=1)
    assert ends(selecting(table, "develop")) == ["developments"]
    assert ends(selecting(table, "retreat_into_isolation"), "round.ends_after.") == ["developments"]
    table.state.ending = 1
    assert ends(selecting(table, "develop")) == []


def test_the_last_colony_or_colonist_can_end_the_game() -> None:
    table = Table(players=3)
    colonies = ["earths_lost_colony", "gem_world", "spice_world", "space_port", "new_vinland", "comet_zone"]
    table.empire(0, colonies=[*colonies, "distant_world"], explored=["refugee_world"])
    table.begin_round()
    # the colonist of the selecting player settles Refugee World
    assert ends(selecting(table, "settle")) == ["colonies"]
    table.state.empires[0].explored.clear()
    assert ends(selecting(table, "settle")) == []
    # one for the selecting player, two for each of three
    table.state.colonist_supply = 5 + 7
    assert ends(selecting(table, "settle")) == []
    table.state.colonist_supply -= 1
    assert ends(selecting(table, "settle")) == ["colonists"]


def test_nothing_comes_after_the_last_selection() -> None:
    table = Table(players=3)
    table.state.vp_pool = 1
    table.begin_round()
    assert ends(selecting(table, "retreat_into_isolation"), "round.ends_after.") == ["vp_pool"]
    table.choose("select: Retreat into Isolation", "select: Send Diplomatic Envoys")
    table.state.ending = 0
    assert table.seat == 2
    assert ends(selecting(table, "trade_consume")) == ["vp_pool"]
    assert ends(selecting(table, "settle"), "round.ends_after.") == []


def test_placing_tells_that_it_makes_this_round_the_last_and_who_leads_then() -> None:
    table = Table(players=2)
    large = ["mining_league", "new_galactic_order", "alien_tech_institute", "galactic_exchange", "galactic_imperium"]
    table.empire(0, credits=5, developments=large)
    table.empire(1, chips=20)
    table.select("develop")
    score = position(table)["own.score"]
    found = option(table, buy("alien_monument"))
    assert found["plan.ends"] == 1
    # 3 printed VPs, and what it adds to the bonuses
    assert found["plan.lead"] == pytest.approx(score + found["vp_added"] - 20)
    assert option(table, PASS)["plan.ends"] == 0
    table.state.ending = 8
    assert option(table, buy("alien_monument"))["plan.ends"] == 0


def test_taking_the_last_colonists_is_told() -> None:
    table = Table(players=2)
    table.empire(0, explored=["refugee_world"])
    table.select("settle")
    table.state.colonist_supply = 4 + COLONISTS_TAKEN
    assert option(table, TAKE_COLONISTS)["plan.ends"] == 1
    table.state.colonist_supply += 1
    assert option(table, TAKE_COLONISTS)["plan.ends"] == 0


# Selecting


def test_the_best_purchase_is_told_with_and_without_the_discount() -> None:
    table = Table(players=3)
    table.put_in_market("alien_monument")
    table.empire(0, credits=1, **HOME)
    table.empire(1, credits=2, colonies=["old_earth"])
    table.empire(2, credits=2, colonies=["epsilon_eridani"])
    table.begin_round()
    found = selecting(table, "develop")
    assert found["round.net"] == pytest.approx(2 * 3 - 1)  # Alien Monument for 1 credit
    assert found["round.plain_net"] == pytest.approx(2 * 1 - 1)  # some development for 1 credit and 1 VP
    assert found["round.others_net"] == pytest.approx(2 * (2 * 3 - 2))
    assert position(table)["own.plan.buy_net"] == pytest.approx(found["round.plain_net"])
    assert position(table)["left1.plan.buy_net"] == pytest.approx(2 * 3 - 2)


def test_the_best_world_is_told_with_and_without_the_colonist() -> None:
    table = Table(players=3)
    table.empire(0, credits=5, explored=["refugee_world"], **HOME)
    table.empire(1, credits=5, colonists=1, explored=["deserted_alien_outpost"])
    table.begin_round()
    found = selecting(table, "settle")
    assert found["round.net"] == pytest.approx(2)
    assert found["round.plain_net"] == 0
    assert found["round.others_net"] == pytest.approx(2 * 3 - 4)
    assert found["round.others_colonists"] == pytest.approx(COLONISTS_TAKEN)  # of the third player
    assert selecting(table, "explore")["round.others_worlds"] == pytest.approx(2)


def test_income_counts_for_tiles_to_place_by_what_is_still_to_come() -> None:
    table = Table(players=2)
    table.empire(0, colonists=1, credits=2, explored=["gem_world"], colonies=["epsilon_eridani"])
    table.begin_round()
    table.state.vp_pool = 6  # for two rounds after this one: a credit is worth 0.42 VPs, and 0.8 cycles are to come
    # Gem World makes a good that is consumed for 1 VP and 1 credit, and 1 credit when it makes it
    worth = 10 * (1 + 0.8 * 1 + (0.7 * 0.8 * 2 - 2) * 0.42)
    found = selecting(table, "settle")
    assert found["round.net"] == pytest.approx(2 * 1 - 2)
    assert found["round.worth"] == found["round.plain_worth"] == pytest.approx(round(worth))
    assert position(table)["own.plan.settle_worth"] == pytest.approx(round(worth))
    table.select("settle")
    found = option(table, CONQUER_OR_PAY + INDEX["gem_world"])
    assert (found["plan.cycle_vp"], found["plan.cycle_credits"]) == pytest.approx((1, 2))
    assert found["plan.worth"] == pytest.approx(round(worth))
    table.state.ending = 1
    assert option(table, CONQUER_OR_PAY + INDEX["gem_world"])["plan.worth"] == pytest.approx(10 * (1 - 2 * 0.1))


def test_discounts_count_for_the_developments_to_come() -> None:
    table = Table(players=2)
    table.put_in_market("investment_credits")
    table.empire(0, credits=4, **HOME)
    table.select("develop")
    table.state.vp_pool = 6
    # 1.1 developments in two rounds, each for 1 credit less; 2 credits now, as selecting player
    worth = 10 * (2 + (0.7 * 1.1 - 2) * 0.42)
    assert option(table, buy("investment_credits"))["plan.worth"] == pytest.approx(round(worth))


def test_what_others_make_of_goods_is_told_for_all_of_them_together() -> None:
    table = Table(players=3)
    table.empire(0, colonies=["earths_lost_colony"])
    for seat, (home, world) in enumerate([("epsilon_eridani", "gem_world"), ("separatist_colony", "spice_world")]):
        table.empire(1 + seat, colonies=[home, world], goods={world: "novelty"})
    table.begin_round()
    traded = selecting(table, "trade_consume")
    assert traded["round.others_vp"] == pytest.approx(1)
    assert traded["round.others_credits"] == pytest.approx(1 + 3)  # Spice World sells novelties for 3
    produced = selecting(table, "produce")
    assert (produced["round.others_vp"], produced["round.others_credits"]) == (0, 0)
    assert produced["round.traded_vp"] == pytest.approx(1)


def test_the_selecting_player_s_good_is_told() -> None:
    table = Table(players=2)
    table.empire(0, colonies=["separatist_colony", "asteroid_belt"])
    table.begin_round()
    assert selecting(table, "produce")["round.traded_credits"] == pytest.approx(2)
    assert position(table)["own.later_credits"] == 0


# Plans


def test_an_empire_s_cycle_is_that_from_empty_colonies() -> None:
    table = Table(players=2)
    table.empire(0, colonies=["earths_lost_colony", "gem_world"], goods={"gem_world": "novelty"})
    # two novelties: one is consumed for 1 VP, one sold for 1 credit; 1 credit for the good made on Gem World
    assert (position(table)["own.plan.cycle_vp"], position(table)["own.plan.cycle_credits"]) == pytest.approx((1, 2))


def test_the_large_development_to_work_for_is_told() -> None:
    table = Table(players=2)
    table.put_in_market("mining_league")
    table.empire(0, credits=4, colonies=["earths_lost_colony", "rebel_miners", "comet_zone", "imperium_depot"])
    table.select("develop")
    found = position(table)
    assert found["own.plan.target"] >= 6  # two for each rare production colony
    assert found["own.plan.target_missing"] == pytest.approx(5)
    assert option(table, buy("survey_team"))["plan.target_missing"] == pytest.approx(5)
    table.finish()
    table.empire(0, colonists=2, explored=["imperium_armaments_world"])
    table.select("settle")
    found = option(table, CONQUER_OR_PAY + INDEX["imperium_armaments_world"])
    assert found["plan.target_added"] == pytest.approx(2)
    assert found["plan.target_missing"] == pytest.approx(9)


def test_worlds_that_goods_or_a_tile_bring_within_reach_are_told() -> None:
    table = Table(players=2)
    table.put_in_market("space_marines")
    table.put_in_market("expeditionary_force")
    colonies = ["rebel_cadre", "gem_world"]
    table.empire(0, credits=4, colonies=colonies, explored=["rebel_miners", "alien_robot_sentry", "rebel_base"])
    found = position(table)
    assert found["own.within_reach"] == 0
    assert found["own.plan.by_goods"] == 0
    assert found["own.plan.missing"] == pytest.approx(2)
    table.select("develop")
    assert option(table, buy("space_marines"))["plan.reach"] == pytest.approx(2)
    assert option(table, buy("expeditionary_force"))["plan.reach"] == 0
    table.empire(0, goods={"gem_world": "novelty"})
    assert position(table)["own.plan.by_goods"] == pytest.approx(2)


def test_reach_is_what_the_empire_has_more_with_the_tile() -> None:
    """Against the empire with the tile read anew, for all tiles."""
    changed = 0
    for state, seat, empire in list(positions(ASK_DEVELOP))[::25]:
        placing = Placing(Reading(state), seat)
        now = placing.tiles.settle
        for tile in (*WORLDS, *DEVELOPMENTS):
            if tile in empire.explored or tile in placing.tiles.all:
                continue
            then = tiles_of(empire, state.any_kind).with_tile(tile).settle
            more = [
                world
                for world in empire.explored
                if then.is_within(world, empire.credits) and not now.is_within(world, empire.credits)
            ]
            assert placing.reach_added(tile) == len(more)
            changed += bool(more)
    assert changed > 20


def test_worlds_left_are_those_that_can_be_settled_after_paying() -> None:
    table = Table(players=2)
    table.put_in_market("space_marines")
    table.put_in_market("improved_logistics")
    table.empire(0, credits=3, colonists=1, explored=["spice_world", "refugee_world"], **HOME)
    table.select("develop")
    assert option(table, buy("survey_team"))["plan.worlds_left"] == pytest.approx(2)
    assert option(table, buy("space_marines"))["plan.worlds_left"] == pytest.approx(2)  # for 1 as selecting player
    assert option(table, buy("improved_logistics"))["plan.worlds_left"] == pytest.approx(1)


def test_worlds_to_pick_tell_their_income() -> None:
    table = Table(players=2)
    table.empire(0, colonies=["epsilon_eridani"])
    table.leave_in_bag("gem_world", "rebel_base", "spice_world", "refugee_world", "asteroid_belt", "comet_zone")
    table.select("explore")
    assert option(table, PICK + INDEX["gem_world"])["plan.cycle_credits"] == pytest.approx(2)
    assert option(table, PICK + INDEX["rebel_base"])["plan.cycle_credits"] == 0


def test_a_world_counts_less_for_what_is_missing() -> None:
    table = Table(players=2)
    table.empire(0, credits=1, colonies=["new_sparta"])  # Military 2
    table.leave_in_bag("gem_world", "rebel_outpost", "rebel_miners", "refugee_world", "asteroid_belt", "comet_zone")
    table.select("explore")
    outpost, gems, miners = (
        option(table, PICK + INDEX[world]) for world in ("rebel_outpost", "gem_world", "rebel_miners")
    )
    assert outpost["plan.worth_so_far"] == pytest.approx(round(outpost["plan.worth"] * 0.6**3))
    assert gems["plan.worth_so_far"] == pytest.approx(round(gems["plan.worth"] * 0.85))
    assert miners["plan.worth_so_far"] == pytest.approx(miners["plan.worth"])


# Goods


def test_a_sale_tells_what_the_goods_left_bring() -> None:
    table = Table(players=2)
    colonies = ["earths_lost_colony", "gem_world", "lost_species_ark_world"]
    goods = {"gem_world": "novelty", "lost_species_ark_world": "genes"}
    table.empire(0, colonies=colonies, goods=goods)
    table.select("trade_consume")
    nothing, novelty, genes = (
        option(table, action)
        for action in (PASS, SELL_GOOD + INDEX["gem_world"], SELL_GOOD + INDEX["lost_species_ark_world"])
    )
    assert (nothing["then.vp"], nothing["then.credits"]) == pytest.approx((1, 0))
    assert (novelty["then.vp"], novelty["then.credits"]) == pytest.approx((1, 1))
    assert (genes["then.vp"], genes["then.credits"]) == pytest.approx((1, 3))
    table.choose("sell: Lost Species Ark World")
    table.finish()
    assert table.state.empires[0].chips == 2  # that of the selecting player among them


def test_a_power_tells_what_it_and_the_others_bring() -> None:
    table = Table(players=2)
    colonies = ["old_earth", "galactic_trendsetters", "gem_world", "spice_world"]
    table.empire(0, colonies=colonies, goods={"gem_world": "novelty", "spice_world": "novelty"})
    table.select("trade_consume")
    table.choose("pass")
    assert table.question == "consume"
    found = {text: option(table, action) for text, action in zip(table.options(), table.state.choices[0], strict=True)}
    # Old Earth takes both for 3 VPs, Galactic Trendsetters one for 2
    assert sorted(numbers["then.vp"] for numbers in found.values()) == pytest.approx([2, 3])


# Goals


def test_stockpiling_tells_the_steps_of_its_goal() -> None:
    table = Table(players=2, goals=True)
    table.goal_up("tax_on_trade")
    table.goal_up("stockpile_resources")
    table.empire(0, colonies=["earths_lost_colony", "distant_world"], goods={"distant_world": "genes"})
    table.state.empires[0].stockpiled_credits = 2
    table.select("trade_consume")
    table.choose("sell: Distant World")
    assert table.question == "stockpile_credits"
    found = [option(table, STOCKPILE_CREDITS + amount) for amount in range(4)]
    assert [numbers["stock.added"] for numbers in found] == pytest.approx([0, 2, 2, 5])
    assert [numbers["stock.missing"] for numbers in found] == pytest.approx([1, 2, 1, 2])
    assert [numbers["stock.step"] for numbers in found] == pytest.approx([2, 3, 3, 3])
    table.finish()
    table.state.empires[0].stockpiled_goods = (0,)
    table.select("produce")
    while table.question != "stockpile_good":
        table.choose(table.options()[0])
    action = next(action for action in table.state.choices[0] if action >= STOCKPILE_GOOD)
    assert option(table, action)["stock.added"] == pytest.approx(2)
    assert option(table, PASS)["stock.added"] == 0


def test_goals_to_keep_tell_what_all_may_have_of_them_soon() -> None:
    table = Table(players=2, goals=True, draws=["tax_on_trade", "conscription", "citizen_services"])
    table.empire(0, colonists=3, colonies=["earths_lost_colony", "distant_world"], goods={"distant_world": "genes"})
    table.empire(1, colonists=5)
    table.select("chart_galactic_goals")
    goals = dict(zip(table.options(), table.state.choices[0], strict=True))
    found = option(table, goals["keep goal: Tax on Trade"])
    assert (found["stock.soon"], found["stock.soon_vp"]) == pytest.approx((3, 2))  # for a genes good
    assert found["stock.others_soon"] == 0
    found = option(table, goals["keep goal: Conscription"])
    assert (found["stock.soon_vp"], found["stock.missing"], found["stock.step"]) == pytest.approx((2, 2, 3))
    assert (found["stock.others_soon"], found["stock.others_vp"]) == pytest.approx((5, 5))


@pytest.mark.parametrize(("tile", "now"), [("trade_consume", 1), ("explore", 0)])
def test_a_goal_is_turned_up_before_the_action_in_which_it_matters(tile: str, now: int) -> None:
    table = Table(players=2, goals=True)
    table.goal_down("tax_on_trade", holder=1)
    table.select(tile)
    assert table.question == "turn_up_goal"
    assert option(table, TURN_UP)["stock.now"] == now
    assert position(table, 1)[f"to_come.{tile}"] == 1
