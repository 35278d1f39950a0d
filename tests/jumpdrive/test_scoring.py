"""SCORE VPs of the rulebook: every card every round; the end of the game, and ties."""

import pytest

from tests.jumpdrive.table import DEVELOPMENTS, Table


def test_all_cards_of_an_empire_score_every_round() -> None:
    table = Table()
    table.empire(0, cards=["rebel_base", "trade_pact", "gem_world"])
    for total in (8, 16, 24):
        table.score()
        assert (table.scored(0), table.vp(0)) == (8, total)
    assert table.state.empires[0].vp_by_round == (8, 8, 8)
    assert (table.scored(1), table.vp(1)) == (0, 0)
    assert "Red scores 8 VPs this round, 24 in all" in table.log()


def test_a_card_scores_in_the_round_it_is_placed() -> None:
    table = Table()
    table.idle(1)
    table.empire(0, hand=["trade_pact"])
    table.play(0, "develop: Trade Pact")
    assert (table.scored(0), table.income(0)) == (1, 1)


def test_duplicates_score_once_each() -> None:
    table = Table()
    table.empire(0, cards=["consumer_markets"] * 3 + ["gem_world", "space_port"])
    table.score()
    assert (table.scored(0), table.income(0)) == (6, 6 + 3)


# "One other player"


@pytest.mark.parametrize(("others", "vp"), [((0, 0), 2), ((1, 0), 3), ((0, 2), 4), ((2, 3), 5), ((3, 3), 5)])
def test_one_other_player_is_the_best_one_not_all_of_them(others: tuple[int, int], vp: int) -> None:
    """JD-5: Galactic Federation scores 2 for each own development, and 1 for each of one other player, the best."""
    table = Table(players=3)
    table.empire(0, cards=["galactic_federation", "gem_world"])
    for seat, number in enumerate(others, start=1):
        table.empire(seat, cards=["investment_credits", "mining_robots", "genetics_lab"][:number])
        table.empire(seat, cards=["asteroid_belt"], vp=seat)
    table.score()
    assert table.scored(0) == vp


def test_one_other_player_is_chosen_each_round_and_by_the_engine() -> None:
    """JD-5: it is public, so the engine picks it; nobody is asked."""
    table = Table(players=3)
    table.empire(0, cards=["galactic_survey_seti"])
    table.empire(1, cards=["trade_pact"])
    table.score()
    assert table.scored(0) == 3 + 1
    assert table.question == "place"
    table.empire(2, cards=["galactic_salon"])
    table.score()
    assert table.scored(0) == 3 + 2


def test_one_other_player_of_two_clauses_may_differ() -> None:
    """JD-5: each clause has its own."""
    table = Table(players=3)
    table.empire(0, cards=["galactic_survey_seti", "galactic_federation"])
    table.empire(1, cards=["galactic_news_hub", "interstellar_prospectors", "space_port"])  # 3 icons, no development
    table.empire(2, cards=["investment_credits", "space_marines"])  # no icon, 2 developments
    table.score()
    assert table.scored(0) == (3 + 3) + (2 * 2 + 2)


# The end


@pytest.mark.parametrize(("before", "over"), [(48, False), (49, True), (50, True)])
def test_the_game_ends_with_50_vps_after_scoring(before: int, over: bool) -> None:
    """JD-6: end when anyone has 50 or more VP after scoring."""
    table = Table()
    table.empire(0, vp=before, cards=["trade_pact"])
    table.score()
    assert table.state.over == over
    assert (table.seats == ()) == over
    if over:
        assert table.result().ended_by == ("fifty_vp",)
        assert table.result().scores == (before + 1, 0)


def test_the_game_ends_before_income() -> None:
    """JD-6: otherwise income, then discard down to 10."""
    table = Table()
    table.empire(0, vp=49, cards=["trade_pact"], hand=[*DEVELOPMENTS, "rebel_base", "rebel_outpost", "gem_world"])
    table.empire(0, hand=["comet_zone", "mining_world", "new_earth", "asteroid_belt"])
    table.score()
    assert table.state.over
    assert len(table.hand(0)) == 12
    assert not any("income" in line for line in table.log())


def test_the_most_vps_win_even_if_another_has_50_too() -> None:
    """JD-6: most VP wins; all are scored before the game ends."""
    table = Table(players=3)
    table.empire(0, vp=50)
    table.empire(1, vp=44, cards=["rebel_base"])
    table.empire(2, vp=40)
    table.score()
    assert table.result().scores == (50, 51, 40)
    assert table.result().winners == (1,)
    assert "Blue wins" in table.log()
    assert table.log()[-4:-1] == ["Red ends with 50 VPs", "Blue ends with 51 VPs", "Green ends with 40 VPs"]


def test_a_tie_is_won_by_cards_in_hand_plus_income() -> None:
    """JD-6: ties by cards in hand plus total income. 2 and 1 against 0 and 4 against 3 and 0."""
    table = Table(players=3)
    table.empire(0, vp=54, hand=["rebel_base", "gem_world"], cards=["smuggling_lair"])
    table.empire(1, vp=54, cards=["asteroid_belt", "asteroid_belt"])
    table.empire(2, vp=54, hand=["uplift_code", "mining_league", "galactic_federation"])
    table.score()
    assert table.result().scores == (54, 54, 54)
    assert table.result().winners == (1,)


def test_the_tie_break_is_for_tied_players_only() -> None:
    """JD-6: the one with the most cards has fewer VPs."""
    table = Table(players=3)
    table.empire(0, vp=55)
    table.empire(1, vp=55, hand=["gem_world"])
    table.empire(2, vp=54, hand=DEVELOPMENTS)
    table.score()
    assert table.result().winners == (1,)


def test_what_is_still_tied_is_shared() -> None:
    """JD-6: else shared. 2 cards in hand, 1 and an income of 1, an income of 2."""
    table = Table(players=4)
    table.empire(0, vp=54, hand=["rebel_base", "gem_world"])
    table.empire(1, vp=54, hand=["space_port"], cards=["smuggling_lair"])
    table.empire(2, vp=54, cards=["asteroid_belt"])
    table.empire(3, vp=53, hand=DEVELOPMENTS)
    table.score()
    assert table.result().winners == (0, 1, 2)
    assert [line for line in table.log() if "victory" in line] == [
        "Red shares the victory",
        "Blue shares the victory",
        "Green shares the victory",
    ]


def test_income_for_the_tie_break_counts_every_clause() -> None:
    """Trade Pacts pay 1 more while another player has one, Consumer Markets 1 for each Novelty world."""
    table = Table(players=2)
    table.empire(0, vp=49, cards=["trade_pact", "consumer_markets"], hand=["rebel_base"])
    table.empire(1, vp=49, cards=["trade_pact"])
    table.score()
    assert table.result().winners == (0,), "1 + 2 against 2"
    table = Table(players=2)
    table.empire(0, vp=50, cards=["asteroid_belt"])
    table.empire(1, vp=48, cards=["consumer_markets", "consumer_markets", "smuggling_lair"])
    table.score()
    assert table.result().scores == (50, 50)
    assert table.result().winners == (1,), "2 against 1 + 1 + 1"


def test_the_breakdown_is_by_rounds() -> None:
    table = Table()
    table.empire(0, cards=["rebel_base"] + ["galactic_trendsetters"] * 4)
    table.score()
    table.score()
    assert table.result().breakdown[0] == {"round 1": 39, "round 2": 39}
    assert table.result().breakdown[1] == {"round 1": 0, "round 2": 0}
