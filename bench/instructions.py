"""Processor instructions of a hot path, counted by valgrind: the same in every run, whatever else the machine does."""

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

HOT_PATHS: Final = Path(__file__).with_name("hot_paths.py")
# Enough that the last game's rest does not matter, and few enough for a tool that is fifty times slower.
REPEATS: Final = {"play": 1500, "copy": 1000, "observe": 1000, "sample": 100}


def instructions(tree: Path, title: str, players: int, path: str) -> float:
    """Instructions for one move, copy, observation or sample of the windfall in that folder."""
    none, done_before = _count(tree, title, players, path, 1)
    some, done = _count(tree, title, players, path, REPEATS[path])
    return (some - none) / (done - done_before)


def _count(tree: Path, title: str, players: int, path: str, repeats: int) -> tuple[int, int]:
    """All instructions of a process, and how often it did what it was asked to do."""
    with tempfile.TemporaryDirectory() as folder:
        tool = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out", sys.executable]
        asked = [str(HOT_PATHS), "repeat", title, str(players), path, str(repeats)]
        environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
        told = subprocess.run([*tool, *asked], env=environment, capture_output=True, text=True, check=True)
    collected = re.search(r"Collected : (\d+)", told.stderr)
    assert collected is not None, told.stderr
    return int(collected[1]), int(told.stdout)
