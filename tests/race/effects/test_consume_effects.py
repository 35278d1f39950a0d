"""Effects of Consume powers that discard goods."""

import pytest

from tests.race.effects import covers
from tests.race.table import Table

NOVELTY, RARE, GENES, ALIEN = "artist_colony", "rebel_miners", "avian_uplift_race", "alien_robotic_factory"
ALL = [NOVELTY, RARE, GENES, ALIEN]
MORE_NOVELTY = ["gem_world", "space_port", "spice_world"]
MORE_RARE = ["comet_zone", "mining_world", "asteroid_belt"]


def consume(card: str, worlds: list[str], chosen: str = "develop") -> Table:
    """A Consume phase of a player with this card and with a good on each of these worlds."""
    table = Table()
    table.empire(0, tableau=[card, *worlds], goods=worlds)
    table.round(chosen, "trade")
    return table


def gained(table: Table) -> tuple[int, int, int]:
    """Goods left, VP chips and cards of the player."""
    return len(table.goods(0)), table.chips(0), len(table.hand(0))


# card -> VPs and cards for one good of any kind
ONE_GOOD = {
    "earths_lost_colony": (1, 0),
    "public_works": (1, 0),
    "terraformed_world": (1, 0),
    "expanding_colony": (1, 0),
    "prosperous_world": (1, 0),
    "galactic_trendsetters": (2, 0),
    "epsilon_eridani": (1, 1),
    "outlaw_world": (1, 1),
    "galactic_resort": (1, 1),
    "new_earth": (1, 1),
    "new_vinland": (0, 2),
    "secluded_world": (0, 1),
}


@covers("consume", "consume", *ONE_GOOD)
@pytest.mark.parametrize("card", ONE_GOOD)
@pytest.mark.parametrize("world", ALL)
def test_consume_one_good_of_any_kind(card: str, world: str) -> None:
    """With one good nothing is asked: consumption is mandatory."""
    table = consume(card, [world])
    assert table.question == "action"
    assert gained(table) == (0, *ONE_GOOD[card])


@covers("consume", "consume", *ONE_GOOD)
@pytest.mark.parametrize("card", ONE_GOOD)
def test_consume_one_good_only_and_the_player_chooses_which(card: str) -> None:
    table = consume(card, ALL)
    assert table.question == "consume_good"
    assert table.options(0) == [
        "good: Artist Colony",
        "good: Rebel Miners",
        "good: Avian Uplift Race",
        "good: Alien Robotic Factory",
    ]
    table.choose(0, "good: Avian Uplift Race")
    assert table.goods(0) == [NOVELTY, RARE, ALIEN]
    assert gained(table) == (3, *ONE_GOOD[card])


@covers("consume", "consume", *ONE_GOOD)
@pytest.mark.parametrize("card", ONE_GOOD)
def test_double_vps_double_no_cards(card: str) -> None:
    vp, cards = ONE_GOOD[card]
    assert gained(consume(card, [RARE], "consume_2x")) == (0, 2 * vp, cards)


@covers("consume", "consume", *ONE_GOOD)
@pytest.mark.parametrize("card", ONE_GOOD)
def test_without_a_good_there_is_nothing(card: str) -> None:
    assert gained(consume(card, [])) == (0, 0, 0)


@covers("consume", "consume", "new_vinland")
def test_a_good_may_be_on_the_world_that_consumes_it() -> None:
    table = Table()
    table.empire(0, tableau=["new_vinland"], goods=["new_vinland"])
    table.round("develop", "trade")
    assert gained(table) == (0, 0, 2)


# card -> the worlds whose goods it takes, VPs and cards
ONE_OF_A_KIND = {
    "new_survivalists": (NOVELTY, 0, 1),
    "plague_world": (GENES, 1, 1),
    "terraforming_robots": (RARE, 1, 1),
    "research_labs": (GENES, 1, 0),
}


@covers("consume", "consume", *ONE_OF_A_KIND)
@pytest.mark.parametrize("card", ONE_OF_A_KIND)
def test_consume_a_good_of_a_kind(card: str) -> None:
    world, vp, cards = ONE_OF_A_KIND[card]
    others = [other for other in ALL if other != world]
    assert gained(consume(card, others)) == (3, 0, 0)
    table = consume(card, ALL)
    assert table.goods(0) == others
    assert gained(table) == (3, vp, cards)


# Two or more goods


@covers("consume", "consume", "tourist_world")
def test_consume_exactly_two_goods() -> None:
    """Of any kind, possibly the same, for 3 VPs in all."""
    assert gained(consume("tourist_world", [NOVELTY])) == (1, 0, 0)
    assert gained(consume("tourist_world", [NOVELTY, ALIEN])) == (0, 3, 0)
    assert gained(consume("tourist_world", [NOVELTY, "gem_world"])) == (0, 3, 0)
    table = consume("tourist_world", ALL)
    table.choose(0, "good: Rebel Miners", "good: Alien Robotic Factory")
    assert table.goods(0) == [NOVELTY, GENES]
    assert table.chips(0) == 3


@covers("consume", "consume", "mining_league")
def test_consume_exactly_two_goods_of_a_kind() -> None:
    assert gained(consume("mining_league", [RARE, NOVELTY, GENES, ALIEN])) == (4, 0, 0)
    table = consume("mining_league", [*ALL, "comet_zone"])
    assert table.goods(0) == [NOVELTY, GENES, ALIEN]
    assert table.chips(0) == 3
    assert gained(consume("mining_league", [RARE, "comet_zone"], "consume_2x")) == (0, 6, 0)


@covers("consume", "consume", "diversified_economy")
def test_consume_three_goods_of_different_kinds() -> None:
    assert gained(consume("diversified_economy", [NOVELTY, RARE, GENES])) == (0, 3, 0)
    assert gained(consume("diversified_economy", [NOVELTY, RARE, GENES], "consume_2x")) == (0, 6, 0)
    assert gained(consume("diversified_economy", [NOVELTY, RARE])) == (2, 0, 0)
    assert gained(consume("diversified_economy", [NOVELTY, RARE, *MORE_NOVELTY, *MORE_RARE])) == (8, 0, 0)


@covers("consume", "consume", "diversified_economy")
def test_of_different_kinds_no_two_are_alike() -> None:
    """With goods N R N G only N R G and R N G are possible."""
    table = consume("diversified_economy", [NOVELTY, RARE, "gem_world", GENES])
    assert table.options(0) == ["good: Artist Colony", "good: Rebel Miners"]
    table.choose(0, "good: Artist Colony")
    assert table.goods(0) == ["gem_world"]
    table = consume("diversified_economy", [NOVELTY, RARE, "gem_world", GENES])
    table.choose(0, "good: Rebel Miners")
    assert table.goods(0) == [NOVELTY]


@covers("consume", "consume", "diversified_economy")
def test_of_four_kinds_any_three_can_be_taken() -> None:
    for kept in range(4):
        table = consume("diversified_economy", ALL)
        for at, world in enumerate(
            ["good: Artist Colony", "good: Rebel Miners", "good: Avian Uplift Race", "good: Alien Robotic Factory"]
        ):
            if at != kept and table.question == "consume_good":
                table.choose(0, world)
        assert table.goods(0) == [ALL[kept]]
        assert table.chips(0) == 3


# card -> the worlds whose goods it takes, how many, VPs and cards for each
UP_TO = {
    "consumer_markets": ([NOVELTY, *MORE_NOVELTY], 3, 1, 0),
    "free_trade_association": ([NOVELTY, *MORE_NOVELTY], 3, 1, 1),
    "mining_conglomerate": ([RARE, *MORE_RARE], 2, 1, 0),
    "old_earth": ([*ALL], 2, 1, 0),
}


@covers("consume", "consume", *UP_TO)
@pytest.mark.parametrize("card", UP_TO)
@pytest.mark.parametrize("number", range(5))
def test_consume_up_to(card: str, number: int) -> None:
    """As many as possible, with rewards for each."""
    worlds, most, vp, cards = UP_TO[card]
    table = consume(card, worlds[:number])
    table.finish()
    taken = min(most, number)
    assert gained(table) == (number - taken, taken * vp, taken * cards)
    table = consume(card, worlds[:number], "consume_2x")
    table.finish()
    assert gained(table) == (number - taken, 2 * taken * vp, taken * cards)


@covers("consume", "consume", "consumer_markets", "free_trade_association", "mining_conglomerate")
def test_up_to_leaves_goods_of_other_kinds() -> None:
    for card, left in (
        ("consumer_markets", [RARE, GENES, ALIEN]),
        ("free_trade_association", [RARE, GENES, ALIEN]),
        ("mining_conglomerate", [NOVELTY, GENES, ALIEN]),
    ):
        assert consume(card, ALL).goods(0) == left


@covers("consume", "consume_all", "pilgrimage_world")
@pytest.mark.parametrize("number", range(1, 5))
def test_consume_all(number: int) -> None:
    """All goods, of whatever kinds, for one VP less than there were."""
    assert gained(consume("pilgrimage_world", ALL[:number])) == (0, number - 1, 0)
    assert gained(consume("pilgrimage_world", ALL[:number], "consume_2x")) == (0, 2 * (number - 1), 0)


@covers("consume", "consume_all", "pilgrimage_world")
def test_consume_all_before_or_after_another_power() -> None:
    """Possibly after using other consume powers: then it takes what is left."""
    for order, vp in (
        (["use: Pilgrimage World power 1"], 3),
        (["use: Galactic Trendsetters power 1", "good: Artist Colony"], 2 + 2),
    ):
        table = Table()
        table.empire(0, tableau=["pilgrimage_world", "galactic_trendsetters", *ALL], goods=ALL)
        table.round("develop", "trade")
        table.choose(0, *order)
        assert gained(table) == (0, vp, 0)
