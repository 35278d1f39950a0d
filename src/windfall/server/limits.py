"""Rates: how often something may be done."""

import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Final

from windfall.server.refusals import RequestRefused

Clock = Callable[[], float]


class Bucket:
    """Lets `at_once` through, and after that `per_second`."""

    __slots__ = ("_at_once", "_clock", "_left", "_per_second", "_since")

    def __init__(self, per_second: float, at_once: int, clock: Clock = time.monotonic) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._left = float(at_once)
        self._since = clock()

    def take(self) -> bool:
        """Whether it may be done once more now."""
        self._refill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def full(self) -> bool:
        self._refill()
        return self._left >= self._at_once

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._at_once, self._left + (now - self._since) * self._per_second)
        self._since = now


class Rates:
    """One bucket for each who asks; the buckets of those who have not asked for a while are forgotten."""

    _SWEEP: Final = 10_000

    def __init__(self, per_minute: int, at_once: int, clock: Clock = time.monotonic) -> None:
        self._per_second = per_minute / 60
        self._at_once = at_once
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def check(self, *askers: str) -> None:
        if len(self._buckets) > self._SWEEP:
            self._buckets = {asker: bucket for asker, bucket in self._buckets.items() if not bucket.full}
        for asker in askers:
            if asker not in self._buckets:
                self._buckets[asker] = Bucket(self._per_second, self._at_once, self._clock)
            if not self._buckets[asker].take():
                raise RequestRefused(
                    "That was too much at once. Wait a minute and try again.", HTTPStatus.TOO_MANY_REQUESTS
                )
