"""The end of the game: VPs, ties and winners. Bonuses of 6-cost developments are in `effects/test_bonus_clauses`."""

from collections.abc import Sequence

from tests.race.table import WORLDS, Table
from windfall.engine.title import Result


def end(*empires: dict[str, Sequence[str]], chips: Sequence[int] = ()) -> Result:
    """The result if the game ends with these empires."""
    table = Table(players=len(empires))
    for seat, empire in enumerate(empires):
        table.empire(seat, **empire)  # type: ignore[arg-type]
    for seat, number in enumerate(chips):
        table.empire(seat, chips=number)
    table.leave_chips(0)
    table.end_round()
    return table.result()


def test_score_is_tableau_chips_and_bonuses() -> None:
    """Gem World 1, Rebel Base 6, Galactic Federation 2 for itself, and 5 chips."""
    result = end(
        {"tableau": ["gem_world", "rebel_base", "galactic_federation"]}, {"tableau": ["plague_world"]}, chips=[5, 0]
    )
    assert result.scores == (1 + 6 + 2 + 5, 0)
    assert result.breakdown[0] == {"chips": 5, "tableau": 7, "bonuses": 2}
    assert result.winners == (0,)


def test_cards_in_hand_and_goods_score_nothing() -> None:
    result = end(
        {"hand": WORLDS[:4], "tableau": ["gem_world"], "goods": ["gem_world"]}, {"tableau": ["merchant_world"]}
    )
    assert result.scores == (1, 2)
    assert result.winners == (1,)


def test_ties_go_to_cards_in_hand_plus_goods() -> None:
    """RG-7: ties: cards in hand plus goods."""
    worlds = ["gem_world", "spice_world"]
    result = end(
        {"hand": WORLDS[:2], "tableau": worlds, "goods": worlds},  # 2 + 2
        {"hand": WORLDS[2:5], "tableau": ["merchant_world"]},  # 3
    )
    assert result.scores == (2, 2)
    assert result.winners == (0,)
    result = end(
        {"hand": WORLDS[:2], "tableau": worlds, "goods": worlds[:1]},  # 2 + 1
        {"hand": [*WORLDS[4:7], WORLDS[7]], "tableau": ["merchant_world"]},  # 4
    )
    assert result.winners == (1,)


def test_remaining_ties_are_shared_victories() -> None:
    """RG-7: else shared."""
    result = end(
        {"hand": WORLDS[3:5], "tableau": ["gem_world", "spice_world"], "goods": ["gem_world"]},
        {"hand": WORLDS[5:8], "tableau": ["merchant_world"]},
        {"hand": WORLDS[8:11], "tableau": ["public_works"]},
    )
    assert result.scores == (2, 2, 1)
    assert result.winners == (0, 1)


def test_the_tie_breaker_is_only_among_those_who_tie() -> None:
    """RG-7: the player among them; one with fewer VPs and more cards does not win."""
    result = end(
        {"tableau": ["merchant_world"]},
        {"tableau": ["gem_world", "spice_world"], "goods": ["gem_world"]},
        {"hand": WORLDS[4:11], "tableau": ["public_works"]},
    )
    assert result.winners == (1,)


def test_ties_count_cards_after_discarding() -> None:
    """RG-7: the highest total number of cards in hand after discarding down to ten."""
    table = Table()
    table.empire(0, hand=WORLDS, tableau=["public_works"])  # 11 cards, of which 10 stay
    table.empire(
        1, hand=["gem_world", "comet_zone", "mining_world", "rebel_base", "space_port"], tableau=["export_duties"]
    )
    table.empire(1, hand=["drop_ships", "space_marines", "merchant_guild", "new_economy", "plague_world"])
    table.leave_chips(0)
    table.end_round()
    table.choose(0, table.options(0)[0])
    assert table.result().winners == (0, 1)


def test_the_log_names_scores_and_winners() -> None:
    table = Table()
    table.empire(0, tableau=["gem_world"], chips=24)
    table.end_round()
    assert table.log[-3:] == ["Red scores 25 VPs", "Blue scores 0 VPs", "Red wins"]
