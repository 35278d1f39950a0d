"""Several people who play at one table at the same time."""

import asyncio
import random

from tests.server.running import PATIENCE, Seat


async def play_together(seats: list[Seat], rng: random.Random, moves: int) -> None:
    """Whoever is asked chooses, until one of them has done so this often or the game is over."""

    async def play(seat: Seat) -> None:
        made = 0
        while not seat.over and made < moves:
            await seat.until(lambda seat: seat.over or seat.decision is not None)
            if seat.decision is not None:
                answer = await seat.play(rng.choice(seat.decision["options"])["action"])
                assert answer["type"] == "state", answer
                made += 1

    playing = [asyncio.create_task(play(seat)) for seat in seats]
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in playing:
        task.cancel()
    for outcome in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(outcome, Exception):
            raise outcome
    for seat in seats:  # what somebody was in the middle of is answered
        await seat.settle()
