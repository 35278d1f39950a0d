"""Workers of a Ray cluster: the one that RAY_ADDRESS names, or one that Ray starts on this machine."""

import logging
import os
import socket
from collections.abc import Callable
from typing import Any, Final, TypeVar

from windfall.engine.errors import WindfallError
from windfall.engine.extras import needs
from windfall.engine.files.component_folder import DATA_VARIABLE
from windfall.workers.threads import PINNED

T = TypeVar("T")
R = TypeVar("R")

_ADDRESS: Final = "RAY_ADDRESS"
_PATIENCE: Final = 5.0  # seconds


class RayTask:
    """A task that Ray works on."""

    def __init__(self, ray: Any, reference: Any) -> None:
        self._ray = ray
        self._reference = reference

    def result(self) -> Any:
        try:
            return self._ray.get(self._reference)
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error  # the error as every other kind of worker raises it

    def cancel(self) -> None:
        self._ray.cancel(self._reference)


class Cluster:
    """Tasks of one processor each, wherever Ray finds one."""

    def __init__(self, jobs: int) -> None:
        ray = _import_ray()
        self._ray = ray
        self._started = not ray.is_initialized()
        if self._started:
            _start(ray, jobs)
        self.size = max(1, int(ray.cluster_resources().get("CPU", jobs)))
        self._work = ray.remote(num_cpus=1)(_work)

    def submit(self, function: Callable[[T], R], task: T) -> RayTask:
        return RayTask(self._ray, self._work.remote(function, task))

    def close(self) -> None:
        if self._started:
            self._ray.shutdown()


def _import_ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing is reported to anyone unless the user says so
    with needs("ray"):
        import ray  # noqa: PLC0415 (an extra)
    return ray


def _start(ray: Any, jobs: int) -> None:
    variables = dict(PINNED)
    if folder := os.environ.get(DATA_VARIABLE):
        variables[DATA_VARIABLE] = folder
    settings = {
        "runtime_env": {"env_vars": variables},
        "logging_level": logging.ERROR,
        "log_to_driver": False,
    }
    if address := os.environ.get(_ADDRESS):
        _check_reachable(address)
        ray.init(address=address, **settings)
    else:
        ray.init(address="local", num_cpus=jobs, include_dashboard=False, **settings)


def _check_reachable(address: str) -> None:
    """Ray itself would go on trying for many minutes."""
    host, _colon, port = address.removeprefix("ray://").rpartition(":")
    if not port.isdecimal():
        return  # a name that only Ray can read, such as auto
    try:
        socket.create_connection((host, int(port)), _PATIENCE).close()
    except OSError as error:
        raise WindfallError(f"no Ray cluster answers at {address}, which {_ADDRESS} names: {error}") from error


def _work(function: Callable[[T], R], task: T) -> R:
    return function(task)
