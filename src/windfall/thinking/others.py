"""What the other seats answer to the question that all are asked at the same time.

None of them can know what the deciding seat will try, so in one world they answer the same whatever it is: their
answers are worked out once, before anything is tried. The draws are spread evenly: of a hundred worlds in which the
policy gives Settle a chance of one in three, Settle is called in about 33, not in 25 or 40 as luck has it, and of ten
in three or four. So each own option meets what the others may do in proportion, and the same for all of them.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

import numpy as np

from windfall.engine.chance import Chance
from windfall.thinking.batch import Batch, draw_options, option_chances
from windfall.thinking.lookahead import SEED_LIMIT, World, fraction
from windfall.thinking.network import Network

# Multiples of these, but for whole numbers, fill the span from 0 to 1 evenly however many there are: the golden ratio,
# and other numbers that fractions come no closer to. One for each other seat, for two of the same would go together.
_STEPS: Final = ((sqrt(5) - 1) / 2, sqrt(2) - 1, sqrt(3) - 1, (sqrt(13) - 3) / 2)


class Others:
    """Answers for all seats but one, in world after world."""

    def __init__(self, network: Network, seat: int, temperature: float, chance: Chance) -> None:
        self._network = network
        self._seat = seat
        self._temperature = temperature
        self._start = fraction(chance)

    def answer(self, worlds: Sequence[World], first: int) -> list[World]:
        """These worlds, of which `first` were there before, with the answers of the others given."""
        asked = [self._asked(world) for world in worlds]
        if not any(asked):
            return list(worlds)
        answered = [World(world.position.copy(), world.wills) for world in worlds]
        wills = [[Chance(seed) for seed in world.wills] for world in worlds]
        places = [(at, seat, nth) for at, seats in enumerate(asked) for nth, seat in enumerate(seats)]
        numbers = [self._spread(first + at, nth) for at, _seat, nth in places]
        waiting = [(at, seat) for at, seat, _nth in places]
        batch = Batch(worlds[0].position.title, len(waiting), self._network.hearing.opinions)
        while waiting:
            batch.clear()
            for at, seat in waiting:
                batch.add(answered[at].position, seat)
            _judgement, logits = batch.judge(self._network)
            chances = option_chances(logits, batch.counts, self._temperature)
            picked = draw_options(chances, batch.counts, np.array(numbers)).tolist()
            actions = batch.actions.tolist()
            for (at, seat), place in zip(waiting, picked, strict=True):
                answered[at].position.play(seat, actions[place])
            # The deciding seat has not answered, so nothing is resolved before the answers of all others are complete.
            waiting = [(at, seat) for at, seat in waiting if seat in answered[at].position.state.seats()]
            numbers = [fraction(wills[at][seat]) for at, seat in waiting]
        return [
            World(world.position, tuple(will.below(SEED_LIMIT) for will in wills[at]))
            for at, world in enumerate(answered)
        ]

    def _asked(self, world: World) -> list[int]:
        state = world.position.state
        return [seat for seat in state.seats() if seat != self._seat] if state.together else []

    def _spread(self, number: int, nth: int) -> float:
        return (self._start + (number + 1) * _STEPS[nth]) % 1.0
