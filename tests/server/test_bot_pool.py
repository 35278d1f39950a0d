"""Bots in worker processes: they choose as they would here, and there is always an answer."""

import asyncio
import logging
import os
import signal
from pathlib import Path

import pytest

import windfall
from tests.server.running import run
from tests.support.programs import pids, program, wait_until_ended
from windfall.players.levels import Level, levels
from windfall.server.bots import BotPool


@run
async def test_bots_choose_as_they_would_here() -> None:
    pool = BotPool(workers=1, seconds=60)
    for title in windfall.title_names():
        game = windfall.new(title, players=2, seed=3)
        seat = game.seats[0]
        for level in levels()[:2]:
            choices = [pool.choose(level.name, seed, game.observe(seat), game.decision(seat)) for seed in range(4)]
            bots = [windfall.bot(level.bot, seed) for seed in range(4)]
            expected = [bot.choose(game.observe(seat), game.decision(seat)) for bot in bots]
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


def test_chance_chooses_for_a_program_that_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The worker stays, and so do the others that think in it."""
    command = program(tmp_path, "time.sleep(1000)")

    async def choose() -> None:
        pool = BotPool(workers=1, seconds=20, offered=(Level("slow", "", command), *levels()))
        game = windfall.new("race", players=2, seed=3)
        assert await pool.choose("medium", 1, game.observe(0), game.decision(0)) in game.actions(0)
        before = pool._pool
        assert await pool.choose("slow", 1, game.observe(0), game.decision(0)) in game.actions(0)
        assert pool._pool is before
        pool.close()

    with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setenv("WINDFALL_BOT_SECONDS", "0.5")
        asyncio.run(choose())
    assert "did not answer within 0.5 seconds" in caplog.text
    wait_until_ended(pids(tmp_path)[0])
