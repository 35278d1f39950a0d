"""Games that the network plays against itself, many at a time: one call of it serves a decision of every game."""

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from windfall.bots import Bot, bot
from windfall.bots.network import MOST_PLAYERS, SCORE_UNIT, Floats, Judgement, Network
from windfall.bots.positions import Positions, draw_options, option_chances
from windfall.engine.chance import Chance
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.engine.registry import title as find_title
from windfall.engine.state import State
from windfall.engine.title import OptionValue, Result, Title
from windfall.learn.experience import Experience, SparseRows


@dataclass(frozen=True, slots=True)
class Task:
    """So many games to be played by one worker; the same task gives the same games anywhere."""

    network: Network
    players: int
    options: Mapping[str, OptionValue]
    games: int
    seed: int
    teacher: str | None  # a bot whose choices are recorded instead of the network's
    rival: str | None  # a bot that plays all seats but one, which take turns; its choices are not recorded
    with_opinions: bool  # the network hears what the rule-based player thinks
    margin_weight: float  # what a lead of `SCORE_UNIT` VPs is worth beside a victory
    trace: float  # how far surprises reach back: 0 to the last decision, 1 to the first


@dataclass(frozen=True, slots=True)
class Harvest:
    """The experience of a task, and what its games were like."""

    experience: Experience
    games: int
    seats: int
    rounds: int
    scores: int  # of all seats
    winning_scores: int


# Where a teacher plays, chance makes so many of the moves, so that it is also asked in positions it would not come to.
_BY_CHANCE = 0.15


def play_games(task: Task) -> Harvest:
    """Play the games of a task to their ends."""
    recorder = _Recorder(task)
    title = recorder.title
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
            return recorder.harvest(states)
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


def _let_rival_play(title: Title, rival: Bot, game: int, state: State, chance: Chance, recorder: "_Recorder") -> None:
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


class _Recorder:
    """Keeps the decisions of a task's games as they are made."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self.title: Title = find_title(task.network.title)
        self._features: list[SparseRows] = []
        self._options: list[SparseRows] = []
        self._counts: list[int] = []
        self._chosen_actions: list[NDArray[np.int64]] = []
        self._actions: list[NDArray[np.int64]] = []
        self._chosen: list[NDArray[np.int64]] = []
        self._chances: list[Floats] = []
        self._values: list[Floats] = []
        self._games: list[int] = []
        self._seats: list[int] = []
        self._steps: list[int] = []
        self._overheard: list[tuple[int, int, int, int]] = []  # game, seat, step and action of a rival

    def add(
        self,
        games: list[int],
        seats: list[int],
        steps: list[int],
        positions: Positions,
        judgement: Judgement,
        rows: NDArray[np.int64],
        chances: Floats,
    ) -> None:
        """One decision of each of these games, and the row of the option that was chosen."""
        actions = positions.actions
        self._features.append(SparseRows.of(positions.features))
        self._options.append(SparseRows.of(positions.options))
        self._actions.append(actions)
        self._chosen.append(rows - (np.cumsum(positions.counts) - np.array(positions.counts)))
        self._chosen_actions.append(actions[rows])
        self._chances.append(chances)
        self._values.append(utility(judgement.wins, judgement.scores, self._task.players, self._task.margin_weight))
        self._counts += positions.counts
        self._games += games
        self._seats += seats
        self._steps += steps

    def overhear(self, game: int, seat: int, step: int, action: int) -> None:
        """What a rival chose: the network learns to foresee it, not to do it."""
        if action in self.title.foreseen:
            self._overheard.append((game, seat, step, action))

    def harvest(self, states: list[State]) -> Harvest:
        results = [self.title.result(state) for state in states]
        players = self._task.players
        wins, scores = _outcomes(results, self._games, self._seats, players)
        count = len(self._games)
        experience = Experience(
            features=SparseRows.join(self._features),
            options=SparseRows.join(self._options),
            actions=np.concatenate(self._actions).astype(np.int32),
            option_starts=np.concatenate(([0], np.cumsum(self._counts))),
            chosen=np.concatenate(self._chosen).astype(np.int32),
            chance=np.concatenate(self._chances),
            players=np.full(count, players, np.int8),
            wins=wins,
            scores=scores,
            advantage=None if self._task.teacher else self._advantages(wins, scores),
            foreseen=self._foreseen(),
        )
        return Harvest(
            experience,
            len(results),
            len(results) * players,
            sum(result.rounds for result in results),
            sum(sum(result.scores) for result in results),
            sum(max(result.scores) for result in results),
        )

    def _advantages(self, wins: Floats, scores: Floats) -> Floats:
        """Generalised advantage estimates: surprises between a seat's decisions, summed up from the end backwards."""
        ends = utility(wins, scores, self._task.players, self._task.margin_weight)
        values = np.concatenate(self._values)
        advantages = np.zeros(len(values), np.float32)
        later: dict[tuple[int, int], tuple[float, float]] = {}
        for at in range(len(values) - 1, -1, -1):
            whose = (self._games[at], self._seats[at])
            value, following = later.get(whose, (float(ends[at]), 0.0))
            advantage = value - float(values[at]) + self._task.trace * following
            advantages[at] = advantage
            later[whose] = (float(values[at]), advantage)
        return advantages

    def _foreseen(self) -> Floats:
        """What the other seats chose in the same step, at decisions about the title's foreseen actions."""
        foreseen = self.title.foreseen
        width = len(foreseen)
        labels = np.full((len(self._games), MOST_PLAYERS - 1, width), -1, np.float32)
        if not width:
            return labels
        chosen = np.concatenate(self._chosen_actions).tolist()
        together: dict[tuple[int, int], dict[int, list[int]]] = {}
        own = zip(self._games, self._seats, self._steps, chosen, strict=True)
        for game, seat, step, action in (*own, *self._overheard):
            if action in foreseen:
                together.setdefault((game, step), {}).setdefault(seat, []).append(action - foreseen.start)
        players = self._task.players
        for at, (game, step, seat) in enumerate(zip(self._games, self._steps, self._seats, strict=True)):
            others = together.get((game, step))
            if others is None or seat not in others:
                continue
            for place in range(1, players):
                labels[at, place - 1] = 0
                labels[at, place - 1, others.get((seat + place) % players, [])] = 1
        return labels


def utility(wins: Floats, scores: Floats, players: int, margin_weight: float) -> Floats:
    """What the observing seat learns to raise: its win share beyond an even one, and a little of its lead."""
    others = scores[:, 1:players].mean(axis=1)
    gain: Floats = wins[:, 0] - np.float32(1 / players)
    gain += np.float32(margin_weight / SCORE_UNIT) * (scores[:, 0] - others)
    return gain


def _outcomes(results: list[Result], games: list[int], seats: list[int], players: int) -> tuple[Floats, Floats]:
    """Win shares and final scores, for each decision by relative seats."""
    shares = np.zeros((len(results), players), np.float32)
    finals = np.zeros((len(results), players), np.float32)
    for number, result in enumerate(results):
        shares[number, list(result.winners)] = 1 / len(result.winners)
        finals[number] = result.scores
    relative = (np.array(seats)[:, None] + np.arange(players)) % players
    rows = np.array(games)[:, None]
    wins = np.zeros((len(games), MOST_PLAYERS), np.float32)
    scores = np.zeros((len(games), MOST_PLAYERS), np.float32)
    wins[:, :players] = shares[rows, relative]
    scores[:, :players] = finals[rows, relative]
    return wins, scores
