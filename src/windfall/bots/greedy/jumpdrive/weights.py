"""What the player believes about the game, in numbers. The unit of worth is a victory point at the end of the game.

Numbers that were tuned were tuned by matches of one set of weights against another.
"""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    # A card as money in the last round; and more for each round before it, since it buys VPs that are scored again and
    # again and income that buys more.
    card: float = 0.85
    card_growth: float = 0.4
    card_curve: float = 0.15
    # Cards beyond this number in hand are hard to spend, and count for less, one after the other.
    ample: float = 8.0
    ample_share: float = 0.6
    # Cards of the hand are placed one after the other: the best one next round, each further one is worth less.
    queue: float = 0.25
    # Cards in hand that help each other
    together: float = 0.6
    # A world that lacks military, for each point; a card that lacks money, for each card.
    gap: float = 0.5
    unaffordable: float = 0.85
    # Choosing among more cards: for each card seen beyond those kept, in cards.
    seen: float = 0.07
    # Things that help later, as if they were so many cards of income
    military: float = 0.3
    explore: float = 0.12
    chromosome: float = 0.4
    contact: float = 0.4
    dev_discount: float = 0.15
    discount: float = 0.6
    team: float = 0.2
    fits: float = 1.55
    # The chance to place a second world, for a convoy
    convoy: float = 1.0
    # How uncertain a lead is at the end, and more for each round to come.
    doubt: float = 3.0
    doubt_growth: float = 8.0
    # How uncertain what others score is, for each round ahead.
    spread: float = 2.5


WEIGHTS: Final = Weights()
