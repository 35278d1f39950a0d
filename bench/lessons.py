"""What features are good for: how well a network without opinions learns the rule-based player's choices from them.

    python bench/lessons.py race                            # with all features
    python bench/lessons.py race --without phase. own.left  # and once more without those whose names begin so

Both networks learn from the same games and are examined in the same other ones, in turns: how often they would choose
as the player does, for each kind of question, and how well they foresee who wins. PYTHONPATH=build/compiled is faster.
"""

from windfall.workers import pin_threads

pin_threads()

import argparse  # noqa: E402 (NumPy reads the number of threads when it is imported)
from collections.abc import Sequence  # noqa: E402
from dataclasses import replace  # noqa: E402
from typing import Final  # noqa: E402

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402
from rich.console import Console  # noqa: E402
from rich.table import Table  # noqa: E402

from windfall.engine.features import Feature  # noqa: E402
from windfall.engine.registry import title as find_title  # noqa: E402
from windfall.learn.experience import Experience, SparseRows  # noqa: E402
from windfall.learn.model import Model  # noqa: E402
from windfall.learn.selfplay import Task, play_games  # noqa: E402
from windfall.learn.update import Learner, Pace  # noqa: E402
from windfall.thinking.network import Network  # noqa: E402

_TEACHER: Final = "greedy"
_QUESTION: Final = "question."
_AT_ONCE: Final = 2048
_LEAST: Final = 30  # decisions of a kind, to be told of


def lessons(title: str, players: Sequence[int], games: int, seed: int) -> Experience:
    """Games of the rule-based player, with some moves by chance."""
    pupil = Model(title, 0, opinions=False).network()
    tasks = [
        Task(
            network=pupil,
            players=count,
            games=games // len(players),
            seed=seed + count,
            teacher=_TEACHER,
            with_opinions=False,
        )
        for count in players
    ]
    return Experience.join([play_games(task).experience for task in tasks])


def without(experience: Experience, title: str, prefixes: Sequence[str]) -> Experience:
    """The same decisions, told without the features whose names begin with one of these."""
    found = find_title(title)
    return replace(
        experience,
        features=_silent(experience.features, found.feature_specs, prefixes),
        options=_silent(experience.options, found.option_feature_specs, prefixes),
    )


def _silent(rows: SparseRows, specs: Sequence[Feature], prefixes: Sequence[str]) -> SparseRows:
    heard = np.ones(rows.width, np.float32)
    for at, spec in enumerate(specs):
        heard[at] = not spec.name.startswith(tuple(prefixes))
    return replace(rows, values=rows.values * heard[rows.columns])


def taught(title: str, experience: Experience, epochs: int) -> Network:
    learner = Learner(Model(title, 0, opinions=False))
    rng = np.random.default_rng(0)
    for epoch in range(epochs):
        rate = 1e-3 * (1 - epoch / epochs) + 1e-4
        learner.update(replace(experience, advantage=None), Pace(1, 512, rate, 0.0), rng)
    return learner.model.network()


def examined(network: Network, experience: Experience) -> tuple[NDArray[np.bool_], float]:
    """In which decisions the network would choose the same, and the cross entropy of its win shares."""
    agrees, losses = [], []
    for start in range(0, len(experience), _AT_ONCE):
        rows = np.arange(start, min(start + _AT_ONCE, len(experience)))
        judgement = network.judge(experience.features.some(rows).dense(), experience.players[rows])
        first, last = experience.option_starts[rows[0]], experience.option_starts[rows[-1] + 1]
        counts = np.diff(experience.option_starts[rows[0] : rows[-1] + 2])
        options = experience.options.some(np.arange(first, last)).dense()
        owner = np.repeat(np.arange(len(rows)), counts)
        logits = network.rate(judgement.hidden, options, experience.actions[first:last], owner)
        starts = np.cumsum(counts) - counts
        agrees.append(logits[starts + experience.chosen[rows]] >= np.maximum.reduceat(logits, starts))
        losses.append(-(experience.wins[rows] * np.log(judgement.wins + 1e-9)).sum(axis=1))
    return np.concatenate(agrees), float(np.concatenate(losses).mean())


def kinds(experience: Experience, title: str) -> NDArray[np.str_]:
    """What is asked in each decision."""
    specs = find_title(title).feature_specs
    asked = [at for at, spec in enumerate(specs) if spec.name.startswith(_QUESTION)]
    names = np.array([specs[at].name.removeprefix(_QUESTION) for at in asked])
    row = np.repeat(np.arange(len(experience)), np.diff(experience.features.starts))
    there = np.isin(experience.features.columns, asked) & (experience.features.values > 0)
    found = np.full(len(experience), "", dtype=names.dtype)
    found[row[there]] = names[np.searchsorted(asked, experience.features.columns[there])]
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="how well the rule-based player's choices are learned")
    parser.add_argument("title")
    parser.add_argument("--players", default="2", help="numbers of players, such as 2,4")
    parser.add_argument("--games", type=int, default=400, help="to learn from; a quarter as many to be examined in")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--without", nargs="*", default=[], metavar="PREFIX", help="features to do without")
    given = parser.parse_args()
    players = [int(count) for count in given.players.split(",")]
    learned = lessons(given.title, players, given.games, 1)
    exam = lessons(given.title, players, max(given.games // 4, len(players)), 1_000_000)
    kind = kinds(exam, given.title)
    ways: dict[str, list[str]] = {"all features": []}
    if given.without:
        ways["without " + " ".join(given.without)] = given.without
    results = {}
    for name, prefixes in ways.items():
        network = taught(given.title, without(learned, given.title, prefixes), given.epochs)
        results[name] = examined(network, without(exam, given.title, prefixes))
    table = Table(title=f"{given.title}: choices as the player's, of {len(exam)} decisions ({len(learned)} learned)")
    for heading in ("question", "decisions", *ways):
        table.add_column(heading, justify="left" if heading == "question" else "right")
    for asked in sorted({*kind.tolist()}):
        rows = kind == asked
        if rows.sum() >= _LEAST:
            shares = [f"{agrees[rows].mean():.1%}" for agrees, _loss in results.values()]
            table.add_row(asked, str(rows.sum()), *shares)
    table.add_row("all", str(len(exam)), *[f"{agrees.mean():.1%}" for agrees, _loss in results.values()])
    table.add_row("win shares (loss)", "", *[f"{loss:.4f}" for _agrees, loss in results.values()])
    Console().print(table)


if __name__ == "__main__":
    main()
