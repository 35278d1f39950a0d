"""What runs in a worker process: one bot makes one choice. Nothing of the server is imported here."""

import multiprocessing
import os
import pickle
import signal
import threading

from windfall.bots.levels import bot_of_level
from windfall.engine.decision import Decision
from windfall.engine.observation import Observation

_THREAD_VARIABLES = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMEXPR_NUM_THREADS")


def prepare() -> None:
    """One worker is one core: numeric libraries that a bot may load must not start threads of their own.

    Workers live and die with the server.
    """
    for variable in _THREAD_VARIABLES:
        os.environ[variable] = "1"
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which then ends its workers
    threading.Thread(target=_end_with_server, daemon=True).start()


def ready() -> None:
    """Nothing but a reason for the worker to be there."""


def _end_with_server() -> None:
    """A server that is killed cannot tell its workers; they must not be left over."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(level: str, seed: int, question: bytes) -> int:
    """The choice of a bot of this level. The question is a pickled observation and its decision."""
    observation, decision = pickle.loads(question)
    assert isinstance(observation, Observation)
    assert isinstance(decision, Decision)
    return bot_of_level(level, seed).choose(observation, decision)
