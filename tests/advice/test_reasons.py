"""Reasons: the differences that pull at the chance to win, told in the title's words."""

from collections.abc import Mapping

import numpy as np
import pytest

import windfall
from windfall.advice.reasons import reasons

NAMES = ("Ann", "Ben", "Cleo")


def told(title: str, more: Mapping[str, float], pulls: Mapping[str, float] | None = None) -> tuple[str, ...]:
    """Reasons where the better position has more of some features, in counts of the game."""
    specs = {spec.name: (at, spec.scale) for at, spec in enumerate(windfall.title(title).feature_specs)}
    better, pulling = np.zeros(len(specs), np.float32), np.zeros(len(specs), np.float32)
    for name, count in more.items():
        at, scale = specs[name]
        better[at] = count / scale
        pulling[at] = (pulls or {}).get(name, np.sign(count))
    return reasons(title, better, np.zeros(len(specs), np.float32), pulling, NAMES)


@pytest.mark.parametrize(
    ("title", "name", "count", "text"),
    [
        ("race", "own.hand_size", 2, "2 more cards in hand"),
        ("race", "own.hand_size", -1, "1 fewer card in hand"),
        ("race", "own.goods", 1, "1 more good on worlds"),
        ("race", "own.score", 2.6, "2.6 more VPs if the game ended now"),
        ("race", "left1.score", -3, "Ben: 3 fewer VPs if the game ended now"),
        ("race", "own.cards.galactic_federation", 1, "Galactic Federation in the tableau"),
        ("race", "own.hand.galactic_federation", 0.5, "Galactic Federation in hand, 50 % more often"),
        ("race", "will_end", 1, "The game is more likely to end"),
        ("newfrontiers", "own.credits", 1, "1 more credit"),
        ("newfrontiers", "own.military", -2, "2 less total Military"),
        ("newfrontiers", "own.unused_colonists", 1, "1 more unused colonist"),
        ("newfrontiers", "left2.credits", -4, "Cleo: 4 fewer credits"),
        ("newfrontiers", "own.tiles.old_earth", 1, "Old Earth in the empire"),
        ("newfrontiers", "own.explored.rebel_fuel_cache", 1, "Rebel Fuel Cache explored"),
        ("jumpdrive", "own.vp_per_round", 3, "3 more VPs the empire scores in a round"),
        ("jumpdrive", "own.income_per_round", 1, "1 more card the empire draws as income"),
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
    assert told("race", {"own.score": 5, "own.chips": 5, "own.score_lead": 5}) == ("5 more VPs if the game ended now",)


def test_small_and_unknown_differences_are_not_told() -> None:
    assert told("race", {"own.hand_size": 0.1}, {"own.hand_size": 100}) == ()
    assert told("race", {"question.action": 1, "picks": 2, "phase.settle": 1}) == ()


def test_at_most_four() -> None:
    more = dict.fromkeys(("own.hand_size", "own.goods", "own.score", "left1.goods", "left1.hand_size"), 5.0)
    assert len(told("race", more)) == 4
