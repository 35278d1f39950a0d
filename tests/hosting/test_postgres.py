"""A server on PostgreSQL as docs/hosting.md has it: made, started, dumped while it runs, and restored."""

import random
from pathlib import Path
from typing import Final

import pytest

from tests.hosting.document import block, command
from tests.hosting.host import Host
from tests.hosting.postgres import Postgres
from tests.hosting.test_service import RESTORE, UNIT, wrong_findings
from tests.server.running import Person, run

MAKE_DATABASE: Final = block("sh", "sudo -u postgres createuser")
READ_FILE: Final = command("set -a; . /etc/windfall.env; set +a") + "\n"
_MAKE_FILE: Final = command("install -m 600")
_CHECK: Final = block("sh", "set -a")
_FILE: Final = block("conf", "WINDFALL_DATABASE_URL=postgresql://windfall:PASSWORD@localhost/windfall\n")
_FILE_OF_SEVERAL: Final = block("conf", f"{_FILE}WINDFALL_REDIS_URL=")
_DROP_IN: Final = block("ini", "[Service]\nEnvironmentFile=/etc/windfall.env\n")
_SEVERAL: Final = command("windfall serve --processes 4")
_DUMP: Final = block("sh", "umask 077\n")
_RESTORE_DUMP: Final = block("sh", "sudo -u postgres dropdb")


def prepared(folder: Path, postgres: Postgres, file: str) -> Host:
    host = Host(folder, postgres.environment)
    host.run(MAKE_DATABASE, told="PASSWORD\nPASSWORD\n")
    host.run(_MAKE_FILE)
    kept = folder / "etc/windfall.env"
    kept.write_text(host.here(file))
    assert kept.stat().st_mode & 0o777 == 0o600
    return host


async def has_played(host: Host) -> tuple[Person, str]:
    """Somebody who has begun with a game, and its table."""
    person = host.person()
    table = person.open_table("jumpdrive", "me", {"sort": "bot", "level": "beginner"})["id"]
    seat = await person.join(table)
    await seat.play_to_the_end(random.Random(1), moves=3)
    await seat.close()
    return person, table


@run
async def test_tables_come_back_from_a_dump(tmp_path: Path, postgres: Postgres) -> None:
    host = prepared(tmp_path, postgres, _FILE)
    assert wrong_findings(host, _CHECK) == []
    with host.service(UNIT, _DROP_IN) as server:
        server.wait_for(host.address())
        ann, table = await has_played(host)
        host.run(_DUMP)
        later = ann.open_table("jumpdrive", "me", "open")["id"]
    assert (tmp_path / "backup/windfall.dump").stat().st_mode & 0o777 == 0o600
    host.run(_RESTORE_DUMP)
    with host.service(UNIT, _DROP_IN) as server:
        server.wait_for(host.address())
        again = host.person(ann.http.cookies)
        assert again.http.get(f"/api/tables/{later}").status_code == 404
        seat = await again.join(table)
        await seat.play_to_the_end(random.Random(2))
        assert seat.over
        await seat.close()
    assert not [*tmp_path.rglob("*.sqlite3")]  # the file's database has replaced the unit's
    host.run(f"{READ_FILE}windfall admin backup {tmp_path}/backup/windfall.sqlite3")
    host.run(RESTORE)
    listed = "windfall admin tables --status over --database-url sqlite:////var/lib/windfall/tables.sqlite3"
    assert "jumpdrive" in host.run(listed).stdout


@pytest.mark.thorough
@run
async def test_several_processes_play(tmp_path: Path, postgres: Postgres) -> None:
    host = prepared(tmp_path, postgres, _FILE_OF_SEVERAL)
    redis = host.started(f"redis-server --port 6379 --save '' --dir {tmp_path}")
    with redis as talk, host.started(READ_FILE + _SEVERAL) as server:
        talk.wait_for_line("Ready to accept")
        server.wait_for(host.address())
        await has_played(host)
        assert sum("windfall.server.processes" in " ".join(each.cmdline()) for each in server.processes()) == 4
