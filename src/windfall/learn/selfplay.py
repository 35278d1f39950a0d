"""Games that the network plays against itself, many at a time: one call of it serves a decision of every game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from windfall.engine.chance import Chance
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.engine.registry import title as find_title
from windfall.engine.state import State
from windfall.engine.title import OptionValue, Title
from windfall.learn.recorder import Harvest, Recorder
from windfall.players import Bot, bot
from windfall.thinking.network import Network
from windfall.thinking.rows import Positions, draw_options, option_chances


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """So many games to be played by one worker; the same task gives the same games anywhere."""

    network: Network
    players: int
    games: int
    seed: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    teacher: str | None = None  # a bot whose choices are recorded instead of the network's
    rival: str | None = None  # a bot that plays all seats but one, which take turns; its choices are not recorded
    with_opinions: bool = True  # the network hears what the rule-based player thinks
    margin_weight: float = 0.5  # what a lead of `SCORE_UNIT` VPs is worth beside a victory
    trace: float = 0.9  # how far surprises reach back: 0 to the last decision, 1 to the first


# Where a teacher plays, chance makes so many of the moves, so that it is also asked in positions it would not come to.
_BY_CHANCE = 0.15


def play_games(task: Task) -> Harvest:
    """Play the games of a task to their ends."""
    title = find_title(task.network.title)
    recorder = Recorder(title, task.players, task.margin_weight, task.trace)
    rng = np.random.default_rng(task.seed)
    setup = title.check_setup(task.players, task.options)
    chances = [Chance(int(seed)) for seed in rng.integers(0, 1 << 62, task.games)]
    states = [title.setup(task.players, setup, chance) for chance in chances]
    live = [game for game in range(task.games) if not states[game].over]
    positions = Positions(title, task.games)
    teacher = None if task.teacher is None else bot(task.teacher, task.seed)
    rival = None if task.rival is None else bot(task.rival, task.seed)
    while True:
        if rival is not None:
            for game in live:
                _let_rival_play(title, rival, game, states[game], chances[game], recorder)
        live = [game for game in live if not states[game].over]
        if not live:
            return recorder.harvest(states, taught=teacher is not None)
        seats = [states[game].seats()[0] for game in live]
        positions.clear()
        for game, seat in zip(live, seats, strict=True):
            positions.add(states[game], seat, task.with_opinions)
        judgement, logits = positions.judge(task.network)
        shares = option_chances(logits, positions.counts)
        rows = draw_options(shares, positions.counts, rng.random(len(live)))
        actions = positions.actions
        steps = [states[game].step() for game in live]
        if teacher is None:
            recorder.add(live, seats, steps, positions, judgement, rows, shares[rows])
        else:
            taught = _taught(title, teacher, [states[game] for game in live], seats)
            recorder.add(live, seats, steps, positions, judgement, taught, shares[taught])
            drawn = draw_options(np.ones_like(shares), positions.counts, rng.random(len(live)))
            rows = np.where(rng.random(len(live)) < _BY_CHANCE, drawn, taught)
        for game, seat, row in zip(live, seats, rows.tolist(), strict=True):
            title.play(states[game], seat, int(actions[row]), chances[game])


def _let_rival_play(title: Title, rival: Bot, game: int, state: State, chance: Chance, recorder: Recorder) -> None:
    """Until a seat of the network has to choose: one seat, another one from game to game."""
    own = game % state.players
    while not state.over:
        seat = state.seats()[0]
        if seat == own:
            return
        action = _choice(title, rival, state, seat)
        recorder.overhear(game, seat, state.step(), action)
        title.play(state, seat, action, chance)


def _taught(title: Title, teacher: Bot, states: list[State], seats: list[int]) -> NDArray[np.int64]:
    """The rows of the options that the teacher chooses."""
    rows, start = [], 0
    for state, seat in zip(states, seats, strict=True):
        options = state.options(seat)
        rows.append(start + list(options).index(_choice(title, teacher, state, seat)))
        start += len(options)
    return np.array(rows, np.int64)


def _choice(title: Title, chooser: Bot, state: State, seat: int) -> int:
    observation = Observation(title, seat, title.known_to(state, seat))
    decision = Decision(seat, title.question_name(state.question(seat)), state.options(seat), observation)
    return chooser.choose(observation, decision)
