"""Rates: how often something may be done."""

import time
from collections.abc import Callable
from http import HTTPStatus
from typing import Final

from windfall.engine.words.message import Message, message
from windfall.server.refusals import RequestRefused

Clock = Callable[[], float]

TOO_MUCH: Final = message("server-too-much")
AT_ONE_ADDRESS: Final = 10  # people who may well share one


class Bucket:
    """Lets `at_once` through, and after that `per_second`."""

    __slots__ = ("_at_once", "_clock", "_left", "_per_second", "_since")

    def __init__(self, per_second: float, at_once: int, clock: Clock = time.monotonic) -> None:
        self._per_second = per_second
        self._at_once = at_once
        self._clock = clock
        self._left = float(at_once)
        self._since = clock()

    def take(self, cost: float = 1.0) -> bool:
        """Whether it may be done once more now."""
        self._refill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def spend(self, cost: float) -> None:
        """It was done, whether it was allowed or not."""
        self._refill()
        self._left = max(0.0, self._left - cost)

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

    def __init__(
        self, per_minute: float, at_once: int, clock: Clock = time.monotonic, message: Message = TOO_MUCH
    ) -> None:
        self._message = message
        self._per_second = per_minute / 60
        self._at_once = at_once
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}
        self._most = self._SWEEP  # buckets, before those that are full are looked for
        self.spent: dict[str, float] | None = None  # what other processes have not been told of, if there are any

    def check(self, *askers: str, cost: float = 1.0) -> None:
        for asker in askers:
            if not self._bucket(asker).take(cost):
                raise RequestRefused(self._message, HTTPStatus.TOO_MANY_REQUESTS)
            if self.spent is not None:
                self.spent[asker] = self.spent.get(asker, 0.0) + cost

    def spend(self, asker: str, cost: float) -> None:
        """It was done already, at another process."""
        self._bucket(asker).spend(cost)

    def _bucket(self, asker: str) -> Bucket:
        if len(self._buckets) > self._most:
            self._buckets = {asker: bucket for asker, bucket in self._buckets.items() if not bucket.full}
            self._most = max(self._SWEEP, 2 * len(self._buckets))  # or each who asks would have all looked through
        if asker not in self._buckets:
            self._buckets[asker] = Bucket(self._per_second, self._at_once, self._clock)
        return self._buckets[asker]


def rates(
    per_minute: float, at_once: int, message: Message = TOO_MUCH, sharing: int = AT_ONE_ADDRESS
) -> tuple[Rates, Rates]:
    """Rates for identities, and for addresses, which so many may share."""
    by_address = Rates(per_minute * sharing, at_once * sharing, message=message)
    return Rates(per_minute, at_once, message=message), by_address
