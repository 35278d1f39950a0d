"""A hint for a person who is asked: advice on the decision, and the whole answer."""

import math
import random
import time
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from windfall.advice.advice import SETTINGS, Advice, advise
from windfall.engine.answers import PickPool
from windfall.engine.decision import Decision
from windfall.engine.game import Game, sample
from windfall.engine.observation import Observation
from windfall.thinking.contest import Contest
from windfall.thinking.network import network

_FOR_THE_FIRST: Final = 0.7  # of the time, if it is short; the rest is for the picks that make the answer whole
# Picks after the first one are sought among those that the policy does not rule out, if it is not sure of one.
_CANDIDATES: Final = 4
_UNLIKELY: Final = 0.05
_CERTAIN: Final = 0.9
_TRIALS: Final = 24


def hint(observation: Observation, decision: Decision, seconds: float = math.inf) -> Advice:
    """Advice whose `actions` are the whole answer: of a set all its members, those too that would be taken by
    themselves. With little time, fewer games are tried for it."""
    until = time.perf_counter() + seconds
    advice = advise(observation, decision, seconds=seconds * _FOR_THE_FIRST)
    return replace(advice, actions=_answer(observation, decision, advice.best, until))


def _answer(observation: Observation, decision: Decision, best: int, until: float) -> tuple[int, ...]:
    """The best option, and the best ones after it until the answer is whole.

    They are picked in a game that agrees with the observation. Whatever is hidden there does not matter: nothing is
    revealed before the answer is whole.
    """
    seat = observation.seat
    game = sample(observation, random.Random(0))
    pool = observation.title.pick_pool(observation)
    picks = [best]
    while _goes_on(game, seat, picks[-1], pool):
        picks.append(_next_pick(game.observe(seat), game.actions(seat), until))
    return tuple(picks) if pool is None else _with_forced(decision, pool, picks)


def _next_pick(observation: Observation, actions: Sequence[int], until: float) -> int:
    contest = Contest(network(observation.title.name), observation, actions, SETTINGS, 0)
    places = contest.likeliest(_CANDIDATES, _UNLIKELY)
    if len(places) == 1 or contest.policy[places[0]] > _CERTAIN or time.perf_counter() > until:
        return actions[places[0]]
    return actions[contest.spend(places, _TRIALS, until)]


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
    parts = decision.observation.title.parts
    chosen = [part for pick in picks if pick != pool.done for part in parts(pick)]
    left = list(pool.actions)
    for pick in chosen:
        if pick in left:
            left.remove(pick)
    moves = decision.moves(chosen)
    for action in left:
        if len(chosen) < pool.least and decision.moves([*chosen, action]) == moves:
            chosen.append(action)
    return tuple(chosen) if pool.done is None or len(chosen) >= pool.most else (*chosen, pool.done)
