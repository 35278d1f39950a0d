"""What the player believes about the game, in numbers. The unit of worth is a victory point.

Numbers that were tuned were tuned by matches of one set of weights against another.
"""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    # A card as money: worth this much when the game is about to end, more for each round to come, up to a most.
    card: float = 0.28
    card_growth: float = 0.09
    card_most: float = 0.85
    # Chance that the best card in hand is ever placed, and how much less it is for each next one: others are found.
    sure: float = 0.3
    rank: float = 0.45
    # A card that cannot be paid for yet, for each card that is lacking; a world for each point of Military lacking.
    unaffordable: float = 0.9
    gap: float = 0.5
    # Share of a bonus that counts for a 6-cost development still in hand.
    plan: float = 0.4
    # Cards are chosen to fit a bonus, so more match than by chance.
    steer: float = 1.5
    # A card drawn unseen may fit the plan: what that is worth beyond money.
    blank: float = 0.25
    # Of the phases in which a development or world can be placed, those in which one is placed; of the worlds, those
    # that are paid for.
    places: float = 0.7
    pays: float = 0.6
    # More cards to choose from, against cards kept.
    choice: float = 0.2
    # Cards saved by placing one world without paying.
    free: float = 2.2
    # Being able to pay for military worlds, against conquering them.
    contact: float = 0.4
    # Military for one world only, against Military that lasts.
    tactics: float = 0.5
    # Goods on worlds are turned into something later, and not always at their best.
    hold: float = 0.48
    # Cycles of Produce and Consume in a round, for an economy good enough to be worth the actions.
    cycles: float = 0.45
    # The value of a cycle at which an economy deserves all of these, and the share of one that is worth nothing.
    full_cycle: float = 8.0
    least_share: float = 0.3
    # Military makes worlds of the deck free: the share of their worth that counts for each that is likely found.
    military: float = 0.22
    # Cards seen in a round, for the chance to find a certain card.
    seen: float = 2.3
    # How much of what others gain by a phase counts against calling it.
    rivals: float = 0.6
    # What a development or a world is thought to bring to others, if they have so many cards in hand.
    development: float = 2.8
    world: float = 3.0
    full_reach: float = 8.0
    # The part of it that are VPs at once.
    points: float = 2.0
    # What Explore is thought to bring to others beyond cards.
    explored: float = 0.3
    # How much of the gain of the best action of the next round counts: one round's gain alone is short-sighted.
    next: float = 0.35
    # How uncertain a lead is when the game ends with the round, before it, and more for each round to come.
    end_doubt: float = 1.0
    doubt: float = 3.0
    doubt_growth: float = 2.0
    # How much more they are drawn to using an economy than its gain in the round would say.
    eager: float = 1.0
    # How far to rely on others to call phases at all.
    trust: float = 0.6
    # How freely others are thought to choose: differences of this many VPs are telling.
    temperature: float = 1.3


WEIGHTS: Final = Weights()
