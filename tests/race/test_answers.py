"""Sets of cards, goods and action cards are chosen together in Race for the Galaxy."""

from collections import Counter

import pytest

from tests.race.subject import RACE
from tests.race.table import DEVELOPMENTS, Table, choice_of
from tests.support.answers import Answers
from windfall.titles.race.rules.actions import ACTION_CARD_IDS


class TestRace(Answers):
    subject = RACE
    in_every_game = frozenset(("explore", "pay"))
    set_kinds = frozenset(("discard_start", "action", "explore", "pay", "consume_good", "consume_hand", "hand_limit"))


def _left(table: Table) -> tuple[list[str | None], int, int]:
    """What can still be part of Red's answer, and how much of it must and may be."""
    picks = table.game().decision(0).picks
    assert picks is not None
    return [option.subject for option in picks.options], picks.least, picks.most


def test_goods_behind_the_one_picked_are_left() -> None:
    table = Table()
    worlds = ["artist_colony", "space_port", "gem_world", "comet_zone"]
    table.empire(0, tableau=["tourist_world", *worlds], goods=worlds)
    table.round("consume_2x", "develop")
    assert _left(table) == ([f"good:{world}" for world in worlds], 2, 2)
    table.choose(0, "good: Space Port")
    assert _left(table) == (["good:gem_world", "good:comet_zone"], 1, 1)


def test_one_card_less_is_left_after_one_is_picked() -> None:
    table = Table()
    table.empire(0, hand=DEVELOPMENTS[:4], tableau=["deficit_spending"])
    table.round("consume_2x", "produce")
    table.choose(0, *[option for option in table.options(0) if option.startswith("use")])
    assert _left(table)[1:] == (0, 2)
    table.choose(0, table.options(0)[1])
    assert _left(table)[1:] == (0, 1)


def test_two_of_nine_action_cards_are_left_to_choose_though_another_player_has_chosen() -> None:
    """In the experienced game they are one choice, which a person makes card by card."""
    table = Table(experienced=True)
    table.begin_round()
    table.choose(1, "choose: Settle and Produce")
    subjects, least, most = _left(table)
    assert (least, most) == (2, 2)
    assert Counter(subjects) == Counter(f"action:{card}" for card in (*ACTION_CARD_IDS, "develop", "settle"))


@pytest.mark.parametrize("cards", [("settle", "develop"), ("develop", "settle"), ("settle", "settle")])
def test_two_action_cards_in_any_order_are_a_pair(cards: tuple[str, str]) -> None:
    table = Table(experienced=True)
    table.begin_round()
    decision = table.game().decision(0)
    chosen = [choice_of(card) for card in cards]
    assert decision.moves(chosen) == (choice_of(*sorted(cards)),)
    # what is no pair stays as it is, and is refused when it is played
    assert decision.moves(chosen[:1]) == (chosen[0],)
    twice = [choice_of("produce"), choice_of("produce")]
    assert decision.moves(twice) == tuple(twice)
    assert decision.moves([choice_of("trade", "produce")]) == (choice_of("trade", "produce"),)
