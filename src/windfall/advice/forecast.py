"""What the other seats will probably choose at the same time as one's own."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np

from windfall.engine.chance import Chance
from windfall.engine.features import VERB
from windfall.engine.observation import Observation
from windfall.engine.position import Position
from windfall.engine.words.message import Message, Seat, message, several
from windfall.thinking.batch import Batch, draw_options, option_chances
from windfall.thinking.lookahead import World
from windfall.thinking.network import Floats, Network

_LEAST: Final = 0.1  # what is less likely is not told
_MOST_TOLD: Final = 3
_FINE: Final = 1 << 24

_Chances: TypeAlias = list[tuple[Message, float]]  # of what can be chosen


def forecast(
    network: Network, observation: Observation, hidden: Floats, worlds: Sequence[World]
) -> tuple[Message, ...]:
    """One line for each other seat that is asked the same now. `hidden` is the network's view of the observation."""
    known = observation.known
    others = [seat for seat in known.seats() if seat != observation.seat]
    if not others:
        return ()
    lines = []
    for seat in others:
        if is_foreseen(observation):
            chances = _foreseen(network, observation, hidden, seat)
        else:
            chances = _by_policy(network, observation, seat, worlds)
        likely = _likely(chances)
        if likely:
            lines.append(message("advice-forecast", player=Seat(seat), choices=several(likely, "plain")))
    return tuple(lines)


def is_foreseen(observation: Observation) -> bool:
    """Whether the seat is asked what all choose at the same time, and the network has learned to foresee."""
    title = observation.title
    options = observation.known.options(observation.seat)
    return any(part in title.foreseen for action in options for part in title.parts(action))


def _likely(chances: _Chances) -> list[Message]:
    likeliest = sorted(chances, key=lambda each: -each[1])[:_MOST_TOLD]
    return [
        message("advice-likely", choice=what, percent=round(chance * 100))
        for what, chance in likeliest
        if chance >= _LEAST
    ]


def foreseen(network: Network, observation: Observation, hidden: Floats, seat: int) -> list[float]:
    """How likely another seat chooses each of the actions that are foreseen, by what the network has learned."""
    place = (seat - observation.seat) % observation.known.players
    chances: list[float] = network.foresee(hidden)[0, place - 1].tolist()
    return chances


def _foreseen(network: Network, observation: Observation, hidden: Floats, seat: int) -> _Chances:
    title = observation.title
    chances = foreseen(network, observation, hidden, seat)
    return list(zip([title.foreseen_text(action) for action in title.foreseen], chances, strict=True))


def _by_policy(network: Network, observation: Observation, seat: int, worlds: Sequence[World]) -> _Chances:
    """By what the network would choose in the other seat, in worlds that agree with the observation: how likely each
    sort of pick is part of the answer. Nothing to tell if there is only one sort."""
    title = observation.title
    verbs = [(at, spec.words) for at, spec in enumerate(title.option_feature_specs) if spec.group == VERB]
    sums: dict[int, float] = defaultdict(float)
    waiting = [
        Position(title, world.position.state.copy(), Chance(world.wills[seat]))
        for world in worlds
        if seat in world.position.state.seats()
    ]
    count = len(waiting)
    batch = Batch(title, max(count, 1), network.hearing.opinions)
    while waiting:
        batch.clear()
        for position in waiting:
            batch.add(position, seat, with_opinions=True)
        _judgement, logits = batch.judge(network)
        chances = option_chances(logits, batch.counts)
        for row, chance in zip(batch.options, chances.tolist(), strict=True):
            done = next(at for at, _words in verbs if row[at])
            sums[done] += chance / count
        numbers = [position.chance.below(_FINE) / _FINE for position in waiting]
        picked = draw_options(chances, batch.counts, np.array(numbers)).tolist()
        actions = batch.actions.tolist()
        for position, place in zip(waiting, picked, strict=True):
            position.play(seat, actions[place])
        # The observing seat has not answered, so nothing is resolved before the other seat's answer is complete.
        waiting = [position for position in waiting if seat in position.state.seats()]
    told = [(words, sums[at]) for at, words in verbs if words is not None and at in sums]
    return told if len(told) > 1 else []
