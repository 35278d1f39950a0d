"""Bots in worker processes: they choose as they would here, and there is always an answer."""

import asyncio
import logging
import os
import signal

import pytest

import windfall
from tests.server.running import run
from windfall.players.levels import bot_of_level
from windfall.server.bots import BotPool


@run
async def test_bots_choose_as_they_would_here() -> None:
    pool = BotPool(workers=1, seconds=60)
    for title in windfall.title_names():
        game = windfall.new(title, players=2, seed=3)
        seat = game.seats[0]
        for level in ("easy", "medium"):
            choices = [pool.choose(level, seed, game.observe(seat), game.decision(seat)) for seed in range(4)]
            expected = [bot_of_level(level, seed).choose(game.observe(seat), game.decision(seat)) for seed in range(4)]
            assert await asyncio.gather(*choices) == expected
    pool.close()


@run
async def test_a_killed_worker_is_replaced() -> None:
    pool = BotPool(workers=1, seconds=60)
    game = windfall.new("race", players=2, seed=3)
    chosen = await pool.choose("medium", 1, game.observe(0), game.decision(0))
    assert pool._pool is not None
    for worker in pool._pool._processes:
        os.kill(worker, signal.SIGKILL)
    assert await pool.choose("medium", 1, game.observe(0), game.decision(0)) == chosen
    pool.close()


@pytest.mark.parametrize(("level", "seconds", "told"), [("ghost", 60.0, "failed"), ("medium", 1e-6, "took more than")])
def test_chance_chooses_for_a_bot_that_cannot(
    level: str, seconds: float, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def choose() -> None:
        pool = BotPool(workers=1, seconds=seconds)
        game = windfall.new("race", players=2, seed=3)
        assert await pool.choose(level, 1, game.observe(0), game.decision(0)) in game.actions(0)
        pool.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(choose())
    assert told in caplog.text
