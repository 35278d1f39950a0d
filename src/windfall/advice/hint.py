"""A hint for a person who is asked: advice on the decision, and the whole answer."""

import random
from collections.abc import Sequence

from msgspec.structs import replace

from windfall.advice.advice import Advice, advise
from windfall.engine.answers import PickPool
from windfall.engine.decision import Decision
from windfall.engine.game import SEAT_NAMES, Game, sample
from windfall.engine.observation import Observation


def hint(observation: Observation, decision: Decision, names: Sequence[str] = SEAT_NAMES) -> Advice:
    """Advice whose `actions` are the whole answer: of a set all its members, those too that would be taken by
    themselves."""
    advice = advise(observation, decision, names=names)
    return replace(advice, actions=_answer(observation, decision, advice.best))


def _answer(observation: Observation, decision: Decision, best: int) -> tuple[int, ...]:
    """The best option, and the best ones after it until the answer is whole.

    They are picked in a game that agrees with the observation. Whatever is hidden there does not matter: nothing is
    revealed before the answer is whole.
    """
    seat = observation.seat
    game = sample(observation, random.Random(0))
    pool = observation.title.pick_pool(observation)
    picks = [best]
    while _goes_on(game, seat, picks[-1], pool):
        picks.append(advise(game.observe(seat), game.decision(seat)).best)
    return tuple(picks) if pool is None else _with_forced(decision, pool, picks)


def _goes_on(game: Game, seat: int, action: int, pool: PickPool | None) -> bool:
    """Play a pick, and tell whether the next question of the seat belongs to the same answer."""
    step, draws, kind = game.state.step(), game.draws, game.decision(seat).kind
    before = game.title.pick_pool(game.observe(seat))
    game.play(seat, action)
    if seat not in game.seats or game.draws != draws:
        return False
    if game.state.step() == step:  # the other seats know nothing of it yet
        return True
    after = game.title.pick_pool(game.observe(seat))
    if pool is None or before is None or after is None or action == pool.done:
        return False
    return game.decision(seat).kind == kind and after.most == before.most - 1


def _with_forced(decision: Decision, pool: PickPool, picks: Sequence[int]) -> tuple[int, ...]:
    """The set that these picks give, with the members that nothing was asked about."""
    chosen = [pick for pick in picks if pick != pool.done]
    left = list(pool.actions)
    for pick in chosen:
        if pick in left:
            left.remove(pick)
    moves = decision.moves(chosen)
    for action in left:
        if len(chosen) < pool.least and decision.moves([*chosen, action]) == moves:
            chosen.append(action)
    return tuple(chosen) if pool.done is None or len(chosen) >= pool.most else (*chosen, pool.done)
