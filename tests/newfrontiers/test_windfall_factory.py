"""The any-kind world corrected to a windfall world (NF-w14). Tiles are read once in a process, so this has one of its
own, in which the tests of `windfall_factory.py` run."""

import os
import subprocess
import sys
from pathlib import Path

from tests.newfrontiers.corrected import WORLDS, edited, write
from windfall.engine.files.component_folder import DATA_VARIABLE

FACTORY = "alien_oort_cloud_factory"
ROOT = Path(__file__).parents[2]


def test_the_factory_can_be_corrected_to_a_windfall_world(tmp_path: Path) -> None:
    write(tmp_path, WORLDS, edited(WORLDS, FACTORY, 'goods = "production"', 'goods = "windfall"'))
    tests = Path(__file__).with_name("windfall_factory.py")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-n", "0", str(tests)],
        cwd=ROOT,
        env={**os.environ, DATA_VARIABLE: str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
