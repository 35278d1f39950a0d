"""Trees of source that can be measured side by side: the one here, its compiled copy, and other commits."""

import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from hot_paths import ANY_GAMES
from windfall.workers.threads import PINNED

ROOT: Final = Path(__file__).resolve().parent.parent
HERE: Final = ROOT / "src"
COMPILED: Final = ROOT / "build" / "compiled"
HOT_PATHS: Final = ROOT / "bench" / "hot_paths.py"
# Games that two trees are asked for, and how many of them both must play alike.
_GAMES: Final = 40
_ALIKE: Final = 3


class Tree:
    """A process that runs the windfall of one folder and measures what it is asked to."""

    def __init__(self, name: str, folder: Path) -> None:
        self.name = name
        self._process = subprocess.Popen(
            [sys.executable, str(HOT_PATHS), "serve"],
            env=environment(folder),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(
        self, title: str, players: int, path: str, seconds: float, options: tuple[str, ...] = (), seeds: str = ANY_GAMES
    ) -> tuple[float, float]:
        """Microseconds for one of what the path does, and how many a call of it does; see hot_paths.py."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(title, players, path, seconds, seeds, *options, file=self._process.stdin, flush=True)
        told = self._process.stdout.readline().split()
        if not told:
            raise SystemExit(f"{self.name}: {title} with {players} players: {path} cannot be measured")
        return float(told[0]), float(told[1])

    def close(self) -> None:
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait()


def environment(folder: Path) -> dict[str, str]:
    """In which Python finds the windfall of that folder, and does the same in every run."""
    return {**os.environ, **PINNED, "PYTHONPATH": str(folder), "PYTHONHASHSEED": "0"}


def games_alike(folders: Sequence[Path], title: str, players: int) -> str:
    """Seeds of random games in which the trees do the same: where rules were changed, others say nothing of speed."""
    courses = []
    for folder in folders:
        asked = [sys.executable, str(HOT_PATHS), "games", title, str(players), str(_GAMES)]
        told = subprocess.run(asked, env=environment(folder), capture_output=True, text=True, check=True)
        courses.append(told.stdout.split())
    seeds = [str(seed) for seed, words in enumerate(zip(*courses, strict=True)) if len(set(words)) == 1]
    if len(seeds) < _ALIKE:
        raise SystemExit(
            f"{title}: of {_GAMES} random games only {len(seeds)} are the same in both, too few to compare"
        )
    return ",".join(seeds)


@contextmanager
def committed(commit: str, compiled: bool = False) -> Iterator[Path]:
    """The sources as they were in a commit, or its core compiled by its own script."""
    parts = ("src", "build_core.py") if compiled else ("src",)
    with TemporaryDirectory() as folder:
        archive = subprocess.run(["git", "archive", commit, *parts], cwd=ROOT, capture_output=True, check=True).stdout
        subprocess.run(["tar", "--extract", "--directory", folder], input=archive, check=True)
        if compiled:
            subprocess.run([sys.executable, "build_core.py"], cwd=folder, check=True)
        yield Path(folder) / COMPILED.relative_to(ROOT) if compiled else Path(folder) / "src"
