"""What the other seats will probably choose at the same time as one's own, in words."""

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

import numpy as np

from windfall.engine.chance import Chance
from windfall.engine.features import COUNTED, VERB
from windfall.engine.observation import Observation
from windfall.engine.position import Position
from windfall.thinking.batch import Batch, draw_options, option_chances
from windfall.thinking.lookahead import World
from windfall.thinking.network import Floats, Network

_LEAST: Final = 0.1  # what is less likely is not told
_MOST_TOLD: Final = 3
_FINE: Final = 1 << 24


def forecast(
    network: Network, observation: Observation, hidden: Floats, worlds: Sequence[World], names: Sequence[str]
) -> tuple[str, ...]:
    """One line for each other seat that is asked the same now; names by seat. `hidden` is the network's view of the
    observation."""
    known = observation.known
    others = [seat for seat in known.seats() if seat != observation.seat]
    if not others:
        return ()
    foreseen = observation.title.foreseen
    lines = []
    for seat in others:
        if any(action in foreseen for action in known.options(observation.seat)):
            chances = _foreseen(network, observation, hidden, seat)
        else:
            chances = _by_policy(network, observation, seat, worlds)
        line = _line(chances)
        if line:
            lines.append(f"{names[seat]}: {line}")
    return tuple(lines)


def _line(chances: dict[str, float]) -> str:
    likeliest = sorted(chances.items(), key=lambda each: -each[1])[:_MOST_TOLD]
    return ", ".join(f"{what} {round(chance * 100)} %" for what, chance in likeliest if chance >= _LEAST)


def _foreseen(network: Network, observation: Observation, hidden: Floats, seat: int) -> dict[str, float]:
    """By what the network has learned to foresee."""
    title = observation.title
    place = (seat - observation.seat) % observation.known.players
    chances = network.foresee(hidden)[0, place - 1].tolist()
    texts = [title.action_text(action).partition(": ")[2] for action in title.foreseen]
    return dict(zip(texts, chances, strict=True))


def _by_policy(network: Network, observation: Observation, seat: int, worlds: Sequence[World]) -> dict[str, float]:
    """By what the network would choose in the other seat, in worlds that agree with the observation: how likely each
    sort of pick is part of the answer. Nothing to tell if there is only one sort."""
    title = observation.title
    verbs = [(at, spec) for at, spec in enumerate(title.option_feature_specs) if spec.group == VERB]
    sums: dict[str, float] = defaultdict(float)
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
            done = next(spec for at, spec in verbs if row[at])
            if done.told == COUNTED:
                sums[done.words] += chance / count
        numbers = [position.chance.below(_FINE) / _FINE for position in waiting]
        picked = draw_options(chances, batch.counts, np.array(numbers)).tolist()
        actions = batch.actions.tolist()
        for position, place in zip(waiting, picked, strict=True):
            position.play(seat, actions[place])
        # The observing seat has not answered, so nothing is resolved before the other seat's answer is complete.
        waiting = [position for position in waiting if seat in position.state.seats()]
    return {verb.capitalize(): chance for verb, chance in sums.items()} if len(sums) > 1 else {}
