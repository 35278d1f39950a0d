"""Reasons: the differences that pull at the chance to win, told in the title's words."""

from collections.abc import Collection, Mapping

import numpy as np
import pytest

import windfall
from windfall.advice.reasons import reasons

NAMES = ("Ann", "Ben", "Cleo")


def told(
    title: str,
    more: Mapping[str, float],
    pulls: Mapping[str, float] | None = None,
    named: Collection[str] = (),
    noise: float = 0.0,
) -> tuple[str, ...]:
    """Reasons where the better position has more of some features, and all are uncertain by so much, in counts of the
    game."""
    specs = {spec.name: (at, spec.scale) for at, spec in enumerate(windfall.title(title).feature_specs)}
    better, pulling = np.zeros(len(specs), np.float32), np.zeros(len(specs), np.float32)
    for name, count in more.items():
        at, scale = specs[name]
        better[at] = count / scale
        pulling[at] = (pulls or {}).get(name, np.sign(count))
    scales = np.array([scale for _at, scale in specs.values()], np.float32)
    none = np.zeros(len(specs), np.float32)
    found = reasons(title, better, none, pulling, range(len(NAMES)), named, noise / scales)
    return tuple(reason.said(NAMES) for reason in found)


@pytest.mark.parametrize(
    ("title", "name", "count", "text"),
    [
        ("race", "own.hand_size", 2, "2 more cards in hand"),
        ("race", "left1.hand_size", -1, "Ben: 1 fewer card in hand"),
        ("race", "own.goods", 1, "1 more good on worlds"),
        ("race", "own.score", 2.6, "2.6 more VPs after this round, on average"),
        ("race", "left1.score", -3, "Ben: 3 fewer VPs after this round"),
        ("race", "own.cards.galactic_federation", 1, "Galactic Federation in the tableau"),
        ("race", "own.hand.galactic_federation", 0.5, "Galactic Federation in hand, 50 % more often"),
        ("race", "own.prospects.trade_cards", 3, "3 more cards for the best good in Trade"),
        ("race", "own.prospects.produce_goods", 1, "1 more good when Produce comes"),
        ("race", "own.tableau.settle.military", 2, "2 more Military"),
        ("race", "own.tableau.develop.discount", 1, "Developments cost 1 less"),
        ("race", "will_end", 1, "The game is more likely to end"),
        ("newfrontiers", "own.credits", 1, "1 more credit"),
        ("newfrontiers", "left1.military", -2, "Ben: 2 less total Military"),
        ("newfrontiers", "own.unused_colonists", 1, "1 more unused colonist"),
        ("newfrontiers", "left2.credits", -4, "Cleo: 4 fewer credits"),
        ("newfrontiers", "own.tiles.old_earth", 1, "Old Earth in the empire"),
        ("newfrontiers", "own.explored.rebel_fuel_cache", 1, "Rebel Fuel Cache explored"),
        ("newfrontiers", "own.sale", 2, "2 more credits for the best good"),
        ("newfrontiers", "own.empire.explore_colonists", 1, "1 more colonist in each Explore"),
        ("newfrontiers", "left1.empire.settle.discount", -1, "Ben: Worlds cost 1 more"),
        ("jumpdrive", "own.empire.explore", 2, "2 more cards to look at in each Explore"),
        ("jumpdrive", "own.vp_per_round", 3, "3 more VPs in every round"),
        ("jumpdrive", "own.income_per_round", 1, "1 more card of income in every round"),
        ("jumpdrive", "hand.trade_pact", 1, "Trade Pact in hand"),
        ("jumpdrive", "own.cards.trade_pact", 1, "Trade Pact in the empire"),
    ],
)
def test_words(title: str, name: str, count: float, text: str) -> None:
    assert told(title, {name: count}) == (text,)


def test_the_weightiest_come_first_and_what_speaks_against_is_left_out() -> None:
    more = {"own.hand_size": 3.0, "own.goods": 3.0, "own.score": 5.0}
    pulls = {"own.hand_size": 1.0, "own.goods": 2.0, "own.score": -1.0}
    assert told("race", more, pulls) == ("3 more goods on worlds", "3 more cards in hand")


def test_what_belongs_together_is_told_once() -> None:
    assert told("race", {"own.score": 5, "own.chips": 5, "own.score_lead": 5}) == ("5 more VPs after this round",)


def test_small_and_unknown_differences_are_not_told() -> None:
    assert told("race", {"own.hand_size": 0.1}, {"own.hand_size": 100}) == ()
    assert told("race", {"question.action": 1, "picks": 2, "phase.settle": 1}) == ()


def test_at_most_four() -> None:
    more = {"own.hand_size": 5.0, "own.goods": 5.0, "own.score": 5.0, "left1.goods": -5.0, "left1.hand_size": -5.0}
    assert len(told("race", more)) == 4


def test_less_for_oneself_and_more_for_others_is_never_a_reason_whatever_the_network_likes() -> None:
    assert told("race", {"own.prospects.trade_cards": -4.0, "left1.score": 2.0, "left1.cards.gem_world": 1.0}) == ()
    liked = {"own.hand_size": 1.0, "left1.score": 2.0}
    assert told("race", liked, {"own.hand_size": 1.0, "left1.score": -1.0}) == (
        "1 more card in hand",
        "But: Ben: 2 more VPs after this round",
    )
    assert told("race", liked, {"own.hand_size": 1.0, "left1.score": 1.0}) == ("1 more card in hand",)


def test_what_is_no_more_than_noise_is_not_told() -> None:
    assert told("race", {"own.hand_size": 1.0}, noise=0.9) == ("1 more card in hand",)
    assert told("race", {"own.hand_size": 1.0}, noise=1.1) == ()


def test_the_own_empire_comes_before_those_of_others() -> None:
    pulls = {"own.hand_size": 1.0, "left1.hand_size": -3.0}
    assert told("race", {"own.hand_size": 1.0, "left1.hand_size": -1.0}, pulls) == (
        "1 more card in hand",
        "Ben: 1 fewer card in hand",
    )


def test_that_the_chosen_card_is_there_is_no_reason_but_what_it_brings_is() -> None:
    more = {"own.cards.gem_world": 1.0, "own.tableau_size": 1.0, "own.prospects.produce_goods": 1.0}
    assert told("race", more) == ("Gem World in the tableau", "1 more good when Produce comes")
    assert told("race", more, named=["gem_world"]) == ("1 more good when Produce comes",)


def test_another_card_is_told_beside_the_chosen_one() -> None:
    more = {"own.hand.gem_world": 1.0, "own.hand.old_earth": 1.0}
    assert told("race", more, named=["gem_world"]) == ("Old Earth in hand",)


def test_what_speaks_against_the_choice_is_told_last_if_it_is_much() -> None:
    more = {"own.hand_size": 3.0, "own.score": -4.0}
    pulls = {"own.hand_size": 1.0, "own.score": 1.0}
    assert told("race", more, pulls) == ("3 more cards in hand", "But: 4 fewer VPs after this round")
    assert told("race", more, {**pulls, "own.score": 0.5}) == ("3 more cards in hand",)
