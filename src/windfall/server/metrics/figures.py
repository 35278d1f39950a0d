"""What there is at the moment when a host asks: tables, connections, jobs, workers."""

import time
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from typing import Final

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from windfall.server.bots import BotPool
from windfall.server.database.store import Store
from windfall.server.metrics.counts import COUNTED
from windfall.server.reviews import Reviews
from windfall.server.tables.hall import Hall

_SECONDS: Final = 15.0  # for which counted tables may be old: all of them are looked through
_MEMORY: Final = "process_resident_memory_bytes"


class Figures(Collector):
    """Looks up what there is. Tables are counted in the database, all else in this process."""

    def __init__(self, store: Store, hall: Hall, bots: BotPool, reviews: Reviews) -> None:
        self._store = store
        self._hall = hall
        self._bots = bots
        self._reviews = reviews
        self._tables: Mapping[str, int] = {}
        self._until = 0.0
        self._registry = CollectorRegistry()
        self._registry.register(self)

    async def told(self) -> bytes:
        """All figures as Prometheus reads them. If the database does not answer, those of this process."""
        if time.monotonic() >= self._until:
            self._tables = await self._counted_tables()
            self._until = time.monotonic() + _SECONDS
        return generate_latest(COUNTED) + generate_latest(self._registry)

    async def _counted_tables(self) -> Mapping[str, int]:
        try:
            return await self._store.count_tables()
        except Exception:  # it is counted among the errors of the database, which is told
            return {}

    def collect(self) -> Iterator[Metric]:
        yield InfoMetricFamily("windfall", "The version that runs.", {"version": version("windfall")})
        tables = GaugeMetricFamily("windfall_tables", "Tables in the database.", labels=["status"])
        for status, count in self._tables.items():
            tables.add_metric([status], count)
        yield tables
        yield GaugeMetricFamily("windfall_rooms", "Tables in the memory of this process.", len(self._hall.rooms))
        yield self._connections()
        yield from self._jobs()
        yield from self._workers()

    def _connections(self) -> Metric:
        told = GaugeMetricFamily("windfall_connections", "Sockets that are connected to tables.", labels=["sort"])
        everybody = sum(len(room.audience) for room in self._hall.rooms)
        watching = sum(len(room.audience.watching(room.table)) for room in self._hall.rooms)
        told.add_metric(["players"], everybody - watching)
        told.add_metric(["watchers"], watching)
        told.add_metric(["annexes"], self._hall.connections_elsewhere)
        return told

    def _jobs(self) -> Iterator[Metric]:
        waiting, running = (Counter[str]() for _ in range(2))
        for load in (self._bots.load(), self._reviews.load()):
            waiting += load.waiting
            running += load.running
        for name, meaning, counted in (("waiting", "wait", waiting), ("running", "are being done", running)):
            told = GaugeMetricFamily(f"windfall_jobs_{name}", f"Jobs that {meaning}.", labels=["sort"])
            for sort in ("bot", "hint", "review"):
                told.add_metric([sort], counted[sort])
            yield told

    def _workers(self) -> Iterator[Metric]:
        pids = self._bots.pids
        yield GaugeMetricFamily("windfall_workers", "Processes in which bots think.", len(pids))
        memory = sum(map(_resident_bytes, pids))
        yield GaugeMetricFamily("windfall_workers_memory_bytes", "Resident memory of all of them.", memory)


def _resident_bytes(pid: int) -> float:
    """0 where the system does not tell, or if the process has ended."""
    found = ProcessCollector(pid=lambda: pid, registry=None).collect()
    return sum(sample.value for metric in found for sample in metric.samples if sample.name == _MEMORY)
