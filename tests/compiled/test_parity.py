"""The compiled core plays exactly as the interpreted one: every state, list of options, observation and feature.

Runs where there is a compiled core of these very sources: `make test-compiled` builds it first.
"""

import importlib
import os
import random
import subprocess
import sys
from pathlib import Path

import build_core
import pytest

import windfall
from tests.support.golden import GoldenGames
from tests.support.subject import Subject, play_out
from windfall import Journal

RANDOM_GAMES = 30
COURSE = Path(__file__).with_name("course.py")

pytestmark = pytest.mark.skipif(
    build_core.is_outdated(), reason="there is no compiled core of these sources; build it with: make compile"
)


def golden_games(title: str) -> GoldenGames:
    module = importlib.import_module(f"tests.{title}.record_golden")
    games = module.GAMES
    assert isinstance(games, GoldenGames)
    return games


def random_journal(subject: Subject, number: int) -> Journal:
    setup, policy = subject.setup_and_policy(number)
    return play_out(subject.new_game(setup, seed=number), policy, random.Random(number)).journal()


def played(tree: Path, journals: Path) -> list[str]:
    """What the windfall of a folder says to these games."""
    environment = {**os.environ, "PYTHONPATH": str(tree), "PYTHONHASHSEED": "0"}
    told = subprocess.run(
        [sys.executable, str(COURSE), str(journals)], env=environment, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    return told.stdout.splitlines()


@pytest.mark.parametrize("title", windfall.title_names())
def test_both_cores_play_the_same_games(title: str, tmp_path: Path) -> None:
    golden = golden_games(title)
    journals = [game.journal for game in golden.load()]
    journals += [random_journal(golden.subject, number) for number in range(1_000_000, 1_000_000 + RANDOM_GAMES)]
    file = tmp_path / "journals.jsonl"
    file.write_bytes(b"".join(journal.to_json() + b"\n" for journal in journals))
    interpreted = played(build_core.SOURCES, file)
    compiled = played(build_core.COMPILED, file)
    assert (interpreted[0], compiled[0]) == ("interpreted", "compiled")
    assert len(interpreted) > sum(len(journal.moves) for journal in journals)
    for one, other in zip(interpreted[1:], compiled[1:], strict=True):
        assert one == other
