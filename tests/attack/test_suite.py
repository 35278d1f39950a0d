"""All attacks are among those that `make attack` runs, and are where it looks for them."""

import re
from pathlib import Path

import pytest

from tests.attack.suite import HERE, SUITE, places

_ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("place", sorted({place for each in SUITE.values() for place in each}))
def test_it_is_there(place: str) -> None:
    file, _, name = place.partition("::")
    assert (_ROOT / file).exists()
    if name:
        assert re.search(rf"def {name}\(", (_ROOT / file).read_text())


def test_none_is_left_out() -> None:
    own = {f"{HERE}/{file.name}" for file in Path(__file__).parent.glob("test_*.py")} - {f"{HERE}/test_suite.py"}
    fuzzed = {f"tests/server/{file.name}" for file in (_ROOT / "tests" / "server").glob("test_fuzz_*.py")}
    assert own | fuzzed <= set(places())
