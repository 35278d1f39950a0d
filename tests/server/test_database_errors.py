"""What keeps a database from being opened is told as what to do about it, and never with its password."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.running import run
from tests.support.postgres_server import address, do
from windfall.engine.extras import how_to_install
from windfall.server.database.connect import DatabaseError, open_database
from windfall.server.database.connect import _upgrade as upgrade
from windfall.server.settings import Settings


async def told(url: str) -> str:
    with pytest.raises(DatabaseError) as caught:
        await open_database(Settings(url).url)
    assert "pass-word" not in str(caught.value)
    return str(caught.value)


@run
async def test_a_wrong_password(postgres: str) -> None:
    _made, file = await do(postgres, "CREATE USER locked PASSWORD 'another'", "SHOW hba_file")
    rules = Path(file)
    kept = rules.read_text()
    rules.write_text(f"local all locked scram-sha-256\n{kept}")
    try:
        await do(postgres, "SELECT pg_reload_conf()")
        for _ in range(50):  # it is read again in a moment
            try:
                await (await open_database(Settings(address(postgres, "locked", "postgres")).url)).dispose()
            except DatabaseError as error:
                if "does not let locked in; check user and password" in str(error):
                    break
        else:
            pytest.fail("the password was not asked for")
    finally:
        rules.write_text(kept)
        await do(postgres, "SELECT pg_reload_conf()", "DROP USER locked")


@run
async def test_a_database_that_is_not_there(postgres: str) -> None:
    assert "createdb missing --owner postgres" in await told(address(postgres, "postgres", "missing"))
    assert "does not let stranger in" in await told(address(postgres, "stranger", "postgres"))


@run
async def test_a_server_that_is_not_there() -> None:
    assert "no PostgreSQL answers there" in await told("postgresql://windfall:pass-word@127.0.0.1:1/windfall")


@run
async def test_a_database_of_a_newer_version(database_url: str) -> None:
    engine = await open_database(Settings(database_url).url)
    async with engine.begin() as connection:
        before = (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    try:
        assert "a newer Windfall (its form is 9999); update Windfall" in await told(database_url)
    finally:
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = :form"), {"form": before})
        await engine.dispose()


def test_a_driver_that_is_not_installed() -> None:
    """Without the extra postgres, as a host may have installed it."""
    code = (
        "import sys; sys.modules['asyncpg'] = None; from windfall.cli.app import main;"
        "sys.argv = ['windfall', 'serve', '--port', '0', '--database-url', 'postgresql://u:pass-word@127.0.0.1/n'];"
        "main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 2
    assert how_to_install("postgres") in done.stderr
    assert "Traceback" not in done.stderr
    assert "pass-word" not in done.stderr


@run
async def test_servers_that_start_at_once_make_the_tables_once(postgres: str) -> None:
    await do(postgres, "CREATE DATABASE fresh")
    url = Settings(address(postgres, "postgres", "fresh")).url
    engine = create_async_engine(url)
    try:
        async with engine.begin() as first:
            await first.run_sync(upgrade)
            second = asyncio.create_task(open_database(url))
            waiting = "SELECT count(*) FROM pg_stat_activity WHERE datname = 'fresh' AND wait_event_type = 'Lock'"
            while await do(postgres, waiting) == ["0"]:
                assert not second.done()
        await (await second).dispose()
    finally:
        await engine.dispose()
        await do(postgres, "DROP DATABASE fresh WITH (FORCE)")
