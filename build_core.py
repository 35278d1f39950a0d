"""Compiles the core, engine and titles, with mypyc: `make compile`, and wheels where WINDFALL_COMPILE=1 is set.

The compiled package is a copy of src in build/compiled, with an extension module beside each source that is compiled.
So what runs from src is always the source itself; `PYTHONPATH=build/compiled` runs the compiled copy. With
`--title race` the other titles stay as they are: a build for whoever measures one of them, in a third of the time.
"""

import argparse
import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"
COMPILER_PACKAGES = ["mypy[mypyc]>=1.15", "msgspec>=0.19"]
SWITCH = "WINDFALL_COMPILE"

# The rooms that are compiled: what play, copies, observations, samples, features and ratings need. Not the rooms `data`
# and `files`, whose forms are read while running, nor `words`, which are worked out only when a person asks.
_ENGINE = ("engine",)
_TITLE = (".", "components", "rules", "reading", "numbers", "player")
_DIGEST = "sources.sha256"
# One group: calls between modules are direct. No names are exported, so that the C compiler can inline functions and
# need not look them up; nor does it look up Python's twice. No debug information: eight minutes of one core.
_BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup

modules = mypycify(sys.argv[3:], opt_level="3", debug_level="0", target_dir=sys.argv[2], group_name="windfall")
for module in modules if sys.platform != "win32" else ():
    module.extra_compile_args += ["-fvisibility=hidden", "-fno-plt"]
setup(
    name="windfall",
    packages=[],
    ext_modules=modules,
    script_args=["--quiet", "build_ext", "--inplace", "--build-temp", sys.argv[1], "--build-lib", sys.argv[1]],
)
"""


def main() -> None:
    parser = argparse.ArgumentParser(description="Compile the core.")
    parser.add_argument("--if-changed", action="store_true", help="only if there is no build of the core as it is now")
    parser.add_argument("--title", choices=[path.name for path in titles()], help="the engine and this title only")
    asked = parser.parse_args()
    destination = COMPILED
    if asked.title:
        destination = COMPILED.with_name(f"{COMPILED.name}-{asked.title}")
        compile_into(destination, core([SOURCES / "windfall" / "titles" / asked.title]))
    elif asked.if_changed and not is_outdated():
        _copy_sources(COMPILED)
    else:
        build()
    folder = destination.relative_to(ROOT)
    print(f"The compiled core is in {folder}; run it with PYTHONPATH={folder}")


def build(destination: Path = COMPILED) -> None:
    """Copy the package and compile its core."""
    digest = _digest()
    compile_into(destination, core())
    (destination / _DIGEST).write_text(digest)


def compile_into(destination: Path, sources: list[Path]) -> None:
    """Copy the package and compile these of its sources."""
    shutil.rmtree(destination, ignore_errors=True)
    _copy_sources(destination)
    objects = destination / "objects"
    modules = [str(path.relative_to(SOURCES)) for path in sources]
    build_script = [sys.executable, "-c", _BUILD, str(objects), str(objects), *modules]
    # checked by `make lint` with the project's settings; here mypy only has to find the types
    settings = {"MYPYPATH": str(destination), "MYPY_CACHE_DIR": str(objects / "types")}
    subprocess.run(build_script, cwd=destination, check=True, env={**os.environ, **settings})
    shutil.rmtree(objects)


def _copy_sources(destination: Path) -> None:
    unused = shutil.ignore_patterns("__pycache__", "client")
    shutil.copytree(SOURCES / "windfall", destination / "windfall", ignore=unused, dirs_exist_ok=True)


def titles() -> list[Path]:
    return sorted(path.parent for path in (SOURCES / "windfall" / "titles").glob("*/title.py"))


def core(of: list[Path] | None = None) -> list[Path]:
    """The sources that are compiled: of the engine, and of all titles or only these."""
    rooms = [SOURCES / "windfall" / room for room in _ENGINE]
    rooms += [title / room for title in of or titles() for room in _TITLE]
    return [path for room in rooms for path in sorted(room.glob("*.py")) if path.stem != "__init__"]


def extensions(destination: Path = COMPILED) -> list[Path]:
    """The extension modules of a build: one with all the code, and one beside each source that loads its part."""
    return sorted([*destination.rglob("*.so"), *destination.rglob("*.pyd")])


def is_outdated() -> bool:
    """Whether there is no build of the core as it is now."""
    told = COMPILED / _DIGEST
    return not told.exists() or told.read_text() != _digest()


def _digest() -> str:
    """Of what is compiled, of this script, and of the Python that will run it."""
    digest = hashlib.sha256(f"{platform.python_version()} {platform.machine()}".encode())
    for path in [Path(__file__), *core()]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


if __name__ == "__main__":
    main()
