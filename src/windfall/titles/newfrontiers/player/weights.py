"""What the player believes about the game, in numbers; the unit of worth is a victory point.

Every number here was kept because the player with it beat the player without it, or with another one, in matches
with equal seeds.
"""

from typing import Final, NamedTuple


class Weights(NamedTuple):
    # Credits. A late credit finds little to buy; an early one buys tiles that bring more. So it is worth `credit` in
    # the last round, `credit_growth` more for each round to come, and at most `credit_most`.
    credit: float = 0.1
    credit_growth: float = 0.16
    credit_most: float = 1.1
    # Credits, goods and worlds left at the end break ties.
    remnant: float = 0.01
    # How much of the best large development counts while credits for it are saved, and what each missing one takes off.
    target: float = 0.7
    saving: float = 0.85

    # Income. Goods that could be made are not always made, and other players choose when: the share that comes true.
    income: float = 0.8
    # A colony with goods finds new uses, for each round to come.
    goods_colony: float = 0.15
    # The share of what goods on hand would bring now that is not lost by waiting for a later Trade, Consume action.
    hold: float = 0.5

    # Bonuses. Tiles are chosen to fit a bonus, so more match it than would by chance.
    steer: float = 1.6
    # The share of its bonus that speaks for a tile while a large development is only planned.
    plan: float = 0.4
    # Progress toward the next step of a goal, which may never be reached.
    progress: float = 0.5

    # Settling. A world out of reach counts less for each point of Military and each credit that is missing.
    gap: float = 0.6
    unaffordable: float = 0.85
    # All that is settled later counts less than what is settled now, and the last of it least.
    later: float = 0.65
    wait: float = 0.5
    # Settle actions in a round, where a player who wants them selects them.
    settle_rate: float = 0.75
    # A world that could be picked is not the best in the bag; and one that nobody has explored yet counts even less.
    unexplored: float = 0.7
    find: float = 0.3
    # Of a point of Military for each round to come, besides the worlds it brings into reach.
    military: float = 0.08

    # Selecting. The share of what an action brings that is lost if it comes one round later, for an action that is
    # sure to come then.
    tempo: float = 0.7
    # How much of what the others gain on average counts against an action.
    rivals: float = 0.9
    # A place on the priority track, for each round to come.
    priority: float = 0.08
    # A goal of one's own choice.
    chart: float = 0.5
    # How much each VP ahead (or behind) speaks for (or against) ending the game.
    end: float = 0.5


WEIGHTS: Final = Weights()
