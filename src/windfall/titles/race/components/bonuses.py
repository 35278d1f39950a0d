"""The bonuses of 6-cost developments in numbers: what cards, Military and chips add to them."""

from typing import Final

from windfall.titles.race.components.cards import DESIGNS, SPECS, matches
from windfall.titles.race.components.totals import GENERAL_MILITARY


def _for_cards(development: int) -> list[int]:
    """What each card adds by the clauses that count cards: it scores for the first one it matches."""
    clauses = [(clause.vp, matches(clause.per)) for clause in SPECS[development].bonus if clause.per is not None]
    row = []
    for card in DESIGNS:
        matching = [vp for vp, per in clauses if per[card]]
        row.append(matching[0] if matching else 0)
    return row


def _per_chips(development: int) -> tuple[int, int]:
    """So many VPs for every so many VPs in chips."""
    for clause in SPECS[development].bonus:
        if clause.count == "vp_chips":
            return clause.vp, clause.every or 1
    return 0, 1


HAS_BONUS: Final[list[bool]] = [bool(spec.bonus) for spec in SPECS]
# VPs of the bonus of a card, none for cards without one: BONUS_FOR_CARDS[owner][card] for a card that its clauses
# count, for each Military, for chips; and BONUS_FOR[owner][card] for a card with the Military that it gives.
BONUS_FOR_CARDS: Final[list[list[int]]] = [_for_cards(owner) for owner in DESIGNS]
BONUS_PER_MILITARY: Final[list[int]] = [
    sum([clause.vp for clause in SPECS[owner].bonus if clause.count == "military"]) for owner in DESIGNS
]
BONUS_PER_CHIPS: Final[list[tuple[int, int]]] = [_per_chips(owner) for owner in DESIGNS]
BONUS_FOR: Final[list[list[int]]] = [
    [BONUS_FOR_CARDS[owner][card] + BONUS_PER_MILITARY[owner] * GENERAL_MILITARY[card] for card in DESIGNS]
    for owner in DESIGNS
]
