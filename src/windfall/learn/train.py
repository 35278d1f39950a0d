"""A training run: play, learn, play again; now and then a test against frozen opponents."""

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
import torch

from windfall.arena.intervals import wilson_interval
from windfall.engine.errors import SetupError
from windfall.engine.registry import title as find_title
from windfall.engine.title import SettingValue
from windfall.learn.checkpoint import earlier, keep, restore, save
from windfall.learn.evaluate import Exam, play_exam
from windfall.learn.experience import Experience
from windfall.learn.log import Entry, Evaluated
from windfall.learn.recorder import Harvest
from windfall.learn.selfplay import Task, play_games
from windfall.learn.settings import EARLIER, Settings
from windfall.thinking.network import Network
from windfall.workers import Workers

# Deals of evaluations: the same in all of them, and none that self-play has seen.
_TEST_SEED = 1_000_000_007
_GAMES_OF_A_TEST = 10


def train(folder: Path, settings: Settings, workers: Workers) -> Iterator[Entry]:
    """Run all iterations that the folder does not have yet."""
    settings.check()
    torch.set_num_threads(settings.threads)
    learner, log, done = restore(folder, settings)
    games = log.entries[-1].games if log.entries else 0
    decisions = log.entries[-1].decisions if log.entries else 0
    began = time.monotonic() - (log.entries[-1].seconds if log.entries else 0)
    for iteration in range(done, settings.iterations):
        started = time.monotonic()
        rng = np.random.default_rng((settings.seed, iteration))
        network = learner.model.network()
        harvests = workers.all(play_games, tasks(settings, iteration, network, rng, earlier(folder, iteration)))
        experience = Experience.join([harvest.experience for harvest in harvests])
        played = time.monotonic()
        lesson = learner.update(experience, settings.schedule(iteration).pace, rng)
        learned = time.monotonic()
        games += sum(harvest.games for harvest in harvests)
        decisions += len(experience)
        last = iteration + 1 == settings.iterations
        tested: tuple[Evaluated, ...] = ()
        taught = settings.is_lesson(iteration) and not settings.is_lesson(iteration + 1)
        if last or taught or (iteration + 1) % settings.evaluate_every == 0:
            tested = evaluate(settings, learner.steady(), workers)
            keep(folder, learner, iteration + 1)
        entry = Entry(
            iteration=iteration,
            games=games,
            decisions=decisions,
            seconds=time.monotonic() - began,
            playing=played - started,
            learning=learned - played,
            rounds=_mean(harvests, [harvest.rounds for harvest in harvests]),
            score=sum(harvest.scores for harvest in harvests) / sum(harvest.seats for harvest in harvests),
            winning_score=_mean(harvests, [harvest.winning_scores for harvest in harvests]),
            lesson=lesson,
            evaluations=tested,
        )
        # The log comes first: what it tells beyond the checkpoint is done again, and what it lacked would be lost.
        log.add(entry)
        save(folder, learner, iteration + 1)
        yield entry


def _mean(harvests: list[Harvest], sums: list[int]) -> float:
    return sum(sums) / sum(harvest.games for harvest in harvests)


def tasks(
    settings: Settings, iteration: int, network: Network, rng: np.random.Generator, before: Sequence[Network] = ()
) -> list[Task]:
    """The games of an iteration: all numbers of players in turn, some with settings drawn by chance, some against
    rivals, among them networks of the run before."""
    made = []
    for number in range(settings.tasks):
        players = settings.players[(iteration * settings.tasks + number) % len(settings.players)]
        game_settings = settings.game_settings
        if rng.random() < settings.variants:
            game_settings = _drawn_settings(settings, players, rng)
        rival = _drawn_rival(settings, before, rng) if rng.random() < settings.rival_share else None
        is_lesson = settings.is_lesson(iteration)
        made.append(
            Task(
                network=network,
                players=players,
                settings=game_settings,
                games=settings.games // settings.tasks,
                seed=int(rng.integers(1 << 62)),
                teacher=settings.teacher if is_lesson else None,
                rival=None if is_lesson else rival,
                with_opinions=bool(rng.random() < settings.opinion_share),
                margin_weight=settings.schedule(iteration).margin_weight,
                trace=settings.trace,
            )
        )
    return made


def _drawn_rival(settings: Settings, before: Sequence[Network], rng: np.random.Generator) -> str | Network | None:
    if not settings.rivals:
        return None
    name = settings.rivals[int(rng.integers(len(settings.rivals)))]
    if name != EARLIER:
        return name
    return before[int(rng.integers(len(before)))] if before else None


def _drawn_settings(settings: Settings, players: int, rng: np.random.Generator) -> dict[str, SettingValue]:
    """Those that vary, drawn by chance; one that this number of players cannot have is left out."""
    title = find_title(settings.title)
    game_settings = settings.game_settings
    for spec in title.settings:
        if settings.varied and spec.name not in settings.varied:
            continue
        values = settings.varied_values.get(spec.name, spec.allowed)
        drawn = {spec.name: values[int(rng.integers(len(values)))], **game_settings}
        try:
            title.check_setup(players, drawn)
        except SetupError:
            continue
        game_settings = drawn
    return game_settings


def evaluate(settings: Settings, network: Network, workers: Workers) -> tuple[Evaluated, ...]:
    """The network against each frozen opponent, for each number of players."""
    counts = sorted(set(settings.players))
    pairs = [(opponent, players) for opponent in settings.against for players in counts]
    parts = [
        Exam(network, opponent, players, settings.game_settings, first, _GAMES_OF_A_TEST, _TEST_SEED)
        for opponent, players in pairs
        for first in range(0, settings.evaluation_games, _GAMES_OF_A_TEST)
    ]
    outcomes = workers.all(play_exam, parts)
    evaluated = []
    for opponent, players in pairs:
        own = [
            outcome
            for part, outcome in zip(parts, outcomes, strict=True)
            if (part.opponent, part.players) == (opponent, players)
        ]
        games = len(own) * _GAMES_OF_A_TEST
        wins = sum(outcome.wins for outcome in own)
        margin = sum(outcome.margin for outcome in own) / games
        evaluated.append(Evaluated(opponent, players, games, wins, wins / games, wilson_interval(wins, games), margin))
    return tuple(evaluated)
