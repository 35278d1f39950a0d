"""What a coach says, held against what the rules then do: in positions of games, each line is tried out on a copy."""

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

import windfall
from tests.support.bot_games import Options
from windfall import Game
from windfall.advice.coach import coach
from windfall.engine.agenda import AgendaState
from windfall.engine.state import Event
from windfall.engine.words.coaching import Coaching
from windfall.engine.words.message import Message

# Holds a line against the game; raises if it does not say the truth.
Claim: TypeAlias = Callable[[Game, int, dict[str, Any]], None]
Answer: TypeAlias = Callable[[Game, int], int | None]

_RANDOM_SHARE = 0.2  # of choices, so that games come to positions that good players avoid


def coached_positions(title: str, players: int, options: Options, seed: int) -> Iterator[tuple[Game, int, Coaching]]:
    """Every question of a game, with what is said to the seat that is asked."""
    rng = random.Random(seed)
    game = windfall.new(title, players=players, seed=seed, **options)
    bots = [windfall.bot("greedy", seed=seat) for seat in range(players)]
    while not game.over:
        seat = rng.choice(game.seats)
        yield game, seat, coach(game.observe(seat))
        at_random = rng.random() < _RANDOM_SHARE
        choice = bots[seat].choose(game.observe(seat), game.decision(seat))
        game.play(seat, rng.choice(game.actions(seat)) if at_random else choice)


def hold(games: list[tuple[str, int, Options, int]], claims: Mapping[str, Claim]) -> Counter[str]:
    """Hold every line of these games against the rules; how often each was met. All lines must have a claim."""
    met: Counter[str] = Counter()
    for title, players, options, seed in games:
        for game, seat, coaching in coached_positions(title, players, options, seed):
            for line in coaching.looks:
                assert line.id in claims, f"nothing holds {line.id} against the rules"
                if _nobody_has_picked(game):  # else it cannot be tried what is chosen instead
                    claims[line.id](game, seat, line.args)
                    met[line.id] += 1
    return met


def _nobody_has_picked(game: Game) -> bool:
    assert isinstance(game.state, AgendaState)
    return not any(seat.picks for seat in game.state.seat_states())


def tried(game: Game, answer: Answer, until: Callable[[Game], bool]) -> list[Event]:
    """What happens on a copy of a game that is played on: where there is no answer, the first option is taken."""
    twin = game.copy()
    start = twin.event_count
    while not twin.over:
        seat = twin.seats[0]
        action = answer(twin, seat)
        twin.play(seat, twin.actions(seat)[0] if action is None else action)
        if until(twin):
            break
    return twin._events[start:]


def number_in(args: Mapping[str, Any], name: str, said: str) -> int:
    """An amount in a list of rewards, such as the VPs of "2 VPs and 1 card"; 0 if it is not among them."""
    found = [item.args[said] for item in args[name].items if isinstance(item, Message) and said in item.args]
    return sum(found)
