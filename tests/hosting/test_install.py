"""Windfall is installed from its source, and updated, as docs/hosting.md says, with all that it needs."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tests.hosting.document import DOCUMENT, block, command
from tests.hosting.host import Host
from tests.hosting.test_service import CHECK, UNIT

_INSTALL: Final = block("sh", "python3 -m venv")
_WHEEL: Final = block("sh", "python3 -m pip wheel")
_UPDATE: Final = command("/opt/windfall/bin/pip install --upgrade")
_NO_SOURCE: Final = (
    ".git",
    ".venv",
    "node_modules",
    "build",
    "dist",
    "client",
    "__pycache__",
    ".*_cache",
    ".hypothesis",
)
_SECONDS: Final = 1800


@pytest.mark.thorough
@pytest.mark.timeout(3 * _SECONDS)
def test_it_is_installed_and_updated_from_its_source(tmp_path: Path) -> None:
    host = Host(tmp_path, installed=False)
    source = tmp_path / "source"
    shutil.copytree(DOCUMENT.parents[1], source, ignore=shutil.ignore_patterns(*_NO_SOURCE))
    own = {name: value for name, value in host.variables.items() if name != "PYTHONPATH"}

    def pasted(written: str) -> str:
        line = ["sh", "-euc", host.here(written)]
        done = subprocess.run(line, cwd=source, env=own, capture_output=True, text=True, check=False, timeout=_SECONDS)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    pasted(_INSTALL)
    assert "wrong" not in pasted(CHECK)
    changed = source / "src/windfall/cli/__init__.py"
    changed.write_text(f"{changed.read_text()}\nUPDATED = True\n")
    pasted(_UPDATE)
    pasted("cd /; /opt/windfall/bin/python -c 'from windfall.cli import UPDATED'")
    with host.service(UNIT) as server:
        server.wait_for(host.address())
    pasted(_WHEEL)
    assert len([*source.glob("windfall-*.whl")]) == 1
