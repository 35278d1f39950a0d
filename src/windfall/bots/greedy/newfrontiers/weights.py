"""What the player believes about the game, in numbers. The unit of worth is a victory point.

Numbers that were tuned were tuned by matches of one set of weights against another.
"""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    # A small development gives 0.5 to 1 VP for a credit, and its power besides.
    credit: float = 0.1
    # Early credits buy tiles that bring more: this much more for each round to come, up to a most.
    credit_growth: float = 0.16
    credit_most: float = 1.1
    # Chance that goods on hand are turned into something before they would have been anyway.
    hold: float = 0.5
    # A world that lacks Military is worth this much for each missing point, to the power of the gap.
    gap: float = 0.6
    # A world that cannot be paid for yet.
    unaffordable: float = 0.85
    # Share of a bonus that counts for a large development not yet owned.
    plan: float = 0.4
    # Tiles are chosen to fit a bonus, so more match than by chance.
    steer: float = 1.6
    # Progress toward a goal's next step, which may never be reached.
    progress: float = 0.5
    # What one place on the priority track is worth for the rounds to come.
    priority: float = 0.08
    # How much of what others gain counts against an action.
    rivals: float = 0.9
    # Worlds from the bag against worlds in hand
    unexplored: float = 0.7
    # An action that is not done now will be done later: what it brings now is mostly time.
    tempo: float = 0.7
    # a world settled later brings less
    later: float = 0.65
    later_decay: float = 0.0
    income: float = 0.8
    goods_colony: float = 0.15
    spare_good: float = 0.0
    spare_demand: float = 0.0
    military: float = 0.08
    wait: float = 0.5
    saving: float = 0.85
    target: float = 0.7
    most_finds: float = 4.0
    find: float = 0.3
    settle_rate: float = 0.75
    # credits or worlds left at the very end break ties
    remnant: float = 0.01
    # a goal of one's own choice, seen before the others see it
    goal: float = 0.5
    # what is stockpiled is stockpiled to reach the next step
    stockpile: float = 0.8
    # how strongly being ahead speaks for an end
    end: float = 0.5


WEIGHTS: Final = Weights()
