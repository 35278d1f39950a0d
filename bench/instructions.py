"""Processor instructions of a hot path, counted by valgrind: the same in every run, whatever else the machine does."""

import re
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from trees import HOT_PATHS, environment

# Enough for a mean, and few enough for a tool that is fifty times slower.
_REPEATS: Final = {
    "play": 600,
    "copy": 1000,
    "observe": 1000,
    "sample": 100,
    "features": 300,
    "option-features": 300,
    "greedy": 150,
    "vector-64": 640,
}


def instructions(folder: Path, title: str, players: int, path: str, seeds: str) -> float:
    """Instructions for one move, copy, observation or sample of the windfall in that folder."""
    start, done_before = _count(folder, title, players, path, 1, seeds)
    end, done = _count(folder, title, players, path, _REPEATS[path], seeds)
    return (end - start) / (done - done_before)


def _count(folder: Path, title: str, players: int, path: str, repeats: int, seeds: str) -> tuple[int, int]:
    """All instructions of a process, and how often it did what it was asked to do."""
    with TemporaryDirectory() as scratch:
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={scratch}/out", sys.executable]
        asked = [str(HOT_PATHS), "repeat", title, str(players), path, str(repeats), seeds]
        told = subprocess.run([*tool, *asked], env=environment(folder), capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", told.stderr)
    assert collected is not None, told.stderr
    return int(collected[1]), int(told.stdout)
