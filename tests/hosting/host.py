"""A machine as docs/hosting.md has it, made of folders, ports and addresses of this one."""

import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import httpx
import psutil

from tests.hosting.document import environment, environment_files, exec_start
from tests.server.running import PATIENCE, Person, Server
from tests.support.ports import free_port

# What stands in the document, and what stands for it here. All else is run as it is written.
FOLDERS: Final = ("/opt/windfall", "/usr/local/bin", "/var/lib/windfall", "/var/log/nginx", "/backup", "/etc")
PORTS: Final = ("8080", "9464", "6379")  # for each a port that is free
ADDRESSES: Final = {"10.0.0.2 ": "127.0.0.2 ", "10.0.0.": "127.0.0."}  # which all are this machine
PROGRAMS: Final = {
    "sudo -u postgres ": "",  # the PostgreSQL of tests lets everybody be `postgres` who comes over its socket
}


@dataclass
class Host:
    folder: Path
    environment: dict[str, str] = field(default_factory=dict)
    ports: dict[str, int] = field(default_factory=lambda: {port: free_port() for port in PORTS})
    installed: bool = True  # the program is found; if not, it is for a test to install it

    def __post_init__(self) -> None:
        for name in FOLDERS:
            (self.folder / name[1:]).mkdir(parents=True, exist_ok=True)
        python = shlex.quote(sys.executable)
        if self.installed:
            for name, program in (("windfall", f"{python} -m windfall"), ("python", python)):
                script = self.folder / "opt/windfall/bin" / name
                script.parent.mkdir(parents=True, exist_ok=True)
                script.write_text(f'#!/bin/sh\nexec {program} "$@"\n')
                script.chmod(0o755)
            (self.folder / "usr/local/bin/windfall").symlink_to(self.folder / "opt/windfall/bin/windfall")

    def here(self, written: str) -> str:
        """What is written, with what stands for it on this machine."""
        for name, own in (PROGRAMS | ADDRESSES).items():
            written = written.replace(name, own)
        for port, own_port in self.ports.items():
            written = re.sub(rf"\b{port}\b", str(own_port), written)
        return re.sub(rf"(?<![\w.])({'|'.join(FOLDERS)})\b", rf"{self.folder}\1", written)

    @property
    def variables(self) -> dict[str, str]:
        """Nothing that Windfall or PostgreSQL could have from whoever runs the tests."""
        mine = {name: value for name, value in os.environ.items() if not name.startswith(("WINDFALL_", "PG"))}
        programs = [
            str(self.folder / "usr/local/bin"),
            self.environment.get("PATH", ""),
            mine["PATH"],
            "/usr/sbin",
            "/sbin",
        ]
        data = {"XDG_DATA_HOME": str(self.folder / "data"), "HOME": str(self.folder)}
        return mine | data | self.environment | {"PATH": os.pathsep.join(filter(None, programs))}

    def run(self, written: str, *, told: str = "", wrong: bool = False) -> subprocess.CompletedProcess[str]:
        """Give a block of commands to a shell. Without a terminal, what asks for something reads what it is told."""
        done = subprocess.run(
            ["sh", "-euc", self.here(written)],
            input=told,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
            env=self.variables,
            start_new_session=True,
        )
        assert wrong == (done.returncode != 0), done.stdout + done.stderr
        return done

    def service(self, unit: str, *drop_ins: str) -> AbstractContextManager["Running"]:
        """What a unit starts, with the variables that it and its files say."""
        variables = {}
        for written in (unit, *drop_ins):
            variables |= environment(written)
            for file in environment_files(written):
                lines = Path(self.here(file)).read_text().splitlines()
                variables |= dict(line.split("=", 1) for line in lines)
        return self.started(exec_start("\n".join((unit, *drop_ins))), also=variables)

    @contextmanager
    def started(self, written: str, *, also: Mapping[str, str] | None = None) -> Iterator["Running"]:
        """A command that goes on until it is stopped, with other variables besides."""
        more = {name: self.here(value) for name, value in (also or {}).items()}
        output = self.folder / f"output {len([*self.folder.glob('output*')])}"
        with output.open("wb") as out:
            process = subprocess.Popen(
                ["sh", "-euc", self.here(written)],
                stdin=subprocess.DEVNULL,
                stdout=out,
                stderr=subprocess.STDOUT,
                env=self.variables | more,
                start_new_session=True,
            )
        running = Running(process, output)
        try:
            yield running
            running.stop()
        finally:
            running.kill()

    def person(self, cookies: httpx.Cookies | None = None) -> Person:
        """Somebody at the page, who may have been here before."""
        person = Person(Server("", port=self.ports["8080"]))
        if cookies is not None:
            person.http.cookies = cookies
        return person

    def address(self, machine: str = "127.0.0.1") -> str:
        return f"http://{self.here(machine)}:{self.ports['8080']}"


@dataclass
class Running:
    """Processes of one command."""

    process: subprocess.Popen[bytes]
    output: Path

    def wait_for(self, address: str) -> None:
        until = time.monotonic() + PATIENCE
        while True:
            try:
                answer = httpx.get(f"{address}/health", timeout=5, trust_env=False)
                if answer.status_code == 200:
                    return
            except httpx.TransportError:
                pass
            assert self.process.poll() is None, self.output.read_text()
            assert time.monotonic() < until, self.output.read_text()
            time.sleep(0.05)

    def wait_for_line(self, told: str) -> None:
        until = time.monotonic() + PATIENCE
        while told not in self.output.read_text():
            assert self.process.poll() is None, self.output.read_text()
            assert time.monotonic() < until, self.output.read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """As a service manager does it: all processes are asked to end."""
        processes = self.processes()
        if processes:
            os.killpg(self.process.pid, signal.SIGTERM)
        self.process.wait(PATIENCE)
        _gone, left = psutil.wait_procs(processes, PATIENCE)
        assert left == []

    def kill(self) -> None:
        """As if the machine had lost its power."""
        for each in self.processes():
            with suppress(psutil.NoSuchProcess):
                each.kill()
        self.process.wait(PATIENCE)

    def processes(self) -> list[psutil.Process]:
        try:
            shell = psutil.Process(self.process.pid)
            return [shell, *shell.children(recursive=True)]
        except psutil.NoSuchProcess:
            return []
