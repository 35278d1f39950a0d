"""What every card yields each round: its VPs and its income, alone and with what it looks for."""

from typing import Final

import pytest

from tests.jumpdrive.effects import cover, covers, words_of
from tests.jumpdrive.table import Table
from windfall.titles.jumpdrive.components.cards import INDEX, SPECS

Yield = tuple[int, int]  # VPs and cards

# Every card as the only one of its empire. What counts things counts the card itself if it fits.
ALONE: Final[dict[str, Yield]] = {
    "survey_team": (0, 1),
    "trade_pact": (1, 1),
    "colony_convoy": (0, 0),
    "contact_specialist": (1, 0),
    "investment_credits": (1, 0),
    "genetics_lab": (1, 0),
    "military_convoy": (0, 0),
    "mining_robots": (1, 0),
    "space_marines": (0, 0),
    "consumer_markets": (0, 0),
    "war_propaganda": (3, 1),
    "galactic_advertisers": (0, 2),
    "mining_conglomerate": (0, 1),
    "replicant_robots": (0, 1),
    "uplift_researchers": (1, 0),  # its chromosome
    "drop_ships": (1, 0),
    "galactic_salon": (4, 2),
    "alien_technology_institute": (3, 0),  # 1 and 2 for itself
    "free_trade_association": (0, 0),
    "new_galactic_order": (2, 0),  # its military
    "mining_league": (0, 0),
    "galactic_imperium": (0, 0),
    "uplift_code": (6, 0),  # its 2 chromosomes
    "galactic_federation": (2, 0),  # itself
    "galactic_survey_seti": (3, 0),  # its 3 icons
    "artist_colony": (0, 1),
    "gem_world": (0, 2),
    "space_port": (0, 1),
    "galactic_trendsetters": (2, 0),
    "galactic_bazaar": (1, 2),
    "survey_hq": (1, 2),
    "galactic_studios": (4, 2),
    "galactic_news_hub": (1, 2),
    "smuggling_lair": (0, 1),
    "former_penal_colony": (0, 1),
    "pirate_lair": (2, 2),
    "asteroid_belt": (0, 2),
    "bio_hazard_mining_world": (0, 2),
    "blaster_gem_mines": (0, 2),
    "interstellar_prospectors": (1, 2),
    "mining_world": (1, 2),
    "comet_zone": (1, 3),
    "imperium_armaments_world": (0, 3),
    "new_earth": (4, 1),  # 3 and 1 for itself
    "rebel_fuel_cache": (1, 1),
    "rebel_miners": (0, 2),
    "imperium_blaster_factory": (1, 2),
    "pre_sentient_race": (0, 2),
    "uplift_gene_breeders": (1, 2),
    "distant_world": (1, 3),
    "gene_designers": (2, 1),
    "lost_species_ark_world": (3, 2),
    "avian_uplift_race": (0, 2),
    "reptilian_uplift_race": (2, 0),
    "insect_uplift_race": (2, 1),
    "rebel_warrior_race": (2, 1),
    "malevolent_lifeforms": (3, 1),
    "uplift_revolt_world": (1, 0),
    "alien_toy_shop": (1, 2),
    "deserted_alien_outpost": (2, 2),
    "deserted_alien_colony": (4, 2),
    "deserted_alien_library": (4, 2),  # 3 and 1 for itself
    "alien_robotic_factory": (6, 2),
    "alien_data_repository": (7, 3),
    "alien_robot_sentry": (1, 1),
    "alien_robot_scout_ship": (3, 0),
    "lost_alien_warship": (4, 0),
    "lost_alien_battle_fleet": (6, 0),
    "pilgrimage_world": (0, 0),
    "expanding_colony": (0, 1),
    "uplift_mercenary_force": (1, 1),
    "alien_rosetta_stone_world": (0, 2),
    "rebel_underground": (3, 1),
    "rebel_outpost": (5, 0),
    "rebel_base": (7, 0),
    "rebel_homeworld": (8, 1),
}
for _card in ALONE:
    for _sort, _word in words_of(SPECS[INDEX[_card]]):
        if _word == "flat":
            cover(_sort, _word, _card)


def yield_of(*cards: str, rivals: tuple[tuple[str, ...], ...] = ((),)) -> Yield:
    """What an empire yields in a round."""
    table = Table(players=1 + len(rivals))
    table.empire(0, cards=cards)
    for seat, rival in enumerate(rivals, start=1):
        table.empire(seat, cards=rival)
    table.score()
    return table.scored(0), table.income(0)


@pytest.mark.parametrize("card", ALONE)
def test_a_card_alone(card: str) -> None:
    assert yield_of(card) == ALONE[card]


def beside(card: str, *others: str, rivals: tuple[tuple[str, ...], ...] = ((),)) -> Yield:
    """What a card yields beside others, which themselves yield the same with it as without."""
    vp, income = yield_of(card, *others, rivals=rivals)
    vp_without, income_without = yield_of(*others, rivals=rivals)
    return vp - vp_without, income - income_without


@covers("vp", "per", "consumer_markets", "mining_conglomerate", "uplift_researchers", "alien_technology_institute")
@covers("vp", "per", "free_trade_association", "new_galactic_order", "mining_league", "galactic_imperium")
@covers("vp", "per", "uplift_code", "galactic_trendsetters", "galactic_bazaar", "galactic_news_hub", "new_earth")
@covers("vp", "per", "imperium_blaster_factory", "gene_designers", "uplift_revolt_world", "deserted_alien_library")
@covers("income", "per", "consumer_markets", "uplift_researchers", "free_trade_association", "mining_league")
@covers("income", "per", "galactic_imperium")
@pytest.mark.parametrize(
    ("card", "others", "expected"),
    [
        ("consumer_markets", ["gem_world"], (1, 1)),
        ("consumer_markets", ["gem_world", "smuggling_lair", "survey_hq", "asteroid_belt"], (3, 3)),
        ("mining_conglomerate", ["asteroid_belt", "rebel_miners", "gem_world"], (2, 1)),
        ("uplift_researchers", ["avian_uplift_race", "pre_sentient_race"], (2, 2)),
        ("alien_technology_institute", ["alien_robot_sentry", "alien_rosetta_stone_world"], (1 + 2 * 3, 0)),
        ("free_trade_association", ["gem_world", "smuggling_lair"], (4, 2)),
        ("new_galactic_order", ["space_marines", "smuggling_lair"], (2 + 2 + 1, 0)),
        ("mining_league", ["asteroid_belt", "rebel_miners"], (6, 2)),
        ("galactic_imperium", ["rebel_miners", "smuggling_lair", "gem_world"], (4, 1)),
        ("galactic_imperium", ["rebel_miners", "rebel_base", "rebel_warrior_race"], (6, 3)),
        ("uplift_code", ["avian_uplift_race", "uplift_gene_breeders"], (12, 0)),
        ("galactic_bazaar", ["gem_world", "smuggling_lair"], (3, 2)),
        ("galactic_news_hub", ["colony_convoy", "galactic_salon"], (4, 2)),
        ("new_earth", ["asteroid_belt", "rebel_miners"], (3 + 3, 1)),
        ("imperium_blaster_factory", ["imperium_armaments_world", "galactic_trendsetters"], (2, 2)),
        ("gene_designers", ["pre_sentient_race", "avian_uplift_race"], (6, 1)),
        ("uplift_revolt_world", ["avian_uplift_race", "uplift_gene_breeders"], (3, 0)),
        ("deserted_alien_library", ["alien_rosetta_stone_world", "alien_robot_sentry"], (3 + 3, 2)),
    ],
)
def test_per(card: str, others: list[str], expected: Yield) -> None:
    """For each thing of the own empire, the card itself included if it fits."""
    assert beside(card, *others) == expected


@covers("vp", "per", "galactic_trendsetters")
def test_per_copies_of_a_card() -> None:
    assert yield_of("galactic_trendsetters", "galactic_trendsetters", "galactic_trendsetters") == (18, 0)


@covers("vp", "per", "pilgrimage_world")
@pytest.mark.parametrize(("icons", "vp"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_per_full_group(icons: int, vp: int) -> None:
    """1 VP for every two explore icons, Pilgrimage World's own included."""
    explorers = ["colony_convoy"] * min(icons, 3) + ["space_port"] * (icons - 3)
    assert beside("pilgrimage_world", *explorers) == (vp, 0)


@covers("vp", "pair", "survey_hq")
@pytest.mark.parametrize(
    ("others", "pairs"),
    [
        ([], 1),
        (["space_marines"], 1),
        (["colony_convoy", "colony_convoy"], 1),
        (["space_marines", "colony_convoy"], 2),
        (["space_marines", "galactic_salon", "military_convoy"], 4),
        (["uplift_mercenary_force", "colony_convoy"], 1),  # its military is no icon
    ],
)
def test_pair(others: list[str], pairs: int) -> None:
    """The smaller number of explore and military icons, Survey HQ's own included."""
    assert beside("survey_hq", *others) == (pairs, 2)


@covers("vp", "with", "free_trade_association", "mining_league", "artist_colony", "space_port", "galactic_studios")
@covers("vp", "with", "bio_hazard_mining_world", "blaster_gem_mines", "lost_species_ark_world")
@covers("income", "with", "genetics_lab", "space_port", "galactic_bazaar", "bio_hazard_mining_world", "mining_world")
@covers("income", "with", "expanding_colony")
@pytest.mark.parametrize(
    ("card", "present", "again", "expected"),
    [
        ("free_trade_association", "consumer_markets", "consumer_markets", (2, 0)),
        ("mining_league", "mining_conglomerate", "mining_conglomerate", (1, 0)),
        ("artist_colony", "galactic_trendsetters", "galactic_trendsetters", (2, 1)),
        ("space_port", "trade_pact", "", (1, 2)),
        ("galactic_bazaar", "galactic_advertisers", "galactic_advertisers", (1, 3)),
        ("galactic_studios", "galactic_advertisers", "galactic_advertisers", (6, 2)),
        ("bio_hazard_mining_world", "pre_sentient_race", "avian_uplift_race", (1, 3)),
        ("blaster_gem_mines", "imperium_armaments_world", "galactic_imperium", (1, 2)),
        ("lost_species_ark_world", "avian_uplift_race", "uplift_mercenary_force", (4, 2)),
        ("genetics_lab", "pre_sentient_race", "avian_uplift_race", (1, 1)),
        ("mining_world", "mining_conglomerate", "mining_conglomerate", (1, 3)),
        ("expanding_colony", "gem_world", "smuggling_lair", (0, 2)),
    ],
)
def test_with(card: str, present: str, again: str, expected: Yield) -> None:
    """Once if there is such a card; "additional copies ... do not increase the amount received"."""
    # Mining Conglomerate counts Mining World itself
    own = (1, 0) if (card, present) == ("mining_world", "mining_conglomerate") else (0, 0)
    assert beside(card, present) == (expected[0] + own[0], expected[1])
    if again:
        number = 2 if present == again else 1
        assert beside(card, present, again) == (expected[0] + own[0] * number, expected[1])
    assert yield_of(card) != expected, "without it the card yields less"


@covers("vp", "with", "space_port")
def test_with_looks_at_the_own_empire_only() -> None:
    assert yield_of("space_port", rivals=(("trade_pact",),)) == (0, 1)
    assert yield_of("mining_world", rivals=(("mining_conglomerate",),)) == (1, 2)


@covers("income", "with_other", "trade_pact")
@pytest.mark.parametrize(
    ("rivals", "income"),
    [
        (((),), 1),
        ((("trade_pact",),), 2),
        (((), (), ("trade_pact",)), 2),
        ((("trade_pact",), ("trade_pact",), ("trade_pact",)), 2),
        ((("space_marines",), ("contact_specialist",)), 1),
    ],
)
def test_with_other(rivals: tuple[tuple[str, ...], ...], income: int) -> None:
    """Once if any other player has one; more add nothing, and the own does not count."""
    assert yield_of("trade_pact", rivals=rivals) == (1, income)


@covers("vp", "per_shared", "galactic_federation", "galactic_survey_seti")
@pytest.mark.parametrize(
    ("card", "own", "rivals", "vp"),
    [
        ("galactic_federation", ["space_marines", "gem_world"], ((),), 4),
        ("galactic_federation", ["space_marines"], (("survey_team", "colony_convoy", "gem_world"),), 4 + 2),
        ("galactic_federation", [], (("colony_convoy",), ("space_marines", "space_marines"), ()), 2 + 2),
        ("galactic_survey_seti", ["colony_convoy", "gem_world"], ((),), 4),
        ("galactic_survey_seti", [], (("galactic_salon", "colony_convoy"),), 3 + 3),
        ("galactic_survey_seti", [], (("colony_convoy",), ("galactic_salon",), ("colony_convoy",)), 3 + 2),
    ],
)
def test_per_shared(card: str, own: list[str], rivals: tuple[tuple[str, ...], ...], vp: int) -> None:
    """For the own empire, and for that of one other player, the best one."""
    assert beside(card, *own, rivals=rivals) == (vp, 0)
