"""Bots in worker processes: they choose as they would here, and there is always an answer."""

import asyncio
import logging
import os
import signal
import time
from pathlib import Path

import pytest

import windfall
from tests.server.running import run
from tests.support.programs import pids, program, wait_until_ended
from windfall.players.levels import levels, of_the_host
from windfall.server.bots import BotPool, Question
from windfall.server.jobs.job import Asker, Lane

ANN, EVE = Asker("ann", "192.0.2.1"), Asker("eve", "192.0.2.66")


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
    await pool.close()


@run
async def test_a_killed_worker_is_replaced() -> None:
    pool = BotPool(workers=1, seconds=60)
    game = windfall.new("race", players=2, seed=3)
    chosen = await pool.choose("medium", 1, game.observe(0), game.decision(0))
    for worker in pool.pids:
        os.kill(worker, signal.SIGKILL)
    assert await pool.choose("medium", 1, game.observe(0), game.decision(0)) == chosen
    await pool.close()


@run
async def test_short_work_does_not_wait_for_long_work() -> None:
    """Such as the picture of a result for all that its asker's bots have to think about."""
    pool = BotPool(workers=1, seconds=60)
    long = [asyncio.create_task(pool.work_out(time.sleep, (20,), Question(f"long {n}", ANN))) for n in range(3)]
    await asyncio.sleep(0)
    try:
        assert await pool.work_out(max, (3, 4), Question("short", ANN), Lane.QUICK) == 4
        assert not any(task.done() for task in long)
    finally:
        for task in long:
            task.cancel()
        await pool.close()


@pytest.mark.parametrize(("level", "seconds", "told"), [("ghost", 60.0, "failed"), ("medium", 1e-6, "took more than")])
def test_chance_chooses_for_a_bot_that_cannot(
    level: str, seconds: float, told: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def choose() -> None:
        pool = BotPool(workers=1, seconds=seconds)
        game = windfall.new("race", players=2, seed=3)
        assert await pool.choose(level, 1, game.observe(0), game.decision(0)) in game.actions(0)
        await pool.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(choose())
    assert told in caplog.text


def test_chance_chooses_for_a_program_that_fails(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """The worker stays, and so do the others that think in it."""
    command = program(tmp_path, "time.sleep(1000)")

    async def choose() -> None:
        pool = BotPool(workers=1, seconds=20, offered=(of_the_host("slow", command), *levels()))
        game = windfall.new("race", players=2, seed=3)
        assert await pool.choose("medium", 1, game.observe(0), game.decision(0)) in game.actions(0)
        before = pool.pids
        assert await pool.choose("slow", 1, game.observe(0), game.decision(0)) in game.actions(0)
        assert pool.pids == before
        await pool.close()

    with pytest.MonkeyPatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setenv("WINDFALL_BOT_SECONDS", "0.5")
        asyncio.run(choose())
    assert "did not answer within 0.5 seconds" in caplog.text
    wait_until_ended(pids(tmp_path)[0])


def test_a_bot_that_takes_too_long_strands_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its worker is ended; those of other tables that wait behind it are asked all the same."""
    monkeypatch.setenv("WINDFALL_BOT_SECONDS", "1000")
    command = program(tmp_path, "time.sleep(1000)")

    async def choose() -> None:
        # The others have as many seconds, and the first of them is in a process that has just started.
        pool = BotPool(workers=1, seconds=15.0, offered=(of_the_host("slow", command), of_the_host("sound", "greedy")))
        game = windfall.new("race", players=2, seed=3)
        wanted = windfall.bot("greedy", 1).choose(game.observe(0), game.decision(0))
        asked = [pool.choose(level, 1, game.observe(0), game.decision(0)) for level in ("slow", *["sound"] * 5)]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert answers[1:] == [wanted] * 5
        await pool.close()

    asyncio.run(choose())


@run
async def test_one_visitors_hard_bots_do_not_stall_the_others() -> None:
    """Somebody opens many tables with hard bots; an easy bot of somebody else, and a hard one, do not wait for them."""
    pool = BotPool(workers=1, seconds=60)
    game = windfall.new("race", players=2, seed=3)
    seen, decision = game.observe(0), game.decision(0)
    done: list[str] = []

    async def ask(level: str, key: str, asker: Asker) -> None:
        await pool.choose(level, 1, seen, decision, None, Question(key, asker))
        done.append(key)

    await asyncio.gather(ask("easy", "first", ANN), ask("easy", "second", ANN))  # so that both workers have started
    done.clear()
    flood = [asyncio.create_task(ask("hard", f"eve {number}", EVE)) for number in range(30)]
    await asyncio.sleep(0)
    await asyncio.gather(ask("easy", "ann's easy bot", ANN), ask("hard", "ann's hard bot", ANN))
    assert len(done) <= 5, done
    for task in flood:
        task.cancel()
    await asyncio.gather(*flood, return_exceptions=True)
    await pool.close()
