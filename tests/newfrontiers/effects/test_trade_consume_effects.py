"""Effects of Trade and of Consume powers."""

import pytest

from tests.newfrontiers.effects import correct, covers
from tests.newfrontiers.table import Table

# Trade


@covers("export_duties", "trade", "price")
def test_price_for_every_kind() -> None:
    prices = {"artist_settlement": 1, "rebel_miners": 2, "distant_world": 3, "lost_alien_battle_fleet": 4}
    kinds = ("novelty", "rare", "genes", "alien")
    for kind, (colony, price) in zip(kinds, prices.items(), strict=True):
        table = Table()
        red = table.empire(0, colonies=[colony], goods={colony: kind}, developments=["export_duties"])
        table.select("trade_consume", by=1)
        table.choose(table.options()[1])
        assert red.credits == price + 1, kind


@covers("spice_world", "trade", "price")
def test_price_for_one_kind() -> None:
    for colony, kind, price in (("artist_settlement", "novelty", 3), ("rebel_miners", "rare", 2)):
        table = Table()
        red = table.empire(0, colonies=["spice_world", colony], goods={colony: kind})
        table.select("trade_consume", by=1)
        table.choose(table.options()[1])
        assert red.credits == price


def test_prices_add_up() -> None:
    table = Table()
    red = table.empire(
        0,
        colonies=["galactic_scavengers", "spice_world", "distant_world", "space_port"],
        goods={"galactic_scavengers": "novelty"},
        developments=["export_duties", "pan_galactic_hologrid"],
    )
    table.select("trade_consume", by=1)
    table.choose("sell: Galactic Scavengers")
    assert red.credits == 1 + 1 + 2 + 3 + 1 + 2  # Space Port is for Rare Elements


def test_price_gives_nothing_without_a_sale() -> None:
    table = Table()
    red = table.empire(0, colonies=["spice_world"], goods={"spice_world": "novelty"}, developments=["export_duties"])
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert (red.credits, table.goods(0)) == (0, {"spice_world": "novelty"})


# Consume: how many goods, of which kinds, for what


@covers("earths_lost_colony", "consume", "consume")
def test_consume_must_be_used() -> None:
    """Without "may" there is no way around it, and one good on one power needs no question."""
    table = Table()
    red = table.empire(0, colonies=["earths_lost_colony"], goods={"earths_lost_colony": "novelty"})
    supply = table.goods_supply("novelty")
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert table.seat == -1
    assert (red.chips, red.credits, table.goods(0)) == (1, 0, {})
    assert table.goods_supply("novelty") == supply + 1


def test_consume_is_used_once_in_an_action() -> None:
    table = Table()
    red = table.empire(
        0,
        colonies=["earths_lost_colony", "artist_settlement"],
        goods={"earths_lost_colony": "novelty", "artist_settlement": "novelty"},
    )
    table.select("trade_consume", by=1)
    table.choose("pass", "good: Artist Settlement")
    assert (red.chips, table.goods(0)) == (1, {"earths_lost_colony": "novelty"})
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert (red.chips, table.goods(0)) == (2, {})


@covers("new_vinland", "consume", "consume")
def test_consume_for_credits() -> None:
    table = Table()
    red = table.empire(0, colonies=["new_vinland"], goods={"new_vinland": "novelty"})
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert (red.chips, red.credits) == (0, 2)


@covers("galactic_studios", "consume", "consume")
def test_consume_for_vp_and_credits() -> None:
    table = Table()
    red = table.empire(0, colonies=["galactic_studios"], goods={"galactic_studios": "novelty"})
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert (red.chips, red.credits) == (1, 2)


@covers("old_earth", "consume", "consume")
def test_consume_two_goods_needs_both() -> None:
    for goods, chips in (({"gem_world": "novelty"}, 0), ({"gem_world": "novelty", "rebel_miners": "rare"}, 3)):
        table = Table()
        red = table.empire(0, colonies=["old_earth", "gem_world", "rebel_miners"], goods=goods)
        table.select("trade_consume", by=1)
        table.choose("pass")
        while table.seat >= 0:
            table.choose(table.options()[0])
        assert red.chips == chips
        assert len(table.goods(0)) == (0 if chips else 1)


@covers("galactic_news_hub", "consume", "consume")
def test_consume_two_goods_of_one_kind() -> None:
    table = Table()
    red = table.empire(
        0,
        colonies=["galactic_news_hub", "rebel_miners", "artist_settlement"],
        goods={"galactic_news_hub": "novelty", "rebel_miners": "rare"},
    )
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert (red.chips, len(table.goods(0))) == (0, 2)
    table.select("produce", by=1)
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert (red.chips, table.goods(0)) == (3, {"rebel_miners": "rare"})


@covers("imperium_blaster_gem_consortium", "consume", "consume")
def test_consume_a_good_of_one_kind_for_vp_and_credits() -> None:
    table = Table()
    red = table.empire(
        0,
        colonies=["imperium_blaster_gem_consortium", "gem_world", "rebel_miners"],
        goods={"gem_world": "novelty", "rebel_miners": "rare"},
    )
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert (red.chips, red.credits, table.goods(0)) == (2, 1, {"gem_world": "novelty"})


@covers("uplift_descendants", "consume", "consume")
def test_consume_one_good_of_each_listed_kind() -> None:
    table = Table()
    red = table.empire(
        0,
        colonies=["uplift_descendants", "gem_world", "pre_sentient_race", "rebel_miners"],
        goods={"uplift_descendants": "novelty", "gem_world": "novelty", "rebel_miners": "rare"},
    )
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert (red.chips, len(table.goods(0))) == (0, 3)
    table.select("produce", by=0)  # the Genes windfall
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert table.options() == ["good: Uplift Descendants", "good: Gem World"]
    table.choose("good: Gem World")
    assert (red.chips, table.goods(0)) == (3, {"uplift_descendants": "novelty", "rebel_miners": "rare"})


@covers("consumer_markets", "consume", "consume")
def test_consume_up_to_three_of_one_kind_pays_for_each() -> None:
    colonies = ["artist_settlement", "gem_world", "spice_world", "rebel_miners"]
    for number in (1, 2, 3):
        table = Table()
        red = table.empire(
            0,
            colonies=colonies,
            goods={**dict.fromkeys(colonies[:number], "novelty"), "rebel_miners": "rare"},
            developments=["consumer_markets"],
        )
        table.select("trade_consume", by=1)
        table.choose("pass")
        assert (red.chips, red.credits, table.goods(0)) == (number, number, {"rebel_miners": "rare"})


def test_consume_up_to_takes_as_many_as_it_can_once_begun() -> None:
    table = Table()
    worlds = ["artist_settlement", "gem_world", "spice_world", "space_port"]
    red = table.empire(0, colonies=worlds, goods=dict.fromkeys(worlds, "novelty"), developments=["consumer_markets"])
    table.select("trade_consume", by=1)
    table.choose("pass", "good: Gem World")
    assert table.seat == -1  # only two goods lie behind it, so they go too
    assert (red.chips, red.credits, table.goods(0)) == (3, 3, {"artist_settlement": "novelty"})


@covers("diversified_economy", "consume", "consume")
def test_consume_three_different_kinds_together() -> None:
    table = Table()
    red = table.empire(
        0,
        colonies=["gem_world", "spice_world", "rebel_miners", "distant_world"],
        goods={"gem_world": "novelty", "spice_world": "novelty", "rebel_miners": "rare"},
        developments=["diversified_economy"],
    )
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert (red.chips, len(table.goods(0))) == (0, 3)  # two kinds only
    table.select("produce", by=1)
    table.select("trade_consume", by=1)
    table.choose("pass", "good: Spice World")
    assert (red.chips, table.goods(0)) == (5, {"gem_world": "novelty"})


@covers("galactic_exchange", "consume", "consume")
def test_consume_up_to_four_different_kinds_pays_for_each() -> None:
    table = Table()
    red = table.empire(
        0,
        colonies=["gem_world", "spice_world", "rebel_miners", "distant_world"],
        goods={"gem_world": "novelty", "spice_world": "novelty", "rebel_miners": "rare", "distant_world": "genes"},
        developments=["galactic_exchange"],
    )
    table.select("trade_consume", by=1)
    table.choose("pass")
    assert table.options() == ["good: Gem World", "good: Spice World"]
    table.choose("good: Gem World")
    assert (red.chips, red.credits, table.goods(0)) == (3, 3, {"spice_world": "novelty"})


def test_consume_powers_are_used_in_any_order_until_none_applies() -> None:
    """New Vinland first leaves one good, for which Old Earth does not apply."""
    for first, goods_left, chips in (("use: New Vinland", 1, 0), ("use: Old Earth", 0, 3)):
        table = Table()
        red = table.empire(
            0,
            colonies=["old_earth", "new_vinland", "gem_world"],
            goods={"new_vinland": "novelty", "gem_world": "novelty"},
        )
        table.select("trade_consume", by=1)
        table.choose("pass")
        assert table.options() == ["use: Old Earth", "use: New Vinland"]
        table.choose(first)
        while table.seat >= 0:
            table.choose(table.options()[0])
        assert (len(table.goods(0)), red.chips) == (goods_left, chips)


def test_a_good_sold_is_not_consumed_and_a_sale_comes_first() -> None:
    table = Table()
    red = table.empire(0, colonies=["new_vinland"], goods={"new_vinland": "novelty"})
    table.select("trade_consume", by=1)
    table.choose("sell: New Vinland")
    assert table.seat == -1
    assert red.credits == 1


# Consume: powers that take no good


@covers("galactic_salon", "consume", "gain")
@covers("new_economy", "consume", "gain")
def test_gain_needs_no_good() -> None:
    table = Table()
    red = table.empire(0, developments=["galactic_salon", "new_economy"])
    table.select("trade_consume", by=1)
    assert (red.chips, red.credits) == (1, 2)
    table.select("trade_consume", by=1)
    assert (red.chips, red.credits) == (2, 4)


@covers("trade_league", "consume", "sell")
def test_sell_is_a_second_sale_with_all_trade_powers() -> None:
    """The three credits are 1 for the good, 1 for Trade League's own Trade power and 1 for Export Duties."""
    table = Table()
    red = table.empire(
        0,
        colonies=["gem_world", "artist_settlement"],
        goods={"gem_world": "novelty", "artist_settlement": "novelty"},
        developments=["export_duties", "trade_league"],
    )
    table.select("trade_consume", by=1)
    table.choose("sell: Gem World")
    assert red.credits == 3
    assert table.options() == ["pass", "use: Trade League"]
    table.choose("use: Trade League")
    assert (red.credits, table.goods(0)) == (6, {})


@covers("trade_league", "consume", "sell")
def test_sell_may_be_left_unused_or_used_without_a_first_sale() -> None:
    for choice, credits_gained in (("pass", 0), ("use: Trade League", 2)):
        table = Table()
        red = table.empire(0, colonies=["gem_world"], goods={"gem_world": "novelty"}, developments=["trade_league"])
        table.select("trade_consume", by=1)
        table.choose("pass", choice)
        assert table.seat == -1
        assert (red.credits, len(table.goods(0))) == (credits_gained, 0 if credits_gained else 1)


@covers("prosperous_economy", "consume", "consume_bonus")
def test_consume_bonus_for_each_good_consumed() -> None:
    """New Vinland gives no VPs of its own, Old Earth 3: 1 more for each of the three goods."""
    table = Table()
    red = table.empire(
        0,
        colonies=["old_earth", "new_vinland", "gem_world", "rebel_miners"],
        goods={"new_vinland": "novelty", "gem_world": "novelty", "rebel_miners": "rare"},
        developments=["prosperous_economy"],
    )
    table.select("trade_consume", by=1)
    table.choose("pass", "use: New Vinland", "good: New Vinland")
    assert (red.chips, red.credits) == (6, 2)


@covers("prosperous_economy", "consume", "consume_bonus")
def test_consume_bonus_with_its_tile_comes_once_and_needs_no_good() -> None:
    table = Table()
    red = table.empire(0, developments=["prosperous_economy", "galactic_salon"])
    blue = table.empire(1, developments=["prosperous_economy"])
    table.select("trade_consume", by=2)
    assert red.chips == 2  # Galactic Salon's own and Prosperous Economy's
    assert blue.chips == 0


def test_consume_bonus_does_not_count_goods_that_are_sold() -> None:
    table = Table()
    red = table.empire(
        0,
        colonies=["gem_world", "artist_settlement"],
        goods={"gem_world": "novelty", "artist_settlement": "novelty"},
        developments=["prosperous_economy", "trade_league"],
    )
    table.select("trade_consume", by=1)
    table.choose("sell: Gem World", "use: Trade League")
    assert (red.chips, table.goods(0)) == (0, {})


def test_consume_bonus_with_a_tile_that_is_a_colony(monkeypatch: pytest.MonkeyPatch) -> None:
    """README: "`with_vp` once if they own `with_tile`", whatever sort of tile that is."""
    correct(monkeypatch, "prosperous_economy", "consume_bonus", vp=1, with_tile="rebel_base")
    table = Table()
    red = table.empire(0, colonies=["rebel_base"], developments=["prosperous_economy"])
    table.select("trade_consume", by=1)
    assert red.chips == 1
