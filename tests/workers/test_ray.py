"""A real Ray on this machine; skipped where Ray is not installed."""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.workers.tasks import data_folder, fail_at_three, process_and_threads, slow_if_even
from windfall.arena import Match, play_match
from windfall.engine.errors import SetupError, WindfallError
from windfall.engine.extras import how_to_install
from windfall.workers import Workers
from windfall.workers.threads import PINNED


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def cluster(folder: Path) -> Iterator[Workers]:
    pytest.importorskip("ray", reason="Ray is not installed: pip install 'windfall[ray]'")
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("WINDFALL_DATA", str(folder))
        environment.delenv("RAY_ADDRESS", raising=False)
        with Workers(2, ray=True) as workers:
            yield workers


def test_results_come_in_the_order_of_the_tasks(cluster: Workers) -> None:
    assert list(cluster.map(slow_if_even, range(20))) == list(range(20))


def test_tasks_have_one_numeric_thread(cluster: Workers) -> None:
    assert all(threads == PINNED for _, threads in cluster.map(process_and_threads, range(4)))


def test_tasks_read_the_corrected_component_files(cluster: Workers, folder: Path) -> None:
    assert set(cluster.map(data_folder, range(2))) == {str(folder)}


def test_an_error_is_the_same_as_without_ray(cluster: Workers) -> None:
    results = cluster.map(fail_at_three, range(10))
    with pytest.raises(SetupError) as raised:
        list(results)
    assert str(raised.value) == "three is too many"


@pytest.mark.usefixtures("cluster")
def test_a_match_ends_as_it_does_here() -> None:
    match = Match("jumpdrive", ("random", "random"), 6, 0, {})
    assert list(play_match(match, jobs=2, ray=True)) == list(play_match(match))


def test_workers_who_find_ray_running_leave_it_running(cluster: Workers) -> None:
    with Workers(1, ray=True) as guests:
        assert list(guests.map(slow_if_even, range(3))) == [0, 1, 2]
    assert list(cluster.map(slow_if_even, range(3))) == [0, 1, 2]


def test_without_ray_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(WindfallError, match=re.escape(how_to_install("ray"))):
        Workers(2, ray=True)


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = pytest.importorskip("ray")
    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setenv("RAY_ADDRESS", "127.0.0.1:1")
    with pytest.raises(WindfallError, match=r"no Ray cluster answers at 127\.0\.0\.1:1"):
        Workers(2, ray=True)
