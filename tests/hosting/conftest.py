"""The services that docs/hosting.md names, started for its tests."""

from collections.abc import Iterator

import pytest

from tests.hosting import postgres as packaged
from tests.hosting.postgres import Postgres


@pytest.fixture(scope="session")
def _started() -> Iterator[Postgres]:
    with packaged.running() as started:
        yield started


@pytest.fixture
def postgres(_started: Postgres) -> Iterator[Postgres]:
    """As it is when its package was installed."""
    _started.configure()
    yield _started
    _started.drop_all()
