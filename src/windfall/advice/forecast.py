"""What the other seats will probably choose at the same time as one's own, in words."""

from collections import defaultdict
from collections.abc import Sequence
from functools import cache
from typing import Final

import numpy as np

from windfall.engine.chance import Chance
from windfall.engine.observation import Observation
from windfall.engine.registry import title as find_title
from windfall.thinking.lookahead import World
from windfall.thinking.network import Floats, Network
from windfall.thinking.rows import Positions, draw_options, option_chances

_LEAST: Final = 0.1  # what is less likely is not told
_MOST_TOLD: Final = 3
_FINE: Final = 1 << 24
_VERB: Final = "verb."
# Picks that tell how something is done, not what.
_UNTOLD: Final = frozenset(("method", "discard", "good"))


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
    verbs = _verbs(title.name)
    sums: dict[str, float] = defaultdict(float)
    waiting = [(world.state.copy(), Chance(world.wills[seat])) for world in worlds if seat in world.state.seats()]
    count = len(waiting)
    positions = Positions(title, max(count, 1))
    while waiting:
        positions.clear()
        for state, _will in waiting:
            positions.add(state, seat, with_opinions=True)
        _judgement, logits = positions.judge(network)
        chances = option_chances(logits, positions.counts)
        for row, chance in zip(positions.options, chances.tolist(), strict=True):
            sums[next(verb for place, verb in verbs if row[place])] += chance / count
        numbers = [will.below(_FINE) / _FINE for _state, will in waiting]
        picked = draw_options(chances, positions.counts, np.array(numbers)).tolist()
        actions = positions.actions.tolist()
        for (state, will), place in zip(waiting, picked, strict=True):
            title.play(state, seat, actions[place], will)
        # The observing seat has not answered, so nothing is resolved before the other seat's answer is complete.
        waiting = [(state, will) for state, will in waiting if seat in state.seats()]
    told = {verb: chance for verb, chance in sums.items() if verb not in _UNTOLD}
    return {verb.capitalize(): chance for verb, chance in told.items()} if len(told) > 1 else {}


@cache
def _verbs(title: str) -> tuple[tuple[int, str], ...]:
    """The option features that tell what is done, with their words."""
    specs = find_title(title).option_feature_specs
    return tuple(
        (at, spec.name.removeprefix(_VERB).replace("_", " "))
        for at, spec in enumerate(specs)
        if spec.name.startswith(_VERB)
    )
