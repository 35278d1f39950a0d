"""The bots of a table that think now."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from windfall.server.bots import BotPool, Question
from windfall.server.jobs.job import Asker
from windfall.server.logs import log_about, named
from windfall.server.refusals import RequestRefused
from windfall.server.tables.live_game import LiveGame

_log = logging.getLogger("windfall.server.tables")

# Plays the answer of a bot if the question of that key is still open.
PlayAnswer: TypeAlias = Callable[[LiveGame, int, str, int], Awaitable[None]]


@dataclass(slots=True)
class _Thought:
    key: str
    question: Question
    chosen: bool = False  # its answer is being played, which must not be broken off
    task: asyncio.Task[None] | None = None


class Thinkers:
    """One thought for each seat of a bot that is asked."""

    def __init__(self, bots: BotPool, play: PlayAnswer, when_done: Callable[[], None]) -> None:
        self._bots = bots
        self._play = play
        self._when_done = when_done
        self._thoughts: dict[int, _Thought] = {}

    def __len__(self) -> int:
        return len(self._thoughts)

    def wake(self, live: LiveGame, asker: Asker) -> None:
        """Let every bot that is asked think, all of them at once, and no others."""
        self.drop_closed(live)
        for seat, level in live.bots_asked():
            if seat not in self._thoughts:
                thought = _Thought(live.key(seat), Question(f"{live.table.id}/{live.question(seat)}", asker))
                self._thoughts[seat] = thought
                with log_about(live.table.id):
                    thought.task = asyncio.create_task(self._think(live, seat, level, thought))

    def drop_closed(self, live: LiveGame) -> None:
        """Drop the questions that are not open any more."""
        asked = {seat: live.key(seat) for seat, _level in live.bots_asked()}
        for seat, thought in tuple(self._thoughts.items()):
            if asked.get(seat) != thought.key:
                self._drop(seat, thought)

    def drop_all(self) -> None:
        """The game is another one."""
        for seat, thought in tuple(self._thoughts.items()):
            self._drop(seat, thought)

    def _drop(self, seat: int, thought: _Thought) -> None:
        del self._thoughts[seat]
        if thought.task is not None and not thought.chosen:
            thought.task.cancel()

    async def _think(self, live: LiveGame, seat: int, level: str, thought: _Thought) -> None:
        try:
            game = live.course.game
            seen, decision = game.observe(seat), game.decision(seat)
            seed = live.bot_seed(seat)
            action = await self._bots.choose(level, seed, seen, decision, game.settings, thought.question)
            thought.chosen = True
            await self._play(live, seat, thought.key, action)
        except RequestRefused:
            pass  # told by whoever stored it
        except Exception:
            _log.exception("the bot at seat %d of table %s could not play", seat, named(live.table.id))
        finally:
            if self._thoughts.get(seat) is thought:
                del self._thoughts[seat]
            self._when_done()

    def place(self, places: Mapping[str, int]) -> int | None:
        """The place in line of the first of its questions; None if none waits. It does not tell how many wait."""
        found = [places[thought.question.key] for thought in self._thoughts.values() if thought.question.key in places]
        return min(found, default=None)

    def stop(self) -> None:
        """The server stops: bots think no further."""
        for thought in self._thoughts.values():
            if thought.task is not None:
                thought.task.cancel()
