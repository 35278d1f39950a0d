"""A real Redis server for tests, which can be killed and started again at the same port."""

import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from tests.support.ports import free_port

_PATIENCE = 60.0  # seconds: for a machine that is busy with other tests


@dataclass
class RedisServer:
    folder: Path
    port: int
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> "RedisServer":
        program = shutil.which("redis-server")
        assert program is not None, "install Redis for the tests: sh tests/install.sh redis-server"
        listening = ("--bind", "127.0.0.1", "--port", str(self.port))
        # It forgets all when it ends, as one does that is hosted without a disk.
        self.process = subprocess.Popen(
            [program, *listening, "--save", "", "--appendonly", "no", "--dir", str(self.folder)],
            stdout=subprocess.DEVNULL,
        )
        until = time.monotonic() + _PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return self
            except OSError:
                assert self.process.poll() is None, "Redis did not start"
                assert time.monotonic() < until
                time.sleep(0.02)

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


@contextmanager
def running_redis(folder: Path) -> Iterator[RedisServer]:
    server = RedisServer(folder, free_port()).start()
    try:
        yield server
    finally:
        server.kill()
