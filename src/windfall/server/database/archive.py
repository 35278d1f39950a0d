"""Reading the archive of component sets without a server."""

from pathlib import Path

from sqlalchemy import inspect
from sqlalchemy.ext.asyncio import create_async_engine

from windfall.engine.files.component_set import ComponentSet
from windfall.server.database.connect import checked_url, told_errors
from windfall.server.database.models import ComponentSetRow
from windfall.server.database.records import SetName
from windfall.server.database.store import Store


async def archived_set(url: str, name: SetName) -> ComponentSet | None:
    """A component set that a server has archived, if it has. A database that is not there, or older, has none."""
    address = checked_url(url)
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        return None
    async with told_errors(url):
        engine = create_async_engine(url)
        try:
            async with engine.connect() as connection:
                there = await connection.run_sync(lambda each: inspect(each).has_table(ComponentSetRow.__tablename__))
            return await Store(engine).sets.find(name) if there else None
        finally:
            await engine.dispose()
