"""The Fine Points of the rulebook, one by one."""

import pytest

from tests.jumpdrive.table import DEVELOPMENTS, Table
from windfall.titles.jumpdrive.components.cards import IDS, INDEX, NAMES
from windfall.titles.jumpdrive.rules import events

WAR = "war_propaganda"


# "Contact Specialist: combines with other discounts, except a copy of itself."


@pytest.mark.parametrize(
    ("empire", "world", "name", "payment"),
    [
        (["contact_specialist"], "rebel_outpost", "Rebel Outpost", 4),
        (["contact_specialist", "replicant_robots"], "rebel_outpost", "Rebel Outpost", 2),
        (["contact_specialist", "replicant_robots", "replicant_robots"], "rebel_outpost", "Rebel Outpost", 0),
        (["contact_specialist", "mining_robots"], "rebel_miners", "Rebel Miners", 0),
        (["contact_specialist"], "rebel_miners", "Rebel Miners", 1),
        (["contact_specialist"] * 2, "rebel_outpost", "Rebel Outpost", 4),
        (["contact_specialist"] * 3, "rebel_outpost", "Rebel Outpost", 4),
        (["contact_specialist"] * 3 + ["replicant_robots"], "rebel_outpost", "Rebel Outpost", 2),
    ],
)
def test_contact_specialist_combines_with_discounts_but_not_with_itself(
    empire: list[str], world: str, name: str, payment: int
) -> None:
    table = Table()
    table.idle(1)
    table.empire(0, cards=empire, hand=[world, *DEVELOPMENTS[:payment]])
    table.play(0, f"settle: {name}")
    table.finish()
    assert table.paid(0, world) == payment
    assert table.cards(0) == [*empire, world]
    if payment:
        table = Table()
        table.empire(0, cards=empire, hand=[world, *DEVELOPMENTS[: payment - 1]])
        table.begin_round()
        assert f"settle: {name}" not in table.options(0), "one card less does not do"


# "Galactic Trendsetters: 2, 3, 4, 5, or 6 of these cards in a player's empire score 8, 18, 32, 50, or 72 VPs."


@pytest.mark.parametrize(("number", "vp"), [(1, 2), (2, 8), (3, 18), (4, 32), (5, 50), (6, 72)])
def test_galactic_trendsetters(number: int, vp: int) -> None:
    table = Table()
    table.empire(0, cards=["galactic_trendsetters"] * number)
    table.score()
    assert table.scored(0) == table.vp(0) == vp
    assert table.state.over == (vp >= 50)


def test_galactic_trendsetters_of_others_do_not_count() -> None:
    table = Table(players=3)
    for seat, number in enumerate((1, 2, 3)):
        table.empire(seat, cards=["galactic_trendsetters"] * number)
    table.score()
    assert [table.scored(seat) for seat in range(3)] == [2, 8, 18]


# "New Galactic Order: do not score for any military vs. certain worlds."


@pytest.mark.parametrize(
    ("others", "military"),
    [
        ([], 2),
        (["space_marines"], 4),
        (["galactic_imperium"], 2),  # +3 vs. Rebels
        (["alien_rosetta_stone_world"], 2),  # +2 vs. Alien worlds
        (["galactic_imperium", "alien_rosetta_stone_world", "drop_ships"], 5),
    ],
)
def test_new_galactic_order_scores_general_military_only(others: list[str], military: int) -> None:
    own = {"drop_ships": 1}
    table = Table()
    table.empire(0, cards=["new_galactic_order", *others])
    table.score()
    assert table.scored(0) == military + sum(own.get(card, 0) for card in others)


# "Trade Pact: its owner may later place cards with military icons."


def test_the_owner_of_a_trade_pact_may_later_place_military() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, cards=["trade_pact"], hand=["space_marines", "smuggling_lair", *DEVELOPMENTS[:3]])
    table.play(0, "develop: Space Marines", "settle: Smuggling Lair")
    table.finish()
    assert table.cards(0) == ["trade_pact", "space_marines", "smuggling_lair"]
    assert (table.scored(0), table.income(0)) == (1, 2), "the Trade Pact works as before"


def test_a_trade_pact_and_a_world_with_military_in_the_same_round() -> None:
    """The limit is checked when the card is placed, which is before the world."""
    table = Table()
    table.idle(1)
    table.empire(0, hand=["trade_pact", "blaster_gem_mines", *DEVELOPMENTS[:4]])
    table.play(0, "develop: Trade Pact", "settle: Blaster Gem Mines")
    table.finish()
    assert table.cards(0) == ["trade_pact", "blaster_gem_mines"]


# "War Propaganda: when checking each round if this card is given away, do not count any military vs. certain worlds. If
# both copies are in play, do this for both cards at the same time. If a tie for most military among other players
# exists, give this card to the first tied player left of its current owner."


def owners(table: Table) -> list[int]:
    """Who has a War Propaganda, once for each copy."""
    return [seat for seat in range(table.state.players) for card in table.cards(seat) if card == WAR]


def after_scoring(*empires: list[str]) -> Table:
    table = Table(players=len(empires))
    for seat, cards in enumerate(empires):
        table.empire(seat, cards=cards)
    table.score()
    return table


def test_war_propaganda_goes_to_the_strongest_before_scoring() -> None:
    """JD-7: it changes hands in the check of each round as its card says."""
    table = after_scoring([WAR], ["space_marines"], ["drop_ships"])
    assert owners(table) == [2]
    assert "Red hands War Propaganda to Green" in table.log()
    assert [table.scored(seat) for seat in range(3)] == [0, 0, 3 + 1]
    assert [table.income(seat) for seat in range(3)] == [0, 0, 1]


def test_war_propaganda_counts_its_own_icon_for_its_owner_and_a_tie_keeps_it() -> None:
    assert owners(after_scoring([WAR], ["mining_conglomerate"])) == [0]
    assert owners(after_scoring([WAR], ["space_marines"])) == [1]
    assert owners(after_scoring([WAR, "mining_conglomerate"], ["space_marines"])) == [0]
    assert owners(after_scoring(["space_marines"], [WAR, "smuggling_lair"], ["space_marines"])) == [1]


@pytest.mark.parametrize("restricted", ["galactic_imperium", "alien_technology_institute", "alien_rosetta_stone_world"])
def test_war_propaganda_does_not_count_military_against_certain_worlds(restricted: str) -> None:
    assert owners(after_scoring([WAR], [restricted, "smuggling_lair"])) == [0], "1 to 1"
    assert owners(after_scoring([WAR, restricted], ["space_marines"])) == [1], "1 to 2"


def test_war_propaganda_counts_military_for_things_in_the_empire() -> None:
    """Military per chromosome is general military."""
    assert owners(after_scoring([WAR], ["uplift_mercenary_force", "uplift_gene_breeders"])) == [1], "1 to 2"
    assert owners(after_scoring([WAR], ["uplift_mercenary_force"])) == [0], "1 to 1"


@pytest.mark.parametrize(
    ("owner", "strongest", "heir"),
    [(0, (1, 2, 3), 1), (0, (2, 3), 2), (1, (0, 3), 3), (1, (0,), 0), (2, (0, 1), 0), (3, (1, 2), 1), (2, (1, 3), 3)],
)
def test_war_propaganda_among_tied_others_goes_to_the_first_left_of_its_owner(
    owner: int, strongest: tuple[int, ...], heir: int
) -> None:
    """JD-7: ties go to the first tied player to the left of its owner."""
    empires: list[list[str]] = [[], [], [], []]
    empires[owner] = [WAR]
    for seat in strongest:
        empires[seat] = ["space_marines"]
    assert owners(after_scoring(*empires)) == [heir]


def test_the_weaker_of_two_stronger_players_does_not_get_it() -> None:
    assert owners(after_scoring([WAR], ["space_marines"], ["space_marines", "mining_conglomerate"])) == [2]


def test_both_war_propagandas_move_at_the_same_time() -> None:
    """JD-7: the tie between Blue and Green sends Red's copy to Blue. Done one after the other, Blue would now be
    stronger than Green, and get Green's copy as well."""
    table = after_scoring([WAR], ["space_marines"], [WAR, "mining_conglomerate"])
    assert owners(table) == [1, 2]
    table = after_scoring([WAR, "mining_conglomerate"], [WAR], ["space_marines"])
    assert owners(table) == [0, 2], "and the same the other way round the table"


def test_both_war_propagandas_can_go_to_the_same_player() -> None:
    assert owners(after_scoring([WAR], [WAR], ["space_marines"])) == [2, 2]
    table = after_scoring([WAR, WAR], ["drop_ships"])
    assert owners(table) == [1, 1]
    assert (table.scored(1), table.income(1)) == (3 + 3 + 1, 2)


def test_both_war_propagandas_of_one_player_stay_or_go_together() -> None:
    assert owners(after_scoring([WAR, WAR], ["space_marines"])) == [0, 0], "2 to 2"


def test_war_propaganda_is_given_away_in_the_round_it_is_placed() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, hand=[WAR, *DEVELOPMENTS[:1]])
    table.empire(1, cards=["space_marines"])
    table.play(0, "develop: War Propaganda")
    assert owners(table) == [1]
    assert [table.scored(0), table.scored(1)] == [0, 3]


def test_war_propaganda_is_checked_in_each_round() -> None:
    table = after_scoring([WAR], ["space_marines"])
    assert owners(table) == [1]
    table.empire(0, cards=["drop_ships"])
    table.score()
    assert owners(table) == [1], "3 to 3, for its icon counts for its owner now"
    table.empire(0, cards=["smuggling_lair"])
    table.score()
    assert owners(table) == [0]
    assert [table.vp(0), table.vp(1)] == [1 + 1 + 3, 3 + 3]


# "Timing: play is intended to be simultaneous. If needed, resolve any timing issues clockwise from the setup dealer."


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_timing_goes_clockwise_from_the_dealer(dealer: int) -> None:
    """Draws after placing are dealt in that order, the dealer last."""
    worlds = {"pilgrimage_world": "Pilgrimage World", "expanding_colony": "Expanding Colony", "gem_world": "Gem World"}
    drawn = ["drop_ships", "comet_zone", "trade_pact"]
    table = Table(players=3, dealer=dealer, draws=drawn)
    for seat, world in enumerate(worlds):
        table.empire(seat, hand=[world, *DEVELOPMENTS[seat : seat + seat]])
    table.begin_round()
    for seat, name in enumerate(worlds.values()):
        table.choose(seat, f"settle: {name}")
    table.finish()
    clockwise = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    assert [table.drawn(seat)[0] for seat in clockwise] == drawn
    for code in (events.SETTLES, events.DRAWS, events.SCORES):
        assert [event[2] for event in table.events if event[0] == code][:3] == clockwise


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_discards_and_second_worlds_go_clockwise_from_the_dealer(dealer: int) -> None:
    """If the deck is empty, the first discards become the new deck, and later ones do not."""
    clockwise = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    table = Table(players=3, dealer=dealer)
    worlds = [("gem_world", "mining_world"), ("space_port", "bio_hazard_mining_world")]
    worlds.append(("pre_sentient_race", "blaster_gem_mines"))
    for seat, both in enumerate(worlds):
        spare = ["consumer_markets", "galactic_advertisers", "uplift_researchers"]
        table.empire(seat, hand=[*both, *spare], cards=["colony_convoy"])
    table.leave_in_deck("drop_ships")
    table.begin_round()
    for seat, (first, _second) in enumerate(worlds):
        table.choose(seat, f"settle: {NAMES[INDEX[first]]}")
    table.finish("second_world")
    for seat, (_first, second) in enumerate(worlds):
        table.choose(seat, f"second: {NAMES[INDEX[second]]}")
    table.finish("hand_limit")
    for code in (events.DISCARDS, events.SETTLES):
        assert [event[2] for event in table.events if event[0] == code] == [*clockwise, *clockwise]
    assert [event[2] for event in table.events if event[0] == events.GIVES_UP] == clockwise


@pytest.mark.parametrize("dealer", [0, 1, 2])
def test_explored_cards_and_those_over_ten_are_discarded_clockwise_from_the_dealer(dealer: int) -> None:
    clockwise = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    table = Table(players=3, dealer=dealer)
    for seat in range(3):
        table.empire(seat, hand=[IDS[card] for card in table.state.deck[-12:]])
    table.begin_round()
    for seat in range(3):
        table.choose(seat, "explore")
    table.finish()
    assert [event[2] for event in table.events if event[0] == events.EXPLORES] == clockwise
    assert [event[2] for event in table.events if event[0] == events.DISCARDS] == [*clockwise, *clockwise]
