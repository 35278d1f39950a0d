"""Games that the network plays against itself, many at a time: one call of it serves a decision of every game."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from windfall.engine.chance import Chance
from windfall.engine.position import Position
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue, Title
from windfall.learn.recorder import Harvest, Recorder
from windfall.learn.rivals import NetworkRival, Rival, choice_of, rival_by_name
from windfall.players import Bot, bot
from windfall.thinking.batch import Batch, draw_options, option_chances
from windfall.thinking.network import Network
from windfall.workers import no_search_for_cycles


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """So many games to be played by one worker; the same task gives the same games anywhere."""

    network: Network
    players: int
    games: int
    seed: int
    settings: Mapping[str, SettingValue] = field(default_factory=dict)
    teacher: str | None = None  # a bot whose choices are recorded instead of the network's
    # who plays all seats but one, which take turns: a bot by name or a network; its choices are not recorded
    rival: str | Network | None = None
    with_opinions: bool = True  # the network hears what the rule-based player thinks
    margin_weight: float = 0.5  # what a lead of `SCORE_UNIT` VPs is worth beside a victory
    trace: float = 0.9  # how far surprises reach back: 0 to the last decision, 1 to the first


# Where a teacher plays, chance makes so many of the moves, so that it is also asked in positions it would not come to.
_BY_CHANCE = 0.15


def play_games(task: Task) -> Harvest:
    """Play the games of a task to their ends."""
    with no_search_for_cycles():
        return _play_games(task)


def _play_games(task: Task) -> Harvest:
    title = find_title(task.network.title)
    recorder = Recorder(title, task.players, task.margin_weight, task.trace)
    rng = np.random.default_rng(task.seed)
    setup = title.check_setup(task.players, task.settings)
    games = [_deal(title, task.players, setup, int(seed)) for seed in rng.integers(0, 1 << 62, task.games)]
    live = [game for game in range(task.games) if not games[game].over]
    batch = Batch(title, task.games, task.network.hearing.opinions)
    teacher = None if task.teacher is None else bot(task.teacher, task.seed)
    rival = _rival(task, rng)
    while True:
        if rival is not None:
            rival.play({game: games[game] for game in live}, recorder)
        live = [game for game in live if not games[game].over]
        if not live:
            return recorder.harvest([game.result for game in games], taught=teacher is not None)
        seats = [games[game].seat for game in live]
        batch.clear()
        for game, seat in zip(live, seats, strict=True):
            batch.add(games[game], seat, task.with_opinions)
        judgement, logits = batch.judge(task.network)
        shares = option_chances(logits, batch.counts)
        rows = draw_options(shares, batch.counts, rng.random(len(live)))
        actions = batch.actions
        steps = [games[game].state.step() for game in live]
        if teacher is None:
            recorder.add(live, seats, steps, batch, judgement, rows, shares[rows])
        else:
            taught = _taught(teacher, [games[game] for game in live], seats)
            recorder.add(live, seats, steps, batch, judgement, taught, shares[taught])
            drawn = draw_options(np.ones_like(shares), batch.counts, rng.random(len(live)))
            rows = np.where(rng.random(len(live)) < _BY_CHANCE, drawn, taught)
        for game, seat, row in zip(live, seats, rows.tolist(), strict=True):
            games[game].play(seat, int(actions[row]))


def _rival(task: Task, rng: np.random.Generator) -> Rival | None:
    if task.rival is None:
        return None
    if isinstance(task.rival, str):
        return rival_by_name(task.rival, find_title(task.network.title), task.seed, rng, task.games)
    return NetworkRival(task.rival, rng, task.games)


def _deal(title: Title, players: int, setup: Mapping[str, SettingValue], seed: int) -> Position:
    chance = Chance(seed)
    return Position(title, title.setup(players, setup, chance), chance)


def _taught(teacher: Bot, games: list[Position], seats: list[int]) -> NDArray[np.int64]:
    """The rows of the options that the teacher chooses."""
    rows, start = [], 0
    for game, seat in zip(games, seats, strict=True):
        options = game.options(seat)
        rows.append(start + list(options).index(choice_of(teacher, game, seat)))
        start += len(options)
    return np.array(rows, np.int64)
