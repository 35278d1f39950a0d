"""How the bot `greedy` plays New Frontiers: with every setup, and in positions where the right move is plain."""

import random
from itertools import product

import pytest

import windfall
from tests.newfrontiers.table import Table
from windfall.titles.newfrontiers.rules.flow import QUESTION_NAMES
from windfall.titles.newfrontiers.words.action_texts import action_text


def choice(table: Table) -> str:
    """What the bot chooses in the position on the table."""
    game = table.game()
    seat = table.seat
    return str(action_text(windfall.bot("greedy", seed=1).choose(game.observe(seat), game.decision(seat))))


# Whole games


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("setup", ["standard", "first_game"])
def test_whole_games_with_every_option(players: int, setup: str) -> None:
    """The game refuses an illegal move, so a game that ends was played legally."""
    for goals, rift in product((False, True), repeat=2):
        game = windfall.new("newfrontiers", players=players, seed=players, setup=setup, goals=goals, starry_rift=rift)
        bots = [windfall.bot("greedy", seed=seat) for seat in range(players)]
        while not game.over:
            decision = game.pending[0]
            game.play(decision.seat, bots[decision.seat].choose(game.observe(decision.seat), decision))
        assert 7 <= game.result.rounds <= 22


def test_every_question_is_answered() -> None:
    """Random play gets into every corner of the rules; the bot is asked at each of them."""
    asked = set()
    greedy = windfall.bot("greedy", seed=2)
    for seed in range(30):
        game = windfall.new("newfrontiers", players=3, seed=seed, goals=True, starry_rift=seed % 2 == 0)
        anyone = windfall.bot("random", seed=seed)
        while not game.over:
            decision = game.pending[0]
            observation = game.observe(decision.seat)
            if decision.kind not in ("select", "explore", "develop") or seed == 0:
                assert greedy.choose(observation, decision) in decision.actions
                asked.add(decision.kind)
            game.play(decision.seat, anyone.choose(observation, decision))
    rare = {"short_production", "replace_with"}  # these have positions of their own
    assert asked >= set(QUESTION_NAMES) - rare


def test_choices_do_not_depend_on_hidden_goals() -> None:
    """In another game that its seat cannot tell from this one, the bot chooses the same."""
    rng = random.Random(3)
    compared = 0
    for seed in (11, 12, 13):
        game = windfall.new("newfrontiers", players=4, seed=seed, goals=True)
        bots = [windfall.bot("greedy", seed=seat) for seat in range(4)]
        while not game.over:
            decision = game.pending[0]
            observation = game.observe(decision.seat)
            chosen = bots[decision.seat].choose(observation, decision)
            if observation.known.goals.records and rng.random() < 0.2:  # type: ignore[attr-defined]
                sampled = windfall.sample(observation, random.Random(compared))
                assert sampled.observe(decision.seat) == observation
                twin = windfall.bot("greedy", seed=decision.seat)
                assert twin.choose(sampled.observe(decision.seat), sampled.decision(decision.seat)) == chosen
                compared += 1
            game.play(decision.seat, chosen)
    assert compared > 30


# Plain positions


def test_buys_the_best_development_it_can_afford() -> None:
    """Galactic Imperium scores 8 VPs for four REBEL military colonies."""
    table = Table(players=3)
    military = ["rebel_fuel_cache", "rebel_miners", "rebel_warrior_race", "rebel_base"]
    table.empire(0, credits=9, colonies=military)
    table.state.ending = 1
    table.select("develop", by=0)
    assert choice(table) == "buy: Galactic Imperium"


def test_buys_what_scores_most_for_the_fewest_credits_in_the_last_action() -> None:
    """Alien Monument has the 3 VPs of the tiles for 5 credits; credits left break ties."""
    table = Table(players=3)
    table.empire(0, credits=4)
    table.state.ending = 1
    table.select("develop", by=0)
    assert choice(table) == "buy: Alien Monument"


def test_settles_a_good_world_rather_than_taking_colonists() -> None:
    table = Table(players=3)
    table.empire(0, credits=6, colonists=2, colonies=["old_earth"], explored=["alien_robotic_factory"])
    table.select("settle", by=0)
    assert choice(table) == "settle: Alien Robotic Factory"


def test_replaces_a_colony_by_the_better_world() -> None:
    table = Table(players=3)
    table.empire(
        0,
        colonies=["old_earth", "destroyed_world"],
        developments=["terraforming_engineers"],
        explored=["asteroid_belt", "imperium_armaments_world"],
    )
    table.select("settle", by=0)
    assert choice(table) == "replace: Destroyed World"
    table.choose("replace: Destroyed World")
    assert table.question == "replace_with"
    assert choice(table) == "replace with: Imperium Armaments World"


def test_makes_the_good_that_pays_when_the_supply_is_short() -> None:
    table = Table(players=3)
    table.empire(0, colonies=["artist_settlement", "gem_world"])
    table.state.goods_supply[0] = 1
    table.select("produce", by=0)
    assert table.question == "short_production"
    assert choice(table) == "produce: Gem World"


def test_picks_a_world_that_it_can_settle() -> None:
    """A prize of war is of no use to an empire without Military."""
    offer = ["rebel_stronghold", "comet_zone", "rebel_homeworld", "alien_sentinels", "rebel_base", "alien_monolith"]
    table = Table(players=3, draws=[*offer, "rebel_resistance"])
    table.empire(0, credits=4, colonists=1, colonies=["old_earth"])
    table.select("explore", by=0)
    assert choice(table) == "pick: Comet Zone"


def test_sells_the_dearest_good_when_nothing_consumes_it() -> None:
    table = Table(players=3)
    table.empire(
        0,
        colonies=["old_earth", "artist_settlement", "rebel_miners", "alien_robotic_factory"],
        goods={"artist_settlement": "novelty", "rebel_miners": "rare", "alien_robotic_factory": "alien"},
    )
    table.select("trade_consume", by=0)
    assert choice(table) == "sell: Alien Robotic Factory"


def test_consumes_for_vps_in_the_last_action() -> None:
    """When the game is over credits are worth nothing, so no good is sold that can be consumed."""
    table = Table(players=3)
    table.empire(0, colonies=["galactic_trendsetters", "rebel_miners"], goods={"rebel_miners": "rare"})
    table.state.ending = 1
    table.select("trade_consume", by=0)
    assert choice(table) == "pass"


def test_does_not_select_an_action_that_helps_only_the_others() -> None:
    """With nothing to gain from the actions of all, it selects one that is for its selector alone."""
    table = Table(players=3)
    table.empire(0)
    for seat in (1, 2):
        table.empire(
            seat,
            credits=9,
            colonists=2,
            colonies=["alien_robotic_factory", "rebel_miners"] if seat == 1 else ["comet_zone", "spice_world"],
            explored=["galactic_studios"] if seat == 1 else ["imperium_munitions_inc"],
        )
    table.end_round()
    assert table.seat == 0
    assert table.question == "select"
    assert choice(table) in ("select: Retreat into Isolation", "select: Send Diplomatic Envoys")


def test_names_the_best_kind_for_scoring() -> None:
    """Mining League scores for Rare Elements colonies."""
    table = Table(players=3)
    table.empire(0, colonies=["old_earth", "alien_oort_cloud_factory"], developments=["mining_league"])
    table.state.ending = 1
    table.end_round()
    assert table.question == "name_kind"
    assert choice(table).endswith("Rare Elements")


def test_turns_up_a_stockpile_goal_when_it_has_the_goods() -> None:
    table = Table(players=3, goals=True)
    table.empire(0, colonies=["artist_settlement", "spice_world", "rebel_miners", "comet_zone"])
    table.empire(1, colonies=["old_earth"])
    table.goal_down("stockpile_resources", holder=0)
    table.select("produce", by=1)
    assert table.question == "turn_up_goal"
    assert choice(table) == "turn up"


def test_leaves_a_stockpile_goal_face_down_when_others_have_the_goods() -> None:
    table = Table(players=3, goals=True)
    table.empire(0, colonies=["old_earth"])
    table.empire(1, colonies=["artist_settlement", "spice_world", "rebel_miners", "comet_zone"])
    table.goal_down("stockpile_resources", holder=0)
    table.select("produce", by=1)
    assert choice(table) != "turn up"
