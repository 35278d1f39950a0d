"""`python bench/interfaces.py`: steps a second through the interfaces for learners, beside Catanatron's, in one run.

Everywhere the agent chooses at random, and so do its opponents. A step of an environment with an agent among bots is
one decision of the agent, with all that the bots do until it is asked again; a step of PettingZoo and of the stepper is
one decision of any seat. Rows are measured in turns by the time of the processor, and the best of each is shown: what
else the machine does only ever makes a run slower.

Catanatron's environment is a package of its own that asks for an old Gymnasium and works with the new one:
`pip install --no-deps catanatron-gym`.
"""

import argparse
import random
import time
from collections.abc import Callable
from typing import Final

import gymnasium
import numpy as np
from rich.console import Console
from rich.table import Table

import windfall
from windfall.research.gymnasium_env import WindfallEnv
from windfall.research.pettingzoo_env import env
from windfall.research.vector import VectorGames
from windfall.research.vector_env import WindfallVectorEnv

TURNS: Final = 7
SECONDS: Final = 0.5
GAMES: Final = 256
TABLES: Final = 64

Step = Callable[[], int]


def pettingzoo(title: str) -> Step:
    table = env(title, 2)
    number = random.Random(1).random
    table.reset(seed=1)

    def step() -> int:
        observation, _reward, terminated, truncated, _info = table.last()
        if terminated or truncated:
            table.reset()
            return 0
        allowed = np.flatnonzero(observation["action_mask"])
        table.step(allowed[int(number() * len(allowed))])
        return 1

    return step


def one_table(title: str) -> Step:
    world = WindfallEnv(title, 2)
    number = random.Random(1).random
    world.reset(seed=1)

    def step() -> int:
        allowed = np.flatnonzero(world.action_masks())
        _shown, _reward, over, truncated, _info = world.step(allowed[int(number() * len(allowed))])
        if over or truncated:
            world.reset()
        return 1

    return step


def many_tables(title: str, option_features: bool) -> Step:
    many = WindfallVectorEnv(title, TABLES, 2, option_features=option_features, copy=False)
    rng = np.random.default_rng(1)
    _shown, infos = many.reset(seed=1)
    masks = infos["action_mask"]

    def step() -> int:
        nonlocal masks
        # Of equally likely numbers those of allowed answers are kept, and the highest of them is chosen.
        masks = many.step((rng.random(masks.shape, np.float32) * masks).argmax(axis=1))[4]["action_mask"]
        return TABLES

    return step


def stepper(title: str) -> Step:
    games = VectorGames(title, 2, GAMES)
    rng = np.random.default_rng(1)
    games.reset()

    def step() -> int:
        games.step_options((rng.random(GAMES) * games.option_counts).astype(np.int64))
        return GAMES

    return step


def catanatron() -> Step:
    world = gymnasium.make("catanatron_gym:catanatron-v1").unwrapped
    number = random.Random(1).random
    _shown, told = world.reset(seed=1)

    def step() -> int:
        nonlocal told
        allowed = told["valid_actions"]
        _shown, _reward, over, truncated, told = world.step(allowed[int(number() * len(allowed))])
        if over or truncated:
            _shown, told = world.reset()
        return 1

    return step


def rate(step: Step, seconds: float) -> float:
    """Steps in a second of the processor."""
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        done += step()
        now = time.process_time()
    return done / (now - start)


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second through the interfaces for learners.")
    parser.add_argument("--quick", action="store_true", help="a fifth of the time, to see that it works")
    turns, seconds = (2, 0.25) if parser.parse_args().quick else (TURNS, SECONDS)
    try:
        rows: dict[tuple[str, str], Step] = {("Catan", "Catanatron's Gymnasium environment"): catanatron()}
    except gymnasium.error.Error as error:
        raise SystemExit("Catanatron's environment is missing: pip install --no-deps catanatron-gym") from error
    for title in windfall.title_names():
        rows[title, "PettingZoo, one table"] = pettingzoo(title)
        rows[title, "Gymnasium, one table"] = one_table(title)
        rows[title, f"vector environment, {TABLES} tables"] = many_tables(title, option_features=False)
        rows[title, f"the same with option features, {TABLES} tables"] = many_tables(title, option_features=True)
        rows[title, f"stepper with all features, {GAMES} games"] = stepper(title)
    best = dict.fromkeys(rows, 0.0)
    for _ in range(turns):
        for row, step in rows.items():
            best[row] = max(best[row], rate(step, seconds))
    table = Table(title="Steps a second, 2 players")
    for heading in ("game", "interface", "steps/s", "to PettingZoo", "to Catanatron"):
        table.add_column(heading, justify="left" if heading in ("game", "interface") else "right")
    catan = best["Catan", "Catanatron's Gymnasium environment"]
    for (title, interface), steps in best.items():
        loop = best.get((title, "PettingZoo, one table"))
        table.add_row(title, interface, f"{steps:,.0f}", f"{steps / loop:.2f}" if loop else "–", f"{steps / catan:.2f}")
    Console(width=110).print(table)


if __name__ == "__main__":
    main()
