"""Bots think, and hints are worked out, in worker processes: tables never wait for each other."""

import logging
import pickle
import random
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final, TypeVar

from windfall.advice.advice import Advice
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation
from windfall.engine.title import SettingValue
from windfall.engine.words.message import message
from windfall.players.levels import Level, levels
from windfall.players.levels import level as find_level
from windfall.server.hinting import give_hint
from windfall.server.jobs.anteroom import Anteroom
from windfall.server.jobs.board import Board
from windfall.server.jobs.crew import Crew
from windfall.server.jobs.job import NOBODY, Asker, Caps, Job, JobFailed, JobLate, Jobs, Lane, Load
from windfall.server.jobs.share import Share
from windfall.server.jobs.worker import Outfit
from windfall.server.refusals import RequestRefused
from windfall.server.thinking import AS_READ, Texts, prepare_bots, think

_log = logging.getLogger("windfall.server.bots")

Answer = TypeVar("Answer")

_HINT_LATE: Final = message("server-hint-late")
_NO_HINT: Final = message("server-hint-none")


@dataclass(frozen=True, slots=True)
class Question:
    """Names a decision of a seat: the same question is thought about once, whoever asks. `asker` is for whom."""

    key: str
    asker: Asker = NOBODY


def some_question() -> Question:
    return Question(secrets.token_hex(8))


class BotPool:
    """Workers for all tables of the server. A bot always answers: if it fails or takes too long, chance does. With a
    board the work is shared with other processes, and the board has the caps."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        offered: tuple[Level, ...] = levels(),
        texts: Texts = AS_READ,
        board: Board | None = None,
        caps: Caps | None = None,
    ) -> None:
        self.levels = offered
        self._seconds = seconds
        self._crew = bot_crew(workers, seconds, texts, caps if board is None else None)
        self._share = None if board is None else Share(board, self._crew)
        self._jobs: Jobs = self._crew if self._share is None else self._share.jobs
        self._anteroom = Anteroom(self._jobs)
        self._crew.when_room = self._anteroom.ask_again

    async def choose(
        self,
        level: str,
        seed: int,
        observation: Observation,
        decision: Decision,
        settings: Mapping[str, SettingValue] | None = None,
        question: Question | None = None,
    ) -> int:
        if len(decision.actions) == 1:
            return decision.actions[0]
        try:
            thought = self._thought(level, seed, observation, decision, settings or {}, question)
            action = await self._anteroom.do(thought)
            if action in decision.actions:
                return action
            _log.error("a bot of level %s chose %r, which is not among the options of %r", level, action, decision)
        except JobLate:
            _log.error("a bot of level %s took more than %s s for %r", level, self._seconds, decision)
        except JobFailed as failure:
            _log.error("a bot of level %s failed at %r: %s", level, decision, failure)
        except Exception:
            _log.exception("a bot of level %s failed at %r", level, decision)
        return random.Random(seed).choice(decision.actions)

    def _thought(
        self,
        level: str,
        seed: int,
        observation: Observation,
        decision: Decision,
        settings: Mapping[str, SettingValue],
        question: Question | None,
    ) -> Job[int]:
        asked = question or some_question()
        found = find_level(level, self.levels)
        told = pickle.dumps((observation, decision, settings))
        lane = Lane.QUICK if found.quick else Lane.SLOW
        arguments = (found.bot, seed, told)
        return Job(asked.key, lane, asked.asker, self._seconds, think, arguments, sort="bot", capped=True)

    async def advise(self, observation: Observation, decision: Decision, question: Question | None = None) -> Advice:
        """Advice for a person who is asked; refused if it fails or takes too long."""
        asked = question or some_question()
        told = pickle.dumps((observation, decision))
        job = Job(asked.key, Lane.SLOW, asked.asker, self._seconds, give_hint, (told,), sort="hint")
        try:
            return await self._jobs.do(job)
        except JobLate as error:
            _log.error("a hint took more than %s s for %r", self._seconds, decision)
            raise RequestRefused(_HINT_LATE, HTTPStatus.SERVICE_UNAVAILABLE) from error
        except Exception as error:
            _log.exception("a hint failed at %r", decision)
            raise RequestRefused(_NO_HINT, HTTPStatus.SERVICE_UNAVAILABLE) from error

    async def work_out(
        self, work: Callable[..., Answer], arguments: tuple[object, ...], question: Question, lane: Lane = Lane.SLOW
    ) -> Answer:
        """What is to be said about a question that is no bot's to answer; refused if it fails or takes too long."""
        job = Job(question.key, lane, question.asker, self._seconds, work, arguments, sort="hint")
        try:
            return await self._jobs.do(job)
        except JobLate as error:
            raise RequestRefused(_HINT_LATE, HTTPStatus.SERVICE_UNAVAILABLE) from error
        except Exception as error:
            _log.exception("what was asked about %s could not be worked out", question.key)
            raise RequestRefused(_NO_HINT, HTTPStatus.SERVICE_UNAVAILABLE) from error

    def places(self) -> Mapping[str, int]:
        """Of the questions that wait for a worker: how many come before them, and one."""
        return self._anteroom.places()

    def load(self) -> Load:
        return self._anteroom.load()

    @property
    def workers(self) -> int:
        """How many processes there are to be."""
        return len(self._crew)

    @property
    def pids(self) -> list[int]:
        """The processes of its workers."""
        return self._crew.pids

    async def share(self) -> None:
        """Begin to work for other processes, and they for this one, if there are any."""
        if self._share is not None:
            await self._share.start()
            self._anteroom.start()

    def start(self) -> None:
        """Have the workers ready before the first bot is asked."""
        self._crew.start()

    def replace_lost(self) -> None:
        """Start workers again that have ended."""
        self._crew.replace_lost()

    async def close(self) -> None:
        await self._anteroom.close()
        if self._share is not None:
            await self._share.close()
        await self._crew.close()


def bot_crew(workers: int, seconds: float, texts: Texts, caps: Caps | None = None) -> Crew:
    """Workers in which bots think and hints are worked out."""
    return Crew(workers, Outfit(prepare_bots, (seconds, texts)), quick_besides=workers > 0, caps=caps)
