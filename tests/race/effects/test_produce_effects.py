"""Effects of Produce powers."""

import pytest

from tests.race.effects import covers
from tests.race.table import Table

# windfall worlds of each kind
NOVELTY = ["refugee_world", "former_penal_colony"]
RARE = ["asteroid_belt", "radioactive_world"]
GENES = ["pre_sentient_race", "avian_uplift_race"]
ALIEN = ["deserted_alien_outpost", "deserted_alien_colony"]
EVERY = [*NOVELTY, *RARE, *GENES, *ALIEN]


def produce(tableau: list[str], goods: list[str] | None = None, chosen: str = "develop") -> Table:
    """A Produce phase of a player with these cards."""
    table = Table()
    table.empire(0, tableau=tableau, goods=goods or [])
    table.round(chosen, "produce")
    return table


@covers("produce", "when_produced_here", "gem_world", "comet_zone", "mining_world", "lost_species_ark_world")
@pytest.mark.parametrize(
    ("world", "cards"), [("gem_world", 1), ("comet_zone", 1), ("mining_world", 1), ("lost_species_ark_world", 2)]
)
def test_when_produced_here(world: str, cards: int) -> None:
    table = produce([world, "artist_colony"])
    assert table.goods(0) == [world, "artist_colony"]
    assert len(table.hand(0)) == cards
    table = produce([world, "artist_colony"], goods=[world])
    assert table.hand(0) == []


@covers("produce", "when_produced_here", "runaway_robots")
def test_when_produced_here_on_a_windfall_world() -> None:
    assert produce(["runaway_robots"]).hand(0) == []
    assert len(produce(["runaway_robots"], chosen="produce").hand(0)) == 1
    assert len(produce(["runaway_robots", "mining_robots"]).hand(0)) == 1
    assert produce(["runaway_robots"], goods=["runaway_robots"], chosen="produce").hand(0) == []


@covers("produce", "when_produced_here", "runaway_robots")
def test_a_windfall_when_the_world_is_settled_is_not_produced() -> None:
    table = Table()
    table.empire(0, hand=["runaway_robots"], tableau=["new_sparta"])
    table.round("develop", "settle")
    table.choose(0, "place: Runaway Robots")
    assert table.goods(0) == ["runaway_robots"]
    assert table.hand(0) == []


WINDFALLS = {
    "free_trade_association": NOVELTY,
    "expanding_colony": NOVELTY,
    "mining_robots": RARE,
    "mining_league": RARE,
    "genetics_lab": GENES,
    "alien_rosetta_stone_world": ALIEN,
}


@covers("produce", "windfall", *WINDFALLS)
@pytest.mark.parametrize("card", WINDFALLS)
def test_windfall_on_one_world_of_a_kind(card: str) -> None:
    table = produce([card, *EVERY])
    assert table.question == "windfall"
    assert len(table.options(0)) == 2
    table.choose(0, table.options(0)[1])
    assert table.goods(0) == [WINDFALLS[card][1]]
    assert table.question == "action"


@covers("produce", "windfall", *WINDFALLS)
@pytest.mark.parametrize("card", WINDFALLS)
def test_windfall_only_on_a_world_without_a_good_and_not_on_production_worlds(card: str) -> None:
    first, second = WINDFALLS[card]
    assert sorted(produce([card, first, second], goods=[first]).goods(0)) == sorted([first, second])
    assert sorted(produce([card, first, second], goods=[first, second]).goods(0)) == sorted([first, second])
    others = [world for world in EVERY if world not in WINDFALLS[card]]
    assert produce([card, *others]).goods(0) == []


@covers("produce", "windfall", "galactic_engineers")
def test_windfall_of_any_kind() -> None:
    table = produce(["galactic_engineers", "new_sparta", *EVERY])
    assert len(table.options(0)) == 8
    table.choose(0, "produce: Pre-Sentient Race")
    assert table.goods(0) == ["pre_sentient_race"]


@covers("produce", "windfall", "galactic_engineers")
def test_windfall_of_any_kind_and_the_bonus() -> None:
    table = produce(["galactic_engineers", "refugee_world", "asteroid_belt", "pre_sentient_race"], chosen="produce")
    table.choose(0, "produce: Refugee World", "produce: Asteroid Belt")
    assert table.goods(0) == ["refugee_world", "asteroid_belt"]


@covers("produce", "draw", "rebel_underground", "merchant_guild")
@pytest.mark.parametrize(("card", "cards"), [("rebel_underground", 1), ("merchant_guild", 2)])
def test_draw(card: str, cards: int) -> None:
    assert len(produce([card]).hand(0)) == cards
    table = Table()
    table.empire(0, tableau=[card])
    table.round("settle", "trade")
    assert table.hand(0) == []


@covers("produce", "per_produced", "consumer_markets", "research_labs")
def test_per_produced() -> None:
    """For each good of the kind that was produced in this phase, windfalls too; not for goods that were there."""
    worlds = ["artist_colony", "spice_world", "space_port", "rebel_miners"]
    assert len(produce(["consumer_markets", *worlds]).hand(0)) == 3
    assert len(produce(["consumer_markets", *worlds], goods=["spice_world"]).hand(0)) == 2
    assert len(produce(["consumer_markets", *worlds, "refugee_world"], chosen="produce").hand(0)) == 4
    assert len(produce(["consumer_markets", *worlds, "refugee_world"]).hand(0)) == 3
    aliens = ["alien_robotic_factory", "lost_alien_battle_fleet", "malevolent_lifeforms"]
    assert len(produce(["research_labs", *aliens]).hand(0)) == 2


@covers("produce", "per_kind_produced", "diversified_economy")
def test_per_kind_produced() -> None:
    assert len(produce(["diversified_economy", "artist_colony", "spice_world"]).hand(0)) == 1
    worlds = ["artist_colony", "rebel_miners", "malevolent_lifeforms", "alien_robotic_factory"]
    assert len(produce(["diversified_economy", *worlds]).hand(0)) == 4
    assert len(produce(["diversified_economy", *worlds], goods=["rebel_miners"]).hand(0)) == 3
    assert len(produce(["diversified_economy", "artist_colony", "asteroid_belt"], chosen="produce").hand(0)) == 2
    assert produce(["diversified_economy", "asteroid_belt"]).hand(0) == []


@covers("produce", "per_world", "pan_galactic_league")
def test_per_world() -> None:
    assert produce(["pan_galactic_league", "asteroid_belt", "rebel_base", "genetics_lab"]).hand(0) == []
    worlds = ["malevolent_lifeforms", "pre_sentient_race", "avian_uplift_race"]
    assert len(produce(["pan_galactic_league", *worlds]).hand(0)) == 3
    assert len(produce(["pan_galactic_league", *worlds], goods=worlds).hand(0)) == 3


@covers("produce", "most_produced", "mining_conglomerate")
@pytest.mark.parametrize(
    ("own", "other", "cards"), [(0, 0, 0), (1, 0, 2), (1, 1, 0), (2, 1, 2), (1, 2, 0), (2, 2, 0), (3, 0, 2)]
)
def test_most_produced(own: int, other: int, cards: int) -> None:
    """More goods of the kind than each other player: a tie brings nothing."""
    table = Table(players=3)
    table.empire(1, tableau=["mining_conglomerate", *["rebel_miners", "imperium_armaments_world", "new_earth"][:own]])
    table.empire(2, tableau=["comet_zone", "mining_world"][:other])
    table.empire(0, tableau=["artist_colony", "spice_world", "space_port"])  # other kinds do not count
    table.round("develop", "develop", "produce")
    assert len(table.goods(1)) == own
    assert len(table.hand(1)) == cards


@covers("produce", "most_produced", "mining_conglomerate")
def test_most_produced_by_either_of_two_owners() -> None:
    for own, cards in ((["rebel_miners", "new_earth"], [2, 0]), (["rebel_miners"], [0, 0])):
        table = Table()
        table.empire(0, tableau=["mining_conglomerate", *own])
        table.empire(1, tableau=["mining_conglomerate", "imperium_armaments_world"])
        table.round("develop", "produce")
        assert [len(table.hand(seat)) for seat in range(2)] == cards


@covers("produce", "most_produced", "mining_conglomerate")
def test_most_produced_counts_the_whole_phase_and_windfalls() -> None:
    """A later player's production counts, though the owner of the power comes first."""
    table = Table(first=0)
    table.empire(0, tableau=["mining_conglomerate", "rebel_miners", "new_earth"])
    table.empire(1, tableau=["comet_zone", "imperium_armaments_world", "asteroid_belt"])
    table.round("develop", "produce")
    assert table.hand(0) == []
    assert len(table.hand(1)) == 1  # for Comet Zone
