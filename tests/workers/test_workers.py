"""Handing out work: order, laziness, errors, processes."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.workers.tasks import fail_at_three, killed, killed_once, process_and_threads, slow_if_even, square
from windfall.engine.errors import SetupError, WindfallError
from windfall.workers import Workers, cores, pin_threads
from windfall.workers.threads import PINNED


@pytest.fixture(scope="module")
def two() -> Iterator[Workers]:
    with Workers(2) as workers:
        yield workers


def test_one_job_is_done_here_and_lazily() -> None:
    done = []

    def note(number: int) -> int:
        done.append(number)
        return number

    with Workers() as workers:
        results = workers.map(note, range(5))
        assert next(results) == 0
    assert done == [0]


def test_results_come_in_the_order_of_the_tasks(two: Workers) -> None:
    assert list(two.map(slow_if_even, range(20))) == list(range(20))


def test_the_processes_stay_for_many_maps(two: Workers) -> None:
    processes = {pid for _ in range(5) for pid, _ in two.map(process_and_threads, range(2))}
    assert len(processes) <= 2
    assert os.getpid() not in processes


def test_tasks_are_taken_as_they_are_needed(two: Workers) -> None:
    taken = []

    def tasks() -> Iterator[int]:
        for number in range(1000):
            taken.append(number)
            yield number

    results = two.map(square, tasks())
    assert [next(results) for _ in range(3)] == [0, 1, 4]
    assert len(taken) < 20


def test_results_that_nobody_wants_do_not_disturb_the_next_map(two: Workers) -> None:
    results = two.map(square, range(100))
    next(results)
    del results
    assert list(two.map(square, range(3))) == [0, 1, 4]


def test_an_error_reaches_the_caller_and_the_workers_go_on(two: Workers) -> None:
    results = two.map(fail_at_three, range(10))
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    with pytest.raises(SetupError, match="three is too many"):
        next(results)
    assert list(two.map(square, range(3))) == [0, 1, 4]


def test_work_of_workers_of_whom_one_is_killed_is_done_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Workers(2) as workers:
        assert workers.all(killed_once, [(tmp_path / "killed", number) for number in range(10)]) == list(range(10))
        assert (tmp_path / "killed").exists()
        assert "a worker was killed" in caplog.text
        assert list(workers.map(square, range(3))) == [0, 1, 4]


def test_work_that_kills_workers_again_and_again_is_given_up() -> None:
    with Workers(2) as workers:
        with pytest.raises(WindfallError, match="if memory is short, use fewer jobs"):
            workers.all(killed, range(4))
        assert workers.all(square, range(3)) == [0, 1, 4]


def test_processes_have_one_numeric_thread_and_this_one_stays_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OMP_NUM_THREADS", "7")
    monkeypatch.delenv("MKL_NUM_THREADS", raising=False)
    with Workers(2) as workers:
        for _, threads in workers.map(process_and_threads, range(2)):
            assert threads == PINNED
    assert os.environ["OMP_NUM_THREADS"] == "7"
    assert "MKL_NUM_THREADS" not in os.environ


def test_pin_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in PINNED:
        monkeypatch.setenv(name, "4")
    pin_threads()
    assert {name: os.environ[name] for name in PINNED} == PINNED


def test_pin_threads_after_numpy_is_loaded() -> None:
    """`import windfall` loads NumPy, so who pins always comes too late for the environment alone."""
    program = """
import windfall, threadpoolctl
from windfall.workers import pin_threads
pin_threads()
loaded = threadpoolctl.threadpool_info()
assert loaded and all(library["num_threads"] == 1 for library in loaded), loaded
"""
    environment = {name: value for name, value in os.environ.items() if name not in PINNED} | {
        "OPENBLAS_NUM_THREADS": "2"
    }
    subprocess.run([sys.executable, "-c", program], env=environment, check=True)


def test_cores_are_those_that_this_process_may_use() -> None:
    program = """
import os
from windfall.workers import cores
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    assert cores() == 1, cores()
"""
    subprocess.run([sys.executable, "-c", program], check=True)
    assert 1 <= cores() <= (os.cpu_count() or 1)


@pytest.mark.parametrize("jobs", [0, -2])
def test_at_least_one_job(jobs: int) -> None:
    with pytest.raises(WindfallError, match="at least one job"):
        Workers(jobs)
