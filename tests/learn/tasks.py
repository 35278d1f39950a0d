"""Work of training runs that is handed out in the tests."""

import os
from pathlib import Path

from tests.workers.tasks import killed
from windfall.learn.recorder import Harvest
from windfall.learn.selfplay import Task, play_games

# Names a file that is there once a worker was killed.
TRACE = "WINDFALL_TEST_TRACE_OF_KILLED"


def play_games_and_die_once(task: Task) -> Harvest:
    harvest = play_games(task)
    trace = Path(os.environ[TRACE])
    if not trace.exists():
        trace.touch()
        killed(0)
    return harvest
