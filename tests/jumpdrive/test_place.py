"""Placing a development, a world, both or an Explore marker: what can be chosen, what it costs, and the bonuses."""

import pytest

from tests.jumpdrive.table import DEVELOPMENTS, Table
from windfall.engine.state import EVERYONE
from windfall.titles.jumpdrive.components.cards import INDEX
from windfall.titles.jumpdrive.rules import events

# Choosing


def test_everything_that_can_be_placed_is_an_option() -> None:
    """JD-1: a development, a world, both, or an Explore marker."""
    table = Table()
    table.empire(0, hand=["mining_robots", "trade_pact", "gem_world", "asteroid_belt", "asteroid_belt"])
    table.begin_round()
    assert table.question == "place"
    assert table.seats == (0, 1), "all players at the same time"
    assert table.options(0) == [
        "explore",
        "develop: Survey Team",
        "develop: Trade Pact",
        "develop: Mining Robots",
        "settle: Gem World",
        "settle: Asteroid Belt",
    ]
    table.choose(0, "develop: Mining Robots")
    assert table.options(0) == ["pass", "settle: Gem World", "settle: Asteroid Belt"]
    table.choose(0, "settle: Asteroid Belt")
    assert 0 not in table.seats, "a development and a world are all there is to choose"


def test_a_world_or_an_explore_marker_is_a_whole_plan() -> None:
    for option in ("settle: Gem World", "explore"):
        table = Table()
        table.empire(0, hand=["mining_robots", "gem_world", *DEVELOPMENTS])
        table.begin_round()
        table.choose(0, option)
        assert table.seats == (1,)


def test_nothing_happens_until_all_have_chosen() -> None:
    """JD-1: one placement step for all players at the same time."""
    table = Table(players=3)
    for seat in range(3):
        table.empire(seat, hand=["trade_pact"])
    table.begin_round()
    for seat in (2, 0):
        table.choose(seat, "develop: Trade Pact")
        assert [table.cards(other) for other in range(3)] == [[], [], []]
        assert len(table.hand(seat)) == 1
    known = table.game().observe(1).known.empires[0]  # type: ignore[attr-defined]
    assert (known.picks, known.hand) == ([], [-2])
    table.choose(1, "develop: Trade Pact")
    assert [table.cards(seat) for seat in range(3)] == [["trade_pact"]] * 3


@pytest.mark.parametrize(("spare", "offered"), [(2, False), (3, True)])
def test_a_development_alone_must_be_affordable(spare: int, offered: bool) -> None:
    """JD-1: only affordable combinations can be chosen. Drop Ships cost 4, alone 3, and cannot pay for themselves."""
    table = Table()
    table.empire(0, hand=["drop_ships", *DEVELOPMENTS[:spare]])
    table.begin_round()
    assert ("develop: Drop Ships" in table.options(0)) == offered


@pytest.mark.parametrize(("spare", "offered"), [(2, False), (3, True)])
def test_a_world_alone_must_be_affordable(spare: int, offered: bool) -> None:
    """JD-1: the card that is drawn afterwards cannot pay for it."""
    table = Table()
    table.empire(0, hand=["mining_world", *DEVELOPMENTS[:spare]])
    table.begin_round()
    assert ("settle: Mining World" in table.options(0)) == offered


@pytest.mark.parametrize(("spare", "offered"), [(5, False), (6, True)])
def test_both_together_must_be_affordable(spare: int, offered: bool) -> None:
    """JD-1: 3 for Mining World and the full 3 for Galactic Advertisers."""
    table = Table()
    table.idle(1)
    table.empire(0, hand=["galactic_advertisers", "mining_world", *[*DEVELOPMENTS, "uplift_researchers"][:spare]])
    table.begin_round()
    table.choose(0, "develop: Galactic Advertisers")
    assert ("settle: Mining World" in table.options(0)) == offered
    if offered:
        table.choose(0, "settle: Mining World")
        table.others(0)
        table.finish()
        assert table.cards(0) == ["galactic_advertisers", "mining_world"]
        assert sorted(table.hand(0)) == sorted(table.drawn(0)), "all six were paid"


def test_who_can_place_nothing_explores() -> None:
    table = Table()
    table.empire(0, hand=["rebel_base"], cards=["survey_team"])
    table.idle(1)
    table.begin_round()
    assert table.seats == (1,), "there is no choice for seat 0"
    table.choose(1, "develop: Colony Convoy")
    assert "Red places an Explore marker" in table.log()


# Bonuses


@pytest.mark.parametrize(
    ("development", "name", "alone"),
    [("trade_pact", "Trade Pact", 0), ("space_marines", "Space Marines", 1), ("galactic_salon", "Galactic Salon", 5)],
)
def test_a_development_alone_costs_one_card_less(development: str, name: str, alone: int) -> None:
    """JD-2: development alone: 1 card cheaper. It draws no card."""
    table = Table()
    table.idle(1)
    table.empire(0, hand=[development, *DEVELOPMENTS])
    table.play(0, f"develop: {name}")
    table.finish("hand_limit")
    assert table.paid(0, development) == alone
    assert len(table.hand(0)) == 5 - alone + table.income(0)


@pytest.mark.parametrize(
    ("empire", "world", "name"),
    [([], "gem_world", "Gem World"), (["space_marines"], "smuggling_lair", "Smuggling Lair")],
)
def test_a_world_alone_draws_a_card_after_it_is_placed(empire: list[str], world: str, name: str) -> None:
    """JD-2: world alone: draw 1 card after it is placed, paid for or conquered."""
    table = Table(draws=["comet_zone"])
    table.idle(1)
    table.empire(0, hand=[world, *DEVELOPMENTS[:2]], cards=empire)
    table.play(0, f"settle: {name}")
    assert table.drawn(0)[0] == "comet_zone"
    assert len(table.drawn(0)) == 1 + table.income(0)
    placed = next(number for number, line in enumerate(table.log()) if line.startswith(f"Red settles {name}"))
    assert table.log().index("Red draws Comet Zone") > placed


def test_both_together_get_neither_bonus() -> None:
    """JD-2: both: neither the discount nor the card."""
    table = Table()
    table.idle(1)
    table.empire(0, hand=["space_marines", "gem_world", *DEVELOPMENTS[:4]])
    table.play(0, "develop: Space Marines", "settle: Gem World")
    table.finish()
    assert table.paid(0, "space_marines") == 2
    assert table.paid(0, "gem_world") == 2
    assert len(table.drawn(0)) == table.income(0) == 2


def test_a_cost_is_not_below_zero() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, hand=["trade_pact", "gem_world", *DEVELOPMENTS[:1]], cards=["investment_credits"] * 2)
    table.begin_round()
    table.choose(0, "develop: Trade Pact")
    assert table.options(0) == [], "what is saved on the Trade Pact does not pay for Gem World"
    table.others(0)
    assert table.paid(0, "trade_pact") == 0
    assert table.hand(0)[:2] == [DEVELOPMENTS[0], "gem_world"]


def test_paid_cards_are_discarded_face_down() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, hand=["gem_world", "drop_ships", "trade_pact", "rebel_base"])
    table.play(0, "settle: Gem World")
    assert table.options(0) == ["discard: Trade Pact", "discard: Drop Ships"], "any two, in the order of the cards"
    table.put_away(0, "trade_pact", "rebel_base")
    assert table.discards(0) == ["trade_pact", "rebel_base"]
    assert table.state.public_discards == []
    told = [event[1:] for event in table.events if event[0] in (events.DISCARDS, events.DISCARDS_CARDS)]
    cards = (INDEX["trade_pact"], INDEX["rebel_base"])
    assert told == [(EVERYONE, 0, 2), (0, 0, *cards)], "others see how many they are"


# Survey Team


def test_a_survey_team_is_free_without_a_world_and_costs_1_with_one() -> None:
    """JD-3: Survey Team replaces the development from hand, at its normal cost."""
    table = Table()
    table.idle(1)
    table.empire(0, hand=["gem_world", *DEVELOPMENTS[:3]])
    table.play(0, "develop: Survey Team", "settle: Gem World")
    table.finish()
    assert table.paid(0, "survey_team") == 1
    assert sorted(table.hand(0)) == sorted(table.drawn(0)), "three were paid"
    table = Table()
    table.idle(1)
    table.play(0, "develop: Survey Team")
    assert table.paid(0, "survey_team") == 0
    assert table.cards(0) == ["survey_team"]
    assert table.state.survey_teams == 1


def test_a_survey_team_is_placed_instead_of_a_development_from_hand() -> None:
    """JD-3: not besides one."""
    table = Table()
    table.empire(0, hand=["trade_pact", "gem_world", *DEVELOPMENTS[:4]])
    table.begin_round()
    twin = table.game()
    table.choose(0, "develop: Trade Pact")
    assert table.options(0) == ["pass", "settle: Gem World"]
    survey_team = next(option for option in twin.decision(0).options if option.subject == "card:survey_team")
    twin.play(0, survey_team.action)
    assert [option.subject for option in twin.decision(0).options] == [None, "card:gem_world"]


def test_once_per_player_and_game() -> None:
    """JD-3: once per player and game; what one player takes leaves enough for the others."""
    table = Table(players=4)
    table.begin_round()
    for seat in range(4):
        assert "develop: Survey Team" in table.options(seat)
        table.choose(seat, "develop: Survey Team")
    assert table.state.survey_teams == 0
    assert [table.cards(seat) for seat in range(4)] == [["survey_team"]] * 4
    assert table.state.round == 2
    assert not any("develop: Survey Team" in table.options(seat) for seat in range(4))


def test_not_even_with_one_left_in_the_center() -> None:
    """JD-3: a second Survey Team is against the limit, though there is one."""
    table = Table(players=3)
    table.empire(0, hand=["trade_pact"], cards=["survey_team"])
    table.begin_round()
    assert table.state.survey_teams == 2
    assert "develop: Survey Team" not in table.options(0)
    assert "develop: Survey Team" in table.options(1)


def test_discounts_on_developments_work_for_a_survey_team() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, hand=["gem_world", *DEVELOPMENTS[:2]], cards=["investment_credits"])
    table.play(0, "develop: Survey Team", "settle: Gem World")
    assert table.paid(0, "survey_team") == 0


# Duplicates and limits


def test_duplicates_can_be_placed_and_their_powers_add_up() -> None:
    table = Table()
    table.idle(1)
    table.empire(
        0,
        cards=["mining_robots", "mining_conglomerate"],
        hand=["mining_robots", "comet_zone", "rebel_base", "gem_world"],
    )
    table.play(0, "develop: Mining Robots", "settle: Comet Zone")
    assert table.cards(0) == ["mining_robots", "mining_conglomerate", "mining_robots", "comet_zone"]
    assert table.paid(0, "mining_robots") == 1
    assert table.paid(0, "comet_zone") == 4 - 3


def test_a_second_trade_pact_cannot_be_placed() -> None:
    table = Table()
    table.empire(0, cards=["trade_pact"], hand=["trade_pact", "mining_robots"])
    table.begin_round()
    assert table.options(0) == ["explore", "develop: Survey Team", "develop: Mining Robots"]


# Order


def test_a_development_counts_for_the_world_of_the_same_round() -> None:
    """JD-1: its power (Contact Specialist, a discount) and its icons (military)."""
    for development, name, world, world_name, payment in (
        ("mining_robots", "Mining Robots", "asteroid_belt", "Asteroid Belt", 1),
        ("contact_specialist", "Contact Specialist", "pirate_lair", "Pirate Lair", 2),
        ("replicant_robots", "Replicant Robots", "comet_zone", "Comet Zone", 2),
    ):
        table = Table()
        table.idle(1)
        table.empire(0, hand=[development, world, *DEVELOPMENTS])
        table.play(0, f"develop: {name}", f"settle: {world_name}")
        table.finish()
        assert table.paid(0, world) == payment
    table = Table()
    table.idle(1)
    table.empire(0, hand=["drop_ships", "pirate_lair", *DEVELOPMENTS[:4]])
    table.begin_round()
    assert "settle: Pirate Lair" not in table.options(0)
    table.choose(0, "develop: Drop Ships", "settle: Pirate Lair")
    table.others(0)
    assert "Red settles Pirate Lair (defense 3, military 3)" in table.log()


def test_a_development_does_not_count_for_itself() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, hand=["investment_credits", "gem_world", *DEVELOPMENTS[:3]])
    table.play(0, "develop: Investment Credits", "settle: Gem World")
    table.finish()
    assert table.paid(0, "investment_credits") == 1


def test_a_world_does_not_count_for_itself() -> None:
    """Smuggling Lair has 1 military and 1 defense, Alien Robot Scout Ship 1 and 4."""
    table = Table()
    table.empire(0, hand=["smuggling_lair", "trade_pact"])
    table.empire(1, hand=["alien_robot_scout_ship", "trade_pact"], cards=["drop_ships"])
    table.begin_round()
    assert not any(option.startswith("settle") for seat in (0, 1) for option in table.options(seat))
    table.choose(0, "develop: Trade Pact")
    assert 0 not in table.seats, "and no world goes with it"
